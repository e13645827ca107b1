"""The shelf of unfinished games: a list, and the buttons to open one of them or to clear it away."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from engine.core.words import cleaned
from engine.records.saved_games import Saved
from engine.records.unfinished import Unfinished
from scenes.games.dates import moment
from scenes.kit.cuts import across, cut_bottom, cut_right
from scenes.kit.widgets import Button, Command, Desk, ListBox, ListItem, Style, Widget, confirm

ROWS = 2  # rows of the list that the menu shows below the cards


def damage(games: Sequence[Saved]) -> str:
    """A sentence about games under way that cannot be read, nothing where there are none."""
    names = [cleaned(saved.kept.path.name) for saved in games if saved.problem]
    others = f" and {len(names) - 1} more" if len(names) > 1 else ""
    return f"A saved game cannot be read and was left alone: {names[0]}{others}." if names else ""


def shelf_height(style: Style) -> int:
    """Pixels for a list of ROWS games with two lines each."""
    return ROWS * (style.type.height(style.scale.body) + style.scale.px(16) + style.type.height(style.scale.small)) + 8


class Shelf:
    """The widgets `shelf`, `shelf.open` and `shelf.remove`."""

    def __init__(self) -> None:
        self.games: tuple[Unfinished, ...] = ()
        self._list = ListBox("shelf", empty="No other game is under way.")
        self._open = Button("shelf.open", "Open", "play")
        self._remove = Button("shelf.remove", "Remove...", "trash", "quiet", "Clears this game away for good")

    @property
    def widgets(self) -> list[Widget]:
        """List and buttons."""
        return [self._list, self._open, self._remove]

    @property
    def chosen(self) -> Unfinished | None:
        """The game that is chosen in the list."""
        return next((game for game in self.games if game.path.name == self._list.value), None)

    def show(self, games: Sequence[Unfinished], visible: bool = True) -> None:
        """Takes on what stands on the shelf; the chosen one stays chosen while it is there."""
        self.games = tuple(games)
        self._list.items = tuple(ListItem(g.path.name, g.title, g.detail, moment(g.when)) for g in self.games)
        if self.chosen is None:
            self._list.value = self.games[0].path.name if self.games else None
        for widget in self.widgets:
            widget.visible = visible
        self._open.enabled = self._remove.enabled = bool(self.games)

    def layout(self, room: Rect, style: Style) -> None:
        """The buttons at the right of the list, or below it where the room is high."""
        px, gap, room = style.scale.px, style.scale.px(8), Rect(room)
        wide = max(button.want(style)[0] for button in (self._open, self._remove))
        if room.h >= 2 * px(42) + gap and room.w >= 3 * wide:
            column = cut_right(room, wide, gap)
            self._open.rect = Rect(column.x, column.y, wide, px(42))
            self._remove.rect = Rect(column.x, column.y + px(42) + gap, wide, px(42))
        else:
            self._open.rect, self._remove.rect = across(cut_bottom(room, px(42), gap), 2, gap)
        self._list.rect = room

    def wants_opened(self, command: Command) -> Unfinished | None:
        """The game that a command asks to go on with, if it does."""
        asked = command.id == "shelf.open" or (command.id == "shelf" and command.final)
        return self.chosen if asked else None

    def ask_to_remove(self, desk: Desk) -> None:
        """Asks before the chosen game goes; the answer comes as the command `shelf.gone`."""
        game = self.chosen
        if game:
            confirm(desk, f"Remove this game of {game.title}?", f"{game.detail}. It cannot be brought back.",
                    "Remove", "Keep it", "shelf.gone")  # fmt: skip
