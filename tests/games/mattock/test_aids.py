"""Aids in Mattock: who may be removed next turn, who can still mine where, and which shapes stand on the board."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from engine.core.events import Removed
from engine.games.mattock.brain.regions import regions
from engine.games.mattock.game import MATTOCK
from engine.games.mattock.rules.state import Position
from engine.games.mattock.show.aids import AIDS, aid_marks
from engine.games.mattock.show.danger import removable
from tests.games.mattock.drawn_positions import position


def played(size: int, setup: str, seed: int) -> Iterator[Position]:
    """The positions of a random game, those in the middle of a turn too."""
    rng, state = Random(seed), MATTOCK.start(MATTOCK.settled({"size": size, "setup": setup}, seed))
    while state.to_act is not None:
        yield state
        state, _ = state.after(rng.choice(state.actions()))


def tried(state: Position, seat: int) -> int:
    """The miners of a seat that some turn of the other removes, found by playing all of them."""
    turn = state if state.to_move != seat else replace(state, to_move=3 - seat, phase="mine", mined=0)
    if turn.to_act is None:
        return 0
    steps = [turn.after(action) for action in turn.actions() if action.verb != "swap"]
    if turn.phase == "mine":
        steps = [after.after(action) for after, _ in steps for action in after.actions()]
    gone = {event.place for _, events in steps for event in events if isinstance(event, Removed)}
    return sum(state.board.bit[place] for place in gone)


def endangered(drawing: str) -> set[str]:
    """The miners of seat 2 that carry the mark of danger."""
    return {mark.place for mark in aid_marks(position(drawing), "danger") if mark.owner == 2}


@pytest.mark.parametrize("seed", range(4))
def test_danger_is_what_some_turn_removes(seed: int) -> None:
    for state in played(5, "fixed", seed):
        for seat in (1, 2):
            assert removable(state, seat) == tried(state, seat), (seed, state.turn, seat)


def test_danger_is_exact_on_a_larger_board_too() -> None:
    for state in list(played(6, "random", 7))[30:90:12]:
        for seat in (1, 2):
            assert removable(state, seat) == tried(state, seat)


def test_a_lone_miner_between_two_others_is_in_danger() -> None:
    assert endangered("""
         . . . .
        . . . . .
       . . . . . .
      1 o 2 o 1 . .
       . . . . . .
        . . . . .
         . 2 . .
    """) == {"d3"}


def test_a_friend_in_touch_makes_a_miner_safe() -> None:
    assert not endangered("""
         . . . .
        . . . . .
       . . 2 . . .
      1 o 2 o 1 . .
       . . . . . .
        . . . . .
         . . . .
    """)


def test_a_friend_that_an_enemy_can_cut_off_does_not() -> None:
    assert endangered("""
         . . . .
        . . . . .
       . . . . . .
      1 2 o 2 . . .
       . . 1 . . .
        . . . . .
         . . . .
    """) == {"d2"}


def test_a_second_way_to_the_friend_does() -> None:
    assert not endangered("""
         . . . .
        . . . . .
       . o o . . .
      1 2 o 2 . . .
       . . 1 . . .
        . . . . .
         . . . .
    """)


def test_nobody_is_in_danger_while_miners_are_placed() -> None:
    state = MATTOCK.start(MATTOCK.settled({"setup": "freestyle"}, 1))
    assert [aid_marks(state, aid.name) for aid in AIDS] == [[], [], []]


def told(drawing: str) -> set[tuple[str, int, str]]:
    """Kind, owner and text of the map's marks."""
    return {(mark.kind, mark.owner, mark.text) for mark in aid_marks(position(drawing), "map")}


def test_rock_that_both_can_come_to_is_contested() -> None:
    assert told("""
        . 1 .
       . . . .
      . . . . .
       . . . .
        . 2 .
    """) == {("contested", 0, "")}


def test_rock_that_one_colour_alone_can_come_to_is_claimed_with_its_safe_mines() -> None:
    assert told("""
        . 1 .
       . . . .
      o o 2 o o
       . o . o
        . . .
    """) == {("claim", 1, ""), ("safe", 1, "1"), ("claim", 2, ""), ("safe", 2, "2")}


def test_safe_mines_can_be_made_one_after_another() -> None:
    for state in list(played(6, "random", 2))[60::10]:
        for region in regions(state):
            assert region.safe <= region.cells.bit_count() and (region.seat or not region.safe)


def test_shapes_are_named_and_hold_their_cells() -> None:
    state = position("""
      . . .
     . o o .
    . . o o .
     . . . .
      1 . 2
    """)
    marks = {(mark.kind, mark.text, len(mark.place.split())) for mark in aid_marks(state, "shapes")}
    assert ("shape", "diamond", 4) in marks
