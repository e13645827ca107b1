"""Computers that break down, games that follow one another, and what each manner of table allows."""

from __future__ import annotations

from pathlib import Path

from engine.games import GAMES
from scenes.play.table import again, trouble
from scenes.play.table.clock import pass_time
from scenes.play.table.driver import BREATH, LEAST, Driver
from scenes.play.table.manner import CHANGES, DEMO, KEPT, PLAYED, TOURNAMENT
from scenes.play.table.notes import Another, Ask, Follow
from scenes.play.table.show import Show
from scenes.play.table.table import WAIT
from tests.table.rig import ANNA, HIDDEN, SIMPLE, by_lot, laid, robot, taken, wait


def test_each_manner_forbids_what_it_says() -> None:
    assert all(PLAYED.allows(name) for name in CHANGES)
    assert not any(TOURNAMENT.allows(name) for name in CHANGES) and TOURNAMENT.allows("review.next")
    assert not TOURNAMENT.allows("seat.2") and not TOURNAMENT.allows("menu.paste") and TOURNAMENT.allows("menu.copy")
    assert not KEPT.allows("undo") and KEPT.allows("review.fork") and KEPT.still and DEMO.alone


def test_a_broken_computer_is_asked_again_or_played_by_lot(tmp_path: Path) -> None:
    table = laid(tmp_path, SIMPLE, robot(), ANNA)
    thinker = table.around.thinker
    thinker.broken = True
    wait(table, 3)
    assert trouble.broken(table) and table.driver.problem and not table.match.actions
    trouble.ask_again(table)
    wait(table, 2)
    assert trouble.broken(table), "it does not answer now, either"
    turn = table.match.state.turn
    trouble.play_by_lot(table)
    assert table.match.state.turn > turn and not trouble.broken(table)


def test_a_tournaments_game_is_not_decided_by_lot(tmp_path: Path) -> None:
    table = laid(tmp_path, SIMPLE, robot(), robot(), kept=False, manner=TOURNAMENT)
    table.driver.pause(False)
    table.around.thinker.broken = True
    wait(table, 3)
    trouble.play_by_lot(table)
    assert trouble.broken(table) and not table.match.actions


def test_watched_games_follow_one_another(tmp_path: Path) -> None:
    for manner, note in ((PLAYED, Another), (DEMO, Follow), (TOURNAMENT, Follow)):
        table = laid(tmp_path, SIMPLE, robot(), robot(), kept=False, manner=manner)
        table.driver.pause(False)
        by_lot(table.match, 4000)
        table.show.jump(table.eyes.seen(table.match.state), len(table.match.actions))
        wait(table, 1)
        assert again.counting(table) and (manner.note.format(6) == again.note(table) or manner.alone)
        table.driver.pause(True)
        wait(table, WAIT + 1)
        assert not taken(table, note), "a pause stops the count"
        table.driver.pause(False)
        wait(table, WAIT + 1)
        assert len(taken(table, note)) == 1


def test_a_game_under_way_is_asked_about_before_another_begins(tmp_path: Path) -> None:
    table = laid(tmp_path, SIMPLE, robot(), robot(), kept=False, steps=4)
    again.ask(table)
    assert taken(table, Ask)[0].command == "anew" and not taken(table, Another)
    again.begin(table)
    (another,) = taken(table, Another)
    assert another.match.game is SIMPLE and not another.match.actions and not another.kept
    assert again.renewed(table.match).seed == again.renewed(table.match).seed != table.match.seed


def test_a_pause_stops_thinking_and_one_turn_is_played_all_the_same(tmp_path: Path) -> None:
    for game in GAMES:
        table = laid(tmp_path / game.name, game, robot(), robot(), kept=False)
        table.driver.pause(True)
        wait(table, 2)
        assert not table.match.actions and not table.driver.thinking
        if table.match.to_act:
            table.driver.play_one()
            turn = table.match.state.turn
            wait(table, 2)
            assert table.match.actions and table.match.state.turn <= turn + 1


def test_an_answer_about_hidden_hands_comes_no_sooner_than_any_other(tmp_path: Path) -> None:
    table = laid(tmp_path, HIDDEN, robot(), ANNA, steps=1)
    while table.match.to_act != 1:
        by_lot(table.match, 1)
    driver = Driver(table.match, table.around.thinker, 1)
    waited = 0.0
    while not driver.advance(0.05, False):
        waited += 0.05
        assert waited < 5
    assert waited >= LEAST > BREATH
    driver.move_now()


def test_a_remark_goes_after_a_while(tmp_path: Path) -> None:
    table = laid(tmp_path, SIMPLE)
    table.say("The turns are on the clipboard.")
    pass_time(table, 1.0)
    assert table.remark
    wait(table, 5)
    assert not table.remark and isinstance(table.show, Show)
