"""The drawn situations: what may be laid, what it scores, and which rule refuses the rest."""

import pytest

from engine.games.matrix.rules.actions import laid_by
from engine.games.matrix.rules.scoring import points
from engine.games.matrix.rules.squares import name_of
from engine.games.matrix.rules.table import Tableau
from engine.games.matrix.show.against import against
from tests.games.matrix.drawn import draw, read
from tests.games.matrix.situations import SITUATIONS, Situation


def play(table: Tableau, text: str, twin: bool) -> Tableau:
    """The table after one play, compared with what it says."""
    put, _, rule = text.partition(": ")
    put, _, worth = put.partition(" +")
    laid = laid_by(tuple(put.split()))
    assert laid is not None
    refusal = against(table, laid)
    assert (refusal.rule if refusal else "") == rule, text
    assert table.allows(laid) == (not rule)
    if refusal:
        assert refusal.sentence.endswith(".")
        assert set(refusal.cells) <= set(map(name_of, table.cover))
        return table
    assert points(table, laid, twin).total == int(worth), text
    return table.lay(laid)[0]


@pytest.mark.parametrize("situation", SITUATIONS, ids=str)
def test_situation(situation: Situation) -> None:
    table = read(situation.drawing, situation.option)
    for text in situation.plays:
        table = play(table, text, situation.twin)


@pytest.mark.parametrize("situation", SITUATIONS, ids=str)
def test_drawings_come_back(situation: Situation) -> None:
    table = read(situation.drawing)
    assert sorted(read(draw(table)).tiles) == sorted(table.tiles)


@pytest.mark.parametrize("wrong", ["6", "6-6-6", "6-6 1\n   |", "3 . 3"])
def test_what_is_no_layout_is_refused(wrong: str) -> None:
    with pytest.raises((ValueError, KeyError)):
        read(wrong)
