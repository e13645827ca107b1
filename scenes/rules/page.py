"""One page of the rules laid out in a room: sentences at the left, diagrams with their captions at the right."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from engine.core.presentation import Diagram, Page
from scenes.kit.boxes import box
from scenes.kit.cuts import across, cut_left, cut_right
from scenes.kit.vista import Vista
from scenes.kit.widgets import Style
from scenes.rules.type import CAPTIONS, SIZES, Text, fitting, typeset

SHARES = (0.27, 0.32, 0.38, 0.44, 0.5)  # how much of the width the sentences may take, the least first
TALLEST = 1.05  # a picture is at most so many times as high as wide
STEP = 0.55  # a picture must keep so much of the height, or the captions take a smaller type


class PageView:
    """A page of the rules on the screen. Its pictures are begun when it is laid out."""

    def __init__(self, page: Page, patient: bool) -> None:
        self.page = page
        self._vistas = [Vista(patient, hands=True) for _ in page.diagrams]
        self._text: Text | None = None
        self._room = Rect(0, 0, 0, 0)
        self._captions: list[tuple[Text, Rect]] = []

    @property
    def busy(self) -> bool:
        """Whether pictures are still to come."""
        return any(vista.busy for vista in self._vistas)

    def layout(self, room: Rect, style: Style) -> None:
        """Puts sentences, diagrams and captions into a room."""
        gap, room = style.scale.gap(24), Rect(room)
        widths = [round(room.w * share) for share in (SHARES if self.page.diagrams else (1.0,))]
        found = ((width, fitting(style, self.page.sentences, (width, room.h), SIZES[:4], True)) for width in widths)
        width, text = next(((w, t) for w, t in found if t), (widths[-1], None))
        self._text = text or typeset(style, self.page.sentences, width, style.scale.px(SIZES[-1]), True)
        self._room = cut_left(room, width, gap)
        if self.page.diagrams:
            self._place(room, style)

    def _place(self, room: Rect, style: Style) -> None:
        """The diagrams beside or below each other, whichever shows them larger."""
        forms = [self._beside(room, style), self._below(room, style)]
        best = max(forms, key=lambda form: min(min(picture.size) for picture, _, _ in form))
        self._captions = []
        for vista, diagram, (picture, text, at) in zip(self._vistas, self.page.diagrams, best, strict=True):
            vista.aim(style, diagram.picture, picture)
            self._captions.append((text, at))

    def _beside(self, room: Rect, style: Style) -> list[tuple[Rect, Text, Rect]]:
        """Side by side, each caption below its picture, the pictures of one height."""
        gap = style.scale.gap(20)
        cells = across(room, len(self._vistas), gap)
        texts = _captioned(style, self.page.diagrams, (cells[0].w, round(room.h * (1 - STEP))))
        high = max(text.high for text in texts) + style.scale.px(10)
        placed = []
        for cell, text in zip(cells, texts, strict=True):
            cell.h = min(cell.h - high, round(cell.w * TALLEST))
            words = Rect(cell.x, cell.bottom + style.scale.px(10), cell.w, text.high)
            placed.append((cell, text, words))
        return placed

    def _below(self, room: Rect, style: Style) -> list[tuple[Rect, Text, Rect]]:
        """One below the other, each caption at the right of its picture."""
        gap, count = style.scale.gap(16), len(self._vistas)
        high = (room.h - gap * (count - 1)) // count
        texts = _captioned(style, self.page.diagrams, (round(room.w * 0.4), high))
        placed = []
        for i, text in enumerate(texts):
            cell = Rect(room.x, room.y + i * (high + gap), room.w, high)
            words = cut_right(cell, round(room.w * 0.4), gap)
            words.y += max(0, (high - text.high) // 2)
            placed.append((cell, text, words))
        return placed

    def update(self, dt: float) -> bool:
        """Time passes; True when there is something new to paint."""
        fresh = [vista.update(dt) for vista in self._vistas]
        return any(fresh)

    def paint(self, dst: Surface, style: Style) -> None:
        """Everything on the page."""
        t = style.theme
        if self._text:
            self._text.paint(dst, style, self._room.topleft, t.text, t.amber)
        for vista, (text, at) in zip(self._vistas, self._captions, strict=True):
            box(dst, vista.rect, t.well, None, style.scale.px(8))
            vista.paint(dst)
            box(dst, vista.rect, None, t.line, style.scale.px(8))
            text.paint(dst, style, at.topleft, t.muted)


def _captioned(style: Style, diagrams: Sequence[Diagram], room: tuple[int, int]) -> list[Text]:
    """All captions in one size, the largest in which each fits its room."""
    for design in CAPTIONS:
        texts = [typeset(style, (diagram.caption,), room[0], style.scale.px(design)) for diagram in diagrams]
        if all(text.high <= room[1] for text in texts):
            break
    return texts
