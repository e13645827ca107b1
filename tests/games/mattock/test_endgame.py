"""The solver agrees with trying everything by the rules, knows the small boards by heart, and stops when told to."""

from functools import cache
from random import Random

import pytest

from engine.core.brain import Stopped
from engine.games.mattock.brain.bounds import Bounds
from engine.games.mattock.brain.endgame import Sides, Solver, Spent
from engine.games.mattock.rules.bits import diggable
from engine.games.mattock.rules.board import board, name_of
from engine.games.mattock.rules.state import Position
from tests.games.mattock.test_batch import reached
from tests.games.mattock.test_batch_turns import go_on, results


@cache
def plainly(state: Position) -> bool:
    """Whether the seat to act wins, by trying every turn of the rules."""
    ends = sorted(set(results(state)), key=lambda end: end.mines().bit_count())
    return any(not plainly(end) for end in ends)


def sides(state: Position) -> Sides:
    """The position as the solver sees it."""
    return state.tiles, state.own, state.enemy


def endings(size: int, live: int, seeds: range) -> list[Position]:
    """The first position of random games with so few live cells, where somebody can still dig."""
    found = []
    for seed in seeds:
        for turns in range(2, 60, 2):
            state = reached(size, seed, turns)
            if state.phase == "mine" and diggable(state.board, state.tiles).bit_count() <= live:
                found.append(state)
                break
    return found


def hex3(one: tuple[int, int], two: tuple[int, int]) -> Position:
    """The smallest board with one miner each."""
    small = board(3)
    red, blue = (small.bit[name_of(cell, 3)] for cell in (one, two))
    return Position(small, red | blue, red, blue)


@pytest.mark.parametrize(("one", "two", "wins"), [((2, -1), (-2, 1), False), ((2, -2), (-2, 2), True),
                                                  ((0, 0), (2, 0), True)])
def test_the_smallest_board_is_solved(one: tuple[int, int], two: tuple[int, int], wins: bool) -> None:
    state = hex3(one, two)
    assert Solver(state.board).won(sides(state), go_on) == wins


@pytest.mark.parametrize(("size", "live", "games"), [(4, 4, 12), (5, 4, 20)])
def test_it_agrees_with_trying_everything(size: int, live: int, games: int) -> None:
    seen = set()
    for state in endings(size, live, range(games)):
        assert Solver(state.board).won(sides(state), go_on) == plainly(state)
        seen.add(plainly(state))
    assert seen == {True, False}


def test_counting_is_never_wrong() -> None:
    told = 0
    for state in endings(4, 4, range(30)):
        for end in Random(1).sample(results(state), min(12, len(results(state)))):
            verdict = Bounds(end.board).verdict(*sides(end)) if end.mines() else None
            told += verdict is not None
            assert verdict in (None, plainly(end))
    assert told > 5


def test_the_winning_turn_wins() -> None:
    won = 0
    for state in endings(5, 4, range(30)):
        solver = Solver(state.board)
        turn = solver.winning(state, go_on)
        assert (turn is not None) == solver.won(sides(state), go_on)
        if turn is not None:
            end = state
            for step in turn:
                end, _ = end.after(step)
            assert not plainly(end)
            won += 1
    assert won > 3


def test_it_stops_when_told_and_when_its_steps_are_used_up() -> None:
    state = reached(5, 1, 4)
    with pytest.raises(Stopped):
        Solver(state.board).won(sides(state), lambda: True)
    with pytest.raises(Spent):
        Solver(state.board).won(sides(state), go_on, 5)
