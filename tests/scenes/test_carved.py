"""The carved board: repairs look like fresh paint, nothing else is touched, its little scenes begin and end well."""

from __future__ import annotations

import math
import os
import random
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
import pygame  # noqa: E402

from scenes.kit.art import Art  # noqa: E402
from scenes.kit.materials.carved.effects import crack, dust, lamp_out, token  # noqa: E402
from scenes.kit.materials.carved.mountain_board import CarvedGround  # noqa: E402

ASSETS = Path(__file__).resolve().parents[2] / "assets"
SIZE = (360, 260)
Position = tuple[frozenset[str], frozenset[str], frozenset[str]]


@pytest.fixture(scope="module")
def art() -> Art:
    return Art(ASSETS)


def hexes(rings: int, radius: float, middle: tuple[float, float]) -> dict[str, tuple[float, float]]:
    """Centres of a hex-shaped board with `rings` cells a side."""
    span = range(1 - rings, rings)
    cells = [(q, r) for r in span for q in span if abs(q + r) < rings]
    step = radius * math.sqrt(3)
    return {f"{q},{r}": (middle[0] + step * (q + r / 2), middle[1] + radius * 1.5 * r) for q, r in cells}


def turns(cells: dict[str, tuple[float, float]], count: int, seed: int = 1) -> Iterator[Position]:
    """Positions that differ a little from one to the next: a tile more or less, a lamp that walks, a dead rock."""
    dice, names = random.Random(seed), sorted(cells)
    tiles, lamps, dead = set(dice.sample(names, 5)), set[str](), set[str]()
    for _ in range(count):
        for group, among in ((tiles, names), (lamps, sorted(tiles)), (dead, names)):
            group ^= {dice.choice(among)}
        yield frozenset(tiles), frozenset(lamps & tiles), frozenset(dead - tiles)


def seen(surface: pygame.Surface) -> np.ndarray:
    return pygame.surfarray.array3d(surface).astype(int)


@pytest.mark.parametrize(("radius", "middle"), [(14.3, (180.0, 128.4)), (40.7, (120.2, 200.9))])
def test_repairs_look_like_fresh_paint(art: Art, radius: float, middle: tuple[float, float]) -> None:
    cells = hexes(5, radius, middle)
    ground = CarvedGround(art, SIZE, cells, radius)
    position = None
    for position in turns(cells, 20):
        ground.show(*position)
    assert position is not None
    fresh = CarvedGround(art, SIZE, cells, radius)
    fresh.show(*position)
    assert np.abs(seen(ground.surface) - seen(fresh.surface)).max() <= 2


def test_going_back_to_the_uncut_board_leaves_no_trace(art: Art) -> None:
    cells = hexes(4, 18.0, (180.0, 130.0))
    ground = CarvedGround(art, SIZE, cells, 18.0)
    before = seen(ground.surface)
    for position in turns(cells, 6, seed=4):
        ground.show(*position)
    assert (seen(ground.surface) != before).any()
    ground.show(frozenset(), frozenset(), frozenset())
    assert np.abs(seen(ground.surface) - before).max() <= 1


def test_nothing_changes_outside_the_rects(art: Art) -> None:
    cells = hexes(5, 15.0, (180.0, 130.0))
    ground = CarvedGround(art, SIZE, cells, 15.0)
    for position in turns(cells, 12, seed=7):
        before = seen(ground.surface)
        changed = (seen(ground.surface) * 0).any(2)
        rects = ground.show(*position)
        for rect in rects:
            assert ground.surface.get_rect().contains(rect)
            changed[rect.left : rect.right, rect.top : rect.bottom] = True
        assert not (seen(ground.surface) != before).any(2)[~changed].any()
        assert ground.show(*position) == []


def test_the_board_may_lie_partly_or_wholly_outside(art: Art) -> None:
    for radius, middle in ((10.0, (180.0, 130.0)), (10.0, (-30.0, 250.0)), (260.0, (0.0, 0.0)), (20.0, (9999.0, 0.0))):
        cells = hexes(3, radius, middle)
        ground = CarvedGround(art, SIZE, cells, radius)
        for position in turns(cells, 3):
            ground.show(*position)
        assert ground.surface.get_size() == SIZE


def test_names_that_are_not_on_the_board_do_no_harm(art: Art) -> None:
    ground = CarvedGround(art, (80, 60), hexes(2, 12.0, (40.0, 30.0)), 12.0)
    ground.show({"0,0", "9,9"}, {"9,9"}, {"8,8"})
    with pytest.raises(ValueError, match="needs cells"):
        CarvedGround(art, (80, 60), {}, 12.0)


def test_lamps_light_the_floor(art: Art) -> None:
    cells = hexes(3, 24.0, (180.0, 130.0))
    ground = CarvedGround(art, SIZE, cells, 24.0)
    spot = (180, 136)
    ground.show({"0,0", "1,0"}, frozenset(), frozenset())
    dim = sum(ground.surface.get_at(spot)[:3])
    ground.show({"0,0", "1,0"}, {"0,0"}, frozenset())
    assert sum(ground.surface.get_at(spot)[:3]) > dim + 100


def test_an_outline_runs_inside_its_cells(art: Art) -> None:
    for radius in (9.0, 40.0):
        cells = hexes(3, radius, (180.0, 130.0))
        ground = CarvedGround(art, SIZE, cells, radius)
        picture, (left, top) = ground.outline(["0,0", "1,0"], "#ffffff", 2.0, 0.7, 1.0)
        alpha = pygame.surfarray.array_alpha(picture)
        assert alpha.max() > 200
        for name in ("0,0", "1,0", "-1,0"):
            assert alpha[round(cells[name][0]) - left, round(cells[name][1]) - top] == 0


def test_a_crack_covers_the_floor_first_and_is_gone_at_the_end(art: Art) -> None:
    cells = hexes(4, 24.0, (180.0, 130.0))
    ground = CarvedGround(art, SIZE, cells, 24.0)
    ground.show({"1,0", "1,-1"}, {"1,0"}, {"0,1"})
    before, kept = seen(ground.surface), ground.keep("0,0")
    ground.show({"1,0", "1,-1", "0,0"}, {"1,0"}, {"0,1"})
    bare, after = seen(ground.surface), {}
    for t in (0.0, 0.1, 0.5, 1.0):
        canvas = ground.surface.copy()
        rect = crack(canvas, art, cells["0,0"], 24.0, t, 3, kept)
        after[t] = seen(canvas)
        untouched = np.ones(SIZE, bool)
        untouched[rect.left : rect.right, rect.top : rect.bottom] = False
        assert (after[t] == bare)[untouched].all()
    x, y, half = 180, 130, 26
    here = np.s_[x - half : x + half, y - half : y + half]
    assert np.abs(after[0.0] - before)[here].max() <= 3
    assert (after[0.1] != before)[here].any() and (after[0.5] != bare)[here].any()
    assert (after[1.0] == bare).all()


def test_a_crack_without_a_kept_picture_covers_the_cell(art: Art) -> None:
    canvas = pygame.Surface((100, 100), 0, 32)
    canvas.fill("#ff00ff")
    crack(canvas, art, (50, 50), 20.0, 0.0, 1)
    assert (seen(canvas)[36:64, 41:59] != (255, 0, 255)).any(2).all()
    canvas.fill("#ff00ff")
    crack(canvas, art, (50, 50), 20.0, 1.0, 1)
    assert (seen(canvas) == (255, 0, 255)).all()


def test_dust_is_nothing_before_and_after(art: Art) -> None:
    canvas = pygame.Surface((100, 100), 0, 32)
    for t, some in ((-0.5, False), (0.0, False), (0.4, True), (1.0, False)):
        canvas.fill(0)
        dust(canvas, art, (50, 50), 20.0, t, 1)
        assert seen(canvas).any() == some


def test_a_lamp_goes_out_and_the_miner_turns_grey(art: Art) -> None:
    lit, out, grey = (seen(token(art, 1, 60, *state)) for state in ((1, 0), (0, 0), (0, 1)))
    middle = np.s_[25:41, 12:60]
    assert lit[middle].sum() > out[middle].sum()
    assert np.ptp(grey[20:50, 20:50], axis=2).max() < np.ptp(out[20:50, 20:50], axis=2).max() / 4
    ends = [pygame.Surface((80, 80), 0, 32) for _ in range(2)]
    lamp_out(ends[0], art, 1, (40, 40), 60, 1.0)
    gone = token(art, 1, 60, 0, 1)
    ends[1].blit(gone, gone.get_rect(center=(40, 40)))
    assert (seen(ends[0]) == seen(ends[1])).all()
