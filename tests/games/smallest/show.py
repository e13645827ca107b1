"""How Hex shows itself: a picture, a prompt, a stone that drops, a refusal, an ending; all else is plain."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action, Pick, Refusal
from engine.core.events import Event, Placed
from engine.core.names import COLOURS
from engine.core.picture import Cells, Item, Mark, Picture
from engine.core.plain import Plain
from engine.core.presentation import Fact
from engine.core.state import Outcome
from engine.motion.choreography import drop
from engine.motion.timeline import Tracks
from tests.games.smallest.rules import CELLS, FAR, Position, at, lacking, refuse

BOARD = Cells.of_hexes({cell: at(cell) for cell in CELLS})
SIDES = ("Top and bottom", "Left and right")


class Presentation(Plain[Position]):
    """What Hex answers itself."""

    def picture(self, view: Position) -> Picture:
        """The stones on the neutral hexes."""
        stones = [Item("piece", cell, seat) for seat in (1, 2) for cell in sorted(view.of(seat))]
        return Picture("hex", BOARD, tuple(stones))

    def prompt(self, view: Position) -> str:
        """Which sides are to be joined."""
        return f"put a stone; join {SIDES[view.to_move - 1].lower()}."

    def facts(self, view: Position, seat: int) -> Sequence[Fact]:
        """How many stones are lacking, where the way is not barred."""
        need = lacking(view.stones, seat)
        return (Fact("places", need, "to go"),) if need < FAR else ()

    def motion(self, before: Position, action: Action, events: Sequence[Event]) -> Tracks:
        """The stone drops into its cell."""
        stones = [Item(event.kind, event.place, event.owner) for event in events if isinstance(event, Placed)]
        return Tracks(tuple(map(drop, stones)), sounds=((0.02, "place"),))

    def changed(self, before: Position, after: Position, events: Sequence[Event]) -> Sequence[Mark]:
        """The stone that came last."""
        return [Mark("arrived", event.place, event.owner) for event in events if isinstance(event, Placed)]

    def signs(self) -> Sequence[tuple[str, str]]:
        """What that mark means."""
        return (("arrived", "the last stone"),)

    def why_not(self, view: Position, picks: Sequence[Pick]) -> Refusal | None:
        """The rules say why."""
        refused = super().why_not(view, picks)
        return refuse(view, Action("put", (picks[0].name,))) if refused and picks[0].name in CELLS else refused

    def ending(self, outcome: Outcome, names: Sequence[str] = COLOURS) -> str:
        """Who has joined what."""
        said = super().ending(outcome, names)
        return said if outcome.reason == "resigned" else f"{SIDES[outcome.winners[0] - 1]} are joined. {said}"
