"""Holds the rules against the plain second Phalanx over random play on crowded random positions."""

from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.hexes import DIRECTIONS, disc
from engine.games.phalanx.rules import ending
from engine.games.phalanx.rules.board import board, name_of
from engine.games.phalanx.rules.setup import centres
from engine.games.phalanx.rules.situation import Terms
from engine.games.phalanx.rules.start import empty
from engine.games.phalanx.rules.state import Position
from engine.games.phalanx.rules.writing import parse
from tests.games.phalanx import naive

Pair = tuple[Position, naive.Position]


def laid(rng: Random, count: int) -> tuple[naive.Cell, ...]:
    """Centres of a random legal board."""
    found: list[naive.Cell] = []
    for _ in range(count):
        found.append(rng.choice(sorted(naive.lays(found))))
    return tuple(found)


def crowded(seed: int, players: int, grow_or_move: bool) -> Pair:
    """The same random position for both rules: some cells vacant, the others in patches of a colour, few walls."""
    rng = Random(seed)
    table = board(laid(rng, rng.randint(1, 4)))
    owners = {cell: rng.randint(1, players) for cell in table.cells if rng.random() < 0.7}
    for cell in list(owners):  # neighbours take over each other's colour, so that lines come about
        near = (cell[0] + 1, cell[1]) if rng.random() < 0.5 else (cell[0], cell[1] + 1)
        owners[cell] = owners.get(near, owners[cell])
    stones = {cell: 0 if rng.random() < 0.05 else owner for cell, owner in owners.items() if rng.random() < 0.75}
    sides = [0] * (players + 1)
    for cell, owner in stones.items():
        sides[owner] |= table.bits[cell]
    state = empty(Terms(players, grow_or_move=grow_or_move), table, "grow")
    plain = naive.Position(frozenset(table.cells), stones, 1, players, grow_or_move)
    return ending.begin_turn(replace(state, sides=tuple(sides)), 1), naive.begin(plain, 1)


def texts(pos: naive.Position) -> set[str]:
    """The plain rules' growths and moves as texts."""
    grown = {f"grow {name_of(cell)}" for cell in naive.growths(pos)}
    return grown | {f"move {name_of(head)} {name_of(tail)} {m}" for head, tail, m in naive.moves(pos)}


def step(pair: Pair, text: str) -> Pair:
    """Both positions after an action."""
    state, pos = pair
    state, _ = state.after(parse(state, text))
    verb, *args = text.split()
    cells = [(int(q), int(r)) for q, r in (arg.split(",") for arg in args[:2])]
    if verb == "grow":
        return state, naive.grow(pos, cells[0])
    return state, naive.move(pos, cells[0], cells[1], int(args[2]))


def agree(pair: Pair) -> list[str]:
    """Compares two positions and gives their common actions, the end left out."""
    state, pos = pair
    legal = {str(action) for action in state.actions()} - {"end"}
    assert legal == texts(pos)
    stones = {cell: state.owner(name) for name, cell in state.board.axial.items() if state.owner(name) is not None}
    assert stones == pos.stones
    assert ending.scores(state) == naive.scores(pos)
    return sorted(legal)


@settings(max_examples=120, deadline=None)
@given(st.integers(0, 2**32), st.integers(2, 4), st.booleans(), st.lists(st.integers(0, 999), max_size=12))
def test_growth_and_movement_agree(seed: int, players: int, grow_or_move: bool, choices: list[int]) -> None:
    pair = crowded(seed, players, grow_or_move)
    for choice in choices:
        legal = agree(pair)
        if not legal or choice % 5 == 0:
            seat = pair[1].player % players + 1
            pair = ending.begin_turn(pair[0], seat), naive.begin(pair[1], seat)
        else:
            pair = step(pair, legal[choice % len(legal)])
    agree(pair)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 6))
def test_laying_agrees(seed: int, count: int) -> None:
    found = laid(Random(seed), count)
    assert centres(board(found)) == naive.lays(list(found))


def test_a_segment_touches_with_two_cells_or_not_at_all() -> None:
    ring = {cell for cell in disc(5) if cell not in disc(4)}
    corners = {(q * 5, r * 5) for q, r in DIRECTIONS}
    assert centres(board(((0, 0),))) == ring - corners
