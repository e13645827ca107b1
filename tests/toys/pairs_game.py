"""The toy with hidden hands as a Game value: in writing, as a picture, and as each seat may know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.core.errors import BadAction
from engine.core.events import Dealt, Event, Removed
from engine.core.game import Action, Game, Refusal
from engine.core.options import Option, Options
from engine.core.picture import Cells, Item, Picture
from tests.toys.pairs import DEAL, END, PASS, SWAP, Position, down, halves, put, roll
from tests.toys.plain import PlainLook


def start(options: Options) -> Position:
    """The whole set in the stock, nothing in hand."""
    most, seats = int(options["set"]), int(options["players"])
    stock = tuple(sorted(f"{a}:{b}" for a in range(most + 1) for b in range(a + 1)))
    return Position(most, ((),) * seats, stock, scores=(0,) * seats)


def parse(state: Position, text: str) -> Action:
    """The action of a text, legal or not. Raises BadAction."""
    match text.split():
        case ["put", tile, x, "E" | "W" as way] if halves(tile) and x.removeprefix("-").isdecimal() and len(x) < 4:
            return put(tile, int(x), way)
        case ["end"]:
            return END
        case ["pass"]:
            return PASS
        case ["swap", *tiles] if all(map(halves, tiles)):
            return replace(SWAP, args=tuple(tiles))
        case ["deal", seat, *tiles] if seat in ("1", "2", "3") and all(map(halves, tiles)):
            return replace(DEAL, args=(seat, *tiles))
        case ["deal"]:
            return DEAL
    raise BadAction(f"{text[:40]!r} is no action of this toy.")


def dump(state: Position) -> dict[str, Any]:
    """The position as plain data; a view knows its seat's tiles."""
    own = [list(hand) for hand in state.hands]
    return {"row": [f"{x}={a}{b}" for x, a, b, _ in state.row], "hands": own, "stock": len(state.stock),
            "scores": list(state.scores), "to_act": state.to_act}


def refuse(state: Position, action: Action) -> Refusal:
    """One sentence for all."""
    return Refusal("toy", "The rules of this toy forbid it.")


def action_seen(before: Position, action: Action, seat: int) -> str:
    """The text as a seat may know it: what was dealt and exchanged is hidden from the others."""
    if action.verb in ("deal", "swap") and seat != before.to_move:
        return " ".join(word if ":" not in word else "?" for word in str(action).split())
    return str(action)


def events_seen(events: Sequence[Event], seat: int) -> Sequence[Event]:
    """The events as a seat may know them."""
    return [_seen(event, seat) for event in events]


def _seen(event: Event, seat: int) -> Event:
    match event:
        case Dealt(whose, faces) if whose != seat:
            return Dealt(whose, down(faces))
        case Removed(_, place) if not place.endswith(f":{seat}"):
            return replace(event, face="?")
    return event


class Look(PlainLook):
    """Tiles in the row, in hands, set aside, and in the stock."""

    def picture(self, view: Position) -> Picture:
        """Everything on the table."""
        row = [Item("tile", str(x), face=tile) for x, _, _, tile in view.row]
        hands = [Item("tile", f"hand:{s}", face=t) for s, hand in enumerate(view.hands, 1) for t in hand]
        aside = [Item("tile", f"aside:{view.to_move}", face=t) for t in view.aside]
        stock = [Item("tile", "stock", face="?") for _ in view.stock]
        reach = range(view.row[0][0] - 1, view.row[-1][0] + 2) if view.row else range(1)
        cells = Cells("square", {str(x): (float(x), 0.0) for x in reach})
        return Picture("flat", cells, (*row, *hands, *aside, *stock), hands=("hand:1", "hand:2"))


PAIRS = Game(
    name="pairs", title="Pairs", tagline="A toy with secrets.", players=(2, 3),
    options=(Option("players", "Players", "choice", 2, (2, 3)), Option("set", "Set", "choice", 3, (3, 4))),
    start=start, seats=lambda options: int(options["players"]), parse=parse, refuse=refuse, dump=dump, look=Look,
    brain=lambda: None,  # type: ignore[arg-type, return-value]
    deal=roll, action_seen=action_seen, events_seen=events_seen,
)
