"""Dominoes-Matrix as a Game value: its facts, and where each question about it is answered."""

from importlib import import_module

from engine.core.brain import BrainOf
from engine.core.game import Game, GameOf
from engine.core.presentation import PresentationOf
from engine.games.matrix.rules import dealing, start, view
from engine.games.matrix.rules import writing as words
from engine.games.matrix.rules.ending import idle
from engine.games.matrix.rules.state import Position
from engine.games.matrix.show import refusals


def _presentation() -> PresentationOf[Position]:
    from engine.games.matrix.show import presentation

    return presentation


def _brain() -> BrainOf[Position]:
    made: BrainOf[Position] = import_module("engine.games.matrix.brain.player").MatrixBrain()
    return made


MATRIX: Game = GameOf[Position, Position](
    name="matrix",
    title="Dominoes-Matrix",
    tagline="Lay tiles that add up, close the cells.",
    players=(2, 6),
    options=start.OPTIONS,
    start=start.start,
    seats=start.seats,
    parse=words.parse,
    refuse=refusals.refuse,
    dump=words.dump,
    presentation=_presentation,
    brain=_brain,
    deal=dealing.deal,
    idle=idle,
    turn_text=words.turn_text,
    demo={"players": 3, "set": 9},
    action_seen=view.action_seen,
    events_seen=view.shown,
    hidden=True,
    lead=400,  # fitted to self-play
    sights={
        1: "Takes up any one of its tiles, lays it where it scores most, then another.",
        2: "Takes points, and is in a hurry to be rid of its tiles.",
        3: "Also weighs what the next turns may score, yours and its own.",
        4: "Is in no hurry any more: tiles are kept for its next turn.",
        5: "Keeps tiles for later. With Refill, also tries its turns with tiles dealt by lot.",
        6: "Keeps tiles for all the game, and tries its turns with tiles dealt by lot, until the clock stops it.",
    },
    points=lambda state: state.scores,
    rack=True,
    rematch_rotates=True,
    icon="tile",
    piece="tile",
    detail=lambda options: f"double-{options['set']}",
).sealed()
