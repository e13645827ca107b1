"""An aid that follows the pointer is asked with the cell that is pointed at, every other one with what is picked."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.action import Pick
from engine.core.game import Game
from engine.core.match import Match
from engine.games import GAMES
from scenes.play.table.aids import Aids
from scenes.play.table.hand import Hand


class Asked:
    """A presentation that notes with which picks it is asked for the marks of each aid."""

    def __init__(self, presentation: Any) -> None:
        self._presentation, self.picks = presentation, dict[str, tuple[Pick, ...]]()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._presentation, name)

    def aid_marks(self, view: Any, name: str, picks: tuple[Pick, ...]) -> tuple[()]:
        self.picks[name] = picks
        return ()


def test_some_aid_follows_the_pointer() -> None:
    assert any(aid.pointed for game in GAMES for aid in game.presentation().aids())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_only_an_aid_that_follows_the_pointer_is_asked_with_it(game: Game) -> None:
    presentation: Any = Asked(game.presentation())
    hand = Hand(presentation)
    aids = Aids(presentation, hand, None)
    aids.on = dict.fromkeys(aids.on, True)
    view = Match(game, {}, 3).state.seen_by(0)
    cell = Pick("cell", next(iter(presentation.picture(view).cells.centres)))
    aids.marks(view)
    assert not any(presentation.picks.values())
    hand.hover(cell)
    aids.marks(view)
    assert all(presentation.picks[aid.name] == ((cell,) if aid.pointed else ()) for aid in presentation.aids())
