"""Aids in Matrix: places of the picked tile with points, what one tile can score, open sides; never another's tiles."""

from dataclasses import replace

import pytest

from engine.core.action import Pick
from engine.core.picture import Mark
from engine.games.matrix.rules.scoring import points
from engine.games.matrix.rules.squares import name_of, place_name, read_tile, tile_name
from engine.games.matrix.rules.state import Position
from engine.games.matrix.rules.view import imagined
from engine.games.matrix.show.aids import AIDS, aid_marks
from engine.games.matrix.show.facts import unseen
from tests.games.matrix.drawn import read
from tests.games.matrix.games import KINDS, opened, played


def drawn(drawing: str, *hand: str) -> Position:
    """A turn of seat 1 with this hand on the drawn table."""
    start = opened("option1")
    tiles = tuple(sorted((read_tile(name, 6)[0] for name in hand), reverse=True))
    return replace(start, table=read(drawing), hands=(tiles, ()), stage="play")


def test_squares_with_three_or_two_sides_covered_name_the_open_ones() -> None:
    marks = aid_marks(drawn("""
5 . 6
|   |
2 5 1
  |
  2
"""), "open")
    assert set(marks) == {Mark("open-one", "1,2", 0, "N"), Mark("open-two", "0,0", 0, "WS"),
                          Mark("open-two", "2,0", 0, "ES")}


def test_a_corner_has_two_open_sides() -> None:
    marks = aid_marks(drawn("""
5
|
2 5-1
"""), "open")
    assert marks == [Mark("open-two", "1,1", 0, "EN")]


def test_the_radar_counts_the_tiles_that_would_close_a_cell() -> None:
    marks = aid_marks(drawn("""
6 . 6
|   |
1 6 1
  |
  1
"""), "radar")
    near = {mark.place: mark.text for mark in marks if mark.kind == "nearly"}
    assert set(near) == {"1,2"} and int(near["1,2"]) > 0


def test_places_are_those_of_the_picked_tile_with_its_points() -> None:
    for step in list(played("option1", 4))[::5]:
        view = step.before.seen_by(step.before.to_move)
        if view.stage == "play" and view.hand:
            tile = view.hand[0]
            marks = aid_marks(view, "places", (Pick("hand", tile_name(tile)),))
            wanted = {place_name(laid): points(view.table, laid, view.rules.twin).total
                      for laid in view.table.places(tile)}
            assert {mark.place: int(mark.text or 0) for mark in marks} == wanted
            assert all((mark.kind == "scoring") == bool(mark.text) for mark in marks)


def test_places_narrow_to_the_picked_square() -> None:
    view = next(s.before for s in played("option1", 4) if s.before.phase == "put" and len(s.before.table.tiles) > 5)
    tile = next(t for t in view.hand if any(view.table.places(t)))
    laid = next(view.table.places(tile))
    square = name_of(laid.square)
    marks = aid_marks(view, "places", (Pick("hand", tile_name(tile)), Pick("cell", square)))
    assert place_name(laid) in {mark.place for mark in marks}
    fitting = {place_name(other) for other in view.table.places(tile) if laid.square in other.squares}
    assert {mark.place for mark in marks} == fitting


@pytest.mark.parametrize("kind", KINDS)
def test_no_aid_depends_on_what_is_hidden(kind: str) -> None:
    for step in list(played(kind, 6))[::9]:
        for seat in range(step.before.rules.players + 1):
            view = step.before.seen_by(seat)
            picks = tuple(Pick("hand", tile_name(tile)) for tile in step.before.hand[:1])
            other = imagined(view, sorted(unseen(view))).seen_by(seat)
            for aid in AIDS:
                assert aid_marks(view, aid.name, picks) == aid_marks(other, aid.name, picks)
            if seat != step.before.to_move:
                assert not aid_marks(view, "places", picks)
