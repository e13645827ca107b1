"""Nothing that a player sees or hears depends on tiles hidden from him: one public game is shown in two versions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine.games import game_named
from engine.games.matrix.rules.state import Position
from scenes.app import App
from scenes.menu.scene import MenuScene
from tests.scenes.chair import Chair
from tests.scenes.onlooker import Onlooker
from tests.scenes.permuted import Story, hidden, permuted, story
from tests.scenes.tour import differences, tour

DEALS = 16
TOLD = (1, 2, 4, 6, 11)  # one to four people, all options, from the opening and from the middle
MATRIX = game_named("matrix")


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    """One small client for all deals; sounds are noted down instead of played."""
    chair = Chair(tmp_path_factory.mktemp("privacy"), (640, 480), animation="normal", muted=False)
    chair.app.begin(MenuScene(chair.app))
    yield chair.app
    chair.close()


@pytest.mark.parametrize("seed", TOLD)  # all of them, and many more: python -m tests.bench.privacy
def test_nothing_depends_on_hidden_tiles(app: App, seed: int) -> None:
    told = story(seed)
    ours = tour(app, told, seed)
    assert len(ours.notes) > 60 and differences(ours, tour(app, permuted(told, seed), seed)) == []


def test_the_stories_are_of_every_kind() -> None:
    stories_are_of_every_kind([story(seed) for seed in range(DEALS)])
    stories_are_of_every_kind([story(seed) for seed in TOLD])


def stories_are_of_every_kind(told: list[Story]) -> None:
    """One to four people, two to four seats, every option, all kinds of turns, some from the opening on."""
    humans = {sum(person.human for person in one.people) for one in told}
    assert humans >= {1, 2, 3, 4} and {len(one.people) for one in told} == {2, 3, 4}
    assert {one.options["option"] for one in told} == {1, 2, 3} and any(not one.at for one in told)
    words = " ".join(" ".join(one.actions) for one in told)
    assert "swap" in words and "pass" in words


# ---- the test can fail ---------------------------------------------------------------------------------------------


def see_all(state: Position, seat: int) -> Position:
    """A leak: the whole position is handed out as what a seat sees."""
    return state


def see_hands(state: Position, seat: int) -> Position:
    """A leak: only the others' hands are handed out."""
    return replace(state, viewer=seat)


@pytest.mark.parametrize("leak", [see_all, see_hands])
def test_a_leak_of_positions_is_found(app: App, monkeypatch: pytest.MonkeyPatch, leak: Callable[..., Any]) -> None:
    told = story(0)
    other = permuted(told, 0)
    monkeypatch.setattr(Position, "seen_by", leak)
    ours = tour(app, told, 0)
    assert differences(ours, tour(app, other, 0, against=ours))


def as_it_is(before: object, action: object, seat: int) -> str:
    """A leak: an action with everything in it."""
    return str(action)


LEAKS = [{"events_seen": lambda events, seat: events},
         {"action_seen": as_it_is, "turn_text": lambda state, steps: " ".join(map(str, steps))}]


@pytest.mark.parametrize("leak", LEAKS, ids=["events", "texts"])
def test_a_leak_of_events_or_texts_is_found(app: App, leak: dict[str, Any]) -> None:
    told = story(1, replace(MATRIX, **leak))
    ours = tour(app, told, 1)
    assert differences(ours, tour(app, permuted(told, 1), 1, against=ours))


# ---- the first frame after a hand-over -----------------------------------------------------------------------------


def test_the_curtain_shows_no_pixel_of_any_hand(app: App) -> None:
    """The next player sees the same curtain, whatever the former one held, and whatever he was doing."""
    told = story(12)
    eyes = [tour(app, one, 12, keep=True) for one in (told, permuted(told, 12))]
    pairs = [[picture for note, picture in zip(eye.notes, eye.pictures, strict=True) if note[2] == "curtain"]
             for eye in eyes]
    assert pairs[0] == pairs[1] and len(pairs[0]) > 4


def test_hidden_tiles_are_neither_laid_nor_held() -> None:
    told = story(3)
    assert set(hidden(told)) < set(hidden(replace(told, viewer=0)))


@pytest.mark.parametrize("seed", [0, 2, 6])
def test_a_game_comes_up_behind_the_curtain(app: App, seed: int) -> None:
    eye = Onlooker(app, story(seed))
    eye.sit(len(eye.story.actions))
    assert app.scene == "curtain" and [note[2] for note in eye.notes] == ["curtain"]
