"""The computer players' turns: legal through whole games, the same when asked again, and stopped when told to."""

from random import Random
from typing import Any

import numpy as np
import pytest

from engine.ai.levels import LEVELS, level_numbered
from engine.ai.messages import Halt
from engine.ai.search import choose
from engine.ai.tree import Node, by_promise, fading
from engine.core.brain import WIN, Answer, Stopped, Turns
from engine.core.errors import BadOption
from engine.core.game import Game
from engine.core.state import State
from engine.games import GAMES, game_named

MATTOCK = game_named("mattock")
NUMBERS = [level.number for level in LEVELS]
FEW = 6  # nodes in tests that ask often


def start(options: dict[str, Any], seed: int = 1, game: Game = MATTOCK) -> State:
    """The first position of a game."""
    state: State = game.start(game.settled(options, seed))
    return state


def later(state: State, turns: int, seed: int = 1) -> State:
    """The position some random turns later, or the last in which the game still goes on."""
    rng, end = Random(seed), state.turn + turns
    while state.turn < end:
        after, _ = state.after(rng.choice(list(state.actions())))
        if after.to_act is None:
            break
        state = after
    return state


def follow(state: State, answer: Answer) -> State:
    """The position after an answer, each of whose steps must be legal and all of one seat."""
    seat = state.to_act
    assert answer.final and answer.steps == answer.line[0]
    for step in answer.steps:
        assert state.to_act == seat and state.allows(step)
        state, _ = state.after(step)
    return state


@pytest.mark.parametrize("level", NUMBERS)
@pytest.mark.parametrize("options", [{"size": 4, "setup": "random"}, {"size": 5, "swap": True},
                                     {"size": 5, "setup": "freestyle", "swap": True}], ids=str)
def test_whole_games_are_legal(level: int, options: dict[str, Any]) -> None:
    state, turns = start(options), 0
    while state.to_act:
        state = follow(state, choose(MATTOCK, state, level, 3, nodes=FEW))
        turns += 1
    assert state.outcome() and turns > 4


@pytest.mark.parametrize("size", [6, 7, 8])
@pytest.mark.parametrize("level", NUMBERS)
def test_large_boards(size: int, level: int) -> None:
    state = later(start({"size": size, "setup": "random"}), 20)
    follow(state, choose(MATTOCK, state, level, 3, nodes=FEW))


@pytest.mark.parametrize("level", NUMBERS)
@pytest.mark.parametrize("turns", [0, 9, 18])
def test_same_question_same_answer(level: int, turns: int) -> None:
    state = later(start({}), turns)
    assert choose(MATTOCK, state, level, 5) == choose(MATTOCK, state, level, 5)


def test_seeds_make_a_difference() -> None:
    state = start({})
    assert len({choose(MATTOCK, state, 1, seed).steps for seed in range(8)}) > 1


@pytest.mark.parametrize("level", NUMBERS)
@pytest.mark.parametrize("turns", [0, 7, 15, 22])
def test_in_the_middle_of_a_turn_it_keeps_to_its_plan(level: int, turns: int) -> None:
    state = later(start({}, turns), turns, seed=turns)
    plan = choose(MATTOCK, state, level, 4)
    middle, _ = state.after(plan.steps[0])
    assert choose(MATTOCK, middle, level, 4).steps == plan.steps[1:]


@pytest.mark.parametrize("level", NUMBERS)
def test_another_ones_dig_is_completed_well(level: int) -> None:
    state = later(start({}), 10)
    for dig in state.actions():
        middle, _ = state.after(dig)
        follow(middle, choose(MATTOCK, middle, level, 4, nodes=FEW))


@pytest.mark.parametrize("seed", range(12))
def test_a_win_in_one_turn_is_found_and_proven(seed: int) -> None:
    # The last step of a random game won it, so there is a win in that turn.
    state = MATTOCK.brain().turn_start(later(start({}, seed), 99, seed))
    assert MATTOCK.brain().complete_turns(state, lambda: False).values[:, (state.to_act or 0) - 1].max() == WIN
    answer = choose(MATTOCK, state, 3, 1)
    assert answer.solved and follow(state, answer).to_act is None


def test_more_nodes_bring_a_longer_line_and_progress() -> None:
    state, told = later(start({}), 6), list[Answer]()
    answer = choose(MATTOCK, state, 3, 1, progress=told.append, nodes=20)
    assert answer.nodes == 20 and len(answer.line) > 1
    assert [a.nodes for a in told] == list(range(1, 20)) and not any(a.final for a in told)


def test_move_now_gives_the_best_so_far() -> None:
    answer = choose(MATTOCK, start({}), 3, 1, stop=lambda: Halt.NOW, nodes=1000)
    assert answer.final and answer.nodes == 1
    follow(start({}), answer)


def test_the_clock_is_a_cap() -> None:
    assert choose(MATTOCK, start({}), 3, 1, nodes=100_000, seconds=0.05).nodes < 100_000


@pytest.mark.parametrize("after", [0, 1, 5, 40])
def test_cancelled(after: int) -> None:
    asked = iter(range(10**6))
    with pytest.raises(Stopped):
        choose(MATTOCK, start({"size": 7}), 3, 1, stop=lambda: Halt(2 * (next(asked) >= after)), nodes=10**6)


def test_levels_are_numbered_and_told() -> None:
    assert list(range(1, len(LEVELS) + 1)) == NUMBERS
    assert all(level.line.endswith(".") for level in LEVELS)
    with pytest.raises(BadOption):
        level_numbered(99)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_on_the_shelf_has_a_brain(game: Game) -> None:
    state = start({}, game=game)
    turns = game.brain().complete_turns(state, lambda: False)
    assert isinstance(turns, Turns) and turns.values.shape == (len(turns.steps), game.seats(game.checked_options({})))


def test_equals_come_in_an_order_by_lot() -> None:
    worth = MATTOCK.brain().complete_turns(start({}), lambda: False).values[:, 0]
    order = by_promise(worth, "a")
    assert (worth[order][:-1] >= worth[order][1:]).all()
    assert (order == by_promise(worth, "a")).all() and (order != by_promise(worth, "b")).any()


def test_wins_fade_with_distance() -> None:
    assert fading(WIN) < WIN and fading(-WIN) > -WIN and fading(17) == 17


def test_exchanged_seats_are_counted_back() -> None:
    kid = Node(lambda: start({}), (5, -5), exchanged=True)
    assert kid.scores == (-5, 5) and kid.seen == (5, -5)


def test_turns_that_were_solved_on_other_ways_are_taken_over() -> None:
    state = start({})
    brain = MATTOCK.brain()
    node = Node(lambda: state, (0, 0))
    node.open(lambda view: brain.complete_turns(view, lambda: False), "a")
    while len(node.kids) < len(node.order):  # each turn so far is found lost by a line that meets it elsewhere
        assert node.unsettled()
        kid = node.promising()
        kid.scores, kid.solved = (-WIN, WIN), True
    assert not node.solved and not node.unsettled()
    assert node.solved and node.scores[0] < -WIN // 2


def test_among_three_lines_are_not_compared_with_turns_not_looked_into() -> None:
    """A line ends a round later, which is good for all here; still the search goes from one turn to the next."""
    state = start({"players": 3, "segments": 2}, game=game_named("phalanx"))
    turns = Turns([()] * 6, np.array([[worth, 0, 0] for worth in (100, 90, 80, 70, 60, 50)], np.int32), lambda i: state)
    node, looked = Node(lambda: state, ()), list[Node]()
    node.open(lambda view: turns, "a")
    for visits in range(17):
        node.visits = visits
        kid = node.promising()
        if kid not in looked:
            looked.append(kid)
            kid.turns, kid.scores = turns, (500 - kid.scores[0], 0, 0)
            node.judge()
        else:
            assert kid is max(looked, key=node.worth) is node.best()
        assert (len(looked) - 1) ** 2 <= visits < len(looked) ** 2
    assert len(looked) == 5 and node.scores == looked[-1].scores
