"""A match on the screen: owns the parts that live in the rooms beside this one, and hands them events and time."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from engine.core.match import Match
from engine.records.journal import Journal
from scenes.client import Client
from scenes.kit.board.board import Board
from scenes.kit.canvas import Canvas
from scenes.kit.widgets import Command
from scenes.play.board.rack import Rack
from scenes.play.board.stage import draw_scene, lay_board, places_of
from scenes.play.board.view import Drawing
from scenes.play.input.clip import Clip
from scenes.play.input.commands import Commands
from scenes.play.input.hand import Hand
from scenes.play.input.keys import covers_under_dialog
from scenes.play.input.peek import Peek
from scenes.play.input.pointer import Pointer
from scenes.play.panel.controls import Controls
from scenes.play.panel.first_time import FirstTime
from scenes.play.panel.layout import Layout
from scenes.play.table.advice import Advice
from scenes.play.table.again import Again
from scenes.play.table.aids import Aids
from scenes.play.table.driver import Driver
from scenes.play.table.eyes import Eyes
from scenes.play.table.review import Review
from scenes.play.table.show import Show
from scenes.play.table.trouble import Trouble
from scenes.play.table.turns import Turns
from scenes.scene import Scene


class PlayScene(Scene):
    """A match on the screen. The match is the truth; `show` lags behind it with its animations."""

    name = "play"
    with_board = True
    alone = False  # nobody sits there: a demo

    def __init__(self, app: Client, match: Match, journal: Journal | None, still: bool = False) -> None:
        """`journal` writes the match down (None for pictures); `still`: no computer plays (pictures, ended games)."""
        super().__init__(app)
        self.match, self.journal, self.still = match, journal, still
        self.presentation = match.game.presentation()
        self.hand = Hand(self.presentation)
        self.driver = Driver(match, app.thinker, Random(f"{match.seed} computers").randrange(2**31))
        self.driver.paused = still
        if not (still or all(person.human for person in match.people)):
            app.thinker.warm()
        self.canvas = Canvas()
        self.controls = Controls(self)
        self.commands = Commands(self)
        self.pointer = Pointer(self)
        self.view = Drawing(self)
        self.board: Board | None = None
        self.show: Show | None = None
        self.turns, self.eyes, self.rack = Turns(self), Eyes(self), Rack(self)
        self.peek, self.aids, self.advice = Peek(self), Aids(self), Advice(self)
        self.review, self.first_time = Review(self), FirstTime(self)
        self.clip, self.again, self.trouble = Clip(self), Again(self), Trouble(self)

    @property
    def places(self) -> Layout:
        """Where everything lies now."""
        return places_of(self)

    @property
    def over(self) -> bool:
        """Whether the game is over and the board has come to rest with its end."""
        busy = self.review.on or bool(self.show and self.show.busy)
        return self.match.outcome is not None and (self.turns.saw_over or not busy)

    @property
    def watched(self) -> bool:
        """Whether computers play among themselves, and nobody keeps the game."""
        return self.journal is None and not self.still and not self.driver.humans()

    def layout(self) -> None:
        """Lays out board and panel for the window; the view of the board is kept."""
        super().layout()
        self.canvas.spoil()
        self.driver.seconds = self.app.settings.seconds
        lay_board(self)
        self.controls.layout()

    def enter(self) -> None:
        """Comes onto the stack; where a person has to lift the curtain, it hangs from the first frame on."""
        super().enter()
        if self.match.outcome is not None:
            self.turns.opened_finished()
        if self.eyes.must_cover:
            self.cover()

    def changed(self) -> None:
        """The match has changed: buttons, marks and list follow."""
        self.view.forget()
        self.controls.refresh()

    def update(self, dt: float) -> bool:
        """Time passes: animations, computers, chance; then it may be somebody's turn."""
        assert self.show is not None and self.board is not None
        if self.desk.modal:
            return self.desk.update(dt)
        moving = self.desk.update(dt) | self.show.update(dt) | self.board.update(dt) | self.advice.update(dt)
        self.clip.update(dt)
        self.again.update(dt)
        self.review.settle()
        played = self.turns.update(dt)
        if self.review.news():
            self.changed()
        return played or moving or self.show.busy

    @property
    def pace(self) -> float:
        """Seconds that may pass until the next frame when nothing moves."""
        return 0.05 if self.driver.thinking or self.advice.waits else 0.25

    def handle(self, event: Event) -> None:
        """Widgets first; a click or Space during an animation only ends the animation."""
        if self.peek.handle(event) or self.pointer.skips(event) or covers_under_dialog(self, event):
            return
        super().handle(event)
        if self.desk.took and event.type == pygame.MOUSEMOTION:
            self.hand.hover(None)

    def answer(self, command: Command) -> None:
        """A widget was used."""
        self.commands.run(command)

    def other(self, event: Event) -> None:
        """Everything that no widget wanted: the board's."""
        self.pointer.handle(event)

    def hear(self, sound: str) -> None:
        """Something that happened on the board is heard."""
        self.app.sounds.play(sound)

    def help(self) -> None:
        """The rules, at the page of what is to be done."""
        self.app.doors.rules(self.match.game, self.review.state.phase)

    def cover(self) -> None:
        """The curtain comes down, for whose turn it is; until it is lifted nobody's hand is in any picture."""
        from scenes.play.curtain import CurtainScene

        self.review.end()
        self.eyes.cover()
        self.app.scenes.push(CurtainScene(self, self.eyes.next_person()))

    def let_go(self) -> None:
        """Nothing is dragged or held up any more."""
        super().let_go()
        self.pointer.let_go()
        self.peek.let_go()

    def stake(self, pos: tuple[int, int]) -> Hashable:
        """Beside all widgets a press is about the board in this turn."""
        return super().stake(pos) or self.match.state.turn

    def draw(self, surface: Surface) -> list[Rect]:
        """Repaints what differs from the last frame."""
        return draw_scene(self, surface)

    def xy(self, name: str) -> tuple[int, int]:
        """Where a cell or a tile in hand is on the screen. Raises KeyError."""
        assert self.board is not None
        x, y = self.rack.point(name) or self.board.point(name)
        return round(x), round(y)

    def at(self, x: int, y: int) -> str | None:
        """The cell at a point."""
        beside = self.rack.at((x, y))
        if beside or self.rack.covers((x, y)):
            return beside.name if beside else None
        return self.board.placed.at(x, y) if self.board and self.board.area.collidepoint(x, y) else None

    def unsaved(self) -> str:
        """Why the game is not on disk."""
        return self.turns.unsaved()

    def leave(self) -> None:
        """The game stays on disk for Continue."""
        self.driver.stop()
        self.advice.stop()
        if self.journal is not None:
            self.journal.close()
