"""A player's chair for tests: looks at the client's seams and posts mouse and key events, nothing else."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from pathlib import Path

import pygame
from pygame.event import Event

from engine.core.action import Action
from engine.core.game import Game
from engine.core.match import Match
from engine.games import GAMES
from scenes.app import App
from scenes.gate import TWICE
from scenes.preferences import Settings

TICK = 1 / 60


class Chair:
    """Sits at an App. Time is injected, so animations take no real time; computers do think in real time."""

    def __init__(self, home: Path, size: tuple[int, int] = (1024, 600), games: Sequence[Game] = GAMES,
                 **settings: object) -> None:
        pygame.display.init()
        pygame.font.init()
        under = Settings().having({"animation": "fast", "muted": True, "seconds": 0.2, "first_time": False, **settings})
        self.app = App(size, under, home, games=games)
        self._last = (-1, -1)

    @property
    def match(self) -> Match:
        """The match on the table."""
        assert self.app.match is not None
        return self.app.match

    def frames(self, count: int = 1, dt: float = TICK) -> None:
        """Lets frames pass."""
        for _ in range(count):
            self.app.frame([], dt)

    def post(self, *events: Event) -> None:
        """Posts events through SDL's queue, as the system would."""
        pygame.event.clear()
        for event in events:
            pygame.event.post(event)
        self.app.frame(pygame.event.get(), TICK)

    def hover(self, pos: tuple[int, int]) -> None:
        """Moves the pointer."""
        self.post(Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))

    def click(self, pos: tuple[int, int], button: int = 1) -> None:
        """Moves there, presses and releases; at the same place as before only after the time of a double click."""
        self.hover(pos)
        if button == 1 and pos == self._last:
            self.app.frame([], TWICE)
        self._last = pos if button == 1 else self._last
        self.post(Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button))
        self.post(Event(pygame.MOUSEBUTTONUP, pos=pos, button=button))

    def double_click(self, pos: tuple[int, int]) -> None:
        """Moves there, presses and releases twice in quick succession."""
        self.hover(pos)
        for _ in range(2):
            self.post(Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
            self.post(Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))

    def drag(self, a: tuple[int, int], b: tuple[int, int]) -> None:
        """Presses at a, moves in steps to b, releases."""
        self.hover(a)
        self.post(Event(pygame.MOUSEBUTTONDOWN, pos=a, button=1))
        for i in range(1, 6):
            at = (a[0] + (b[0] - a[0]) * i // 5, a[1] + (b[1] - a[1]) * i // 5)
            self.post(Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0)))
        self.post(Event(pygame.MOUSEBUTTONUP, pos=b, button=1))

    def press(self, id: str) -> None:
        """Clicks a widget by its id."""
        state = {w.id: w for w in self.app.widgets()}[id]
        assert state.enabled, f"{id} cannot be pressed"
        self.click(state.rect.center)

    def can(self, id: str) -> bool:
        """Whether a widget is there and can be pressed."""
        return any(w.id == id and w.enabled for w in self.app.widgets())

    def key(self, key: int, mod: int = 0) -> None:
        """Presses and releases a key."""
        self.post(Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
        self.post(Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0))

    def rest(self, seconds: float = 8.0) -> None:
        """Frames until nothing moves on the board (injected time)."""
        show = self.app.scenes.top.table.show
        for _ in range(int(seconds / TICK)):
            self.frames()
            if not show.busy:
                break
        self.frames(2)

    def wait_for_turn(self, seconds: float = 20.0) -> None:
        """Frames in real time until a person is to act or the game is over and the board lies still."""
        end = time.monotonic() + seconds
        scene = self.app.scenes.top
        while time.monotonic() < end:
            self.frames(1, 0.05)
            if self.app.scenes.top is not scene:
                return  # the curtain has come down
            table = scene.table
            if not table.show.busy and (table.over or table.hand.state is not None or table.eyes.hands_over):
                self.frames(3)
                return
            if scene.table.driver.thinking:
                time.sleep(0.002)
        raise AssertionError("nobody came to act")

    def do(self, action: Action) -> None:
        """Plays an action by its picks: clicks on cells, presses of buttons."""
        for pick in action.picks:
            if pick.kind == "button":
                self.press(self._button(pick.name))
            else:
                self.click(self.app.xy(pick.name))
        hand = self.app.scenes.top.table.hand
        if hand.held:  # several ways fit: turn until it is the one
            for _ in range(40):
                if hand.meant() == action:
                    break
                self.press("turn-right")
            self.click(self.app.xy(hand.held.name))
        self.rest()

    def _button(self, name: str) -> str:
        """The id of the button for a pick, the one of several that can be pressed."""
        match = self.match
        told = [b for b in match.game.presentation().buttons(match.state) if b.pick.name == name]
        ids = [f"action.{b.name or b.pick.name}" for b in told]
        return next(id for id in ids if self.can(id))

    def texts(self) -> Iterable[str]:
        """Texts of all widgets."""
        return [w.text for w in self.app.widgets()]

    def close(self) -> None:
        """Stands up."""
        self.app.close()
