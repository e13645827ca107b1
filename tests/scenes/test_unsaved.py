"""A game that cannot be saved: every action tries again, leaving asks; two windows on one home; ends come and go."""

from __future__ import annotations

import errno
import random
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from engine.core.match import Match, Person
from engine.records import writing
from engine.records.record import to_record
from engine.records.results import played
from scenes.begin import open_dropped
from scenes.home import ALREADY
from scenes.menu.scene import MenuScene
from scenes.play.scene import PlayScene
from scenes.play.table import history, turns
from tests.scenes.chair import Chair
from tests.scenes.conftest import Sit
from tests.scenes.saved_rig import GAME, save
from tests.scenes.seated import play_scene

PEOPLE = Person("Ada"), Person("Computer", "computer", 1)


def at_table(chair: Chair, *people: Person) -> PlayScene:
    """A fresh game on the table."""
    match = Match(GAME, {}, 3, people or [Person("Ada"), Person("Bo")])
    scene = play_scene(chair.app, match, chair.app.store.keep(match))
    chair.app.begin(MenuScene(chair.app))
    chair.app.begin(scene)
    chair.frames(3)
    return scene


def act(scene: PlayScene) -> None:
    """Plays some action."""
    turns.play(scene.table, [random.Random(5).choice(list(scene.match.state.actions()))])


def full(monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk takes nothing more."""
    def refuse(*args: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(writing.os, "fsync", refuse)
    monkeypatch.setattr("engine.records.journal.Journal._gone", lambda self: True)


def counts(chair: Chair) -> tuple[int, int, int]:
    """Games that are saved, that count as results, that can go on."""
    store = chair.app.store
    saved = [store.saved.read(kept) for kept in store.saved.kept()]
    return len(saved), len(played(saved)), len(store.unfinished())


def test_a_full_disk_is_told_asked_about_and_tried_again(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    chair = sit()
    scene = at_table(chair)
    with monkeypatch.context() as patch:
        full(patch)
        act(scene)
        chair.rest()
        assert "the disk is full" in scene.table.journal.broken and "disk is full" in scene.table.saving
        for leave in (lambda: chair.post(Event(pygame.QUIT)), scene.commands.menu.home,
                      lambda: chair.post(Event(pygame.DROPFILE, file="x"))):  # fmt: skip
            leave()
            chair.frames(2)
            assert scene.desk.modal and chair.app.running and chair.app.scene == "play"
            chair.press("unsaved.no")
            chair.frames(2)
            assert not scene.desk.modal and chair.app.scene == "play"
    act(scene)
    assert not scene.table.journal.broken and counts(chair)[2] == 0, "it is on disk again, and played now"
    scene.commands.menu.home()
    chair.frames(3)
    assert chair.app.scene == "menu" and chair.can("continue")


def test_who_says_so_may_leave(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    chair = sit()
    scene = at_table(chair)
    full(monkeypatch)
    act(scene)
    chair.post(Event(pygame.QUIT))
    chair.post(Event(pygame.QUIT))
    chair.frames(2)
    assert chair.app.running
    chair.press("unsaved.yes")
    chair.frames(1)
    assert not chair.app.running


def test_an_end_that_could_not_be_written_is_written_later(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    chair = sit()
    scene = at_table(chair, *PEOPLE)
    with monkeypatch.context() as patch:
        full(patch)
        scene.match.resign(1)
        chair.frames(30)
        assert scene.table.ending.record is None and "full" in scene.table.saving
    chair.frames(60, 0.1)
    assert scene.table.ending.record is not None and not scene.table.saving and counts(chair) == (1, 1, 0)


def test_ends_that_come_and_go_make_one_game(sit: Sit) -> None:
    chair = sit()
    scene = at_table(chair, *PEOPLE)
    scene.table.driver.paused = True
    act(scene)
    for _ in range(3):
        scene.match.resign(1)
        chair.frames(20)
        assert counts(chair) == (1, 1, 0)
        history.undo(scene.table)
        chair.frames(2)
        assert counts(chair)[1] == 0, "a resignation taken back is none"
    scene.match.resign(1)
    chair.frames(20)
    chair.close()
    assert counts(sit()) == (1, 1, 0)


def test_a_game_opened_and_left_leaves_nothing(sit: Sit) -> None:
    chair = sit()
    scene = at_table(chair)
    scene.commands.menu.home()
    chair.frames(3)
    assert chair.app.scene == "menu" and not chair.can("continue") and counts(chair) == (0, 0, 0)


def test_a_game_that_another_window_plays_is_refused_when_dropped(sit: Sit) -> None:
    mine, other = sit(), sit()
    scene = at_table(mine)
    act(scene)
    other.app.begin(MenuScene(other.app))
    other.frames(2)
    open_dropped(other.app, scene.table.journal.path)
    other.frames(2)
    assert other.app.scene == "menu" and "Another window" in other.app.scenes.top.desk["tell.detail"].text
    act(scene)
    assert not scene.table.journal.broken


def test_a_second_window_says_first_that_there_is_one(sit: Sit) -> None:
    one = sit()
    two = sit()
    assert two.app.notice.startswith(ALREADY) and ALREADY not in one.app.notice
    one.close()
    two.close()
    assert ALREADY not in sit().app.notice


def test_a_record_dropped_twice_makes_one_game(sit: Sit, tmp_path: Path) -> None:
    import json

    chair = sit()
    going = chair.app.store.open(save(chair, "Ada", "Bo", steps=4))
    chair.app.store.remove(chair.app.store.saved.kept()[0].path)
    (tmp_path / "mine.json").write_text(json.dumps(to_record(going)))
    for _ in range(2):
        chair.app.begin(MenuScene(chair.app))
        chair.frames(2)
        open_dropped(chair.app, tmp_path / "mine.json")
        chair.frames(2)
        act(chair.app.scenes.top)
        chair.app.scenes.top.commands.menu.home()
        chair.frames(2)
    assert counts(chair)[2] == 1


def test_the_menu_reads_behind_its_first_frame_the_newest_first(sit: Sit) -> None:
    import time

    chair = sit()
    for n in range(12):
        save(chair, f"Ada {n}", "Bo", steps=40, age=100 + n)
    chair.app.patient = False
    chair.app.store.saved._read.clear()
    menu = MenuScene(chair.app)
    chair.app.begin(menu)
    end, first = time.monotonic() + 30, None
    while time.monotonic() < end and len(menu.shelf.games) < 11:
        chair.frames(1, 0.3)
        first = first or menu.go_on.game
        time.sleep(0.001)
    assert first and "Ada 0" in first.detail and len(menu.shelf.games) == 11
