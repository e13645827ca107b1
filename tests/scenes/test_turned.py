"""A board that is turned turns as one: what is drawn, what a point means, and where tiles, marks and effects are."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from engine.core.action import CHANCE
from engine.core.game import Game
from engine.core.match import Match, Person
from engine.core.picture import Item, Mark
from engine.core.presentation import Effect, Pose
from engine.games import GAMES
from scenes.kit.board.board import BoardView
from scenes.kit.board.squares import WAYS, spot
from scenes.kit.materials.cloth.dominoes_pieces import area_of
from scenes.kit.materials.cloth.ghost import raised
from tests.scenes.chair import Chair
from tests.scenes.seated import play_scene

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
PLACES = ("0,0:E", "2,1:N", "-1,3:W", "4,-2:S")


def at_table(home: Path, game: Game, steps: int, size: tuple[int, int]) -> Chair:
    """A person and a computer that waits, after some steps of a game at random."""
    chair, rng = Chair(home, size, animation="off"), Random(steps)
    match = Match(game, {}, 7, (Person("Anna"), Person("Computer", "computer", 1)))
    while len(match.actions) < steps and match.to_act is not None:
        actions = [] if match.to_act == CHANCE else list(match.state.actions())
        laying = [a for a in actions if a.verb in ("put", "mine", "grow", "move")]
        match.play(rng.choice(laying or actions) if actions else match.roll())
    chair.app.patient = False  # the rock may be carved later: only places are looked at
    chair.app.begin(play_scene(chair.app, match, None, still=True))
    chair.frames(3)
    return chair


def turn_round(chair: Chair) -> int:
    """Presses the button until the board lies as it did; how often."""
    board = chair.app.scenes.top.room.board
    for count in range(1, 8):
        chair.press("rotate")
        if board.space.turns == 0:
            return count
    raise AssertionError("the board never comes round")


@every_game
def test_every_name_is_where_it_is_shown(tmp_path: Path, game: Game) -> None:
    """Cells, closed squares and marked ones, and tiles in hand: for every turn, zoom and pan."""
    for steps, size in ((30, (1024, 600)), (60, (1366, 768))):
        chair = at_table(tmp_path, game, steps, size)
        scene = chair.app.scenes.top
        board, count = scene.room.board, turn_round(chair)
        picture, seen = scene.table.show.picture, 0
        names = {*board.placed.centres, *(mark.place for mark in picture.marks)}
        hand = {item.face for item in picture.items if item.place == "hand:1"} - {""}
        for _ in range(count):
            chair.press("rotate")
            for zoom, pan in ((1.0, (0.0, 0.0)), (1.6, (70.0, -35.0)), (2.9, (-210.0, 140.0))):
                board.view(board.space.fitted().zoomed(zoom, board.area.center).panned(*pan))
                chair.frames(1)
                shown = scene.rack.clear_area().inflate(-8, -8)
                for name in names:
                    at = chair.app.xy(name)
                    if shown.collidepoint(at) and scene.rack.at(at) is None:
                        assert chair.app.at(*at) == name
                        seen += 1
                assert all(chair.app.at(*chair.app.xy(tile)) == tile for tile in hand)
            turns, zoom = board.space.turns, board.space.zoom
            chair.press("fit")
            assert zoom > 1 and (board.space.turns, board.space.zoom, board.space.pan) == (turns, 1.0, (0.0, 0.0))
        assert seen > len(names) and count in (4, 6)
        chair.close()


def squares(place: str) -> tuple[str, ...]:
    """The names of the squares of a place."""
    found = spot(place)
    assert found is not None
    return tuple(f"{x},{y}" for x, y in filter(None, (found.first, found.second)))


def whole(board: BoardView, place: str) -> tuple[int, ...]:
    """The pixels of all squares of a place."""
    rects = [area_of(board, square) for square in squares(place)]
    return tuple(rects[0].unionall(rects[1:]))


tables = pytest.mark.parametrize("game", [game for game in GAMES if game.rack], ids=lambda game: game.name)


@tables
def test_tiles_ghosts_marks_and_effects_turn_with_their_squares(tmp_path: Path, game: Game) -> None:
    chair = at_table(tmp_path, game, 40, (1366, 768))
    board = chair.app.scenes.top.room.board
    items = [item for item in chair.app.scenes.top.table.show.picture.items if spot(item.place)]
    for _ in range(turn_round(chair)):
        chair.press("rotate")
        for item in [*items, *(Item("tile", place, 0, "6:1") for place in PLACES)]:
            place, still = item.place, board.pieces([item])[-1]
            assert still.rect == whole(board, place) == tuple(area_of(board, place))
            up = board.moving([(item, Pose(place, place, lift=0.2))])[-1]
            assert (up.rect[2] > up.rect[3]) == (still.rect[2] > still.rect[3]) and up.key[2] == still.key[2]
            ghost = board.marks([Mark("ghost", place, 1, item.face)])
            assert ghost[1].rect == (still.rect[0], still.rect[1] - raised(board), *still.rect[2:])
            first, second = (area_of(board, square).center for square in squares(place))
            assert _points(still.key[2], first, second)
        for join in ("0,0 1,0", "2,1 2,2"):
            one, two = (area_of(board, square).center for square in squares(join))
            coin = board.marks([Mark("join", join, 1, "7")])[0].rect
            middle = ((one[0] + two[0]) / 2, (one[1] + two[1]) / 2 - raised(board) / 2)
            lean = (coin[0] + coin[2] / 2 - middle[0], coin[1] + coin[3] / 2 - middle[1])
            assert lean[0] * (one[0] - two[0]) + lean[1] * (one[1] - two[1]) > 0  # to the first of both
            bars = (board.marks([Mark("gold", join, 1, "7")])[0], board.effects([Effect("gold", join, 0.5, 1)])[0])
            assert all((bar.rect[2] < bar.rect[3]) == (one[1] == two[1]) for bar in bars)
    chair.close()


def _points(way: str, first: tuple[int, int], second: tuple[int, int]) -> bool:
    """Whether the second half lies in this direction from the first, on the screen."""
    dx, dy = WAYS[way]
    return (second[0] - first[0]) * dx - (second[1] - first[1]) * dy > 0


@tables
def test_open_sides_are_told_as_they_are_seen(tmp_path: Path, game: Game) -> None:
    """A square whose northern side is open: once the board is turned by a quarter, the open side is at the right."""
    chair = at_table(tmp_path, game, 40, (1366, 768))
    board = chair.app.scenes.top.room.board
    keys = []
    for _ in range(4):
        keys.append(board.marks([Mark("open-one", "1,1", 0, "N")])[0].key[-1])
        chair.press("rotate")
    assert keys == ["N", "E", "S", "W"]
    chair.close()
