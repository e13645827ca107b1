"""Tiles on the cloth: every square has a name, tiles lie on theirs, marks and effects find their places, racks hold."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
import pygame  # noqa: E402
from pygame import Rect, Surface  # noqa: E402

from engine.core.picture import HIDDEN, Cells, Item, Mark, Picture  # noqa: E402
from engine.core.presentation import Effect, Pose  # noqa: E402
from scenes.kit.art import Art  # noqa: E402
from scenes.kit.board.board import BoardView  # noqa: E402
from scenes.kit.board.tray import Marked  # noqa: E402
from scenes.kit.canvas import Canvas, Drawn  # noqa: E402
from scenes.kit.curtain import curtain  # noqa: E402
from scenes.kit.materials.cloth.cloth import cloth, sheet  # noqa: E402
from scenes.kit.materials.cloth.dominoes import tile  # noqa: E402
from scenes.kit.materials.cloth.dominoes_pieces import area_of  # noqa: E402
from scenes.kit.materials.cloth.dominoes_rack import rack_anchors, rack_spots, rack_things, stock_things  # noqa: E402
from scenes.kit.materials.cloth.effects import CLOTH_EFFECTS  # noqa: E402
from scenes.kit.materials.cloth.marks import MARKS  # noqa: E402
from scenes.kit.materials.registry import MATERIALS  # noqa: E402
from scenes.kit.text.type import Type  # noqa: E402
from scenes.kit.theme import STANDARD, Scale  # noqa: E402
from scenes.kit.widgets import Style  # noqa: E402

ART = Art(Path(__file__).resolve().parents[2] / "assets")
LOOK = Style(STANDARD, Scale(), Type(), ART)
AREA = Rect(0, 0, 640, 480)
ITEMS = (Item("tile", "0,0:E", 0, "6:5"), Item("tile", "0,1:N", 0, "4:1"), Item("tile", "3,0:N", 0, "12:3"),
         Item("tile", "hand:1", 0, "5:0"), Item("tile", "stock", 0, HIDDEN))


def cells(low: int = -3, high: int = 5) -> Cells:
    return Cells("square", {f"{x},{y}": (float(x), float(-y)) for y in range(low, high) for x in range(low, high)})


BOX = cells()


def board(items: tuple[Item, ...] = ITEMS, box: Cells = BOX) -> BoardView:
    anchors = {"hand:1": ((320.0, 450.0), 30.0), "stock": ((60.0, 450.0), 24.0), "plate:2": ((600.0, 30.0), 20.0)}
    return BoardView(LOOK, MATERIALS["cloth"], Picture("cloth", box, items), AREA, anchors=anchors)


def painted(on: BoardView, things: list[Drawn]) -> Surface:
    surface = Surface(AREA.size)
    Canvas().draw(surface, on.paint, things)
    return surface


def inside(things: list[Drawn], surface: Surface, bare: Surface) -> bool:
    """Whether the painting touched nothing outside the rectangles of the things."""
    changed = (pygame.surfarray.array3d(surface) != pygame.surfarray.array3d(bare)).any(axis=2)
    for thing in things:
        x, y, w, h = Rect(thing.rect).clip(AREA)
        changed[x:x + w, y:y + h] = False
    return not changed.any()


def test_every_square_under_a_point_has_its_name() -> None:
    on = board()
    q = on.placed.radius
    assert q % 2 == 0
    for x, y in ((0, 0), (4, -3), (-9, 2), (1, 7)):
        cx, cy = on.point(f"{x},{y}")
        for dx, dy in ((0, 0), (q * 0.49, -q * 0.49), (-q * 0.49, q * 0.49)):
            if AREA.collidepoint(cx + dx, cy + dy):
                assert on.placed.at(cx + dx, cy + dy) == f"{x},{y}"


def test_a_tile_lies_between_its_two_squares() -> None:
    on = board()
    for place, other in (("2,1:E", "3,1"), ("2,1:N", "2,2"), ("2,1:W", "1,1"), ("2,1:S", "2,0")):
        rect = area_of(on, place)
        assert rect == area_of(on, "2,1").union(area_of(on, other)) == area_of(on, f"2,1 {other}")
        assert on.point(place) == rect.center


def test_a_table_that_grows_a_little_keeps_its_squares_where_they_are() -> None:
    on = board(box=cells(-1, 2))
    before, q = on.point("0,0"), on.placed.radius
    on.show(Picture("cloth", cells(-1, 3), ITEMS))
    assert on.placed.radius != q or on.point("0,0") == before
    on.show(Picture("cloth", cells(-20, 20), ITEMS))
    assert on.placed.radius < q and all(AREA.collidepoint(p) for p in on.placed.centres.values())


def test_zooming_keeps_the_point_under_the_pointer() -> None:
    on = board()
    on.view(on.space.zoomed(1.7, about := on.point("2,2")))
    assert np.hypot(*np.subtract(on.point("2,2"), about)) <= 1.5
    assert on.ground.making is False


@pytest.mark.parametrize("way", "ENWS")
@pytest.mark.parametrize("q", [18, 31, 60])
def test_tiles_have_the_size_of_their_squares(way: str, q: int) -> None:
    size = (2 * q, q) if way in "EW" else (q, 2 * q)
    for face in ("6:3", "15:10", "1:0", HIDDEN):
        assert tile(ART, face, way, q).get_size() == size
    assert tile(ART, "6:3", way, q) is not tile(ART, "6:2", way, q)


def test_still_tiles_cast_their_shadows_below_all_tiles() -> None:
    on = board()
    things = on.pieces(ITEMS)
    assert len(things) == 6  # three tiles on the table, each with a shadow; hands and stock are the rack's
    heights = sorted(thing.z for thing in things)
    assert heights[2] < heights[3]
    bare = painted(on, [])
    assert inside(things, painted(on, things), bare)


def test_tiles_move_between_hands_and_the_table() -> None:
    on, item = board(), Item("tile", "1,-1:S", 0, "5:3")
    bare = painted(on, [])
    for mix in (0.0, 0.3, 1.0):
        for turned in (0.0, 0.4, 1.0):
            things = on.moving([(item, Pose("hand:1", item.place, mix, 0.5 * (mix == 0.3), turned=turned))])
            assert things and inside(things, painted(on, things), bare)
    on.anchor({"hand:1 5:3": ((100.0, 440.0), 30.0)})
    start = on.moving([(item, Pose("hand:1", item.place, 0.0))])[-1]
    assert Rect(start.rect).collidepoint(100, 440)


@pytest.mark.parametrize("kind", sorted(MARKS))
@pytest.mark.parametrize("place", ["1,-1", "1,-1:E", "1,-1 2,-1"])
def test_marks_stay_within_what_they_say(kind: str, place: str) -> None:
    on = board()
    things = on.marks([Mark(kind, place, 2, "6:1" if kind == "ghost" or ":" in place else "7")])
    bare = painted(on, [])
    assert inside(things, painted(on, things), bare)


@pytest.mark.parametrize("kind", sorted(CLOTH_EFFECTS))
def test_effects_stay_within_what_they_say(kind: str) -> None:
    on = board()
    place = {"gold": "0,0 0,1", "riffle": "stock"}.get(kind, "2,-1")
    bare = painted(on, [])
    for t in (0.0, 0.3, 0.99):
        things = on.effects([Effect(f"{kind}-2" if kind == "plus" else kind, place, t, 2)])
        assert things and inside(things, painted(on, things), bare)


def test_places_half_under_a_ghost_step_back() -> None:
    on = board()
    ghost = Mark("ghost", "1,-1:E", 1, "6:1")
    alone = len(on.marks([ghost]))
    assert len(on.marks([ghost, Mark("legal", "2,-1:S")])) == alone
    assert len(on.marks([ghost, Mark("legal", "3,-1:E")])) > alone


def test_light_on_places_does_not_add_up() -> None:
    on = board()
    light = on.marks([Mark("legal", "-2,-1")])[0]
    once, thrice = painted(on, [light]), painted(on, [light, light, light])
    assert (pygame.surfarray.array3d(once) == pygame.surfarray.array3d(thrice)).all()


@pytest.mark.parametrize("count", [0, 1, 3, 7, 12, 22, 30])
@pytest.mark.parametrize("size", [(600, 82), (300, 60), (1200, 160)])
def test_a_rack_holds_every_hand(count: int, size: tuple[int, int]) -> None:
    rect = Rect((20, 300), size)
    tiles = [f"{n // 6 + 6}:{n % 6}" for n in range(count)]
    spots = rack_spots(rect, tiles)
    assert list(spots) == tiles and all(rect.contains(spot) for spot in spots.values())
    assert len({spot.topleft for spot in spots.values()}) == count
    assert set(rack_anchors(rect, tiles, "hand:1")) == {"hand:1", *(f"hand:1 {name}" for name in tiles)}
    assert len(rack_spots(rect, [HIDDEN] * count)) == count


def test_racks_and_stock_paint_what_they_say() -> None:
    on, rect = board(), Rect(120, 380, 400, 80)
    bare, tiles = painted(on, []), ["6:1", "5:0", "3:3"]
    things = rack_things(LOOK, rect, tiles, Marked("6:1", ("3:3",), "5:0", ("5:0",)), STANDARD.seats[0])
    things += rack_things(LOOK, Rect(200, 10, 200, 40), [HIDDEN] * 3, wood=True)
    things += stock_things(LOOK, Rect(20, 380, 180, 80), 9) + stock_things(LOOK, Rect(20, 280, 180, 80), 0)
    assert inside(things, painted(on, things), bare)


def test_the_cloth_ends_in_the_ground_of_the_window() -> None:
    for size in ((640, 480), (180, 140)):
        made = cloth(size, 1.0, STANDARD)
        assert made.get_at((0, 0))[:3] == STANDARD.ground
        assert made.get_at(sheet(size, 1.0).center)[1] > made.get_at((0, 0))[1]


def test_the_curtain_is_opaque_and_calm_in_the_middle() -> None:
    made = curtain((683, 384), STANDARD.seats[1])
    assert made.get_size() == (683, 384) and not made.get_flags() & pygame.SRCALPHA
    tones = pygame.surfarray.array3d(made).sum(axis=2).astype(float)
    assert tones[290:390, 100:260].std() < tones[:200, 100:260].std()
    assert tones[290:390, 100:260].mean() < tones[:200, 100:260].mean()
