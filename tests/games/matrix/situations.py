"""Drawn layouts, each with what may be laid there, what it scores, and which rule refuses the rest.

A play is `6:1 2,1 S +1` (laid and scoring that much) or `6:1 2,1 S: sum` (refused by that rule).
"""

from typing import NamedTuple


class Situation(NamedTuple):
    """A drawing (its lower left square is 0,0), the agreements, and plays one after the other."""

    name: str
    drawing: str
    plays: tuple[str, ...]
    option: int = 1
    twin: bool = False

    def __str__(self) -> str:
        return self.name


SIX = "6-6"
BLANK_TWO = "2-0"
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

2 . 6
|   |
5 . 4

2 . 6
|   |
5 . 4

. . .

2 . 6
|   |
5 . 4

2 . 6
|   |
5 . 4

. 3-3
""".replace("\n2 . 6\n|   |\n5 . 4\n\n2 . 6\n|   |\n5 . 4\n", "\n2 . 4\n|   |\n5 . 6\n", 1).replace(
    "\n2 . 6\n|   |\n5 . 4\n\n2 . 6\n|   |\n5 . 4\n", "\n2 . 6\n|   |\n5 . 4\n", 1)

SITUATIONS = (
    Situation("double figures, the double first", SIX, ("1:1 0,1 E +1", "6:1 2,1 S +1")),
    Situation("double figures, the double last", SIX, ("6:1 2,1 S +0", "1:1 0,1 E +1")),
    Situation("one double figure, however many joins", "6-6 2\n    |\n. . 6", ("1:1 1,0 W +1", "5:1 0,2 E +0")),
    Situation("end to end is illegal, whatever else joins", "6-6 .\n\n3-2 .", (
        "1:1 2,1 E: end-to-end", "6:1 2,1 W: taken", "6:1 2,1 N +0")),
    Situation("long side to long side, with an offset", SIX, ("3:1 1,1 W +0", "5:1 2,0 E: end-to-end")),
    Situation("sums", SIX, ("2:1 0,1 E: sum", "6:1 3,0 E: no-join", "1:1 -1,1 E +0")),
    Situation("wild blanks join anything but make no double figure", BLANK_TWO, (
        "6:5 0,1 E +0", "0:0 0,-1 E +0", "5:0 2,0 S +0")),
    Situation("beside a wild blank other numbers still count", "0-6\n\n3-4", ("4:1 2,0 N +0", "4:3 2,1 N: sum")),
    Situation("a tile with a blank makes no double figure", SIX, ("1:0 0,1 E +0",)),
    Situation("a join to a wild blank is no join to a number", BLANK_TWO, ("5:4 0,1 E +0",)),
    Situation("zero blanks join only blanks", BLANK_TWO, (
        "5:5 0,1 E: blank-number", "5:0 0,1 E +0", "6:0 1,-1 N: blank-number"), 2),
    Situation("no double figure by zeros", "2-0", ("0:0 0,-1 E: blank-number", "5:0 0,-1 E +0"), 2),
    Situation("an open blank takes a number, and counts as one from then on", BLANK_TWO, (
        "6:1 1,1 N +0", "1:1 2,0 S +0", "5:1 0,-1 E +1"), 3),
    Situation("a blank takes its number by this very tile: no double figure", BLANK_TWO, ("5:3 0,1 E +0",), 3),
    Situation("an open blank that met a blank is zero", BLANK_TWO, (
        "4:0 1,1 N: sum", "4:0 1,2 S +0", "3:3 1,-1 E: blank-number", "0:0 1,-1 E +0"), 3),
    Situation("a blank laid beside a number takes what is missing", "4-2", (
        "6:0 1,2 S +0", "5:5 2,1 N: sum", "5:2 2,2 S +0"), 3),
    Situation("a blank cannot be two numbers at once", "6-5 . 3-3", (
        "6:0 2,1 S: illegal", "1:0 2,1 S: illegal"), 3),
    Situation("a cell and a double figure by one tile", "6-6\n\n. .\n\n6-6", ("1:1 2,1 N: no-join",)),
    Situation("two cells made at once", TWO_HOLES, ("5:1 1,2 E +2",)),
    Situation("two twin holes closed at once", TWIN_HOLES, ("5:1 1,3 E +4",), 1, True),
    Situation("twin holes are worth nothing by default", TWIN_HOLES, ("5:1 1,3 E +0",)),
)
