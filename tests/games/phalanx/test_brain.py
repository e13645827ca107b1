"""Phalanx's computer players: legal through whole games, the same when asked again, stopped when told, and sensible."""

import time
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from engine.ai.levels import LEVELS
from engine.ai.search import choose
from engine.core.brain import WIN, Answer, Stopped
from engine.core.game import Action
from engine.games.phalanx.brain import PhalanxBrain
from engine.games.phalanx.game import PHALANX
from engine.games.phalanx.rules import Position

BRAIN = PhalanxBrain()
NUMBERS = [level.number for level in LEVELS]
GAMES: list[dict[str, Any]] = [
    {"players": 2, "segments": 2}, {"players": 2, "segments": 2, "grow_or_move": True},
    {"players": 2, "board": "duel", "base": 6}, {"players": 3, "segments": 2}, {"players": 4, "segments": 2},
    {"players": 5, "segments": 2}, {"players": 6, "segments": 2}, {"players": 6, "board": "classic"}]
SMALL = GAMES[0]


def start(options: dict[str, Any], seed: int = 1) -> Position:
    """The first position of a game."""
    state: Position = PHALANX.start(PHALANX.settled(options, seed))
    return state


def follow(state: Position, answer: Answer) -> Position:
    """The position after an answer, each of whose steps must be legal and all of one seat."""
    seat = state.to_act
    for step in answer.steps:
        assert state.to_act == seat and state.allows(step)
        state, _ = state.after(step)
    return state


def course(options: dict[str, Any], level: int, turns: int = 400, seed: int = 1) -> Iterator[Position]:
    """The positions of a game among computers of one level, at the start of every turn and at last at the end."""
    state = start(options, seed)
    while state.to_act and state.turn < turns:
        yield state
        state = follow(state, choose(PHALANX, state, level, seed))
    yield state


def later(options: dict[str, Any], turns: int, seed: int = 1) -> Position:
    """The position of a game among greedy computers after so many turns."""
    return list(course(options, 2, turns, seed))[-1]


def never() -> bool:
    """Told to a brain that nobody stops."""
    return False


@pytest.mark.parametrize("level", NUMBERS)
@pytest.mark.parametrize("options", GAMES, ids=str)
def test_turns_are_legal(level: int, options: dict[str, Any]) -> None:
    opening = 4 * options["players"] if "segments" in options else 3
    assert list(course(options, level, opening + (14 if level < 3 else 4)))[-1].turn > opening


@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize("options", GAMES[:3], ids=str)
def test_whole_games_end_by_passing(level: int, options: dict[str, Any]) -> None:
    end = list(course(options, level))[-1]
    outcome = end.outcome()
    assert outcome and outcome.reason == "passes"


@pytest.mark.parametrize("level", NUMBERS)
@pytest.mark.parametrize("turns", [0, 5, 12, 20])
def test_same_question_same_answer(level: int, turns: int) -> None:
    state = later(SMALL, turns)
    assert choose(PHALANX, state, level, 5) == choose(PHALANX, state, level, 5)


def test_styles_differ() -> None:
    state = later({"players": 2, "segments": 3}, 20)
    assert len({choose(PHALANX, state, 2, seed).steps for seed in range(12)}) > 1


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_it_stops_when_told(options: dict[str, Any]) -> None:
    state = later(options, 16 if options["players"] < 5 else 30)
    asked: list[float] = []

    def stop() -> bool:
        asked.append(time.process_time())
        return False

    BRAIN.complete_turns(state, stop)
    assert max(np.diff(asked), default=0.0) < 0.05
    for last in range(0, len(asked), max(1, len(asked) // 4)):
        told = iter(range(10**6))
        with pytest.raises(Stopped):
            BRAIN.complete_turns(state, lambda: next(told) >= last)  # noqa: B023
    with pytest.raises(Stopped):
        BRAIN.near_turns(state, 1, lambda: True)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("level", NUMBERS)
def test_in_the_middle_of_growth_it_keeps_to_its_plan(level: int, seed: int) -> None:
    for state in course({"players": 2, "segments": 3}, 2, 26 + seed, seed):
        if state.phase == "grow" and state.turn % 3 == 0:
            _keeps_to_plan(state, level)


def _keeps_to_plan(state: Position, level: int) -> None:
    plan = choose(PHALANX, state, level, 4)
    for done, step in enumerate(plan.steps[:-1], 1):
        state, _ = state.after(step)
        rest = choose(PHALANX, state, level, 4)
        follow(state, rest)
        if state.phase == "grow":
            assert rest.steps == plan.steps[done:]


def test_after_a_movement_the_rest_is_as_good_as_planned() -> None:
    state = later({"players": 2, "segments": 3}, 34)
    turns = BRAIN.complete_turns(state, never)
    best = int(np.argmax(turns.worth(state.to_move)))
    for step in turns.steps[best][:-1]:
        state, _ = state.after(step)
        rest = BRAIN.complete_turns(state, never)
        assert rest.values[:, state.to_move - 1].max() >= turns.values[best, state.to_move - 1]


def test_a_random_turn_under_way_is_completed() -> None:
    rng, state = Random(2), later({"players": 3, "segments": 2}, 24)
    for _ in range(40):
        steps = [action for action in state.actions() if action.verb != "end"]
        state = state.after(rng.choice(steps))[0] if steps else follow(state, choose(PHALANX, state, 2, 1))
        for level in (1, 2):
            follow(state, choose(PHALANX, state, level, 1))


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_the_pass_and_a_capture_are_always_among_the_turns(options: dict[str, Any]) -> None:
    for state in course(options, 2, 30):
        if state.phase != "grow":
            continue
        turns = BRAIN.complete_turns(state, never)
        assert 1 <= len(turns.steps) <= 32 and len(set(turns.steps)) == len(turns.steps)
        assert [len(steps) for steps in turns.steps].count(1) == 1
        if any(action.verb == "move" and state.after(action)[0].took for action in state.actions()):
            assert any(sum(map(sum, turns.result(i).prisoners)) > sum(map(sum, state.prisoners))
                       for i in range(len(turns.steps)))


def test_who_is_ahead_passes_when_all_others_have_passed() -> None:
    *_, before, _ = course(SMALL, 2)
    turns = BRAIN.complete_turns(before, never)
    assert before.passes == 1 and WIN in turns.values
    for level in NUMBERS:
        assert [str(step) for step in choose(PHALANX, before, level, 3).steps] == ["end"]


def test_the_other_one_takes_red_when_red_stands_better() -> None:
    state = start({"players": 2, "board": "duel", "base": 6})
    table = state.board
    for colour, cell in ((1, "0,0"), (2, "5,-5"), (2, "-5,5")):
        state, _ = state.after(Action("stone", (str(colour), cell)))
    assert table.bit["0,0"] == state.sides[1]
    answer = choose(PHALANX, state, 3, 1)
    assert [str(step) for step in answer.steps] in (["choose 1"], ["choose 2"])
    turns = BRAIN.complete_turns(state, never)
    assert turns.exchanging == {0} and (turns.values[0] == -turns.values[1]).all()
