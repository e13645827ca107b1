"""Mattock as a Game value: its facts, and where each question about it is answered."""

from engine.core.brain import BrainOf
from engine.core.game import Game, GameOf
from engine.core.presentation import PresentationOf
from engine.games.mattock.rules import start
from engine.games.mattock.rules import writing as words
from engine.games.mattock.rules.state import Position
from engine.games.mattock.show import refusals


def _presentation() -> PresentationOf[Position]:
    from engine.games.mattock.show import presentation

    return presentation


def _brain() -> BrainOf[Position]:
    from engine.games.mattock.brain.player import MattockBrain

    return MattockBrain()


MATTOCK: Game = GameOf[Position, Position](
    name="mattock",
    title="Mattock",
    tagline="Dig a labyrinth. Who cannot mine has lost.",
    players=(2, 2),
    options=start.OPTIONS,
    start=start.start,
    seats=lambda options: 2,
    parse=words.parse,
    refuse=refusals.refuse,
    dump=words.dump,
    presentation=_presentation,
    brain=_brain,
    settle=start.settle,
    rules_version=2,
    earlier={1: start.start_by_first_rules},
    perft=words.perft,
    turn_text=words.turn_text,
    read_turn=words.read_turn,
    icon="mine",
    piece="miner",
    detail=lambda options: f"hex{options['size']}",
    rim=True,
    demo={"size": 7},
).sealed()
