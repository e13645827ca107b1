"""The widgets of the shelf of saved games, and what they show."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from engine.core.game import Game
from engine.records.saved_games import Kept, Saved, SavedShelf
from scenes.games.dates import day
from scenes.kit.boxes import box
from scenes.kit.cuts import cut_bottom
from scenes.kit.vista import Vista
from scenes.kit.widgets import Button, Choice, Label, ListBox, ListItem, Style, TextField, Widget
from scenes.saved.layout import SavedLayout
from scenes.saved.pictures import SavedPictures, board_of
from scenes.saved.words import details, found, line, names

NONE, NOTHING = "No game has been saved yet.", "No saved game is like that."
DO = (("open", "Open", "play", "Go on with it, or look at it (Enter)"),
      ("export", "Export", "save", "Write it as a record to a folder of yours"),
      ("copy", "Copy", "copy", "The turns to the clipboard (Ctrl+C)"),
      ("delete", "Delete", "trash", "Off the shelf; Undo brings it back (Del)"))  # fmt: skip


class SavedParts:
    """Everything that can be pressed; `kept` is what lies on the shelf, newest first."""

    def __init__(self, shelf: SavedShelf, patient: bool, games: Sequence[Game]) -> None:
        self._shelf, self._patient, self._games = shelf, patient, len(games)
        self.kept: Sequence[Kept] = ()
        self._title, self.note = Label("title", "Saved games", "title"), Label("note", kind="muted")
        self._tools = [Button("results", "Results", "list", "quiet", "Your games against the computer, counted"),
                       Button("close", "Close", "close", "quiet", "Back to where you were (Esc)")]  # fmt: skip
        self._search = TextField("search", hint="Search names, game, result", limit=40, tip="Ctrl+F")
        names = [("", "All"), *((game.name, game.title) for game in games)]
        self._filter = Choice("filter", options=names, tip="Which game")
        self._list = ListBox("list")
        self._buttons = [Button(id, text, icon, "primary" if id == "open" else "plain", tip)
                         for id, text, icon, tip in DO]  # fmt: skip
        self.undo = Button("undo", "Undo", "undo", tip="Brings the deleted game back (Ctrl+Z)")
        self.undo.visible = False
        self._names, self._details = Label("names", kind="lead"), Label("told", kind="muted")
        self._pictures, self._vista = SavedPictures(patient), Vista(patient)
        self._frame = Rect(0, 0, 0, 0)
        self._progress = ""
        self._known: dict[str, Kept] = {}

    @property
    def widgets(self) -> list[Widget]:
        """All of them, in the order of Tab."""
        around: list[Widget] = [self._title, self._search, self._filter, self._list, self._names, self._details]
        return [*around, *self._buttons, self.undo, self.note, *self._tools]

    @property
    def chosen(self) -> Saved | None:
        """The game that is chosen in the list, if it has been read."""
        kept = self._known.get(self._list.value or "")
        return self._shelf.known(kept) if kept else None

    @property
    def neighbour(self) -> str | None:
        """The row below the chosen one, or above it at the end."""
        rows, i = [item.id for item in self._list.items], self._list.index
        return next((rows[j] for j in (i + 1, i - 1) if 0 <= j < len(rows)), None)

    # ---- what they show ----------------------------------------------------------------------------------------

    def fill(self, style: Style, chosen: str | None = None) -> None:
        """Puts into the list what the search finds; what has not been read yet stands there without words."""
        words, game = self._search.value, self._filter.value
        self._known = {one.path.name: one for one in self.kept}
        read = ((one, self._shelf.known(one)) for one in self.kept)
        shown = [(one, saved) for one, saved in read
                 if (found(saved, words, game) if saved else not (words.strip() or game))]  # fmt: skip
        self._list.items = tuple(self._item(one, saved, style) for one, saved in shown)
        self._list.empty = NOTHING if self.kept else NONE
        if chosen is not None or self._list.index < 0:
            self._list.value = chosen if chosen in self._known else next((one.path.name for one, _ in shown), None)
            if self._list.rect.h:
                self._list.show(max(0, self._list.index))
        self.choose(style)

    def _item(self, kept: Kept, saved: Saved | None, style: Style) -> ListItem:
        picture = self._pictures.of(kept, style)
        if saved is None:
            return ListItem(kept.path.name, "", "", day(kept.when), picture)
        return ListItem(kept.path.name, names(saved), line(saved), day(kept.when), picture)

    def choose(self, style: Style) -> bool:
        """Shows the chosen game on the plate; True when the plate must be painted anew."""
        saved = self.chosen
        for button in self._buttons:
            button.enabled = saved is not None and (not saved.problem or button.id == "delete")
            button.about = saved and saved.kept.path  # a double click is about one game only
        texts = (names(saved), details(saved)) if saved else ("", "")
        changed = texts != (self._names.text, self._details.text)
        self._names.text, self._details.text = texts
        if self._list.rect.h:
            self._place_words(style)
        return changed

    # ---- where they lie ----------------------------------------------------------------------------------------

    def place(self, size: tuple[int, int], style: Style) -> None:
        """Puts everything into its place."""
        title, high = self._title.want(style)
        self.places = lay = SavedLayout.of(size, style, self._tools, self._buttons, self.undo, title, self._games + 1)
        self._title.rect = Rect(lay.head.x, lay.head.centery - high // 2, lay.head.w, high)
        for tool, place, text in zip(self._tools, lay.tools, ("Results", "Close"), strict=True):
            tool.rect, tool.text = place, text if lay.words else ""
        self._search.rect, self._filter.rect, self._list.rect = lay.search, lay.filter, lay.list
        self._filter.visible = lay.filter.w > 0
        for (_, text, _, _), button, place in zip(DO, self._buttons, lay.buttons, strict=True):
            button.rect = place
            button.text = text if style.type.width(text, style.scale.small) <= place.w - style.scale.px(14) else ""
        self.undo.rect = lay.undo
        room = Rect(lay.foot) if self.undo.visible else lay.foot.union(lay.undo)
        high = min(room.h, self.note.want(style, room.w)[1])
        self.note.rect = Rect(room.x, room.centery - high // 2, room.w, high)

    def _place_words(self, style: Style) -> None:
        """Words above the buttons of the plate, the position above the words."""
        lay, px, gap, saved = self.places, style.scale.px, style.scale.gap, self.chosen
        self._names.visible = self._details.visible = lay.plate is not None
        if lay.plate is None:
            self._frame = Rect(0, 0, 0, 0)
            return
        room = lay.plate.inflate(-2 * gap(16), -2 * gap(16))
        cut_bottom(room, 2 * px(42) + px(8), gap(12))
        for label in (self._details, self._names):
            label.rect = cut_bottom(room, min(room.h // 2, label.want(style, room.w)[1]), gap(4))
        cut_bottom(room, gap(6))
        picture = board_of(saved) if saved and room.h >= px(90) else None
        self._frame = room if picture else Rect(0, 0, 0, 0)
        if picture:
            self._vista.aim(style, picture, room)

    # ---- frame by frame ----------------------------------------------------------------------------------------

    def update(self, dt: float, style: Style, progress: str) -> bool:
        """Time passes: small pictures come into the list; True when the plate must be painted anew."""
        if progress != self._progress:
            self.note.text = f"Reading {progress}" if progress else ""
            self._progress = progress
        rows = (self._known.get(state.id.partition(".")[2]) for state in self._list.parts())
        seen = (saved for kept in rows if kept and (saved := self._shelf.known(kept)))
        if self._pictures.update(dt, seen, style):
            self.fill(style)
        return self._vista.update(dt)

    @property
    def busy(self) -> bool:
        """Whether a picture is being made."""
        return self._pictures.busy or (self._frame.w > 0 and self._vista.busy)

    def paint(self, dst: Surface, style: Style) -> None:
        """The position of the chosen game."""
        if self._frame.w:
            box(dst, self._frame, style.theme.well, None, style.scale.px(8))
            self._vista.paint(dst)
            box(dst, self._frame, None, style.theme.line, style.scale.px(8))
