"""When nobody can gain any more, and what a seat that passes on and on still has to hear of."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.plain import PLAIN
from engine.games.phalanx.rules.ending import lost, scores
from engine.games.phalanx.show import presentation
from tests.games.phalanx.drawn import play, position


@pytest.mark.parametrize(("drawing", "settled"), [
    ("1 1 . # 2 2 .", True), ("1 1 . . 2 2 .", False), ("1 # 2", True), ("1 2", False), (". # 1 . # . # 2", True),
    ("1 1 . 1 1", True), ("1 . # . 2 . # 1", True), ("1 . # . 2 . . 1", False),
])
def test_walls_between_all_colours_settle_it(drawing: str, settled: bool) -> None:
    assert presentation.settled(position(drawing)) == settled


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from("..##112"), min_size=8, max_size=14), st.integers(0, 10**6))
def test_where_it_is_settled_no_way_of_playing_on_gains(row: list[str], seed: int) -> None:
    """Whatever is played by lot: no score ever rises, nobody is taken."""
    half = len(row) // 2
    state = position(" ".join(row[:half]) + "\n " + " ".join(row[half:2 * half]))
    if not presentation.settled(state) or not all(state.sides[1:]):
        return
    dice, best = Random(seed), scores(state)
    for _ in range(40):
        if state.ended:
            break
        state, _ = state.after(dice.choice(list(state.actions())))
        assert all(now <= then for now, then in zip(scores(state), best, strict=True)) and lost(state) == (0, 0)
        best = scores(state)
        assert state.ended or presentation.settled(state)


def test_a_seat_hears_of_what_touches_it_and_of_nothing_else() -> None:
    state = position("1 1 . . . . . . 2 2 . .", to_move=2)
    before = presentation.concerns(state, 1)
    assert before is not None and presentation.concerns(play(state, "grow 10,0"), 1) == before  # away from it
    nearer = position("1 1 . 2 2 2 2 . . . . .", to_move=2)
    assert presentation.concerns(nearer, 1) != before  # two stones may be taken now
    assert presentation.concerns(state, 1) != presentation.concerns(state, 2)


def test_plain_games_know_nothing_of_it() -> None:
    state = position("1 # 2")
    assert PLAIN.concerns(state, 1) is None and not PLAIN.settled(state)
