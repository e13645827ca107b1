"""A leap that is only meant: the band round all that go, how many, whence and whither, what lands on what, new land."""

from __future__ import annotations

import io
from collections.abc import Mapping
from functools import partial
from math import atan2, cos, sin
from types import MappingProxyType

import pygame
from pygame import Surface

from engine.core.picture import Item, Mark, Point
from engine.core.presentation import Pose
from scenes.kit.board.aids_base import FINE, dashed_ring, plated
from scenes.kit.board.marks_base import (
    BADGE,
    CREAM,
    DARK,
    HINT,
    OVER,
    UNDER,
    Drawer,
    Things,
    Tone,
    all_of,
    cream_tone,
    danger_tone,
    owner_tone,
)
from scenes.kit.board.material import DrawingBoard
from scenes.kit.board.pieces_base import art_of, seen_through
from scenes.kit.canvas import Drawn
from scenes.kit.materials.plates.arrows import Arrow
from scenes.kit.materials.plates.stones import TILT, stone_things
from scenes.kit.materials.plates.stones_art import stone
from scenes.kit.theme import BLACK, Colour, hexed

WIDE = 1.72  # of a band, in cell radii
TOP = 0.3  # how far the top of a stone lies over its cell's middle
ARC = 1.9  # how high a leap's arrow rises
ROOM = 12.0  # how many cell radii wide words on the board may be
VEIL = 150  # how dark a stone is that leaves


def _places(board: DrawingBoard, mark: Mark) -> list[Point]:
    return [board.point(cell) for cell in mark.place.split() if board.knows(cell)]


def _band(board: DrawingBoard, mark: Mark) -> Things:
    """A band with round ends from the last stone to the first, under the stones."""
    spots, r = _places(board, mark), board.placed.radius
    if not spots:
        return []
    (ax, ay), (bx, by) = spots[0], spots[-1]
    way, line = (round(bx - ax), round(by - ay)), board.style.theme.amber_light
    key = ("band", way, round(r, 1), line)
    picture = art_of(board).made(key, partial(_banded, way, r, line))
    return [Drawn.centred(HINT + 2, picture, ((ax + bx) / 2, (ay + by) / 2 - 0.08 * r), key)]


def _banded(way: tuple[int, int], r: float, line: Colour) -> Surface:
    half, thick = WIDE * r / 2, max(1.6, 0.09 * r)
    w, h = (abs(v) + 2 * half + 2 * thick + 4 for v in way)
    a, b = ((w / 2 - s * way[0] / 2, h / 2 - s * way[1] / 2) for s in (1, -1))
    angle = atan2(way[1], way[0])
    nx, ny = -sin(angle) * half, cos(angle) * half
    d = (f"M{a[0] + nx:.1f} {a[1] + ny:.1f}L{b[0] + nx:.1f} {b[1] + ny:.1f}A{half:.1f} {half:.1f} 0 0 0 "
         f"{b[0] - nx:.1f} {b[1] - ny:.1f}L{a[0] - nx:.1f} {a[1] - ny:.1f}A{half:.1f} {half:.1f} 0 0 0 "
         f"{a[0] + nx:.1f} {a[1] + ny:.1f}Z")
    return drawn((w, h), f'<path d="{d}" fill="{hexed(line)}" fill-opacity="0.24"/><path d="{d}" fill="none" '
                 f'stroke="#1a0f06" stroke-opacity="0.75" stroke-width="{thick + 2.4:.1f}"/>'
                 f'<path d="{d}" fill="none" stroke="{hexed(line)}" stroke-width="{thick:.1f}"/>')


def drawn(size: tuple[float, float], body: str) -> Surface:
    """A picture of an SVG's shapes in a box."""
    w, h = round(size[0]), round(size[1])
    text = f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">{body}</svg>'
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), (w, h))


def _leap(board: DrawingBoard, mark: Mark) -> Things:
    """One arrow in an arc, from the middle of those that leave to the middle of where they land."""
    spots, r = _places(board, mark), board.placed.radius
    if not spots:
        return []
    m = max(1, len(spots) // 2)
    a, b = (_middle(part, r) for part in (spots[:m], spots[m:] or [(x + 1.73 * r, y) for x, y in spots]))
    way = (round(b[0] - a[0]), round(b[1] - a[1]))
    key, shape = ("leap", way, round(r, 1)), Arrow(way, r, ARC * r)
    picture = art_of(board).made(key, partial(shape.picture, CREAM))
    return [Drawn.picture(BADGE - 2, picture, (round(a[0]) + shape.left, round(a[1]) + shape.top), key)]


def _middle(spots: list[Point], r: float) -> Point:
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots) - TOP * r


def _disc(full: bool) -> Drawer:
    """How many stones go, on the top of the one that would be the last; filled on the one that is."""
    def draw(board: DrawingBoard, mark: Mark) -> Things:
        theme, (x, y) = board.style.theme, board.point(mark.place)
        size = max(9.0, board.placed.radius * (0.48 if full else 0.43))
        tones = (theme.amber_light, DARK) if full else (theme.ground, theme.amber_light)
        text = board.style.type.render(mark.text, round(size * 1.35), tones[1], True)
        key = ("disc", mark.text, round(size, 1), tones)
        picture = art_of(board).made(key, partial(_numbered, text, size, tones[0], theme.amber_light))
        return [Drawn.centred(BADGE + 4, picture, (x, y - TOP * board.placed.radius), key)]

    return draw


def _numbered(text: Surface, size: float, fill: Colour, line: Colour) -> Surface:
    side = round(2 * size) + 4
    big, middle = Surface((side * FINE, side * FINE), pygame.SRCALPHA), side * FINE / 2
    for tone, part in ((BLACK, size + 1.5), (line, size), (fill, size - max(1.4, size * 0.13))):
        pygame.draw.circle(big, tone, (middle, middle), part * FINE)
    picture = pygame.transform.smoothscale(big, (side, side))
    picture.blit(text, text.get_rect(center=(side // 2, side // 2)))
    return picture


def _veil(board: DrawingBoard, mark: Mark) -> Things:
    """A stone that leaves, darkened where it stands."""
    box, (x, y) = round(2 * board.placed.radius), board.point(mark.place)
    key = ("veil", mark.owner, box)
    picture = art_of(board).made(key, partial(_dark, board, mark.owner, box))
    return [Drawn.centred(OVER - 4, picture, (x, y - 0.1 * box), key)]


def _dark(board: DrawingBoard, owner: int, box: int) -> Surface:
    picture = stone(art_of(board), board.style.theme.seats[owner - 1], owner, box).copy()
    picture.fill((*BLACK, 255), special_flags=pygame.BLEND_RGBA_MULT)
    picture.fill((255, 255, 255, VEIL), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _walling(board: DrawingBoard, mark: Mark) -> Things:
    """The stone that would come down here, half black already."""
    pose = Pose(mark.place, mark.place, lift=0.4, turned=0.5, was=mark.owner, alpha=0.92)
    return stone_things(board, Item("wall", mark.place), pose)


def _hatched(tone: Tone, way: int) -> Drawer:
    """A cell in slanting lines."""
    def draw(board: DrawingBoard, mark: Mark) -> Things:
        size, colour = round(2 * board.placed.radius), tone(board, mark)
        key = ("hatched", size, colour, way)
        picture = art_of(board).made(key, partial(_lines, size, colour, way))
        thing = Drawn.centred(UNDER + 3, picture, board.point(mark.place), key)
        return [seen_through(thing, picture, 0.8)]

    return draw


def _lines(size: int, colour: Colour, way: int) -> Surface:
    r, slant = size / 2, 0.5 * size * way
    corners = [(r + 0.86 * r * sin(k * 1.0472), r * TILT * (1 - 0.86 * cos(k * 1.0472))) for k in range(6)]
    shape = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + "Z"
    rows = "".join(f'<line x1="{x - slant / 2:.1f}" y1="0" x2="{x + slant / 2:.1f}" y2="{size * TILT:.1f}"/>'
                   for x in (size * (0.1 + 0.16 * i) for i in range(6)))
    return drawn((size, size * TILT), f'<clipPath id="c"><path d="{shape}"/></clipPath><g clip-path="url(#c)" '
                 f'stroke="{hexed(colour)}" stroke-width="{max(1.4, 0.05 * size):.1f}">{rows}</g>')


def _tag(board: DrawingBoard, mark: Mark) -> Things:
    """What it brings and costs, in words beyond where it goes to; not where they would cover too many cells."""
    cells = [cell for cell in mark.place.split() if board.knows(cell)]
    if not cells:
        return []
    up = board.point(cells[-1])[1] < board.point(cells[0])[1] - 1
    size = max(14.0, board.placed.radius * 0.46) / board.placed.radius
    things = plated(board, cells[-1], mark.text, CREAM, (0.0, -1.75 if up else 1.35), size, z=BADGE + 6)
    return [thing for thing in things if thing.rect[2] < ROOM * board.placed.radius]


LEAPS: Mapping[str, Drawer] = MappingProxyType({
    "band": _band,
    "leap": _leap,
    "tail": _disc(False),
    "chosen": _disc(True),
    "vacated": all_of(_veil, dashed_ring(OVER - 3, cream_tone, 0.78, TILT, 12)),
    "walling": _walling,
    "claimed": _hatched(owner_tone, 1),
    "yielded": _hatched(danger_tone, -1),
    "bound": dashed_ring(OVER - 1, danger_tone, 0.8, TILT, 8),
    "tag": _tag,
})
