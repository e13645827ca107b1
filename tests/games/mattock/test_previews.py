"""What a turn would do, told before it is played: whom the other side could remove then, and rocks to mine."""

from __future__ import annotations

import pytest

from engine.core.action import Action
from engine.core.names import COLOURS
from engine.games.mattock.rules.state import Position
from engine.games.mattock.show import presentation
from engine.games.mattock.show.danger import removable
from tests.playouts import SUBJECTS, played

GAMES = [subject for subject in SUBJECTS if subject.game.name == "mattock"][:3]


def ending(state: Position) -> list[tuple[Action, Position]]:
    """The actions that would end the turn, and what each would lead to."""
    found = [(action, state.after(action)[0]) for action in state.actions() if action.verb in ("move", "stay")]
    return [(action, after) for action, after in found if after.turn > state.turn]


def test_a_turn_warns_of_what_could_be_removed_then() -> None:
    warned = calm = 0
    for state in (state for subject in GAMES for state in played(subject).states[::5]):
        assert isinstance(state, Position)
        for action, after in ending(state)[:6]:
            told = presentation.preview(state, action)
            marked = {mark.place for mark in told.marks if mark.kind == "risked"}
            assert marked == set(state.board.names(removable(after, state.to_move)))
            assert all(mark.owner == state.to_move for mark in told.marks if mark.kind == "risked")
            words = f"{COLOURS[2 - state.to_move]} could then remove"
            assert (words in told.sentence) == bool(marked)
            assert all(place in told.sentence for place in marked)
            warned, calm = warned + bool(marked), calm + (not marked)
    assert warned and calm


@pytest.mark.parametrize("subject", GAMES, ids=str)
def test_rocks_to_mine_have_one_name(subject: object) -> None:
    for state in played(subject).states[::9]:  # type: ignore[arg-type]
        assert isinstance(state, Position)
        sentences = [presentation.preview(state, action).sentence for action in state.actions()[:8]]
        assert not [text for text in sentences if "places" in text]
        words = [fact.word for seat in (1, 2) for fact in presentation.facts(state, seat)]
        assert state.phase == "place" or "rocks to mine" in words
