"""What is shown after an error that nobody expected: one sentence, a report to copy, and the way back to the menu."""

from __future__ import annotations

import pygame
from pygame import Rect
from pygame.event import Event

from scenes.client import Client
from scenes.kit.widgets import Button, Command, Label
from scenes.scene import Scene

NAME = "trouble"
WIDE = 620  # design pixels of the words
HEADLINE = "Something went wrong."


class TroubleScene(Scene):
    """Calm and small: it asks no game anything, so that it can be shown when everything else fails."""

    name = NAME
    every_key = True

    def __init__(self, app: Client, sentence: str, report: str) -> None:
        super().__init__(app)
        self._report = report
        self.sentence, self.note = Label("sentence", sentence), Label("note", "", "muted")
        self._words = (Label("headline", HEADLINE, "title"), self.sentence, self.note)
        self._menu_button = Button("menu", "Back to the menu", "home", "primary")
        self._copy_button = Button("copy", "Copy the report", "copy")
        self.desk.put([*self._words, self._menu_button, self._copy_button])
        self.desk.focus_on("menu")

    def layout(self) -> None:
        """Words and buttons below each other, in the middle of the window."""
        super().layout()
        style, window = self.app.style, self.app.surface.get_rect()
        px, gap = style.scale.px, style.scale.gap
        wide = min(px(WIDE), window.w - 2 * gap(24))
        heights = [max(word.want(style, wide)[1], px(24)) for word in self._words]
        buttons = (self._menu_button, self._copy_button)
        high = sum(heights) + len(heights) * gap(12) + 2 * px(44) + gap(10)
        left, top = window.centerx - wide // 2, max(gap(12), window.centery - high // 2)
        for word, height in zip(self._words, heights, strict=True):
            word.rect = Rect(left, top, wide, height)
            top += height + gap(12)
        for button in buttons:
            button.rect = Rect(left, top, min(wide, max(px(240), button.want(style)[0])), px(44))
            top += px(44) + gap(10)

    def answer(self, command: Command) -> None:
        """A button was pressed."""
        if command.id == "menu":
            self.app.doors.menu()
        elif command.id == "copy":
            self.note.text = _copied(self._report)
            self.layout()

    def other(self, event: Event) -> None:
        """Esc goes back to the menu too."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.app.doors.menu()


def _copied(report: str) -> str:
    try:
        pygame.scrap.put_text(report)
    except (pygame.error, AttributeError):
        return "There is no clipboard here; the report is also in the log file."
    return "The report is on the clipboard. It tells nothing of hands or of the game."
