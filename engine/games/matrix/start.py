"""How a game of Dominoes-Matrix begins, and its options."""

from engine.core.options import Option, Options
from engine.games.matrix.joins import joins_of
from engine.games.matrix.rules import Position, Rules
from engine.games.matrix.squares import tiles_up_to
from engine.games.matrix.table import Table

OPTIONS = (
    Option("players", "Players", "choice", 2, (2, 3, 4, 5, 6), ("2", "3", "4", "5", "6"),
           "Two to six may play; with three and more Refill is the fairer way to draw."),
    Option("set", "Set", "choice", 6, (6, 9, 12, 15), ("Double-6", "Double-9", "Double-12", "Double-15"),
           "Double-6 suits two, double-9 a long game of two or three and four, double-12 more than four."),
    Option("option", "Blanks", "choice", 1, (1, 2, 3), ("Wild", "Zero", "Chameleon"),
           "Wild blanks join anything, zero blanks only blanks, a chameleon takes a number at its first join."),
    Option("refill", "Refill", "flag", False, (), (),
           "Draw as many as you put down, not always two. Fairer with three players or more."),
    Option("twin", "Twin cells", "flag", False, (), (), "Closing a hole of exactly two squares gives 2 points."),
)


def start(options: Options) -> Position:
    """The first position of checked options: the first hands are about to be dealt."""
    rules = Rules(int(options["set"]), int(options["option"]), int(options["players"]),
                  bool(options["refill"]), bool(options["twin"]))
    nothing = ((),) * rules.players
    return Position(rules, Table.empty(joins_of(rules.highest, rules.option)), nothing, (0,) * rules.players,
                    len(tiles_up_to(rules.highest)), nothing)


def seats(options: Options) -> int:
    """How many play."""
    return int(options["players"])
