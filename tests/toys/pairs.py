"""A toy of Dominoes-Matrix's make: a stock, hidden hands, chance as seat 0, and an exchange with a free choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

from engine.core.errors import BadAction
from engine.core.events import Dealt, Event, Passed, Placed, Removed, Scored
from engine.core.game import Action, Outcome, Pick

Hands = tuple[tuple[str, ...], ...]
END, PASS = (Action(word, (), (Pick("button", word),)) for word in ("end", "pass"))
SWAP, DEAL = Action("swap", (), (Pick("button", "confirm"),)), Action("deal")


def put(tile: str, x: int, way: str) -> Action:
    """Lays a tile on x: its greater half to the west with `E`, to the east with `W`; both have the same picks."""
    return Action("put", (tile, str(x), way), (Pick("hand", tile), Pick("cell", str(x))))


def without(tiles: tuple[str, ...], gone: Sequence[str]) -> tuple[str, ...]:
    """The tiles without these."""
    return tuple(sorted((Counter(tiles) - Counter(gone)).elements()))


@dataclass(frozen=True)
class Position:
    """A row of (x, west half, east half, tile); touching halves add up to N+1, and a blank joins anything.

    `due` is how many tiles are to be dealt to the seat to move, `aside` what it gave away and gets not back.
    """

    most: int
    hands: Hands
    stock: tuple[str, ...]
    row: tuple[tuple[int, int, int, str], ...] = ()
    scores: tuple[int, ...] = ()
    to_move: int = 1
    phase: str = "deal"
    due: int = 2
    aside: tuple[str, ...] = ()
    laid: int = 0
    passes: int = 0
    turn: int = 0
    opening: bool = True
    over: str = ""

    @property
    def hand(self) -> tuple[str, ...]:
        """The tiles of the seat to move."""
        return self.hands[self.to_move - 1]

    @property
    def to_act(self) -> int | None:
        """Chance while tiles are due."""
        return None if self.over else 0 if self.phase == "deal" else self.to_move

    def actions(self) -> list[Action]:
        """Put up to two tiles, end, pass; after a pass exchange; chance deals."""
        if self.over:
            return []
        if self.phase != "play":
            return [DEAL if self.phase == "deal" else SWAP]
        return [*self._puts(), END if self.laid else PASS]

    def _puts(self) -> Iterator[Action]:
        if not self.row:
            yield from (put(t, 0, "E") for t in self.hand if t != "?")
            return
        (west, outer_west), (east, outer_east) = self.row[0][:2], (self.row[-1][0], self.row[-1][2])
        for tile in (t for t in self.hand if t != "?"):
            a, b = halves(tile)
            for way, (left, right) in (("E", (a, b)), ("W", (b, a)))[:1 + (a != b)]:
                yield from (put(tile, west - 1, way),) if self._join(right, outer_west) else ()
                yield from (put(tile, east + 1, way),) if self._join(left, outer_east) else ()

    def _join(self, x: int, y: int) -> bool:
        return 0 in (x, y) or x + y == self.most + 1

    def allows(self, action: Action) -> bool:
        """True when the action is legal here; `deal` and `swap` are looked at with their tiles."""
        if self.over or self.phase == "play":
            return action in self.actions()
        if self.phase == "swap":
            known = not Counter(action.args) - Counter(self.hand)
            return action.verb == "swap" and known and len(action.args) <= len(self.stock)
        drawn = action.args[1:]
        whose = action.verb == "deal" and action.args[:1] == (str(self.to_move),)
        return whose and len(drawn) == min(self.due, len(self.stock)) and not Counter(drawn) - Counter(self.stock)

    def after(self, action: Action) -> tuple[Position, tuple[Event, ...]]:
        """The position after a legal action, and what happened."""
        match action.verb:
            case "put":
                return self._laid(action.args[0], int(action.args[1]), action.args[2])
            case "deal":
                return self._dealt(action.args[1:])
            case "swap":
                return self._swapped(action.args)
            case "pass":
                return self._passed()
        return self._drawn_next(), ()

    def _laid(self, tile: str, x: int, way: str) -> tuple[Position, tuple[Event, ...]]:
        a, b = halves(tile) if way == "E" else halves(tile)[::-1]
        seat, double = self.to_move, int(a == b)
        row, hand = tuple(sorted((*self.row, (x, a, b, tile)))), without(self.hand, [tile])
        after = replace(self, row=row, hands=self._hands(hand), scores=self._scored({seat: double}),
                        laid=self.laid + 1, passes=0)
        events: tuple[Event, ...] = (Placed("tile", str(x), 0, f"hand:{seat}", tile),)
        events += (Scored(seat, 1, "double", (str(x),)),) if double else ()
        done = after.laid == 2 or not after.hand
        return (after._drawn_next() if done else after), events

    def _passed(self) -> tuple[Position, tuple[Event, ...]]:
        seat, others = self.to_move, [s for s in range(1, len(self.hands) + 1) if s != self.to_move]
        after = replace(self, scores=self._scored(dict.fromkeys(others, 1)), passes=self.passes + 1)
        events = Passed(seat), *(Scored(s, 1, "pass") for s in others)
        if after.passes == 2 * len(self.hands):
            return replace(after, over="pass-rounds"), events
        return replace(after, phase="swap") if self.stock else after._next(), events

    def _swapped(self, tiles: tuple[str, ...]) -> tuple[Position, tuple[Event, ...]]:
        seat = self.to_move
        gone = tuple(Removed("tile", f"hand:{seat}", 0, f"aside:{seat}", t) for t in tiles)
        after = replace(self, hands=self._hands(without(self.hand, tiles)), aside=tuple(sorted(tiles)))
        return (replace(after, phase="deal", due=len(tiles)) if tiles else after._next()), gone

    def _dealt(self, tiles: tuple[str, ...]) -> tuple[Position, tuple[Event, ...]]:
        seat = self.to_move
        back = tuple(Removed("tile", f"aside:{seat}", 0, "stock", t) for t in self.aside)
        stock = tuple(sorted((*without(self.stock, tiles), *self.aside)))
        after = replace(self, hands=self._hands(tuple(sorted((*self.hand, *tiles)))), stock=stock, aside=())
        return after._next(), (Dealt(seat, tiles), *back)

    def _drawn_next(self) -> Position:
        return replace(self, phase="deal", due=2) if self.stock else self._next()

    def _next(self) -> Position:
        """The next seat's turn; at the start the next seat's first tiles."""
        seats = len(self.hands)
        opening = self.opening and self.to_move < seats
        after = replace(self, to_move=self.to_move % seats + 1, phase="deal" if opening else "play", opening=opening,
                        laid=0, turn=self.turn + (not self.opening))
        stuck = not after.stock and not any(after._puts()) and not opening
        return replace(after, over="all-down" if not any(self.hands) else "blocked") if stuck else after

    def _hands(self, mine: tuple[str, ...]) -> Hands:
        return tuple(mine if seat == self.to_move else hand for seat, hand in enumerate(self.hands, 1))

    def _scored(self, points: dict[int, int]) -> tuple[int, ...]:
        return tuple(old + points.get(seat, 0) for seat, old in enumerate(self.scores, 1))

    def outcome(self) -> Outcome | None:
        """Most points win; equal scores share."""
        best = tuple(s for s, points in enumerate(self.scores, 1) if points == max(self.scores))
        return Outcome(self.scores, best, self.over) if self.over else None

    def seen_by(self, seat: int) -> Position:
        """The others' tiles and the stock face down."""
        hands = tuple(hand if seat == whose else down(hand) for whose, hand in enumerate(self.hands, 1))
        aside = self.aside if seat == self.to_move else down(self.aside)
        return replace(self, hands=hands, stock=down(self.stock), aside=aside)


def down(tiles: Sequence[str]) -> tuple[str, ...]:
    """The same number of tiles, face down."""
    return ("?",) * len(tiles)


def halves(tile: str) -> tuple[int, int]:
    """The numbers of a tile's halves. Raises BadAction."""
    a, _, b = tile.partition(":")
    if not (a.isdecimal() and b.isdecimal() and len(tile) == 3 and a >= b):
        raise BadAction(f"{tile[:20]!r} is no tile.")
    return int(a), int(b)


def roll(state: Position, rng: Random) -> Action:
    """What the seat to move draws."""
    return Action("deal", (str(state.to_move), *sorted(rng.sample(state.stock, min(state.due, len(state.stock))))))
