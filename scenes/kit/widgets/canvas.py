"""Keeps what lies under the widgets, so that a changed one can be painted anew and nothing else need be."""

from collections.abc import Iterable, Sequence
from typing import Any

from pygame import Rect, Surface

from scenes.kit.widgets.base import Widget
from scenes.kit.widgets.style import Style


class LayerCanvas:
    """The picture below one layer of widgets, and how each was last painted."""

    def __init__(self) -> None:
        self.ground: Surface | None = None
        self._painted: dict[Widget, tuple[tuple[Any, ...], Rect]] = {}

    def take(self, dst: Surface) -> None:
        """Remember dst as it is now, before the widgets are painted on it."""
        if self.ground is None or self.ground.get_size() != dst.get_size():
            self.ground = dst.copy()
            self.ground.set_alpha(None)
        else:
            self.ground.blit(dst, (0, 0))

    def patch(self, dst: Surface, rect: Rect) -> None:
        """Remember a part of dst anew, where the scene has just painted."""
        if self.ground is not None:
            self.ground.blit(dst, rect, rect)

    def paint_all(self, dst: Surface, style: Style, widgets: Sequence[Widget]) -> None:
        """Paint every visible widget."""
        self._painted.clear()
        for widget in widgets:
            self._note(widget, style)
            if widget.visible:
                widget.draw(dst, style)

    def changed(self, style: Style, widgets: Sequence[Widget]) -> list[Rect]:
        """The areas to paint anew: of widgets that look different, moved, came or went."""
        areas = [area for widget, (_, area) in self._painted.items() if widget not in widgets]
        gone = [widget for widget in self._painted if widget not in widgets]
        for widget in gone:
            del self._painted[widget]
        for widget in widgets:
            face, area = self._painted.get(widget, ((), Rect(0, 0, 0, 0)))
            if face != widget.face():
                self._note(widget, style)
                areas += [area, self._painted[widget][1]]
        return [area for i, area in enumerate(areas) if area.w and area not in areas[:i]]

    def _note(self, widget: Widget, style: Style) -> None:
        area = widget.bounds(style) if widget.visible else Rect(0, 0, 0, 0)
        self._painted[widget] = (widget.face(), area)

    def touched(self, rect: Rect) -> list[Rect]:
        """The areas of the widgets that lie in rect."""
        return [area for _, area in self._painted.values() if area.colliderect(rect)]

    def rebuild(self, dst: Surface, style: Style, areas: Iterable[Rect], widgets: Sequence[Widget]) -> list[Rect]:
        """Paint these areas from the ground up; the parts of them that lie on dst."""
        before, done = dst.get_clip(), []
        for area in areas:
            clip = area.clip(before)
            if not clip.w or not clip.h or self.ground is None:
                continue
            dst.set_clip(clip)  # a neighbour that reaches in is painted too, but only inside
            dst.blit(self.ground, clip, clip)
            for widget in widgets:
                if widget.visible and widget.bounds(style).colliderect(clip):
                    widget.draw(dst, style)
            done.append(clip)
        dst.set_clip(before)
        return done
