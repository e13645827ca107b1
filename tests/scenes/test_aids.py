"""Aids at the table: each mark has a drawer and a word, switches are kept, the legend tells what is on the board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pygame import Rect, Surface

from engine.core.action import CHANCE
from engine.core.game import Game
from engine.core.match import Match, Person
from engine.core.picture import Cells, Mark, Picture
from engine.games import GAMES
from scenes.kit.board.marks import mark_drawer
from scenes.kit.board.swatch import Sample
from scenes.kit.materials.registry import material_named
from scenes.kit.widgets import Command
from scenes.play.panel.legend import legend
from scenes.play.panel.switches import Switches
from scenes.play.scene import PlayScene
from scenes.play.table.aids import Aids
from scenes.play.table.hand import Hand
from scenes.preferences import Settings
from scenes.settings_file import SettingsFile
from tests.scenes.chair import Chair
from tests.scenes.conftest import Sit
from tests.scenes.seated import play_scene

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def table(chair: Chair, game: Game) -> PlayScene:
    """A game with aids, two people at the table."""
    people = tuple(Person(f"Player {seat}") for seat in range(1, game.players[0] + 1))
    scene = play_scene(chair.app, Match(game, {}, 3, people), None)
    chair.app.begin(scene)
    chair.frames(2)
    return scene


def shown(game: Game, seed: int) -> Iterator[Mark]:
    """Marks of all kinds on the way through a random game."""
    presentation, rng = game.presentation(), Random(seed)
    state = game.start(game.settled({}, seed))
    for count in range(300):
        if state.to_act is None:
            break
        action = game.deal(state, rng) if state.to_act == CHANCE and game.deal else rng.choice(state.actions())
        after, events = state.after(action)
        yield from presentation.changed(state, after, events)
        if not count % 6:
            yield from presentation.picture(state).marks
            yield from presentation.preview(state, action).marks if state.to_act != CHANCE else ()
            for aid in presentation.aids():
                yield from presentation.aid_marks(state, aid.name, action.picks[:1])
        state = after
    yield from presentation.ended(state)


def words(game: Game) -> dict[str, str]:
    """What the legend says, by kind."""
    presentation = game.presentation()
    return {kind: word for aid in presentation.aids() for kind, word in aid.legend} | dict(presentation.signs())


def ground(game: Game) -> str:
    """What the game's board is made of."""
    return game.presentation().picture(game.start(game.settled({}, 0))).ground


@every_game
def test_the_legend_names_every_mark_and_every_mark_is_drawn(game: Game) -> None:
    kinds = {mark.kind for seed in range(2) for mark in shown(game, seed)}
    assert kinds <= words(game).keys()
    material = material_named(ground(game))
    assert all(kind in material.in_ground or mark_drawer(material, kind) for kind in words(game))


@every_game
def test_an_aids_own_kinds_are_in_its_legend(game: Game) -> None:
    for aid in game.presentation().aids():
        assert aid.legend and set(aid.kinds) <= dict(aid.legend).keys()


@every_game
def test_switches_are_kept(game: Game, sit: Sit, tmp_path: Path) -> None:
    scene = table(sit(), game)
    aids = scene.table.aids
    assert aids.on == {aid.name: aid.on for aid in aids.aids}
    for aid in aids.aids:
        scene.commands.run(Command(f"aid.{aid.name}"))
    told = SettingsFile(tmp_path / "settings.json", Settings()).read()[0]
    assert told.aids == {game.name: [aid.name for aid in aids.aids if not aid.on]}
    again = table(sit(), game).table.aids
    assert again.on == aids.on == {aid.name: not aid.on for aid in aids.aids}


@every_game
def test_what_is_off_is_left_out(game: Game) -> None:
    aids = Aids(game.presentation(), Hand(game.presentation()), None)
    for aid in aids.aids:
        assert aids.hidden_kinds().issuperset(aid.kinds) == (not aid.on or not aid.kinds)
        aids.toggle(aid.name)
        assert aids.hidden_kinds().issuperset(aid.kinds) == (aid.on or not aid.kinds)


@every_game
def test_buttons_stay_the_same_and_tell_what_is_on(game: Game, sit: Sit) -> None:
    at = table(sit(), game).table
    aids, switches = at.aids, Switches(at)
    first = switches.aids()[:len(aids.aids)]
    assert [button.id for button in first] == [f"aid.{aid.name}" for aid in aids.aids]
    assert all(button.tip and button.icon for button in first)
    aids.toggle(aids.aids[0].name)
    assert switches.aids()[:len(first)] == first and first[0].on == aids.on[aids.aids[0].name]


class Counted:
    """A look that counts how often it is asked for marks."""

    def __init__(self, presentation: Any) -> None:
        self._presentation, self.asked = presentation, 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._presentation, name)

    def aid_marks(self, *told: Any) -> Any:
        self.asked += 1
        return self._presentation.aid_marks(*told)


def test_marks_are_worked_out_once_a_position() -> None:
    presentation: Any = Counted(GAMES[0].presentation())
    aids = Aids(presentation, Hand(presentation), None)
    for name in aids.on:
        aids.on[name] = True
    view = Match(GAMES[0], {}, 3).state.seen_by(0)
    first = aids.marks(view)
    assert first and aids.marks(view) == first and presentation.asked == len(aids.on)


@every_game
def test_the_legend_stays_on_the_board_and_says_each_thing_once(game: Game, sit: Sit) -> None:
    for size in ((800, 600), (1366, 768)):
        scene = table(sit(size=size), game)
        marks = list(shown(game, 1))
        area = scene.room.places.board
        scene.table.hand.take(None)  # nothing is to be picked, so that nothing has to stay clear
        (strip,) = legend(scene.table, scene.room, area, marks)
        assert area.contains(Rect(strip.rect)) and strip.rect[3] <= area.h * 2 // 3
        said = [word for _, word in strip.key[1]]  # type: ignore[index]
        assert len(said) == len(set(said)) > 5


@every_game
def test_aids_leave_the_middle_of_lights_and_ghosts_in_sight(game: Game, sit: Sit) -> None:
    style = sit().app.style
    square = ground(game) == "cloth"
    cells = Cells("square", {"0,0": (0.0, 0.0)}) if square else Cells("hex", {"a": (0.0, 0.0)})
    place = next(iter(cells.centres))
    aids = [Mark(kind, f"{place}:E" if kind in ("place", "scoring") else place, 1, "1")
            for aid in game.presentation().aids() for kind, _ in aid.legend if kind not in aid.kinds]
    board = Sample(style, material_named(ground(game)), Picture(ground(game), cells, ()), Rect(0, 0, 120, 120))
    lights = [Mark("ghost", f"{place}:E", 1, "6:1")] if square else [
        Mark(kind, place, 1) for kind in ("legal", "target")]  # a ghost on hexes is itself seen through
    for light in lights:
        alone, crowded = (middle(board, marks) for marks in ([light], [*aids, light]))
        assert all(abs(a - b) < 40 for a, b in zip(alone, crowded, strict=True)), light  # lights are seen through


def middle(board: Sample, marks: list[Mark]) -> list[int]:
    """The colours around the middle of a small board with these marks."""
    surface = Surface((120, 120))
    board.paint(surface, surface.get_rect())
    for thing in sorted(board.marks(marks), key=lambda thing: thing.z):
        thing.paint(surface)
    return [tone for x in range(58, 63) for y in range(58, 63) for tone in surface.get_at((x, y))[:3]]


def test_a_board_without_marks_has_no_legend(sit: Sit) -> None:
    scene = table(sit(), GAMES[0])
    assert legend(scene.table, scene.room, scene.room.places.board, []) == []


@pytest.mark.parametrize("told", [{}, [], "danger", {"a": "b"}, {"a": [1, None]}, 3])
def test_strange_settings_do_no_harm(told: Any) -> None:
    kept = Settings().having({"aids": told}).aids
    assert all(isinstance(name, str) for names in kept.values() for name in names)
