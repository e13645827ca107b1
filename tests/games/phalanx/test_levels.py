"""What Phalanx's levels see: the low ones themselves and what is close by, the high ones more and more turns."""

from collections.abc import Sequence

import pytest

from engine.ai.search import choose
from engine.core.action import Action
from engine.games.phalanx.brain.beam import CAPTURE
from engine.games.phalanx.brain.player import IDLE, STAY, PhalanxBrain, Sight
from engine.games.phalanx.brain.weights import around
from engine.games.phalanx.brain.worth import POINT, judge
from engine.games.phalanx.game import PHALANX
from engine.games.phalanx.rules.ending import lost
from engine.games.phalanx.rules.state import Position
from tests.games.phalanx.plays import greedy, never


@pytest.mark.parametrize("name", ["two", "three", "four"])
def test_higher_levels_look_wider(name: str) -> None:
    state = next(state for state in greedy(name) if state.phase == "grow" and len(state.groups) > 1)
    looks = [PhalanxBrain().sight(level, state) for level in (2, 3, 4, 5, 6)]
    seen = [len(brain.complete_turns(state, never).steps) for brain, _ in looks]
    assert seen == sorted(seen) and seen[0] <= 6 and seen[-1] > 3 * seen[0]
    nodes = [nodes or 1 for _, nodes in looks]
    assert nodes == sorted(nodes) and nodes[-1] >= 2 * nodes[-2]
    assert choose(PHALANX, state, 4, 1).nodes == nodes[2]


@pytest.mark.parametrize("level", [1, 2])
def test_short_sight_goes_by_its_own_land_and_shows_what_all_have(level: int) -> None:
    for view in [state for state in greedy("three") if state.phase == "grow"][:20:4]:
        seat, brain = view.to_move, PhalanxBrain().sight(level, view)[0]
        turns = brain.near_turns(view, 7, never) if level == 1 else brain.complete_turns(view, never)
        for i, (row, worth) in enumerate(zip(turns.values.tolist(), turns.worth(seat).tolist(), strict=True)):
            after = turns.result(i)
            assert isinstance(after, Position) and after.to_act
            told = judge(view.board, [after.sides], [lost(after)], seat, around())
            taken = sum(lost(after)) - sum(lost(view))
            assert row == told.values[0].tolist()
            own = told.own[0] + POINT * after.sides[seat].bit_count() + CAPTURE * taken
            assert own - worth == _least_gain(view, turns.steps[i], taken)


def _least_gain(view: Position, steps: Sequence[Action], taken: int) -> int:
    """What a turn must gain: nothing to stop at once, most for moving about."""
    if len(steps) == 1:
        return 0
    grew = any(step.verb == "grow" for step in steps)
    return STAY if grew or taken else STAY + IDLE * (1 + view.quiet // view.terms.players)


def test_between_two_the_highest_levels_look_less_wide_behind_their_own_turn() -> None:
    state = next(state for state in greedy("two") if state.phase == "grow" and len(state.groups) > 1)
    wide, _ = PhalanxBrain().sight(6, state)
    own = wide.complete_turns(state, never)
    behind = own.result(int(own.worth(state.to_move).argmax()))
    ten = PhalanxBrain(sight=Sight(10))
    assert len(own.steps) > len(ten.complete_turns(state, never).steps)
    assert wide.complete_turns(behind, never).steps == ten.complete_turns(behind, never).steps
