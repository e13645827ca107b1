"""Drawn layouts, each with what may be laid there, what it scores, and which rule refuses the rest.

A play is `6:1 2,1 S +1` (laid, and scoring that much) or `6:1 2,1 S: sum` (refused by that rule).
"""

from typing import NamedTuple


class Situation(NamedTuple):
    """A drawing (its lower left square is 0,0), plays one after the other, and what was agreed."""

    name: str
    drawing: str
    plays: tuple[str, ...]
    option: int = 1
    twin: bool = False

    def __str__(self) -> str:
        return self.name


SIX, BLANK = "6-6", "2-0"
STAIRS = """
. . 6-6

6-6 . .
"""
LEFT_AND_RIGHT = """
0-6

3-4
"""
GAP = "6-5 . 3-3"
ZERO_AND_FIVE = """
. . . 0-3

5-5 . 0-3
"""
ONE_HOLE = """
2 . . .
|
4 . 6-4

. 3-3 .
"""
TWO_HOLES = """
2 3-3 .
|
5 . 6-4

. . . .

2 . 6-4
|
5 3-3 .
"""
TWIN_HOLES = """
. 3-3

2 . 4
|   |
5 . 6

. . .

2 . 6
|   |
5 . 4

. 3-3
"""
LONG_HOLE = """
2 6-6 6-6 2
|         |
6 . . . . 6

. 6-6 6-6 .
"""

JOINING = (
    Situation("end to end is illegal, whatever else joins", STAIRS, (
        "1:1 2,0 E: end-to-end", "6:1 1,0 W: taken", "5:1 2,-1 N +0")),
    Situation("long side to long side, with an offset", SIX, ("3:1 2,1 W +0",)),
    Situation("joined numbers make the total", SIX, ("2:1 0,1 E: sum", "6:1 3,0 E: no-join", "1:1 1,1 E +0")),
    Situation("wild blanks join anything", BLANK, ("6:5 0,1 E: sum", "6:5 1,1 E +0", "0:0 0,-1 E +0"), 1),
    Situation("wild: two different numbers beside one blank", GAP, ("6:2 2,1 S: sum", "6:0 2,1 S +0"), 1),
    Situation("zero blanks join only blanks", BLANK, (
        "5:5 0,1 E: blank-number", "0:0 0,1 E: blank-number", "5:0 0,1 E +0"), 2),
    Situation("a chameleon takes what is missing", BLANK, (
        "6:1 1,1 N +0", "5:1 0,-1 E: sum", "6:5 1,-1 W +1"), 3),
    Situation("a chameleon laid beside a number takes what is missing", "4-2", (
        "6:0 1,2 S +0", "5:1 2,1 N: sum", "2:1 2,1 N +1"), 3),
    Situation("open blanks that meet are zero", BLANK, (
        "4:0 1,2 S +0", "3:3 1,-1 E: blank-number", "0:0 1,-1 E +0"), 3),
    Situation("a chameleon cannot be two numbers", GAP, ("6:0 2,1 S: two-values", "6:2 2,1 S: sum"), 3),
    Situation("a chameleon cannot be zero and a number", ZERO_AND_FIVE, ("1:0 2,-1 N: blank-number",), 3),
)
DOUBLE_FIGURES = (
    Situation("the double first: both tiles score", SIX, ("1:1 0,1 E +1", "6:1 2,1 S +1")),
    Situation("the double last: only it scores", SIX, ("6:1 2,1 S +0", "1:1 0,1 E +1")),
    Situation("one point, however many joins", "6-6\n\n. .\n\n6-6", ("1:1 0,1 E +1",)),
    Situation("each half at another tile", LEFT_AND_RIGHT, ("5:2 -1,0 N: sum", "3:1 2,0 N +1")),
    Situation("a wild blank is no number", LEFT_AND_RIGHT, ("4:2 -1,0 N +0",)),
    Situation("a tile with a blank never scores it", SIX, ("1:0 0,1 E +0",)),
    Situation("nor under the third option", SIX, ("1:0 0,1 E +0",), 3),
    Situation("a chameleon that takes its number by this very tile does not count", BLANK, ("5:3 0,1 E +0",), 3),
)
HOLES = (
    Situation("a cell and a double figure", ONE_HOLE, ("5:1 1,2 E +2",)),
    Situation("two cells at once", TWO_HOLES, ("5:1 1,2 E +2",)),
    Situation("two twin holes at once", TWIN_HOLES, ("5:1 1,3 E +4",), 1, True),
    Situation("twin holes are worth nothing by default", TWIN_HOLES, ("5:1 1,3 E +0",)),
    Situation("a tile in a larger hole leaves a twin hole", LONG_HOLE, ("1:1 1,1 E +3",), 1, True),
    Situation("a larger hole is nothing", LONG_HOLE, ("1:1 1,1 E +1",)),
)
SITUATIONS = JOINING + DOUBLE_FIGURES + HOLES
