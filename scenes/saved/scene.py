"""The shelf of saved games: finished ones and those under way, to look at, go on with, export and clear away."""

from __future__ import annotations

from pathlib import Path

import pygame
from pygame import Surface
from pygame.event import Event

from engine.core.errors import StoneworkError
from engine.records.notation import written
from engine.records.saved_games import Saved
from scenes.client import Client
from scenes.games.reader import Reader
from scenes.kit.boxes import box
from scenes.kit.keyboard import stroke
from scenes.kit.widgets import Command
from scenes.saved.export import Export
from scenes.saved.layout import SavedLayout
from scenes.saved.parts import SavedParts
from scenes.saved.words import names
from scenes.scene import Scene


class SavedScene(Scene):
    """A list with search and filter; beside it the chosen game. Files are read in the background."""

    name = "saved"

    def __init__(self, app: Client) -> None:
        super().__init__(app)
        self.shelf = app.store.saved
        self.reader = Reader(self.shelf, app.patient)
        self.parts = SavedParts(self.shelf, app.patient, app.games)
        self._deleted: list[tuple[Path, str]] = []  # of this visit, the last one last
        self._export: Export | None = None
        self.desk.put(self.parts.widgets)
        self.desk.focus_on("list")

    # ---- what there is -----------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Comes onto the stack."""
        self.refresh()
        super().enter()

    def resume(self) -> None:
        """On top again: games may have gone on, or ended."""
        self.refresh()
        super().resume()

    def pause(self) -> None:
        """Another scene comes over it; nothing is read meanwhile."""
        super().pause()
        self.reader.stop()

    def leave(self) -> None:
        """It goes for good; reading stops."""
        self.reader.stop()

    def refresh(self, chosen: str | None = None) -> None:
        """Looks anew at what lies there."""
        self.parts.kept = self.shelf.kept()
        self.reader.start(self.parts.kept)
        self.parts.fill(self.app.style, chosen)

    # ---- where it lies -----------------------------------------------------------------------------------------

    def layout(self) -> None:
        super().layout()
        self.parts.place(self.app.surface.get_size(), self.app.style)
        self.parts.fill(self.app.style)

    @property
    def places(self) -> SavedLayout:
        """Where everything lies now."""
        return self.parts.places

    # ---- what is done ------------------------------------------------------------------------------------------

    def answer(self, command: Command) -> None:
        """A widget was used."""
        chosen = self.parts.chosen
        if command.id.startswith("export.") and self._export:
            self.say(self._export.answer(command))
        elif command.id in ("search", "filter"):
            self.parts.fill(self.app.style)
            self.stale = True
        elif command.id == "list" and not command.final:
            self.stale |= self.parts.choose(self.app.style)
        elif command.id == "undo":
            self.undo()
        elif command.id == "results":
            self.app.doors.results()
        elif command.id == "close":
            self.app.scenes.pop()
        elif chosen is not None:
            self._do(command.id, chosen)

    def _do(self, id: str, chosen: Saved) -> None:
        """What one does with the chosen game."""
        if id == "delete":
            self.delete(chosen)
        elif chosen.problem:
            self.say(chosen.problem)
        elif id in ("open", "list"):
            self.app.doors.open_saved(chosen.kept)
        elif id == "export":
            self._export = Export(self.shelf, chosen.kept, self.desk)
        elif id == "copy":
            self.copy(chosen)

    def say(self, sentence: str | None) -> None:
        """Shows a sentence below the list."""
        if sentence is not None:
            self.parts.note.text = sentence
            self.layout()

    def delete(self, chosen: Saved) -> None:
        """Puts the game among the deleted ones; Undo brings it back."""
        try:
            self._deleted.append((self.shelf.delete(chosen.kept.path), names(chosen)))
        except StoneworkError as error:
            self.say(str(error))
            return
        self.refresh(self.parts.neighbour)
        self.parts.undo.visible = True
        self.say(f"Deleted: {names(chosen)}.")

    def undo(self) -> None:
        """Brings back what was deleted last in this visit."""
        if not self._deleted:
            return
        path, who = self._deleted.pop()
        self.parts.undo.visible = bool(self._deleted)
        try:
            back = self.shelf.bring_back(path)
        except StoneworkError as error:
            self.say(str(error))
            return
        self.refresh(back.name)
        self.say(f"Back on the shelf: {who}.")

    def copy(self, chosen: Saved) -> None:
        """Puts the game turn by turn on the clipboard; nothing is said where there is none."""
        try:
            pygame.scrap.put_text(written(self.shelf.open(chosen.kept)))
        except StoneworkError as error:
            self.say(str(error))
        except (pygame.error, AttributeError):
            return
        else:
            self.say(f"The turns are on the clipboard{', without what is hidden' if chosen.secret else ''}.")

    def other(self, event: Event) -> None:
        """Delete, Ctrl+Z, Ctrl+C and Ctrl+F, whatever has the focus."""
        chosen, key = self.parts.chosen, stroke(event) if event.type == pygame.KEYDOWN else ""
        if chosen and (key == "Delete" or (key == "Backspace" and self.app.keyboard.mac)):  # named so on its keys
            self.delete(chosen)
        elif key == "Ctrl Z":
            self.undo()
        elif key == "Ctrl C" and chosen:
            self._do("copy", chosen)
        elif key == "Ctrl F":
            self.desk.focus_on("search")
        else:
            super().other(event)

    # ---- frame by frame ----------------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        """Time passes: files are read, pictures come."""
        if self.reader.update(dt):
            self.parts.fill(self.app.style)
        self.stale |= self.parts.update(dt, self.app.style, self.reader.progress)
        return super().update(dt) or self.reader.busy or self.parts.busy

    def paint(self, surface: Surface) -> None:
        """The plate with the chosen game."""
        super().paint(surface)
        style, plate = self.app.style, self.places.plate
        if plate:
            box(surface, plate, style.theme.panel, style.theme.line, style.scale.px(12))
            self.parts.paint(surface, style)
