"""A tile that is not down yet: held over its place, with what it would join there, or refused."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from engine.core.picture import Mark
from scenes.kit.board.material import DrawingBoard
from scenes.kit.board.pieces_base import art_of
from scenes.kit.boxes import shadow
from scenes.kit.canvas import Drawn
from scenes.kit.materials.cloth.cells import bar, coin, glow
from scenes.kit.materials.cloth.dominoes import tile
from scenes.kit.materials.cloth.dominoes_pieces import area_of, faded
from scenes.kit.materials.cloth.lights import framed, rim, sign

GHOST, BAR, COIN, SIGN = 40.0, 43.0, 44.0, 50.0
REFUSED = 190  # how much of a refused tile is there, of 255


def raised(board: DrawingBoard) -> int:
    """How many pixels a ghost is held above its place."""
    return max(3, round(board.placed.radius / 12))


def ghost(board: DrawingBoard, mark: Mark) -> list[Drawn]:
    """The tile named by the mark's text, held over its place."""
    where, art = board.placed.spot(mark.place), art_of(board)
    if where is None or not where.way:
        return []
    under, q = area_of(board, mark.place), round(board.placed.radius)
    rect = under.move(0, -raised(board))
    halo, at = _halo(board, under, q)
    line = rim(art, rect.inflate(-q // 20, -q // 20).size, (255, 250, 240), max(1, round(q / 38)), q / 9)
    return [Drawn.picture(GHOST, halo, at, "ghost halo"),
            Drawn.picture(GHOST + 1, tile(art, mark.text, where.way, q), rect.topleft, ("ghost", mark.text, where.way)),
            Drawn.centred(GHOST + 2, line, rect.center, "ghost rim")]


def _halo(board: DrawingBoard, under: Rect, q: int) -> tuple[Surface, tuple[int, int]]:
    """The soft shadow below a ghost and the warm light around it."""
    off = q // 2

    def make() -> Surface:
        picture = Surface((under.w + 2 * off, under.h + 2 * off), pygame.SRCALPHA)
        light = picture.copy()
        inner = Rect((off, off), under.size)
        shadow(picture, inner.move(q // 10, q * 13 // 60).inflate(-q // 15, -q // 15), q / 8, q // 3, 185)
        glow(light, inner.move(0, -raised(board)), q / 8, q // 5, (255, 236, 200), 120)
        picture.blit(light, (0, 0))
        return picture

    picture = art_of(board).made(("ghost halo", under.size, q), make)
    return picture, (under.x - off, under.y - off)


def refused(board: DrawingBoard, mark: Mark) -> list[Drawn]:
    """A place where the tile may not lie: what is there stays in sight, a red frame, a cross."""
    where, art, rect = board.placed.spot(mark.place), art_of(board), area_of(board, mark.place)
    q, things = round(board.size(mark.place)), list[Drawn]()
    danger = board.style.theme.danger
    if mark.text and where and where.way:
        picture = tile(art, mark.text, where.way, q)
        things.append(faded(GHOST + 1, picture, rect.topleft, REFUSED, ("refused", mark.text, where.way)))
    things += framed(art, GHOST + 2, rect.inflate(-q // 12, -q // 12), danger, max(2, round(q / 26)), q / 9, "refused")
    return things + sign(board, SIGN, (rect.right - q * 0.1, rect.top + q * 0.08), q * 0.36, "close", danger)


def join(board: DrawingBoard, mark: Mark) -> list[Drawn]:
    """A coin on a join with its sum. It leans to the ghost: whose own pips may hide, the neighbour's may not."""
    where, q = board.placed.spot(mark.place), round(board.placed.radius)
    if where is None or where.second is None:
        return []
    (x, y), (a, b), (u, v) = board.point(mark.place), where.first, where.second
    size = max(14, round(q * 0.36))
    at = (x + (a - u) * q / 14, y - (b - v) * q / 14 - raised(board) / 2)
    picture = coin(art_of(board), board.style.type, mark.text, size)
    return [Drawn.centred(COIN, picture, at, ("coin", mark.text, size))]


def gold(board: DrawingBoard, mark: Mark) -> list[Drawn]:
    """A join of a double figure: a gold bar along it, and its coin."""
    where, q = board.placed.spot(mark.place), round(board.placed.radius)
    if where is None:
        return []
    x, y = board.point(mark.place)
    picture = bar(art_of(board), round(q * 0.88), max(3, round(q / 15)), where.lying)
    return [Drawn.centred(BAR, picture, (x, y - raised(board) / 2), ("bar", q)), *join(board, mark)]
