"""Every claim of the rules pages is held against the rules, on the layout that the diagram really shows."""

import pytest

from engine.core.picture import Picture
from engine.core.presentation import Diagram
from engine.games.matrix.rules.actions import laid_by
from engine.games.matrix.rules.joins import joins_of
from engine.games.matrix.rules.table import Tableau
from engine.games.matrix.show import presentation
from engine.games.matrix.show.diagrams import claimed, holds
from engine.games.matrix.show.pages import BLANKS, PAGES

DIAGRAMS = [(diagram, option, page.title == "Cells") for page in PAGES
            for option, diagram in zip((1, 2, 3) if page is BLANKS else (1, 1, 1), page.diagrams, strict=False)]


def table_of(picture: Picture, option: int) -> Tableau:
    """The layout that a picture shows, read back from its items."""
    table = Tableau.empty(joins_of(6, option))
    for item in picture.items:
        laid = laid_by((item.face, *item.place.split(":")))
        assert laid is not None
        table, _ = table.lay(laid)
    return table


@pytest.mark.parametrize(("diagram", "option", "twin"), DIAGRAMS, ids=lambda it: getattr(it, "caption", ""))
def test_claims_hold(diagram: Diagram, option: int, twin: bool) -> None:
    table = table_of(diagram.picture, option)
    assert diagram.claims and all(holds(claim, table, twin) for claim in diagram.claims)
    assert {mark.kind for mark in diagram.picture.marks} & {"ghost", "forbidden"}


def test_pages_are_short_and_tell_their_phase() -> None:
    assert presentation.pages() is PAGES
    for page in PAGES:
        assert set(page.phases) <= {"put", "more", "swap", "deal"}
        assert all(len(sentence) < 120 and sentence.endswith(".") for sentence in page.sentences)


@pytest.mark.parametrize("wrong", ["6:1 2,1 S", "6:1 2,1 S +1: sum", "6:1 999,1 S +1"])
def test_what_is_no_claim(wrong: str) -> None:
    with pytest.raises(ValueError):
        claimed(wrong)
