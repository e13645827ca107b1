"""The names at a board's rim, drawn."""

from __future__ import annotations

from scenes.kit.board.board import BoardView
from scenes.kit.canvas import Drawn


def label_things(board: BoardView) -> list[Drawn]:
    """Row letters and column numbers."""
    style = board.style
    size = style.scale.small
    return [
        Drawn.centred(1, style.type.render(text, size, style.theme.muted), at, ("label", text, size))
        for text, at in board.placed.labels if board.area.collidepoint(at)
    ]
