"""A chair at the table for scene tests: a window without a screen, a home that is thrown away."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from engine.ai import thinker as thinkers  # noqa: E402
from engine.core.match import Match  # noqa: E402
from tests.scenes.chair import Chair  # noqa: E402
from tests.scenes.mad import Mad  # noqa: E402
from tests.scenes.thinking_rig import Table  # noqa: E402

Sit = Callable[..., Chair]


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    """Sits down at a client: `sit(size=(1024, 600), text=1.0)`; all clients of a test share one home."""
    chairs: list[Chair] = []

    def seated(size: tuple[int, int] = (1024, 600), **settings: object) -> Chair:
        chairs.append(Chair(tmp_path, size, **settings))
        return chairs[-1]

    yield seated
    for chair in chairs:
        chair.close()


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Callable[..., Table]]:
    """Makes tables with an adviser beside them, and clears them away."""
    made: list[Table] = []

    def make(match: Match, nodes: int = 1, mute: bool = False, **settings: object) -> Table:
        made.append(Table(tmp_path, match, nodes, mute, **settings))
        return made[-1]

    yield make
    for table in made:
        table.chair.close()


@pytest.fixture
def mad(monkeypatch: pytest.MonkeyPatch) -> type[Mad]:
    """Every process that is started from now on is mad."""
    link = type("MadLink", (Mad,), {})
    monkeypatch.setattr(thinkers, "Link", link)
    return link
