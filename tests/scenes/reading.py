"""Reads what a scene has written: which words, where, whole or cut; and says what cannot be read."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from pygame import Rect, Surface

from scenes.app import App
from scenes.kit.text.type import Type
from scenes.kit.widgets import ListBox, TextField, Widget
from scenes.scene import Scene
from tests.scenes.chair import Chair

SIZES = ((640, 480), (800, 480), (800, 600), (1024, 600), (1024, 768), (1280, 720), (1366, 768), (1600, 900),
         (1920, 1080), (2560, 1440), (3440, 1440), (3840, 2160))
TEXTS = (0.8, 1.0, 1.5, 2.0)
KEPT = 4000  # lines whose ink is remembered
SLACK = 1  # pixels by which the ink of two lines may touch, for the edges of letters are soft


class Line(NamedTuple):
    """A line as it stands in the window: the text, what it was cut from, its ink, and what of the window it had."""

    text: str
    meant: str
    ink: Rect
    clip: Rect


class Ear(Type):
    """A client's fonts that remember what was written with them on the window."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[Line] = []
        self._window: Surface | None = None
        self._meant: dict[str, str] = {}
        self._ink: dict[int, tuple[Surface, Rect]] = {}

    def listen(self, window: Surface) -> None:
        """Forgets everything and listens to this window."""
        self.lines, self._window = [], window
        self._meant.clear()

    def elide(self, s: str, size: int, width: int, bold: bool = False) -> str:
        shown = super().elide(s, size, width, bold)
        if shown != s:
            self._meant[shown] = s
        return shown

    def wrote(self, dst: Surface, s: str, image: Surface, rect: Rect) -> None:
        if dst is not self._window:
            return
        if len(self._ink) > KEPT:
            self._ink.clear()
        known = self._ink.get(id(image))
        if known is None or known[0] is not image:
            known = self._ink[id(image)] = image, image.get_bounding_rect()
        ink = known[1].move(rect.topleft)
        if ink.w and ink.h:
            self.lines.append(Line(s, self._meant.get(s, s), ink, dst.get_clip()))


def listening(chair: Chair) -> Ear:
    """Gives the client fonts that listen."""
    ear = Ear()
    chair.app._type = ear
    chair.app._restyle()
    return ear


class Bare:
    """A board's ground of nothing: takes no time, whatever the size. For what is only read."""

    making = False

    def __init__(self, *told: Any) -> None:
        """Takes what a material takes."""

    def view(self, placed: Any) -> None:
        """It looks the same from everywhere."""

    def show(self, picture: Any) -> list[Rect]:
        """Nothing of a picture is part of it."""
        return []

    def update(self, dt: float) -> list[Rect]:
        """It never changes."""
        return []

    def paint(self, dst: Surface, rect: Rect) -> None:
        """There is nothing to see."""

    def keep(self, place: str) -> None:
        """Nothing of it goes."""

    def outline(self, *told: Any) -> None:
        """No lines."""


def resized(chair: Chair, size: tuple[int, int], text: float, **settings: object) -> None:
    """Another window and size of text, without a frame."""
    chair.app.settings = chair.app.settings.having({"text": text, **settings})
    chair.app.resize(size)


def drawn(app: App, ear: Ear) -> None:
    """Draws the scene on top afresh, listening."""
    scene = app.scenes.top
    scene.stale = True
    canvas = getattr(scene, "canvas", None)
    if canvas is not None:
        canvas.spoil()
    ear.listen(app.surface)
    scene.draw(app.surface)
    if scene.desk.modal:  # of a dialog only what it says itself: what lies under it need not be read
        ear.listen(app.surface)
        scene.desk._layers[-1].paint(app.surface, app.style)


def wrong(chair: Chair, ear: Ear, names: tuple[str, ...] = ()) -> list[str]:
    """What cannot be read on the scene on top, drawn now, with where that is."""
    drawn(chair.app, ear)
    where = chair.app.scene, chair.app.surface.get_size(), chair.app.settings.text, chair.app.settings.evaluation
    return [f"{where} {text}" for text in unreadable(chair.app.scenes.top, ear.lines, names)]


def unreadable(scene: Scene, lines: Sequence[Line], names: Collection[str] = ()) -> list[str]:
    """What is wrong with the words of the topmost layer of a scene, as sentences; none if all is well."""
    window, top = scene.app.surface.get_rect(), scene.desk._layers[-1]
    shown = [widget for widget in top.widgets if widget.visible]
    lines = [line for line in lines if line.ink.colliderect(line.clip)]
    wrong = [f"{w.id} reaches out of the window: {w.rect}" for w in shown if not window.contains(w.rect)]
    wrong += [f"{a.id} lies over {b.id}" for a, b in combinations(shown, 2) if a.rect.colliderect(b.rect)]
    wrong += [f"{w.id} is no place: {w.rect}" for w in shown if w.rect.w < 8 or w.rect.h < 8]
    wrong += [f"out of the window: {line.text}" for line in lines if not window.contains(line.ink.clip(line.clip))]
    wrong += list(_over_others(lines)) + list(_over_widgets(lines, shown))
    return wrong + list(_cut(lines, shown, names))


def _over_others(lines: Sequence[Line]) -> Iterator[str]:
    for a, b in combinations({(line.text, tuple(line.ink)): line for line in lines}.values(), 2):
        if a.ink.clip(a.clip).inflate(-SLACK, -SLACK).colliderect(b.ink.clip(b.clip).inflate(-SLACK, -SLACK)):
            yield f"{a.text!r} lies over {b.text!r}: {a.ink} {b.ink}"


def _over_widgets(lines: Sequence[Line], shown: Sequence[Widget]) -> Iterator[str]:
    """No line lies partly in a widget: it is one of its own, or it has nothing to do there."""
    for line in lines:
        ink = line.ink.clip(line.clip).inflate(-SLACK, -SLACK)
        for widget in shown:
            if ink.w > 0 and ink.h > 0 and ink.colliderect(widget.rect) and not widget.rect.contains(ink):
                yield f"{line.text!r} reaches over the edge of {widget.id}: {line.ink} {widget.rect}"


def _cut(lines: Sequence[Line], shown: Sequence[Widget], names: Collection[str]) -> Iterator[str]:
    """A field shows where its caret is, and of a row in a list the tip says what has no room."""
    lists = [widget for widget in shown if isinstance(widget, ListBox)]
    scrolled = [widget.rect for widget in shown if isinstance(widget, TextField | ListBox)]
    for line in lines:
        if not (any(c.isdigit() for c in line.meant) or any(name in line.meant for name in names)):
            continue
        told = any(box.rect.colliderect(line.ink) and line.meant in _hint(box, line) for box in lists)
        told |= any(line.meant in widget.hint_text() for widget in shown)
        if line.meant != line.text and not told:
            yield f"{line.meant!r} is cut: {line.text!r}"
        elif line.meant == line.text and not line.clip.contains(line.ink) and line.ink.collidelist(scrolled) < 0:
            yield f"{line.text!r} is cut off: {line.ink} {line.clip}"


def _hint(box: ListBox, line: Line) -> str:
    """What the tip of a list says with the pointer on a line."""
    before, box.hovered, box._over = (box.hovered, box._over), True, box._item(line.ink.clip(line.clip).center)
    hint = box.hint_text()
    box.hovered, box._over = before
    return hint
