"""What the panel says at this moment, read from the table."""

from __future__ import annotations

from collections.abc import Hashable

from engine.core.state import Outcome
from scenes.kit.canvas import Drawn
from scenes.play.board.rack import Rack
from scenes.play.panel.balance import DEEP, LATER, OPEN, THINKS, balance
from scenes.play.panel.controls import Controls
from scenes.play.panel.first_time import TipCard
from scenes.play.panel.parts import ground, head, prompt, shade, steps
from scenes.play.panel.prompts import prompt_of
from scenes.play.panel.ranking import ranking_of
from scenes.play.panel.result import result, result_spots
from scenes.play.panel.room import Room
from scenes.play.panel.seats import Seats
from scenes.play.panel.turn_list import entry_at, log
from scenes.play.panel.why import WhyNote
from scenes.play.table import opinion
from scenes.play.table.log import TurnEntry, turns
from scenes.play.table.table import Table


class Side:
    """Lists the panel's things and those of the bars under the board."""

    def __init__(self, table: Table, room: Room, rack: Rack, controls: Controls, card: TipCard) -> None:
        self._table, self._room, self._rack = table, room, rack
        self._controls, self._card = controls, card
        self.why, self.seats = WhyNote(table, room, card), Seats(table, room)
        self._listed: tuple[Hashable, list[TurnEntry]] | None = None
        self._pointed: TurnEntry | None = None  # the turn of the list that the pointer came to last

    def things(self) -> list[Drawn]:
        """Title, plates, step bar, prompt, list of turns, and the result at the end."""
        table, places, style, match = self._table, self._room.places, self._room.style, self._table.match
        state, outcome = table.review.state, table.review.outcome
        words = match.game.title, match.game.detail(match.options), f"turn {state.turn + (outcome is None)}"
        things = [ground(style, places.panel),
                  head(style, places.head, words, self._controls.head_room, match.game.icon),
                  *self._controls.bar.things(),
                  prompt(style, places.prompt, prompt_of(table), self._controls.prompt.taken)]
        if not self._rack.used:
            things.append(shade(style, self._room.corner))
        things += self._result(outcome) if outcome and places.result.h else self._seated()
        if places.opinion.h:
            things.append(self._opinion())
        return things + self._lower()

    def _seated(self) -> list[Drawn]:
        """The plates, and what is done of the turn; after the end buttons stand there."""
        table, places = self._table, self._room.places
        if table.over:
            return self.seats.things(places.plates)
        bar = table.presentation.steps(table.eyes.seen(table.review.state))
        return [*self.seats.things(places.plates), steps(self._room.style, places.steps, bar)]

    def _result(self, outcome: Outcome) -> list[Drawn]:
        """The ranking with everybody's pieces, in the plates' place; where the steps stood are buttons."""
        style, rect, ranking = self._room.style, self._room.places.result, ranking_of(self._table, outcome)
        return [result(style, rect, ranking), *(thing for seat, spot in result_spots(style, rect, ranking)
                                                for thing in self.seats.token(seat, *spot))]

    def _lower(self) -> list[Drawn]:
        """Why a turn was played, the list of turns, and the card of a hint."""
        note, things = self.why.note(), list[Drawn]()
        if note:
            things.append(self.why.thing(note))
        room = self.why.list_room()
        if room.h:
            things.append(log(self._room.style, room, self.entries(), self._now(), self.lit))
        return things + self._card.things()

    def _opinion(self) -> Drawn:
        """Who stands better in the position shown."""
        table = self._table
        shares, points = opinion.now(table) or (None, False)
        none = THINKS if table.advised.waits else LATER
        over = table.review.outcome is not None
        return balance(self._room.style, self._room.places.opinion, shares, none,
                       "" if over else OPEN if points else DEEP)

    # ---- the list of turns -------------------------------------------------------------------------------------

    def entries(self) -> list[TurnEntry]:
        """The turns that are known, as whoever looks may read them; worked out once for a position."""
        match, known = self._table.match, self._table.review.known
        key = known, id(match.states[known]), self._table.eyes.viewer, tuple(match.redrawn)
        if self._listed is None or self._listed[0] != key:
            self._listed = key, list(turns(match, self._table.eyes, self._table.around.seat_names, known))
        return self._listed[1]

    def _now(self) -> int | None:
        return self._table.review.shown if self._table.review.behind else None

    def hover(self, pos: tuple[int, int] | None) -> None:
        """The pointer is at a point, or (None) on something else."""
        self._pointed = self.turn_at(pos) if pos else None

    @property
    def lit(self) -> TurnEntry | None:
        """The turn that the pointer is on, as long as the list tells of it."""
        return self._pointed if self._pointed in self.entries() else None

    def turn_at(self, pos: tuple[int, int]) -> TurnEntry | None:
        """The turn of the list that stands at a point."""
        room = self.why.list_room()
        if not room.collidepoint(pos):
            return None
        return entry_at(self._room.style, room, self.entries(), self._now(), pos)
