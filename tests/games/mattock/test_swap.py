"""Whose the right to swap is, set-up by set-up, and how games go on that were begun when it was another's."""

import json
from typing import Any

import pytest

from engine.core.errors import BadRecord, IllegalAction
from engine.core.match import Match, Person
from engine.games import game_named
from engine.games.mattock.game import MATTOCK
from engine.games.mattock.rules.state import SWAP
from engine.records.record import from_record, loads, to_record

PEOPLE = (Person("Ann"), Person("Ben"))


def begun(setup: str, size: int, rules: int | None = None) -> Match:
    """A game with the swap rule, all miners placed and the first turn about to be taken."""
    match = Match(MATTOCK, {"setup": setup, "size": size, "swap": True}, 3, PEOPLE, rules)
    while match.state.phase == "place":
        match.play(match.state.actions()[0])
    return match


def take_a_turn(match: Match) -> None:
    """Digs somewhere and stays."""
    assert SWAP not in match.state.actions()[:-1]
    match.play(next(action for action in match.state.actions() if action.verb == "mine"))
    match.play("stay")


@pytest.mark.parametrize(("setup", "size", "first"), [("fixed", 5, 1), ("fixed", 7, 1), ("random", 5, 1),
                                                      ("freestyle", 4, 2), ("freestyle", 7, 2)])
def test_who_did_not_take_the_first_turn_may_swap_once(setup: str, size: int, first: int) -> None:
    match = begun(setup, size)
    assert match.to_act == first and not match.state.allows(SWAP)
    take_a_turn(match)
    assert match.to_act == 3 - first and match.state.allows(SWAP)
    unanswered = match.fork(len(match.actions))
    match.play("swap")
    assert [person.name for person in match.people] == ["Ben", "Ann"] and match.to_act == 3 - first
    for game in (match, unanswered):
        for _ in range(4):
            take_a_turn(game)
            assert not game.state.allows(SWAP)


def test_the_words_name_the_colours_as_they_are() -> None:
    presentation = MATTOCK.presentation()
    for setup, mine, other in (("fixed", "Blue", "Red"), ("freestyle", "Red", "Blue")):
        match = begun(setup, 5)
        take_a_turn(match)
        told = [presentation.prompt(match.state), presentation.buttons(match.state)[1].hint,
                presentation.preview(match.state, SWAP).sentence]
        assert told == [f"mine a lit rock, or take over {other}'s side.",
                        f"Take over {other}'s side; the other plays {mine}.", f"You play {other} from now on."]


def old_game() -> Match:
    """A freestyle game as the first rules had it: Blue digs first, Red after that, and then Blue swaps."""
    match = begun("freestyle", 5, rules=1)
    take_a_turn(match)
    with pytest.raises(IllegalAction):
        match.play("swap")
    take_a_turn(match)
    match.play("swap")
    take_a_turn(match)
    return match


def test_records_made_before_replay_as_they_were() -> None:
    record = to_record(old_game(), "2024")
    assert record["rules"] == 1
    again = loads(json.dumps(record), game_named)
    assert to_record(again, "2024") == record and again.people[0].name == "Ben"
    again.take_back(3)
    assert again.state.allows(SWAP) and again.fork(4).rules == 1  # a branch goes on under the rules of its game


def test_the_same_record_under_todays_rules_is_refused() -> None:
    record = {**to_record(old_game()), "rules": MATTOCK.rules_version}
    with pytest.raises(BadRecord):
        from_record(record, game_named)


@pytest.mark.parametrize("version", [0, -5, True, "1", 1.0, None, 3, 10**30])
def test_versions_that_never_were(version: Any) -> None:
    with pytest.raises(BadRecord):
        from_record({**to_record(begun("fixed", 5)), "rules": version}, game_named)


def test_new_games_are_played_by_the_newest_rules() -> None:
    assert to_record(begun("freestyle", 5))["rules"] == MATTOCK.rules_version == 2
