"""Positions that are shown small: one from the middle of a game, and a board without what is in hand."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from engine.core.action import CHANCE
from engine.core.game import Game
from engine.core.match import Match
from engine.core.picture import STOCK, Picture
from engine.core.state import View

SEED, STEPS = 3, 40  # the position on a card: so many actions of a game that is always the same
SMALLEST_PREVIEW = 120  # design pixels in height of a picture beside choices


def lively(game: Game, options: dict[str, int | bool | str]) -> Picture | None:
    """A position from the middle of a game, reached by seeded actions; None where there is no board to show."""
    match, rng = Match(game, options, SEED), Random(SEED)
    while match.outcome is None and len(match.actions) < STEPS:
        state = match.state
        known = [] if match.to_act == CHANCE else [action for action in state.actions() if state.allows(action)]
        if not known and match.to_act != CHANCE:
            break
        match.play(rng.choice(known) if known else match.roll())
    picture = game.presentation().picture(match.state.seen_by(1))
    return picture if picture.cells.centres else None


def bare_board(game: Game, view: View) -> Picture | None:
    """The board of a position without anything in hand; None where there is no board to show."""
    picture = game.presentation().picture(view)
    there = tuple(item for item in picture.items if item.place not in (*picture.hands, STOCK))
    return replace(picture, items=there, hands=()) if picture.cells.centres else None
