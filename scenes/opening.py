"""Opens saved games: from the shelf, or a file that was dropped on the window."""

from __future__ import annotations

from pathlib import Path

from engine.core.errors import InUse, StoneworkError
from engine.core.match import Match
from engine.records.files import lies_in
from engine.records.saved_games import ELSEWHERE, Kept
from scenes.begin import resume
from scenes.client import Client
from scenes.kit.widgets import tell


def open_saved(app: Client, kept: Kept) -> None:
    """Goes on with a game under way, or shows a finished one; where that fails, a sentence says so."""
    if kept.under_way and app.store.saved.read(kept).outcome is None:
        resume(app, kept.path)
    else:
        _open(app, kept.path)


def open_dropped(app: Client, path: Path | str) -> None:
    """Opens a file that was dropped on the window, over whatever is shown. A foreign file gives one sentence."""
    path = Path(path)
    if lies_in(path, app.store.under_way):
        resume(app, path)
    else:
        _open(app, path)


def _open(app: Client, path: Path) -> None:
    try:
        match = app.store.open(path)
        show(app, match, path)
    except StoneworkError as error:
        reason = ELSEWHERE if isinstance(error, InUse) else str(error)
        tell(app.scenes.top.desk, "This file cannot be opened.", reason, id="unopened")


def show(app: Client, match: Match, path: Path | None = None) -> None:
    """A finished game to look at, from its record at `path`; one that is not finished goes on, with a journal of its
    own. Raises BadRecord or InUse."""
    from scenes.play import PlayScene

    over, journal = match.outcome is not None, None
    if not over:
        match, journal, _ = app.store.take_in(match)
    scene = PlayScene(app, match, journal, still=over)
    scene.turns.record = path if over else None
    app.scenes.push(scene)
