"""Wooden plates: picking on a tilted board, repairs like fresh paint, stones that turn to wall, marks all drawn."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
import pygame  # noqa: E402
from pygame import Rect, Surface  # noqa: E402

from engine.core.picture import Item, Mark, Picture  # noqa: E402
from engine.core.presentation import Effect, Pose  # noqa: E402
from engine.games.phalanx.rules.state import Position  # noqa: E402
from engine.games.phalanx.show import presentation as shown  # noqa: E402
from scenes.kit.art import Art  # noqa: E402
from scenes.kit.board.board import BoardView  # noqa: E402
from scenes.kit.board.lines import rings  # noqa: E402
from scenes.kit.board.pieces_base import AIR_Z, PIECE_Z, SHADOW_Z  # noqa: E402
from scenes.kit.materials.plates.marks import MARKS, plate_cells  # noqa: E402
from scenes.kit.materials.plates.material import PLATES  # noqa: E402
from scenes.kit.materials.plates.plates import Plates  # noqa: E402
from scenes.kit.materials.plates.stones_art import stone, wall  # noqa: E402
from scenes.kit.text.type import Type  # noqa: E402
from scenes.kit.theme import PALETTES, STANDARD, Scale  # noqa: E402
from scenes.kit.widgets import Style  # noqa: E402
from tests.games.phalanx.games import played  # noqa: E402

SIZE = (420, 330)


@pytest.fixture(scope="module")
def style() -> Style:
    pygame.font.init()
    return Style(STANDARD, Scale(), Type(), Art(Path(__file__).resolve().parents[2] / "assets"))


def positions(name: str, seed: int = 3, most: int = 60) -> Iterator[Position]:
    return (after for _, _, after, _ in played(name, seed, most))


def board(style: Style, picture: Picture, patient: bool = True) -> BoardView:
    return BoardView(style, PLATES, picture, Rect(0, 0, *SIZE), patient)


def painted(b: BoardView) -> np.ndarray:
    surface = Surface(SIZE, 0, 32)
    b.paint(surface, surface.get_rect())
    return pygame.surfarray.array3d(surface).astype(int)


@pytest.fixture(scope="module")
def middle() -> Position:
    return list(positions("segments"))[-1]


@pytest.mark.parametrize("name", ["segments", "classic", "duel"])
def test_every_cell_lies_under_its_own_middle(style: Style, name: str) -> None:
    b = board(style, shown.picture(next(positions(name))))
    for place in b.picture.cells.centres:
        assert b.placed.at(*b.point(place)) == place
    x, y = b.point(next(iter(b.picture.cells.centres)))
    corner = b.placed.radius * b.placed.space.stance.tilt
    assert corner < b.placed.radius and b.placed.at(x, y - corner * 0.97) == b.placed.at(x, y)


def test_changed_land_looks_like_fresh_paint(style: Style, middle: Position) -> None:
    b, cells = board(style, shown.picture(middle)), sorted(middle.board.bit)
    for step in range(6):
        land = tuple(Mark("territory", cell, 1 + (i + step) % 2) for i, cell in enumerate(cells) if (i * 7 + step) % 3)
        picture = replace(b.picture, marks=land)
        b.show(picture)
        assert (painted(b) == painted(board(style, picture))).all()


def test_land_that_fades_ends_as_it_should(style: Style, middle: Position) -> None:
    picture = replace(shown.picture(middle), marks=(Mark("territory", "0,0", 1),))
    b = board(style, replace(picture, marks=()))
    soft = b.ground
    assert isinstance(soft, Plates)
    soft._patient = False
    b.show(picture)
    seen = [painted(b)]
    while b.update(0.1):
        seen.append(painted(b))
    assert len(seen) > 3 and (seen[-1] == painted(board(style, picture))).all() and (seen[0] != seen[-1]).any()


def test_the_place_of_a_new_plate_is_kept_without_it(style: Style) -> None:
    first, second = list(positions("segments", most=2))
    b = board(style, shown.picture(first))
    b.show(shown.picture(second))
    ground, new = b.ground, shown.picture(second).items[1]
    assert isinstance(ground, Plates) and ground.made and ground.made.bare and new.kind == "plate"
    bare, (x, y) = ground.made.bare
    there = painted(b)[x:x + bare.get_width(), y:y + bare.get_height()]
    assert (there != pygame.surfarray.array3d(bare)).any()
    assert len(b.moving([(new, Pose(new.place, new.place, scale=0.7, alpha=0.5))])) == 3
    assert b.moving([(new, Pose(new.place, new.place))]) == []
    assert len(plate_cells(b, new.place)) == 19


def test_shadows_lie_under_all_stones_and_near_stones_over_far_ones(style: Style, middle: Position) -> None:
    b = board(style, shown.picture(middle))
    things = b.pieces(b.picture.items)
    assert {thing.z for thing in things if thing.z < PIECE_Z} == {SHADOW_Z}
    bodies = sorted((t for t in things if t.z >= PIECE_Z), key=lambda t: t.z)
    assert [t.rect[1] + t.rect[3] for t in bodies] == sorted(t.rect[1] + t.rect[3] for t in bodies)
    assert all(a is b for a, b in zip(things, b.pieces(b.picture.items), strict=True))


def test_a_flying_stone_is_over_the_others_and_its_shadow_moves_away(style: Style, middle: Position) -> None:
    b = board(style, shown.picture(middle))
    low, high = (b.moving([(Item("stone", "1,0", 1), Pose("0,0", "1,0", 0.5, lift))]) for lift in (0.0, 2.0))
    assert high[-1].z >= AIR_Z and high[0].z == SHADOW_Z
    assert high[-1].rect[1] < low[-1].rect[1] and Rect(high[0].rect).centery > Rect(low[0].rect).centery


@pytest.mark.parametrize("theme", PALETTES.values(), ids=lambda theme: theme.name)
def test_six_seats_six_stones_that_can_be_pressed_and_turned(style: Style, theme: object) -> None:
    art, seats = style.art, PALETTES[getattr(theme, "name", "")].seats
    assert isinstance(art, Art)
    whole = [stone(art, seat, i, 60) for i, seat in enumerate(seats, 1)]
    assert len({pygame.image.tobytes(picture, "RGBA") for picture in whole}) == 6
    for i, (seat, picture) in enumerate(zip(seats, whole, strict=True), 1):
        flat = stone(art, seat, i, 60, height=0.38)
        assert flat.get_bounding_rect().top > picture.get_bounding_rect().top
        assert flat.get_bounding_rect().bottom == picture.get_bounding_rect().bottom
        stages = [stone(art, seat, i, 60, turned=t / 4) for t in range(5)]
        assert stages[-1] is wall(art, 60) and len({pygame.image.tobytes(s, "RGBA") for s in stages}) == 5


def test_what_becomes_a_wall_looks_like_its_old_owner_until_then(style: Style, middle: Position) -> None:
    b, item = board(style, shown.picture(middle)), Item("wall", "0,0")
    keys = [b.moving([(item, Pose("0,0", "0,0", turned=t, was=2))])[-1].key for t in (0.0, 1.0)]
    plain = b.moving([(Item("stone", "0,0", 2), Pose("0,0", "0,0"))])[-1].key
    assert isinstance(plain, tuple) and isinstance(keys[0], tuple) and isinstance(keys[1], tuple)
    assert (keys[0][1], keys[1][1]) == (plain[1], 0)


@pytest.mark.parametrize("kind", sorted(MARKS))
def test_every_mark_is_drawn(style: Style, middle: Position, kind: str) -> None:
    b = board(style, shown.picture(middle))
    assert b.marks([Mark(kind, "0,0", 2)])


@pytest.mark.parametrize("kind", ["target", "impact", "lifted", "dust"])
def test_every_effect_is_drawn(style: Style, middle: Position, kind: str) -> None:
    b = board(style, shown.picture(middle))
    for t in (0.0, 0.5, 0.999):
        for thing in b.effects([Effect(kind, "0,0", t, 1)]):
            thing.paint(Surface(SIZE, 0, 32))


def test_a_line_goes_round_a_group_and_its_hole(style: Style, middle: Position) -> None:
    b = board(style, shown.picture(middle))
    near = ("1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1")
    spots = [b.point(place) for place in near]
    found = rings(spots, b.placed.radius, b.placed.space.stance.tilt)
    assert sorted(len(ring) for ring in found) == [6, 18]
    assert len(b.marks([Mark("movable", place, 1) for place in near])) == 2
