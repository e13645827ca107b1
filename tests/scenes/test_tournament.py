"""A tournament at the table: it begins from the menu, grows, counts what is watched, keeps what was played."""

from __future__ import annotations

import pygame

from engine.games import GAMES
from scenes.menu.scene import MenuScene
from scenes.play.scene import PlayScene
from scenes.play.table.table import WAIT
from scenes.tournament.rows import last_picked
from scenes.tournament.scene import TournamentScene
from tests.scenes.chair import Chair
from tests.scenes.conftest import Sit
from tests.scenes.placing import complaints
from tests.scenes.tournament_rig import begun, games_of, into_game, plan_of, quick, to_the_end

# ---- from the menu to the last game ------------------------------------------------------------------------------


def test_it_is_chosen_played_and_counted(sit: Sit) -> None:
    chair = sit()
    fast = quick(chair)
    chair.app.begin(MenuScene(chair.app))
    chair.frames(3)
    chair.press("tournament")
    chair.frames(3)
    assert chair.app.scene == "tournament-choices"
    chair.press("option.size.4")
    chair.press("option.setup.random")
    chair.press("count.3")
    chair.frames(10)
    chair.press("openings.1")
    chair.press("start")
    chair.frames(3)
    scene = chair.app.scenes.top
    assert isinstance(scene, TournamentScene) and scene.play.run
    to_the_end(chair, scene)
    tally = scene.play.tally()
    assert tally and games_of(scene) == list(range(6))
    assert sum(line.points for line in tally.lines) == 6 and all(line.games == 4 for line in tally.lines)
    assert {level for _, level, _, _ in fast.asked} == {1, 2, 3} and {one[3] for one in fast.asked} == {None}
    assert len(scene.parts.list.items) == 6 and "All 6 games" in scene.parts.note.text
    picked = last_picked(sit().app.settings, GAMES)
    assert (picked.count, picked.openings, picked.options["size"]) == (3, 1, 4)


def test_both_colours_are_played_from_one_opening(sit: Sit) -> None:
    chair = sit()
    quick(chair)
    scene = begun(chair, plan_of(openings=2))
    to_the_end(chair, scene)
    assert scene.play.tournament
    records = [game.record or {} for game in scene.play.tournament.games]
    names = [[seat["name"] for seat in record["seats"]] for record in records]
    assert names[0] == names[1][::-1] and names[2] == names[3][::-1]
    for one, other in (records[:2], records[2:]):
        assert one["seed"] == other["seed"] and one["options"] == other["options"]
        assert one["actions"][:4] == other["actions"][:4]
    assert records[0]["seed"] != records[2]["seed"]


def test_each_style_and_the_clock_are_asked_for(sit: Sit) -> None:
    chair = sit(seconds=0.5)
    fast = quick(chair)
    plan = plan_of(levels=(2, 2))
    scene = begun(chair, type(plan)(plan.game, plan.options, plan.entrants, 1, True, 3))
    into_game(chair, scene)
    assert {style for _, _, style, _ in fast.asked} == {0, 1} and {one[3] for one in fast.asked} == {0.5}


def test_without_any_the_choices_lead_back_to_the_menu(sit: Sit) -> None:
    chair = sit()
    chair.app.begin(MenuScene(chair.app))
    chair.frames(2)
    chair.press("tournament")
    chair.frames(2)
    chair.key(pygame.K_ESCAPE)
    chair.frames(2)
    assert chair.app.scene == "menu"


# ---- waiting, stopping, going on ---------------------------------------------------------------------------------


def test_a_pause_waits_and_space_ends_it(sit: Sit) -> None:
    chair = sit()
    quick(chair)
    scene = begun(chair, plan_of())
    match = into_game(chair, scene)
    chair.press("pause")
    at = len(match.actions)
    chair.frames(20)
    assert len(match.actions) == at and "Paused" in scene.parts.note.text
    chair.key(pygame.K_SPACE)
    to_the_end(chair, scene)
    assert games_of(scene) == [0, 1]


def test_stopping_keeps_what_was_played_and_it_goes_on_later(sit: Sit) -> None:
    chair = sit()
    quick(chair)
    scene = begun(chair, plan_of(openings=2))
    while len(games_of(scene)) < 1:
        chair.frames()
    into_game(chair, scene)
    chair.press("stop")
    chair.frames(2)
    assert scene.play.run is None and games_of(scene) == [0] and not chair.can("pause")
    chair.close()
    later = sit()
    quick(later)
    later.app.begin(MenuScene(later.app))
    later.frames(2)
    later.press("tournament")
    later.frames(2)
    scene = later.app.scenes.top
    assert isinstance(scene, TournamentScene) and games_of(scene) == [0] and scene.play.run is None
    later.press("go-on")
    to_the_end(later, scene)
    assert games_of(scene) == [0, 1, 2, 3]
    later.press("again")
    later.frames(2)
    assert games_of(scene) == [] and len(scene.play.book.kept()) == 2


def test_settings_over_it_make_it_wait(sit: Sit) -> None:
    chair = sit()
    quick(chair)
    scene = begun(chair, plan_of())
    match = into_game(chair, scene)
    chair.press("settings")
    at = len(match.actions)
    chair.frames(20)
    assert chair.app.scene == "settings" and len(match.actions) == at
    chair.key(pygame.K_ESCAPE)
    chair.app.resize((1366, 768))
    to_the_end(chair, scene)
    assert complaints(scene) == []


# ---- watching ----------------------------------------------------------------------------------------------------


def watching(chair: Chair) -> PlayScene:
    """The scene in which a game is watched."""
    scene = chair.app.scenes.top
    assert isinstance(scene, PlayScene) and scene.name == "watch"
    return scene


def test_a_watched_game_counts_and_the_next_one_follows(sit: Sit) -> None:
    chair = sit(animation="off")
    quick(chair)
    scene = begun(chair, plan_of())
    into_game(chair, scene)
    chair.press("watch")
    chair.frames(2)
    seen = watching(chair)
    while not games_of(scene):
        chair.frames(1, 0.1)
    assert games_of(scene) == [0] and seen.match.outcome and watching(chair) is seen
    chair.frames(round((WAIT + 4) / 0.1), 0.1)
    assert watching(chair) is not seen and games_of(scene) == [0]
    while len(games_of(scene)) < 2:
        chair.frames(1, 0.1)
    chair.frames(round((WAIT + 4) / 0.1), 0.1)
    assert chair.app.scene == "tournament" and scene.play.run is None and games_of(scene) == [0, 1]


def test_whoever_watches_changes_nothing_and_goes_back(sit: Sit) -> None:
    chair = sit()
    quick(chair)
    scene = begun(chair, plan_of())
    match = into_game(chair, scene)
    chair.press("watch")
    chair.frames(5)
    chair.key(pygame.K_SPACE)
    chair.frames(5)
    before = [str(action) for action in match.actions]
    for key in (pygame.K_z, pygame.K_y, pygame.K_v):
        chair.key(key, pygame.KMOD_CTRL)
    chair.key(pygame.K_BACKSPACE)
    chair.key(pygame.K_HOME)
    chair.frames(5)
    assert watching(chair).table.review.on
    assert not any(chair.can(id) for id in ("undo", "redo", "again", "now", "review.play"))
    chair.key(pygame.K_END)
    chair.key(pygame.K_ESCAPE)
    chair.frames()
    assert chair.app.scene == "tournament" and scene.play.run
    assert [str(action) for action in match.actions[: len(before)]] == before and not match.lines
    to_the_end(chair, scene)
    assert games_of(scene) == [0, 1]
