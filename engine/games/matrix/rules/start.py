"""How a game of Dominoes-Matrix begins, and its options."""

from collections.abc import Mapping

from engine.core.options import Option, Options
from engine.games.matrix.rules.joins import joins_of
from engine.games.matrix.rules.situation import Rules
from engine.games.matrix.rules.squares import tiles_up_to
from engine.games.matrix.rules.state import Position
from engine.games.matrix.rules.table import Tableau

SUITING: Mapping[int, str] = {
    2: "Double-6 suits two, double-9 a long game of two.", 3: "Double-9 suits three.", 4: "Double-9 suits four.",
    5: "Double-12 suits five.", 6: "Double-12 suits six."}
BLANKS: Mapping[int, str] = {
    1: "A blank joins anything.", 2: "A blank joins only blanks.", 3: "A blank takes a number at its first join."}
DRAWS = "Draw as many as you put down, not always two."
FAIRER = " It is the fairer way with three and more."
OPTIONS = (
    Option("players", "Players", "choice", 2, (2, 3, 4, 5, 6), ("2", "3", "4", "5", "6"),
           lambda options: f"{2 * options['players']} tiles are dealt at first."),
    Option("set", "Set", "choice", 6, (6, 9, 12, 15), ("Double-6", "Double-9", "Double-12", "Double-15"),
           lambda options: f"{len(tiles_up_to(options['set']))} tiles. {SUITING[options['players']]}"),
    Option("option", "Blanks", "choice", 1, (1, 2, 3), ("Wild", "Zero", "Chameleon"),
           lambda options: BLANKS[options["option"]]),
    Option("refill", "Refill", "flag", False, (), (),
           lambda options: DRAWS + (FAIRER if options["players"] > 2 else "")),
    Option("twin", "Twin cells", "flag", False, (), (),
           lambda options: "Closing a hole of exactly two squares gives 2 points."),
)


def start(options: Options) -> Position:
    """The first position of checked options: the first hands are about to be dealt."""
    rules = Rules(int(options["set"]), int(options["option"]), int(options["players"]),
                  bool(options["refill"]), bool(options["twin"]))
    nothing = ((),) * rules.players
    return Position(rules, Tableau.empty(joins_of(rules.highest, rules.option)), nothing, (0,) * rules.players,
                    len(tiles_up_to(rules.highest)), nothing)


def seats(options: Options) -> int:
    """How many play."""
    return int(options["players"])
