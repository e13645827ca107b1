"""Hidden hands while people come, go, give up and take back: nothing opens, and nobody gains by having seen a tile."""

from __future__ import annotations

from pathlib import Path

import pygame

from engine.core.match import Match, Person
from engine.records.notation import listed, written
from scenes.play.panel.prompts import prompt_of
from scenes.play.table import opinion
from scenes.play.table import people as seats_of
from scenes.play.table.driver import Driver
from scenes.play.table.eyes import Eyes
from scenes.play.table.log import TAKEN_BACK, draw_taken_back, turns
from tests.scenes.chair import Chair
from tests.scenes.table import option
from tests.scenes.test_privacy_table import ANNA, BEN, ROBOT, lift, play_turn, shown, table
from tests.table.rig import Thinker

CTRL = pygame.KMOD_CTRL


def told(match: Match) -> list[str]:
    """The list of turns."""
    return [turn.text for turn in turns(match, Eyes(match, Driver(match, Thinker(), 0), 0))]


def seat_to(chair: Chair, seat: int, level: int) -> None:
    """Sets a seat in the dialog, and lifts whatever curtain comes down for it."""
    chair.key(pygame.K_ESCAPE)
    chair.press("menu.seats")
    chair.frames(2)
    chair.click(option(chair, f"seat.{seat}", level))
    chair.frames(2)
    while chair.app.scene == "curtain":
        lift(chair)
        chair.frames(60)  # a press right after the curtain's would be its second click
    chair.press("menu.resume")
    chair.frames(2)


def test_a_game_in_which_a_person_sat_never_falls_open(tmp_path: Path) -> None:
    for people in ((ANNA, BEN), (Person("You"), ROBOT)):
        chair = table(tmp_path, *people)
        if chair.app.scene == "curtain":
            lift(chair)
        scene, seats = chair.app.scenes.top, chair.match
        for seat in (1, 2):
            seats_of.sit(scene.table, seat, 1)
            chair.frames(2)
        if chair.app.scene == "curtain":
            lift(chair)
        assert not any(shown_of(scene).values()) and scene.table.eyes.viewer == 0
        assert not opinion.deep(scene.table)
        match = chair.app.store.open(chair.app.store.save(seats, tmp_path / "kept.json"))
        assert match.secret and not any(person.human for person in match.people)
        seats_of.sit(scene.table, 1, 0)
        assert seats.person(1).name == people[0].name
        chair.close()


def shown_of(scene: object) -> dict[int, bool]:
    """By seat, whether anything in its hand can be seen."""
    return {seat: any(tile != "?" for tile in scene.rack.tiles(seat)) for seat in (1, 2)}


def test_names_survive_the_dialog_of_seats(tmp_path: Path) -> None:
    chair = table(tmp_path, ANNA, BEN)
    lift(chair)
    for level, name in ((1, "Computer"), (0, "Anna")):
        seat_to(chair, 1, level)
        assert chair.match.person(1).name == name
    chair.close()


def test_a_resignation_opens_nothing_to_copy_or_to_paste(tmp_path: Path) -> None:
    chair = table(tmp_path, ANNA, BEN)
    lift(chair)
    match = chair.match
    chair.press("action.pass")
    chair.rest()
    tiles = chair.app.scenes.top.rack.tiles(1)[:2]
    match.play(f"swap {' '.join(tiles)}")
    chair.frames(2)
    hidden = [action for action in map(str, match.actions) if action.startswith("swap")]
    assert hidden and "?" not in hidden[0]
    chair.key(pygame.K_ESCAPE)
    chair.press("menu.resign")
    chair.press("resign.yes")
    chair.frames(5)
    assert match.outcome is not None and not any(shown(chair).values())
    chair.key(pygame.K_c, CTRL)
    for text in (pygame.scrap.get_text(), listed(match), written(match)):
        assert hidden[0] not in text and "swap ? ?" in text
    assert "without what is hidden" in prompt_of(chair.app.scenes.top.table).extra
    pygame.scrap.put_text("pass\n" + hidden[0])
    chair.key(pygame.K_v, CTRL)
    assert "hidden" in chair.app.scenes.top.desk["unread.detail"].text
    chair.press("unread.ok")
    chair.press("undo")
    chair.frames(5)
    assert match.outcome is None and chair.app.scene == "curtain"
    chair.close()


def test_who_takes_back_a_draw_does_not_know_what_comes(tmp_path: Path) -> None:
    for people in ((ANNA, BEN), (Person("You"), ROBOT)):
        chair = table(tmp_path, *people)
        if chair.app.scene == "curtain":
            lift(chair)
        match, draws = chair.match, set()
        for n in range(4):
            play_turn(chair)
            draws.add(match.actions[-1])
            assert sum(TAKEN_BACK in text for text in told(match)) == (n > 0)
            chair.press("undo")
            chair.frames(2)
            if len(people[0].name) > 3:
                assert "everybody" in chair.app.scenes.top.desk["agree.detail"].text
            assert "shuffled anew" in chair.app.scenes.top.desk["agree.detail"].text
            chair.press("agree.yes")
            chair.frames(2)
            assert TAKEN_BACK in told(match)[-1] and len(match.actions) == 2
        assert len(draws) > 1 and len(match.redrawn) == 4
        chair.close()


def test_a_draw_taken_back_comes_again_by_redo_only(tmp_path: Path) -> None:
    chair = table(tmp_path, Person("You"), ROBOT)
    play_turn(chair)
    drawn = chair.match.actions[-1]
    chair.press("undo")
    chair.frames(2)
    chair.press("agree.yes")
    chair.frames(2)
    chair.press("redo")
    chair.rest()
    assert chair.match.actions[-1] == drawn
    chair.close()


def test_the_next_curtain_says_that_a_draw_was_taken_back(tmp_path: Path) -> None:
    chair = table(tmp_path, ANNA, BEN)
    lift(chair)
    play_turn(chair)
    assert not draw_taken_back(chair.match, 2)
    chair.press("undo")
    chair.frames(2)
    chair.press("agree.yes")
    chair.frames(2)
    play_turn(chair)
    chair.key(pygame.K_F2)
    assert chair.app.scene == "curtain" and chair.app.scenes.top.seat == 2
    assert "draw was taken back" in chair.app.scenes.top.warning
    lift(chair)
    store = chair.app.store
    assert draw_taken_back(store.open(store.save(chair.match, tmp_path / "kept.json")), 2)
    play_turn(chair)
    assert not draw_taken_back(chair.match, 2)
    chair.close()
