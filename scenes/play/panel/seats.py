"""The seats in the panel: each one's plate with its emblem, its numbers, and what it holds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from pygame import Rect

from engine.core.match import Person
from engine.core.picture import Item
from engine.core.presentation import Fact, Pose
from scenes.kit.art import Art
from scenes.kit.canvas import Drawn
from scenes.play.panel.room import Room
from scenes.play.panel.seat_cards import Plate, hand_spot, plate, token_spot
from scenes.play.table.table import Table

BIG_Z, HAND_Z = 71.0, 72.0
HELD: Mapping[str, str] = MappingProxyType({"hand": "in hand", "tray": "prisoners"})


class Seats:
    """Reads the table and lists the things of a seat's plate."""

    def __init__(self, table: Table, room: Room) -> None:
        self._table, self._room = table, room

    def things(self, seat: int, rect: Rect) -> list[Drawn]:
        """The plate of a seat in its place."""
        style, held = self._room.style, self._held(seat)
        things = [plate(style, rect, self.plate(seat))]
        things += self._emblem(seat, *token_spot(style, rect))
        count = len(held[1]) if held else 0
        for i in reversed(range(count)):
            things += self._piece(held[1][i], *hand_spot(style, rect, i, count), HAND_Z + i / 100) if held else []
        return things

    def _emblem(self, seat: int, at: tuple[float, float], radius: float) -> list[Drawn]:
        """What stands for a seat: one of its pieces, or its medal where pieces belong to nobody."""
        style = self._room.style
        tray = self._room.material.tray
        if tray is None:
            return self._piece(self._own(seat), at, radius, BIG_Z)
        assert isinstance(style.art, Art)
        picture = tray.emblem(style.art, style.theme.seats[seat - 1], round(radius * 1.6))
        return [Drawn.centred(BIG_Z, picture, at, ("medal", seat, picture.get_width()))]

    def _held(self, seat: int) -> tuple[str, list[Item]] | None:
        """What lies on a seat's plate, with the word for it: miners in hand, prisoners."""
        show = self._table.show
        for place in () if self._table.match.game.rack else show.picture.hands:
            kind, _, owner = place.partition(":")
            if owner == str(seat) and kind in HELD:
                return HELD[kind], show.lying_at(place)
        return None

    def _own(self, seat: int) -> Item:
        """A piece like those of the seat."""
        pieces = self._room.board.material.pieces
        kinds = {i.kind for i in self._table.show.picture.items if i.kind in pieces and i.owner}
        return Item(min(kinds, default=self._table.match.game.piece), "plate", seat)

    def _piece(self, item: Item, at: tuple[float, float], radius: float, z: float) -> list[Drawn]:
        """A piece on a plate."""
        board = self._room.board
        board.anchors = {**board.anchors, "plate": (at, radius)}
        piece = board.moving([(replace(item, place="plate"), Pose("plate", "plate"))])
        return [thing._replace(z=z + thing.z / 10_000) for thing in piece]

    def plate(self, seat: int) -> Plate:
        """What the plate of a seat tells."""
        table, driver, review, held = self._table, self._table.driver, self._table.review, self._held(seat)
        person, live, preview = review.person(seat), review.seat == seat, table.hand.preview()
        then: tuple[Fact, ...] = preview.facts[seat - 1] if preview and preview.facts else ()
        thinking = live and not person.human and driver.thinking and review.resting
        bar = round(min(1.0, driver.thought / driver.pace), 2) if thinking else None
        colour = self._room.style.theme.seats[seat - 1].name
        sub = _played_by(person) if not person.human else colour if person.name != colour else ""
        view = table.eyes.seen(review.state)
        return Plate(seat, person.name, sub, self._status(seat, live, thinking), live and review.outcome is None,
                     tuple(table.presentation.facts(view, seat)), then, (held[0], len(held[1])) if held else None, bar)

    def _status(self, seat: int, live: bool, thinking: bool) -> str:
        driver, review = self._table.driver, self._table.review
        if review.on:
            return "to play" if live else ""
        if review.outcome is not None:
            return "won" if seat in review.outcome.winners else ""
        if live and driver.problem and review.resting:
            return "does not answer"
        if thinking:
            return f"thinking {driver.thought:.1f} s"
        if live:
            return self._due(review.person(seat))
        return f"took {driver.took[seat]:.1f} s" if seat in driver.took else ""

    def _due(self, person: Person) -> str:
        """What the one who acts is to do."""
        review = self._table.review
        steps = self._table.presentation.steps(self._table.eyes.seen(review.state))
        step = next((s.name for s in steps if s.state == "now"), "")
        whose = "your turn" if person.name == "You" else "to play" if person.human or review.resting else "playing"
        return f"{whose}: {step.lower()}" if step and person.human else whose


def _played_by(person: Person) -> str:
    """How strong a computer plays, or that nobody plays a seat any more."""
    return f"level {person.level}" if person.level else "resigned"
