"""A table on the screen: owns what draws it and what hears of it, and hands them events and time."""

from __future__ import annotations

from collections.abc import Hashable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from engine.core.match import Match
from scenes.client import Client
from scenes.kit.widgets import Command
from scenes.play.board.draw_list import DrawList
from scenes.play.board.rack import Rack
from scenes.play.board.repaint import repaint
from scenes.play.heeding import heed
from scenes.play.input.commands import Commands
from scenes.play.input.keys import Keys
from scenes.play.input.peek import Peek
from scenes.play.input.pointer import Pointer
from scenes.play.onward import Nothing, Onward
from scenes.play.panel.controls import Controls
from scenes.play.panel.edge import EdgeArrow
from scenes.play.panel.first_time import TipCard
from scenes.play.panel.room import Room
from scenes.play.panel.side import Side
from scenes.play.table import advice, keeping, looking, review
from scenes.play.table.clock import pass_time
from scenes.play.table.table import Table
from scenes.scene import Scene

WAKES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN)


class PlayScene(Scene):
    """A table and views of it. They read it when they are drawn; only the table's functions change it."""

    with_board = True

    def __init__(self, app: Client, table: Table, onward: Onward | None = None) -> None:
        """`onward` leads to the next game of whatever this one belongs to."""
        super().__init__(app)
        self.name, self.every_key = table.manner.name, table.manner.alone
        self.table, self.onward = table, onward or Nothing()
        self.room, self.peek = Room(app, table), Peek(table, self.desk)
        self.rack = Rack(table, self.room, self.peek)
        card, self.edge = TipCard(table, self.room), EdgeArrow(table, self.room, self.rack)
        self.controls = Controls(table, self.room, self.desk, card, self.peek, self.edge)
        self.side = Side(table, self.room, self.rack, self.controls, card)
        self.pointer = Pointer(table, self.room, self.rack)
        self.commands = Commands(table, self.room, self.desk, self.pointer, self.edge)
        self.keys = Keys(self.commands, self.rack)
        self.draw_list = DrawList(table, self.room, self.rack, self.side, self.pointer)
        self._laid: tuple[object, ...] = ()

    @property
    def match(self) -> Match:
        """The match on the table."""
        return self.table.match

    # ---- coming and going --------------------------------------------------------------------------------------

    def layout(self) -> None:
        """Lays out board and panel for the window; the view of the board is kept."""
        super().layout()
        self._laid = self._form
        self.room.canvas.spoil()
        self.table.driver.give(self.app.settings.seconds)
        self.room.lay_board(self.rack.inset())
        self.controls.layout(self.rack)

    @property
    def _form(self) -> tuple[object, ...]:
        """What the places of things depend on."""
        return self.room.places, self.table.watched, self.table.over

    def enter(self) -> None:
        """Comes onto the stack; where a person has to lift the curtain, it hangs from the first frame on."""
        super().enter()
        if self.table.match.outcome is not None:
            looking.opened_finished(self.table)
        if self.table.eyes.must_cover:
            looking.cover(self.table)
        self._follow_up()

    def leave(self) -> None:
        """The game stays on disk for Continue."""
        self.table.driver.stop()
        advice.stop(self.table)
        keeping.leave(self.table)

    def unsaved(self) -> str:
        """Why the game is not on disk."""
        return keeping.unsaved(self.table)

    # ---- time --------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        """Time passes: animations, computers, chance; then it may be somebody's turn."""
        if self.desk.modal:
            return self.desk.update(dt)
        moving = self.desk.update(dt)
        self.onward.tick()
        moving |= pass_time(self.table, dt)
        self._follow_up()
        return moving

    @property
    def pace(self) -> float:
        """Seconds that may pass until the next frame when nothing moves."""
        return 0.05 if self.table.driver.thinking or self.table.advised.waits else 0.25

    def _follow_up(self) -> None:
        """Something may have happened at the table: what it left word of is done, and the buttons follow."""
        notes = list(self.table.notes)
        self.table.notes.clear()
        for note in notes:
            heed(note, self.app, self.table, self.desk, self.onward)
        if self._laid != self._form:
            self.layout()
        else:
            self.controls.refresh()

    # ---- events ------------------------------------------------------------------------------------------------

    def handle(self, event: Event) -> None:
        """Widgets first; a click or Space during an animation only ends the animation."""
        if self.table.manner.alone:  # any key or click at a table where nobody sits leads away from it
            if event.type in WAKES:
                self.app.scenes.pop()
        elif not self._meant_for_all(event):
            super().handle(event)
            if self.desk.took and event.type == pygame.MOUSEMOTION:
                self.table.hand.hover(None)
                self.side.hover(None)
        self._follow_up()

    def _meant_for_all(self, event: Event) -> bool:
        """Whether an event is for the whole table, whatever lies under it."""
        return self.peek.handle(event, self.rack.covers) or self.pointer.skips(event, self.desk.modal) \
            or self.desk.modal and self.keys.cover_under_dialog(event, self.desk)

    def answer(self, command: Command) -> None:
        """A widget was used."""
        self.commands.run(command)

    def other(self, event: Event) -> None:
        """Everything that no widget wanted: the board's."""
        if event.type == pygame.MOUSEMOTION:
            self.side.hover(event.pos)
        if event.type == pygame.KEYDOWN:
            self.keys.press(event)
        elif not (event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self._beside(event.pos)):
            self.pointer.handle(event)

    def _beside(self, pos: tuple[int, int]) -> bool:
        """A press beside the board: on a plate it asks who sits there, on a turn of the list it leads there."""
        plate = self.match.outcome is None and any(rect.collidepoint(pos) for rect in self.room.places.plates)
        turn = self.side.turn_at(pos)
        if plate:
            self.commands.run(Command("menu.seats"))
        elif turn:
            review.go(self.table, self.table.review.turn_end(turn.at))
        return plate or turn is not None

    def help(self) -> None:
        """The rules, at the page of what is to be done."""
        self.commands.menu.rules()

    def let_go(self) -> None:
        """Nothing is dragged or held up any more."""
        super().let_go()
        self.pointer.let_go()
        self.peek.let_go()

    def stake(self, pos: tuple[int, int]) -> Hashable:
        """Beside all widgets a press is about the board in this turn."""
        return super().stake(pos) or self.table.match.state.turn

    # ---- what is to be seen ------------------------------------------------------------------------------------

    def draw(self, surface: Surface) -> list[Rect]:
        """Repaints what differs from the last frame; where that was."""
        rects = repaint(surface, self.room, self.desk, self.draw_list, self.stale)
        self.stale = False
        return rects

    def xy(self, name: str) -> tuple[int, int]:
        """Where a cell or a tile in hand is on the screen. Raises KeyError."""
        x, y = self.rack.point(name) or self.room.board.point(name)
        return round(x), round(y)

    def at(self, x: int, y: int) -> str | None:
        """The cell or tile at a point."""
        pick = self.pointer.pick_at((x, y))
        return pick.name if pick else None
