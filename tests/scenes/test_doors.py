"""Every door leads where it says, as the stack shows it; and a scene that is left through one goes at once."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

import pygame

from engine.core.match import Match, Person
from engine.games import GAMES
from scenes.client import Exits
from scenes.doors import Doors
from scenes.menu.scene import MenuScene
from scenes.play.scene import PlayScene
from scenes.play.table.table import Table
from scenes.rules.scene import RulesScene
from scenes.setup.scene import SetupScene
from tests.scenes.chair import Chair
from tests.scenes.conftest import Sit
from tests.scenes.saved_rig import save

GAME = GAMES[-1]
OVER = ("rules", "settings", "saved", "results")  # doors to a scene of the same name


def stack(chair: Chair) -> list[str]:
    """The names of all scenes, once what was asked for has come."""
    chair.app.scenes.settle()
    return [scene.name for scene in chair.app.scenes.scenes]


def finished(chair: Chair) -> Match:
    """A game that is over."""
    return chair.app.store.open(save(chair, "Ada", "Bo"))


class NoGames:
    """A series of which all games have been played."""

    def count_this(self) -> None:
        raise AssertionError("nothing is looked at")

    def watched(self) -> None:
        return None


def test_doors_over_a_scene(sit: Sit) -> None:
    chair = sit()
    chair.app.begin(MenuScene(chair.app))
    doors: Exits = chair.app.doors
    for name in OVER:
        getattr(doors, name)()
        assert stack(chair) == ["menu", name]
        chair.app.scenes.pop()
    doors.setup(GAME, "watch")
    assert stack(chair) == ["menu", "setup"]
    scene = chair.app.scenes.top
    assert isinstance(scene, SetupScene) and scene.game is GAME
    assert not any(person.human for person in scene.seats.people)
    doors.rules(GAME)
    assert stack(chair) == ["menu", "setup", "rules"]
    assert isinstance(chair.app.scenes.top, RulesScene) and chair.app.scenes.top.game is GAME
    doors.tournament()
    assert stack(chair) == ["menu", "setup", "rules", "tournament", "tournament-choices"]  # there is none yet
    doors.menu()
    assert stack(chair) == ["menu"]
    doors.demo(1)
    assert stack(chair) == ["menu", "demo"]
    assert not doors.watch(NoGames()) and stack(chair) == ["menu", "demo"]


def test_doors_to_a_table(sit: Sit) -> None:
    """A game comes over the menu and in place of anything else; one that is only looked at comes over everything."""
    chair = sit()
    chair.app.begin(MenuScene(chair.app))
    doors, two = chair.app.doors, [Person("Ada"), Person("Bo")]
    doors.begin(GAMES[0], {}, two, 5)
    assert stack(chair) == ["menu", "play"] and chair.match.seed == 5
    kept, before = at_table(chair).table.journal, chair.match
    assert kept is not None
    doors.branch(before.fork(0))
    assert stack(chair) == ["menu", "play"] and chair.match is not before
    assert at_table(chair).table.journal is not None
    doors.go_on(kept.path)
    assert stack(chair) == ["menu", "play"] and chair.match.seed == 5 and chair.match is not before
    doors.watched(Match(GAMES[0], {}, 6, [Person("X", "computer", 1)] * 2), by_nodes=True)
    assert stack(chair) == ["menu", "play"]
    table = at_table(chair).table
    assert table.journal is None and table.driver.by_nodes
    doors.settings()
    assert stack(chair) == ["menu", "play", "settings"]
    doors.look_at(finished(chair))
    assert stack(chair) == ["menu", "play", "settings", "play"] and at_table(chair).table.manner.still
    doors.open_file(save(chair, "Cy", "Di"))
    assert len(stack(chair)) == 5 and [person.name for person in chair.match.people] == ["Cy", "Di"]
    doors.open_file(Path(chair.app.home) / "nothing.json")
    assert len(stack(chair)) == 5 and "unopened.ok" in {widget.id for widget in chair.app.widgets()}


def at_table(chair: Chair) -> PlayScene:
    """The play scene on top."""
    scene = chair.app.scenes.top
    assert isinstance(scene, PlayScene)
    return scene


def test_the_app_has_these_doors(sit: Sit) -> None:
    """What a scene may rely on is all there, and nothing behind its back."""
    def public(one: type) -> set[str]:
        return {name for name in vars(one) if not name.startswith("_")}

    assert isinstance(sit().app.doors, Doors) and public(Doors) == public(Exits) and len(public(Exits)) > 12


def test_a_scene_goes_when_it_is_left(sit: Sit) -> None:
    """Its last reference goes with it: no collection is needed for these."""
    chair = sit()
    chair.app.begin(MenuScene(chair.app))
    left = []
    gc.collect()
    gc.disable()
    try:
        for name in (*OVER, "tournament"):
            getattr(chair.app.doors, name)()
            chair.frames(3)
            left.append((name, weakref.ref(chair.app.scenes.scenes[1])))
            while stack(chair) != ["menu"]:
                chair.app.scenes.pop()
        assert [name for name, scene in left if scene() is not None] == []
    finally:
        gc.enable()


def test_a_table_goes_with_its_last_reference(sit: Sit) -> None:
    """With its board and all its pictures, after turns, hints, looking back and a dialog, over every game."""
    for game in GAMES:
        chair = sit((800, 600), animation="off")
        chair.app.begin(MenuScene(chair.app))
        match = Match(game, {}, 5, [Person("Anna"), Person("Ben")])
        chair.app.scenes.push(PlayScene(chair.app, Table(match, None, chair.app)))
        chair.frames(3)
        gc.collect()
        gc.disable()
        try:
            used(chair)
            scene = at_table(chair)
            held = [weakref.ref(one) for one in (scene, scene.table, scene.room, scene.room.board, scene.desk)]
            del scene
            while stack(chair) != ["menu"]:
                chair.app.scenes.pop()
            chair.frames(3)
            assert [one() for one in held] == [None] * len(held), game.name
        finally:
            gc.enable()
        chair.close()


def used(chair: Chair) -> None:
    """Somebody has done much at the table."""
    for key in (pygame.K_F2, pygame.K_HOME, pygame.K_PAGEDOWN, pygame.K_END, pygame.K_TAB, pygame.K_ESCAPE,
                pygame.K_ESCAPE, pygame.K_ESCAPE):
        chair.key(key)
        chair.frames(2)
    while chair.app.scene != "play":
        chair.press("lift") if chair.app.scene == "curtain" else chair.app.scenes.pop()
        chair.frames(3)
    chair.click(chair.app.scenes.top.room.board.area.center)
    chair.frames(4)
