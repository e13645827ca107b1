"""Asks where a record is to be written, and writes it there."""

from __future__ import annotations

from pathlib import Path

from pygame import Rect

from engine.core.errors import StoneworkError
from engine.core.words import cleaned
from engine.records.files import is_folder
from engine.records.saved_games import RECORD, Kept, SavedShelf
from scenes.kit.cuts import across, cut_top
from scenes.kit.widgets import Button, Command, Desk, Label, Style, TextField

LONGEST_PATH = 400
HOLDS_ALL = "This game is not over: the record holds every hand and the stock."


class Export:
    """A dialog with the field `export.path`. Its answers come as commands that begin with `export.`."""

    def __init__(self, shelf: SavedShelf, kept: Kept, desk: Desk) -> None:
        self._shelf, self._kept, self._desk = shelf, kept, desk
        place = str(home(shelf.folder) / f"{cleaned(kept.path.stem)}{RECORD}")
        self._words = Label("export.words", "Where shall the record be written?", "lead")
        self._note = Label("export.note", HOLDS_ALL if shelf.read(kept).secret else "", "muted")
        self._field = TextField("export.path", value=place, limit=LONGEST_PATH, hint="A folder or a file",
                                tip="A folder, or the path of a new file")  # fmt: skip
        self._buttons = (Button("export.yes", "Write it", value=True, kind="primary", command="export.to"),
                         Button("export.no", "Cancel", value=False, command="export.to"))  # fmt: skip
        widgets = [self._words, self._note, self._field, *self._buttons]
        desk.push_modal(widgets, self._arrange, "export.path", "export.no")

    def _arrange(self, style: Style, window: Rect) -> Rect:
        px = style.scale.px
        pad, wide = px(24), min(px(620), window.w - 2 * px(12))
        words = self._words.want(style, wide - 2 * pad)[1]
        note = self._note.want(style, wide - 2 * pad)[1] if self._note.text else 0
        plate = Rect(0, 0, wide, words + note + (px(10) if note else 0) + px(44) + px(42) + 2 * px(16) + 2 * pad)
        plate.center = window.center
        room = plate.inflate(-2 * pad, -2 * pad)
        self._words.rect = cut_top(room, words, px(10 if note else 16))
        self._note.rect = cut_top(room, note, px(16)) if note else Rect(0, 0, 0, 0)
        self._field.rect = cut_top(room, px(44), px(16))
        half = Rect(room.right - min(room.w, px(340)), room.y, min(room.w, px(340)), px(42))
        self._buttons[1].rect, self._buttons[0].rect = across(half, 2, px(10))
        return plate

    def answer(self, command: Command) -> str | None:
        """What came of it as a sentence, None while nothing has been decided, "" when it was called off."""
        if not command.final:
            return None
        if command.id == "export.path":
            self._desk.pop_modal()
        return self._write() if command.value else ""

    def _write(self) -> str:
        asked = self._field.value.strip()
        try:
            path = Path(asked).expanduser()
            if not path.is_absolute():
                return "The record was not written: a whole path is needed, from the root of the disk on."
            return f"Written to {self._shelf.export(self._kept, path)}."
        except StoneworkError as error:
            return f"The record was not written. {error}"
        except (RuntimeError, ValueError):
            return "The record was not written: there is no such folder."


def home(otherwise: Path) -> Path:
    """The home folder of the person, or another folder where the system knows of none."""
    try:
        found = Path.home()
    except (RuntimeError, KeyError):
        return otherwise
    return found if is_folder(found) else otherwise
