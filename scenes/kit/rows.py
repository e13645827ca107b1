"""Rows of choices below each other: how high each of them is."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.kit.widgets import Choice, Slider, Style, Toggle

Control = Toggle | Slider | Choice


def heights(rows: Sequence[Control], width: int, style: Style, roomy: bool) -> list[int]:
    """Pixels in height for each row; captions go above where they are too long, and if `roomy` for wide choices."""
    line = style.type.height(style.scale.body)
    return [style.scale.px(42) + line * _above(row, width, style, roomy) for row in rows]


def _above(row: Control, width: int, style: Style, roomy: bool) -> bool:
    if style.type.width(row.text, style.scale.body) + style.scale.px(12) > 0.42 * width:
        return True
    return roomy and isinstance(row, Choice) and 0.58 * width < _side_by_side(row, style) <= width


def _side_by_side(choice: Choice, style: Style) -> int:
    px = style.scale.px
    return sum(style.type.width(word, style.scale.body, True) + px(18) for _, word in choice.options) + px(8)
