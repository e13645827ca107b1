"""The seed of a game to come: all that is drawn by lot follows from it. It is drawn, and may be typed instead."""

from __future__ import annotations

from secrets import randbelow

from pygame import Rect

from scenes.kit.cuts import cut_right
from scenes.kit.widgets import Button, Style, TextField, Widget
from scenes.kit.widgets.row import CAPTION

SHORT = 10**6  # seeds below this are drawn where they are shown: so few digits are told and typed with ease
LONGEST = 19  # digits; so every seed fits into a record
HIDDEN = "by lot"  # who knows the seed of a game with hidden hands can work the hands out
TIP = "The same seed gives the same board, the same draws and seats, and computers that play alike while time suffices."


class SeedRow:
    """The widgets `seed`, a field that names the drawn seed while nothing is typed, and `another`, which draws anew."""

    def __init__(self, hidden: bool) -> None:
        self._hidden = hidden
        self.field = TextField("seed", "Seed", limit=LONGEST, tip=TIP)
        self.another = Button("another", "Another", "dice", tip="Draws another seed, and with it another board")
        self._drawn = 0
        self.draw()

    @property
    def widgets(self) -> list[Widget]:
        """Field and button."""
        return [self.field, self.another]

    def draw(self) -> None:
        """Another seed, which nobody can foresee; what was typed is let go."""
        self._drawn = randbelow(2**32 if self._hidden else SHORT)
        self.field.value, self.field.caret = "", 0
        self.field.hint = HIDDEN if self._hidden else str(self._drawn)

    @property
    def number(self) -> int:
        """The seed that is played: what was typed, else what was drawn."""
        return int(self.field.value) if self.field.value.isdecimal() else self._drawn

    @property
    def problem(self) -> str:
        """Why what was typed is no seed; "" where it is one."""
        typed = self.field.value
        return "" if not typed or typed.isdecimal() else "A seed is a whole number, such as 4180."

    def show(self, visible: bool) -> None:
        """Shows or hides it."""
        self.field.visible = self.another.visible = visible

    def high(self, style: Style) -> int:
        """Pixels in height that it takes."""
        return style.scale.px(42)

    def layout(self, room: Rect, style: Style) -> None:
        """Puts it into a row; where the number would have no room, the button goes without its word."""
        room, px, gap = Rect(room), style.scale.px, style.scale.px(10)
        self.another.text = "Another"
        left = room.w - self.another.want(style)[0] - gap
        if left - round(left * CAPTION) < style.type.width(str(SHORT), style.scale.body) + px(28):
            self.another.text = ""
        self.another.rect = cut_right(room, min(self.another.want(style)[0], room.w // 2), gap)
        self.field.rect = room
