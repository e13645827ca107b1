"""The settings: sound, pace and look; every change is seen at once and kept."""

from __future__ import annotations

from typing import Any

from pygame import Rect, Surface

from scenes.client import Client
from scenes.kit.boxes import box
from scenes.kit.cuts import cut_bottom, cut_left, cut_right, cut_top
from scenes.kit.widgets import Button, Choice, Command, Label, confirm, write
from scenes.scene import Scene
from scenes.settings.rows import NAMES, change_of, fits, help_rows, look_rows, place, show, sound_rows, text_of, usual
from scenes.settings.sample import SettingsSample

PARTS = (("look", "Look"), ("sound", "Sound, pace"), ("help", "Help"))
PLATES = (("look",), ("sound", "help"))  # the parts on each plate where there is room for all
NARROWEST = 330  # design pixels of a part beside the other


class SettingsScene(Scene):
    """Two plates side by side; in tight windows one part at a time."""

    name = "settings"

    def __init__(self, app: Client) -> None:
        super().__init__(app)
        self._title, self._note = Label("title", "Settings", "title"), Label("note", kind="muted")
        self._part = Choice("part", options=PARTS)
        self._close = Button("close", "Close", "close", "quiet", "Back to where you were (Esc)")
        self._reset = Button("usual", "Usual settings", "restart", tip="Everything here as it was at first")
        self._again = Button("met", "Hints again", "hint", tip="Show all first-time hints once more")
        self.rows = {"look": look_rows(), "sound": sound_rows(), "help": help_rows()}
        self.sample = SettingsSample(app.patient, app.games)
        self._plates: list[Rect] = []
        self._headings: list[tuple[Rect, str]] = []
        everything = [row for part, _ in PARTS for row in self.rows[part]]
        self.desk.put([self._title, self._part, *everything, self._reset, self._again, self._note, self._close])

    # ---- where it lies -----------------------------------------------------------------------------------------

    def layout(self) -> None:
        super().layout()
        style, gap, px = self.app.style, self.app.style.scale.gap, self.app.style.scale.px
        for rows in self.rows.values():
            show(rows, self.app.settings, self.app.window.filling)
        room = self.app.surface.get_rect().inflate(-2 * gap(24), -2 * gap(16))
        head, foot = cut_top(room, px(44), gap(12)), cut_bottom(room, px(44), gap(12))
        self._place_foot(foot)
        pad, heading = gap(16), style.type.height(style.scale.small) + gap(8)
        inner = (room.w - gap(16)) // 2 - 2 * pad, room.h - 2 * pad
        tight = inner[0] < px(NARROWEST) or not all(self._fit(parts, inner, heading) for parts in PLATES)
        self._place_head(head, tight)
        wide = (room.w - gap(16)) // 2
        self._plates = [Rect(room)] if tight else [cut_left(room, wide, gap(16)), Rect(room)]
        shown: tuple[tuple[str, ...], ...] = ((str(self._part.value),),) if tight else PLATES
        self._headings = []
        for part, _ in PARTS:
            for row in self.rows[part]:
                row.visible = any(part in parts for parts in shown)
        for parts, plate in zip(shown, self._plates, strict=True):
            left = plate.inflate(-2 * pad, -2 * pad)
            for part in parts:
                self._fill(part, left, 0 if tight else heading)
        if ("look",) not in shown:
            self.sample.layout(Rect(0, 0, 0, 0), style)

    def _place_head(self, head: Rect, tight: bool) -> None:
        style, px = self.app.style, self.app.style.scale.px
        self._close.text = "Close"
        wide = self._close.want(style)[0]
        self._close.text = "Close" if wide < head.w * 0.2 else ""
        self._close.rect = cut_right(head, wide if self._close.text else px(42), px(10))
        self._part.visible = tight
        title, high = self._title.want(style)
        if tight:
            self._part.rect = cut_right(head, min(px(400), head.w - title - px(12)), px(12))
        self._title.rect = Rect(head.x, head.centery - high // 2, head.w, high)

    def _place_foot(self, foot: Rect) -> None:
        style, px = self.app.style, self.app.style.scale.px
        self._reset.rect = cut_left(foot, self._reset.want(style)[0], px(14))
        self._again.enabled = self.app.settings.first_time and any(self.app.settings.met.values())
        self._again.text = "Hints again"
        self._again.text = self._again.text if self._again.want(style)[0] < foot.w // 2 else ""  # its picture alone
        self._again.rect = cut_left(foot, self._again.want(style)[0], px(14))
        capped = style.scale.text < self.app.settings.text
        cap = f"This window has room for text of {round(100 * style.scale.text)} %." if capped else ""
        self._note.text = self.app.settings_file.problem or self.app.notice or cap
        high = min(foot.h, self._note.want(style, max(1, foot.w))[1])
        self._note.rect = Rect(foot.x, foot.centery - high // 2, foot.w, high)

    def _fit(self, parts: tuple[str, ...], inner: tuple[int, int], heading: int) -> bool:
        """Whether parts have room below each other on one plate."""
        gap = self.app.style.scale.gap
        rows = [row for part in parts for row in self.rows[part]]
        return fits(rows, (inner[0], inner[1] - len(parts) * heading - (len(parts) - 1) * gap(18)), self.app.style)

    def _fill(self, part: str, room: Rect, heading: int) -> None:
        style = self.app.style
        if heading:
            self._headings.append((cut_top(room, heading), dict(PARTS)[part]))
        cut_top(room, place(self.rows[part], room, style), style.scale.gap(18))
        if part == "look":
            self.sample.layout(room, style)

    # ---- what is done ------------------------------------------------------------------------------------------

    def answer(self, command: Command) -> None:
        """A widget was used."""
        if command.id == "full-screen":
            self.app.full_screen(bool(command.value))
            self.app.change(full_screen=bool(command.value))
        elif command.id in NAMES and command.final:
            self.app.change(**change_of(command.id, command.value))
            if command.id in ("sound", "volume"):
                self.app.sounds.play("place")
        elif command.id in NAMES:
            self._try(command.id, command.value)
        elif command.id == "usual":
            confirm(self.desk, "Back to the usual settings?", "Sound, pace and look as they were at first. "
                    "Your games and names stay.", "Usual settings", "Keep mine", "reset")  # fmt: skip
        elif command.id == "reset" and command.value:
            self._usual()
        elif command.id == "met":
            self.app.change(met={})
        elif command.id == "part":
            self.layout()
        elif command.id == "close":
            self.app.scenes.pop()

    def _try(self, id: str, value: Any) -> None:
        """While a slider is dragged it stays where it is: the sample and the ears show what would be."""
        if id == "text":
            self.sample.text = text_of(value)
            self.stale = True
        elif id == "volume":
            self.app.sounds.volume = value

    def _usual(self) -> None:
        under = self.app.settings_file.under
        if self.app.window.filling != under.full_screen:
            self.app.full_screen(under.full_screen)
        self.app.change(**usual(under))

    # ---- frame by frame ----------------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        """Time passes; the boards of the sample come when they are ready."""
        self.stale |= self.sample.update(dt)
        return super().update(dt) or self.sample.busy

    def paint(self, surface: Surface) -> None:
        """Plates, headings, the sample."""
        super().paint(surface)
        style, t = self.app.style, self.app.style.theme
        for plate in self._plates:
            box(surface, plate, t.panel, t.line, style.scale.px(12))
        for rect, text in self._headings:
            write(surface, style, text, rect.topleft, style.scale.small, t.muted, True, "topleft")
        self.sample.paint(surface, style)
