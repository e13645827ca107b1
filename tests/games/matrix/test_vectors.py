"""Replays every recorded game of Dominoes-Matrix in-process: legal actions, their crc, and states, step by step."""

import gzip
import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.games.matrix.rules import writing as words
from engine.games.matrix.rules.start import OPTIONS, start
from engine.games.matrix.rules.state import Position

DATA = Path(__file__).parents[2] / "data"
Recorded = dict[str, Any]


def games(name: str) -> Iterator[Recorded]:
    """The recorded games of a file."""
    with gzip.open(DATA / f"{name}.jsonl.gz", "rt", encoding="utf-8") as lines:
        yield from map(json.loads, lines)


def begin(options: dict[str, Any]) -> Position:
    """The first position of a recorded game."""
    return start({option.name: option.default for option in OPTIONS} | options)


def follow(state: Position, step: Recorded) -> Position:
    """Compares one recorded step with the position, takes it, and compares what comes of it."""
    legal = sorted(map(str, state.actions()))
    assert state.to_act == step["to_act"]
    assert legal == step.get("legal", legal)
    assert (len(legal), zlib.crc32("\n".join(legal).encode())) == (step["n"], step["crc"])
    action = words.parse(state, step["act"])
    assert str(action) == step["act"] or action.verb == "swap", "an exchange is written highest tile first"
    assert state.allows(action)
    after, _ = state.after(action)
    told = words.dump(after)
    assert {key: told[key] for key in step.get("state", {})} == step.get("state", {})
    return after



@pytest.mark.parametrize("name", ["matrix", "matrix_corners"])
def test_recorded_games(name: str) -> None:
    steps = 0
    for game in games(name):
        state = begin(game["options"])
        for step in game["steps"]:
            state = follow(state, step)
        assert (state.outcome() is not None) == bool(game["over"])
        steps += len(game["steps"])
    assert steps == {"matrix": 3547, "matrix_corners": 1419}[name]
