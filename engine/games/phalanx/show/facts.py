"""What is true of a Phalanx position and worth telling: land, nearer cells, group states, who threatens whom."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.action import Action
from engine.games.phalanx.rules.board import each, union
from engine.games.phalanx.rules.ending import begin_turn, scores, territory
from engine.games.phalanx.rules.growth import grow, growth_cells
from engine.games.phalanx.rules.movement import MoveMasks, line_moves, line_of
from engine.games.phalanx.rules.situation import TURN
from engine.games.phalanx.rules.state import Position

KINDS = ("fresh", "grown", "joined", "spent")


def neutral(state: Position) -> int:
    """Vacant cells that are nobody's land."""
    return state.vacant & ~union(territory(state))


def nearer(state: Position) -> tuple[int, ...]:
    """For each seat, seat 1 first, the vacant cells that it reaches in fewer vacant steps than every other."""
    around, vacant = state.board.around, state.vacant
    seen = list(state.sides[1:])
    mine, settled = [0] * len(seen), 0
    fronts = seen
    while any(fronts):
        fronts = [around(front) & vacant & ~met for front, met in zip(fronts, seen, strict=True)]
        seen = [met | front for front, met in zip(fronts, seen, strict=True)]
        for i, front in enumerate(fronts):
            others = union(fronts[:i] + fronts[i + 1:])
            mine[i] |= front & ~settled & ~others
        settled |= union(fronts)
    return tuple(mine)


@dataclass(frozen=True)
class Group:
    """A group of the seat to act: its stones; its kind; where it may still grow; whether it has the right to move,
    and how many moves are open to it.

    Kinds: `fresh` (nothing happened), `grown` (has a new stone), `joined` (new stones made it of two or more groups:
    no move), `spent` (it moved, or a group that moved has joined it).
    """

    stones: int
    kind: str
    growth: int
    right: bool
    moves: int


def groups(state: Position) -> tuple[Group, ...]:
    """What each group of the seat to act can still do in this turn; none outside of a turn."""
    if state.phase not in TURN or state.ended:
        return ()
    open_moves = [action for action in state.actions() if action.verb == "move"]
    growth = growth_cells(state)
    return tuple(_group(state, stones, growth, open_moves) for stones in state.board.parts(state.own))


def _group(state: Position, stones: int, growth: int, open_moves: list[Action]) -> Group:
    start = stones & ~state.grown & ~state.fed
    count = sum(1 for action in open_moves if state.board.bit[action.args[0]] & stones)
    return Group(stones, kind(state, stones), state.board.around(start) & growth, stones in state.ready, count)


def kind(state: Position, stones: int) -> str:
    """The kind of a group as it is now, one of KINDS."""
    if stones & state.moved:
        return "spent"
    if sum(1 for group in state.groups if group & stones) > 1:
        return "joined"
    return "grown" if stones & state.grown else "fresh"


def counts(state: Position) -> dict[str, int]:
    """How many groups of the seat to act are of each kind."""
    kinds = [kind(state, stones) for stones in state.board.parts(state.own)]
    return {name: kinds.count(name) for name in KINDS}


@dataclass(frozen=True)
class Threat:
    """A capture that a seat could make in its next turn: the smallest phalanx that does it, where it lands, whom it
    takes, and the stone that must be grown first (0: none)."""

    seat: int
    phalanx: int
    landing: int
    victims: int
    growth: int = 0


def threats(state: Position, seat: int) -> tuple[Threat, ...]:
    """Every different capture that a seat has in its next turn by one movement, with no growth or with one new stone.

    The turn under way is taken as it stands: a seat to act sees what it can still take in this turn.
    """
    turn = state if seat == state.to_move and state.phase in TURN else begin_turn(state, seat)
    found: dict[int, Threat] = {}
    for threat in _captures(turn, turn.board.mask, 0):
        found.setdefault(threat.victims, threat)
    for cell in each(growth_cells(turn)):
        grown, _ = grow(turn, cell)
        for threat in _captures(grown, cell, cell):
            found.setdefault(threat.victims, threat)
    return tuple(found.values())


def standing_victims(state: Position, seat: int) -> int:
    """The stones that a seat could take by one movement of its lines as they stand, if its turn began now."""
    turn = begin_turn(state, seat)
    return union(threat.victims for threat in _captures(turn, turn.board.mask, 0))


def victims(state: Position, seat: int, prey: int) -> int:
    """Those of these stones that a seat could take by one movement, after one growth at most, if its turn began now."""
    turn = begin_turn(state, seat)
    found = union(threat.victims for threat in _captures(turn, turn.board.mask, 0)) & prey
    for cell in each(growth_cells(turn) & turn.board.lines(prey)):
        if found != prey:
            grown, _ = grow(turn, cell)
            found |= union(threat.victims for threat in _captures(grown, cell, cell)) & prey
    return found


def _captures(state: Position, part: int, growth: int) -> Iterator[Threat]:
    """The captures of all phalanxes that hold a cell of `part`, smaller phalanxes first within a line."""
    ground = MoveMasks.of(state)
    for way in range(6):
        for head in each(ground.heads(state, way)):
            bundle = line_moves(state, head, way, ground).actions
            if bundle and _taken(state, bundle[-1]):  # the last one goes farthest
                for action in bundle:
                    line, length = line_of(state, action)
                    phalanx, victims = union(line[:length]), _taken(state, action)
                    if victims and phalanx & part:
                        yield Threat(state.to_move, phalanx, union(line[length:]), victims, growth)


def _taken(state: Position, action: Action) -> int:
    """The stones that a move would take."""
    line, length = line_of(state, action)
    return union(line[length:]) & ~state.vacant


@dataclass(frozen=True)
class WhatIf:
    """What an action would change: stones taken (own stones turn to wall there), scores by seat before and after."""

    taken: int
    before: tuple[int, ...]
    after: tuple[int, ...]


def what_if(state: Position, action: Action) -> WhatIf:
    """The consequences of one legal action."""
    after, _ = state.after(action)
    taken = _taken(state, action) if action.verb == "move" else 0
    return WhatIf(taken, scores(state), scores(after))

