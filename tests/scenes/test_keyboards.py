"""Keyboards of other countries and systems: every command of the key table, as each of them would send it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from engine.core.match import Person
from scenes.kit.keyboard import Keyboard, stroke
from scenes.kit.widgets import TextField
from scenes.play.input.keys import DEEDS
from scenes.rules.keys import KeyCard
from scenes.scene import Scene
from scenes.shortcuts import CARD, COMMANDS
from tests.scenes.chair import Chair
from tests.scenes.conftest import Sit
from tests.scenes.layouts import LAYOUTS, sent
from tests.scenes.saved_rig import at_shelf, rows, save
from tests.scenes.test_peek import robots_turn
from tests.scenes.test_play_keys import play
from tests.scenes.test_privacy_table import ANNA, BEN, ROBOT


class Asked:
    """Notes what the keys of a play scene ask for, in place of doing it."""

    def __init__(self, chair: Chair, patch: pytest.MonkeyPatch) -> None:
        self.names: list[str] = []
        app, scene = chair.app, chair.app.scenes.top
        patch.setattr(scene.commands, "run", lambda command: self.names.append(command.id))
        patch.setattr(app, "full_screen", lambda on: self.names.append("screen"))
        patch.setattr(scene, "help", lambda: self.names.append("rules"))
        patch.setattr(app, "change", lambda **given: self.names.append("sound"))
        deeds = {name: self._note(name) for name in DEEDS}
        patch.setattr("scenes.play.input.keys.DEEDS", deeds)

    def _note(self, name: str) -> Callable[[object, str], None]:
        return lambda scene, rest: self.names.append(f"{name}.{rest}" if rest else name)


@pytest.fixture
def chair(tmp_path: Path) -> Iterator[Chair]:
    """Two people at Matrix."""
    seat = play(tmp_path, "matrix", {}, Person("Anna"), Person("Ben"))
    if seat.app.scene == "curtain":
        seat.key(pygame.K_RETURN)
        seat.frames(3)
    assert seat.app.scene == "play"
    yield seat
    seat.close()


def strike(chair: Chair, layout: str, name: str) -> None:
    """Presses a key and lets it go."""
    chair.post(sent(layout, name), sent(layout, name, pygame.KEYUP))


def test_every_command_on_every_keyboard(chair: Chair, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, wrong = Asked(chair, monkeypatch), []
    for platform in ("linux", "darwin"):
        chair.app.keyboard = Keyboard(platform)
        for layout in LAYOUTS:
            for name, command in COMMANDS.items():
                asked.names.clear()
                strike(chair, layout, name.replace("Ctrl", "Cmd") if platform == "darwin" else name)
                if asked.names != [command]:
                    wrong.append((platform, layout, name, command, asked.names[:]))
    assert not wrong


def test_letters_held_with_alt_or_cmd_ask_for_nothing(chair: Chair, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked(chair, monkeypatch)
    letters = [name for name in COMMANDS if len(name) == 1 and name.isalpha()]
    for platform in ("linux", "win32", "darwin"):
        chair.app.keyboard = Keyboard(platform)
        for held in (pygame.KMOD_LALT, pygame.KMOD_RALT, pygame.KMOD_MODE, pygame.KMOD_LMETA,
                     pygame.KMOD_LCTRL | pygame.KMOD_LALT):
            for name in letters:
                key = ord(name.lower())
                if held == pygame.KMOD_LMETA and platform == "darwin" and f"Ctrl {name}" in COMMANDS:
                    continue  # Cmd is Ctrl there
                chair.post(Event(pygame.KEYDOWN, key=key, mod=held, unicode="", scancode=key - 93))
    assert not asked.names


def test_signs_beside_the_letters_are_no_letters() -> None:
    """The comma on French keyboards lies at the place of M; it is a comma, and M has a place of its own."""
    board = Keyboard("linux")
    for key, place, meant in ((",", pygame.KSCAN_M, ""), ("'", pygame.KSCAN_Q, ""), ("ö", pygame.KSCAN_SEMICOLON, ""),
                              ("ı", pygame.KSCAN_I, "I"), ("-", pygame.KSCAN_6, "-"), ("é", pygame.KSCAN_2, "2"),
                              ("\0", pygame.KSCAN_R, "R"), ("ใ", pygame.KSCAN_M, "M")):  # fmt: skip
        event = Event(pygame.KEYDOWN, key=ord(key), mod=0, unicode=key, scancode=place)
        assert stroke(board.understood(event)) == meant, key
    for key, place in (("/", pygame.KSCAN_SLASH), ("ß", pygame.KSCAN_MINUS), (",", pygame.KSCAN_M)):
        event = Event(pygame.KEYDOWN, key=ord(key), mod=pygame.KMOD_SHIFT, unicode="", scancode=place)
        assert stroke(board.understood(event)) == "?"


def test_a_letter_by_its_place_really_plays(tmp_path: Path) -> None:
    """Not only asked for: a Russian turns the line that is held, takes it back, and redoes as on a Mac."""
    chair = play(tmp_path, "phalanx", {"board": "duel"}, Person("Anna"), Person("Ben"))
    hand = chair.app.scenes.top.table.hand
    chair.click(chair.app.xy("0,0"))
    first = hand.meant()
    strike(chair, "Russian", "E")
    assert hand.meant() != first
    chair.key(pygame.K_RETURN)
    chair.rest()
    played = list(chair.match.actions)
    assert played
    chair.app.keyboard = Keyboard("darwin")
    strike(chair, "Russian", "Cmd Z")
    assert not chair.match.actions
    strike(chair, "Russian", "Cmd Shift Z")
    assert chair.match.actions == played
    chair.close()


def test_the_hand_is_held_up_by_the_place_of_p_and_lies_down_again(tmp_path: Path) -> None:
    chair, looks = robots_turn(tmp_path, ANNA, ROBOT, BEN), []
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        chair.post(sent("Hebrew", "P", kind))
        looks.append(chair.app.scenes.top.peek.on)
    assert looks == [True, False]
    chair.close()


def test_backspace_deletes_kept_games_on_macs_only(sit: Sit) -> None:
    chair = sit()
    save(chair, "Ada", "Bo", steps=3)
    scene = at_shelf(chair)
    chair.frames(30)
    chair.key(pygame.K_BACKSPACE)
    assert rows(scene) == ["Ada and Bo"]
    chair.app.keyboard = Keyboard("darwin")
    chair.key(pygame.K_BACKSPACE)
    assert rows(scene) == []


def test_the_card_shows_the_table() -> None:
    """What the keys do stands on the card, on a Mac with the names its keys have; none is on function keys alone."""
    shown = [cap for caps, _ in KeyCard().lines for cap in caps]
    assert [name for line in CARD for name, _ in line.keys if name not in shown] == [] and "Ctrl Z" in shown
    mac = [cap for caps, _ in KeyCard(mac=True).lines for cap in caps]
    assert "Cmd Z" in mac and not any("Ctrl" in cap or "Backspace" in cap for cap in mac)
    plain = {command for name, command in COMMANDS.items() if not (name[0] == "F" and name[1:].isdigit())}
    assert set(COMMANDS.values()) == plain


def test_letters_are_written_only_into_fields(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Input methods would swallow the keys of the play scene; in a field they are wanted, and know where it is."""
    told: list[str] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: told.append("on"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: told.append("off"))
    monkeypatch.setattr(pygame.key, "set_text_input_rect", lambda rect: told.append(f"at {rect.x}"))
    chair = sit()
    scene = Scene(chair.app)
    field = TextField("name", "", "Анна")
    field.rect = pygame.Rect(40, 40, 300, 40)
    scene.desk.put([field])
    chair.app.begin(scene)
    chair.frames(3)
    chair.click(field.rect.center)
    chair.frames(3)
    chair.key(pygame.K_ESCAPE)
    assert told == ["off", "on", "at 40", "off"]
