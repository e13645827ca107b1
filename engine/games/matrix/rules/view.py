"""What a seat may see: positions, texts and events from which everything hidden is really gone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.core.action import CHANCE, Action
from engine.core.events import Dealt, Event, Placed, Removed
from engine.core.picture import HIDDEN
from engine.games.matrix.rules.situation import Hand, Situation, Some
from engine.games.matrix.rules.squares import UNKNOWN


def seen_by(state: Some, seat: int) -> Some:
    """The position with every tile UNKNOWN that the seat may not see; what it once gave back it remembers.

    The stock needs no hiding: a position holds its size only, and its tiles follow from all the rest.
    """
    if state.viewer == seat:
        return state
    hands = tuple(hand if s == seat else _covered(hand) for s, hand in enumerate(state.hands, 1))
    away = tuple(gone if s == seat else () for s, gone in enumerate(state.away, 1))
    aside = state.aside if state.to_move == seat else _covered(state.aside)
    return replace(state, hands=hands, away=away, aside=aside, viewer=seat)


def _covered(tiles: Hand) -> Hand:
    return (UNKNOWN,) * len(tiles)


def imagined(view: Some, order: Sequence[int]) -> Some:
    """A full position that looks like this view: the unseen tiles, in this order, fill the other hands, seat 1 first,
    then what lies aside; the rest are the stock."""
    rest = iter(order)
    hands = tuple(_filled(hand, rest) for hand in view.hands)
    return replace(view, hands=hands, aside=_filled(view.aside, rest), viewer=None)


def _filled(tiles: Hand, rest: Iterator[int]) -> Hand:
    return tuple(sorted((next(rest) if tile == UNKNOWN else tile for tile in tiles), reverse=True))


def action_seen(before: Situation, action: Action, seat: int) -> str:
    """The text of an action, taken in the position before it, as a seat may read it: `deal 2 ? ?`, `swap ? ?`."""
    if action.verb == "deal" and action.args and action.args[0] != str(seat):
        return " ".join(("deal", action.args[0], *[HIDDEN] * (len(action.args) - 1)))
    if action.verb == "swap" and before.to_act != CHANCE and before.to_move != seat:
        return " ".join(("swap", *[HIDDEN] * len(action.args)))
    return str(action)


def shown(events: Sequence[Event], seat: int) -> tuple[Event, ...]:
    """What happened, as a seat may see it: the same events, without the faces of what stays face down."""
    return tuple(shown_event(event, seat) for event in events)


def shown_event(event: Event, seat: int) -> Event:
    """One event as a seat may see it."""
    match event:
        case Dealt(drawer, faces) if drawer != seat:
            return Dealt(drawer, (HIDDEN,) * len(faces))
        case Placed(place=place) if place.startswith("aside:") and place != f"aside:{seat}":
            return replace(event, face=HIDDEN)
        case Removed(place=place) if place.startswith("aside:") and place != f"aside:{seat}":
            return replace(event, face=HIDDEN)
    return event
