"""A toy of Phalanx's make: three seats lay segments, then each turn has several steps on a board that has grown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from engine.core.errors import BadAction
from engine.core.events import BoardGrew, Event, Moved, Passed, Placed, Removed, Turned, TurnEnded
from engine.core.game import Action, Game, Outcome, Pick, Refusal
from engine.core.hexes import Cell, disc, neighbours
from engine.core.options import Option
from engine.core.picture import Cells, Item, Picture
from tests.toys.plain import PlainLook

SEATS, LONGEST = 3, 24
END = Action("end", (), (Pick("button", "end"),))


def name(cell: Cell) -> str:
    """Axial coordinates as text."""
    return f"{cell[0]},{cell[1]}"


def act(verb: str, *cells: Cell) -> Action:
    """An action that is said by clicking its cells."""
    names = tuple(map(name, cells))
    return Action(verb, names, tuple(Pick("cell", n) for n in names))


@dataclass(frozen=True)
class Position:
    """`stones` are (cell, owner) with 0 for a wall, `trays` (taker, owner), `moved` the cells reached in this turn."""

    to_lay: int
    cells: frozenset[Cell] = frozenset()
    stones: frozenset[tuple[Cell, int]] = frozenset()
    trays: tuple[tuple[int, int], ...] = ()
    to_move: int = 1
    turn: int = 0
    grown: bool = False
    moved: frozenset[Cell] = frozenset()
    passes: int = 0

    @property
    def over(self) -> bool:
        """All have passed, or it has gone on for long enough."""
        return self.passes >= SEATS or self.turn >= LONGEST

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is."""
        return None if self.over else self.to_move

    @property
    def phase(self) -> str:
        """Lay segments, then grow and move."""
        return "lay" if self.to_lay else "move" if self.grown or self.moved else "grow"

    def actions(self) -> list[Action]:
        """Lay; or grow once before any movement, move each stone once, end."""
        if self.over:
            return []
        if self.to_lay:
            return [act("lay", c) for c in self._centres()]
        grow = [] if self.phase == "move" else [act("grow", c) for c in sorted(self.cells) if self._grows(c)]
        return [*grow, *(act("move", a, b) for a, b in self._moves()), END]

    def _centres(self) -> list[Cell]:
        near = {c for edge in self.cells for c in disc(3, edge)} or {(0, 0)}
        return sorted(c for c in near if self._fits(frozenset(disc(1, c))))

    def _fits(self, segment: frozenset[Cell]) -> bool:
        touching = sum(1 for c in segment if self.cells.intersection(neighbours(c)))
        return not segment & self.cells and (not self.cells or touching >= 2)

    def _grows(self, cell: Cell) -> bool:
        own = any((n, self.to_move) in self.stones for n in neighbours(cell))
        return own and cell not in dict(self.stones)

    def _moves(self) -> Iterator[tuple[Cell, Cell]]:
        stones = dict(self.stones)
        for a in sorted(c for c, owner in stones.items() if owner == self.to_move and c not in self.moved):
            yield from ((a, b) for b in neighbours(a) if b in self.cells and stones.get(b) not in (0, self.to_move))

    def allows(self, action: Action) -> bool:
        """True when the action is legal here."""
        return action in self.actions()

    def after(self, action: Action) -> tuple[Position, tuple[Event, ...]]:
        """The position after a legal action, and what happened."""
        cells = [read(word) for word in action.args]
        match action.verb:
            case "lay":
                return self._laid(cells[0])
            case "grow":
                stones = self.stones | {(cells[0], self.to_move)}
                return replace(self, stones=stones, grown=True), (Placed("stone", name(cells[0]), self.to_move),)
            case "move":
                return self._moved(*cells)
        idle = self.phase == "grow"
        ended = self._next(passes=self.passes + 1 if idle else 0)
        return ended, (*((Passed(self.to_move),) if idle else ()), TurnEnded(self.to_move))

    def _laid(self, centre: Cell) -> tuple[Position, tuple[Event, ...]]:
        segment = disc(1, centre)
        after = replace(self, to_lay=self.to_lay - 1, cells=self.cells.union(segment),
                        stones=self.stones | {(centre, self.to_move)})
        events = BoardGrew(tuple(map(name, segment))), Placed("stone", name(centre), self.to_move)
        return after._next(), (*events, TurnEnded(self.to_move))

    def _moved(self, a: Cell, b: Cell) -> tuple[Position, tuple[Event, ...]]:
        """A step; an enemy on the cell becomes a prisoner, and the stone that took it becomes a wall."""
        seat, enemy = self.to_move, dict(self.stones).get(b)
        stones = self.stones - {(a, seat), (b, enemy or 0)} | {(b, 0 if enemy else seat)}
        taken = ((seat, enemy),) if enemy else ()
        events: tuple[Event, ...] = (Moved("stone", name(a), name(b), seat, (name(a), name(b))),)
        if enemy:
            events = (Removed("stone", name(b), enemy, f"tray:{seat}"), *events, Turned("stone", name(b), seat, "wall"))
        trays = tuple(sorted(self.trays + taken))
        return replace(self, stones=stones, trays=trays, moved=self.moved | {b}), events

    def _next(self, passes: int = 0) -> Position:
        return replace(self, to_move=self.to_move % SEATS + 1, turn=self.turn + 1, passes=passes, grown=False,
                       moved=frozenset())

    def outcome(self) -> Outcome | None:
        """Most stones win; equal numbers share."""
        if not self.over:
            return None
        scores = tuple(sum(owner == seat for _, owner in self.stones) for seat in range(1, SEATS + 1))
        return Outcome(scores, tuple(s for s in range(1, SEATS + 1) if scores[s - 1] == max(scores)), "passes")

    def seen_by(self, seat: int) -> Position:
        """Nothing is hidden."""
        return self


def read(word: str) -> Cell:
    """The cell that a text names. Raises BadAction."""
    q, _, r = word.partition(",")
    try:
        cell = int(q), int(r)
    except ValueError:
        cell = (99, 99)
    if name(cell) != word or max(map(abs, cell)) > 60:
        raise BadAction(f"{word[:20]!r} is no cell.")
    return cell


def parse(state: Position, text: str) -> Action:
    """The action of a text, legal or not. Raises BadAction."""
    match text.split():
        case ["lay" | "grow" as verb, cell]:
            return act(verb, read(cell))
        case ["move", a, b]:
            return act("move", read(a), read(b))
        case ["end"]:
            return END
    raise BadAction(f"{text[:40]!r} is no action of this toy.")


def dump(state: Position) -> dict[str, Any]:
    """The position as plain data."""
    return {"stones": sorted(f"{name(c)}={owner}" for c, owner in state.stones), "to_act": state.to_act}


class Look(PlainLook):
    """Cells are things that were laid, and stones lie on them or in trays."""

    def picture(self, view: Position) -> Picture:
        """Everything on the table."""
        laid = [Item("cell", name(c)) for c in sorted(view.cells)]
        stones = [Item("stone" if owner else "wall", name(c), owner) for c, owner in sorted(view.stones)]
        taken = [Item("stone", f"tray:{taker}", owner) for taker, owner in view.trays]
        cells = Cells.of_hexes({name(c): c for c in sorted(view.cells)})
        return Picture("flat", cells, (*laid, *stones, *taken), hands=("tray:1", "tray:2", "tray:3"))


ISLANDS = Game(
    name="islands", title="Islands", tagline="A toy that lays its board.", players=(SEATS, SEATS),
    options=(Option("segments", "Segments", "choice", 2, (1, 2)),),
    start=lambda options: Position(SEATS * int(options["segments"])), seats=lambda options: SEATS, parse=parse,
    refuse=lambda state, action: Refusal("toy", "The rules of this toy forbid it."), dump=dump, look=Look,
    brain=lambda: None,  # type: ignore[arg-type, return-value]
)
