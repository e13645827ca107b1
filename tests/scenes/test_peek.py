"""Peeking at one's own hand: it lies face down in computers' turns, shows while it is held up, and only in the rack."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from engine.core.match import Person
from scenes.play.curtain import CurtainScene
from scenes.play.table import turns
from tests.scenes.chair import Chair
from tests.scenes.test_privacy_table import ANNA, BEN, ROBOT, lift, play_turn, shown, table

NOBODYS = {1: False, 2: False, 3: False}
ANNAS = {1: True, 2: False, 3: False}


def robots_turn(home: Path, *people: Person) -> Chair:
    """Anna has played; the computer is to act (and waits)."""
    chair = table(home, *people)
    lift(chair)
    assert shown(chair) == ANNAS
    play_turn(chair)
    chair.frames(2)
    assert chair.match.to_act == 2 and chair.app.scene == "play"
    return chair


def key(chair: Chair, kind: int) -> None:
    """Holds the key down, or lets it go."""
    chair.post(Event(kind, key=pygame.K_p, mod=0, unicode="", scancode=0))


def mouse(chair: Chair, kind: int, pos: tuple[int, int]) -> None:
    """Presses or releases the mouse button."""
    chair.post(Event(kind, pos=pos, button=1))


def spot(chair: Chair, way: str) -> tuple[int, int]:
    """Where the mouse holds the hand up: on the button, or on the own rack."""
    scene = chair.app.scenes.top
    return scene.peek.button.rect.center if way == "button" else scene.rack._plank().center


@pytest.mark.parametrize("way", ["key", "button", "rack"])
def test_a_hand_shows_while_it_is_held_up(tmp_path: Path, way: str) -> None:
    chair = robots_turn(tmp_path, ANNA, ROBOT, BEN)
    before = pygame.image.tobytes(chair.app.surface, "RGB")
    assert shown(chair) == NOBODYS and chair.can("peek")
    key(chair, pygame.KEYDOWN) if way == "key" else mouse(chair, pygame.MOUSEBUTTONDOWN, spot(chair, way))
    held = chair.match.state.hands[0]
    assert shown(chair) == ANNAS and len(chair.app.scenes.top.rack.tiles(1)) == len(held)
    assert chair.app.scenes.top.table.eyes.viewer == 0  # board, texts and all else stay everybody's
    key(chair, pygame.KEYUP) if way == "key" else mouse(chair, pygame.MOUSEBUTTONUP, spot(chair, way))
    chair.hover((5, 300))
    chair.frames(40)
    assert shown(chair) == NOBODYS and pygame.image.tobytes(chair.app.surface, "RGB") == before
    chair.close()


GOES = {"the window loses the keyboard": lambda chair: chair.post(Event(pygame.WINDOWFOCUSLOST)),
        "the pointer leaves": lambda chair: chair.post(Event(pygame.WINDOWLEAVE)),
        "a menu opens": lambda chair: chair.key(pygame.K_ESCAPE),
        "one looks back": lambda chair: chair.key(pygame.K_HOME),
        "everything is covered": lambda chair: chair.key(pygame.K_F2)}


@pytest.mark.parametrize("goes", GOES.values(), ids=GOES)
def test_a_hand_never_stays_up(tmp_path: Path, goes: Callable[[Chair], None]) -> None:
    chair = robots_turn(tmp_path, ANNA, ROBOT, BEN)
    scene = chair.app.scenes.top
    key(chair, pygame.KEYDOWN)
    assert scene.peek.on
    goes(chair)
    assert not scene.peek.on
    chair.close()


def test_nobody_peeks_in_a_persons_turn_or_alone(tmp_path: Path) -> None:
    chair = table(tmp_path, ANNA, ROBOT, BEN)
    lift(chair)
    assert not chair.can("peek") and shown(chair) == ANNAS  # one's own turn: the hand lies open
    chair.close()
    alone = table(tmp_path / "alone", Person("You"), ROBOT)
    assert "peek" not in {w.id for w in alone.app.widgets()} and shown(alone) == {1: True, 2: False}
    alone.close()


def test_the_hand_opens_again_for_the_own_turn(tmp_path: Path) -> None:
    """Two computers between two turns of one person, while the other people are elsewhere."""
    chair = robots_turn(tmp_path, ANNA, ROBOT, BEN)
    scene = chair.app.scenes.top
    turns.play(scene.table, [next(a for a in chair.match.state.actions() if a.verb == "pass")])
    turns.play(scene.table, [chair.match.game.parse(chair.match.state, "swap")])
    chair.frames(3)
    assert scene.table.eyes.hands_over and shown(chair) == NOBODYS  # Ben's turn: Anna covers, her hand stays down
    chair.key(pygame.K_z, pygame.KMOD_CTRL)
    chair.frames(2)
    if chair.can("agree.yes"):
        chair.press("agree.yes")
    chair.frames(3)
    if chair.app.scene == "curtain":
        lift(chair)
    assert chair.match.to_act == 1 and shown(chair) == ANNAS
    chair.close()


def test_the_curtain_says_whose_turn_it_is(tmp_path: Path) -> None:
    chair = robots_turn(tmp_path, ANNA, ROBOT, BEN)
    chair.key(pygame.K_F2)
    curtain = chair.app.scenes.top
    assert isinstance(curtain, CurtainScene) and curtain.seat == 3
    assert curtain.words.startswith("Yellow plays next.")
    chair.close()
    first = table(tmp_path / "first", ANNA, ROBOT, BEN)
    assert isinstance(first.app.scenes.top, CurtainScene) and first.app.scenes.top.words.startswith("Red is to play.")
    first.close()
