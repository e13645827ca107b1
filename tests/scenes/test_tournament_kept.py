"""Tournaments kept and looked at, what stays hidden, what breaks, and everything in its place."""

from __future__ import annotations

import time
from pathlib import Path

import pygame
import pytest

from engine.games import GAMES
from scenes.menu.scene import MenuScene
from scenes.tournament.choices import ChoicesScene
from scenes.tournament.scene import TournamentScene
from tests.engine.ai_rig import alive
from tests.scenes.conftest import Sit
from tests.scenes.placing import SIZES, complaints
from tests.scenes.tournament_rig import HIDDEN, begun, games_of, into_game, kept, plan_of, quick, to_the_end

# ---- games to look at, tournaments to come back to ---------------------------------------------------------------


def test_a_game_is_looked_at_and_kept(sit: Sit, tmp_path: Path) -> None:
    kept(tmp_path, plan_of(), 2)
    chair = sit()
    chair.app.begin(TournamentScene(chair.app))
    chair.frames(3)
    scene = chair.app.scenes.top
    chair.click((scene.parts.list.rect.x + 40, scene.parts.list.rect.y + 20))
    assert scene.parts.list.value == "1"  # the last game stands first
    chair.press("keep")
    chair.frames(2)
    assert len(chair.app.store.saved.kept()) == 1 and "saved games" in scene.parts.note.text
    chair.press("open")
    chair.frames(3)
    assert chair.app.scene == "play" and chair.match.outcome
    assert [person.name for person in chair.match.people] == ["Greedy", "Near-sighted"]


def test_earlier_tournaments_are_looked_at(sit: Sit, tmp_path: Path) -> None:
    first = kept(tmp_path, plan_of(), 1)
    first.rename(first.with_name("20200102-101112.tournament"))
    kept(tmp_path, plan_of(levels=(2, 3)), 2)
    chair = sit()
    scene = TournamentScene(chair.app)
    chair.app.begin(scene)
    chair.frames(3)
    assert games_of(scene) == [0, 1] and chair.can("go-on") is False
    scene.desk.focus_on("which")
    chair.key(pygame.K_RIGHT)
    chair.frames(2)
    assert games_of(scene) == [0] and "2020" in dict(scene.parts.which.options)[scene.parts.which.value]
    assert chair.can("go-on") and complaints(scene) == []


def test_a_damaged_tournament_is_a_sentence_and_the_one_before_shows(sit: Sit, tmp_path: Path) -> None:
    whole = kept(tmp_path, plan_of(), 2)
    damaged = whole.with_name("n999999-29990101-000000.tournament")
    damaged.write_text("nonsense")
    chair = sit()
    scene = TournamentScene(chair.app)
    chair.app.begin(scene)
    chair.frames(3)
    assert games_of(scene) == [0, 1] and damaged.name in scene.parts.note.text
    assert damaged.read_text() == "nonsense" and complaints(scene) == []


def test_all_of_it_by_keyboard(sit: Sit) -> None:
    chair = sit()
    quick(chair)
    chair.app.begin(MenuScene(chair.app))
    chair.frames(2)

    def reach(id: str) -> None:
        for _ in range(40):
            if chair.app.scenes.top.desk.focus == id:
                return
            chair.key(pygame.K_TAB)
        raise AssertionError(f"{id} is out of reach")

    reach("tournament")
    chair.key(pygame.K_RETURN)
    chair.frames(2)
    reach("option.setup")
    chair.key(pygame.K_RIGHT)
    chair.key(pygame.K_RIGHT)
    reach("openings")
    for _ in range(2):
        chair.key(pygame.K_LEFT)
    reach("start")
    chair.key(pygame.K_RETURN)
    chair.frames(3)
    scene = chair.app.scenes.top
    assert isinstance(scene, TournamentScene) and scene.play.run
    reach("stop")
    chair.key(pygame.K_RETURN)
    assert scene.play.run is None
    chair.key(pygame.K_ESCAPE)
    chair.frames(2)
    assert chair.app.scene == "menu"


# ---- what is hidden, what breaks ---------------------------------------------------------------------------------


def test_hidden_hands_stay_hidden(sit: Sit) -> None:
    chair = sit()
    fast = quick(chair)
    scene = begun(chair, plan_of(HIDDEN))
    match = into_game(chair, scene, 5)
    for view, *_ in fast.asked:
        assert view == view.seen_by(view.to_act)
    chair.press("pause")
    chair.frames(3)
    picture = scene.picture._vista._of
    assert picture is not None and not picture.hands
    bare = match.game.presentation().picture(match.state.seen_by(0))
    hidden = {item.place for item in bare.items} - {item.place for item in picture.items}
    assert hidden and not any(item.place.startswith(("hand", "stock")) for item in picture.items)


def test_a_computer_that_breaks_down_is_told_and_asked_again(sit: Sit) -> None:
    chair = sit()
    fast = quick(chair)
    scene = begun(chair, plan_of())
    into_game(chair, scene)
    fast.problem = "It broke down twice."
    chair.frames(5)
    assert chair.can("broken.yes") and scene.play.run
    fast.problem = ""
    chair.press("broken.yes")
    to_the_end(chair, scene)
    assert games_of(scene) == [0, 1]


def test_no_process_is_left_when_one_leaves_in_mid_game(sit: Sit) -> None:
    chair = sit()
    scene = begun(chair, plan_of())
    thinker, end = chair.app.thinker, time.monotonic() + 60
    while time.monotonic() < end and not (thinker.busy and thinker.pid):
        chair.frames()
        time.sleep(0.005)
    pid = thinker.pid
    assert pid and alive(pid) and scene.play.run
    chair.close()
    while time.monotonic() < end and alive(pid):
        time.sleep(0.01)
    assert scene.play.run is None and not alive(pid)


# ---- places ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "text"), [*SIZES, ((800, 600), 2.0)])
def test_everything_has_its_place(sit: Sit, size: tuple[int, int], text: float) -> None:
    chair = sit(size, text=text)
    chair.app.patient = False
    quick(chair).slow = True
    scene = begun(chair, plan_of(levels=(1, 1, 2, 3, 4, 5)))
    for running in (True, False):
        for part in ("table", "chart", "games"):
            scene.parts.part.value = part
            scene.layout()
            chair.frames(2)
            assert complaints(scene) == []
        if running:
            scene.play.stop()


@pytest.mark.parametrize(("size", "text"), [*SIZES, ((800, 600), 1.5)])
def test_every_choice_has_its_place(sit: Sit, size: tuple[int, int], text: float) -> None:
    chair = sit(size, text=text)
    chair.app.patient = False
    choices = ChoicesScene(chair.app, lambda plan: None)
    choices.entrants.count.value = 6
    chair.app.begin(choices)
    for game in GAMES:
        choices._take(game)
        for part in ("game", "players", "games"):
            choices._part.value = part
            choices.layout()
            chair.frames(1)
            assert complaints(choices) == [], (game.name, part)


def test_resting_it_paints_nothing(sit: Sit) -> None:
    chair = sit()
    quick(chair)
    to_the_end(chair, begun(chair, plan_of()))
    chair.frames(30)
    assert not chair.app.frame([], 1 / 60)
