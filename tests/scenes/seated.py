"""A match on a table of its own, for tests that sit down at it at once."""

from __future__ import annotations

from engine.core.match import Match
from engine.records.journal import Journal
from scenes.client import Client
from scenes.play.scene import PlayScene
from scenes.play.table.manner import KEPT, PLAYED
from scenes.play.table.table import Table


def play_scene(app: Client, match: Match, journal: Journal | None = None, still: bool = False) -> PlayScene:
    """The scene of a match; `still`: it is a finished game to look at."""
    return PlayScene(app, Table(match, journal, app, KEPT if still else PLAYED))
