"""Holds the rules of Phalanx against every recorded game, step by step."""

import zlib
from typing import Any

import pytest

from engine.core.options import checked
from engine.games.phalanx.rules import writing as words
from engine.games.phalanx.rules.start import OPTIONS, start
from engine.games.phalanx.rules.state import Position
from tests.games.phalanx.recorded import FILES, games


def first(game: dict[str, Any]) -> Position:
    """The first position of a recorded game."""
    return start(checked(OPTIONS, game["options"]))


def follow(state: Position, step: dict[str, Any]) -> Position:
    """Compares one recorded step with the position and takes it."""
    legal = sorted(map(str, state.actions()))
    assert state.to_act == step["to_act"]
    assert legal == step.get("legal", legal)
    assert (len(legal), zlib.crc32("\n".join(legal).encode())) == (step["n"], step["crc"])
    action = words.parse(state, step["act"])
    assert state.allows(action)
    after, _ = state.after(action)
    told = words.dump(after) if "state" in step else {}
    assert {key: told[key] for key in step.get("state", {})} == step.get("state", {})
    return after


@pytest.mark.parametrize("file", FILES)
def test_recorded_games(file: str) -> None:
    played = 0
    for game in games(file):
        state = first(game)
        for step in game["steps"]:
            state = follow(state, step)
            played += 1
        assert (state.outcome() is not None) == game["over"]
        assert game["over"] == (not state.actions())
    assert played > 5000
