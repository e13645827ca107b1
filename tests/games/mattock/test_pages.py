"""Checks that no rules page lies: every claim and every mark of every diagram by the rules, and that lies are seen."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from engine.core.errors import BadAction
from engine.core.picture import Mark
from engine.core.presentation import Diagram
from engine.games.mattock.game import MATTOCK
from engine.games.mattock.rules.bits import around
from engine.games.mattock.rules.board import SIZES, each
from engine.games.mattock.show import facts, presentation
from engine.games.mattock.show.diagrams import DrawnPosition, claimed, position_of, read
from engine.games.mattock.show.pages_claims import Claim, holds
from engine.games.mattock.show.pages_claims import read as read_claim

PAGES = tuple(presentation.pages())
DIAGRAMS = [pytest.param(d, id=f"{page.title} {i}") for page in PAGES for i, d in enumerate(page.diagrams, 1)]
every = pytest.mark.parametrize("diagram", DIAGRAMS)
SMALL = "...\n.2..\n1o.o.\n....\n..."


def claims_of(diagram: Diagram) -> list[Claim]:
    return [read_claim(text) for text in diagram.claims]


def flips(claim: Claim, position: DrawnPosition) -> Iterator[Claim]:
    """The claim turned false in every way: each part denied by itself, something left out, another rule or number."""
    if claim.word == "may":
        for what in claim.what or ("",):
            one = replace(claim, what=(what,) if what else (), only=False)
            yield replace(one, yes=not claim.yes, rule="full-tile" if claim.yes else "")
            if not claim.yes:
                yield replace(one, rule="over")
            if claim.only and len(claim.what) > 1:
                yield replace(claim, what=tuple(w for w in claim.what if w != what))
    elif claim.word == "removes":
        enemy = position.blue if claim.seat == 1 else position.red
        yield from (replace(claim, what=tuple(sorted({*claim.what} ^ {n}))) for n in position.board.names(enemy))
    elif claim.word == "keeps":
        yield replace(claim, what=(str(int(claim.what[0]) + 1),))
    else:
        yield replace(claim, yes=not claim.yes)


def unbacked(diagram: Diagram) -> set[Mark]:
    """The marks about what is allowed or removed for which no claim stands."""
    backed = {mark for claim in claims_of(diagram) for mark in claimed(claim)}
    return {m for m in diagram.picture.marks if m.kind in ("legal", "forbidden", "leaving")} - backed


@every
def test_claims_are_true(diagram: Diagram) -> None:
    assert diagram.claims
    assert [c for c in claims_of(diagram) if not holds(c, position_of(diagram.picture))] == []


@every
def test_flipped_claims_are_false(diagram: Diagram) -> None:
    position = position_of(diagram.picture)
    flipped = [(claim, lie) for claim in claims_of(diagram) for lie in flips(claim, position)]
    assert all(claim in dict(flipped) for claim in claims_of(diagram) if claim.word != "removes")
    assert [lie for _, lie in flipped if holds(lie, position)] == []


@every
def test_marks_are_backed(diagram: Diagram) -> None:
    assert unbacked(diagram) == set()
    extra = Mark("legal", next(iter(diagram.picture.cells.centres)), 2)
    assert unbacked(replace(diagram, picture=replace(diagram.picture, marks=(extra,)))) == {extra}
    marked = [m for m in diagram.picture.marks if m.kind in ("legal", "forbidden", "leaving")]
    assert not marked or unbacked(replace(diagram, claims=()))
    legal, forbidden = ({m.place for m in marked if m.kind == kind} for kind in ("legal", "forbidden"))
    assert not legal & forbidden


@every
def test_other_marks_follow_from_the_position(diagram: Diagram) -> None:
    position, moves = position_of(diagram.picture), {w for c in claims_of(diagram) if c.yes for w in c.what if "-" in w}
    table, seats = position.board, {1: position.red, 2: position.blue}
    full, dead = table.names(facts.full_tiles(position)), table.names(facts.dead_rock(position))
    assert {m.place for m in diagram.picture.marks if m.kind == "dead"} == set(dead)
    for mark in diagram.picture.marks:
        way = [table.bit[name] for name in mark.place.split()]
        assert all(around(table, a) & b for a, b in pairwise(way))
        free = position.tiles & ~position.red & ~position.blue
        if mark.kind == "full":
            assert mark.place in full
        elif mark.kind == "trail":
            assert f"{mark.place.split()[0]}-{mark.place.split()[-1]}" in moves
            assert all(b & (free | seats[mark.owner]) for b in way)
        elif mark.kind == "link":
            assert way[0] & ~free & position.tiles and way[-1] & seats[mark.owner]
            assert all(b & free for b in way[1:-1])
        else:
            assert mark.kind in ("legal", "forbidden", "leaving", "dead")


@every
def test_positions_could_arise(diagram: Diagram) -> None:
    position = position_of(diagram.picture)
    tiles, table = position.tiles, position.board
    assert all((around(table, b) & tiles).bit_count() <= 3 for b in each(tiles))
    assert all(0 <= position.hand(seat) <= 2 for seat in (1, 2))


def test_pages_are_short_and_pictured() -> None:
    assert 7 <= len(PAGES) <= 9 and len({page.title for page in PAGES}) == len(PAGES)
    for page in PAGES:
        assert 1 <= len(page.sentences) <= 3 and 1 <= len(page.diagrams) <= 2
        for line in (*page.sentences, *(d.caption for d in page.diagrams)):
            assert line.endswith(".") and line.count(". ") == 0 and len(line) <= 125, line


@pytest.mark.parametrize(("phase", "title"), [("place", "Setting up"), ("mine", "Mine"), ("move", "Move")])
def test_each_phase_opens_at_its_page(phase: str, title: str) -> None:
    assert next(page.title for page in PAGES if phase in page.phases) == title


def test_set_ups_are_the_games_own() -> None:
    by_title = {page.title: page.diagrams for page in PAGES}
    fixed = position_of(by_title["Boards and the swap rule"][0].picture)
    start = MATTOCK.start(MATTOCK.checked_options({"size": 5, "setup": "fixed"}))
    assert (fixed.board, fixed.tiles, fixed.red, fixed.blue) == (start.board, start.tiles, start.red, start.blue)
    lot = position_of(by_title["Setting up"][1].picture)
    miners = " ".join(lot.board.names(lot.red)) + "/" + " ".join(lot.board.names(lot.blue))
    MATTOCK.checked_options({"size": 4, "setup": "random", "miners": miners})
    turned = [(-q, -r) for q, r in (lot.board.axial[name] for name in lot.board.names(lot.red))]
    assert sorted(turned) == sorted(lot.board.axial[name] for name in lot.board.names(lot.blue))
    assert "hex4" in str(PAGES[-1].sentences) and SIZES == (4, 5, 6, 7, 8)


def test_drawings_read_back() -> None:
    position = read(SMALL, (1, 0))
    assert position.board.names(position.tiles) == ["d2", "c1", "c2", "c4"]
    assert (position.hand(1), position.hand(2)) == (1, 0)
    assert position_of(presentation.picture(position)) == position


@pytest.mark.parametrize("wrong", ["", "..\n..\n..", "..\n...", "...\n.x..\n.....\n....\n..."])
def test_what_is_no_board_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError):
        read(wrong)


@pytest.mark.parametrize("text", ["", "1 may", "3 may mine c2", "1 may mine c2: full-tile", "1 may not mine c2",
                                  "1 may swap", "1 may mine c2 after c3", "1 removes by c2", "2 wins"])
def test_what_is_no_claim_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        read_claim(text)


@pytest.mark.parametrize(("text", "true"), [
    ("1 may move c1-c3 after c3", True), ("1 may move c1-c3 after c4", False), ("1 may move c1-c4 after c3", True),
    ("1 may not move c1-d2 after c3: taken", True), ("2 has lost after b1", False), ("1 removes d2 by b1", False),
    ("1 keeps 0 in hand after c3/c1-c2", True), ("2 may swap after b1", True), ("2 may swap after a1", False)])
def test_claims_about_turns(text: str, true: bool) -> None:
    assert holds(read_claim(text), read(SMALL)) is true


def test_a_cell_off_the_board_is_an_error() -> None:
    with pytest.raises(BadAction):
        holds(read_claim("1 may mine h9"), read(SMALL))
