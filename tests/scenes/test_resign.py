"""Giving up: among two the game ends, among many the others may play on; everybody is spoken of in good grammar."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.core.match import Match, Person
from engine.games import game_named
from scenes.games.choices import sitters
from scenes.play.panel.prompts import prompt_of
from scenes.play.panel.ranking import ranking_of
from scenes.play.panel.sentences import ending_line
from tests.scenes.test_privacy_table import ANNA, BEN, ROBOT, lift, shown, table

CY = Person("Cy")


@pytest.mark.parametrize("way", ["computer", "passes", "yes", "no"])
def test_one_of_three_resigns(tmp_path: Path, way: str) -> None:
    chair = table(tmp_path, ANNA, BEN, CY)
    lift(chair)
    match = chair.match
    chair.key(pygame.K_ESCAPE)
    chair.press("menu.resign")
    chair.frames(2)
    assert chair.app.scenes.top.desk.focus == "resign.no"
    chair.press(f"resign.{way}")
    chair.frames(3)
    assert (match.outcome is not None) == (way == "yes") and match.person(1).human == (way in ("yes", "no"))
    if way in ("computer", "passes"):
        assert match.seating.passes(1) == (way == "passes") and not any(shown(chair).values())
        chair.app.scenes.top.table.driver.paused = False
        chair.wait_for_turn()
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
        assert ending_line(scene.table) == lost == prompt_of(scene.table).text
        assert ranking_of(scene.table, chair.match.outcome).headline == "Robot wins"
        chair.press("undo")
        chair.frames(2)
        assert chair.match.outcome is None
        chair.close()


def test_who_has_given_up_takes_no_place(tmp_path: Path) -> None:
    chair = table(tmp_path, ANNA, BEN, CY)
    lift(chair)
    scene, match = chair.app.scenes.top, chair.match
    match.leave(1, None)
    for _ in range(3000):
        if match.outcome is not None:
            break
        if match.to_act == 0:
            match.play(match.roll())
        else:
            match.play(match.game.idle(match.state) if match.to_act == 1 else next(iter(match.state.actions())))
    ranking = ranking_of(scene.table, match.outcome)
    last = ranking.ranks[-1]
    assert (last.place, last.seat, last.sub, last.won) == (0, 1, "resigned", False)
    assert "Anna" not in ranking.headline
    chair.close()


def test_a_rematch_gives_back_seats_and_names() -> None:
    match = Match(game_named("matrix"), {"players": 3}, 1, [Person("Red"), BEN, Person("Yellow")])
    match.leave(2, Person("Computer", "computer", 2))
    assert [person.name for person in sitters(match, ("Red", "Blue", "Yellow"))] == ["", "Ben", ""]
