"""Who sits where and who looks: seats change hands, people give up, the curtain falls, nothing hidden crosses."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from engine.core.game import Game
from engine.games import GAMES
from scenes.play.table import looking, people
from scenes.play.table.eyes import NOBODY, Eyes
from scenes.play.table.notes import Cover
from tests.table.rig import ANNA, BEN, CLEO, HIDDEN, SIMPLE, laid, robot, taken, wait

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def test_a_seat_is_handed_to_a_computer_and_taken_back(tmp_path: Path) -> None:
    table = laid(tmp_path, SIMPLE, ANNA, robot())
    people.sit(table, 2, people.HUMAN)
    assert table.match.person(2).human and table.match.person(2).name == table.around.seat_names[1]
    people.sit(table, 1, 3)
    assert table.match.person(1).level == 3
    people.sit(table, 1, people.HUMAN)
    assert table.match.person(1).name == ANNA.name, "who sat there comes back by the own name"


def test_a_watched_game_is_kept_once_a_person_sits_down(tmp_path: Path) -> None:
    table = laid(tmp_path, SIMPLE, robot(), robot(), kept=False)
    assert table.watched and table.journal is None
    people.sit(table, 1, people.HUMAN)
    assert not table.watched and table.journal is not None


@every_game
def test_giving_up_ends_a_game_of_two(tmp_path: Path, game: Game) -> None:
    table = laid(tmp_path, game)
    seat = people.resigner(table)
    assert table.match.person(seat).name in people.gives_up(table)
    people.resign(table, True, 1)
    assert table.match.outcome is not None and seat not in table.match.outcome.winners
    assert table.hand.state is None


def test_of_many_one_gives_up_and_the_others_play_on(tmp_path: Path) -> None:
    game = next(game for game in GAMES if game.players[1] > 2)
    for way in (people.COMPUTER, people.PASSES):
        table = laid(tmp_path / way, game, ANNA, BEN, CLEO, options={"players": 3})
        seat = people.resigner(table)
        people.resign(table, way, 2)
        assert table.match.outcome is None and not table.match.person(seat).human
        assert table.match.seating.passes(seat) == (way == people.PASSES)


def test_the_curtain_falls_when_another_one_looks(tmp_path: Path) -> None:
    table = laid(tmp_path, HIDDEN, ANNA, BEN, steps=2)
    looking.lift(table, 1)
    people.sit(table, 1, 2)  # Anna leaves: from now on Ben alone looks, and lifts the curtain himself
    assert taken(table, Cover) and table.eyes.viewer == 2


def test_the_curtain_covers_what_was_open(tmp_path: Path) -> None:
    table = laid(tmp_path, HIDDEN, ANNA, BEN, steps=2)
    looking.lift(table, table.driver.seat() or 1)
    open_view = table.show.view
    looking.cover(table)
    assert table.eyes.viewer == NOBODY and taken(table, Cover)[0].seat == table.eyes.next_person()
    assert table.show.view is not open_view and table.hand.state is None
    wait(table)
    assert table.eyes.must_cover


def test_in_a_computers_turn_the_hand_lies_face_down(tmp_path: Path) -> None:
    table = laid(tmp_path, HIDDEN, ANNA, BEN, robot(), options={"players": 3}, steps=1)
    looking.lift(table, 1)
    seen = set()
    for _ in range(60):
        wait(table, 0.5)
        seat = table.driver.seat()
        if not seat or table.match.outcome:
            break
        if table.match.person(seat).human:
            looking.lift(table, seat)
            table.match.play(table.match.roll() if not table.match.to_act else table.match.state.actions()[0])
        seen.add((table.match.person(seat).human, table.eyes.face_down))
    assert (False, True) in seen


def test_what_is_given_depends_on_nothing_hidden(tmp_path: Path) -> None:
    """Two games that differ only in what one viewer may not see give him the same, position by position."""
    for viewer in (1, 2, 0):
        table = laid(tmp_path / str(viewer), HIDDEN, ANNA, BEN, steps=24)
        eyes = Eyes(table.match, table.driver, viewer)
        for at, state in enumerate(table.match.states):
            assert eyes.seen(state) is eyes.seen(state)
            assert pickle.dumps(eyes.seen(state)) == pickle.dumps(state.seen_by(viewer))
            if at < len(table.match.actions):
                change = eyes.change(at)
                assert str(change.action) == HIDDEN.action_seen(state, table.match.actions[at], viewer)
                assert change.events == tuple(HIDDEN.events_seen(table.match.events[at], viewer))
    assert not table.eyes.turned()
