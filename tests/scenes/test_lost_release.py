"""A press whose release is not heard ends: nothing is carried on, pulled on or played. In all games."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import pygame
from pygame.event import Event

from engine.core.game import Game
from engine.core.match import Person
from scenes.kit.widgets import Command, Slider
from scenes.settings.scene import SettingsScene
from tests.scenes.conftest import Sit
from tests.scenes.test_gate import Point, down, every_game, table


def moving(pos: Point, held: int) -> Event:
    """The pointer moves, with or without the left button."""
    return Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(held, 0, 0))


RULES = tuple(down(key, kind) for key in (pygame.K_F1, pygame.K_ESCAPE) for kind in (pygame.KEYDOWN, pygame.KEYUP))
LOST: Mapping[str, tuple[Event, ...]] = MappingProxyType({
    "released elsewhere": (moving((300, 200), 0),),
    "another window": (Event(pygame.WINDOWFOCUSLOST),),
    "out of the window": (Event(pygame.WINDOWLEAVE),),
    "rules": RULES,
    "a dialog": (),
})


@every_game
def test_a_press_whose_release_is_not_heard_ends(sit: Sit, game: Game) -> None:
    """A piece that can be carried, and bare ground, are dragged; the release is lost. Nothing moves or is played."""
    chair = sit(animation="off")
    scene = table(chair, game, 30, Person("Anna"), Person("Robot", "computer", 1))
    scene.table.driver.paused = True
    carried = [a.picks[0].name for a in scene.match.state.actions() if len(a.picks) > 1]
    bare, played = (60, scene.room.places.board.centery), len(scene.match.actions)
    for name, events in LOST.items():
        for start in (bare, *(chair.app.xy(cell) for cell in carried[:1])):
            space = scene.room.board.space
            chair.hover(start)
            chair.post(Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
            for k in range(1, 4):
                chair.post(moving((start[0] + 20 * k, start[1] - 10 * k), 1))
            assert scene.pointer.dragging == (start != bare) or scene.room.board.space != space
            if name == "a dialog":
                scene.commands.menu.open()
                chair.key(pygame.K_ESCAPE)
            chair.post(*events)
            chair.frames(2)
            space = scene.room.board.space
            chair.post(moving((500, 300), 1), moving((620, 330), 1))
            assert not scene.pointer.dragging and not scene.table.hand.picked and scene.room.board.space == space, name
            chair.post(Event(pygame.MOUSEBUTTONUP, pos=(620, 330), button=1))
            chair.frames(30)
            assert len(scene.match.actions) == played and not scene.table.hand.picked
            scene.commands.run(Command("fit"))


def test_a_slider_stays_where_it_was_let_go_elsewhere(sit: Sit) -> None:
    for lost in (moving((10, 10), 0), Event(pygame.WINDOWFOCUSLOST)):
        chair = sit((1366, 768), muted=False, volume=0.5)
        chair.app.begin(SettingsScene(chair.app))
        chair.frames(3)
        volume = chair.app.scenes.top.desk.find("volume", Slider)
        at = volume.rect.midright
        chair.hover(volume.rect.center)
        chair.post(Event(pygame.MOUSEBUTTONDOWN, pos=volume.rect.center, button=1), moving(at, 1), lost)
        shown = volume.value
        chair.post(moving((400, 300), 1))
        assert shown > 0.5 and volume.value == shown == chair.app.settings.volume and not volume.pressed
