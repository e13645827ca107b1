"""The boards of a batch must do what the rules do, step for step, on positions that random play reaches."""

from random import Random

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.games.mattock.brain.batch import Boards, boards_of, random_games, random_turn
from engine.games.mattock.brain.planes import count, lowest, pick, planes, singles
from engine.games.mattock.game import MATTOCK
from engine.games.mattock.rules.bits import around, diggable, flood
from engine.games.mattock.rules.board import SIZES, board, each
from engine.games.mattock.rules.state import Position, removed

positions = st.builds(
    lambda size, seed, steps: reached(size, seed, steps),
    st.sampled_from(SIZES), st.integers(0, 10**6), st.integers(0, 60))


def reached(size: int, seed: int, steps: int) -> Position:
    """A position of a random game, at most so many actions after its beginning, in which the game still goes on."""
    rng = Random(seed)
    setup = rng.choice(("random", "freestyle"))
    state: Position = MATTOCK.start(MATTOCK.settled({"size": size, "setup": setup, "swap": rng.random() < 0.5}, seed))
    for _ in range(steps):
        after, _ = state.after(rng.choice(list(state.actions())))
        if after.to_act is None:
            return state
        state = after
    return state


def sets(size: int, seed: int, n: int) -> list[int]:
    """Sets of cells drawn by lot, the empty and the full one among them."""
    rng, table = Random(seed), board(size)
    return [0, table.board, *(rng.getrandbits(16 * (2 * size - 1)) & table.board for _ in range(n))]


@pytest.mark.parametrize("size", SIZES)
def test_bit_rules_are_the_same_on_planes(size: int) -> None:
    table, shared = board(size), planes(board(size))
    some, others = sets(size, 1, 50), sets(size, 2, 50)
    x, y = shared.pack(some), shared.pack(others)
    assert shared.unpack(x) == some
    assert shared.unpack(around(shared, x)) == [around(table, a) for a in some]
    assert shared.unpack(diggable(shared, x)) == [diggable(table, a) for a in some]
    assert shared.unpack(flood(shared, x, y)) == [flood(table, a, b) for a, b in zip(some, others, strict=True)]
    assert count(x).tolist() == [a.bit_count() for a in some]
    assert shared.unpack(lowest(x)) == [a & -a for a in some]


@pytest.mark.parametrize("size", SIZES)
def test_singles_and_picks(size: int) -> None:
    shared, some = planes(board(size)), sets(size, 3, 30)
    x = shared.pack(some)
    split = shared.unpack(singles(x, 4))
    for at, cells in enumerate(some):
        assert [s for s in split[at::len(some)] if s] == list(each(cells))[:4]
    picked = shared.unpack(pick(x, np.random.default_rng(1)))
    assert all(p.bit_count() == bool(a) and not p & ~a for p, a in zip(picked, some, strict=True))


@pytest.mark.parametrize("cells", [0b1011, 1 << 128 | 1 << 16])
def test_picks_are_fair(cells: int) -> None:
    shared = planes(board(5))
    picked = shared.unpack(pick(np.repeat(shared.pack([cells]), 6000, axis=1), np.random.default_rng(2)))
    expected = 6000 / cells.bit_count()
    assert all(abs(picked.count(cell) - expected) < 200 for cell in each(cells))


@settings(max_examples=60, deadline=None)
@given(positions)
def test_one_turn_step_by_step(state: Position) -> None:
    assume(state.phase != "place")
    shared = planes(state.board)
    if state.phase == "mine":
        assert shared.unpack(boards_of(state).mines()) == [state.mines()]
        state, _ = state.after(state.actions()[0])
    miners = list(each(state.own))
    before = boards_of(state, len(miners))
    assert shared.unpack(before.targets(shared.pack(miners))) == [state.targets(m) for m in miners]
    assert shared.unpack(before.removed()) == [removed(state.board, state.tiles, state.own, state.enemy)] * len(miners)


@settings(max_examples=40, deadline=None)
@given(positions)
def test_digging_puts_a_miner_back(state: Position) -> None:
    assume(state.phase == "mine")
    mines = list(each(state.mines()))
    dug = boards_of(state, len(mines)).dug(planes(state.board).pack(mines))
    after = [state.after(state.board.mine[cell])[0] for cell in mines]
    assert dug.planes.unpack(dug.tiles) == [a.tiles for a in after]
    assert dug.planes.unpack(dug.own) == [a.own for a in after]


def test_random_turns_stay_within_the_rules() -> None:
    boards, rng = boards_of(MATTOCK.start(MATTOCK.checked_options({})), 200), np.random.default_rng(3)
    for _ in range(12):
        before = boards
        boards = random_turn(before, rng, before.mines())
        _check_turns(before, boards)


def _check_turns(before: Boards, after: Boards) -> None:
    shared = before.planes
    new = shared.unpack(after.tiles & ~before.tiles)
    mines = shared.unpack(before.mines())
    assert all(n.bit_count() == 1 and not n & ~m for n, m in zip(new, mines, strict=True))
    assert (count(after.enemy & ~before.own) <= 2).all()
    assert not (after.own & after.enemy).any() and not ((after.own | after.enemy) & ~after.tiles).any()


def test_random_games_end_and_repeat() -> None:
    start = boards_of(MATTOCK.start(MATTOCK.checked_options({})), 300)
    lasted, turns = random_games(start, np.random.default_rng(4))
    again, _ = random_games(start, np.random.default_rng(4))
    assert turns == lasted.sum() and (lasted == again).all()
    assert 26 < lasted.mean() < 31 and lasted.max() <= 37
