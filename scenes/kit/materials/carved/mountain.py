"""The mountain around a carved board: chiselled slopes that fall away from the plateau into the dark."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
import pygame

from scenes.kit.materials.carved.plan import FloorPlan, rings

GROUND = (27, 26, 25)
STONE = np.array((72.0, 76.0, 82.0))
SUN = np.array((-0.46, -0.62, 0.64))
MESH = 1.15  # radii between the corners of the facets
RIM = 1.2  # radii from an outer cell's centre to the edge of the plateau
TONE = 0.88  # everything but the lamp light is a little darker than it was drawn
STRIP = 512  # rows drawn at a time, twice as large, so that the memory needed stays small
Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Facets:
    """Triangles in pixels (three corners each) and their colours."""

    corners: Floats
    colours: npt.NDArray[Any]


def mountain(plan: FloorPlan, seed: int) -> pygame.Surface:
    """The slopes on the whole window, lit from the upper left; under the plateau nothing is drawn."""
    surface = pygame.Surface(plan.size, 0, 32)
    facets = _facets(plan, seed)
    low, high = facets.corners[:, :, 1].min(1), facets.corners[:, :, 1].max(1)
    for top in range(0, plan.size[1], STRIP):
        rows = min(STRIP, plan.size[1] - top)
        seen = np.flatnonzero((high > top - 1) & (low < top + rows + 1))
        surface.blit(_strip(facets, seen, top, (plan.size[0], rows)), (0, top))
    return surface


def _strip(facets: Facets, seen: npt.NDArray[Any], top: int, size: tuple[int, int]) -> pygame.Surface:
    """Some facets drawn twice as large and shrunk, which makes their edges smooth."""
    big = pygame.Surface((size[0] * 2, size[1] * 2), 0, 32)
    big.fill([round(c * TONE) for c in GROUND])
    corners = ((facets.corners[seen] - (0, top)) * 2).tolist()
    for colour, triangle in zip(facets.colours[seen].tolist(), corners, strict=True):
        pygame.draw.polygon(big, colour, triangle)
    return pygame.transform.smoothscale(big, size)


def _facets(plan: FloorPlan, seed: int) -> Facets:
    net, depth = _net(plan.reach + RIM, seed)
    here, right, below, aside = _around(net), _around(net, 1), _around(net, None, 0), _around(net, None, -1)
    corners = np.concatenate([np.stack((here, right, below), 1), np.stack((here, below, aside), 1)])
    out = depth_of(corners, plan.reach + RIM)
    colours, fade = _light(corners, out, seed)
    xy = corners[:, :, :2] * plan.radius + plan.middle
    inside = (xy.max(1) > 0).all(1) & (xy.min(1) < plan.size).all(1)
    seen = inside & (fade > 0) & (out > -1.6)
    return Facets(xy[seen], colours[seen])


def depth_of(corners: Floats, edge: float) -> Floats:
    """How far (radii) the middle of each triangle lies outside the plateau's edge; negative inside."""
    return np.asarray((rings(corners[:, :, 0], corners[:, :, 1]) - edge).mean(1))


def _net(edge: float, seed: int) -> tuple[Floats, Floats]:
    """Jittered corners [row, column, (x, y, height)] in radii from the middle of the board."""
    rng = np.random.default_rng(seed)
    rows, columns = math.ceil((edge + 4.5) / (MESH * 0.87)), math.ceil((edge + 4.5) * 1.17 / MESH)
    j, i = np.mgrid[-rows : rows + 1, -columns : columns + 1]
    jitter = rng.uniform(-1, 1, (3, *i.shape)) * np.array((0.3, 0.3, 0.26))[:, None, None] * MESH
    x, y = MESH * (i + (j % 2) / 2) + jitter[0], MESH * 0.87 * j + jitter[1]
    depth = rings(x, y) - edge
    height = -np.maximum(0, depth) * 0.62 + jitter[2]
    return np.stack((x, y, height), 2), depth


def _around(net: Floats, across: int | None = 0, below: int = 0) -> Floats:
    """For every corner but the outermost: itself, its right neighbour, or one of the two in the row below."""
    rows, columns = net.shape[0], net.shape[1]
    j, i = np.mgrid[1 : rows - 1, 1 : columns - 1]
    if across is not None:
        return np.asarray(net[j, i + across].reshape(-1, 3))
    odd = (j - rows // 2) % 2
    return np.asarray(net[j + 1, i + odd + below].reshape(-1, 3))


def _light(corners: Floats, out: Floats, seed: int) -> tuple[npt.NDArray[Any], Floats]:
    normal = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    lit = (normal * SUN).sum(1) / np.linalg.norm(normal, axis=1)
    reach = 3.4 + np.random.default_rng(seed + 1).uniform(-0.4, 0.4, len(lit))
    fade = np.clip(1 - out / reach, 0, 1) ** 1.3
    colours = GROUND[0] + (STONE * np.maximum(0.3, lit)[:, None] - GROUND[0]) * fade[:, None] * 0.85
    return np.clip(colours, 18, 255) * TONE, fade
