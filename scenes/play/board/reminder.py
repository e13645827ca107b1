"""A rule that nobody should have to keep in mind, small on the table: under all that lies there."""

from __future__ import annotations

from pygame import Rect, Surface

from scenes.kit.boxes import box
from scenes.kit.canvas import Drawn
from scenes.kit.theme import mix
from scenes.kit.widgets import Style, write
from scenes.play.panel.room import Room
from scenes.play.table.table import Table

LOW_Z = 2.0  # over the ground, under marks and pieces
LEFT, TOP, HIGH = 40, 78, 40  # design pixels from the board's corner, below the hands of others, and of its row


def reminder(table: Table, room: Room) -> list[Drawn]:
    """The coin with its two lines, where the game has such a rule and there is room for them."""
    words = table.presentation.reminder(table.show.view)
    gap, board = room.style.scale.gap, room.places.board
    high = max(gap(HIGH), min(room.style.scale.px(HIGH), board.h // 10))
    rect = Rect(board.x + gap(LEFT), board.y + gap(TOP), board.w // 2, high)
    if not words[0] or board.h < 6 * rect.h:
        return []
    style = room.style
    return [Drawn.inside(LOW_Z, rect, ("reminder", words), lambda dst: _paint(dst, style, rect, words))]


def _paint(dst: Surface, style: Style, rect: Rect, words: tuple[str, str, str]) -> None:
    t, (sign, first, second), gap = style.theme, words, style.scale.gap
    side = round(rect.h * 0.7)
    coin = Rect(rect.x, rect.centery - side // 2, side, side)
    box(dst, coin, mix(t.amber, t.ink, 0.12), mix(t.amber, t.ink, 0.45), coin.w / 2, 2)
    size = min(style.scale.body, round(coin.h * 0.62))
    write(dst, style, sign, coin.center, size, t.ink, True, "center")
    small, room = min(style.scale.small, round(rect.h * 0.4)), rect.right - coin.right - gap(10)
    for text, share, bold in ((first, 0.26, True), (second, 0.76, False)):
        line = style.type.elide(text, small, room, bold)
        tone = mix(t.text, t.ground, 0.15 if bold else 0.4)
        write(dst, style, line, (coin.right + gap(10), rect.y + round(rect.h * share)), small, tone, bold)
