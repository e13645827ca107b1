"""Nothing ends in a traceback: whatever question a game fails at, a sentence comes, the menu, and the game is whole."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.games import game_named
from scenes.kit.vista import Vista
from scenes.menu.scene import MenuScene
from scenes.run import guarded
from scenes.trouble.guard import FAILED, LAST_WORDS
from tests.scenes.chair import Chair
from tests.scenes.conftest import Sit
from tests.scenes.trouble_rig import SECRET, Failing, tour, two


@pytest.fixture
def failing() -> Iterator[Failing]:
    """Mattock's presentation, for the while of a test."""
    game = game_named("mattock")
    before = game.presentation
    shown = Failing(before())
    object.__setattr__(game, "presentation", lambda: shown)
    yield shown
    object.__setattr__(game, "presentation", before)


@pytest.fixture
def guarded_chair(sit: Sit) -> Chair:
    """A chair at the menu of a client that is guarded as in earnest."""
    chair = sit((800, 600), animation="off")
    chair.app.guard.on = True
    chair.app.begin(MenuScene(chair.app))
    chair.frames(2)
    return chair


def test_a_game_may_fail_at_each_of_its_questions(guarded_chair: Chair, failing: Failing, tmp_path: Path,
                                                   monkeypatch: pytest.MonkeyPatch,
                                                   capsys: pytest.CaptureFixture[str]) -> None:
    chair, where = guarded_chair, dict[str, set[int]]()
    monkeypatch.setattr(Vista, "_begin", lambda self: False)  # the miniatures of the others take long and ask nothing
    count = dict[str, int]()

    def asked(visit: int) -> None:
        for name, times in failing.asked.items():
            if times > count.get(name, 0):
                where.setdefault(name, set()).add(visit)
        count.update(failing.asked)

    two(chair)
    played = [str(action) for action in chair.match.actions]
    chair.app.scenes.home(MenuScene(chair.app))
    assert tour(chair, asked) == 0 and played
    for name in sorted(where):
        failing.at, before = name, failing.asked[name]
        troubles = tour(chair, only=frozenset(where[name]))
        assert failing.asked[name] > before and (troubles or card(chair) == "This game cannot be shown."), name
    failing.at = ""
    chair.app.scenes.home(MenuScene(chair.app))
    chair.frames(2)
    chair.press("continue")
    chair.frames(3)
    assert chair.app.scene == "play" and [str(action) for action in chair.match.actions][: len(played)] == played
    assert len(failing.asked) > 10 and "Traceback" not in capsys.readouterr().err
    assert SECRET not in (tmp_path / "stonework.log").read_text()


def card(chair: Chair) -> str:
    """What the card of the failing game says."""
    return str(chair.app.scenes.top.cards[0]._choices.text)


def test_a_card_that_cannot_be_shown_begins_nothing(sit: Sit, failing: Failing) -> None:
    chair, failing.at = sit(), "picture"
    chair.app.guard.on = True
    chair.app.begin(MenuScene(chair.app))
    chair.frames(2)
    assert card(chair) == "This game cannot be shown." and not chair.can("mattock.friend")
    assert chair.can("phalanx.friend")


def test_a_miniature_that_cannot_be_painted_leaves_the_menu_as_it_is(guarded_chair: Chair, tmp_path: Path,
                                                                     monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Vista, "_begin", fail)
    guarded_chair.app.scenes.home(MenuScene(guarded_chair.app))
    guarded_chair.frames(4)
    assert guarded_chair.app.scene == "menu" and guarded_chair.can("mattock.friend")
    assert "ValueError (" in (tmp_path / "stonework.log").read_text()


def fail(*_: object) -> Any:
    """What nobody expected."""
    raise ValueError(SECRET)


def test_the_report_can_be_copied_and_names_nothing_hidden(guarded_chair: Chair,
                                                           monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    chair = guarded_chair
    chair.click((3, 3))
    monkeypatch.setattr(chair.app.scenes.top, "update", fail)
    chair.frames(2)
    chair.press("copy")
    assert "ValueError" in copied[0] and "test_trouble.py" in copied[0] and "menu: press 1 at 3,3" in copied[0]
    assert "Stonework" in copied[0] and SECRET not in copied[0] and "clipboard" in chair.app.scenes.top.note.text


@pytest.mark.parametrize("where", ["update", "draw", "handle"])
def test_the_menu_or_the_error_scene_failing_too_ends_the_program(
        guarded_chair: Chair, where: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    app = guarded_chair.app
    monkeypatch.setattr(app.scenes.top, "draw", fail)
    app.scenes.top.stale = True
    app.frame([], 0.02)
    assert app.scene == "trouble" and app.running
    if where == "handle":
        monkeypatch.setattr(MenuScene, "enter", fail)
        guarded_chair.press("menu")
    else:
        monkeypatch.setattr(app.scenes.top, where, fail)
        app.frame([], 0.02)
    assert not app.running and app.guard.status == FAILED
    said = capsys.readouterr().err
    assert LAST_WORDS in said and "Traceback" not in said


def test_errors_in_threads_and_at_the_start_are_said_too(sit: Sit, failing: Failing, tmp_path: Path,
                                                         monkeypatch: pytest.MonkeyPatch) -> None:
    chair = sit()
    monkeypatch.setattr(pygame, "quit", lambda: None)
    seen: list[str] = []

    def loop(app: Any) -> None:
        seen.append(app.scene)
        chair.press("menu")
        two(chair)
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()
        chair.frames(2)
        seen.append(app.scene)

    before = threading.excepthook
    assert guarded(chair.app, fail, loop) == 0
    assert seen == ["trouble", "trouble"] and threading.excepthook is before
    assert (tmp_path / "stonework.log").read_text().count("ValueError (") == 2


def test_without_a_guard_tests_see_errors(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    chair = sit()
    chair.app.begin(MenuScene(chair.app))
    monkeypatch.setattr(chair.app.scenes.top, "update", fail)
    with pytest.raises(ValueError, match="hand"):
        chair.frames()
