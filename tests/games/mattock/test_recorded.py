"""The rules against recorded games: every step's tiles, legal cells, number of turns and removals."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from engine.core.match import Match
from engine.games.mattock.game import MATTOCK
from engine.games.mattock.rules import writing as words

DATA = Path(__file__).parents[2] / "data" / "mattock.jsonl.gz"
with gzip.open(DATA, "rt", encoding="utf-8") as lines:
    GAMES: tuple[dict[str, Any], ...] = tuple(map(json.loads, lines))

every_game = pytest.mark.parametrize("number", range(len(GAMES)))


def compare(match: Match, step: dict[str, Any]) -> None:
    """Holds a position against a recorded step."""
    state = match.state
    told, legal = MATTOCK.dump(state), sorted(map(str, state.actions()))
    assert match.to_act == step["to_act"] and told["tiles"] == step["tiles"]
    if "places" in step:
        assert legal == [f"place {cell}" for cell in step["places"]]
    else:
        assert legal == [f"mine {cell}" for cell in step["mines"]]
        assert words.perft(state, 1) == step["turns"]


@every_game
def test_every_step(number: int) -> None:
    game = GAMES[number]
    match = Match(MATTOCK, game["options"])
    for step in game["steps"]:
        compare(match, step)
        events = [event for action in step["act"] for event in match.play(action)]
        gone = sorted(event.place for event in events if type(event).__name__ == "Removed")
        assert gone == sorted(step.get("captured", []))
    assert match.outcome is not None and match.outcome.winners == (game["winner"],)


@every_game
def test_the_foreign_move_list_reads_as_the_same_game(number: int) -> None:
    game = GAMES[number]
    start, turns = Match(MATTOCK, game["options"]).state, [step["alg"] for step in game["steps"]]
    assert list(map(str, words.read_game(start, turns))) == [word for step in game["steps"] for word in step["act"]]


def test_nothing_is_missing() -> None:
    assert len(GAMES) == 60 and sum(len(game["steps"]) for game in GAMES) > 2800
