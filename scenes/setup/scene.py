"""Before a game: its options, who sits where, how strong the computers are."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from engine.core.errors import BadOption
from engine.core.game import Game
from engine.core.picture import Picture
from scenes.client import Client
from scenes.games.choices import last_choices
from scenes.games.options import OptionRows, Wishes
from scenes.games.positions import SMALLEST_PREVIEW
from scenes.kit.boxes import box
from scenes.kit.cuts import cut_bottom, cut_left, cut_right, cut_top
from scenes.kit.theme import hexed
from scenes.kit.vista import Vista
from scenes.kit.widgets import Button, Choice, Command, Label, write
from scenes.scene import Scene
from scenes.setup.seats import SeatRows
from scenes.setup.seed import SeedRow

PARTS = (("game", "Game"), ("seats", "Seats"))


class SetupScene(Scene):
    """Options at the left, seats at the right; in tight windows one of the two at a time. Enter begins the game."""

    name = "setup"

    def __init__(self, app: Client, game: Game, way: str) -> None:
        """`way` (friend, computer or watch) says whose choices of the last time are shown first."""
        super().__init__(app)
        self.game = game
        choices = last_choices(game, way, app.settings)
        self.wishes = Wishes(game, choices.options)
        self.options, self.seats = OptionRows(self.wishes), SeatRows(choices.people, choices.lot, game.sights)
        self.seed = SeedRow(game.hidden)
        self._title = Label("title", f"Set up {game.title}", "title")
        self._part = Choice("part", options=PARTS)
        self._message = Label("message")
        self._back, self._start = Button("back", "Back", "arrow-left"), Button("start", "Start", "play", "primary")
        self._vista = Vista(app.patient)
        self._preview: Picture | None = None
        self._plates: list[Rect] = []
        self.desk.put([self._title, self._part, *self.options.widgets, *self.seed.widgets, *self.seats.widgets,
                       self._message, self._back, self._start])  # fmt: skip
        self._follow()

    def _follow(self) -> None:
        """Brings seats, message and preview in step with the options: what is shown is what will be played."""
        wishes = self.wishes
        self._message.text = self._problem or wishes.note
        self._start.enabled = not self._problem
        if wishes.problem:
            return
        self.seats.count = self.game.seats(self.game.checked_options(wishes.played))
        start = self.game.start(self.game.settled(wishes.played, self.seed.number))
        picture = self.game.presentation().picture(start.seen_by(1))
        self._preview = picture if picture.cells.centres else None

    @property
    def _problem(self) -> str:
        return self.wishes.problem or self.seed.problem

    # ---- where it lies -----------------------------------------------------------------------------------------

    def layout(self) -> None:
        super().layout()
        style, px, gap = self.app.style, self.app.style.scale.px, self.app.style.scale.gap
        room = self.app.surface.get_rect().inflate(-2 * gap(24), -2 * gap(16))
        head, foot = cut_top(room, px(44), gap(10)), cut_bottom(room, px(46), gap(12))
        self._place_foot(foot)
        wide = min(px(480), max(px(330), round(room.w * 0.37)))
        pad, heading = gap(16), style.type.height(style.scale.small) + px(8)
        inner = (room.w - wide - gap(16) - 2 * pad, room.h - 2 * pad - heading)
        game = (wide - 2 * pad, inner[1] - self.seed.high(style) - px(14))
        tight = self.seats.form(inner, style) is None or room.h < px(300) or not self.options.fits(game, style)
        self._place_head(head, tight)
        self._plates = [room] if tight else [cut_left(room, wide, gap(16)), room]
        parts = [plate.inflate(-2 * pad, -2 * pad) for plate in (self._plates[0], self._plates[-1])]
        self._headings = [] if tight else [cut_top(part, heading) for part in parts]
        here = self._part.value if tight else None
        self._place_options(parts[0], here != "seats")
        cut_top(parts[1], self.seats.layout(parts[1], style), px(18))
        self.seats.show(here != "game", [seat.name for seat in style.theme.seats])
        self._place_preview([part for part, name in zip(parts, ("game", "seats"), strict=True) if here in (None, name)])

    def _place_options(self, room: Rect, visible: bool) -> None:
        """Puts options and seed into a room from above, which is cut down to what they leave."""
        style, gap = self.app.style, self.app.style.scale.px(14)
        high = self.seed.high(style)
        cut_top(room, self.options.layout(Rect(room.x, room.y, room.w, room.h - high - gap), style), gap)
        self.seed.layout(cut_top(room, high, gap), style)
        self.options.show(visible)
        self.seed.show(visible)

    def _place_head(self, head: Rect, tight: bool) -> None:
        px = self.app.style.scale.px
        self._part.visible = tight
        if tight:
            self._part.rect = cut_right(head, min(px(240), head.w // 2), px(12))
        high = self._title.want(self.app.style)[1]
        self._title.rect = Rect(head.x, head.centery - high // 2, head.w, high)

    def _place_foot(self, foot: Rect) -> None:
        style, px = self.app.style, self.app.style.scale.px
        self._back.rect = cut_left(foot, max(px(110), self._back.want(style)[0]), px(14))
        self._start.rect = cut_right(foot, max(px(150), self._start.want(style)[0]), px(14))
        self._sign = cut_left(foot, px(22), px(8)) if self._message.text else Rect(0, 0, 0, 0)
        high = min(foot.h, self._message.want(style, max(1, foot.w))[1])
        self._message.rect = Rect(foot.x, foot.centery - high // 2, foot.w, high)

    def _place_preview(self, rooms: list[Rect]) -> None:
        """The start position where most room is left, if that is enough."""
        room = max(rooms, key=lambda room: min(room.size))
        shown = self._preview is not None and room.h >= self.app.style.scale.px(SMALLEST_PREVIEW)
        self._picture = room if shown else Rect(0, 0, 0, 0)
        if shown and self._preview:
            self._vista.aim(self.app.style, self._preview, room)

    # ---- what is done ------------------------------------------------------------------------------------------

    def answer(self, command: Command) -> None:
        """A widget was used."""
        kind, _, name = command.id.partition(".")
        if kind == "option":
            self.wishes.take(name, command.value)
            self._follow()
            self.layout()
        elif command.id in ("seed", "another"):
            if command.id == "another":
                self.seed.draw()
            self._follow()
            self.layout()
        elif command.id == "start":
            self.start()
        elif command.id == "back":
            self.app.scenes.pop()
        elif command.id == "part" or name in ("kind", "level"):
            self.layout()

    def start(self) -> None:
        """Begins the game, unless the options do not go together."""
        if not self._start.enabled:
            return
        try:
            self.app.doors.begin(self.game, self.wishes.played, self.seats.people, self.seed.number,
                                 bool(self.seats.lot.value))
        except BadOption as error:
            self._message.text = str(error)
            self.layout()

    def other(self, event: Event) -> None:
        """Enter begins, Esc goes back."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self.start()
        else:
            super().other(event)

    # ---- frame by frame ----------------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        """Time passes; the preview comes when it is ready."""
        self.stale |= self._vista.update(dt)
        return super().update(dt) or self._vista.busy

    def paint(self, surface: Surface) -> None:
        """Plates, headings, emblems, the preview, and a sign beside a message."""
        super().paint(surface)
        style, t, px = self.app.style, self.app.style.theme, self.app.style.scale.px
        for plate in self._plates:
            box(surface, plate, t.panel, t.line, px(12))
        for place, (_, text) in zip(self._headings, PARTS, strict=False):
            write(surface, style, text, place.topleft, style.scale.small, t.muted, True, "topleft")
        self.seats.paint(surface, style)
        if self._picture.w:
            self._vista.paint(surface)
            box(surface, self._picture, None, t.line, px(8))
        if self._sign.w:
            name, colour = ("warning", t.danger) if self._problem else ("info", t.amber)
            image = style.art.sprite(f"icons/{name}", px(22), hexed(colour))
            surface.blit(image, image.get_rect(center=self._sign.center))
