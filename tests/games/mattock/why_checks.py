"""What each sentence about a turn of Mattock claims, checked by playing all turns of the rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from engine.games.mattock.brain.endgame import Solver, Spent
from engine.games.mattock.rules.bits import diggable
from engine.games.mattock.rules.state import SWAP, Position
from engine.games.mattock.show.facts import mirrored
from tests.claims import checked
from tests.games.mattock.test_aids import tried
from tests.games.mattock.test_batch_turns import go_on

Check = Callable[["Said", "re.Match[str]"], bool]
COLOUR = "(?:Red|Blue)"


class Said(NamedTuple):
    """A turn that was played, and what was said of it; `origin` and `place` tell who moved, if somebody did."""

    before: Position
    after: Position
    seat: int
    origin: str
    place: str
    sentence: str

    @property
    def other(self) -> int:
        """The seat that did not play."""
        return 3 - self.seat

    def was(self, cell: str) -> str:
        """Where an own miner stood before the turn."""
        return self.origin if cell == self.place else cell


def stands(state: Position, seat: int, cell: str) -> bool:
    """Whether a seat has a miner on a cell."""
    return bool((state.red, state.blue)[seat - 1] & state.board.bit[cell])


def in_reach(state: Position, seat: int, cell: str) -> bool:
    """Whether the other seat has a turn, now or if it were its turn, that removes a seat's miner."""
    return bool(tried(state, seat) & state.board.bit[cell])


def cells(text: str) -> list[str]:
    """The names in a list such as `d4 and e5`."""
    return re.findall(r"\b[a-o]\d+\b", text)


def _wins(said: Said, found: re.Match[str]) -> bool:
    end = said.after.outcome()
    return end is not None and end.winners == (said.seat,) and not said.after.actions()


def _removes(said: Said, found: re.Match[str]) -> bool:
    gone = cells(said.sentence)
    removed = said.before.enemy.bit_count() - said.after.own.bit_count()
    return len(gone) == removed and all(
        stands(said.before, said.other, cell) and not stands(said.after, said.other, cell) for cell in gone)


def _saves(said: Said, found: re.Match[str]) -> bool:
    return all(stands(said.after, said.seat, cell) and in_reach(said.before, said.seat, said.was(cell))
               and not in_reach(said.after, said.seat, cell) for cell in cells(said.sentence))


def _flees(said: Said, found: re.Match[str]) -> bool:
    return (said.origin, said.place) == (found[1], found[2]) and in_reach(said.before, said.seat, said.origin) \
        and not in_reach(said.after, said.seat, said.place)


def _threatens(said: Said, found: re.Match[str]) -> bool:
    return all(stands(said.after, said.other, cell) and in_reach(said.after, said.other, cell)
               and not in_reach(said.before, said.other, cell) for cell in cells(said.sentence))


def _fences(said: Said, found: re.Match[str]) -> bool:
    """The other never comes to the named rock while no miner of the seat moves; the seat, digging alone, has so many
    digs where the other cannot come."""
    theirs = _ever(said.after, said.other)
    alone = {cell for cell in said.after.board.bit if cell not in theirs}
    return found[2] in alone and _digs(mirrored(said.after, said.seat), alone, int(found[1]))


def _ever(state: Position, seat: int) -> set[str]:
    """Every cell that a seat could come to if it dug all live rock and the other stood still."""
    board, live = state.board, diggable(state.board, state.tiles)
    open_cells = {n for n, b in board.bit.items() if b & (state.tiles | live) and not stands(state, 3 - seat, n)}
    found = {n for n in board.bit if stands(state, seat, n)}
    waiting = list(found)
    while waiting:
        q, r = board.axial[waiting.pop()]
        near = {(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)}
        new = {n for n in open_cells - found if board.axial[n] in near}
        found |= new
        waiting += new
    return found


def _digs(state: Position, alone: set[str], count: int) -> bool:
    """Whether the seat to act can dig so often, one turn after the other, on these cells."""
    if not count:
        return True
    for action in state.actions():
        if action.args and action.args[0] in alone:
            dug, _ = state.after(action)
            if _digs(mirrored(dug, state.to_move), alone, count - 1):
                return True
    return False


class Uncounted:
    """Takes the counting out of a solver, so that it tries everything."""

    def verdict(self, tiles: int, own: int, enemy: int) -> None:
        """Knows nothing."""


def _counts(said: Said, found: re.Match[str]) -> bool:
    """Whoever has as many digs as the other at most, when the other is to dig, has won: all turns are tried."""
    solver = Solver(said.after.board)
    solver.bounds = Uncounted()  # type: ignore[assignment]
    try:
        lost = not solver.won((said.after.tiles, said.after.own, said.after.enemy), go_on, 3000)
    except Spent:
        lost = True  # too far from the end to try everything
    return lost and int(found[2]) >= int(found[1])


def _places(state: Position, seat: int) -> int:
    return sum(action != SWAP for action in mirrored(state, seat).actions())


def _starves(said: Said, found: re.Match[str]) -> bool:
    counts = _places(said.after, said.other), _places(said.before, said.other)
    return counts == (int(found[1]), int(found[2])) and counts[0] < counts[1]


def _opens(said: Said, found: re.Match[str]) -> bool:
    after, before = (_places(state, said.seat) for state in (said.after, said.before))
    return (after - before, after) == (int(found[1]), int(found[2]))


def _brings(said: Said, found: re.Match[str]) -> bool:
    return said.before.hand(said.seat) == said.after.hand(said.seat) + 1 and stands(said.after, said.seat, found[1])


CHECKS: Mapping[str, Check] = {
    rf"Leaves {COLOUR} nothing to mine, and wins": _wins,
    rf"Wins by counting: {COLOUR} digs next and has (\d+) at most, {COLOUR} has (\d+) sure digs?": _counts,
    r"Removes (?:the miners?|\d miners,) at .+": _removes,
    r"Takes the miner from (\S+) to safety at (\S+)": _flees,
    rf"Saves the miners? at .+ that {COLOUR} could have removed": _saves,
    rf"Fences in rock that only {COLOUR} can come to: (\d+) sure digs, round (\S+)": _fences,
    r"Threatens to remove (?:the miner|one of the miners) at .+": _threatens,
    rf"Leaves {COLOUR} (\d+) rocks? to mine instead of (\d+)": _starves,
    r"Opens (\d+) more rocks to mine, (\d+) in all": _opens,
    r"Brings a miner back from the hand, to (\S+)": _brings,
}


def holds(said: Said) -> str:
    """The pattern of what was said. AssertionError if no pattern fits or the claim is not true."""
    return checked(said, CHECKS)
