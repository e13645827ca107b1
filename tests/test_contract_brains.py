"""What every computer player promises: asked anywhere by anybody it answers, or says that it has nothing to choose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.ai.levels import LEVELS
from engine.ai.search import choose
from engine.core.action import CHANCE
from engine.core.brain import NOTHING, Answer, Proving, Sighted, Turns
from engine.core.game import Game
from engine.core.state import State
from tests.playouts import SUBJECTS, Subject, played, sampled

# Large boards take long to look at, and have no phase of their own.
SLOW = {("board", "classic"), ("players", 4), ("players", 5), ("players", 6), ("base", 7), ("base", 9), ("base", 10),
        ("segments", 4), ("size", 7), ("size", 8), ("grow_or_move", True)}  # fmt: skip
SMALL = tuple(s for s in SUBJECTS if s.game.hidden or not SLOW & {*s.options})


def moments(subject: Subject) -> Iterator[State]:
    """Of a game played by lot: the first position of every kind, and a few more."""
    match = played(subject, 1)
    kinds = {(state.phase, state.to_act): at for at, state in reversed([*enumerate(match.states)])}
    for at in sorted({*kinds.values(), *sampled(match, 3)}):
        yield match.states[at]


def views(subject: Subject) -> Iterator[tuple[State, Any, int]]:
    """Those moments as every seat and an onlooker see them; what all see alike comes once, for the seat to act."""
    for state in moments(subject):
        seats = range(game_seats(subject) + 1) if subject.game.hidden else (state.to_act or 0,)
        for seat in seats:
            yield state, state.seen_by(seat), seat


def own(state: State, view: Any, seat: int) -> bool:
    """Whether this view shows whoever is to act all there is to choose."""
    return seat == state.to_act or view == state or state.to_act in (None, CHANCE)


def never_raises(game: Game, view: Any) -> Iterator[Turns]:
    """Asks a brain everything that the search asks."""
    def go_on() -> bool:
        return False

    brain = game.brain()
    for one in (brain, brain.sight(3, view)[0] if isinstance(brain, Sighted) else brain):
        assert one.turn_start(view) is not None
        yield one.complete_turns(view, go_on, 1)
        yield one.near_turns(view, 1, go_on)
    if isinstance(brain, Proving):
        brain.prover(view).seen(view)


def answered(state: State, view: Any, answer: Answer, seat: int) -> None:
    """The answer is NOTHING exactly where there is nothing to choose, else a turn that the rules allow."""
    if state.to_act in (None, CHANCE):
        assert answer == NOTHING
    elif answer == NOTHING:
        assert not own(state, view, seat)
    else:
        before: Any = view
        assert answer.steps
        for step in answer.steps:
            assert before.allows(step)
            before, _ = before.after(step)


@pytest.mark.parametrize("level", [level.number for level in LEVELS[:: len(LEVELS) - 1]])
def test_every_level_answers_everybody_everywhere(level: int) -> None:
    for subject in SMALL:
        for state, view, seat in views(subject):
            answered(state, view, choose(subject.game, view, level, 1, nodes=2), seat)


def test_every_brain_answers_everybody_everywhere() -> None:
    for subject in SMALL:
        for _, view, _ in views(subject):
            for turns in never_raises(subject.game, view):
                assert len(turns.values) == len(turns.steps) and turns.values.shape[1] == game_seats(subject)


def game_seats(subject: Subject) -> int:
    """How many play."""
    return len(played(subject, 1).seated)
