"""Hidden hands while people come, go, give up and take back: nothing opens, and nobody gains by having seen a tile."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.core.match import Match, Person
from engine.core.notation import listed, written
from engine.games import game_named
from scenes.play.log import TAKEN_BACK, draw_taken_back, turns
from scenes.play.people import sitters
from scenes.play.prompts import ending_line, prompt_of, standings, winner_line
from tests.scenes.chair import Chair
from tests.scenes.table import option
from tests.scenes.test_privacy_table import ANNA, BEN, ROBOT, lift, play_turn, shown, table

CY = Person("Cy")
CTRL = pygame.KMOD_CTRL


def told(match: Match) -> list[str]:
    """The list of turns."""
    return [turn.text for turn in turns(match, lambda before, action: action)]


def seat_to(chair: Chair, seat: int, level: int) -> None:
    """Sets a seat in the dialog, and lifts whatever curtain comes down for it."""
    chair.key(pygame.K_ESCAPE)
    chair.press("menu.seats")
    chair.frames(2)
    chair.click(option(chair, f"seat.{seat}", level))
    chair.frames(2)
    if chair.can("menu.resume"):
        chair.press("menu.resume")
        chair.frames(2)


def test_a_game_in_which_a_person_sat_never_falls_open(tmp_path: Path) -> None:
    for people in ((ANNA, BEN), (Person("You"), ROBOT)):
        chair = table(tmp_path, *people)
        scene, seats = chair.app.scenes.top, chair.match
        if chair.app.scene == "curtain":
            lift(chair)
            scene = chair.app.scenes.top
        for seat in (1, 2):
            scene.commands.people.seat(seat, 1)
            chair.frames(2)
        if chair.app.scene == "curtain":
            lift(chair)
        assert not any(shown_of(scene).values()) and scene.eyes.viewer == 0
        assert not scene.advice.opinion.deep
        again = chair.app.store.keep(seats)
        chair.app.store.saved.read
        again.close()
        match = chair.app.store.open(again.path)
        assert match.secret and not any(person.human for person in match.people)
        scene.commands.people.seat(1, 0)
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
        while chair.app.scene == "curtain":
            lift(chair)
        if chair.can("menu.resume"):
            chair.press("menu.resume")
    chair.close()


def test_a_resignation_opens_nothing_to_copy_or_to_paste(tmp_path: Path) -> None:
    chair = table(tmp_path, ANNA, BEN)
    match = chair.match
    lift(chair)
    chair.press("action.pass")
    chair.rest()
    tiles = [tile for tile in chair.app.scenes.top.rack.tiles(1)][:2]
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
    assert "without what is hidden" in prompt_of(chair.app.scenes.top).extra
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
        match = chair.match
        if chair.app.scene == "curtain":
            lift(chair)
        draws = set()
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
    assert "draw was taken back" in chair.app.scenes.top.told
    record = chair.app.store.keep(chair.match)
    record.close()
    assert draw_taken_back(chair.app.store.open(record.path), 2)
    lift(chair)
    play_turn(chair)
    assert not draw_taken_back(chair.match, 2)
    chair.close()


# ---- one of many gives up ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["computer", "passes", "yes", "no"])
def test_one_of_three_resigns(tmp_path: Path, way: str) -> None:
    chair = table(tmp_path, ANNA, BEN, CY)
    match = chair.match
    lift(chair)
    chair.key(pygame.K_ESCAPE)
    chair.press("menu.resign")
    chair.frames(2)
    assert chair.app.scenes.top.desk.focus == "resign.no"
    chair.press(f"resign.{way}")
    chair.frames(3)
    assert (match.outcome is not None) == (way == "yes") and match.person(1).human == (way in ("yes", "no"))
    if way in ("computer", "passes"):
        assert match.seating.passes(1) == (way == "passes") and not any(shown(chair).values())
        chair.app.scenes.top.driver.paused = False
        for _ in range(400):
            chair.frames(1, 0.05)
            if chair.app.scene == "curtain":
                break
        assert chair.app.scenes.top.seat == 2 and match.to_act == 2
        lift(chair)
        assert shown(chair) == {1: False, 2: True, 3: False}
        chair.press("undo")
        chair.frames(2)
        while chair.can("agree.yes"):
            chair.press("agree.yes")
            chair.frames(2)
        assert match.person(1) == ANNA and match.to_act == 1 and not match.seating.left
    chair.close()


def test_among_two_a_resignation_ends_the_game_in_good_grammar(tmp_path: Path) -> None:
    for person, question, lost in ((Person("You"), "You resign?", "You resigned. Robot wins."),
                                   (ANNA, "Anna resigns?", "Anna resigned. Robot wins.")):
        chair = table(tmp_path, person, ROBOT)
        chair.key(pygame.K_ESCAPE)
        chair.press("menu.resign")
        chair.frames(2)
        assert chair.app.scenes.top.desk["resign.question"].text == question
        chair.press("resign.yes")
        chair.frames(3)
        scene = chair.app.scenes.top
        assert ending_line(scene) == lost == prompt_of(scene).text and winner_line(scene) == "Robot wins"
        chair.press("undo")
        chair.frames(2)
        assert chair.match.outcome is None
        chair.close()


def test_who_has_given_up_takes_no_place(tmp_path: Path) -> None:
    chair = table(tmp_path, ANNA, BEN, CY)
    match = chair.match
    match.leave(1, None)
    for _ in range(3000):
        if match.outcome is not None:
            break
        if match.to_act == 0:
            match.play(match.roll())
        else:
            match.play(match.game.idle(match.state) if match.to_act == 1 else next(iter(match.state.actions())))
    chair.frames(2)
    scene = chair.app.scenes.items[0] if hasattr(chair.app.scenes, "items") else None
    scene = scene or next(s for s in (chair.app.scenes.top, getattr(chair.app.scenes.top, "_play", None)) if s)
    scene = getattr(scene, "_play", scene)
    assert standings(scene).endswith("Anna resigned") and "Anna" not in winner_line(scene)
    chair.close()


def test_a_rematch_gives_back_seats_and_names() -> None:
    match = Match(game_named("matrix"), {"players": 3}, 1, [Person("Red"), BEN, Person("Yellow")])
    match.leave(2, Person("Computer", "computer", 2))
    assert [person.name for person in sitters(match, ("Red", "Blue", "Yellow"))] == ["", "Ben", ""]
