"""Continue: the button that goes on with the newest unfinished game, and the words that say which one it is."""

from __future__ import annotations

from pygame import Rect, Surface

from engine.records.unfinished import Unfinished
from scenes.games.dates import moment
from scenes.kit.boxes import box
from scenes.kit.widgets import Button, Label, Style, Widget


class GoOn:
    """The widget `continue` and its words; nothing is shown where there is no game to go on with."""

    def __init__(self) -> None:
        self.game: Unfinished | None = None
        self._button = Button("continue", "Continue", "play", "primary")
        self._title, self._detail = Label("continue.game", kind="lead"), Label("continue.detail", kind="muted")
        self._plate = Rect(0, 0, 0, 0)

    @property
    def widgets(self) -> list[Widget]:
        """Button and words."""
        return [self._button, self._title, self._detail]

    def show(self, game: Unfinished | None) -> None:
        """Takes on another game, or none."""
        self.game = game
        for widget in self.widgets:
            widget.visible = game is not None
        if game:
            self._title.text, self._detail.text = game.title, game.detail
            self._button.tip = f"{game.title}: {game.detail}"

    def layout(self, room: Rect, style: Style, plate: bool) -> None:
        """The button at the left, the words beside it; `plate` lays a plate under them."""
        px = style.scale.px
        self._plate = Rect(room) if plate and self.game else Rect(0, 0, 0, 0)
        pad, wide = px(14) * plate, self._button.want(style)[0] + px(12)
        self._button.rect = Rect(room.x + pad, room.centery - px(21), wide, px(42))
        left = self._button.rect.right + px(14)
        if self.game:
            self._place_words(Rect(left, room.y + pad // 3, max(1, room.right - pad - left), room.h - pad * 2 // 3),
                              self.game, style)

    def _place_words(self, room: Rect, game: Unfinished, style: Style) -> None:
        dated = f"{game.detail} · {moment(game.when)}"
        self._detail.text = dated if style.type.width(dated, style.scale.small) <= room.w else game.detail
        line = style.type.height(style.scale.least)
        title = min(self._title.want(style, room.w)[1], room.h - line)
        detail = min(self._detail.want(style, room.w)[1], room.h - title)  # with long names in smaller letters
        y = room.centery - (title + detail) // 2
        for label, height in ((self._title, title), (self._detail, detail)):
            label.visible = room.w > style.scale.px(80) and title >= line
            label.rect = Rect(room.x, y, room.w, height)
            y += height

    def paint(self, dst: Surface, style: Style) -> None:
        """The plate."""
        if self._plate.w:
            box(dst, self._plate, style.theme.plate_live, style.theme.amber, style.scale.px(12))
