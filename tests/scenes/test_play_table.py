"""At the table: what lights up, what a click means, what a ghost tells; tests that only post events."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from engine.core.action import CHANCE
from engine.core.game import Game
from engine.core.match import Match, Person
from engine.games import GAMES
from tests.scenes.chair import Chair
from tests.scenes.seated import play_scene
from tests.scenes.table import computer, marks, play_turn, seated, texts


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Chair]:
    """Two people at hex5, nothing played."""
    chair = seated(tmp_path)
    yield chair
    chair.close()


def test_what_is_lit_is_what_is_legal(table: Chair) -> None:
    legal = {a.args[0] for a in table.match.state.actions()}
    assert marks(table, "legal") == legal


def test_hovering_a_forbidden_cell_names_the_rule_and_lights_the_cells(table: Chair) -> None:
    table.hover(table.app.xy("e5"))
    assert "Too far away" in texts(table)
    table.hover(table.app.xy("h4"))
    assert "mine rock" in texts(table) and marks(table, "refused") == {"h4"}
    table.click(table.app.xy("h4"))
    assert not table.match.actions


def test_the_ghost_shows_what_would_happen_and_commits_nothing(tmp_path: Path) -> None:
    moves = "mine i3,stay,mine f6,move f7-f6,mine b5,stay,mine g6,stay,mine h5,stay,mine h2,stay"
    chair = seated(tmp_path, actions=moves)
    for cell in sorted(marks(chair, "legal")):
        chair.hover(chair.app.xy(cell))
        scene = chair.app.scenes.top
        action = scene.table.hand.meant()
        assert action is not None and action.args == (cell,)
        after, _ = chair.match.state.after(action)
        told = scene.table.hand.preview()
        assert told.facts[0][0].number == len(names_of(after, 1)) and told.facts[1][0].number == len(names_of(after, 2))
    assert len(chair.match.actions) == 12
    chair.close()


def names_of(state: object, seat: int) -> list[str]:
    """Where a seat could mine."""
    from engine.games.mattock.show.facts import places_to_mine

    return state.board.names(places_to_mine(state, seat))


def test_a_double_click_does_not_skip_the_move(table: Chair) -> None:
    cell = next(iter(marks(table, "legal")))
    for _ in range(2):
        table.click(table.app.xy(cell))
        table.rest()
    assert [str(a) for a in table.match.actions] == [f"mine {cell}"] and table.match.state.phase == "move"


def test_a_turn_between_people_waits_for_confirmation(table: Chair) -> None:
    table.do(table.match.game.parse(table.match.state, "mine i3"))
    table.do(table.match.game.parse(table.match.state, "move h4-i3"))
    assert len(table.match.actions) == 1 and "end your turn" in texts(table)
    table.key(pygame.K_ESCAPE)
    assert "end your turn" not in texts(table)
    table.do(table.match.game.parse(table.match.state, "move h4-i3"))
    table.press("end")
    assert len(table.match.actions) == 2 and table.match.to_act == 2


def test_dragging_a_miner_moves_it_and_dropping_it_nowhere_lets_go(table: Chair) -> None:
    play = table.match.game.parse
    table.do(play(table.match.state, "mine i3"))
    scene, home, goal = table.app.scenes.top, table.app.xy("h4"), table.app.xy("i3")
    table.drag(home, (home[0] + 9, home[1]))
    assert not scene.table.hand.picked
    table.drag(home, table.app.xy("e5"))
    assert not scene.table.hand.picked and len(table.match.actions) == 1
    table.drag(home, goal)
    assert str(scene.table.hand.pending) == "move h4-i3"


def test_right_click_lets_go(table: Chair) -> None:
    table.do(table.match.game.parse(table.match.state, "mine i3"))
    table.click(table.app.xy("h4"))
    assert table.app.scenes.top.table.hand.picked
    table.click(table.app.xy("e5"), button=3)
    assert not table.app.scenes.top.table.hand.picked


def test_a_click_while_others_pieces_move_ends_that_and_plays_nothing(tmp_path: Path) -> None:
    chair = seated(tmp_path, actions="mine i3,stay", animation="slow")
    scene, cell = chair.app.scenes.top, chair.match.state.actions()[0].picks[0].name
    chair.key(pygame.K_r)  # Blue looks again at what Red has done
    chair.frames(5)
    assert scene.table.show.busy
    chair.click(chair.app.xy(cell))
    assert not scene.table.show.busy and not scene.table.hand.picked and len(chair.match.actions) == 2
    chair.click(chair.app.xy(cell))
    assert len(chair.match.actions) == 3
    chair.close()


def test_marks_show_what_others_did_since_my_last_turn(table: Chair) -> None:
    play_turn(table, "mine i3", "stay")
    assert marks(table, "dug") == {"i3"}
    play_turn(table, "mine f6", "move f7-f6")
    assert marks(table, "dug") == {"f6"} and marks(table, "arrived") == {"f6"} and marks(table, "gone") == {"f7"}
    table.key(pygame.K_r)
    assert table.app.scenes.top.table.show.busy
    table.rest()
    assert len(table.match.actions) == 4


def test_resizing_keeps_everything(table: Chair) -> None:
    table.do(table.match.game.parse(table.match.state, "mine i3"))
    table.click(table.app.xy("h4"))
    table.post(pygame.event.Event(pygame.VIDEORESIZE, w=1366, h=768, size=(1366, 768)))
    table.frames(3)
    assert table.app.surface.get_size() == (1366, 768)
    assert table.app.scenes.top.table.hand.picked and len(table.match.actions) == 1
    table.click(table.app.xy("i3"))
    assert str(table.app.scenes.top.table.hand.pending) == "move h4-i3"


def test_a_fresh_pick_takes_the_place_of_the_move_that_waits(tmp_path: Path) -> None:
    chair = seated(tmp_path, actions="mine c5,move c6-c5,mine f6,stay,mine g5", animation="off")
    scene = chair.app.scenes.top
    moves = [a for a in chair.match.state.actions() if a.verb == "move"]
    miner = next(a.picks[0] for a in moves if sum(b.picks[0] == a.picks[0] for b in moves) > 1)
    first, second = [a for a in moves if a.picks[0] == miner][:2]
    other = next(a for a in moves if a.picks[0] != miner)
    chair.do(first)
    chair.click(chair.app.xy(first.picks[1].name))  # the same target again: it still waits
    assert scene.table.hand.pending == first and chair.can("end")
    chair.click(chair.app.xy(second.picks[1].name))
    assert scene.table.hand.pending == second
    chair.do(other)
    assert scene.table.hand.pending == other and len(chair.match.actions) == 5
    chair.click(chair.app.xy(miner.name))
    assert scene.table.hand.picked == (miner,) and not scene.table.hand.pending and not chair.can("end")
    chair.click(chair.app.xy(first.picks[1].name))
    assert scene.table.hand.pending == first
    chair.press("action.stay")
    assert str(chair.match.actions[-1]) == "stay"
    chair.close()


def lit(chair: Chair) -> set[str]:
    """The game's own buttons that are lit as the next thing to do."""
    return {id for id, button in chair.app.scenes.top.controls.prompt._actions.items() if button.kind == "primary"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_all_that_is_left_is_said_and_lit(tmp_path: Path, game: Game) -> None:
    """At the person's steps of games at random: one button is lit just where it is all that is left to press."""
    chair, found = Chair(tmp_path, animation="off"), 0
    for seed in (8, 9):
        match, rng = Match(game, {}, seed, (Person("Anna"), computer())), random.Random(seed)
        scene = play_scene(chair.app, match, None)
        scene.table.driver.paused, chair.app.patient = True, False
        chair.app.begin(scene)
        while match.to_act is not None and len(match.actions) < 70:
            match.play(match.roll() if match.to_act == CHANCE else rng.choice(list(match.state.actions())))
            if not scene.table.driver.human_to_act():
                continue
            scene.table.show.jump(scene.table.eyes.seen(match.state), len(match.actions))
            scene.table.hand.take(None)
            chair.frames(1)
            firsts = {a.picks[0] for a in scene.table.presentation.choices(match.state, ())}
            alone = len(firsts) == 1 and next(iter(firsts)).kind == "button"
            assert len(lit(chair)) == alone, match.actions[-1]
            drawing = match.to_act == CHANCE
            assert drawing or ("nothing is left but to" in texts(chair)) == alone
            found += alone
    assert found
    chair.close()
