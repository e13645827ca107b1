"""Matrix's computer players: legal through whole games, blind to what is hidden, the same when asked again."""

from __future__ import annotations

from itertools import cycle
from random import Random
from typing import Any

import pytest

from engine.ai.search import choose
from engine.core.action import CHANCE
from engine.core.brain import WIN, Stopped
from engine.core.match import Match
from engine.games.matrix.brain.judge import ended
from engine.games.matrix.brain.player import MatrixBrain, bared
from engine.games.matrix.brain.worth import POINT
from engine.games.matrix.game import MATRIX
from engine.games.matrix.rules.dealing import stock_tiles
from engine.games.matrix.rules.state import Position
from engine.games.matrix.rules.view import imagined

BRAIN = MatrixBrain()
TABLES: dict[str, dict[str, Any]] = {
    "two": {}, "zero": {"option": 2}, "chameleon": {"option": 3}, "refill": {"refill": True}, "twin": {"twin": True},
    "three": {"players": 3}, "four": {"players": 4, "set": 9}, "six": {"players": 6, "set": 9, "refill": True}}


def played(name: str, levels: tuple[int, ...], turns: int, seed: int = 3) -> list[Position]:
    """The views of whoever acted in a game among computers; every answer is checked by the match."""
    match, views, level = Match(MATRIX, TABLES[name], seed), list[Position](), cycle(levels)
    while match.to_act is not None and match.state.turn < turns:
        if match.to_act == CHANCE:
            match.play(match.roll())
            continue
        views.append(match.state.seen_by(match.to_act))
        for step in choose(MATRIX, views[-1], next(level), seed).steps:
            match.play(step)
    return views


@pytest.mark.parametrize("name", TABLES)
def test_answers_of_all_levels_are_legal(name: str) -> None:
    assert len(played(name, (1, 2, 3), 12)) >= 8


def test_whole_games_end() -> None:
    for name in ("two", "three"):
        match = Match(MATRIX, TABLES[name], 5)
        while match.outcome is None:
            if match.to_act == CHANCE:
                match.play(match.roll())
            else:
                for step in choose(MATRIX, match.state.seen_by(match.to_act or 1), 1 + match.state.turn % 2, 1).steps:
                    match.play(step)


@pytest.mark.parametrize("level", [1, 2, 4, 5, 6])
def test_equal_views_get_equal_answers(level: int) -> None:
    for number, view in enumerate(played("two", (2,), 10)[2::6 if level == 6 else 3]):
        hidden = list(stock_tiles(view))
        answers = set()
        for _ in range(3):
            Random(number).shuffle(hidden)
            full = imagined(view, hidden)
            answers.add(str(choose(MATRIX, full.seen_by(view.to_move), level, 7, nodes=3).steps))
        assert len(answers) == 1


def test_it_stops_when_told() -> None:
    view = played("two", (2,), 8)[-1]
    with pytest.raises(Stopped):
        BRAIN.complete_turns(view, lambda: True)


def test_from_the_middle_of_a_turn_it_goes_on() -> None:
    for view in played("two", (2,), 14):
        steps = choose(MATRIX, view, 2, 7).steps
        if len(steps) > 1:
            after, _ = view.after(steps[0])
            rest = choose(MATRIX, after, 2, 7).steps
            assert rest and after.allows(rest[0])


def test_a_shared_win_is_worth_less_the_more_share_it() -> None:
    values = [ended(scores)[0] for scores in ([1, 0, 0, 0], [1, 1, 0, 0], [1, 1, 1, 0], [1, 1, 1, 1])]
    assert values == sorted(values, reverse=True) and values[0] == WIN and values[-1] == 0


def ending(seed: int) -> Position:
    """The first position of a game between two in which the stock is empty, in full."""
    match = Match(MATRIX, {}, seed)
    while not bared(match.state):
        if match.to_act == CHANCE:
            match.play(match.roll())
        else:
            for step in choose(MATRIX, match.state.seen_by(match.to_act or 1), 4, seed).steps:
                match.play(step)
    return match.state


@pytest.mark.parametrize("seed", [1, 2])
def test_with_the_stock_empty_the_other_hand_is_looked_at(seed: int) -> None:
    state = ending(seed)
    line, after = choose(MATRIX, state.seen_by(state.to_move), 5, 1, nodes=12).line, state
    assert len(line) > 1
    for turn in line:
        for step in turn:
            assert after.allows(step)
            after, _ = after.after(step)


def test_values_before_and_after_a_turn_are_alike_on_average() -> None:
    drift = []
    for seed in range(5):
        state, before = ending(seed), None
        while not state.outcome():
            turns = BRAIN.complete_turns(state, lambda: False)
            best = int(turns.worth(state.to_move).argmax())
            value = int(turns.values[best, 0])
            if before is not None and abs(value) < WIN // 2:
                drift.append((before - value) * (1 if state.to_move == 2 else -1))
            before, state = value, turns.result(best)
    assert len(drift) > 8 and abs(sum(drift)) / len(drift) < POINT // 2
