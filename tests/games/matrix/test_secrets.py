"""Nothing that a seat is given depends on tiles it may not see: hidden tiles are permuted, and nothing changes."""

import pickle
from random import Random

import pytest

from engine.core.action import CHANCE, Action
from engine.core.match import Match
from engine.games.matrix.game import MATRIX
from engine.games.matrix.rules.actions import deal_to, swap
from engine.games.matrix.rules.dealing import stock_tiles
from engine.games.matrix.rules.squares import UNKNOWN, tile_name, tiles_up_to
from engine.games.matrix.rules.state import Position
from engine.games.matrix.rules.view import action_seen, imagined, shown
from engine.games.matrix.rules.writing import dump
from engine.games.matrix.show import presentation
from engine.games.matrix.show.facts import unseen
from engine.records.notation import written
from engine.records.record import to_record
from tests.games.matrix.games import KINDS, Step, played


def seats(state: Position) -> range:
    """Every seat."""
    return range(1, state.rules.players + 1)


def permuted(state: Position, seat: int, rng: Random) -> Position:
    """Another position that looks the same to a seat: the tiles it does not see lie elsewhere."""
    view = state.seen_by(seat)
    order = unseen(view)
    rng.shuffle(order)
    return imagined(view, order)


def known(state: Position, seat: int) -> bytes:
    """All that a seat is given of a position."""
    view = state.seen_by(seat)
    return pickle.dumps((view, repr(view), dump(view),
                         repr(presentation.picture(view)), repr(presentation.facts(view, seat)),
                         [str(action) for action in view.actions()], presentation.prompt(view)))


def same_kind(step: Step, other: Position, rng: Random) -> Action:
    """The step's action as it could have been with the hidden tiles of another position."""
    if step.action.verb == "deal":
        return deal_to(other.drawer, rng.sample(stock_tiles(other), other.draw))
    if step.action.verb == "swap":
        return swap(rng.sample(other.hand, len(step.action.args)))
    return step.action


@pytest.mark.parametrize("kind", KINDS)
def test_views_do_not_depend_on_hidden_tiles(kind: str) -> None:
    rng = Random(kind)
    for step in list(played(kind, 11))[::5]:
        for seat in seats(step.before):
            other = permuted(step.before, seat, rng)
            assert known(other, seat) == known(step.before, seat)
            assert other.seen_by(seat) == step.before.seen_by(seat)


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_told_of_an_action_does_not_depend_on_hidden_tiles(kind: str) -> None:
    rng = Random(kind)
    for step in played(kind, 12):
        actor = step.before.drawer if step.before.to_act == CHANCE else step.before.to_move
        for seat in seats(step.before):
            if seat != actor and step.action.verb in ("deal", "swap"):
                other = permuted(step.before, seat, rng)
                action = same_kind(step, other, rng)
                after, events = other.after(action)
                assert action_seen(other, action, seat) == action_seen(step.before, step.action, seat)
                assert repr(shown(events, seat)) == repr(shown(step.events, seat))
                assert known(after, seat) == known(step.after, seat)


@pytest.mark.parametrize("kind", KINDS)
def test_a_view_can_be_played_on_by_what_is_told(kind: str) -> None:
    """From its first view, a seat can follow the whole game by the texts it is told."""
    from engine.games.matrix.rules.writing import parse

    steps = list(played(kind, 13))
    for seat in seats(steps[0].before):
        view = steps[0].before.seen_by(seat)
        for step in steps:
            action = parse(view, action_seen(step.before, step.action, seat))
            assert view.allows(action)
            view, events = view.after(action)
            assert view == step.after.seen_by(seat)
            assert events == shown(step.events, seat)


@pytest.mark.parametrize("kind", KINDS)
def test_a_view_holds_no_hidden_tile(kind: str) -> None:
    for step in list(played(kind, 14))[::7]:
        for seat in (0, *seats(step.before)):
            view = step.before.seen_by(seat)
            others = [hand for s, hand in enumerate(view.hands, 1) if s != seat]
            assert all(tile == UNKNOWN for hand in others for tile in hand)
            assert all(not gone for s, gone in enumerate(view.away, 1) if s != seat)
            assert view.seen_by(seat) == view and view.seen_by(0) == step.before.seen_by(0)


def test_a_seat_remembers_what_it_gave_back() -> None:
    found = 0
    for step in played("option1", 15):
        if step.before.aside:
            seat = step.before.to_move
            mine, other = step.after.seen_by(seat), step.after.seen_by(3 - seat)
            back = mine.away[seat - 1]
            assert set(step.before.aside) <= set(back) <= set(unseen(mine))
            assert not any(other.away)
            found += 1
    assert found


def retold(match: Match, seat: int, rng: Random) -> Match:
    """The same match with the tiles changed about that a seat never sees and nobody lays."""
    last = match.state
    seen = {laid.tile for laid in last.table.tiles}
    for state in match.states if seat else ():
        seen |= {*state.hands[seat - 1], *(state.aside if state.to_move == seat else ())}
    free = [tile_name(tile) for tile in tiles_up_to(last.rules.highest) if tile not in seen]
    names = dict(zip(free, rng.sample(free, len(free)), strict=True))
    other = Match(MATRIX, match.options, 99, match.people)
    for action in match.actions:
        other.play(" ".join(names.get(word, word) for word in str(action).split()))
    return other


def under_way(kind: str, actions: int) -> Match:
    """A game that goes on after so many actions."""
    match = Match(MATRIX, KINDS[kind], 1)
    for step, _ in zip(played(kind, 16), range(actions), strict=False):
        match.play(step.action)
    return match


@pytest.mark.parametrize("kind", KINDS)
def test_an_unfinished_game_written_down_tells_nothing_hidden(kind: str) -> None:
    rng = Random(kind)
    for actions in (6, 11, 20):
        match = under_way(kind, actions)
        if match.outcome is None:
            others = [other for _ in range(4) if (other := retold(match, 0, rng)).outcome is None]
            assert others and {written(other) for other in others} == {written(match)}


def test_the_record_holds_the_whole_deal() -> None:
    """It has to: the client says so in the game's menu."""
    match = under_way("option1", 20)
    deals = [action.split()[2:] for action in to_record(match)["actions"] if action.startswith("deal")]
    assert deals and "?" not in str(deals)


def test_an_exchange_made_again_leaves_no_redo() -> None:
    """Whether somebody exchanged the same tiles as before an undo must not show by what can be played again."""
    for other in (False, True):
        match = under_way("option1", 2)
        match.play("pass")
        first, second = (swap([tile]) for tile in match.state.hand)
        match.play(first)
        match.play(match.roll())
        match.take_back(2)
        match.play(second if other else first)
        assert match.undone == []


def test_what_lies_open_may_be_played_again_by_hand() -> None:
    match = under_way("option1", 2)
    first = match.state.actions()[0]
    match.play(first)
    match.play("end")
    match.take_back(2)
    match.play(first)
    assert [str(action) for action in match.undone] == ["end"]
