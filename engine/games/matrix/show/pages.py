"""The rules of Dominoes-Matrix page by page, pictures first, in the order in which a newcomer needs them."""

from engine.core.presentation import Page
from engine.games.matrix.show.diagrams import diagram

HOLE = """
    2 . . .
    |
    4 . 6-4

    . 3-3 .
"""
BLANK = "2-0"

GOAL = Page(
    "The goal", (),
    ("Lay tiles so that they close in empty squares: every such cell is a point.",
     "A tile that joins a number with both of its halves is a double figure, another point.",
     "When nothing can be laid any more, most points win; equal scores share the win."),
    (diagram(HOLE, "This tile closes a cell and is a double figure: 2 points.", ("5:1 1,2 E +2",)),))

JOINING = Page(
    "Joining", ("put", "more"),
    ("Every tile joins one that lies already, at a right angle or side by side.",
     "Two joined numbers add up to one more than the highest number of the set: 7 with a double-6.",
     "Two tiles never lie end to end."),
    (diagram("6-6", "Beside a 6 goes a 1.", ("3:1 2,1 W +0",)),
     diagram("6-6", "Six and two make 8: refused.", ("2:1 0,1 E: sum",)),
     diagram("6-6", "End to end is refused, though the numbers would fit.", ("1:1 2,0 E: end-to-end",))))

BLANKS = Page(
    "Blanks", ("put", "more"),
    ("The game is played in one of three ways, agreed before it begins.",
     "Wild: a blank joins anything. Zero: a blank joins only blanks.",
     "Chameleon: a blank takes a number, or becomes zero, at its first join."),
    (diagram(BLANK, "Wild: any number may lie beside the blank.", ("6:5 1,1 E +0",)),
     diagram(BLANK, "Zero: a 5 beside the blank is refused.", ("5:5 0,1 E: blank-number",), 2),
     diagram(BLANK, "Chameleon: this 6 makes the blank a 1.", ("6:1 1,1 N +0",), 3)))

DOUBLES = Page(
    "Double figure", ("put", "more"),
    ("Each half of the new tile joins at least one number: 1 point, and never more for one tile.",
     "The numbers may belong to one tile or to several.",
     "A tile with a blank never makes one, and a join to a blank counts only once it has taken a number."),
    (diagram("6-6", "Two ones along two sixes: 1 point.", ("1:1 0,1 E +1",)),
     diagram("1-1\n\n6-6", "And this tile across both ends is the next.", ("6:1 2,1 S +1",)),
     diagram("6-6", "A blank half: no double figure.", ("1:0 0,1 E +0",))))

CELLS = Page(
    "Cells", ("put", "more"),
    ("An empty square with tiles on all four sides is a cell: 1 point for who closes it.",
     "One tile can close several.",
     "Larger holes count nothing; with twin cells agreed, a hole of exactly two squares gives 2."),
    (diagram("2 3-3 .\n|\n5 . 6-4\n\n. . . .\n\n2 . 6-4\n|\n5 3-3 .", "Two cells at once.", ("5:1 1,2 E +2",)),
     diagram("2 6-6 6-6 2\n|         |\n6 . . . . 6\n\n. 6-6 6-6 .",
             "With twin cells: a double figure, and two squares left make a twin cell.", ("1:1 1,1 E +3",), 1, True)))

TURN = Page(
    "Your turn", ("put", "more", "swap", "deal"),
    ("Put one or two tiles down, then draw two while there is a stock.",
     "Or pass: every opponent gets 1 point, and you may exchange tiles with the stock.",
     "The game ends when all tiles are down, when nobody can lay one, or when everybody has passed twice in a row."),
    (diagram("6-6", "Lay this tile, and if you like a second one, which may join the first.", ("1:1 0,1 E +1",)),))

PAGES: tuple[Page, ...] = (GOAL, JOINING, DOUBLES, CELLS, BLANKS, TURN)
