"""What the tournament says about itself: how far it is, how long it will take, which ones there were."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from engine.ai.tournament_book import NUMBERED, KeptTournament
from scenes.games.dates import day

if TYPE_CHECKING:
    from scenes.tournament.play import Play

MOST = 30  # earlier tournaments that are offered


def status(play: Play) -> str:
    """How many games have ended, who plays now, how long it will take."""
    tournament, run = play.tournament, play.run
    if tournament is None:
        return "Choose New to begin a tournament."
    planned, done = len(tournament.plan.fixtures), len(tournament.games)
    if run is None:
        return f"All {planned} games have ended." if done == planned else f"{done} of {planned} games have ended."
    who = " – ".join(person.name for person in run.match.people)
    now = f"Game {done + 1} of {planned}: {who}, turn {run.match.state.turn + 1}"
    if play.paused:
        return f"{now}. Paused."
    left = remaining(*play.pace, planned - done)
    return f"{now}; {left}." if left else f"{now}."


def remaining(seconds: float, played: int, left: int) -> str:
    """How long the games that are left will take, if they take as long as those played so far; rounded as one says."""
    if not played:
        return ""
    rest = seconds / played * left
    if rest < 50:
        return f"about {max(5, 5 * round(rest / 5))} s left"
    if rest < 90 * 60:
        return f"about {max(1, round(rest / 60))} min left"
    return f"about {round(rest / 3600)} h left"


def offered(kept: Sequence[Path], page: KeptTournament | None) -> list[tuple[Path, str]]:
    """The tournaments to look at with the days on which they began, the open one among them."""
    paths = list(kept[:MOST])
    if page is not None and page.path is not None and page.path not in paths:
        paths.append(page.path)
    return [(path, began(path)) for path in paths]


def began(path: Path) -> str:
    """The day and time in a file's name; the name itself where it tells none."""
    with suppress(ValueError, OverflowError):
        return day(time.mktime(time.strptime(NUMBERED.sub("", path.stem)[:15], "%Y%m%d-%H%M%S")), full=True)
    return path.stem
