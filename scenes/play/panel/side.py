"""What the panel says at this moment, read from the table."""

from __future__ import annotations

from collections.abc import Hashable

from scenes.kit.canvas import Drawn
from scenes.play.board.rack import Rack
from scenes.play.panel.balance import DEEP, LATER, OPEN, THINKS, balance
from scenes.play.panel.controls import Controls
from scenes.play.panel.first_time import TipCard
from scenes.play.panel.parts import ground, head, prompt, shade, steps
from scenes.play.panel.prompts import prompt_of
from scenes.play.panel.result import result
from scenes.play.panel.room import Room
from scenes.play.panel.seats import Seats
from scenes.play.panel.sentences import result_words
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
                  steps(style, places.steps, table.presentation.steps(table.eyes.seen(state))),
                  *self._controls.bar.things(),
                  prompt(style, places.prompt, prompt_of(table), self._controls.prompt.taken)]
        if not self._rack.used:
            things.append(shade(style, self._room.corner))
        things += self.seats.things(places.plates)
        if places.opinion.h:
            things.append(self._opinion())
        things += self._lower()
        if places.result.h and match.outcome:
            things.append(result(style, places.result, result_words(table, outcome)))
        return things

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
