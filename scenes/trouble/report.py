"""What a report of an error says: version, system, where it happened and after what; nothing of what lies hidden."""

from __future__ import annotations

import linecache
import platform
import traceback
from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy
import pygame

from engine import VERSION

ROOT = Path(__file__).resolve().parents[2]
KEPT = 20  # last things done that a report tells
UNSAID = "its own words are left out, for they may name what lies hidden"


def report(error: BaseException, done: Iterable[str]) -> str:
    """The text to send: errors by kind and place without their words, which could quote a hand or a whole game."""
    lines = [f"Stonework {VERSION}", f"{platform.platform()}, Python {platform.python_version()}, "
             f"pygame-ce {pygame.version.ver}, numpy {numpy.__version__}", ""]  # fmt: skip
    for one in _chain(error):
        lines += [f"{type(one).__name__} ({UNSAID})", *_places(one)]
    return "\n".join([*lines, "", "Done before:", *(f"  {thing}" for thing in done)])


def _chain(error: BaseException) -> Iterator[BaseException]:
    """The error, and those it came from."""
    seen = set[int]()
    one: BaseException | None = error
    while one is not None and id(one) not in seen:
        seen.add(id(one))
        yield one
        one = one.__cause__ or (None if one.__suppress_context__ else one.__context__)


def _places(error: BaseException) -> Iterator[str]:
    """Where it passed through, the outermost call first; a person's folders are not named."""
    for frame, line in traceback.walk_tb(error.__traceback__):
        code = frame.f_code
        path = Path(code.co_filename)
        name = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.name
        yield f"  {name}:{line} {code.co_name}: {linecache.getline(code.co_filename, line).strip()}"
