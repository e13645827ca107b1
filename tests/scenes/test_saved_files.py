"""The files behind the shelf: damaged, exported, copied, dropped on the window, hundreds of them."""

from __future__ import annotations

import time
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from scenes.begin import open_dropped
from scenes.kit.widgets import TextField
from scenes.menu.scene import MenuScene
from tests.scenes.conftest import Sit
from tests.scenes.placing import complaints
from tests.scenes.saved_rig import GAME, at_shelf, rows, save, typed


def test_a_damaged_file_has_its_sentence_and_can_be_deleted(sit: Sit) -> None:
    chair = sit((1366, 768))
    path = save(chair)
    path.write_text("no game")
    save(chair, "Ada", "Bo", age=500)
    scene = at_shelf(chair)
    assert rows(scene)[0] == path.name and scene.desk["told"].text.split("\n")[0].endswith(".")
    assert not chair.can("open") and not chair.can("export") and chair.can("delete")
    chair.key(pygame.K_RETURN)
    chair.frames(2)
    assert chair.app.scene == "saved" and scene.desk["note"].text.endswith(".")
    chair.press("delete")
    chair.frames(2)
    assert rows(scene) == ["Ada and Bo"]


def test_a_record_is_exported_where_one_says(sit: Sit, tmp_path: Path) -> None:
    chair = sit()
    save(chair)
    scene = at_shelf(chair)
    for place, said in ((tmp_path, "Written"), (tmp_path / "no" / "x.json", "not written"), ("x.json", "whole path")):
        chair.press("export")
        chair.frames(2)
        assert next(w.id for w in chair.app.widgets() if w.focused) == "export.path"
        chair.app.scenes.top.desk.find("export.path", TextField).value = ""
        typed(chair, "export.path", str(place))
        chair.key(pygame.K_RETURN)
        chair.frames(2)
        assert said in scene.desk["note"].text and not scene.desk.modal and complaints(scene) == []
    assert chair.app.store.open(next(tmp_path.glob("*-2*.json"))).outcome


def test_export_can_be_called_off(sit: Sit) -> None:
    chair = sit()
    save(chair)
    scene = at_shelf(chair)
    for leave in ("export.no", None):
        chair.press("export")
        chair.frames(2)
        chair.press(leave) if leave else chair.key(pygame.K_ESCAPE)
        if not leave and scene.desk.modal:
            chair.key(pygame.K_ESCAPE)  # the first one left the field
        chair.frames(2)
        assert not scene.desk.modal and not scene.desk["note"].text


def test_the_turns_go_to_the_clipboard(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    chair = sit()
    save(chair, "Ada", "Bo", steps=4)
    scene, told = at_shelf(chair), list[str]()
    monkeypatch.setattr(pygame.scrap, "put_text", told.append)
    chair.press("copy")
    assert told and told[0].startswith(f"{GAME.title}: Ada - Bo\n1. ") and scene.desk["note"].text

    def refuse(text: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    scene.say("")
    chair.key(pygame.K_c, pygame.KMOD_CTRL)
    assert scene.desk["note"].text == ""


def test_a_dropped_record_opens_from_any_scene(sit: Sit, tmp_path: Path) -> None:
    chair = sit()
    over, going = save(chair), save(chair, "Cy", "Di", steps=4)
    moved = tmp_path / "ein Spiel ż.json"
    moved.write_bytes(over.read_bytes())
    chair.app.begin(MenuScene(chair.app))
    chair.frames(2)
    for path, actions in ((moved, len(chair.app.store.open(over).actions)), (going, 4)):
        open_dropped(chair.app, str(path))
        chair.frames(2)
        assert chair.app.scene == "play" and len(chair.match.actions) == actions
    assert moved.exists() and len(list(chair.app.store.under_way.glob("*.game"))) == 1


@pytest.mark.parametrize("text", ["", "x", "[" * 100_000, '{"format": 2}'])
def test_a_foreign_dropped_file_is_a_sentence(sit: Sit, tmp_path: Path, text: str) -> None:
    chair = sit()
    scene = at_shelf(chair)
    (tmp_path / "foreign.json").write_text(text)
    for path in (tmp_path / "foreign.json", tmp_path, tmp_path / "nothing"):
        open_dropped(chair.app, path)
        chair.frames(2)
        assert scene.desk.modal and chair.app.scene == "saved"
        chair.press("unopened.ok")
        chair.frames(2)


def test_a_dropped_file_comes_as_an_event(sit: Sit) -> None:
    chair = sit()
    path = save(chair)
    at_shelf(chair)
    chair.post(Event(pygame.DROPFILE, file=str(path)))
    chair.frames(2)
    assert chair.app.scene == "play"


def test_hundreds_are_listed_at_once_and_read_behind_it(sit: Sit) -> None:
    chair = sit()
    text, folder = save(chair).read_bytes(), chair.app.store.finished
    for n in range(120):
        (folder / f"copy-{n:03}.json").write_bytes(text)
    chair.app.patient = False
    scene = at_shelf(chair)
    assert len(rows(scene)) == 121
    said, end = set(), time.monotonic() + 60
    while scene.reader.busy and time.monotonic() < end:
        chair.frames(1, 0.05)
        said.add(scene.desk["note"].text)
        time.sleep(0.002)
    chair.frames(2)
    assert any(text.startswith("Reading ") and text.endswith(" of 121") for text in said)
    assert scene.desk["note"].text == "" and set(rows(scene)) == {"Ada and Bo"}


def test_leaving_stops_reading(sit: Sit) -> None:
    chair = sit()
    text, folder = save(chair).read_bytes(), chair.app.store.finished
    for n in range(100):
        (folder / f"copy-{n:03}.json").write_bytes(text)
    chair.app.patient = False
    scene = at_shelf(chair)
    chair.key(pygame.K_ESCAPE)
    chair.key(pygame.K_ESCAPE)
    assert chair.app.scene == "menu" and not scene.reader.busy
