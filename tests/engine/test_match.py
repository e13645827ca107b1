"""A match keeps the line, the branches, the people and chance; whatever is refused leaves it as it was."""

from dataclasses import replace

import pytest

from engine.core.action import CHANCE
from engine.core.branch import Branch
from engine.core.errors import BadAction, GameOver, IllegalAction
from engine.core.match import Match, Person
from engine.games.matrix.game import MATRIX
from engine.games.mattock.game import MATTOCK
from tests.playouts import played

ANNE, BERT = Person("Anne"), Person("Bert", "computer", 3)


def mattock(*actions: str, swap: bool = False) -> Match:
    """A game of Mattock after these actions, Anne against Bert."""
    match = Match(MATTOCK, {"swap": swap}, 0, [ANNE, BERT])
    for action in actions:
        match.play(action)
    return match


def matrix(seed: int = 1) -> Match:
    """Dominoes-Matrix, up to the first player's turn."""
    match = Match(MATRIX, {}, seed)
    while match.to_act == CHANCE:
        match.play(match.roll())
    return match


def test_a_refused_action_changes_nothing() -> None:
    match = mattock("mine i3")
    notes: list[object] = []
    match.watch = notes.append
    for wrong, error in (("mine i4", IllegalAction), ("move a1", BadAction), ("swap", IllegalAction)):
        with pytest.raises(error):
            match.play(wrong)
    assert [str(a) for a in match.actions] == ["mine i3"] and len(match.states) == 2 and not notes


def test_undo_takes_one_step_and_redo_brings_it_back() -> None:
    match = mattock("mine i3", "stay", "mine f6")
    assert match.undo() == 1 and match.state.phase == "mine"
    assert match.undo() == 1 and match.state.phase == "move"
    assert match.redo() == 1 and match.redo() == 1 and str(match.actions[-1]) == "mine f6"
    with pytest.raises(IllegalAction):
        match.redo()


def test_playing_the_same_again_is_a_redo() -> None:
    match = mattock("mine i3", "stay", "mine f6")
    match.undo()
    match.undo()
    match.play("stay")
    assert [str(a) for a in match.undone] == ["mine f6"] and not match.branches


def test_another_action_keeps_the_old_line_as_a_branch() -> None:
    match = mattock("mine i3", "stay", "mine f6")
    old = tuple(match.actions)
    for _ in range(3):
        match.undo()
    match.play("mine i4")
    assert match.branches == [Branch(0, old)] and not match.undone


def test_the_swap_exchanges_people_and_undo_brings_them_back() -> None:
    match = mattock("mine i3", "stay", "swap", swap=True)
    assert match.people == (BERT, ANNE) and match.to_act == 2
    assert match.people_at(2) == (ANNE, BERT)
    match.undo()
    assert match.people == (ANNE, BERT)


def test_who_sits_down_after_a_swap_takes_the_seat_of_now() -> None:
    match = mattock("mine i3", "stay", "swap", swap=True)
    match.seat(1, replace(match.person(1), name="Berta"))
    match.seat(2, Person("Carl"))
    assert [p.name for p in match.people] == ["Berta", "Carl"]
    match.undo()
    assert [p.name for p in match.people] == ["Carl", "Berta"] and match.person(2).level == 3


def test_empty_chairs_are_filled() -> None:
    match = Match(MATRIX, {"players": 3}, 0, [ANNE])
    assert [p.name for p in match.people] == ["Anne", "Player 2", "Player 3"] and match.person(3).human
    assert len(Match(MATTOCK, {}, 0, [ANNE] * 5).people) == 2


def test_resigning_ends_it_and_can_be_taken_back() -> None:
    match = mattock("mine i3")
    match.resign(1)
    assert match.to_act is None and match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((2,), "resigned")
    for late in (lambda: match.play("stay"), lambda: match.resign(2)):
        with pytest.raises(GameOver):
            late()
    assert match.undo() == 0 and match.outcome is None and match.to_act == 1
    match.play("stay")


def test_undo_takes_the_deal_with_its_cause() -> None:
    match = matrix()
    start = len(match.actions)
    while match.to_act != CHANCE:
        match.play(next(iter(match.state.actions())))
    match.play(match.roll())
    dealt, length = match.actions[-1], len(match.actions)
    assert match.undo() == 2 and match.to_act != CHANCE
    assert match.redo() == 2 and match.actions[-1] == dealt and len(match.actions) == length
    while len(match.actions) > start:
        match.undo()
    with pytest.raises(IllegalAction):
        match.undo()
    assert len(match.actions) == start, "the first deal is nobody's action"


def test_rolling_again_gains_nothing() -> None:
    match = matrix()
    draws = set()
    for put in [a for a in match.state.actions() if a.verb == "put"][:3]:
        match.play(put)
        match.play("end")
        draws.add(match.actions and str(match.roll()))
        match.play(match.roll())
        for _ in range(2):
            match.undo()
    assert len(draws) == 1, "the same place in the order of deals gives the same, whatever line led there"


def test_the_seed_decides_what_is_dealt() -> None:
    assert len({tuple(map(str, matrix(seed).actions)) for seed in range(20)}) > 10
    assert matrix(4).actions == matrix(4).actions


def test_chance_acts_only_when_it_is_its_turn() -> None:
    with pytest.raises(IllegalAction):
        mattock().roll()
    with pytest.raises(IllegalAction):
        matrix().roll()


def test_random_set_ups_stand_in_the_options() -> None:
    one, two = Match(MATTOCK, {"setup": "random"}, 7), Match(MATTOCK, {"setup": "random"}, 7)
    assert one.options == two.options and one.options["miners"]
    assert Match(MATTOCK, {"setup": "random"}, 8).options != one.options
    assert Match(MATTOCK, one.options, 99).state == one.state


def test_every_change_is_noted() -> None:
    match = mattock()
    notes: list[object] = []
    match.watch = notes.append
    match.play("mine i3")
    match.undo()
    match.redo()
    match.seat(1, BERT)
    match.resign(2)
    match.undo()
    assert notes == [{"play": "mine i3"}, {"undo": 1}, {"play": "mine i3"},
                     {"seat": 1, "person": {"name": "Bert", "kind": "computer", "level": 3}},
                     {"resign": 2}, {"undo": 0}]


def test_a_finished_game_can_be_gone_back_into() -> None:
    from tests.playouts import SUBJECTS, free_copy

    match = free_copy(played(SUBJECTS[0]))
    match.undo()
    assert match.outcome is None and match.to_act is not None
