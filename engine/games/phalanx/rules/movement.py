"""Movement: which phalanxes may shift how far, what they take, and who loses the right to move."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from engine.core.action import Action
from engine.core.events import Event, Moved, Removed, Turned
from engine.core.hexes import direction_of
from engine.games.phalanx.rules.board import Bundle, each, union
from engine.games.phalanx.rules.situation import Situation, Some

FREE = tuple(tuple(range(2, ahead + 2)) for ahead in range(120))  # by vacant cells ahead: m of them want m + 1 stones


class MoveMasks(NamedTuple):
    """What the moves of one position go by: stones that may move, cells without wall and own stone, vacant cells."""

    ready: int
    open: int
    vacant: int

    @staticmethod
    def of(state: Situation) -> MoveMasks:
        """The ground of a position."""
        return MoveMasks(union(state.ready), state.board.mask & ~(state.own | state.sides[0]), state.vacant)

    def heads(self, state: Situation, way: int) -> int:
        """The stones that lead a line and have an open cell before them."""
        shift, back, by = state.board.go[way]
        return self.ready & shift(self.ready, by) & back(self.open, by)


def moves(state: Situation) -> Iterator[Bundle]:
    """All moves, in bundles of one line each."""
    ground = MoveMasks.of(state)
    for way in range(6):
        for head in each(ground.heads(state, way)):
            yield line_moves(state, head, way, ground)


def line_moves(state: Situation, head: int, way: int, ground: MoveMasks) -> Bundle:
    """The moves of the line that `head` leads; it must be one of the ground's heads."""
    shift, back, by = state.board.go[way]
    ready, free, length, cell = ground.ready, ground.open, 2, back(head, by + by)
    while cell & ready:
        length, cell = length + 1, back(cell, by)
    ahead, path = 1, shift(head, by)
    cell = shift(path, by)
    while ahead < length - 1 and cell & free:
        ahead, path, cell = ahead + 1, path | cell, shift(cell, by)
    alone = path & ground.vacant == path
    return state.board.moves(head, way, length, FREE[ahead] if alone else _least(state, head, way, ahead))


def _least(state: Situation, head: int, way: int, ahead: int) -> tuple[int, ...]:
    """How many stones a phalanx needs at least to shift 1, 2, ... cells: one more than it shifts, and one more than
    every run has of which it covers a stone."""
    needs, need, inside = [], 0, 0
    for m in range(1, ahead + 1):
        cell = state.board.step(head, way, m)
        if not cell & (inside | state.vacant):
            inside = run(state, cell, way)
            need = max(need, inside.bit_count() + 1)
        needs.append(max(m + 1, need))
    return tuple(needs)


def run(state: Situation, cell: int, way: int) -> int:
    """The unbroken run of one colour on a line, from the stone on `cell` onwards."""
    side = next(side for side in state.sides[1:] if side & cell)
    shift, _, by = state.board.go[way]
    found = 0
    while cell & side:
        found, cell = found | cell, shift(cell, by)
    return found


def way_of(state: Situation, head: str, tail: str) -> int | None:
    """The direction in which a line from tail to head points; None where they share no line."""
    return direction_of(state.board.axial[tail], state.board.axial[head])


def allows(state: Situation, action: Action) -> bool:
    """True when this move is among the legal ones."""
    bit = state.board.bit
    head, tail = action.args[:2]
    way = way_of(state, head, tail) if head in bit and tail in bit else None
    if way is None:
        return False
    ground = MoveMasks.of(state)
    leads = bit[head] & ground.heads(state, way)
    return bool(leads) and action in line_moves(state, bit[head], way, ground).actions


def line_of(state: Situation, action: Action) -> tuple[list[int], int]:
    """The cells of a legal move from the tail to the last landing cell, and how many of them the phalanx holds."""
    head, tail, m = action.args
    way = way_of(state, head, tail)
    assert way is not None
    shift, _, by = state.board.go[way]
    line, last = [state.board.bit[tail]], state.board.bit[head]
    while line[-1] != last:
        line.append(shift(line[-1], by))
    length = len(line)
    for _ in range(int(m)):
        line.append(shift(line[-1], by))
    return line, length


def move(state: Some, action: Action) -> tuple[Some, tuple[Event, ...]]:
    """The position after a legal move, and what happened: leaps tail first, then prisoners, then new wall."""
    line, length = line_of(state, action)
    leaps = len(line) - length
    left, covered = union(line[:leaps]), union(line[length:])
    events = *_leaps(state, line, length), *_captures(state, covered & ~state.vacant)
    return shifted(state, left, covered), events


def shifted(state: Some, left: int, covered: int) -> Some:
    """The position after a legal move that leaves these cells and covers those."""
    taken = covered & ~state.vacant
    group = next(group for group in state.ready if group & left)
    stones = (group & ~left) | (covered & ~taken)
    near = state.board.around(stones)
    return replace(
        state, sides=_sides(state, (state.own & ~left) | (covered & ~taken), taken),
        phase="move", moved=state.moved | stones,
        ready=tuple(other for other in state.ready if other != group and not other & near),
        prisoners=_prisoners(state, taken) if taken else state.prisoners, took=state.took or bool(taken))


def _sides(state: Situation, own: int, taken: int) -> tuple[int, ...]:
    """Walls and every seat's stones afterwards: whatever lands on a taken stone becomes wall."""
    if not taken:
        return state.with_side(state.to_move, own)
    others = [side & ~taken for side in state.sides]
    others[0], others[state.to_move] = others[0] | taken, own
    return tuple(others)


def _prisoners(state: Situation, taken: int) -> tuple[tuple[int, ...], ...]:
    """The prisoners by captor and owner afterwards."""
    rows = [list(row) for row in state.prisoners]
    row = rows[state.to_move - 1]
    for owner, side in enumerate(state.sides[1:]):
        row[owner] += (side & taken).bit_count()
    return tuple(map(tuple, rows))


def _leaps(state: Situation, line: list[int], length: int) -> Iterator[Event]:
    """The i-th stone from the tail flies over the line and lands i cells before the head."""
    names = tuple(state.board.name[cell] for cell in line)
    for i in range(len(line) - length):
        yield Moved("stone", names[i], names[i + length], state.to_move, names[i:i + length + 1])


def _captures(state: Situation, taken: int) -> Iterator[Event]:
    for owner, side in enumerate(state.sides):
        for name in state.board.names(side & taken):
            yield Removed("stone", name, owner, f"tray:{state.to_move}")
    for name in state.board.names(taken):
        yield Turned("stone", name, state.to_move, "wall")
