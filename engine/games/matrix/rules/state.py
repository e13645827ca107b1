"""Dominoes-Matrix's rules, one step at a time: put, end, pass, swap, and the deals of chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.core.action import Action
from engine.core.errors import BadAction
from engine.core.events import Event, Passed, Placed, Scored, Valued
from engine.core.state import Outcome
from engine.games.matrix.rules import dealing, ending, view
from engine.games.matrix.rules.actions import DEAL, END, PASS, SWAP, laid_by
from engine.games.matrix.rules.scoring import Points, points
from engine.games.matrix.rules.situation import Situation
from engine.games.matrix.rules.squares import UNKNOWN, Laid, bits_of, name_of, place_name, tile_name


@dataclass(frozen=True, slots=True)
class Position(Situation):
    """One position under the rules: what may be done in it, and what comes of that."""

    def actions(self) -> Sequence[Action]:
        """All legal actions; `swap` and `deal` stand for all of theirs. Of an unseen hand no puts are told."""
        if self.reason:
            return ()
        if self.stage != "play":
            return (DEAL,) if self.stage == "deal" else (SWAP,)
        found = self.table.puts(sum(bits_of(tile) for tile in self.hand if tile != UNKNOWN))
        found.append(END if self.put else PASS)
        return found

    def allows(self, action: Action) -> bool:
        """True when the action is legal here; in a view, when it is as far as the seat can tell."""
        if self.reason:
            return False
        try:
            match self.stage, action.verb:
                case "play", "put":
                    laid = laid_by(action.args)
                    return laid is not None and self.may_put(laid)
                case "play", "end" | "pass" as verb:
                    return not action.args and (verb == "end") == bool(self.put)
                case "swap", "swap":
                    return dealing.may_swap(self, action.args)
                case "deal", "deal":
                    return dealing.may_deal(self, action.args)
        except (BadAction, ValueError, IndexError):
            return False
        return False

    def may_put(self, laid: Laid) -> bool:
        """True when the player whose turn it is may lay this tile there now."""
        return dealing.may_hold(self, self.hand, (laid.tile,)) and self.table.allows(laid)

    def after(self, action: Action) -> tuple[Position, tuple[Event, ...]]:
        """The position after a legal action, and what happened."""
        match action.verb:
            case "put":
                laid = laid_by(action.args)
                assert laid is not None
                return self.after_put(laid)
            case "end":
                return ending.turn_played(self)
            case "pass":
                return self._passed()
            case "swap":
                return dealing.swapped(self, action.args)
            case _:
                return dealing.dealt(self, action.args)

    def after_put(self, laid: Laid) -> tuple[Position, tuple[Event, ...]]:
        """The position after a legal tile, and what happened."""
        seat, won = self.to_move, points(self.table, laid, self.rules.twin)
        table, valued = self.table.lay(laid)
        events: list[Event] = [Placed("tile", place_name(laid), 0, f"hand:{seat}", tile_name(laid.tile))]
        events += [Valued(name_of(square), value) for square, value in valued]
        events += _scored(seat, won, laid)
        after = replace(
            self, table=table, hands=dealing.with_hand(self, dealing.without(self.hand, laid.tile)),
            away=tuple([tuple([t for t in gone if t != laid.tile]) for gone in self.away]),
            scores=tuple([n + won.total if s == seat else n for s, n in enumerate(self.scores, 1)]),
            filled=self.filled + tuple([(square, seat) for square in won.squares]), put=self.put + 1, passes=0,
            doubles=self.doubles + (seat,) * won.double)
        if after.put < 2 and after.hand:
            return after, tuple(events)
        return ending.turn_played(after, events)

    def _passed(self) -> tuple[Position, tuple[Event, ...]]:
        seat = self.to_move
        events: list[Event] = [Passed(seat)]
        events += [Scored(s, 1, "pass") for s in range(1, self.rules.players + 1) if s != seat]
        scores = tuple(n + (s != seat) for s, n in enumerate(self.scores, 1))
        return ending.passed(replace(self, scores=scores, passes=self.passes + 1), events)

    def outcome(self) -> Outcome | None:
        """Most points win; who has equally many shares the win."""
        if not self.reason:
            return None
        best = max(self.scores)
        return Outcome(self.scores, tuple(s for s, n in enumerate(self.scores, 1) if n == best), self.reason)

    def seen_by(self, seat: int) -> Position:
        """The position as a seat may see it (0: what lies open to all)."""
        return view.seen_by(self, seat)


def _scored(seat: int, won: Points, laid: Laid) -> list[Event]:
    """One event a cell, a twin cell, and for the double figure."""
    events: list[Event] = [Scored(seat, 1, "cell", (name_of(square),)) for square in won.cells]
    events += [Scored(seat, 2, "twin", tuple(map(name_of, twin))) for twin in won.twins]
    return events + [Scored(seat, 1, "double", tuple(map(name_of, laid.squares)))] * won.double
