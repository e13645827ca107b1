"""The field in which names are typed, whatever the script."""

from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from scenes.kit.boxes import box
from scenes.kit.text.type import clean
from scenes.kit.theme import mix
from scenes.kit.widgets.base import Command, chord
from scenes.kit.widgets.row import Row
from scenes.kit.widgets.style import Style, draw_ring, write


class TextField(Row):
    """One line to type in: letters of any script, caret, paste. Fires at every change, finally at Enter."""

    grabs_focus = True

    def __init__(
        self, id: str, text: str = "", value: str = "", limit: int = 24, hint: str = "", tip: str = ""
    ) -> None:
        super().__init__(id, text, tip)
        self.value, self.limit, self.hint = value[:limit], limit, hint
        self.caret = len(self.value)
        self._first = 0  # pixels of the text that have moved out at the left
        self._start = 0  # x of the text as drawn
        self._sizes: list[int] = []  # x of every caret place, from the text's start

    def wants(self, event: Event) -> bool:
        if event.type == pygame.TEXTINPUT:
            return True
        if event.type != pygame.KEYDOWN or event.key in (pygame.K_TAB, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN):
            return False
        return event.key == pygame.K_v if chord(event) else event.key not in range(pygame.K_F1, pygame.K_F12 + 1)

    def handle(self, event: Event) -> Command | None:
        if event.type == pygame.TEXTINPUT:
            return self._insert(event.text)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._aim(event.pos[0])
        return self._key(event) if event.type == pygame.KEYDOWN else None

    def _aim(self, x: int) -> None:
        at = x - self._start
        places = range(len(self._sizes))
        self.caret = min(places, key=lambda i: abs(self._sizes[i] - at), default=len(self.value))

    def _key(self, event: Event) -> Command | None:
        if chord(event):
            return self._insert(pasted()) if event.key == pygame.K_v else None
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            return Command(self.id, self.value)
        if event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            return self._erase(self.caret - (event.key == pygame.K_BACKSPACE))
        moves = {pygame.K_LEFT: self.caret - 1, pygame.K_RIGHT: self.caret + 1, pygame.K_HOME: 0}
        moves[pygame.K_END] = len(self.value)
        self.caret = min(len(self.value), max(0, moves.get(event.key, self.caret)))
        return None

    def _insert(self, s: str) -> Command | None:
        s = clean(s)[: max(0, self.limit - len(self.value))]
        if not s:
            return None
        self.value = self.value[: self.caret] + s + self.value[self.caret :]
        self.caret += len(s)
        return Command(self.id, self.value, False)

    def _erase(self, at: int) -> Command | None:
        if not 0 <= at < len(self.value):
            return None
        self.value = self.value[:at] + self.value[at + 1 :]
        self.caret = at
        return Command(self.id, self.value, False)

    def face(self) -> tuple[Any, ...]:
        return (*super().face(), self.caret, self.hint)

    def draw(self, dst: Surface, style: Style) -> None:
        t, px, control = style.theme, style.scale.px, self.split(style)
        self.caption(dst, style, control)
        h = min(control.h, px(40))
        r = Rect(control.x, control.centery - h // 2, control.w, h)
        line = t.amber if self.focused else mix(t.line, t.muted, self.warm.share)
        box(dst, r, t.well if self.enabled else t.button_off, line, px(8), px(1.5) if self.focused else 1)
        inner = r.inflate(-2 * px(12), -2 * px(4))
        before = dst.get_clip()
        dst.set_clip(inner.inflate(4, 0).clip(before))
        self._words(dst, style, inner)
        dst.set_clip(before)
        if self.focused:
            draw_ring(dst, style, r, px(8))

    def _words(self, dst: Surface, style: Style, inner: Rect) -> None:
        t, size = style.theme, style.scale.body
        self.caret = min(self.caret, len(self.value))
        self._sizes, wide = style.type.places(self.value, size), style.type.width(self.value, size)
        x = self._sizes[self.caret] if self.focused else 0
        # move the text only as far as the caret needs, and never leave room unused at the right
        self._first = max(x - inner.w, min(self._first, x, max(0, wide - inner.w)), 0)
        self._start = inner.x - self._first
        if self.value:
            write(dst, style, self.value, (self._start, inner.centery), size, t.text if self.enabled else t.faint)
        elif self.hint:
            write(dst, style, style.type.elide(self.hint, size, inner.w), inner.midleft, size, t.faint)
        if self.focused:  # the caret stands still: nothing blinks here
            tall = style.type.height(size)
            dst.fill(t.amber_light, Rect(self._start + x, inner.centery - tall // 2, max(2, style.scale.px(1.5)), tall))


def pasted() -> str:
    """What the clipboard holds, nothing where there is none; line ends become spaces."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, AttributeError, UnicodeError):
        return ""
