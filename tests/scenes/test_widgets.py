"""The desk: every click means what it shows, everything works by keyboard, an idle desk paints nothing."""


import pygame
import pytest
from pygame import Rect

from scenes.kit.widgets import Button, Command, Label, Slider, TextField, Widget
from tests.scenes.widget_rig import Rig, placed


def row(n: int = 3) -> list[Widget]:
    return [placed(Button(f"b{i}", f"Press {i}", "undo"), 20 + 140 * i, 20) for i in range(n)]


def pixels(rig: Rig) -> bytes:
    return pygame.image.tobytes(rig.surface, "RGB")


def test_press_and_release_inside_fires() -> None:
    rig = Rig(row())
    assert rig.down((40, 40)) is None
    assert rig.up((60, 45)) == Command("b0")
    assert rig.desk.took


@pytest.mark.parametrize("end", [(200, 40), (5, 5), (40, 400)])
def test_release_elsewhere_fires_nothing(end: tuple[int, int]) -> None:
    rig = Rig(row())
    rig.down((40, 40))
    rig.point(end)
    assert not rig.desk["b0"].pressed
    assert rig.up(end) is None
    assert rig.up((40, 40)) is None


def test_disabled_never_fires() -> None:
    rig = Rig(row())
    rig.desk["b0"].enabled = False
    assert rig.click((40, 40)) is None
    rig.desk.focus_on("b0")
    assert rig.key(pygame.K_RETURN) is None


@pytest.mark.parametrize("change", ["text", "icon", "rect", "gone", "put"])
def test_nothing_fires_that_changed_under_the_pointer(change: str) -> None:
    rig = Rig(row())
    button = rig.desk.find("b0", Button)
    rig.down((40, 40))
    if change == "put":
        rig.desk.put(row())
    elif change == "gone":
        button.visible = False
    else:
        setattr(button, change, {"text": "End", "icon": "end", "rect": Rect(20, 20, 300, 300)}[change])
    assert rig.up((40, 40)) is None


def test_the_right_button_and_empty_ground_are_the_scenes() -> None:
    rig = Rig(row())
    assert rig.down((40, 40), 3) is None and not rig.desk.took
    assert rig.click((400, 400)) is None and not rig.desk.took


def test_a_toggle_tells_its_new_state() -> None:
    rig = Rig([placed(Button("mute", "Sound", kind="toggle"), 20, 20)])
    assert [rig.click((40, 40)) for _ in range(2)] == [Command("mute", True), Command("mute", False)]


def test_tab_goes_round_and_passes_over_the_disabled() -> None:
    rig = Rig([*row(), placed(Label("l", "words"), 20, 200)])
    rig.desk["b1"].enabled = False
    order = []
    for _ in range(3):
        rig.key(pygame.K_TAB)
        order.append(rig.desk.focus)
    assert order == ["b0", "b2", "b0"]
    rig.key(pygame.K_TAB, pygame.KMOD_LSHIFT)
    assert rig.desk.focus == "b2"


def test_tab_leads_out_to_the_board_of_a_free_desk() -> None:
    rig = Rig(row(2), free=True)
    rig.key(pygame.K_RIGHT)
    assert rig.desk.focus is None and not rig.desk.took
    for _ in range(3):
        rig.key(pygame.K_TAB)
    assert rig.desk.focus is None


def test_arrows_go_to_the_neighbour() -> None:
    rig = Rig([*row(), placed(Button("low", "Low"), 160, 120)])
    rig.desk.focus_on("b0")
    for key, goal in [(pygame.K_RIGHT, "b1"), (pygame.K_DOWN, "low"), (pygame.K_UP, "b1"), (pygame.K_RIGHT, "b2")]:
        rig.key(key)
        assert rig.desk.focus == goal
    rig.key(pygame.K_RIGHT)
    assert rig.desk.focus == "b2"


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE])
def test_keys_press_the_focused_one(key: int) -> None:
    rig = Rig(row())
    rig.desk.focus_on("b1")
    assert rig.key(key) == Command("b1")
    assert rig.key(key, pygame.KMOD_LCTRL) is None


def test_a_clicked_button_leaves_space_to_the_scene() -> None:
    rig = Rig(row())
    rig.click((40, 40))
    assert rig.key(pygame.K_SPACE) is None and not rig.desk.took


def test_hover_eases_and_then_costs_nothing() -> None:
    rig = Rig(row())
    rig.point((40, 40))
    assert 5 <= rig.rest() <= 8
    rig.desk.draw(rig.surface, rig.style, only_dirty=True)
    assert not rig.desk.update(0.02)
    assert rig.desk.draw(rig.surface, rig.style, only_dirty=True) == []


def test_what_is_painted_in_part_looks_like_all() -> None:
    field = placed(TextField("f", "Name", "Ada"), 20, 116, 400)
    rig = Rig([*row(), placed(Slider("s", "Volume", 0.3), 20, 70, 400), field])
    rig.point((200, 40))
    for step in range(12):
        rig.desk.update(0.03)
        rig.desk.focus_on(["b0", "s", "f"][step % 3])
        rig.desk["b2"].text, rig.desk["b0"].visible = f"Step {step}", step % 4 != 1
        areas = rig.desk.draw(rig.surface, rig.style, only_dirty=True)
        assert areas and all(area.h < 100 for area in areas)
        part = pixels(rig)
        rig.draw()
        assert pixels(rig) == part, step


def test_the_scene_may_paint_under_widgets() -> None:
    rig = Rig(row())
    rig.surface.fill((90, 90, 20), Rect(0, 0, 100, 300))
    rig.desk.repainted(rig.surface, Rect(0, 0, 100, 300))
    assert rig.desk.draw(rig.surface, rig.style, only_dirty=True)
    assert rig.surface.get_at((60, 25))[:3] != (90, 90, 20) and rig.surface.get_at((20, 20))[:3] != (20, 40, 60)


def test_the_tip_comes_after_a_rest_and_goes_without_trace() -> None:
    rig = Rig(row())
    rig.desk["b0"].tip = "Takes the last step back"
    rig.point((40, 40))
    rig.rest(0.4)
    rig.desk.draw(rig.surface, rig.style, only_dirty=True)
    before = pixels(rig)
    rig.rest(0.4)
    assert rig.desk.draw(rig.surface, rig.style, only_dirty=True) and pixels(rig) != before
    rig.point((600, 500))
    rig.rest()
    rig.desk.draw(rig.surface, rig.style, only_dirty=True)
    part = pixels(rig)
    rig.draw()
    assert part == pixels(rig)
