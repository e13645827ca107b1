"""The curtain between two people's turns: it covers everything, and the next player lifts it."""

from __future__ import annotations

from pygame import Rect, Surface
from pygame.event import Event

from scenes.client import Client
from scenes.kit.curtain import curtain
from scenes.kit.widgets import Button, Command, shrunk, write
from scenes.play.panel.paint import icon
from scenes.play.table import looking
from scenes.play.table.log import draw_taken_back
from scenes.play.table.table import Table
from scenes.scene import Scene
from scenes.unsaved import leave

BACK = "A draw was taken back, and what lies unseen shuffled anew."


class CurtainScene(Scene):
    """Opaque from its first frame on. Nothing of the game below is drawn or reachable."""

    name = "curtain"

    def __init__(self, app: Client, table: Table, seat: int) -> None:
        super().__init__(app)
        self._table, self.seat = table, seat
        self._lift = Button("lift", "Lift the curtain", "eye", "primary")
        self._home = Button("home", "Leave to the menu", "home", "quiet")
        self._top = self._side = self._words_at = 0  # where the emblem begins, how large it is, where the words begin

    def layout(self) -> None:
        """From above: emblem, name, words, two buttons; where there is little room the emblem becomes smaller."""
        super().layout()
        style, window, px = self.app.style, self.app.surface.get_rect(), self.app.style.scale.px
        words = self._typeset()
        text = sum(style.type.height(size) for _, size, _ in words)
        buttons, gap = 2 * px(46) + px(14), min(px(24), window.h // 24)
        self._side = max(px(20), min(px(92), window.h - text - buttons - 4 * gap))
        y = max(gap, window.centery - (self._side + text + buttons + 2 * gap) // 2)
        self._top = y
        y += self._side + text + 2 * gap
        for button in (self._lift, self._home):
            wide = max(px(200), button.want(style)[0])
            button.rect = Rect(window.centerx - wide // 2, y, wide, px(46))
            y += px(46) + px(14)
        self._words_at = self._top + self._side + gap
        self.desk.put([self._lift, self._home])
        self.desk.focus_on("lift")

    def _typeset(self) -> list[tuple[str, int, bool]]:
        """Each line with its size, and whether it is bold."""
        style = self.app.style
        room, name = self.app.surface.get_width() - style.scale.px(40), self._table.match.person(self.seat).name
        lines = [(*shrunk(style, name, room, style.scale.font(34), True), True)]
        for text, bold in ((self.words, False), (self.warning, True)):
            lines += [(line, style.scale.body, bold) for line in style.type.wrap(text, style.scale.body, room) if line]
        return lines

    def answer(self, command: Command) -> None:
        """The person whose turn it is sits down, or everybody leaves."""
        if command.id == "lift":
            looking.lift(self._table, self.seat)
            self.app.scenes.pop()
        else:
            leave(self.app, self.app.doors.menu)

    def other(self, event: Event) -> None:
        """Esc and clicks beside the button do nothing: only the button lifts the curtain."""

    def help(self) -> None:
        """The rules may be read, the game stays covered."""
        self.app.doors.rules(self._table.match.game)

    @property
    def words(self) -> str:
        """Who is to lift it; a computer's turn may be under way."""
        due = "is to play" if self._table.driver.seat() == self.seat else "plays next"
        return f"{self.app.style.theme.seats[self.seat - 1].name} {due}. Nobody else looks, please."

    @property
    def warning(self) -> str:
        """What everybody must know who did not look on: that a draw was taken back since this seat played."""
        return BACK if draw_taken_back(self._table.match, self.seat) else ""

    def paint(self, surface: Surface) -> None:
        """Cloth in the seat's colour, the emblem, the name."""
        style = self.app.style
        seat = style.theme.seats[self.seat - 1]
        surface.blit(curtain(surface.get_size(), seat), (0, 0))
        x, y = surface.get_rect().centerx, self._words_at
        icon(surface, style, seat.emblem, (x, self._top + self._side // 2), self._side, seat.light)
        for text, size, bold in self._typeset():
            write(surface, style, text, (x, y), size, style.theme.text, bold, "midtop")
            y += style.type.height(size)
