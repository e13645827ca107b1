"""Why a tile may not lie at a place: taken, no join, end to end, or numbers that do not go together."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.action import Refusal
from engine.games.matrix.rules.actions import FIRST_SQUARE
from engine.games.matrix.rules.joins import WILD
from engine.games.matrix.rules.squares import STEPS, Laid, around, name_of
from engine.games.matrix.rules.table import Tableau

TAKEN = "A tile lies here already."
NO_JOIN = "It would touch nothing; every tile has to join another."
END_TO_END = "Tiles may not lie end to end."
FIRST = "The first tile begins on 0,0 and lies towards east or north."
BLANKS = "Blanks join only blanks."
ZERO = "That blank is worth zero; only blanks join it."
AT_ONCE = "This blank would have to be two numbers at once."


def against(table: Tableau, laid: Laid) -> Refusal | None:
    """The rule that forbids a tile at a place, with the squares that forbid it; None where it may lie."""
    if table.allows(laid):
        return None
    taken = [square for square in laid.squares if square in table.cover]
    if taken:
        return _refusal("taken", TAKEN, taken)
    if not table.tiles:
        return _refusal("first-tile", FIRST, [FIRST_SQUARE])
    if not any(table.near(square) for square in laid.squares):
        return Refusal("no-join", NO_JOIN)
    ends = list(_ends(table, laid))
    if ends:
        return _refusal("end-to-end", END_TO_END, ends)
    found = [refusal for half in laid.halves for refusal in _numbers(table, *half)]
    return found[0] if found else Refusal("illegal", "That tile cannot lie here.")


def _refusal(rule: str, sentence: str, squares: list[int]) -> Refusal:
    return Refusal(rule, sentence, tuple(map(name_of, squares)))


def _ends(table: Tableau, laid: Laid) -> Iterator[int]:
    """The squares before and behind the tile whose own tile lies in the same line."""
    one, two = laid.squares
    for square in (one - STEPS[laid.way], two + STEPS[laid.way]):
        if square in table.cover and table.cover[square] & 1 == laid.way & 1:
            yield square


def _numbers(table: Tableau, square: int, number: int) -> Iterator[Refusal]:
    """What forbids one half: each wrong sum, blanks that do not go together, two values at once."""
    joins, beside = table.joins, [s for s in around(square) if s in table.cover]
    for other in beside:
        if not joins.may_join(number, (value := table.cover[other] >> 1,)):
            yield _refusal(*_pair(table, number, value), [other])
    if joins.may_join(number, table.near(square)):
        return
    zeros = [s for s in beside if table.value(s) == 0]
    numbers = [s for s in beside if joins.is_number(table.cover[s] >> 1)]
    if zeros and numbers:
        yield _refusal("blank-number", ZERO, zeros)
    elif number == 0 and joins.option != WILD:
        yield _refusal("two-values", AT_ONCE, numbers)


def _pair(table: Tableau, number: int, value: int) -> tuple[str, str]:
    """Rule and sentence for two values that do not go together."""
    if 0 in (number, value):
        return "blank-number", BLANKS
    total = number + value
    return "sum", f"{number} and {value} make {total}; joined numbers have to make {table.joins.total}."
