"""Every refusal names its rule and the cells that forbid it, and none is given where something may be done."""

import pytest

from engine.core.action import Pick
from engine.core.hexes import disc
from engine.games.phalanx.rules.board import name_of
from engine.games.phalanx.rules.writing import parse
from engine.games.phalanx.show.refusals import refuse, why_not
from tests.games.phalanx.drawn import play, position
from tests.games.phalanx.games import VARIANTS, opened, played

LONG = "1 1 1 2 2 2 ."
NONE: set[str] = set()
CASES: tuple[tuple[str, tuple[str, ...], str, str, set[str]], ...] = (
    ("1 1 1 . #", (), "move 2,0 0,0 2", "wall-in-way", {"4,0"}),
    ("1 1 1 . 1", (), "move 2,0 0,0 2", "own-stone", {"4,0"}),
    ("1 1 1 .", (), "move 2,0 0,0 2", "off-board", NONE),
    ("1 1 1 . . . .", (), "move 2,0 1,0 2", "too-far", {"2,0"}),
    (LONG, (), "move 2,0 0,0 1", "longer-phalanx", {"3,0", "4,0", "5,0"}),
    (LONG, (), "move 1,0 0,0 1", "not-head", {"1,0"}),
    ("1 . 1 . .", (), "move 2,0 0,0 1", "not-in-line", {"0,0", "2,0"}),
    (LONG, (), "move 3,0 4,0 1", "not-yours", {"3,0"}),
    (". 1 1 . 1", ("grow 0,0",), "grow 3,0", "already-grown", {"0,0"}),
    ("1 . . . . 1", ("grow 1,0",), "grow 2,0", "new-stone", {"1,0"}),
    ("1 . . .", (), "grow 3,0", "no-group", NONE),
    ("1 1 . # 1 .", ("move 1,0 0,0 1",), "grow 5,0", "growth-over", NONE),
    ("1 . 1 .", ("grow 1,0",), "move 2,0 1,0 1", "joined", {"1,0"}),
    ("1 1 . . .", ("move 1,0 0,0 1",), "move 2,0 1,0 1", "moved", {"1,0", "2,0"}),
    ("1 1 . 1 1 .", ("move 1,0 0,0 1",), "move 4,0 3,0 1", "touched", {"2,0"}),
    ("1 1 .", (), "lay 9,9", "order", NONE),
)


@pytest.mark.parametrize(("drawing", "before", "text", "rule", "cells"), CASES)
def test_a_refused_action_names_its_rule(
        drawing: str, before: tuple[str, ...], text: str, rule: str, cells: set[str]) -> None:
    state = play(position(drawing), *before)
    action = parse(state, text)
    assert not state.allows(action)
    told = refuse(state, action)
    assert (told.rule, set(told.cells)) == (rule, cells)
    assert told.sentence.endswith(".") and len(told.sentence) < 90


def test_a_grown_group_is_refused_under_grow_or_move() -> None:
    state = play(position("1 1 . .", grow_or_move=True), "grow 2,0")
    assert refuse(state, parse(state, "move 2,0 0,0 1")).rule == "grown"


@pytest.mark.parametrize(("text", "rule"), [
    ("lay 3,0", "overlap"), ("lay 5,0", "few-touching"), ("lay 9,0", "apart"), ("lift 0,0", "order"), ("end", "order")])
def test_a_segment_is_refused(text: str, rule: str) -> None:
    state = play(opened("segments"), "lay 0,0")
    assert refuse(state, parse(state, text)).rule == rule


def test_the_first_segment_lies_in_the_middle() -> None:
    state = opened("segments")
    assert refuse(state, parse(state, "lay 1,0")).rule == "first-segment"


def test_only_own_stones_are_lifted() -> None:
    state = play(opened("grow_or_move"), "lay 0,0", "lay 5,-1", "lay -5,1", "lay 1,4")
    assert state.phase == "lift"
    assert refuse(state, parse(state, "lift 5,-1")) == ("not-yours", "That stone is not yours.", ("5,-1",))
    assert refuse(state, parse(state, "lift 1,0")).rule == "no-stone"


def test_nothing_is_played_after_the_end() -> None:
    state = play(position("1 . 2"), "end", "end")
    assert refuse(state, parse(state, "end")).rule == "over"


@pytest.mark.parametrize("name", VARIANTS)
def test_a_pick_is_refused_just_where_nothing_can_be_done(name: str) -> None:
    """First picks and landing cells: no refusal where a legal action follows, a refusal where none does."""
    for state, _, _, _ in played(name, 7, 150):
        legal = state.actions()
        begun = {action.picks[0].name for action in legal}
        for cell in state.board.bit if state.phase not in ("lay", "choose") else ():
            pick = Pick("cell", cell)
            assert (why_not(state, (pick,)) is None) == (cell in begun), (cell, state.phase)
        landings = {action.picks for action in legal if len(action.picks) == 2}
        for head in {picks[0] for picks in landings}:
            for place in disc(4, state.board.axial[head.name]):
                picks = (head, Pick("cell", name_of(place)))
                assert (why_not(state, picks) is None) == (picks in landings), picks


@pytest.mark.parametrize("name", ["segments", "grow_or_move"])
def test_a_segment_is_refused_just_where_it_cannot_lie(name: str) -> None:
    for state, _, _, _ in played(name, 8, 6):
        legal = {action.args[0] for action in state.actions() if action.verb == "lay"}
        for centre in disc(14) if state.phase == "lay" else ():
            picks = (Pick("cell", name_of(centre)),)
            assert (why_not(state, picks) is None) == (name_of(centre) in legal)
