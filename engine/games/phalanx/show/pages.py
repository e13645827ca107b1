"""The rules of Phalanx page by page, pictures first, in the order in which a newcomer needs them."""

from engine.core.presentation import Page
from engine.games.phalanx.show.diagrams import diagram, read
from engine.games.phalanx.show.pages_end import ENDING
from engine.games.phalanx.show.pages_grow import GROWING
from engine.games.phalanx.show.pages_move import MOVING
from engine.games.phalanx.show.pages_start import STARTING
from engine.games.phalanx.show.pages_variants import VARIANTS

GOAL = Page(
    "The goal", (),
    ("Fence in empty land: vacant cells that only your stones can reach are your territory.",
     "Every stone of yours that somebody takes prisoner costs you one cell of it.",
     "Stones on the board count nothing; most points win, and equal points share the place."),
    (diagram(
        read(
            """
              . 1 2
             . 1 2 .
            . 1 # 2 .
             . 1 2 .
              1 2 .
            """,
            trays=("1:2",)),
        "Each side holds four cells, but Red has taken a Blue stone: Red leads by 4 to 3.",
        ("1 has 4 territory", "2 has 4 territory", "1 scores 4", "2 scores 3")),))

PAGES: tuple[Page, ...] = (GOAL, *STARTING, *GROWING, *MOVING, *ENDING, *VARIANTS)
