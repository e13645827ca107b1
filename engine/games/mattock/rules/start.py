"""How a game of Mattock begins: fixed, freestyle or random, and its options."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from random import Random

from engine.core.errors import BadAction, BadOption
from engine.core.game import require_option
from engine.core.options import Option, Options
from engine.games.mattock.rules.bits import around
from engine.games.mattock.rules.board import MINERS, SIZES, Board, board, each
from engine.games.mattock.rules.state import Position

SIZE_HINT = "hex{size}: {cells} cells, and {miners} miners a side."
SETUP_HINTS: Mapping[str, str] = {
    "fixed": "Everybody's miners stand on known places. Red digs first.",
    "freestyle": "You place your miners in turn. Blue, who places last, digs first.",
    "random": "A lot places Red's miners, and Blue's mirror them. Red digs first.",
}
SWAP_HINT = "After {0}'s first turn, {1} may take over {0}'s side."
OPTIONS = (
    Option("size", "Board", "choice", 5, SIZES, tuple(f"hex{n}" for n in SIZES),
           lambda options: SIZE_HINT.format(size=options["size"], cells=len(board(options["size"]).cells),
                                            miners=MINERS[options["size"]])),
    Option("setup", "Set-up", "choice", "fixed", ("fixed", "freestyle", "random"), ("Fixed", "Freestyle", "Random"),
           lambda options: SETUP_HINTS[options["setup"]]),
    Option("swap", "Swap rule", "flag", False, (), (),
           lambda options: SWAP_HINT.format(*(("Blue", "Red") if swapper(options["setup"]) == 1 else ("Red", "Blue")))),
    Option("miners", "Miners", "text", "", shown=False),
)
FIXED: Mapping[int, str] = {
    5: "h4 c6 d2/g2 f7 b3",
    7: "k1 i11 a3 j6 e8 f4/m5 c9 e1 i4 h9 d5",
}


def start(options: Options) -> Position:
    """The first position of checked and settled options. Raises BadOption for options that do not go together."""
    size, setup, miners = int(options["size"]), str(options["setup"]), str(options["miners"])
    table = board(size)
    empty = Position(table, 0, 0, 0, swapper=swapper(setup) if options["swap"] else 0)
    require_option(setup == "random" or not miners, "Own miners go with the random set-up only.")
    if setup == "freestyle":
        return replace(empty, phase="place")
    require_option(setup != "fixed" or size in FIXED, f"hex{size} has no fixed set-up; choose freestyle or random.")
    red, blue = read_miners(miners or FIXED[size], table)
    return replace(empty, tiles=red | blue, red=red, blue=blue)


def swapper(setup: str) -> int:
    """The seat that does not take the first turn: in freestyle Blue, who places last, takes it."""
    return 1 if setup == "freestyle" else 2


def start_by_first_rules(options: Options) -> Position:
    """The first position under version 1 of the rules, which gave the swap to Blue also where Blue had begun."""
    begun = start(options)
    return replace(begun, swapper=2) if options["swap"] else begun


def settle(options: Options, rng: Random) -> Options:
    """Writes the miners of a random set-up into the options, so that the record tells them."""
    if options["setup"] != "random" or options["miners"]:
        return options
    return {**options, "miners": random_miners(board(int(options["size"])), rng)}


def random_miners(table: Board, rng: Random) -> str:
    """Red on random cells, Blue on their half-turn images, none touching another."""
    while True:
        red = blue = 0
        for _ in range(table.miners):
            taken = red | blue
            free = [b for b in each(table.board & ~taken & ~around(table, taken))
                    if half_turn(table, b) != b and not around(table, b) & half_turn(table, b)]
            if not free:
                break
            cell = rng.choice(free)
            red, blue = red | cell, blue | half_turn(table, cell)
        else:
            return " ".join(table.names(red)) + "/" + " ".join(table.names(blue))


def half_turn(table: Board, cell: int) -> int:
    """The cell's image on the other side of the centre."""
    q, r = table.axial[table.name[cell]]
    return 1 << (16 * (table.radius - r) + table.radius - q)


def read_miners(text: str, table: Board) -> tuple[int, int]:
    """The two sets of a text like `d4 f7 i1/a5 d2 f5`. Raises BadOption."""
    sides = [re.split(r"[ ,]+", side.strip()) for side in text.split("/")]
    require_option(len(sides) == 2, "Miners are written like d4 f7 i1/a5 d2 f5: Red's, a slash, Blue's.")
    try:
        red, blue = (sum({table.cell(name) for name in side}) for side in sides)
    except BadAction as error:
        raise BadOption(str(error)) from None
    count = table.miners
    require_option(len(sides[0]) == len(sides[1]) == red.bit_count() == blue.bit_count() == count and not red & blue,
                   f"hex{table.size} wants {count} miners a side, each on a cell of its own.")
    return red, blue
