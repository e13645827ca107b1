"""The toys play by their own small rules, and show that the core is fit for a board that grows and for secrets."""

from collections import Counter

import pytest

from engine.core.chooser import Chooser
from engine.core.errors import IllegalAction
from engine.core.events import BoardGrew, Dealt, Removed
from engine.core.match import Match
from engine.core.picture import after_events
from tests.toys.islands import ISLANDS
from tests.toys.pairs_game import PAIRS


def islands(*actions: str) -> Match:
    """The growing board after these actions."""
    match = Match(ISLANDS, {"segments": 1})
    for action in ("lay 0,0", "lay 2,1", "lay 4,2", *actions):
        match.play(action)
    return match


def test_a_board_grows_as_it_is_laid() -> None:
    match = islands()
    assert isinstance(match.events[1][0], BoardGrew) and len(match.state.cells) == 21
    with pytest.raises(IllegalAction):
        islands("lay 0,9")


def test_a_turn_has_several_steps() -> None:
    match = islands("grow 1,0", "move 1,0 1,1")
    assert match.to_act == 1 and match.state.phase == "move"
    with pytest.raises(IllegalAction):
        match.play("grow 0,1")
    match.play("end")
    assert match.to_act == 2


def test_who_takes_a_stone_becomes_a_wall() -> None:
    match = islands("grow 0,1", "move 0,1 1,1", "end", "move 2,1 1,1")
    assert match.state.trays == ((2, 1),) and ((1, 1), 0) in match.state.stones
    before = ISLANDS.look().picture(match.states[-2]).items
    assert after_events(before, match.events[-1]) == Counter(ISLANDS.look().picture(match.state).items)


def pairs(*actions: str) -> Match:
    """The game with secrets after known deals and these actions."""
    match = Match(PAIRS, {"set": 3})
    for action in ("deal 1 1:0 3:1", "deal 2 2:0 2:1", *actions):
        match.play(action)
    return match


def test_both_ways_round_have_the_same_clicks() -> None:
    match = pairs("put 1:0 0 E")
    chooser = Chooser.of(match.state.actions())
    for pick in next(a for a in match.state.actions() if str(a) == "put 3:1 1 E").picks:
        step = chooser.pick(pick)
        assert step is not None
        chooser = step
    assert {str(a) for a in chooser.candidates()} == {"put 3:1 1 E", "put 3:1 1 W"}


def test_an_exchange_names_its_tiles_to_nobody_else() -> None:
    match = pairs("pass", "swap 1:0 3:1", "deal 1 0:0 3:3")
    swap, deal = match.actions[-2:]
    before_swap, before_deal = match.states[-3:-1]
    assert PAIRS.action_seen(before_swap, swap, 2) == "swap ? ?"
    assert PAIRS.action_seen(before_deal, deal, 2) == "deal 1 ? ?"
    assert PAIRS.action_seen(before_deal, deal, 1) == "deal 1 0:0 3:3"
    seen = PAIRS.events_seen(match.events[-1], 2)
    assert seen[0] == Dealt(1, ("?", "?")) and all(e.face == "?" for e in seen[1:] if isinstance(e, Removed))
    assert match.state.hands[0] == ("0:0", "3:3") and {"1:0", "3:1"} <= set(match.state.stock)


@pytest.mark.parametrize("seat", [1, 2])
def test_an_exchange_leads_from_view_to_view(seat: int) -> None:
    match, look = pairs("pass", "swap 1:0 3:1", "deal 1 0:0 3:3"), PAIRS.look()
    for n in range(len(match.actions)):
        before, after = (look.picture(match.states[i].seen_by(seat)).items for i in (n, n + 1))
        assert after_events(before, PAIRS.events_seen(match.events[n], seat)) == Counter(after)


@pytest.mark.parametrize("wrong", ["swap 2:0", "swap 1:0 1:0", "swap 1:0 3:1 1:0", "pass", "end", "deal 1 0:0 3:3"])
def test_what_cannot_be_exchanged(wrong: str) -> None:
    with pytest.raises(IllegalAction):
        pairs("pass").play(wrong)


def test_two_hidden_worlds_look_the_same() -> None:
    one, two = pairs(), Match(PAIRS, {"set": 3})
    for action in ("deal 1 1:0 3:1", "deal 2 3:2 3:3"):
        two.play(action)
    assert one.state != two.state and one.state.seen_by(1) == two.state.seen_by(1)
    assert one.state.seen_by(2) != two.state.seen_by(2)
