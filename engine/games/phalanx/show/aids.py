"""What a player may have shown on the plates: land, who can take whom, who is nearer, and the state of groups."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.core.action import Pick
from engine.core.picture import Mark
from engine.core.presentation import Aid
from engine.games.phalanx.rules.board import each, name_of
from engine.games.phalanx.rules.situation import TURN
from engine.games.phalanx.rules.state import Position
from engine.games.phalanx.show import facts as true
from engine.games.phalanx.show.facts import Threat

AIDS = (
    Aid("land", "Land", "land", "Cells that only one colour can reach, in its colour and pattern.", True,
        ("territory",), (("territory", "land of this colour"),)),
    Aid("threats", "Threats", "threat", "Who can take whose stones next, and how: yours, or the group you point at.",
        pointed=True,
        legend=(("threat", "line that can take"), ("victim", "may be taken"), ("sprout", "must grow here first"))),
    Aid("near", "Nearer", "near", "Vacant cells to which one colour has fewer steps than all others.",
        legend=(("near", "nearer to this colour"),)),
    Aid("state", "Groups", "moon", "The own groups: fresh, grown, joined or spent.", True, true.KINDS,
        (("fresh", "fresh: may grow and move"), ("grown", "has grown, may move"), ("joined", "joined: no move"),
         ("spent", "has moved"))),
)
SIGNS = (
    ("legal", "may be picked"), ("target", "may go here"), ("movable", "may be moved"), ("selected", "picked"),
    ("hover", "meant"), ("ghost", "would stand here"), ("laying", "would lie here"), ("growing", "would grow here"),
    ("vacated", "would be left"), ("landing", "would land here"), ("taking", "would be taken"),
    ("band", "all that go along"), ("leap", "from where to where"), ("tail", "so many go if it is the last"),
    ("chosen", "so many go"), ("walling", "would turn to wall"), ("bound", "could not move then"),
    ("claimed", "new land"), ("yielded", "land lost"), ("tag", "what it brings"), ("leaving", "would be lifted"),
    ("forbidden", "forbids it"), ("refused", "not here"), ("laid", "laid last"),
    ("arrived", "came last"), ("gone", "stood there"), ("taken", "was taken"), ("walled", "became wall"),
    ("cursor", "keyboard"), ("total", "points"),
)


def aids() -> Sequence[Aid]:
    """The overlays of this game."""
    return AIDS


def signs() -> Sequence[tuple[str, str]]:
    """Words for all other marks."""
    return SIGNS


def aid_marks(view: Position, name: str, picks: Sequence[Pick] = ()) -> Sequence[Mark]:
    """The marks of an overlay that the picture does not hold. Threats are those of the group that is pointed at, by it
    and against it, else those of the seat to act."""
    if view.phase not in TURN or view.ended:
        return ()
    match name:
        case "threats":
            part = _pointed_at(view, picks)
            return list(dict.fromkeys(mark for seat in _seats(view) for mark in _threats(view, seat, part)))
        case "near":
            return [Mark("near", cell, seat) for seat, cells in enumerate(true.nearer(view), 1)
                    for cell in view.board.names(cells)]
    return ()


def _seats(view: Position) -> list[int]:
    return [seat for seat in range(1, view.terms.players + 1) if view.sides[seat]]


def _pointed_at(view: Position, picks: Sequence[Pick]) -> int:
    """The group of the stone that is pointed at; on any other place the stones of the seat to act."""
    stone = view.board.bit.get(picks[-1].name, 0) if picks else 0
    side = next((side for side in view.sides[1:] if side & stone), 0)
    return view.board.flood(stone, side) if side else view.own


@lru_cache(maxsize=32)
def _all_threats(view: Position, seat: int) -> tuple[Threat, ...]:
    """All threats of a seat, the plainest first: no growth, then few stones."""
    return tuple(sorted(true.threats(view, seat), key=_effort))


def _threats(view: Position, seat: int, part: int) -> Iterator[Mark]:
    """For every stone that a seat can take the plainest line that does it, where this part of the board takes or is
    taken."""
    shown = 0
    for threat in _all_threats(view, seat):
        if threat.victims & ~shown and (threat.phalanx | threat.victims) & part:
            shown |= threat.victims
            yield from _shown(view, threat)


def _effort(threat: Threat) -> tuple[bool, int, int]:
    return bool(threat.growth), threat.phalanx.bit_count(), threat.landing.bit_count()


def _shown(view: Position, threat: Threat) -> Iterator[Mark]:
    """The way from the head to the last landing cell, a sign on every stone taken, and one where to grow first."""
    name, early = view.board.name, "grow" if threat.growth else ""
    yield Mark("threat", " ".join(_way(view, threat)), threat.seat, early)
    for cell in each(threat.victims):
        yield Mark("victim", name[cell], threat.seat, early)
    if threat.growth:
        yield Mark("sprout", name[threat.growth], threat.seat)


def _way(view: Position, threat: Threat) -> list[str]:
    """The head and the landing cells in a row."""
    landing = {view.board.axial[name] for name in view.board.names(threat.landing)}
    line = sorted(view.board.axial[name] for name in view.board.names(threat.phalanx | threat.landing))
    ordered = line if line[-1] in landing else line[::-1]
    return [name_of(cell) for cell in ordered[-len(landing) - 1:]]
