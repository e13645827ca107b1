"""Widgets with a value: what they say while dragged and typed, by pointer and by key."""

import pygame
import pytest
from pygame.event import Event

from scenes.kit.widgets import Choice, Command, ListBox, ListItem, Slider, TextField, Toggle
from scenes.kit.widgets import field as widgets_field
from tests.scenes.widget_rig import Rig, placed

SPEEDS = [("s", "Slow"), ("n", "Normal"), ("f", "Fast")]


def test_a_toggle_turns_anywhere_on_its_row() -> None:
    rig = Rig([placed(Toggle("t", "Show threats", True), 20, 20, 300)])
    assert rig.click((30, 40)) == Command("t", False)
    rig.key(pygame.K_TAB)
    assert rig.key(pygame.K_SPACE) == Command("t", True)


def test_a_slider_follows_the_pointer_out_of_its_rect() -> None:
    rig = Rig([placed(Slider("v", "Volume", 0.5), 20, 20, 400)])
    rig.down((250, 40))
    assert rig.point((2000, 300)) == Command("v", 1.0, False)
    assert rig.up((2000, 300)) == Command("v", 1.0, True)


def test_a_slider_moves_by_its_steps_with_keys() -> None:
    rig = Rig([placed(Slider("v", "", 0.5, steps=4), 20, 20, 400)])
    rig.desk.focus_on("v")
    assert rig.key(pygame.K_RIGHT) == Command("v", 0.75)
    assert [rig.key(k) for k in (pygame.K_END, pygame.K_RIGHT)] == [Command("v", 1.0)] * 2
    assert rig.key(pygame.K_HOME) == Command("v", 0.0)


@pytest.mark.parametrize("width", [500, 120])
def test_a_choice_offers_what_its_places_say(width: int) -> None:
    rig = Rig([placed(Choice("c", "", SPEEDS, "n"), 20, 20, width)])
    parts = {part.id: part for part in rig.desk.states()}
    assert ("c.n" in parts) == (width == 500)
    assert rig.click(parts["c.f"].rect.center) == Command("c", "f")


def test_a_choice_by_keys() -> None:
    rig = Rig([placed(Choice("c", "Speed", SPEEDS, "n"), 20, 20, 500)])
    rig.desk.focus_on("c")
    commands = [rig.key(k) for k in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_RETURN)]
    assert [c.value for c in commands if c] == ["s", "n", "f", "s"]


def test_a_choice_released_on_another_option_stays() -> None:
    rig = Rig([placed(Choice("c", "", SPEEDS, "n"), 20, 20, 500)])
    parts = {part.id: part.rect.center for part in rig.desk.states()}
    rig.down(parts["c.s"])
    assert rig.up(parts["c.f"]) is None


def field(value: str = "", limit: int = 12) -> Rig:
    rig = Rig([placed(TextField("name", "Name", value, limit), 20, 20, 300)])
    rig.desk.focus_on("name")
    return rig


def test_names_of_any_script_up_to_the_limit() -> None:
    rig = field()
    assert rig.type("Zoë 漢字") == Command("name", "Zoë 漢字", False)
    rig.type("\x00 Ωμέγα и ещё")
    assert len(rig.desk["name"].value) == 12
    rig.desk.draw(rig.surface, rig.style, only_dirty=True)
    assert rig.key(pygame.K_RETURN) == Command("name", rig.desk["name"].value, True)


def test_caret_and_erasing() -> None:
    rig = field("abc")
    rig.key(pygame.K_LEFT)
    assert rig.key(pygame.K_BACKSPACE) == Command("name", "ac", False)
    assert rig.key(pygame.K_DELETE) == Command("name", "a", False)
    assert rig.key(pygame.K_DELETE) is None
    rig.key(pygame.K_HOME)
    assert rig.type("x") == Command("name", "xa", False)


def test_letters_in_a_field_are_no_shortcuts() -> None:
    rig = field()
    for key in (pygame.K_m, pygame.K_h, pygame.K_SPACE, pygame.K_LEFT):
        rig.key(key)
        assert rig.desk.took
    for key in (pygame.K_F11, pygame.K_F1):
        rig.key(key)
        assert not rig.desk.took
    rig.key(pygame.K_ESCAPE)
    assert rig.desk.focus is None and rig.desk.took


def test_paste(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(widgets_field, "pasted", lambda: "Ada\nLovelace, a long one")
    rig = field("x ", 10)
    assert rig.key(pygame.K_v, pygame.KMOD_LCTRL) == Command("name", "x Ada Love", False)


def test_paste_without_a_clipboard() -> None:
    assert isinstance(widgets_field.pasted(), str)


def games(n: int = 20) -> Rig:
    items = [ListItem(f"g{i}", f"Game {i}", "Red and Blue") for i in range(n)]
    return Rig([placed(ListBox("l", items), 20, 20, 300, 200)])


def test_a_click_chooses_and_a_double_click_opens() -> None:
    rig = games()
    assert rig.click((60, 40)) == Command("l", "g0", False)
    assert rig.click((60, 40)) == Command("l", "g0", True)
    rig.rest(0.5)
    assert rig.click((60, 40)) == Command("l", "g0", False)


def test_the_wheel_moves_rows_and_breaks_a_press() -> None:
    rig = games()
    rig.down((60, 40))
    rig.desk.handle(Event(pygame.MOUSEWHEEL, x=0, y=-1))
    assert rig.desk.took and rig.desk.find("l", ListBox).top > 0
    assert rig.up((60, 40)) is None


def test_keys_walk_through_the_list_and_keep_it_in_sight() -> None:
    rig = games()
    rig.desk.focus_on("l")
    assert rig.key(pygame.K_DOWN) == Command("l", "g0", False)
    assert rig.key(pygame.K_END) == Command("l", "g19", False)
    rig.desk.draw(rig.surface, rig.style, only_dirty=True)
    assert "l.g19" in [part.id for part in rig.desk.states()]
    assert rig.key(pygame.K_RETURN) == Command("l", "g19", True)
    assert rig.key(pygame.K_TAB) is None


def test_the_bar_can_be_dragged() -> None:
    rig = games()
    rig.down((312, 40))
    rig.point((312, 400))
    rig.up((312, 400))
    box = rig.desk.find("l", ListBox)
    assert box.top == box._most() > 0 and box.value is None


def test_an_empty_list_is_harmless() -> None:
    rig = games(0)
    rig.desk.focus_on("l")
    assert [rig.key(k) for k in (pygame.K_DOWN, pygame.K_RETURN, pygame.K_END)] == [None] * 3
    assert rig.click((60, 40)) is None


@pytest.mark.parametrize("width", (500, 120))
def test_fewer_options_leave_no_place_of_one_that_has_gone(width: int) -> None:
    choice = Choice("c", "", SPEEDS, "n")
    rig = Rig([placed(choice, 20, 20, width)])
    spots = [part.rect.center for part in choice.parts()]
    choice.options = SPEEDS[:1]
    assert not choice.parts() and not any(rig.click(spot) for spot in spots)
    rig.draw()
    assert {part.id for part in choice.parts()} == {f"c.{SPEEDS[0][0]}"}
