"""The rules of Mattock page by page, pictures first, in the order in which a newcomer needs them."""

from engine.core.presentation import Page
from engine.games.mattock.show.diagrams import diagram
from engine.games.mattock.show.pages_mine import MINING
from engine.games.mattock.show.pages_move import MOVING
from engine.games.mattock.show.pages_start import STARTING

GOAL = Page(
    "The goal", (),
    ("Two crews dig one mine, and the rock runs out.",
     "A turn is: mine one rock, move a miner if you like, then remove whom you have caught.",
     "Whoever cannot mine when the turn begins has lost."),
    (diagram(
        """
           . . . .
          o o 1 o .
         o . 2 . o .
        . o . . . . .
         o o o 2 . .
          . . o o 1
           . . . .
        """,
        "Red's two miners guard the ways out: Red could still mine the lit rocks, Blue to move has none and loses.",
        ("2 has lost", "1 has not lost", "1 may mine only g4 f5 e6 d6 c6")),))

PAGES: tuple[Page, ...] = (GOAL, *MINING, *MOVING, *STARTING)
