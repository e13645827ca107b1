"""At the table: what a player may expect of the play scene, each promise a test that only posts events."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from engine.core.match import Match, Person
from engine.games import game_named
from scenes.play import PlayScene
from tests.scenes.chair import Chair

RED, BLUE = Person("Red"), Person("Blue")


def computer(level: int = 1) -> Person:
    """A computer player."""
    return Person("Computer", "computer", level)


def seated(home: Path, *people: Person, size: tuple[int, int] = (1024, 600), options: dict[str, object] | None = None,
           actions: str = "", **settings: object) -> Chair:
    """A chair at a game of Mattock after some actions."""
    chair = Chair(home, size, **settings)
    match = Match(game_named("mattock"), options or {}, 3, people or (RED, BLUE))
    for action in filter(None, actions.split(",")):
        match.play(action.strip())
    chair.app.begin(PlayScene(chair.app, match, chair.app.store.keep(match)))
    chair.frames(3)
    return chair


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Chair]:
    """Two people at hex5, nothing played."""
    chair = seated(tmp_path)
    yield chair
    chair.close()


def texts(chair: Chair) -> str:
    """The prompt as it stands now."""
    from scenes.play.prompts import prompt_of

    told = prompt_of(chair.app.scenes.top)
    return f"{told.text} {told.extra}"


def marks(chair: Chair, kind: str) -> set[str]:
    """The places that carry a mark."""
    return {mark.place for mark in chair.app.scenes.top.view._marks() if mark.kind == kind}


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
    chair = seated(tmp_path, actions="mine i3,stay,mine f6,move f7-f6,mine b5,stay,mine g6,stay,mine h5,stay,mine h2,stay")
    for cell in sorted(marks(chair, "legal")):
        chair.hover(chair.app.xy(cell))
        scene = chair.app.scenes.top
        action = scene.hand.meant()
        assert action is not None and action.args == (cell,)
        after, _ = chair.match.state.after(action)
        told = scene.hand.preview()
        assert told.facts[0][0].number == len(names_of(after, 1)) and told.facts[1][0].number == len(names_of(after, 2))
    assert len(chair.match.actions) == 12
    chair.close()


def names_of(state: object, seat: int) -> list[str]:
    """Where a seat could mine."""
    from engine.games.mattock.facts import places_to_mine

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


def test_step_back_reset_undo_and_redo(table: Chair) -> None:
    table.do(table.match.game.parse(table.match.state, "mine i3"))
    table.press("back")
    assert not table.match.actions
    table.press("redo")
    table.rest()
    table.press("reset")
    assert not table.match.actions
    play_turn(table, "mine i3", "stay")
    play_turn(table, "mine f6", "stay")
    table.press("undo")
    assert len(table.match.actions) == 2
    table.key(pygame.K_z, pygame.KMOD_CTRL)
    assert not table.match.actions
    table.key(pygame.K_y, pygame.KMOD_CTRL)
    table.rest()
    assert len(table.match.actions) == 2 and table.match.to_act == 2


def play_turn(chair: Chair, *steps: str) -> None:
    """Plays steps by clicks and confirms."""
    for step in steps:
        chair.do(chair.match.game.parse(chair.match.state, step))
    if chair.can("end"):
        chair.press("end")
        chair.rest()


def test_dragging_a_miner_moves_it_and_dropping_it_nowhere_lets_go(table: Chair) -> None:
    play = table.match.game.parse
    table.do(play(table.match.state, "mine i3"))
    scene, home, goal = table.app.scenes.top, table.app.xy("h4"), table.app.xy("i3")
    table.drag(home, (home[0] + 9, home[1]))
    assert not scene.hand.picked
    table.drag(home, table.app.xy("e5"))
    assert not scene.hand.picked and len(table.match.actions) == 1
    table.drag(home, goal)
    assert str(scene.hand.pending) == "move h4-i3"


def test_right_click_lets_go(table: Chair) -> None:
    table.do(table.match.game.parse(table.match.state, "mine i3"))
    table.click(table.app.xy("h4"))
    assert table.app.scenes.top.hand.picked
    table.click(table.app.xy("e5"), button=3)
    assert not table.app.scenes.top.hand.picked


def test_a_click_during_an_animation_ends_it_and_plays_nothing(tmp_path: Path) -> None:
    chair = seated(tmp_path, animation="slow")
    chair.click(chair.app.xy("i3"))
    chair.frames(5)
    scene = chair.app.scenes.top
    assert scene.show.busy
    chair.click(chair.app.xy("h4"))
    assert not scene.show.busy and not scene.hand.picked and len(chair.match.actions) == 1
    chair.close()


def test_marks_show_what_others_did_since_my_last_turn(table: Chair) -> None:
    play_turn(table, "mine i3", "stay")
    assert marks(table, "dug") == {"i3"}
    play_turn(table, "mine f6", "move f7-f6")
    assert marks(table, "dug") == {"f6"} and marks(table, "arrived") == {"f6"} and marks(table, "gone") == {"f7"}
    table.key(pygame.K_r)
    assert table.app.scenes.top.show.busy
    table.rest()
    assert len(table.match.actions) == 4


def test_undo_while_the_computer_thinks_stops_it(tmp_path: Path) -> None:
    chair = seated(tmp_path, Person("You"), computer(3), options={"size": 7}, seconds=30)
    play_turn(chair, "mine l2" if chair.match.state.allows(chair.match.game.parse(chair.match.state, "mine l2"))
              else str(chair.match.state.actions()[0]), "stay")
    chair.frames(3)
    chair.press("undo")
    chair.frames(2)
    assert not chair.match.actions and not chair.app.scenes.top.driver.thinking
    chair.close()


def test_undo_against_a_computer_goes_back_to_my_last_choice(tmp_path: Path) -> None:
    chair = seated(tmp_path, Person("You"), computer())
    play_turn(chair, "mine i3", "stay")
    chair.wait_for_turn()
    assert chair.match.to_act == 1 and len(chair.match.actions) >= 4
    chair.press("undo")
    assert not chair.match.actions
    chair.press("redo")
    chair.rest()
    assert chair.match.to_act == 1 and len(chair.match.actions) >= 4
    chair.close()


def test_watching_can_be_paused_and_stepped(tmp_path: Path) -> None:
    chair = seated(tmp_path, computer(), computer(), animation="off")
    chair.press("pause")
    chair.frames(20)
    turn = chair.match.state.turn
    chair.press("step")
    for _ in range(400):
        chair.frames(1, 0.05)
        if chair.match.state.turn > turn:
            break
        pygame.time.wait(5)
    chair.frames(30)
    assert chair.match.state.turn == turn + 1
    chair.close()


def test_a_dead_computer_is_replaced_and_answers(tmp_path: Path) -> None:
    chair = seated(tmp_path, Person("You"), computer(2))
    chair.app.thinker.warm()
    play_turn(chair, "mine i3", "stay")
    for _ in range(200):
        chair.frames(1, 0.01)
        if chair.app.thinker.pid:
            break
        pygame.time.wait(20)
    os.kill(chair.app.thinker.pid, signal.SIGKILL)
    chair.wait_for_turn(30)
    assert chair.match.to_act == 1
    chair.close()


def test_resigning_asks_first_and_can_be_taken_back(table: Chair) -> None:
    play_turn(table, "mine i3", "stay")
    table.press("menu")
    table.press("menu.resign")
    assert {w.id for w in table.app.widgets() if w.focused} == {"resign.no"}
    table.press("resign.yes")
    table.frames(3)
    assert table.match.outcome.reason == "resigned" and table.match.outcome.winners == (1,)
    table.press("undo")
    assert table.match.outcome is None


def test_a_seat_is_handed_to_the_computer_and_taken_back(table: Chair) -> None:
    table.press("menu")
    table.press("menu.seats")
    table.press("seat.2.1") if table.can("seat.2.1") else table.click(option(table, "seat.2", 1))
    table.press("menu.resume")
    assert not table.match.person(2).human and table.match.person(2).level == 1
    play_turn(table, "mine i3", "stay")
    table.wait_for_turn()
    assert table.match.to_act == 1 and len(table.match.actions) >= 4


def option(chair: Chair, id: str, index: int) -> tuple[int, int]:
    """Where an option of a choice can be pressed."""
    parts = [w for w in chair.app.widgets() if w.id.startswith(f"{id}.")]
    return parts[index].rect.center


def test_resizing_keeps_everything(table: Chair) -> None:
    table.do(table.match.game.parse(table.match.state, "mine i3"))
    table.click(table.app.xy("h4"))
    table.post(pygame.event.Event(pygame.VIDEORESIZE, w=1366, h=768, size=(1366, 768)))
    table.frames(3)
    assert table.app.surface.get_size() == (1366, 768)
    assert table.app.scenes.top.hand.picked and len(table.match.actions) == 1
    table.click(table.app.xy("i3"))
    assert str(table.app.scenes.top.hand.pending) == "move h4-i3"


def test_it_goes_on_without_a_folder_to_write_to(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    chair = seated(blocked)
    play_turn(chair, "mine i3", "stay")
    assert len(chair.match.actions) == 2 and "cannot be saved" in texts(chair)
    chair.close()
