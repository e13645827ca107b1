"""Games among people with long names, played by lot so far or to their end, to look at what a scene says of them."""

from __future__ import annotations

from random import Random

from engine.core.action import CHANCE
from engine.core.game import Game
from engine.core.match import Match, Person

NAMES = ("Maximiliana Wohlfart", "Bartholomäus Quincey", "Wilhelmina Ramsgate", "Gwendolyn Marmaduke",
         "Christopher Wimbledo", "Annamaria Wommwemmer")  # fmt: skip


def options_for(game: Game, seats: int) -> dict[str, object] | None:
    """The options with which a game has so many seats, None where it cannot have them."""
    choices = next((option.choices for option in game.options if option.name == "players"), (2,))
    return None if seats not in choices else {"players": seats} if len(choices) > 1 else {}


def party(game: Game, seats: int, steps: int, humans: bool = False, end: bool = False) -> Match | None:
    """A match after so many steps by lot, with an `end` resigned; every other seat a computer unless all `humans`.
    None where the game cannot have so many seats."""
    options = options_for(game, seats)
    if options is None:
        return None
    kinds = [("human", 0) if humans or i % 2 == 0 and not (game.hidden and i) else ("computer", 3)
             for i in range(seats)]  # fmt: skip
    match = Match(game, options, 5, [Person(name, *kind) for name, kind in zip(NAMES, kinds, strict=False)])
    dice = Random(5)
    while match.outcome is None and len(match.actions) < steps:
        known = () if match.to_act == CHANCE else [a for a in match.state.actions() if match.state.allows(a)]
        match.play(dice.choice(known) if known else match.roll())
    if end and match.outcome is None:
        match.resign(1)
    return match
