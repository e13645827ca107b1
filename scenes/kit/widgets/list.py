"""Lists to choose from: saved games, lessons; rows with two lines and a picture, scrolled by wheel, keys or bar."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from scenes.kit.boxes import box
from scenes.kit.theme import mix
from scenes.kit.widgets.base import ACTIVATE, Command, Widget, WidgetState, chord
from scenes.kit.widgets.style import Style, draw_ring, shrunk, write

TWICE = 0.4  # seconds within which a second click on a row opens it


@dataclass(frozen=True)
class ListItem:
    """One row: what it stands for, its text, a smaller line below, a note at the right, a picture at the left."""

    id: str
    text: str
    detail: str = ""
    note: str = ""
    picture: Surface | None = None


class ListBox(Widget):
    """Rows of which one is chosen: `value` is its id. A click chooses, Enter or a double click is final."""

    grabs_focus = drags = True

    def __init__(self, id: str, items: Sequence[ListItem] = (), value: str | None = None, empty: str = "") -> None:
        super().__init__(id)
        self.items, self.value, self.empty = tuple(items), value, empty
        self.top = 0  # pixels scrolled
        self._row, self._bar = 40, Rect(0, 0, 0, 0)
        self._down: str | None = None
        self._over: str | None = None
        self._last: str | None = None
        self._since = TWICE
        self._dragging = False
        self._cut = set[str]()  # the rows that had not room enough when last drawn

    @property
    def index(self) -> int:
        """Number of the chosen row, -1 if none is."""
        return next((i for i, item in enumerate(self.items) if item.id == self.value), -1)

    def _item(self, pos: tuple[int, int]) -> str | None:
        i = (pos[1] - self.rect.y - 4 + self.top) // self._row
        inside = self.rect.collidepoint(pos) and not self._bar.collidepoint(pos)
        return self.items[i].id if inside and 0 <= i < len(self.items) else None

    def wants(self, event: Event) -> bool:
        keys = (pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END)
        keyed = event.type == pygame.KEYDOWN and (event.key in keys or event.key in ACTIVATE) and not chord(event)
        return keyed or event.type == pygame.MOUSEWHEEL

    def handle(self, event: Event) -> Command | None:
        if event.type == pygame.MOUSEWHEEL:
            self.scroll(round(-event.y * self._row * 1.5))
        elif event.type == pygame.KEYDOWN:
            return self._key(event.key)
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._dragging = self._bar.collidepoint(event.pos) and self._most() > 0
            self._down = self._item(event.pos)
            self._drag(event.pos[1])
        elif event.type == pygame.MOUSEMOTION:
            self._over = self._item(event.pos)
            self._drag(event.pos[1])
        elif event.type == pygame.MOUSEBUTTONUP:
            return self._release(event.pos)
        return None

    def _release(self, pos: tuple[int, int]) -> Command | None:
        dragged, self._dragging = self._dragging, False
        item = self._item(pos)
        if dragged or item is None or item != self._down:
            return None
        twice = item == self._last and self._since < TWICE
        self.value, self._last, self._since = item, item, 0.0
        return Command(self.id, item, twice)

    def _drag(self, y: int) -> None:
        if self._dragging:
            thumb = self._thumb().h
            share = (y - self._bar.y - thumb / 2) / max(1, self._bar.h - thumb)
            self.top = round(min(1.0, max(0.0, share)) * self._most())

    def _key(self, key: int) -> Command | None:
        if key in ACTIVATE:
            return Command(self.id, self.value) if self.index >= 0 else None
        page, last = max(1, self.rect.h // self._row - 1), len(self.items) - 1
        ways = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -page, pygame.K_PAGEDOWN: page}
        ends = {pygame.K_HOME: 0, pygame.K_END: last}
        i = min(last, max(0, ends.get(key, self.index + ways.get(key, 0))))
        if last < 0:
            return None
        self.value = self.items[i].id
        self.show(i)
        return Command(self.id, self.value, False)

    def show(self, i: int) -> None:
        """Scroll as little as needed for row i to be seen."""
        low = (i + 1) * self._row - self.rect.h + 8
        self.top = min(i * self._row, max(low, self.top))
        self.scroll(0)

    def scroll(self, pixels: int) -> None:
        """Scroll down by so many pixels, as far as there are rows."""
        self.top = min(self._most(), max(0, self.top + pixels))

    def _most(self) -> int:
        return max(0, len(self.items) * self._row - self.rect.h + 8)

    def update(self, dt: float) -> bool:
        self._since = min(TWICE, self._since + dt)
        return super().update(dt)

    def face(self) -> tuple[Any, ...]:
        return (*super().face(), self.items, self.top, self._over if self.hovered else None)

    def parts(self) -> list[WidgetState]:
        inside = [(self._place(i).clip(self.rect), item) for i, item in enumerate(self.items)]
        return [
            WidgetState(f"{self.id}.{item.id}", place, item.text, self.enabled, self.focused and item.id == self.value)
            for place, item in inside if place.h > self._row // 2
        ]  # fmt: skip

    def _place(self, i: int) -> Rect:
        right = self._bar.x if self._most() else self.rect.right - 4
        return Rect(self.rect.x + 4, self.rect.y + 4 + i * self._row - self.top, right - self.rect.x - 4, self._row)

    def _thumb(self) -> Rect:
        share = min(1.0, (self.rect.h - 8) / max(1, len(self.items) * self._row))
        h = max(self._bar.w * 2, round(self._bar.h * share))
        y = self._bar.y + round((self._bar.h - h) * self.top / max(1, self._most()))
        return Rect(self._bar.x, y, self._bar.w, h)

    def draw(self, dst: Surface, style: Style) -> None:
        px, t = style.scale.px, style.theme
        double = any(item.detail or item.picture for item in self.items)
        words = sum(map(style.type.height, (style.scale.body, style.scale.small)[:1 + double]))
        self._row = max([words + px(16), *(item.picture.get_height() + px(8) for item in self.items if item.picture)])
        w = px(12)
        self._bar = Rect(self.rect.right - w - 4, self.rect.y + 4, w, self.rect.h - 8)
        self.scroll(0)
        box(dst, self.rect, t.well, t.line, px(9))
        before = dst.get_clip()
        dst.set_clip(self.rect.inflate(-6, -6).clip(before))
        first = self.top // self._row
        self._cut.clear()
        for i in range(first, min(len(self.items), first + self.rect.h // self._row + 2)):
            self._draw_row(dst, style, self.items[i], self._place(i))
        if not self.items and self.empty:
            write(dst, style, self.empty, self.rect.center, style.scale.body, t.muted, False, "center")
        dst.set_clip(before)
        if self._most():
            thumb = self._thumb().inflate(-px(6), 0)
            box(dst, thumb, mix(t.line_light, t.muted, 0.5 * self.warm.share), radius=thumb.w / 2)
        if self.focused:
            draw_ring(dst, style, self.rect, px(9))

    def _draw_row(self, dst: Surface, style: Style, item: ListItem, r: Rect) -> None:
        px, t, chosen = style.scale.px, style.theme, item.id == self.value
        over = self.hovered and item.id == self._over
        if chosen or over:
            box(dst, r.inflate(0, -2), t.plate_live if chosen else t.plate, t.line_light if chosen else None, px(6))
        if chosen:
            box(dst, Rect(r.x + px(3), r.y + px(8), px(3), r.h - px(16)), t.amber, radius=px(3) / 2)
        x = r.x + px(14)
        if item.picture:
            place = item.picture.get_rect(midleft=(x, r.centery))
            dst.blit(item.picture, place)
            x = place.right + px(12)
        right = r.right - px(12)
        if item.note:
            note = write(dst, style, item.note, (right, r.centery), style.scale.small, t.muted, False, "midright")
            right = note.x - px(8)
        self._lines(dst, style, item, (x, r.centery), right - x)

    def _lines(self, dst: Surface, style: Style, item: ListItem, at: tuple[int, int], room: int) -> None:
        t, body, small = style.theme, style.scale.body, style.scale.small
        bold = item.id == self.value
        text, size = shrunk(style, item.text, room, body, bold)
        up = style.type.height(small) // 2 if item.detail else 0
        write(dst, style, text, (at[0], at[1] - up), size, t.text if self.enabled else t.faint, bold)
        detail, size = shrunk(style, item.detail, room, small)
        write(dst, style, detail, (at[0], at[1] + style.type.height(body) // 2), size, t.muted)
        if (text, detail) != (item.text, item.detail):
            self._cut.add(item.id)

    def hint_text(self) -> str:
        """The tip says all of the row under the pointer, or else of the chosen one, if it was cut."""
        id = self._over if self.hovered and self._over else self.value
        whole = (f"{item.text}\n{item.detail}" for item in self.items if item.id == id and id in self._cut)
        return self.tip or next(whole, "").strip()
