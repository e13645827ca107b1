"""One layer of a desk: its widgets, which of them has the focus, and, if it is a dialog, the plate it lies on."""

from collections.abc import Callable, Iterable, Sequence

import pygame
from pygame import Rect, Surface

from scenes.kit.boxes import box, shadow
from scenes.kit.widgets.base import Widget
from scenes.kit.widgets.canvas import LayerCanvas
from scenes.kit.widgets.style import Style

VEIL = 115  # how much light a dialog leaves to what lies under it, of 255
Arrange = Callable[[Style, Rect], Rect]  # puts the widgets in place in a window and returns the plate around them


class Layer:
    """Widgets that share one ground. Only the topmost layer of a desk hears anything."""

    def __init__(
        self, widgets: Iterable[Widget] = (), arrange: Arrange | None = None, escape: str | None = None
    ) -> None:
        self.widgets: Sequence[Widget] = tuple(widgets)
        self.focus: Widget | None = None
        self.arrange, self.escape = arrange, escape
        self.canvas = LayerCanvas()

    @property
    def modal(self) -> bool:
        """Whether it lies on a plate of its own and shuts off what is below."""
        return self.arrange is not None

    def find(self, id: str | None) -> Widget | None:
        """The widget of this id, if it is here."""
        return next((w for w in self.widgets if w.id == id), None)

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """The topmost widget at a point that can be pointed at."""
        found = (w for w in reversed(self.widgets) if w.visible and not w.passive and w.rect.collidepoint(pos))
        return next(found, None)

    def give_focus(self, widget: Widget | None) -> None:
        """Move the keyboard focus within this layer."""
        if self.focus:
            self.focus.focused = False
        self.focus = widget
        if widget:
            widget.focused = True

    def replace(self, widgets: Iterable[Widget]) -> None:
        """Other widgets; the focus stays with the id that had it."""
        kept = self.focus.id if self.focus else None
        self.give_focus(None)
        self.widgets = tuple(widgets)
        self.give_focus(self.find(kept))

    def paint(self, dst: Surface, style: Style) -> None:
        """Paint all of it, a dialog with veil and plate."""
        if self.arrange:
            plate = self.arrange(style, dst.get_rect())
            dst.fill((VEIL, VEIL, VEIL), special_flags=pygame.BLEND_RGB_MULT)
            radius = style.scale.px(12)
            shadow(dst, plate, radius, style.scale.px(26), 190, style.scale.px(10))
            box(dst, plate, style.theme.panel, style.theme.line_light, radius)
        self.canvas.take(dst)
        self.canvas.paint_all(dst, style, self.widgets)
