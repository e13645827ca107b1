"""Fitted weights: the features count what they say, the file comes back, and the fit foretells who wins."""

from itertools import takewhile
from pathlib import Path
from random import Random

import numpy as np
import pytest

from engine.core.brain import WIN
from engine.games.mattock.brain import weights
from engine.games.mattock.brain.batch import boards_of
from engine.games.mattock.brain.features import NAMES, features
from engine.games.mattock.brain.territory import evaluate
from engine.games.mattock.brain.weights import Fitted, fitted, judge, read
from engine.games.mattock.rules.bits import around, diggable, flood
from engine.games.mattock.rules.board import SIZES, board
from engine.games.mattock.rules.state import Position
from tests.bench.gate import summed
from tests.bench.selfplay import games
from tests.bench.train_mattock import fit, positions
from tests.games.mattock.test_batch import reached

SOME = Fitted(tuple(range(-10, len(NAMES) - 10)), tuple(range(len(NAMES), 0, -1)))


def seen(state: Position) -> dict[str, int]:
    """The features of one position by name."""
    return dict(zip(NAMES, features(boards_of(state))[:, 0].tolist(), strict=True))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seed", range(4))
def test_features_count_what_they_say(size: int, seed: int) -> None:
    state = reached(size, seed, 9 * seed + 6)
    told, live = seen(state), diggable(state.board, state.tiles)
    assert told["turn"] == 1 and told["live"] == live.bit_count()
    digs = []
    for side, own, enemy in (("own", state.own, state.enemy), ("enemy", state.enemy, state.own)):
        walk = flood(state.board, own, state.tiles & ~enemy)
        digs.append(live & around(state.board, walk))
        assert told[f"now_{side}"] == digs[-1].bit_count() and told[f"walk_{side}"] == walk.bit_count()
        assert told[f"miners_{side}"] == own.bit_count()
        assert told[f"pairs_{side}"] == (around(state.board, own) & own).bit_count()
        assert told[f"private_{side}"] <= live.bit_count()
    assert told["both"] == (digs[0] & digs[1]).bit_count()
    assert told["alone1_own"] == told["now_own"] - told["both"]


def test_the_file_comes_back() -> None:
    assert read("# a remark\n" + SOME.text()) == SOME
    with pytest.raises(ValueError):
        read(SOME.text().replace("now_own", "then_own"))


def test_worth_is_whole_and_a_board_without_digs_is_lost() -> None:
    for seed in range(20):
        state = reached(5, seed, 3 * seed)
        if state.phase == "mine":
            worth = SOME.evaluate(boards_of(state))
            assert worth.dtype == np.int32 and (worth[0] == -WIN) == (not state.mines())


def test_every_style_differs_a_little_from_the_plain_one() -> None:
    assert SOME.tilted(0) == SOME and SOME.tilted(3) == SOME.tilted(3) != SOME.tilted(4)
    for plain, tilted in zip(SOME.plain, SOME.tilted(3).plain, strict=True):
        assert abs(plain - tilted) <= abs(plain) / 25 + 1


def test_boards_without_a_file_are_judged_by_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    fitted.cache_clear()
    boards = boards_of(reached(4, 1, 8))
    assert fitted(board(4)) is None and (judge(board(4))(boards) == evaluate(boards)).all()
    (tmp_path / "mattock-hex4.txt").write_text(SOME.text(), encoding="utf-8")
    fitted.cache_clear()
    assert fitted(board(4)) == SOME and (judge(board(4))(boards) == SOME.evaluate(boards)).all()
    fitted.cache_clear()


def test_a_fit_tells_who_has_won_the_games_it_was_made_of() -> None:
    seen = list(takewhile(lambda one: one.game <= 11, games(4, 1, 600.0)))
    new, figures = fit(seen)
    assert len(new.plain) == len(new.by_live) == len(NAMES) and figures["positions"] == len(seen)
    right = [(new.evaluate(boards_of(one.state))[0] > 0) == one.won for one in seen]
    assert sum(right) > 0.55 * len(right)


def test_positions_stay_in_their_file(tmp_path: Path) -> None:
    file = tmp_path / "seen.npz"
    first = positions(4, 1, 0.2, 1, file)
    both = positions(4, 2, 0.2, 1, file)
    sides = [(one.state.tiles, one.state.own, one.state.enemy, one.won, one.game) for one in both]
    assert sides[:len(first)] == [(s.state.tiles, s.state.own, s.state.enemy, s.won, s.game) for s in first]
    assert len(both) > len(first) and both[len(first)].game > first[-1].game


def test_a_share_comes_with_its_doubt() -> None:
    rng = Random(1)
    share, half = summed([rng.choice((0.0, 0.5, 1.0)) for _ in range(200)])
    assert 0.4 < share < 0.6 and 0.03 < half < 0.1
    assert summed([1.0] * 10)[1] > 0
