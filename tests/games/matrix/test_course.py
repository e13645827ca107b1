"""Turns, draws, exchanges, and each of the three ends."""

from dataclasses import replace

import pytest

from engine.core.action import Action
from engine.core.errors import BadAction, IllegalAction
from engine.core.events import Scored
from engine.games.matrix.game import MATRIX
from engine.games.matrix.rules.squares import bits_of, read_tile
from engine.games.matrix.rules.state import Position
from tests.games.matrix.drawn import read
from tests.games.matrix.games import KINDS, played


def tiles(text: str) -> tuple[int, ...]:
    """The tiles of a text such as `6:1 3:0`."""
    return tuple(read_tile(name, 6)[0] for name in text.split())


def position(drawing: str, hands: list[str], stock: int, **agreed: object) -> Position:
    """A position in the middle of a game, seat 1 about to play."""
    options = MATRIX.checked_options({"players": len(hands), **agreed})
    held = tuple(map(tiles, hands))
    return replace(MATRIX.start(options), table=read(drawing), hands=held, stock=stock, stage="play")


def play(state: Position, *texts: str) -> Position:
    """The position after these actions, each checked."""
    for text in texts:
        action = MATRIX.parse(state, text)
        MATRIX.check(state, action)
        state, _ = state.after(action)
    return state


def test_all_tiles_down() -> None:
    state = play(position("6-6", ["1:1", ""], 0), "put 1:1 0,1 E")
    assert state.outcome() is not None and (state.reason, state.scores, state.to_act) == ("all-down", (1, 0), None)
    assert state.outcome().winners == (1,)


def test_nobody_can_lay() -> None:
    state = position("6-6", ["1:1 2:2", "3:3"], 0)
    half = play(state, "put 1:1 0,1 E")
    assert [str(action) for action in half.actions()] == ["end"], "in mid-turn the player still says end"
    assert half.to_act == 1 and not half.reason
    after = play(half, "end")
    assert (after.reason, after.stage, after.scores) == ("blocked", "play", (1, 0))


def test_not_blocked_while_another_can_lay() -> None:
    state = play(position("6-6", ["2:2", "1:1"], 0), "pass")
    assert (state.to_act, state.scores) == (2, (0, 1))


def test_rounds_of_passes() -> None:
    state = position("6-6", ["1:1", "2:1", "3:1"], 3)
    for seat in (1, 2, 3, 1, 2):
        assert state.to_act == seat
        state = play(state, "pass", "swap")
    state = play(state, "pass")
    assert (state.reason, state.to_act, state.scores) == ("pass-rounds", None, (4, 4, 4))
    assert state.outcome().winners == (1, 2, 3), "equal scores share"


def test_an_exchange_does_not_break_the_passes_but_a_tile_does() -> None:
    state = play(position("6-6", ["1:1 5:5", "2:1"], 3), "pass", "swap 5:5")
    state = play(state, "deal 1 6:5")
    assert (state.passes, state.to_act) == (1, 2)
    assert (play(state, "pass").passes, play(state, "put 2:1 0,2 S").passes) == (2, 0)


def test_who_has_no_tiles_is_skipped_and_still_gets_points() -> None:
    state = play(position("6-6", ["2:2 5:5", "", "1:1"], 0), "pass")
    assert (state.to_act, state.scores) == (3, (0, 1, 1))


def test_draws_of_two_and_refill() -> None:
    one = play(position("6-6", ["1:1 5:5", "2:1"], 9), "put 1:1 0,1 E", "end")
    assert (one.to_act, one.phase, one.draw) == (0, "deal", 2)
    fair = play(position("6-6", ["1:1 5:5", "2:1"], 9, refill=True), "put 1:1 0,1 E", "end")
    assert fair.draw == 1
    last = play(position("6-6", ["1:1 5:5", "2:1"], 1), "put 1:1 0,1 E", "end")
    assert last.draw == 1


def test_a_turn_ends_by_itself_with_the_hand() -> None:
    assert play(position("6-6", ["1:1", "2:1"], 9), "put 1:1 0,1 E").stage == "deal"
    assert play(position("6-6", ["1:1", "2:1"], 0), "put 1:1 0,1 E").to_act == 2


def test_set_aside_tiles_are_nowhere_until_the_deal() -> None:
    state = play(position("6-6", ["1:1 5:5 4:4", "2:1"], 9), "pass", "swap 4:4 1:1")
    told = MATRIX.dump(state)
    assert (told["hands"], told["stock"], told["stage"], told["to_act"]) == ([1, 1], 9, "deal", 1)
    for again in ("deal 1 4:4 6:5", "deal 1 6:5", "deal 1 6:5 6:5", "deal 2 6:5 6:4", "deal 1 2:1 6:4"):
        with pytest.raises(IllegalAction):
            play(state, again)
    after = play(state, "deal 1 6:5 6:4")
    assert (after.stock, after.hands[0], after.away[0]) == (9, tiles("6:5 6:4 5:5"), tiles("4:4 1:1"))


def test_a_pass_gives_every_opponent_a_point() -> None:
    state = position("6-6", ["1:1", "2:1", "3:1"], 0)
    _, events = state.after(MATRIX.parse(state, "pass"))
    assert [event for event in events if isinstance(event, Scored)] == [Scored(2, 1, "pass"), Scored(3, 1, "pass")]


@pytest.mark.parametrize("kind", KINDS)
def test_no_tile_is_ever_lost(kind: str) -> None:
    for step in played(kind, 7):
        state = step.after
        held = [tile for hand in (*state.hands, state.aside) for tile in hand]
        whole = len(state.unlaid()) + len(state.table.tiles)
        assert len(set(held)) == len(held)
        assert len(held) + state.stock + len(state.table.tiles) == whole
        assert step.before.allows(step.action)


@pytest.mark.parametrize(("text", "canonical"), [
    ("put 1:6 0,0 E", "put 6:1 1,0 W"), ("put 6:6 1,0 W", "put 6:6 0,0 E"), ("put 6:6 0,1 S", "put 6:6 0,0 N"),
    ("put 6:1 0,0 S", "put 6:1 0,0 S"), ("swap 1:3 6:1", "swap 6:1 3:1"), (" end ", "end"),
    ("deal 1 1:6", "deal 1 6:1"),
])
def test_canonical_form(text: str, canonical: str) -> None:
    assert str(MATRIX.parse(position("6-6", ["1:1", "2:1"], 9), text)) == canonical


@pytest.mark.parametrize("text", [
    "put 7:1 0,0 E", "put 6:1 0;0 E", "put 6:1 0,0 X", "put 6:1 0,0 EN", "put 6:1 0,0", "put 6:1 1e3,0 E", "pass 1",
    "end now", "swap x", "deal 9 6:1", "deal 1", "put 6:1 ,0 E", "put ٣:1 0,0 E", "put 6:1 0,0 ",
])
def test_what_cannot_be_read(text: str) -> None:
    with pytest.raises(BadAction):
        MATRIX.parse(position("6-6", ["1:1", "2:1"], 9), text)


@pytest.mark.parametrize(("text", "rule"), [
    ("put 6:1 2,1 S", "not-your-tile"), ("put 1:1 9,9 E", "no-join"), ("put 1:1 99999,0 E", "no-join"),
    ("put 1:1 0,0 E", "taken"), ("end", "order"), ("swap", "order"), ("deal 1 6:1 6:2", "order"),
])
def test_what_is_illegal_names_its_rule(text: str, rule: str) -> None:
    state = position("6-6", ["1:1 5:5", "2:1"], 9)
    with pytest.raises(IllegalAction) as told:
        play(state, text)
    assert told.value.rule == rule and str(told.value).endswith(".")


@pytest.mark.parametrize(("text", "rule"), [
    ("swap 6:2", "not-your-tile"), ("swap 1:1 1:1", "twice"), ("swap 1:1 5:5", "too-many"), ("pass", "order")])
def test_exchanges_that_are_refused(text: str, rule: str) -> None:
    state = play(position("6-6", ["1:1 5:5", "2:1"], 1), "pass")
    with pytest.raises(IllegalAction) as told:
        play(state, text)
    assert told.value.rule == rule


def test_a_foreign_action_is_simply_not_allowed() -> None:
    state = position("6-6", ["1:1", "2:1"], 9)
    for action in (Action("put"), Action("put", ("x", "y", "z")), Action("put", ("1:1", "0,1", "Q")), Action("mine")):
        assert not state.allows(action)


def test_pairs_of_a_tile() -> None:
    assert bits_of(0x61) == 1 << 0x61 | 1 << 0x16 and bits_of(0x66) == 1 << 0x66
