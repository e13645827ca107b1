"""The shelf of saved games: found, opened, deleted and brought back, with nothing out of place."""

from __future__ import annotations

from itertools import product

import pygame
import pytest

from scenes.kit.widgets import ListBox, TextField
from scenes.menu.scene import MenuScene
from tests.scenes.conftest import Sit
from tests.scenes.placing import complaints
from tests.scenes.saved_rig import GAME, at_shelf, rows, save, typed

SIZES = ((800, 600), (1024, 600), (1366, 768), (1920, 1080), (3840, 2160))


def test_the_menu_leads_there(sit: Sit) -> None:
    chair = sit()
    chair.app.begin(MenuScene(chair.app))
    chair.frames(3)
    chair.press("saved")
    chair.frames(3)
    assert chair.app.scene == "saved" and not chair.can("open") and not chair.can("delete")


def test_the_newest_stands_first_with_who_what_and_how_it_ended(sit: Sit) -> None:
    chair = sit()
    save(chair, "Ada", "Bo", age=900)
    save(chair, "Cy", "Di", steps=4, age=50)
    scene = at_shelf(chair)
    items = scene.desk.find("list", ListBox).items
    assert [item.text for item in items] == ["Cy and Di", "Ada and Bo"]
    assert items[0].detail == f"{GAME.title} · turn 3" and items[1].detail.endswith(" wins")
    assert all(item.picture and item.note for item in items)


def test_rows_get_their_pictures_one_after_the_other(sit: Sit) -> None:
    chair = sit((1366, 768))
    save(chair, "Ada", "Bo")
    save(chair, "Cy", "Di", age=9)
    scene = at_shelf(chair)
    chair.frames(12)
    pictures = [item.picture for item in scene.desk.find("list", ListBox).items]
    assert len(set(pictures)) == 2 and None not in pictures


def test_searching_finds_names_game_and_result(sit: Sit) -> None:
    chair = sit()
    save(chair, "Ada", "Żofia", age=9)
    save(chair, "Cy", "Di", steps=4)
    scene = at_shelf(chair)
    for text, found in (("żof", ["Ada and Żofia"]), ("turn", ["Cy and Di"]), (f"{GAME.title} ada", ["Ada and Żofia"]),
                        ("nobody", []), ("", ["Ada and Żofia", "Cy and Di"])):
        scene.desk.find("search", TextField).value = ""
        typed(chair, "search", text or " ")
        assert rows(scene) == found, text
    assert complaints(scene) == []


def test_enter_goes_on_with_a_game_under_way(sit: Sit) -> None:
    chair = sit()
    save(chair, "Cy", "Di", steps=4)
    at_shelf(chair)
    chair.key(pygame.K_RETURN)
    chair.frames(2)
    assert chair.app.scene == "play" and len(chair.match.actions) == 4 and chair.match.outcome is None


def test_a_finished_game_is_shown_and_leads_back(sit: Sit) -> None:
    chair = sit()
    path = save(chair)
    at_shelf(chair)
    chair.press("open")
    chair.frames(2)
    assert chair.app.scene == "play" and chair.match.outcome is not None
    chair.app.scenes.pop()
    chair.frames(2)
    assert chair.app.scene == "saved" and path.exists()


def test_deleting_and_bringing_back(sit: Sit) -> None:
    chair = sit()
    paths = [save(chair, name, "Bo", age=i) for i, name in enumerate(("Ada", "Cy", "Di"), 1)]
    scene = at_shelf(chair)
    chair.key(pygame.K_DOWN)
    chair.press("delete")
    chair.frames(2)
    assert rows(scene) == ["Ada and Bo", "Di and Bo"] and not paths[1].exists()
    assert scene.desk.find("list", ListBox).value == paths[2].name, "the neighbour is chosen now"
    chair.key(pygame.K_DELETE)
    chair.frames(2)
    assert rows(scene) == ["Ada and Bo"] and complaints(scene) == []
    chair.press("undo")
    chair.frames(2)
    chair.key(pygame.K_z, pygame.KMOD_CTRL)
    chair.frames(2)
    assert rows(scene) == ["Ada and Bo", "Cy and Bo", "Di and Bo"] and all(path.exists() for path in paths)
    assert not chair.can("undo")


@pytest.mark.parametrize(("size", "text"), list(product(SIZES, (0.8, 1.0, 1.5, 2.0))))
def test_everything_has_its_place(sit: Sit, size: tuple[int, int], text: float) -> None:
    chair = sit(size, text=text)
    chair.app.patient = False
    for n in range(3):
        save(chair, "Wilhelmina of the Long Name", f"Bo {n}", steps=3)
    scene = at_shelf(chair)
    assert complaints(scene) == []
    chair.key(pygame.K_DELETE)
    chair.frames(2)
    assert complaints(scene) == []


def test_resting_it_paints_nothing(sit: Sit) -> None:
    chair = sit()
    save(chair)
    at_shelf(chair)
    chair.frames(40)
    assert not chair.app.frame([], 1 / 60)
