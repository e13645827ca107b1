"""What each sentence about a turn of Phalanx claims, checked by the plain second Phalanx."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from tests.claims import checked
from tests.games.phalanx import naive
from tests.games.phalanx.naive import Cell, Position

Check = Callable[["Said", "re.Match[str]"], bool]
COLOURS = ("Red", "Blue", "Yellow", "Green", "Violet", "Orange")
COLOUR = f"(?:{'|'.join(COLOURS)})"


class Said(NamedTuple):
    """A turn of seat 1, what was said of it, and where each stone of the turn's start went that was moved."""

    before: Position
    after: Position
    went: Mapping[Cell, Cell]
    sentence: str

    @property
    def others(self) -> list[int]:
        """The other seats."""
        return list(range(2, self.before.players + 1))


def seats(text: str) -> list[int]:
    """The seats whose colours a text names."""
    return [COLOURS.index(word) + 1 for word in re.findall(COLOUR, text)]


def cells(text: str) -> set[Cell]:
    """The cells that a text names."""
    return {(int(q), int(r)) for q, r in re.findall(r"(-?\d+),(-?\d+)", text)}


def stones(pos: Position, seat: int) -> set[Cell]:
    """Where a seat's stones stand."""
    return {cell for cell, owner in pos.stones.items() if owner == seat}


def struck(pos: Position, seat: int, growing: bool) -> set[Cell]:
    """The stones that a seat takes by some first movement of its turn, after one growth at most if `growing`."""
    turn = naive.begin(pos, seat)
    grown = [naive.grow(turn, cell) for cell in naive.growths(turn)] if growing else []
    return {cell for start in (turn, *grown) for move in naive.moves(start) for cell in landing(move)
            if cell in start.stones}


def landing(move: naive.Move) -> list[Cell]:
    """The cells that a phalanx lands on."""
    (q, r), (u, v), m = move
    length = max(abs(q - u), abs(r - v))
    step = (q - u) // length, (r - v) // length
    return [naive.at((q, r), step, i) for i in range(1, m + 1)]


def _takes(said: Said, found: re.Match[str]) -> bool:
    gone = {cell for cell, owner in said.before.stones.items() if owner > 1 and said.after.stones.get(cell) == 0}
    told = {COLOURS.index(word) + 1: int(n) for n, word in re.findall(rf"(\d) ({COLOUR})", said.sentence)}
    owners = [said.before.stones[cell] for cell in gone]
    return {seat: owners.count(seat) for seat in set(owners)} == told and cells(said.sentence) in (gone, set())


def _takes_many(said: Said, found: re.Match[str]) -> bool:
    gone = [c for c, owner in said.before.stones.items() if owner > 1 and said.after.stones.get(c) == 0]
    return (len(gone), len({said.before.stones[c] for c in gone})) == (int(found[1]), int(found[2]))


def _last(said: Said, found: re.Match[str]) -> bool:
    (seat,) = seats(said.sentence)
    return not stones(said.after, seat) and cells(said.sentence) in (stones(said.before, seat), set())


def _claims(said: Said, found: re.Match[str]) -> bool:
    before, after = (naive.land(pos)[1] for pos in (said.before, said.after))
    return (after - before, after) == (int(found[1]), int(found[2]))


def _costs(said: Said, found: re.Match[str]) -> bool:
    (seat,) = seats(said.sentence)
    return naive.land(said.before)[seat] - naive.land(said.after)[seat] == int(found[1])


def _saves(said: Said, found: re.Match[str]) -> bool:
    named, own = seats(said.sentence), stones(said.before, 1)
    could = {seat: struck(said.before, seat, False) & own for seat in said.others}
    still = {cell for seat in said.others if stones(said.after, seat) for cell in struck(said.after, seat, True)}
    now = {said.went.get(cell, cell) for seat in named or said.others for cell in could[seat]}
    safe = (now & stones(said.after, 1)) - still
    return cells(said.sentence) <= safe and len(cells(said.sentence) or safe) == _count(found[1], len(safe))


def _count(text: str, many: int) -> int:
    return {"the": 1, "the stone": 1, "the stones": many}.get(text) or int(text.split()[0])


def _threatens(said: Said, found: re.Match[str]) -> bool:
    new = struck(said.after, 1, False) - struck(said.before, 1, False)
    owners = {said.after.stones[cell] for cell in new}
    named = seats(said.sentence)
    return (not named or owners == set(named)) and len(new) == _count(found[1], len(new)) \
        and cells(said.sentence) in (new, set())


def _joins(said: Said, found: re.Match[str]) -> bool:
    parts, groups = (naive.connected(stones(pos, 1)) for pos in (said.after, said.before))
    return max(sum(bool(group & part) for group in groups) for part in parts) == int(found[1])


def _nears(said: Said, found: re.Match[str]) -> bool:
    before, after = (len(nearest(pos, 1)) for pos in (said.before, said.after))
    return (after, after - before) == (int(found[1]), int(found[2]))


def nearest(pos: Position, seat: int) -> set[Cell]:
    """The vacant cells to which a seat has fewer vacant steps than every other."""
    steps = {s: distances(pos, s) for s in range(1, pos.players + 1)}
    return {cell for cell, own in steps[seat].items()
            if all(own < far.get(cell, 999) for s, far in steps.items() if s != seat)}


def distances(pos: Position, seat: int) -> dict[Cell, int]:
    """How many steps a seat's stones are away from each vacant cell that they reach."""
    found, front, step = dict[Cell, int](), stones(pos, seat), 0
    while front:
        step += 1
        front = {near for cell in front for near in naive.around(cell)
                 if near in pos.board and near not in pos.stones and near not in found}
        found |= dict.fromkeys(front, step)
    return found


CHECKS: Mapping[str, Check] = {
    rf"Takes {COLOUR}'s last stones?(?: at .+)?": _last,
    rf"Takes \d {COLOUR}(?: and \d {COLOUR})? stones?(?: at .+)?": _takes,
    r"Takes (\d+) stones of (\d) colours(?: at .+)?": _takes_many,
    r"Wins (\d+) cells of land, (\d+) in all": _claims,
    rf"Costs {COLOUR} (\d+) cells of land": _costs,
    rf"Saves (the stones?|\d+ stones)(?: at .+)? from (?:{COLOUR}'s|the others') lines": _saves,
    rf"Threatens (the|\d+)(?: {COLOUR})? stones?(?: at .+)?": _threatens,
    r"Joins (\d) groups into one": _joins,
    r"Is nearest to (\d+) cells now, (\d+) more than before": _nears,
}


def holds(said: Said) -> str:
    """The pattern of what was said. AssertionError if no pattern fits or the claim is not true."""
    return checked(said, CHECKS)
