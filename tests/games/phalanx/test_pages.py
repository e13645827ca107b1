"""Checks that no rules page lies: every claim and every mark of every diagram by the rules, and that lies are seen."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.core.picture import Mark
from engine.core.presentation import Diagram
from engine.games.phalanx.game import PHALANX
from engine.games.phalanx.rules.ending import begin_turn
from engine.games.phalanx.rules.state import Position
from engine.games.phalanx.show import presentation
from engine.games.phalanx.show.diagrams import claimed, position_of
from engine.games.phalanx.show.pages_claims import Claim, holds
from engine.games.phalanx.show.pages_claims import read as read_claim
from tests.games.phalanx.drawn import play

PAGES = tuple(presentation.pages())
PICTURES = {page.title: page.diagrams for page in PAGES}
DIAGRAMS = [pytest.param(d, id=f"{page.title} {i}") for page in PAGES for i, d in enumerate(page.diagrams, 1)]
every = pytest.mark.parametrize("diagram", DIAGRAMS)
BACKED = {"legal", "forbidden", "target", "selected", "link", "leaving", "territory"}


def claims_of(diagram: Diagram) -> list[Claim]:
    return [read_claim(text) for text in diagram.claims]


def flips(claim: Claim, position: Position) -> Iterator[Claim]:
    """The claim turned false in every way: each part denied, something left out or played not, another number."""
    if claim.word == "may":
        yield from _flipped_parts(claim)
        if claim.strict:
            yield replace(claim, strict=False)
        if claim.steps:
            yield replace(claim, steps=())
    elif claim.word == "takes":
        others = position.board.names(sum(position.sides[1:]) & ~position.sides[claim.seat])
        yield from (replace(claim, what=tuple(sorted({*claim.what} ^ {name}))) for name in others)
    elif claim.word == "won":
        yield replace(claim, yes=not claim.yes)
    else:
        yield from (replace(claim, what=(str(int(claim.what[0]) + by),)) for by in (-1, 1))


def _flipped_parts(claim: Claim) -> Iterator[Claim]:
    for what in claim.what:
        one = replace(claim, what=(what,), only=False)
        yield replace(one, yes=not claim.yes, rule="over" if claim.yes else "")
        if not claim.yes:
            yield replace(one, rule="over")
        if claim.only and len(claim.what) > 1:
            yield replace(claim, what=tuple(w for w in claim.what if w != what))


def unbacked(diagram: Diagram) -> set[Mark]:
    """The marks for which no claim stands, walls left out."""
    position = position_of(diagram.picture)
    backed = {mark for claim in claims_of(diagram) for mark in claimed(claim, position)}
    return {mark for mark in diagram.picture.marks if mark.kind != "walled"} - backed


@every
def test_claims_are_true(diagram: Diagram) -> None:
    assert diagram.claims
    assert [c for c in claims_of(diagram) if not holds(c, position_of(diagram.picture))] == []


@every
def test_flipped_claims_are_false(diagram: Diagram) -> None:
    position = position_of(diagram.picture)
    flipped = [(claim, lie) for claim in claims_of(diagram) for lie in flips(claim, position)]
    assert {claim for claim, _ in flipped} == set(claims_of(diagram))
    assert [lie for _, lie in flipped if holds(lie, position)] == []


@every
def test_marks_are_backed(diagram: Diagram) -> None:
    assert unbacked(diagram) == set()
    picture = diagram.picture
    extra = Mark("legal", next(iter(picture.cells.centres)), 6)
    assert unbacked(replace(diagram, picture=replace(picture, marks=(extra,)))) == {extra}
    backed = {mark for mark in picture.marks if mark.kind in BACKED}
    assert unbacked(replace(diagram, claims=())) == backed


@every
def test_marks_lie_on_the_picture_and_agree(diagram: Diagram) -> None:
    picture, walls = diagram.picture, {item.place for item in diagram.picture.items if item.kind == "wall"}
    assert {mark.kind for mark in picture.marks} <= BACKED | {"walled"}
    assert all(place in picture.cells.centres for mark in picture.marks for place in mark.place.split())
    assert {mark.place for mark in picture.marks if mark.kind == "walled"} <= walls
    open_to, barred = ({m.place for m in picture.marks if m.kind in kinds}
                       for kinds in (("legal", "target"), ("forbidden",)))
    assert not open_to & barred


@every
def test_every_claim_is_drawn(diagram: Diagram) -> None:
    position = position_of(diagram.picture)
    drawn = {mark for claim in claims_of(diagram) for mark in claimed(claim, position)}
    assert drawn <= set(diagram.picture.marks)


@every
def test_positions_could_arise(diagram: Diagram) -> None:
    position = position_of(diagram.picture)
    assert sum(map(sum, position.prisoners)) == position.sides[0].bit_count()
    assert all(row[captor] == 0 for captor, row in enumerate(position.prisoners))
    assert set(diagram.picture.hands) == {f"tray:{i}" for i, row in enumerate(position.prisoners, 1) if sum(row)}


@every
def test_colours_are_those_of_the_players(diagram: Diagram) -> None:
    sides = position_of(diagram.picture).sides
    seats = {claim.seat for claim in claims_of(diagram)} | {seat for seat, side in enumerate(sides) if seat and side}
    colours = presentation.COLOURS
    assert {c for c in colours if c in diagram.caption} <= {colours[seat - 1] for seat in seats if seat}


def test_pages_are_short_and_pictured() -> None:
    assert 9 <= len(PAGES) <= 11 and len({page.title for page in PAGES}) == len(PAGES)
    for page in PAGES:
        assert 1 <= len(page.sentences) <= 3 and 1 <= len(page.diagrams) <= 2
        for line in (*page.sentences, *(d.caption for d in page.diagrams)):
            assert line.endswith(".") and line.count(". ") == 0 and len(line) <= 125, line


@pytest.mark.parametrize(("phase", "title"), [
    ("lay", "Lay segments"), ("lift", "Lift stones"), ("grow", "Grow"), ("move", "Move a phalanx"),
    ("stone", "Duel and classic board"), ("choose", "Duel and classic board")])
def test_each_phase_opens_at_its_page(phase: str, title: str) -> None:
    assert next(page.title for page in PAGES if phase in page.phases) == title


def test_before_and_after_a_capture() -> None:
    before, after = (position_of(d.picture) for d in PICTURES["Capture and walls"])
    now = play(begin_turn(before, 1), "move 0,0 -2,0 2")
    assert (now.sides, now.prisoners) == (after.sides, after.prisoners)


def test_set_ups_are_the_games_own() -> None:
    laid = PHALANX.start(PHALANX.checked_options({"players": 2, "segments": 2}))
    lifting = position_of(PICTURES["Lift stones"][0].picture)
    laid = play(laid, "lay 0,0", "lay 3,2", "lay 5,-3", "lay 8,-1")
    assert (laid.phase, laid.board, laid.sides) == ("lift", lifting.board, lifting.sides)
    classic = PHALANX.start(PHALANX.checked_options({"players": 6, "board": "classic"}))
    shown = position_of(PICTURES["Duel and classic board"][1].picture)
    assert (shown.board, shown.sides, shown.terms.players) == (classic.board, classic.sides, 6)
    duel = PHALANX.start(PHALANX.checked_options({"board": "duel", "base": 6}))
    duel = play(duel, "stone 1 -1,0", "stone 2 2,-2", "stone 2 1,3")
    assert duel.sides == position_of(PICTURES["Duel and classic board"][0].picture).sides
    assert f"{len(classic.board.cells)} cells" in PAGES[-1].sentences[2]


def test_pages_are_made_only_when_they_are_read() -> None:
    code = ("import sys; from engine.games.phalanx.game import PHALANX as p; p.presentation().steps; "
            "assert not [m for m in sys.modules if m.startswith('engine.games.phalanx.show.pages')]")
    subprocess.run([sys.executable, "-c", code], check=True)
