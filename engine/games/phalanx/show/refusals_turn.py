"""Why a stone may not grow here and a phalanx may not move there."""

from __future__ import annotations

from engine.core.action import Action, Refusal
from engine.core.hexes import Cell, direction_of, distance
from engine.games.phalanx.rules.board import union
from engine.games.phalanx.rules.growth import growth_cells
from engine.games.phalanx.rules.movement import MoveMasks, run, way_of
from engine.games.phalanx.rules.state import Position

GROWTH_OVER = Refusal("growth-over", "A group has moved already; growth comes before movement.")


def first_pick(state: Position, name: str) -> Refusal | None:
    """Why nothing begins with this cell: no growth there, no move led by its stone."""
    owner = state.owner(name)
    if owner is None:
        return _grow(state, state.board.bit[name])
    if owner == 0:
        return Refusal("wall", "This is wall; it stays for ever.", (name,))
    if owner != state.to_move:
        return Refusal("not-yours", "That stone is not yours.", (name,))
    return _right(state, state.board.bit[name]) or _lead(state, state.board.bit[name])


def _cells(state: Position, x: int) -> tuple[str, ...]:
    return tuple(state.board.names(x))


def _grow(state: Position, cell: int) -> Refusal | None:
    if state.phase == "move":
        return GROWTH_OVER
    if cell & growth_cells(state):
        return None
    around = state.board.around
    fed = union(group for group in state.groups if group & around(cell))
    if fed:
        new = around(fed) & state.grown
        sentence = "A group takes one new stone a turn; the lit one touches it."
        return Refusal("already-grown", sentence, _cells(state, new))
    if around(cell) & state.grown:
        sentence = "It touches only a stone of this turn; it must touch a group of the turn's start."
        return Refusal("new-stone", sentence, _cells(state, around(cell) & state.grown))
    return Refusal("no-group", "A new stone must touch one of your groups.")


def _right(state: Position, stone: int) -> Refusal | None:
    """Why this stone's group has no right to move."""
    if stone & union(state.ready):
        return None
    group = state.board.flood(stone, state.own)
    if stone & state.moved:
        return Refusal("moved", "This group has moved in this turn.", _cells(state, group & state.moved))
    if sum(1 for part in state.groups if part & group) > 1 and not group & state.moved:
        return Refusal("joined", "New stones joined this group; it may not move in this turn.",
                       _cells(state, group & state.grown))
    if group & state.moved:
        touching = state.board.around(group & ~state.moved) & state.moved
        sentence = "A moved group has joined this one; it may not move any more."
        return Refusal("touched", sentence, _cells(state, touching))
    return Refusal("grown", "This group has grown; here a group grows or moves.", _cells(state, group & state.grown))


def _lead(state: Position, head: int) -> Refusal | None:
    """Why a stone whose group may move leads no move."""
    if not state.board.around(head) & state.own:
        return Refusal("single", "One stone is no phalanx; it takes two in a line.", _cells(state, head))
    ways = [way for way in range(6) if _line(state, head, way) > 1 and not state.board.step(head, way) & state.own]
    if not ways:
        return Refusal("not-head", "Pick the stone at the front of a line.", _cells(state, head))
    refusals = [_path(state, head, way, 1, _line(state, head, way)) for way in ways]
    return None if None in refusals else refusals[0]


def _line(state: Position, head: int, way: int) -> int:
    """The number of own stones in the line that ends in `head`."""
    length, cell = 1, state.board.step(head, way + 3 - 6 * (way > 2))
    while cell & state.own:
        length, cell = length + 1, state.board.step(cell, way + 3 - 6 * (way > 2))
    return length


def landing(state: Position, head: str, place: str) -> Refusal | None:
    """Why no phalanx led by the stone on `head` lands its head on `place`, a cell of the lattice."""
    to = _lattice(place)
    way = direction_of(state.board.axial[head], to)
    if way is None:
        return Refusal("off-line", "A phalanx moves straight ahead along its line.", (head,))
    cell = state.board.bit[head]
    length = _line(state, cell, way)
    if length < 2:
        return Refusal("no-line", "No stone of yours stands behind it that way.", (head,))
    if state.board.step(cell, way) & state.own:
        return Refusal("not-head", "Pick the stone at the front of the line.", (head,))
    refusal = _right(state, cell)
    return refusal or _path(state, cell, way, distance(state.board.axial[head], to), length)


def _lattice(name: str) -> Cell:
    q, r = name.split(",")
    return int(q), int(r)


def move(state: Position, action: Action) -> Refusal | None:
    """Why a move that names head, tail and cells is against the rules."""
    head, tail, m = action.args
    cell, way = state.board.bit[head], way_of(state, head, tail)
    if not cell & state.own:
        return first_pick(state, head) or Refusal("no-stone", "No stone of yours stands there.", (head,))
    length = 0 if way is None else distance(state.board.axial[head], state.board.axial[tail]) + 1
    if way is None or _line(state, cell, way) < length:
        return Refusal("not-in-line", "Head and tail must stand in one unbroken line of yours.", (head, tail))
    if state.board.step(cell, way) & state.own:
        return Refusal("not-head", "Pick the stone at the front of the line.", (head,))
    return _right(state, cell) or _path(state, cell, way, int(m), length)


def _path(state: Position, head: int, way: int, m: int, length: int) -> Refusal | None:
    """What stops a phalanx of that length from shifting m cells."""
    if m >= length:
        return Refusal("too-far", f"A phalanx of {length} moves {length - 1} at most.", _cells(state, head))
    free, path = MoveMasks.of(state).open, [state.board.step(head, way, i) for i in range(1, m + 1)]
    barred = next((cell for cell in path if not cell & free), None)
    if barred is not None:
        return _barred(state, barred)
    runs = (run(state, cell, way) for cell in path if not cell & state.vacant)
    facing = next((line for line in runs if line.bit_count() >= length), 0)
    if facing:
        sentence = f"The line of {facing.bit_count()} in the way is not shorter than the phalanx of {length}."
        return Refusal("longer-phalanx", sentence, _cells(state, facing))
    return None


def _barred(state: Position, cell: int) -> Refusal:
    if not cell:
        return Refusal("off-board", "The board ends there.")
    if cell & state.sides[0]:
        return Refusal("wall-in-way", "Wall stands in the way.", _cells(state, cell))
    return Refusal("own-stone", "A stone of your own stands in the way.", _cells(state, cell))
