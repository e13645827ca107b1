"""The list of all turns must hold each result of the rules once, from every phase, with values that make sense."""

from collections import Counter
from random import Random

import pytest
from hypothesis import assume, given, settings

from engine.core.brain import WIN, Stopped
from engine.games.mattock.brain.batch_turns import TurnList, choices
from engine.games.mattock.brain.player import MattockBrain
from engine.games.mattock.brain.territory import PLAIN, tilted
from engine.games.mattock.game import MATTOCK
from engine.games.mattock.rules.state import SWAP, Position
from tests.games.mattock.test_batch import positions, reached

BRAIN = MattockBrain()


def go_on() -> bool:
    """Never stops."""
    return False


def results(state: Position) -> list[Position]:
    """The positions after each different rest of the turn, by the rules."""
    if state.phase == "mine":
        after = [state.after(state.board.mine[cell])[0] for cell in state.board.mine if cell & state.mines()]
        return [end for middle in after for end in results(middle)]
    return [state.after(action)[0] for action in state.actions()]


def listed(state: Position) -> list[tuple[int, int, int]]:
    """The boards of the batch: tiles, the miners of the seat that acts next, and those of the other."""
    turns = TurnList(state, list(choices(state, state.mines() if state.phase == "mine" else 0, state.own,
                                         state.board.board)))
    boards = turns.boards(0, len(turns))
    return list(zip(*(boards.planes.unpack(x) for x in (boards.tiles, boards.own, boards.enemy)), strict=True))


@settings(max_examples=40, deadline=None)
@given(positions)
def test_all_turns_are_the_rules_turns(state: Position) -> None:
    assume(state.phase != "place")
    expected = [(end.tiles, end.own, end.enemy) for end in results(state)]
    assert Counter(listed(state)) == Counter(expected)
    assert len(set(expected)) == len(expected)


@settings(max_examples=25, deadline=None)
@given(positions)
def test_steps_lead_to_results(state: Position) -> None:
    turns = BRAIN.complete_turns(state, go_on)
    assert len(turns.steps) == len(turns.values)
    rng = Random(1)
    for at in rng.sample(range(len(turns.steps)), min(12, len(turns.steps))):
        end = state
        for step in turns.steps[at]:
            assert end.allows(step)
            end, _ = end.after(step)
        assert end == turns.result(at)
        if end.outcome():
            assert turns.values[at].max() == WIN
        elif end.phase == "mine" and at not in turns.exchanging:
            assert abs(turns.values[at]).max() < WIN // 2 and turns.values[at].sum() == 0


def test_wins_are_seen_at_once() -> None:
    seen = 0
    for seed in range(30):
        state = reached(4, seed, 40)
        if state.phase != "mine":
            continue
        ends = results(state)
        turns = BRAIN.complete_turns(state, go_on)
        won = sum(1 for end in ends if end.to_act is None)
        assert won == (turns.values[:, state.to_move - 1] == WIN).sum()
        seen += won > 0
    assert seen


def test_the_swap_is_among_the_turns() -> None:
    state = MATTOCK.start(MATTOCK.checked_options({"swap": True}))
    for text in ("mine " + state.actions()[0].args[0], "stay"):
        state, _ = state.after(MATTOCK.parse(state, text))
    turns = BRAIN.complete_turns(state, go_on)
    assert turns.steps[-1] == (SWAP,) and turns.exchanging == {len(turns.steps) - 1}
    # Before the swap the position is worth to Blue what its best turn brings; after it the same falls to the other.
    assert turns.values[-1].sum() == 0


@settings(max_examples=25, deadline=None)
@given(positions)
def test_level_one_stays_near_and_legal(state: Position) -> None:
    turns = BRAIN.near_turns(state, 5, go_on)
    assert len(turns.steps) == len(turns.values) > 0
    everything = {tuple(map(str, steps)) for steps in BRAIN.complete_turns(state, go_on).steps}
    assert {tuple(map(str, steps)) for steps in turns.steps} <= everything


def test_a_turn_under_way_tells_where_it_began() -> None:
    rng = Random(2)
    for seed in range(20):
        state = reached(5, seed, 2 * seed)
        if state.phase == "mine":
            middle, _ = state.after(rng.choice([a for a in state.actions() if a.verb == "mine"]))
            begun = BRAIN.turn_start(middle)
            assert (begun.tiles, begun.red, begun.blue, begun.to_move) == (
                state.tiles, state.red, state.blue, state.to_move)


def test_stopping() -> None:
    with pytest.raises(Stopped):
        BRAIN.complete_turns(reached(5, 1, 20), lambda: True)


def test_a_taste_of_its_own() -> None:
    assert tilted(0) == PLAIN
    assert tilted(7) == tilted(7) != tilted(8)
