"""Everywhere that a game is asked how it shows itself: stations by name, each gone to by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from random import Random
from typing import Any

import pygame

from engine.core.game import Game
from engine.core.match import Match, Person
from engine.core.presentation import AidsOf, PictureOf, RefusalsOf, TextsOf, TurnOf
from engine.games import GAMES
from scenes.begin import begin
from scenes.menu.scene import MenuScene
from scenes.play.scene import PlayScene
from scenes.play.table import turns
from scenes.setup.scene import SetupScene
from tests.scenes.chair import Chair
from tests.scenes.seated import play_scene
from tests.scenes.trouble_rig import Failing
from tests.table.rig import any_action, by_lot

QUESTIONS = frozenset(name for part in (PictureOf, TurnOf, RefusalsOf, AidsOf, TextsOf) for name in vars(part)
                      if not name.startswith("_"))
PEOPLE = Person("Ann"), Person("Bob")
FAR = 3000  # actions in which a game has ended

Station = Callable[[], None]


@contextmanager
def failing(game: Game) -> Iterator[Failing]:
    """The presentation of a game, for a while."""
    before = game.presentation
    shown = Failing(before())
    object.__setattr__(game, "presentation", lambda: shown)
    try:
        yield shown
    finally:
        object.__setattr__(game, "presentation", before)


class Stations:
    """Where one goes with one game."""

    def __init__(self, chair: Chair, game: Game) -> None:
        self._chair, self._game = chair, game
        self._early, self._middle = self._played(2), self._played(31)
        self._ended = self._played(FAR)
        assert self._ended.outcome is not None

    def all(self) -> Mapping[str, Station]:
        """By name, in the order in which one goes there."""
        app, game = self._chair.app, self._game
        return {"begin": lambda: begin(app, game, {}, list(PEOPLE), seed=3), "continue": self._continue,
                "set-up": lambda: app.scenes.push(SetupScene(app, game, "friend")), "saved": app.doors.saved,
                "rules": lambda: app.doors.rules(game), "laying": lambda: self._sit(self._early),
                "turn": self._turn, "back": self._back, "passing": self._passing, "end": self._end,
                "demo": lambda: app.doors.demo(GAMES.index(game)),
                "watched": lambda: self._look(self._people(self._middle, "computer"))}

    def _played(self, steps: int) -> Match:
        return by_lot(Match(self._game, {}, 5, PEOPLE), steps)

    def _people(self, match: Match, kind: str) -> Match:
        """The same game among others."""
        other = Match(self._game, {}, 5, [Person(person.name, kind, 1) for person in PEOPLE])
        for action in match.actions:
            other.play(action)
        return other

    def _sit(self, match: Match) -> PlayScene:
        """At a game between two people; everything is pointed at, and each kind of place is clicked."""
        chair, fork = self._chair, match.fork(len(match.actions))
        scene = play_scene(chair.app, fork, chair.app.store.keep(fork))
        chair.app.begin(scene)
        chair.frames(3)
        if chair.app.scene == "curtain":
            chair.press("lift")
            chair.frames(3)
        if chair.app.scene == "play":
            area = scene.room.places.board
            for x, y in ((area.centerx, area.centery), (area.x + 12, area.y + 12), *self._known(scene)):
                chair.hover((x, y))
                chair.frames()
            chair.click((area.x + 12, area.bottom - 12))
            chair.click(area.center)
        return scene

    def _known(self, scene: PlayScene) -> list[tuple[int, int]]:
        """Where something may be picked."""
        picks = [action.picks[0] for action in scene.match.state.actions()[:40] if action.picks]
        places = [pick.name for pick in picks if pick.kind != "button"]
        return [scene.xy(name) for name in places[:1] + places[-1:]]

    def _turn(self) -> None:
        """A step by clicks, and all that was played before seen again."""
        chair, scene, dice = self._chair, self._sit(self._middle), Random(1)
        for _ in range(4):
            if chair.app.scene == "play" and scene.match.to_act and not scene.desk.modal:
                turns.play(scene.table, [any_action(scene.match, dice)])
                chair.frames(6)
        chair.key(pygame.K_r)
        chair.frames(4)

    def _back(self) -> None:
        """Looking back, and a turn taken back."""
        chair, scene = self._chair, self._sit(self._middle)
        for key, mod in ((pygame.K_PAGEUP, 0), (pygame.K_PAGEDOWN, 0), (pygame.K_END, 0),
                         (pygame.K_z, pygame.KMOD_CTRL)):
            if chair.app.scene == "play":
                chair.key(key, mod)
                chair.frames(3)
        if chair.app.scene == "play" and scene.desk.modal:
            chair.press("agree.yes")

    def _passing(self) -> None:
        """Two have passed, and may go on with that."""
        scene = self._sit(self._middle)
        while self._chair.app.scene == "play" and scene.match.state.turn < self._middle.state.turn + 3:
            match, idle = scene.match, self._game.idle
            turns.play(scene.table, [idle(match.state) if idle and match.to_act else any_action(match, Random(1))])
            self._chair.frames(3)

    def _end(self) -> None:
        """The last step, the counting, the result."""
        chair, full = self._chair, self._ended
        scene = self._sit(full.fork(len(full.actions) - 1))
        if chair.app.scene == "play":
            turns.play(scene.table, [full.actions[-1]])
            chair.rest(20)
            chair.frames(3)

    def _continue(self) -> None:
        """The game that waits."""
        self._chair.app.scenes.home(MenuScene(self._chair.app))
        self._chair.frames(2)
        if self._chair.can("continue"):
            self._chair.press("continue")

    def _look(self, match: Match) -> None:
        scene: Any = play_scene(self._chair.app, match, None, still=True)
        self._chair.app.begin(scene)


def go(chair: Chair, station: Station) -> bool:
    """Goes to a station, and back to the menu; whether trouble was said, with a sentence and a report to copy."""
    try:
        station()
    except ValueError as error:  # made in the test's own call: in a frame it would have been caught
        chair.app.guard.caught(error)
    except (AttributeError, KeyError):  # the way went on behind the scene that says so
        assert chair.app.scene == "trouble"
    chair.frames(3)
    if trouble := chair.app.scene == "trouble":
        assert "kept" in chair.app.scenes.top.sentence.text
        chair.press("copy")
        assert "clipboard" in chair.app.scenes.top.note.text
        chair.press("menu")
    else:
        chair.app.scenes.home(MenuScene(chair.app))
    chair.frames(2)
    assert chair.app.scene == "menu" and chair.app.running
    return trouble
