"""The seats of a game to come: who sits there, under which name, how strong a computer is, and seats by lot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from engine.ai.levels import LEVELS
from engine.core.match import Person
from scenes.games.choices import LONGEST_NAME, usual_names
from scenes.kit.boxes import box
from scenes.kit.cuts import cut_bottom, cut_left, grid
from scenes.kit.theme import hexed
from scenes.kit.widgets import Choice, Style, TextField, Widget, write

KINDS = (("human", "Person"), ("computer", "Computer"))
LOT = ((False, "As seated"), (True, "By lot"))


@dataclass(frozen=True)
class Form:
    """How seats are laid out: columns, their least width and height in design pixels, lines, whether all is shown.

    Where not all is shown, a computer's level takes the place of its name.
    """

    columns: int
    width: int
    high: int
    lines: int
    whole: bool


FORMS = (Form(1, 640, 50, 1, True), Form(1, 430, 50, 1, False), Form(2, 230, 84, 2, False), Form(3, 150, 84, 2, False),
         Form(3, 150, 72, 2, False))  # fmt: skip


class SeatRow:
    """One seat: the widgets `seat<n>.name`, `.kind` and `.level`."""

    def __init__(self, seat: int, person: Person) -> None:
        self.seat, self.rect = seat, Rect(0, 0, 0, 0)
        self.name = TextField(f"seat{seat}.name", value=person.name, limit=LONGEST_NAME)
        self.kind = Choice(f"seat{seat}.kind", options=KINDS, value=person.kind, tip="Who plays this seat")
        self.level = Choice(f"seat{seat}.level", value=person.level)
        self._form = FORMS[0]

    @property
    def widgets(self) -> list[Widget]:
        """Kind, name, level."""
        return [self.kind, self.name, self.level]

    @property
    def person(self) -> Person:
        """Who sits here; the name is empty where none was typed."""
        return Person(self.name.value.strip(), self.kind.value, self.level.value)

    def show(self, visible: bool, usual: str, sights: Mapping[int, str]) -> None:
        """Shows or hides the row; `usual` is the name that it has when none is typed, `sights` tell how levels play
        that do not play as usual."""
        computer = self.kind.value == "computer"
        self.kind.visible, self.level.visible = visible, visible and computer
        self.name.visible = visible and (self._form.whole or not computer)
        self.name.hint = usual
        self.level.tip = next(sights.get(n.number, n.line) for n in LEVELS if n.number == self.level.value)

    def layout(self, rect: Rect, form: Form, style: Style) -> None:
        """Puts the row into its place."""
        px, self.rect, self._form = style.scale.px, Rect(rect), form
        if form.lines == 2:
            self.name.rect = self.level.rect = Rect(rect.x, rect.centery + px(2), rect.w, rect.h // 2 - px(2))
            room = Rect(rect.x, rect.y, rect.w, rect.h // 2 - px(2))
            cut_left(room, px(22), px(7))
            self.kind.rect = room
        else:
            room = rect.inflate(-px(16), -px(8))
            cut_left(room, px(108 if form.whole else 30), px(4))
            self.kind.rect = cut_left(room, px(190), px(10))
            self.name.rect = self.level.rect = Rect(room)
        if form.whole:
            self.name.rect = cut_left(room, (room.w - px(10)) // 2, px(10))
            self.level.rect = room
        words = [(level.number, f"{level.number} {level.name}") for level in LEVELS]
        fits = max(style.type.width(word, style.scale.small) for _, word in words) <= self.level.rect.w - 2 * px(40)
        self.level.options = tuple(words if fits else [(level.number, f"Level {level.number}") for level in LEVELS])

    def paint(self, dst: Surface, style: Style) -> None:
        """Emblem and name of the colour; the emblem tells the seat also without colour."""
        if not self.kind.visible:
            return
        px, seat = style.scale.px, style.theme.seats[self.seat - 1]
        if self._form.lines == 1:
            box(dst, self.rect, style.theme.plate, style.theme.line, px(9))
        x = self.rect.x + (px(12) if self._form.lines == 1 else 0)
        y = self.rect.centery if self._form.lines == 1 else self.kind.rect.centery
        image = style.art.sprite(f"icons/{seat.emblem}", px(20), hexed(seat.base))
        dst.blit(image, image.get_rect(midleft=(x, y)))
        if self._form.whole:
            write(dst, style, seat.name, (x + px(30), y), style.scale.body, style.theme.text, True)


class SeatRows:
    """A row for each seat the game can have, of which the first `count` are shown, and the widget `lot`."""

    def __init__(self, people: Sequence[Person], lot: bool, sights: Mapping[int, str]) -> None:
        self._sights = sights
        self.rows = [SeatRow(seat, person) for seat, person in enumerate(people, 1)]
        self.lot = Choice("lot", "Seating", LOT, lot, "Whether a lot draws who sits where")
        self.count = len(people)

    @property
    def widgets(self) -> list[Widget]:
        """Everything, seat by seat."""
        return [*(widget for row in self.rows for widget in row.widgets), self.lot]

    @property
    def people(self) -> tuple[Person, ...]:
        """Who plays, seat by seat."""
        return tuple(row.person for row in self.rows[: self.count])

    def show(self, visible: bool, seats: Sequence[str]) -> None:
        """Shows or hides everything; `seats` are the names of the seats."""
        names = usual_names(self.people, seats)
        for i, row in enumerate(self.rows):
            row.show(visible and i < self.count, names[i] if i < self.count else "", self._sights)
        self.lot.visible = visible

    def form(self, size: tuple[int, int], style: Style) -> Form | None:
        """The first form in which all seats fit into a room of this size, if there is one."""
        return next((form for form in FORMS if self._fits(form, size, style)), None)

    def _fits(self, form: Form, size: tuple[int, int], style: Style) -> bool:
        px = style.scale.px
        wide = form.columns * px(form.width) + (form.columns - 1) * px(12)
        return wide <= size[0] and self._high(form, style) <= size[1]

    def _high(self, form: Form, style: Style) -> int:
        """Pixels in height that everything takes."""
        px = style.scale.px
        return -(-self.count // form.columns) * (px(form.high) + px(8)) + px(36)

    def layout(self, room: Rect, style: Style) -> int:
        """Puts the seats into a room from above, and the lot below them; how many pixels in height they take."""
        px, form = style.scale.px, self.form(room.size, style) or FORMS[-1]
        taken = self._high(form, style)
        room = Rect(room.x, room.y, room.w, taken)
        lot = cut_bottom(room, px(36))
        self.lot.rect = Rect(lot.x, lot.y, min(lot.w, px(420)), lot.h)
        across, down = (px(8), px(8)) if form.columns == 1 else (px(12), px(8))
        cells = grid(room, self.count, form.columns, px(form.high), across, down)
        for row, cell in zip(self.rows, cells, strict=False):
            row.layout(cell, form, style)
        return taken

    def paint(self, dst: Surface, style: Style) -> None:
        """Plates, emblems, names of colours."""
        for row in self.rows:
            row.paint(dst, style)

