"""One game on the menu: its board in miniature, its name, the last choices in words, and the ways to play it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from pygame import Rect, Surface

from engine.core.game import Game
from engine.core.picture import Picture
from scenes.client import Aside
from scenes.games.choices import WAYS, last_choices, last_options, options_in_words
from scenes.games.positions import lively
from scenes.kit.boxes import box
from scenes.kit.cuts import across, cut_bottom, cut_right, cut_top
from scenes.kit.vista import Vista
from scenes.kit.widgets import Button, Label, Style, Widget
from scenes.preferences import Settings

WORDS = (("Friend", "person", "Two people at this table"), ("Computer", "computer", "You against the computer"),
         ("Watch", "eye", "Computers among themselves"))  # fmt: skip
SET_UP = "Set up..."
SMALLEST_PICTURE = 72  # design pixels; less than that shows nothing


class Card:
    """A game's card on the menu."""

    def __init__(self, patient: bool, game: Game) -> None:
        self.game, self.rect, self._picture_rect = game, Rect(0, 0, 0, 0), Rect(0, 0, 0, 0)
        name = game.name
        self._title = Label(f"{name}.title", game.title, "lead")
        self._tagline = Label(f"{name}.tagline", game.tagline, "muted")
        self._choices = Label(f"{name}.choices", "", "muted")
        self._setup = Button(f"{name}.setup", SET_UP, "gear", "quiet", "Board, rules, names and levels")
        self._ways = [Button(f"{name}.{way}", text, icon, tip=tip)
                      for way, (text, icon, tip) in zip(WAYS, WORDS, strict=True)]  # fmt: skip
        self._vista = Vista(patient)
        self._shown: tuple[object, ...] | None = None  # the options that the picture is of
        self._picture: Picture | None = None
        self._aside: Callable[[], AbstractContextManager[None]] = nullcontext  # for what may fail

    @property
    def widgets(self) -> list[Widget]:
        """Everything on the card, in the order of Tab."""
        return [self._title, self._tagline, self._choices, *self._ways, self._setup]

    def refresh(self, settings: Settings, guard: Aside) -> None:
        """Reads the last choices anew."""
        broken, self._aside = True, guard.aside
        with guard.aside():
            self._read(self.game, settings)
            broken = False
        for button in (*self._ways, self._setup):
            button.enabled = not broken
        if broken:
            self._choices.text, self._picture = "This game cannot be shown.", None

    def _read(self, game: Game, settings: Settings) -> None:
        options = last_options(game, settings)
        if self._shown != tuple(options.items()):
            self._picture = lively(game, options)
            self._shown = tuple(options.items())
        seats = game.seats(options)
        level = next(p.level for p in last_choices(game, "computer", settings).people[:seats] if not p.human)
        text = "; ".join(filter(None, (options_in_words(game, options), f"computer at level {level}")))
        self._choices.text = text[0].upper() + text[1:]

    def show(self, visible: bool) -> None:
        """Shows the card or hides it."""
        for widget in self.widgets:
            widget.visible = visible
        self.rect = self.rect if visible else Rect(0, 0, 0, 0)

    def words_high(self, style: Style, width: int) -> tuple[int, int]:
        """Pixels in height that tagline and choices take on a card of a width."""
        inner = width - 2 * style.scale.gap(14)
        return self._tagline.want(style, inner)[1], self._choices.want(style, inner)[1]

    def layout(self, rect: Rect, style: Style, words: tuple[int, int]) -> None:
        """Puts everything into its place; where there is little room, the picture goes first, then the words.

        `words` are the heights of tagline and choices that all cards keep, so that they lie side by side alike.
        """
        px, pad = style.scale.px, style.scale.gap(14)
        self.rect, room = Rect(rect), rect.inflate(-2 * pad, -2 * pad)
        self._place_ways(room, style)
        heights = (self._title.want(style)[1], *words)
        for label, high in zip((self._title, self._tagline, self._choices), heights, strict=True):
            label.rect = Rect(room.x, room.y, room.w, high)
        head = px(40)
        left = room.h - head
        for label, gap in ((self._choices, px(6)), (self._tagline, px(4))):
            label.visible = left >= label.rect.h
            left -= (label.rect.h + gap) * label.visible
        shown = left >= px(SMALLEST_PICTURE) + px(10)
        self._picture_rect = cut_top(room, left - px(10), px(10)) if shown else Rect(0, 0, 0, 0)
        self._place_words(room, style, head)
        if self._picture and shown:
            with self._aside():
                self._vista.aim(style, self._picture, self._picture_rect)

    def _place_ways(self, room: Rect, style: Style) -> None:
        """The three ways beside each other, or below each other where the words are too long for that."""
        px, gap = style.scale.px, style.scale.px(8)
        each = (room.w - 2 * gap) // 3
        beside = max(style.type.width(text, style.scale.small) for text, _, _ in WORDS) <= each - px(14)
        if beside:
            wide = max(button.want(style)[0] for button in self._ways) <= each
            cells = across(cut_bottom(room, px(44 if wide else 62), px(12)), 3, gap)
        else:
            rows = cut_bottom(room, 3 * px(42) + 2 * gap, px(8))
            cells = [Rect(rows.x, rows.y + i * (px(42) + gap), rows.w, px(42)) for i in range(3)]
        for button, cell in zip(self._ways, cells, strict=True):
            button.rect = cell

    def _place_words(self, room: Rect, style: Style, head: int) -> None:
        px, row = style.scale.px, cut_top(room, head)
        self._place_setup(row, style)
        fits = style.type.width(self._title.text, style.scale.lead, True) <= row.w
        self._title.kind = "lead" if fits else "heading"
        high = self._title.want(style)[1]
        self._title.rect = Rect(row.x, row.centery - high // 2, row.w, high)
        for label, gap in ((self._tagline, px(6)), (self._choices, 0)):
            if label.visible:
                label.rect = cut_top(room, label.rect.h, gap)

    def _place_setup(self, row: Rect, style: Style) -> None:
        """Beside the title, with words or as an icon; beside the lowest way where the title needs the whole row."""
        px, title = style.scale.px, style.type.width(self._title.text, style.scale.lead, True)
        self._setup.text = SET_UP
        wide, low = self._setup.want(style)[0], self._ways[-1].rect
        if title + px(10) + wide <= row.w:
            self._setup.rect = cut_right(row, wide, px(6))
            return
        self._setup.text = ""
        stacked = low.y > self._ways[0].rect.y
        self._setup.rect = cut_right(low if stacked and title + px(10) + px(40) > row.w else row, px(40), px(6))

    def update(self, dt: float) -> bool:
        """Time passes; True when the card must be painted anew."""
        with self._aside():
            return self._vista.update(dt)
        return True

    @property
    def busy(self) -> bool:
        """Whether its picture is still being made."""
        return self._vista.busy

    def paint(self, dst: Surface, style: Style) -> None:
        """The plate and the picture."""
        if not self.rect.w:
            return
        t, radius = style.theme, style.scale.px(12)
        box(dst, self.rect, t.panel, t.line, radius)
        if not self._picture_rect.w:
            return
        box(dst, self._picture_rect, t.well, None, style.scale.px(8))
        self._vista.paint(dst)
        box(dst, self._picture_rect, None, t.line, style.scale.px(8))
