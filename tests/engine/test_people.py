"""Who sits where: names that nobody typed, who sat there before a computer, who gives up while the others play on."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from engine.core.errors import BadRecord, IllegalAction
from engine.core.match import Match, Person
from engine.core.names import COLOURS, does, listed, resigned, wins
from engine.games import GAMES, game_named
from engine.records.journal import Journal, read_journal
from engine.records.record import from_record, to_record
from engine.records.results import LOST, played
from engine.records.saved_games import Kept, Saved
from tests.playouts import choice

ANN, BEN, CY = Person("Ann"), Person("Ben"), Person("Cy")
ROBOT = Person("Computer", "computer", 2)
MANY = [game for game in GAMES if game.players[1] > 2]


def three(game: str, *people: Person) -> Match:
    """A game of three."""
    options = {"players": 3, "segments": 2} if game == "phalanx" else {"players": 3}
    return Match(game_named(game), options, 4, people or (ANN, BEN, CY))


def play_on(match: Match, most: int = 400) -> Match:
    """Plays by lot, and passes where a seat only passes."""
    rng = Random(1)
    for _ in range(most):
        if match.outcome is not None:
            break
        idle = match.seating.passes(match.to_act or 0)
        match.play(match.game.idle(match.state) if idle else choice(match, rng))
    return match


def test_sentences_of_names_agree_with_their_verbs() -> None:
    for names, resigns, won in (
            (["Ann"], "Ann resigns", "Ann wins"), (["You"], "You resign", "You win"), ([], "", "Nobody wins"),
            (["Ann", "Ben"], "Ann and Ben resign", "Ann and Ben share the win"),
            (["Ann", "You"], "You and Ann resign", "You and Ann share the win"),
            (["A", "B", "C"], "A, B and C resign", "A, B and C share the win")):
        assert wins(names) == won
        assert not names or does(names, "resigns", "resign") == resigns
    assert listed([]) == "" and listed(["A"]) == "A"
    assert resigned((2, 3), ["Ann", "Ben", "You"]) == "Ann resigned. You and Ben win."
    assert resigned((2,), ["You", "Ben", "Cy"]) == "You and Cy resigned. Ben wins."


def test_every_end_calls_everybody_by_his_name() -> None:
    ends = {game.name: play_on(Match(game, {}, 3)).outcome for game in GAMES}
    for game in GAMES:
        over = Match(game, {}, 3)
        over.resign(2)
        for outcome in (ends[game.name], over.outcome):
            assert outcome is not None
            for names in (["Ann", "Ben"], ["You", "Computer"], ["Computer", "You"]):
                told = game.presentation().ending(outcome, names)
                assert not any(colour in told for colour in COLOURS), told
                assert "You wins" not in told and "You shares" not in told and "You resigns" not in told
                assert all(names[seat - 1] in told for seat in outcome.winners)


def test_names_that_nobody_typed_follow_the_seat() -> None:
    mattock = game_named("mattock")
    for people, called in (((Person("Red"), Person("Blue")), ["Red", "Blue"]), ((ANN, BEN), ["Ben", "Ann"]),
                           ((Person("You"), ROBOT), ["Computer", "You"]), ((ANN, Person("Blue")), ["Red", "Ann"])):
        match = Match(mattock, {"swap": True}, 0, people)
        for action in ("mine i3", "stay", "swap"):
            match.play(action)
        assert [person.name for person in match.people] == called
    match.seat(1, Person("You"))  # two people: none of them is the one who is spoken to
    assert [person.name for person in match.people] == ["Red", "Ann"]


def test_who_left_his_seat_to_a_computer_is_remembered_on_disk(tmp_path: Path) -> None:
    match = three("matrix", ANN, BEN, ROBOT)
    journal = Journal(tmp_path / "a.game", match)
    assert match.secret
    match.seat(1, ROBOT)
    match.seat(2, ROBOT)
    play_on(match, 8)  # a game without a player's action leaves nothing behind
    journal.close()
    for other in (match, match.fork(0), from_record(json.loads(json.dumps(to_record(match))), game_named),
                  read_journal(tmp_path / "a.game", game_named)[0]):
        assert other.secret and [other.seating.before(seat) for seat in (1, 2, 3)] == ["Ann", "Ben", ""]
    assert not three("matrix", ROBOT, ROBOT, ROBOT).secret and not three("phalanx").secret


@pytest.mark.parametrize("game", [game.name for game in MANY])
def test_one_of_many_gives_up_and_the_others_play_on(tmp_path: Path, game: str) -> None:
    rng = Random(2)
    for passes in (False, True):
        match = three(game)
        for _ in range(20):
            match.play(choice(match, rng))
        journal = Journal(tmp_path / f"{passes}.game", match)
        seat = match.to_act or 1
        gone = match.person(seat)
        match.leave(seat, None if passes else ROBOT)
        assert match.outcome is None and not match.person(seat).human and match.seating.passes(seat) is passes
        assert match.gave_up and match.undo() == 0 and match.person(seat) == gone and not match.gave_up
        match.leave(seat, None if passes else ROBOT)
        at = len(match.actions)
        play_on(match, 30)
        assert match.people_at(at - 1)[seat - 1] == gone and match.people_at(at)[seat - 1] != gone
        for other in (from_record(json.loads(json.dumps(to_record(match))), game_named),
                      read_journal(tmp_path / f"{passes}.game", game_named)[0]):
            assert other.seating.left == match.seating.left and other.people == match.people
            assert other.actions == match.actions
        match.take_back(len(match.actions) - at - 1)
        assert not match.person(seat).human
        match.take_back(1)
        assert match.person(seat) == gone and not match.seating.left
        journal.close()


@pytest.mark.parametrize("game", [game.name for game in MANY])
def test_who_passes_to_the_end_does_not_win(game: str) -> None:
    match = three(game)
    match.leave(1, None)
    play_on(match, 2000)
    assert match.outcome is not None and 1 not in match.outcome.winners
    assert all(match.outcome.scores[s - 1] >= min(match.outcome.scores[1:]) for s in match.outcome.winners)
    assert to_record(match)["result"]["winners"] == list(match.outcome.winners)


def test_the_last_but_one_ends_the_game() -> None:
    match = three("matrix")
    match.leave(1, None)
    assert not match.seating.may_leave(2)
    with pytest.raises(IllegalAction):
        match.leave(2, None)
    match.resign(2)
    assert match.outcome is not None and match.outcome.winners == (3,)
    again = from_record(json.loads(json.dumps(to_record(match))), game_named)
    assert again.outcome == match.outcome
    two = Match(game_named("matrix"), {}, 1, [ANN, BEN])
    with pytest.raises(IllegalAction):
        two.leave(1, ROBOT)


def test_who_sits_down_again_has_not_given_up() -> None:
    match = three("phalanx")
    match.leave(1, None)
    match.seat(1, ROBOT)
    assert not match.seating.passes(1) and match.seating.left
    match.seat(1, Person(match.seating.before(1)))
    assert match.person(1) == ANN and not match.seating.left


def test_who_gave_up_has_lost() -> None:
    match = three("matrix", ANN, ROBOT, ROBOT)
    match.leave(1, ROBOT)
    play_on(match, 2000)
    saved = Saved(Kept(Path("a.json"), 1.0, 1), match.game, match.people, match.options, match.outcome,
                  left=tuple(match.seating.left))
    assert [one.end for one in played([saved])] == [LOST]


def test_damage_beside_the_seats_is_one_sentence() -> None:
    record = to_record(three("matrix"))
    for key, values in (("sat", [1, [1], ["a"] * 9]), ("redrawn", [5, [-1], [9], ["a"], [True]]),
                        ("left", [5, [5], [{"at": 99, "seat": 1, "person": {}}], [{"at": 0, "seat": 0, "person": {}}],
                                  [{"at": 0, "seat": 1, "person": 5}]])):
        for value in values:
            with pytest.raises(BadRecord):
                from_record({**record, key: value}, game_named)


def test_what_lies_unseen_is_shuffled_anew_by_a_named_seed(tmp_path: Path) -> None:
    match = Match(game_named("matrix"), {}, 1, [ANN, BEN])
    while match.to_act == 0:
        match.play(match.roll())
    journal = Journal(tmp_path / "a.game", match)
    match.play(next(iter(match.state.actions())))
    drawn = []
    for _ in range(3):
        match.play("end")
        drawn.append(match.roll())
        match.play(drawn[-1])
        match.take_back(2)
        match.shuffle()
    assert len(set(drawn)) == 3
    again, lost = read_journal(tmp_path / "a.game", game_named)
    for other in (again, from_record(json.loads(json.dumps(to_record(match))), game_named), match):
        other.play("end")
        assert other.redrawn == [3, 3, 3] and not lost
        drawn.append(other.roll())
    assert len(set(drawn[3:])) == 1 and drawn[3] not in drawn[:3]
    match.take_back(3)
    assert match.redrawn == [1, 1, 1]  # the note stands where the line goes on
    journal.close()
