"""Weights of an evaluation in a small readable file: a line for each, its name and a whole number."""

from __future__ import annotations

from dataclasses import astuple, fields
from pathlib import Path
from typing import Any, ClassVar, Protocol, TypeVar

WIDEST = 12


class Numbers(Protocol):
    """A dataclass, all of whose fields are whole numbers."""

    __dataclass_fields__: ClassVar[dict[str, Any]]


W = TypeVar("W", bound=Numbers)


def text(weights: Numbers) -> str:
    """Weights as a file holds them."""
    pairs = zip((field.name for field in fields(weights)), astuple(weights), strict=True)
    return "".join(f"{name:<{WIDEST}}{weight:>6}\n" for name, weight in pairs)


def read(text: str, kind: type[W]) -> W:
    """The weights of a file: name and number, in the order of the fields; lines that begin with # are remarks.

    Raises ValueError where they are not for this kind.
    """
    rows = [line.split() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    if [row[0] for row in rows] != [field.name for field in fields(kind)] or any(len(row) != 2 for row in rows):
        raise ValueError("these weights are not for these features")
    return kind(*(int(row[1]) for row in rows))


def present(file: Path, plain: W) -> W:
    """The weights that computers play by: those of the file, else the hand-made `plain` ones."""
    try:
        return read(file.read_text(encoding="utf-8"), type(plain))
    except (OSError, ValueError):
        return plain
