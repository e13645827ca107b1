"""Dialogs: the safe answer is ready, nothing behind them hears, they leave no trace."""

import pygame

from scenes.kit.widgets import Button, Command, Widget, confirm, tell
from tests.scenes.widget_rig import Rig, placed


def row() -> list[Widget]:
    return [placed(Button(f"b{i}", f"Press {i}", "undo"), 20 + 140 * i, 20) for i in range(3)]


def pixels(rig: Rig) -> bytes:
    return pygame.image.tobytes(rig.surface, "RGB")


def asking() -> Rig:
    rig = Rig(row())
    confirm(rig.desk, "Resign?", "Blue wins at once.", "Resign", "Play on", id="resign")
    rig.desk.draw(rig.surface, rig.style, only_dirty=True)
    return rig


def test_a_question_has_the_safe_answer_focused() -> None:
    rig = asking()
    assert rig.desk.modal and rig.desk.focus == "resign.no"
    assert [state.id for state in rig.desk.states()] == ["resign.yes", "resign.no"]
    assert rig.click((40, 40)) is None and rig.desk.took
    assert rig.key(pygame.K_RETURN) == Command("resign", False) and not rig.desk.modal


def test_escape_and_right_click_are_no_and_yes_must_be_pressed() -> None:
    assert asking().key(pygame.K_ESCAPE) == asking().down((40, 40), 3) == Command("resign", False)
    rig = asking()
    assert rig.click(rig.desk["resign.yes"].rect.center) == Command("resign", True)


def test_a_question_goes_without_trace() -> None:
    rig = Rig(row())
    before = pixels(rig)
    tell(rig.desk, "Saved", "The game is kept.")
    rig.desk.draw(rig.surface, rig.style, only_dirty=True)
    assert pixels(rig) != before
    assert rig.key(pygame.K_ESCAPE) == Command("tell", True)
    rig.desk.draw(rig.surface, rig.style, only_dirty=True)
    assert pixels(rig) == before
