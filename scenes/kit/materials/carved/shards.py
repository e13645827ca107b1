"""How a hexagon of rock breaks: jagged cracks around a point, and five shards that sink into the dark."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

import pygame

from scenes.kit.art import Art
from scenes.kit.materials.carved.plan import Place

SHARDS = 5
HEXAGON = tuple((math.cos(math.radians(a)), math.sin(math.radians(a))) for a in range(-30, 330, 60))
LATE = 0.055  # each shard starts so much after the one before
SMOOTH = 3  # masks are drawn so many times larger and shrunk


@dataclass(frozen=True)
class Break:
    """In radii from the cell's centre: the point where it breaks, the jagged lines outwards, and the shards."""

    lines: tuple[tuple[Place, ...], ...]
    shards: tuple[tuple[Place, ...], ...]
    turns: tuple[float, ...]  # degrees each shard turns while it falls


def break_of(seed: int) -> Break:
    """The same break for the same seed."""
    dice = random.Random(seed)
    point = (dice.uniform(-0.2, 0.2), dice.uniform(-0.2, 0.2))
    start = dice.uniform(0, 360)
    angles = [start + 360 / SHARDS * (k + dice.uniform(-0.22, 0.22)) for k in range(SHARDS)]
    lines = tuple(_jagged(point, on_hex(a), dice) for a in angles)
    shards = []
    for k, line in enumerate(lines):
        following = lines[(k + 1) % SHARDS]
        until = angles[(k + 1) % SHARDS] + (360 if k == SHARDS - 1 else 0)
        shards.append((*line, *_corners(angles[k], until), *reversed(following[1:])))
    return Break(lines, tuple(shards), tuple(dice.uniform(-34, 34) for _ in lines))


def on_hex(degrees: float) -> Place:
    """The point of a pointy-top hexagon's outline in a direction."""
    off = math.radians((degrees % 60) if degrees % 60 <= 30 else degrees % 60 - 60)
    reach = math.cos(math.radians(30)) / math.cos(off)
    return reach * math.cos(math.radians(degrees)), reach * math.sin(math.radians(degrees))


def _corners(start: float, until: float) -> list[Place]:
    """The corners of the hexagon that lie between two directions."""
    first = start % 360
    between = [math.radians(a) for a in range(-30, 750, 60) if first < a < first + until - start]
    return [(math.cos(a), math.sin(a)) for a in between]


def _jagged(start: Place, end: Place, dice: random.Random) -> tuple[Place, ...]:
    (x0, y0), (x1, y1) = start, end
    inner = []
    for part in (0.3, 0.55, 0.8):
        side = dice.uniform(-0.09, 0.09)
        inner.append((x0 + (x1 - x0) * part - (y1 - y0) * side, y0 + (y1 - y0) * part + (x1 - x0) * side))
    return (start, *inner, end)


def mask(art: Art, points: tuple[Place, ...], radius: float, half: int) -> pygame.Surface:
    """A white shape with smooth edges on a square of 2 x `half` pixels, the cell's centre in its middle."""
    return art.made(("shard", points, radius, half), lambda: _mask(points, radius, half))


def _mask(points: tuple[Place, ...], radius: float, half: int) -> pygame.Surface:
    side = 2 * half * SMOOTH
    big = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    big.fill((255, 255, 255, 0))
    pygame.draw.polygon(big, "white", [((x * radius + half) * SMOOTH, (y * radius + half) * SMOOTH) for x, y in points])
    return pygame.transform.smoothscale(big, (2 * half, 2 * half))


def draw_fall(
    dst: pygame.Surface, art: Art, picture: pygame.Surface, around: pygame.Rect, radius: float, part: float, seed: int
) -> None:
    """The shards of a rock sink (`part` 0 to 1), one a little after the other; what lay around it fades."""
    half, broken = math.ceil(radius * 1.06), break_of(seed)
    if part < 0.5:
        faded(dst, _without_cell(art, picture, radius), around.center, 1 - part / 0.5)
    square = pygame.Rect(0, 0, 2 * half, 2 * half)
    square.center = picture.get_rect().center
    cracked = picture.subsurface(square).copy()
    draw_cracks(cracked, cracked.get_rect(), radius, 1, seed)
    for k, shard in enumerate(broken.shards):
        sunk = min(max((part - LATE * k) / 0.62, 0.0), 1.0) ** 1.7
        if sunk < 1:
            piece = cracked.copy()
            piece.blit(mask(art, shard, radius, half), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            _sink(dst, piece, around.center, _middle(shard, radius), sunk, broken.turns[k])


def _sink(dst: pygame.Surface, piece: pygame.Surface, centre: Place, middle: Place, sunk: float, turn: float) -> None:
    """A shard grows smaller and darker, turns, and drifts a little apart from the others before it is gone."""
    level = round(255 * (1 - 0.72 * sunk))
    piece.fill((level, level, level, round(255 * min(1.0, 2.6 * (1 - sunk)))), special_flags=pygame.BLEND_RGBA_MULT)
    size = 1 - 0.5 * sunk
    moved = pygame.transform.rotozoom(piece, turn * sunk, size) if sunk > 0 else piece
    # the shard shrinks and turns around its own middle, not that of the cell
    off = pygame.Vector2(middle)
    spot = pygame.Vector2(centre) + off * (1 + 0.12 * sunk) - (off * size).rotate(-turn * sunk)
    dst.blit(moved, moved.get_rect(center=(round(spot.x), round(spot.y + 0.1 * sunk * piece.get_height()))))


def _middle(shard: tuple[Place, ...], radius: float) -> Place:
    return radius * sum(x for x, _ in shard) / len(shard), radius * sum(y for _, y in shard) / len(shard)


def _without_cell(art: Art, picture: pygame.Surface, radius: float) -> pygame.Surface:
    ring = picture.copy()
    hole = mask(art, HEXAGON, radius, ring.get_width() // 2).copy()
    hole.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    ring.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return ring


def faded(dst: pygame.Surface, picture: pygame.Surface, at: Place, alpha: float) -> None:
    """Draws a picture around a point, `alpha` 0 to 1."""
    thin = picture.copy()
    thin.fill((255, 255, 255, round(255 * min(max(alpha, 0.0), 1.0))), special_flags=pygame.BLEND_RGBA_MULT)
    dst.blit(thin, thin.get_rect(center=(round(at[0]), round(at[1]))))


def draw_cracks(dst: pygame.Surface, around: pygame.Rect, radius: float, part: float, seed: int) -> None:
    """Cracks that run outwards (`part` 0 to 1) from where the pick struck: dark, with a pale lower lip."""
    broken = break_of(seed)
    big = pygame.Surface((around.w * 2, around.h * 2), pygame.SRCALPHA, 32)
    for shade, drop in (((200, 205, 214, 70), 0.035), ((12, 11, 11, 235), 0.0)):
        for line in broken.lines:
            reach = part * (len(line) - 1)
            points = [_on(line, min(k, reach)) for k in range(math.ceil(reach) + 1)]
            spots = [(x * radius * 2 + around.w, (y + drop) * radius * 2 + around.h) for x, y in points]
            _wedge(big, spots, radius * 0.12, shade)
    dst.blit(pygame.transform.smoothscale(big, around.size), around)


def _on(line: tuple[Place, ...], at: float) -> Place:
    k = min(int(at), len(line) - 2)
    (x0, y0), (x1, y1), part = line[k], line[k + 1], at - k
    return x0 + (x1 - x0) * part, y0 + (y1 - y0) * part


def _wedge(big: pygame.Surface, points: list[Place], width: float, shade: tuple[int, int, int, int]) -> None:
    """A line that thins out towards its end."""
    last = len(points) - 1
    for k, (a, b) in enumerate(zip(points, points[1:], strict=False)):
        wide, thin = width * (1 - k / (last + 0.5)), width * (1 - (k + 1) / (last + 0.5))
        long = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
        u, v = (a[1] - b[1]) / long / 2, (b[0] - a[0]) / long / 2
        corners = [(a[0] + u * wide, a[1] + v * wide), (b[0] + u * thin, b[1] + v * thin)]
        corners += [(b[0] - u * thin, b[1] - v * thin), (a[0] - u * wide, a[1] - v * wide)]
        pygame.draw.polygon(big, shade, corners)
