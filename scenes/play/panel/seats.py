"""The seats in the panel: each one's plate, with its big piece, what it holds, and where pieces fly to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from pygame import Rect

from engine.core.picture import Item
from engine.core.presentation import Fact, Pose
from engine.core.state import View
from scenes.kit.art import Art
from scenes.kit.canvas import Drawn
from scenes.kit.widgets import Style
from scenes.play.panel.chips import Crew, PieceSpot
from scenes.play.panel.dashes import ring
from scenes.play.panel.holdings import Holdings
from scenes.play.panel.plate_sums import TIGHT
from scenes.play.panel.room import Room
from scenes.play.panel.seat_cards import crew_on, held_spots, mode_of, plate, token_spot
from scenes.play.panel.seat_plate import Plate
from scenes.play.panel.seat_state import brief, level, playing, status
from scenes.play.table.table import Table

BIG_Z, CREW_Z = 71.0, 72.0
FADED = 0.75  # how far the colour of a piece in hand has gone


class Seats:
    """Reads the table and lists the things of all plates."""

    def __init__(self, table: Table, room: Room) -> None:
        self._table, self._room = table, room
        self._holdings = Holdings(table)
        self._anchors: Mapping[str, PieceSpot] = {}
        self._laid: tuple[Style, Sequence[Rect], list[Plate]] | None = None  # for which these hold
        self._modes: tuple[Style, Sequence[Rect], list[Plate], int] | None = None
        self._emblems: dict[int, tuple[object, list[Drawn]]] = {}  # of each seat, with what they depend on
        self._facts: tuple[View, dict[int, tuple[Fact, ...]]] | None = None  # of each seat in a position

    def things(self, rects: Sequence[Rect]) -> list[Drawn]:
        """The plates in their places; how the numbers are told is the same on all of them."""
        style, cards = self._room.style, [self.plate(seat) for seat in range(1, len(rects) + 1)]
        cards = self._moded(rects, cards)
        if self._laid != (style, rects, cards):
            self._laid = style, rects, cards
            self._anchors = {name: spot for rect, one in zip(rects, cards, strict=True)
                             for name, spot in self._spots(rect, one).items()}
        return [thing for rect, one in zip(rects, cards, strict=True)
                for thing in (plate(style, rect, one), *self._emblem(rect, one), *self._crew(rect, one))]

    def anchors(self) -> Mapping[str, PieceSpot]:
        """Where pieces in hand and prisoners lie on the plates, as these were drawn last."""
        if not self._anchors:
            self.things(self._room.places.plates)
        return self._anchors

    def _moded(self, rects: Sequence[Rect], cards: Sequence[Plate]) -> list[Plate]:
        """The plates with the fewest words that any of them has room for; while an action is weighed only those that it
        changes have fewer."""
        style, calm = self._room.style, [one.calm() for one in cards]
        if self._modes is None or self._modes[:3] != (style, rects, calm):
            fewest = max((mode_of(style, *pair) for pair in zip(rects, calm, strict=True)), default=TIGHT)
            self._modes = style, rects, calm, fewest
        fewest = self._modes[3]
        return [replace(one, mode=max(fewest, mode_of(style, rect, one)) if one.then else fewest)
                for rect, one in zip(rects, cards, strict=True)]

    # ---- what lies on a plate ------------------------------------------------------------------------------------

    def _spots(self, rect: Rect, card: Plate) -> dict[str, PieceSpot]:
        """The places on a plate that pieces fly to: `tray:1` for any piece, `tray:1 2` for those of seat 2."""
        style, seat = self._room.style, card.seat
        spots = held_spots(style, rect, card)
        found = {f"{kind}:{seat}{f' {owner}' * (owner > 0)}": spot for owner, spot in spots.items()
                 for kind in ("hand", "tray")}
        crew = crew_on(style, rect, card)
        return found | {"plate:" + str(seat): token_spot(style, rect, card)} | (
            {f"hand:{seat}": crew[-1]} if crew else {})

    def _emblem(self, rect: Rect, card: Plate) -> list[Drawn]:
        """What stands for a seat: one of its pieces, or its medal where pieces belong to nobody."""
        key = self._room.style, tuple(rect), card.holds, self._table.show.picture.items
        known = self._emblems.get(card.seat)
        if known is None or known[0] != key:
            token = self.token(card.seat, *token_spot(self._room.style, rect, card))
            known = self._emblems[card.seat] = key, token
        return known[1]

    def token(self, seat: int, at: tuple[float, float], radius: float) -> list[Drawn]:
        """The same with its middle at a point, of a radius in pixels."""
        style, tray = self._room.style, self._room.material.tray
        if tray is None:
            return self._piece(self._own(seat), at, radius, BIG_Z)
        assert isinstance(style.art, Art)
        picture = tray.emblem(style.art, style.theme.seats[seat - 1], round(radius * 1.6))
        return [Drawn.centred(BIG_Z, picture, at, ("medal", seat, picture.get_width()))]

    def _crew(self, rect: Rect, card: Plate) -> list[Drawn]:
        """A seat's few pieces in small: those in hand have lost their colour."""
        crew, things = card.crew or Crew(0, 0), list[Drawn]()
        flying = self._holdings.flying(card.seat)
        for i, (at, radius) in enumerate(crew_on(self._room.style, rect, card)):
            if i < crew.out + crew.held - flying:
                grey, z = FADED if i >= crew.out else 0.0, CREW_Z + i / 100
                things += self._piece(self._own(card.seat), at, radius, z, grey)
                things += [ring(self._room.style, at, radius, z + 0.001)] if grey else []
        return things

    def _own(self, seat: int) -> Item:
        """A piece like those of the seat."""
        pieces = self._room.board.material.pieces
        kinds = {i.kind for i in self._table.show.picture.items if i.kind in pieces and i.owner}
        return Item(min(kinds, default=self._table.match.game.piece), "plate", seat)

    def _piece(self, item: Item, at: tuple[float, float], radius: float, z: float, grey: float = 0.0) -> list[Drawn]:
        """A piece on a plate."""
        board = self._room.board
        board.anchor({"plate": (at, radius)})
        pose = Pose("plate", "plate", grey=grey, lit=1.0 - grey, alpha=0.6 if grey else 1.0)
        piece = board.moving([(replace(item, place="plate"), pose)])
        return [thing._replace(z=z + thing.z / 10_000) for thing in piece]

    def _numbers(self, view: View, seat: int) -> tuple[Fact, ...]:
        """A seat's numbers in the position shown, asked once."""
        if self._facts is None or self._facts[0] is not view:
            self._facts = view, {}
        known = self._facts[1]
        if seat not in known:
            known[seat] = tuple(self._table.presentation.facts(view, seat))
        return known[seat]

    # ---- what it tells -------------------------------------------------------------------------------------------

    def plate(self, seat: int) -> Plate:
        """What the plate of a seat tells."""
        table, review, preview = self._table, self._table.review, self._table.hand.preview()
        person, live = review.person(seat), review.seat == seat
        then: tuple[Fact, ...] = preview.facts[seat - 1] if preview and preview.facts else ()
        driver, thinking = table.driver, playing(table, seat)
        bar = round(min(1.0, driver.thought / driver.pace), 2) if thinking else None
        colour, view = self._room.style.theme.seats[seat - 1].name, table.eyes.seen(review.state)
        sub, short = level(person, colour)
        counting = table.show.counting
        facts = counting.facts(seat) if counting else ()
        facts = facts or self._numbers(view, seat)
        live = bool(counting and counting.seat == seat) or live and review.outcome is None
        return Plate(seat, person.name, sub, short, status(table, seat), brief(table, seat), live, facts, then,
                     self._holdings.chips(seat, preview.held if preview else ()), self._holdings.crew(seat), bar)
