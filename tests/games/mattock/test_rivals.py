"""The benches' fixed opponents play by the rules, paired games come out alike again, the ladder keeps what it saw."""

from pathlib import Path

import pytest

from engine.games import game_named
from engine.games.mattock.game import MATTOCK
from engine.games.mattock.rules.board import Board
from tests.bench import ladder
from tests.bench.contest import Contest, opening, pair, player
from tests.bench.gate import beaten
from tests.games.mattock.test_weights import SOME

SMALL = (("size", 4), ("setup", "random"))


@pytest.mark.parametrize("word", ["1", "2", "5@3", "greedy", "draft@3", "draft@0.01s"])
def test_players_named_in_a_word(word: str) -> None:
    state = opening(MATTOCK, {}, 1)
    answer = player(MATTOCK, word)(state, 1)
    for step in answer.steps:
        assert state.allows(step)
        state, _ = state.after(step)


@pytest.mark.parametrize("name", ["mattock", "phalanx", "matrix"])
def test_openings_leave_a_game_to_play(name: str) -> None:
    state = opening(game_named(name), {}, 3)
    assert state.to_act and state == opening(game_named(name), {}, 3)


def test_paired_games_come_out_alike_again() -> None:
    contest = Contest("mattock", SMALL, "2", "greedy")
    won = pair(contest, 2)
    assert won == pair(contest, 2) and set(won) <= {0.0, 1.0}


def test_the_ladder_goes_on_where_it_stood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "FILE", tmp_path / "ladder.json")
    contest = Contest("mattock", SMALL, "2", "1")
    ladder.play(contest, 1, 60)
    first = ladder.kept()[0]["pairs"]
    assert "Elo" in ladder.play(contest, 2, 60)
    assert ladder.kept()[0]["pairs"][:1] == first and len(ladder.kept()[0]["pairs"]) == 2


def test_elo() -> None:
    assert ladder.elo(0.5) == 0 and ladder.elo(0.75) == 191 and ladder.elo(1.0) == -ladder.elo(0.0)


def test_weights_do_not_pass_the_gate_against_themselves() -> None:
    passed, figures = beaten(game_board(4), SOME, SOME, 3, 1)
    assert not passed and figures["gate_games"] == 6


def game_board(size: int) -> Board:
    """The shared board of a size."""
    state = MATTOCK.start(MATTOCK.settled({"size": size, "setup": "random"}, 1))
    found: Board = state.board
    return found
