"""How Matrix is shown: pictures that follow from events, clicks for every action, refusals, previews, words."""

from collections import Counter
from random import Random

import pytest

from engine.core.action import CHANCE, Action, Pick
from engine.core.chooser import Chooser
from engine.core.picture import HIDDEN
from engine.core.state import Outcome
from engine.games.matrix.rules.actions import laid_by, swap
from engine.games.matrix.rules.scoring import points
from engine.games.matrix.rules.squares import name_of, tile_name
from engine.games.matrix.rules.state import Position
from engine.games.matrix.rules.view import shown
from engine.games.matrix.rules.writing import parse, turn_text
from engine.games.matrix.show import presentation
from engine.games.matrix.show.choices import choices
from engine.games.matrix.show.facts import cell_threats, double_threats
from scenes.play.table.ghosts import words
from tests.after import after_events
from tests.games.matrix.games import KINDS, played, some_swap


@pytest.mark.parametrize("kind", KINDS)
def test_events_lead_from_picture_to_picture_for_everybody(kind: str) -> None:
    for step in list(played(kind, 21))[::3]:
        before, after = presentation.picture(step.before).items, presentation.picture(step.after).items
        assert after_events(before, step.events) == Counter(after)
        for seat in range(1, step.before.rules.players + 1):
            items = presentation.picture(step.before.seen_by(seat)).items
            after = presentation.picture(step.after.seen_by(seat)).items
            assert after_events(items, shown(step.events, seat)) == Counter(after)


@pytest.mark.parametrize("kind", KINDS)
def test_animations_end_where_the_tiles_lie(kind: str) -> None:
    for step in list(played(kind, 22))[::3]:
        for seat in (0, step.before.to_move):
            events = shown(step.events, seat)
            line = presentation.motion(step.before.seen_by(seat), step.action, events)
            after = presentation.picture(step.after.seen_by(seat)).items
            assert {item for item, _ in line.poses(0.0)} <= set(after)
            assert all((pose.place, pose.mix, pose.turned) == (item.place, 1.0, 0.0)
                       for item, pose in line.poses(line.duration))
            assert line.duration < 4


def clicked(state: Position, action: Action) -> set[str]:
    """The actions that come of an action's clicks, one after the other, each from fresh choices."""
    picks: tuple[Pick, ...] = ()
    for pick in action.picks:
        chooser = Chooser.of(choices(state, picks))
        for made in picks:
            chooser = chooser.pick(made) or chooser
        assert pick in chooser.next_picks()
        picks = (*picks, pick)
    ready = [a for a in choices(state, picks[:-1]) if a.picks == picks]
    return {str(a) for a in ready}


@pytest.mark.parametrize("kind", ["option1", "option3"])
def test_every_action_is_clicked_by_either_half(kind: str) -> None:
    for step in list(played(kind, 23))[::6]:
        state = step.before
        if state.to_act != CHANCE:
            found = choices(state)
            assert {str(a) for a in found} == {str(a) for a in state.actions()} or state.stage == "swap"
            for action in found:
                assert str(action) in clicked(state, action)
                laid = laid_by(action.args) if action.verb == "put" else None
                assert laid is None or action.picks[1].name in map(name_of, laid.squares)


def test_exchanges_are_clicked_tile_by_tile() -> None:
    rng, found = Random(1), 0
    for step in played("option2", 24):
        if step.before.stage == "swap":
            action = some_swap(step.before, rng)
            assert str(action) in clicked(step.before, action)
            assert str(parse(step.before, str(action))) == str(action)
            found += 1
    assert found


@pytest.mark.parametrize("kind", ["option1", "option2", "option3"])
def test_why_not_answers_just_where_nothing_fits(kind: str) -> None:
    for step in list(played(kind, 25))[::9]:
        state = step.before
        if state.stage == "play":
            for name in {a.picks[0].name for a in state.actions() if a.verb == "put"}:
                _squares(state, Pick("hand", name))


def _squares(state: Position, tile: Pick) -> None:
    fits = {a.picks[1].name for a in state.actions() if a.picks[0] == tile}
    other = {a.picks[1].name for a in choices(state) if a.picks[0] == tile} - fits
    for name in presentation.picture(state).cells.centres:
        told = presentation.why_not(state, (tile, Pick("cell", name)))
        assert (told is None) == (name in fits)
        assert told is None or told.sentence.endswith(".") and (told.rule == "other-half") == (name in other)


@pytest.mark.parametrize("kind", KINDS)
def test_threats_are_what_one_tile_can_score(kind: str) -> None:
    for step in list(played(kind, 26))[::12]:
        table = step.before.table
        if not table.tiles:
            continue
        laid = [place for tile in step.before.unlaid() for place in table.places(tile)]
        won = [(place, points(table, place, False)) for place in laid]
        cells = {(name_of(s), place.tile) for place, gain in won for s in gain.cells}
        assert {(name_of(t.squares[0]), tile) for t in cell_threats(step.before) for tile in t.tiles} == cells
        doubles = {(frozenset(place.squares), place.tile) for place, gain in won if gain.double}
        assert {(frozenset(t.squares), tile) for t in double_threats(step.before) for tile in t.tiles} >= doubles


def test_a_preview_tells_what_the_action_does() -> None:
    for step in played("twin", 27):
        if step.action.verb == "put":
            told = presentation.preview(step.before, step.action)
            gain = sum(step.after.scores) - sum(step.before.scores)
            assert told.sentence.startswith(f"+{gain}: ") if gain else not told.sentence
            assert [fact.number for facts in told.facts for fact in facts[:1]] == list(step.after.scores)
            assert sum(mark.kind == "to-fill" for mark in told.marks) == \
                len(step.after.filled) - len(step.before.filled)


def test_pictures_hide_the_stock_and_y_goes_up() -> None:
    state = list(played("option1", 28))[20].after
    picture = presentation.picture(state)
    assert all(item.face == HIDDEN for item in picture.items if item.place == "stock")
    assert picture.cells.centres["1,2"] == (1.0, -2.0)


@pytest.mark.parametrize(("winners", "scores", "reason", "sentence"), [
    ((1,), (5, 3), "blocked", "Nobody can lay a tile any more. Red wins with 5 points."),
    ((1, 2, 4), (5, 5, 3, 5), "all-down", "All tiles are down. Red, Blue and Green share the win with 5 points each."),
    ((1, 3), (1, 0, 1), "resigned", "Blue resigned. Red and Yellow win."),
    ((2,), (0, 1), "resigned", "Red resigned. Blue wins."),
])
def test_endings(winners: tuple[int, ...], scores: tuple[int, ...], reason: str, sentence: str) -> None:
    assert presentation.ending(Outcome(scores, winners, reason)) == sentence


def test_a_turn_in_words_hides_what_was_exchanged() -> None:
    state = next(step.before for step in played("option1", 29))
    steps = [parse(state, text) for text in ("pass", "swap 6:1 5:0", "deal 1 6:2 6:3")]
    assert turn_text(state, steps) == "pass · exchange 2"


def test_an_exchange_that_is_advised_names_its_tiles() -> None:
    states = (step.before for kind in KINDS for step in played(kind, 24) if step.before.stage == "swap")
    state = max(states, key=lambda state: len(state.hand))
    two, none = swap(state.hand[:2]), swap([])
    first, second = (tile_name(tile) for tile in sorted(state.hand[:2], reverse=True))
    assert words(presentation, state, two) == f"Exchange {first} and {second}"
    assert words(presentation, state, none) == "Keep all"
