"""The play scene: a board, its players, and everything one can do at it. The parts live in the play_* rooms."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import randbelow
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from engine.core.game import Action
from engine.core.journal import Journal
from engine.core.match import Match
from scenes.kit.board import Board
from scenes.kit.canvas import Canvas
from scenes.kit.widgets import Command
from scenes.manager import Scene
from scenes.play_commands import Commands
from scenes.play_driver import Driver
from scenes.play_hand import Hand
from scenes.play_layout import Layout
from scenes.play_pointer import Pointer
from scenes.play_show import Change, Show
from scenes.play_view import View
from scenes.play_widgets import Controls

if TYPE_CHECKING:
    from scenes.app import App


class PlayScene(Scene):
    """A match on the screen. The match is the truth; `show` lags behind it with its animations."""

    name = "play"
    with_board = True

    def __init__(self, app: App, match: Match, journal: Journal | None, still: bool = False) -> None:
        """`journal` writes the match down (None for pictures); `still` lets no computer play (for pictures)."""
        super().__init__(app)
        self.match, self.journal = match, journal
        self.look = match.game.look()
        self.hand = Hand(self.look)
        self.driver = Driver(match, app.thinker, randbelow(2**31))
        self.driver.paused = still
        self.canvas = Canvas()
        self.controls = Controls(self)
        self.commands = Commands(self)
        self.pointer = Pointer(self)
        self.view = View(self)
        self.board: Board | None = None
        self.show: Show | None = None
        self.recorded = False
        self._saw_over = False

    # ---- layout ------------------------------------------------------------------------------------------------

    @property
    def places(self) -> Layout:
        """Where everything lies now."""
        computers = any(not person.human for person in self.match.people)
        size = self.app.surface.get_size()
        return Layout.of(size, self.app.look.scale, len(self.match.seated), computers, self.over)

    @property
    def over(self) -> bool:
        """Whether the game is over and the board has come to rest."""
        return self.match.outcome is not None and not (self.show and self.show.busy)

    def layout(self) -> None:
        """Lays out board and panel for the window; the view of the board is kept."""
        super().layout()
        self.canvas.spoil()
        self.driver.seconds = self.app.settings.seconds
        area = self.places.board
        if self.board is None or self.board.area != area or self.board.look is not self.app.look:
            self._new_board(area)
        if self.show:
            self.show.speed = self.app.settings.animation
        self.controls.layout()

    def _new_board(self, area: Rect) -> None:
        old, view = self.board, self.show.view if self.show else self.match.state
        picture = self.look.picture(view)
        self.board = Board(self.app.look, picture, area, self.app.patient, old=old)
        if self.show is None:
            self.show = Show(self.look, self.board, view, self.app.settings.animation, self.app.sounds.play)
        else:
            self.show.board = self.board
            self.board.show(self.show.picture)

    # ---- the game goes on ----------------------------------------------------------------------------------------

    def play(self, actions: Sequence[Action]) -> None:
        """Plays actions and shows them."""
        changes = []
        for action in actions:
            before = self.match.state
            events = self.match.play(action)
            changes.append(Change(before, action, events, self.match.state))
        self.hand.take(None)
        if self.show:
            self.show.add(changes)
        self.changed()

    def changed(self) -> None:
        """The match has changed: buttons, marks and list follow."""
        self.view.forget()
        self.controls.refresh()

    def commit(self, action: Action, by_button: bool = False) -> None:
        """A person has chosen an action: it is played, or waits for confirmation where it would end the turn."""
        if not by_button and self.asks_first and self._ends_turn(action):
            self.hand.pending = action
            self.controls.refresh()
        else:
            self.play([action])

    @property
    def asks_first(self) -> bool:
        """Whether turns are confirmed: between people, unless switched off."""
        return self.app.settings.confirm_turn and self.driver.humans() > 1

    def _ends_turn(self, action: Action) -> bool:
        return self.match.state.after(action)[0].turn > self.match.state.turn

    def update(self, dt: float) -> bool:
        """Time passes: animations, computers, chance; then it may be somebody's turn."""
        assert self.show is not None and self.board is not None
        if self.desk.modal:
            return self.desk.update(dt)
        moving = self.desk.update(dt) | self.show.update(dt) | self.board.update(dt)
        actions = self.driver.update(dt, self.show.busy)
        if actions:
            self.play(actions)
        self._take_turns()
        return moving or bool(actions) or self.show.busy

    def _take_turns(self) -> None:
        assert self.show is not None
        free = self.driver.human_to_act() and not self.show.busy and self.match.outcome is None
        state = self.match.state if free else None
        if state is not self.hand.state:
            fresh = state is not None and self.view.turn_begins()
            self.hand.take(state)
            self.controls.refresh()
            if fresh and self.driver.humans():
                self.app.sounds.play("turn")
        if self.over != self._saw_over:
            self._saw_over = self.over
            self._end() if self.over else None
            self.layout()

    def _end(self) -> None:
        """The game has ended on the board, too: it is written down, and a sound tells."""
        self.app.sounds.play("end")
        if self.journal is not None and not self.recorded:
            self.recorded = self.app.store.finish(self.match, self.journal) is not None

    def reopen(self) -> None:
        """A finished game goes on after an undo: it gets a journal again."""
        if self.recorded:
            self.recorded = False
            self.journal = self.app.store.keep(self.match)

    @property
    def pace(self) -> float:
        """Seconds that may pass until the next frame when nothing moves."""
        return 0.05 if self.driver.thinking else 0.25

    # ---- events --------------------------------------------------------------------------------------------------

    def handle(self, event: Event) -> None:
        """Widgets first; a click or Space during an animation only ends the animation."""
        if self.pointer.skips(event):
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

    def help(self) -> None:
        """The rules, at the page of what is to be done."""
        from scenes.rules import RulesScene

        self.app.scenes.push(RulesScene(self.app, self.match.game, self.match.state.phase))

    # ---- drawing -------------------------------------------------------------------------------------------------

    def draw(self, surface: Surface) -> list[Rect]:
        """Repaints what differs from the last frame."""
        if self.desk.modal and not self.stale:
            return self.desk.draw(surface, self.app.look, only_dirty=True)
        assert self.board is not None
        rects = self.canvas.draw(surface, self._ground, self.view.things(), self.board.take_spoilt())
        if self.stale:
            self.stale = False
            self.desk.draw(surface, self.app.look)
            return [surface.get_rect()]
        for rect in rects:
            self.desk.repainted(surface, rect)
        return rects + self.desk.draw(surface, self.app.look, only_dirty=True)

    def _ground(self, dst: Surface, rect: Rect) -> None:
        assert self.board is not None
        self.board.paint(dst, rect)

    # ---- seams for tests -----------------------------------------------------------------------------------------

    def xy(self, name: str) -> tuple[int, int]:
        """Where a cell is on the screen. Raises KeyError."""
        assert self.board is not None
        x, y = self.board.point(name)
        return round(x), round(y)

    def at(self, x: int, y: int) -> str | None:
        """The cell at a point."""
        return self.board.placed.at(x, y) if self.board else None

    def leave(self) -> None:
        """The game stays on disk for Continue."""
        self.driver.stop()
        if self.journal is not None:
            self.journal.close()
