"""Where the keyboard focus goes: along the row with Tab, to the neighbour on the screen with the arrows."""

from collections.abc import Mapping, Sequence

import pygame
from pygame import Rect

from scenes.kit.widgets.base import Widget

WAYS: Mapping[int, tuple[int, int]] = {
    pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}


def focusable(widgets: Sequence[Widget]) -> list[Widget]:
    """Those that can have the focus, in the order of Tab."""
    return [w for w in widgets if w.visible and w.enabled and not w.passive]


def along(widgets: Sequence[Widget], now: Widget | None, back: bool, free: bool) -> Widget | None:
    """The next one in the order of Tab, or the one before; past the end around, or nowhere if `free`."""
    order = [w for w in widgets if w is now or w in focusable(widgets)]
    if not order:
        return None
    if now not in order:
        return order[-1 if back else 0]
    i = order.index(now) + (-1 if back else 1)
    if free and not 0 <= i < len(order):
        return None
    return order[i % len(order)]


def beside(widgets: Sequence[Widget], now: Widget, way: tuple[int, int]) -> Widget | None:
    """The nearest one in this direction, straight ahead before aslant; None if there is none."""
    rated = [(_far(now.rect, w.rect, way), i, w) for i, w in enumerate(focusable(widgets)) if w is not now]
    ahead = [(far, i, w) for far, i, w in rated if far is not None]
    return min(ahead, key=lambda entry: entry[:2])[2] if ahead else None


def _far(a: Rect, b: Rect, way: tuple[int, int]) -> float | None:
    """How far b is from a in this direction, None if it does not lie there."""
    if way[0]:
        ahead = b.x - a.right if way[0] > 0 else a.x - b.right
        aside, middle = max(b.y - a.bottom, a.y - b.bottom, 0), abs(a.centery - b.centery)
        depth = min(a.w, b.w)
    else:
        ahead = b.y - a.bottom if way[1] > 0 else a.y - b.bottom
        aside, middle = max(b.x - a.right, a.x - b.right, 0), abs(a.centerx - b.centerx)
        depth = min(a.h, b.h)
    return max(0, ahead) + 3 * aside + 0.1 * middle if ahead > -depth / 2 else None
