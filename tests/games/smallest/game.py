"""Hex as a Game value: all that the client needs to know of it."""

from engine.core.game import Game, GameOf
from tests.games.smallest import rules
from tests.games.smallest.brain import Brain
from tests.games.smallest.show import Presentation

HEX: Game = GameOf[rules.Position, rules.Position](
    name="hex", title="Hex", tagline="Join your two sides.", players=(2, 2), options=(), start=rules.start,
    seats=lambda options: 2, parse=rules.parse, refuse=rules.refuse, dump=rules.dump, presentation=Presentation,
    brain=Brain, icon="stone", piece="piece", rematch_rotates=True, entry="tests.games.smallest.game:HEX",
).sealed()
