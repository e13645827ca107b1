"""Phalanx's computer players: legal through whole games, the same when asked again, stopped when told, and sensible."""

from random import Random

import numpy as np
import pytest

from engine.ai.search import choose
from engine.core.action import Action
from engine.core.brain import WIN, Stopped
from engine.games.phalanx.brain.player import FULL, TWO, PhalanxBrain
from engine.games.phalanx.brain.worth import PLAIN, judge
from engine.games.phalanx.game import PHALANX
from engine.games.phalanx.rules.state import Position
from tests.games.phalanx.plays import GAMES, course, follow, greedy, never

BRAIN = PhalanxBrain()
NUMBERS = (1, 2, 3)


@pytest.mark.parametrize("name", GAMES)
def test_turns_of_all_levels_are_legal(name: str) -> None:
    assert list(course(name, (1, 2, 3), 30))[-1].turn == 30


@pytest.mark.parametrize("level", NUMBERS)
@pytest.mark.parametrize("name", ["grow or move"])
def test_whole_games_end_by_passing(level: int, name: str) -> None:
    end = list(course(name, (level,)))[-1]
    outcome = end.outcome()
    assert outcome and outcome.reason == "passes"


@pytest.mark.parametrize("level", NUMBERS)
@pytest.mark.parametrize("name", ["two", "duel", "three"])
def test_same_question_same_answer(level: int, name: str) -> None:
    for state in greedy(name)[4:36:11]:
        assert choose(PHALANX, state, level, 5) == choose(PHALANX, state, level, 5)


def test_styles_differ() -> None:
    answers = [{choose(PHALANX, state, 2, seed).steps for seed in range(6)} for state in greedy("two")[10:-1:3]]
    assert max(map(len, answers)) > 1


@pytest.mark.parametrize("name", GAMES)
def test_it_stops_when_told(name: str) -> None:
    """How long it goes on between two questions is measured by tests.bench.thinking."""
    state, asked = greedy(name)[22], list[None]()
    BRAIN.complete_turns(state, lambda: bool(asked.append(None)))
    assert len(asked) >= 3  # it asks all along, so that the third word may be the last
    with pytest.raises(Stopped):
        BRAIN.complete_turns(state, iter([False, False, True]).__next__)
    with pytest.raises(Stopped):
        BRAIN.near_turns(state, 1, lambda: True)


@pytest.mark.parametrize("level", NUMBERS)
def test_in_the_middle_of_growth_it_keeps_to_its_plan(level: int) -> None:
    for state in greedy("two")[10:40:5]:
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
    state = greedy("two")[24]
    turns = BRAIN.complete_turns(state, never)
    best = int(np.argmax(turns.worth(state.to_move)))
    for step in turns.steps[best][:-1]:
        state, _ = state.after(step)
        rest = BRAIN.complete_turns(state, never)
        assert rest.values[:, state.to_move - 1].max() >= turns.values[best, state.to_move - 1]


def test_a_random_turn_under_way_is_completed() -> None:
    rng, state = Random(2), greedy("three")[-1]
    for _ in range(16):
        steps = [action for action in state.actions() if action.verb != "end"]
        state = state.after(rng.choice(steps))[0] if steps else follow(state, choose(PHALANX, state, 2, 1))
        for level in (1, 2):
            follow(state, choose(PHALANX, state, level, 1))


@pytest.mark.parametrize("name", GAMES)
def test_the_pass_and_a_capture_are_always_among_the_turns(name: str) -> None:
    for state in greedy(name)[8:30:3]:
        if state.phase != "grow":
            continue
        turns = BRAIN.complete_turns(state, never)
        assert 1 <= len(turns.steps) <= FULL.kept + 3 and len(set(turns.steps)) == len(turns.steps)
        assert [len(steps) for steps in turns.steps].count(1) == 1
        if any(action.verb == "move" and state.after(action)[0].took for action in state.actions()):
            assert any(sum(map(sum, turns.result(i).prisoners)) > sum(map(sum, state.prisoners))
                       for i in range(len(turns.steps)))


def test_who_is_ahead_passes_when_all_others_have_passed() -> None:
    *_, before, _ = greedy("two")
    turns = BRAIN.complete_turns(before, never)
    assert before.passes == 1 and WIN in turns.values
    for level in NUMBERS:
        assert [str(step) for step in choose(PHALANX, before, level, 3).steps] == ["end"]


def test_who_is_behind_passes_as_well_where_nothing_can_be_gained() -> None:
    given_up, lead = 0, PhalanxBrain(sight=TWO[4])
    for state in course("duel", (4,), seed=4):
        turns = lead.complete_turns(state, never, 4) if state.passes == 1 else None
        if turns and turns.worth(state.to_move).argmax() == [len(steps) for steps in turns.steps].index(1):
            given_up += turns.worth(state.to_move).max() < 0
            assert [str(step) for step in choose(PHALANX, state, 4, 4, nodes=1).steps] == ["end"]
    assert given_up


def test_whose_turn_comes_sooner_stands_better_while_there_is_land_to_win() -> None:
    early = next(state for state in greedy("three") if state.phase == "grow")
    values = [judge(early.board, [early.sides], [(0, 0, 0)], seat, PLAIN).values[0, 0] for seat in (1, 2, 3)]
    assert values[2] > values[1] > values[0]


def test_the_other_one_takes_red_when_red_stands_better() -> None:
    state, chosen = greedy("duel")[0], []
    for red in ("0,0", "5,-5"):
        middle = state
        for colour, cell in ((1, red), (2, "5,0"), (2, "-5,0")):
            middle, _ = middle.after(Action("stone", (str(colour), cell)))
        turns = BRAIN.complete_turns(middle, never)
        assert turns.exchanging == {0} and (turns.values[0] == -turns.values[1]).all()
        chosen.append(int(turns.values[0, 1]))
    assert chosen[0] > chosen[1]
