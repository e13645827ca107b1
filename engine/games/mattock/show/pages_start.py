"""The rules pages about how a game begins: set-ups, board sizes, and the swap rule."""

from engine.core.presentation import Page
from engine.games.mattock.rules.board import MINERS, SIZES
from engine.games.mattock.show.diagrams import diagram

SMALL, LARGE = SIZES[0], SIZES[-1]

SET_UP = Page(
    "Setting up", ("place",),
    ("Fixed: everyone has a known place, on hex5 and hex7, and Red begins.",
     "Freestyle: both place in turn, never beside a tile; Blue, who places last, also takes the first turn.",
     "Random: the lot places Red, Blue mirrors Red through the centre, and Red begins."),
    (diagram(
        """
          . . .
         . . 2 .
        . . . . .
         1 . . .
          . . .
        """,
        "Freestyle: a miner may start on any lit rock, but on none beside a tile.",
        ("1 may place only e1 d1 c5 b3 b4 a2 a3", "1 may not place e2 e3 d2 d4 c1 c2 c3 c4 b2 a1: next-to-tile"),
        hands=(1, 1)),
     diagram(
        """
           . . . .
          . 1 . . .
         . . . . 2 .
        . . . . . . .
         . 1 . . . .
          . . . 2 .
           . . . .
        """,
        "Random: turn the board half around, and each side stands where the other stood.",
        ("1 has not lost", "2 has not lost"))))

BOARDS = Page(
    "Boards and the swap rule", (),
    (f"Boards go from hex{SMALL} with {MINERS[SMALL]} miners a side to hex{LARGE} with {MINERS[LARGE]}.",
     f"hex5 with {MINERS[5]} each is the short game, hex7 with {MINERS[7]} each the full one.",
     "With the swap rule, whoever did not take the first turn may answer it by taking over the other's side."),
    (diagram(
        """
            . . . . .
           . . . 1 . .
          . 2 . . . . .
         . . . . . . 2 .
        . . . . . . . . .
         . 1 . . . . . .
          . . . . . 1 .
           . . 2 . . .
            . . . . .
        """,
        "The fixed set-up on hex5: Red begins beside any Red miner, and Blue may then answer with a swap.",
        ("1 may mine only i3 i4 h3 h5 g4 g5 e2 e3 d1 d3 c1 c2 d6 d7 c5 c7 b5 b6", "2 may swap after h5",
         "2 may swap after c5/c6-c5")),))

STARTING = (SET_UP, BOARDS)
