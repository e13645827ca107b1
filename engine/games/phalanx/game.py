"""Phalanx as a Game value: its facts, and where each question about it is answered."""

from engine.core.brain import BrainOf
from engine.core.game import Game, GameOf
from engine.core.presentation import PresentationOf
from engine.games.phalanx.rules import start
from engine.games.phalanx.rules import writing as words
from engine.games.phalanx.rules.state import Position, idle
from engine.games.phalanx.show import refusals


def _presentation() -> PresentationOf[Position]:
    from engine.games.phalanx.show import presentation

    return presentation


def _brain() -> BrainOf[Position]:
    from engine.games.phalanx.brain.player import PhalanxBrain  # type: ignore[import-not-found,unused-ignore]

    brain: BrainOf[Position] = PhalanxBrain()
    return brain


PHALANX: Game = GameOf[Position, Position](
    name="phalanx",
    title="Phalanx",
    tagline="Grow groups, leap lines of stones over each other.",
    players=(2, 6),
    options=start.OPTIONS,
    start=start.start,
    seats=lambda options: int(options["players"]),
    parse=words.parse,
    refuse=refusals.refuse,
    dump=words.dump,
    presentation=_presentation,
    brain=_brain,
    idle=idle,
    turn_text=words.turn_text,
    lead=2000,  # fitted to self-play
    sights={
        2: "Moves all its groups, for most stones and land close by; does not look at you.",
        3: "Sees what is close by, yours and its own, and tries its most promising turns against your best reply.",
        4: "Sees all land, and follows its best lines of play a few turns ahead.",
        5: "Sees threats as well, and follows the best of many turns far ahead."},
    demo={"players": 3, "segments": 2},
    icon="stone",
    detail=lambda options: f"{options['players']} players",
).sealed()
