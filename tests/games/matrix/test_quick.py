"""A round played through in a moment comes to what the rules make of the same turns."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import NamedTuple

import pytest

from engine.core.action import CHANCE
from engine.games.matrix.brain.judge import ended
from engine.games.matrix.brain.outlook import Outlook
from engine.games.matrix.brain.plans import TileRun
from engine.games.matrix.brain.quick import Round, at_the_end, dealt, drawn, greedy, quick, scoring
from engine.games.matrix.brain.worth import FAR
from engine.games.matrix.rules.actions import END, PASS, deal_to, laid_in, put, swap
from engine.games.matrix.rules.dealing import stock_tiles
from engine.games.matrix.rules.state import Position
from engine.games.matrix.rules.view import imagined
from tests.games.matrix.games import KINDS, played


class Case(NamedTuple):
    """A view behind a turn of its seat, an order of the unseen tiles, and the position behind the next deal."""

    view: Position
    order: list[int]
    state: Position
    tiles: Iterator[int]


def cases(kind: str) -> Iterator[Case]:
    """Some from a few random games."""
    rng = Random(kind)
    for seed in range(6):
        for step in islice(played(kind, seed), 4, None, 5):
            before, after = step.before, step.after
            if before.to_act and after.to_move == before.to_move and after.to_act == CHANCE and after.put:
                view = after.seen_by(before.to_move)
                order = stock_tiles(view)
                rng.shuffle(order)
                tiles = drawn(view, order)
                yield Case(view, order, dealt(imagined(view, order), tiles), tiles)


def by_the_rules(state: Position, tiles: Iterator[int], seat: int) -> Position:
    """The position when the seat comes to act, or at the end, with the others' greedy turns played by the rules."""
    while state.to_act not in (None, seat):
        if state.to_act == CHANCE:
            state, _ = state.after(deal_to(state.drawer, islice(tiles, state.draw)))
            continue
        plan = greedy(TileRun((), 0, Outlook.of(state.table, state.rules.twin), state.hand))
        steps = [put(laid_in(slot, pair)) for slot, pair in plan.places] or [PASS, swap([])]
        if len(plan.places) == 1 and plan.hand:
            steps.append(END)
        for step in steps:
            if step.verb != "swap" or state.stage == "swap":
                assert state.allows(step), step
                state, _ = state.after(step)
    return state


@pytest.mark.parametrize("kind", KINDS)
def test_a_round_is_what_the_rules_make_of_it(kind: str) -> None:
    compared = 0
    for view, order, state, tiles in cases(kind):
        if state.reason:
            continue
        seat = view.viewer or 0
        done = Round(state, Outlook.of(view.table, view.rules.twin), tiles, seat)
        value = done.value(FAR)
        tiles = drawn(view, order)
        after = by_the_rules(dealt(imagined(view, order), tiles), tiles, seat)
        assert (done.scores, done.hands, done.stock) == (list(after.scores), list(after.hands), after.stock)
        assert done.outlook.table == after.table and value == quick(view, FAR, bool)(order)
        assert not after.reason or value == at_the_end(after.scores)
        compared += 1
    assert compared > 5


@pytest.mark.parametrize("kind", ["option1", "twin"])
def test_a_greedy_turn_takes_the_tile_that_scores_most(kind: str) -> None:
    for _, _, state, _ in cases(kind):
        start = TileRun((), 0, Outlook.of(state.table, state.rules.twin), state.hand)
        best = max((place for place in start.outlook.hits(-1) if laid_in(*place[1:]).tile in state.hand), default=None)
        first = next(scoring(start), None)
        assert (first is None) == (best is None)
        if first and best:
            assert first.gain == best[0] > 0
        assert greedy(start).places or not any(state.allows(step) for step in state.actions() if step.verb == "put")


def test_a_win_shared_or_lost_counts_three_points() -> None:
    assert at_the_end((5, 3)) == [500, -500]
    assert at_the_end((4, 4)) == [0, 0] and ended((5, 3))[0] > at_the_end((5, 3))[0]
