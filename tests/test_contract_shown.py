"""What every game promises about being shown: pictures, events, animations, refusals, and words."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from engine.core.action import CHANCE, Action, Pick
from engine.core.events import Event
from engine.core.match import Match
from engine.core.picture import HIDDEN, Item
from engine.core.presentation import Pose, Presentation
from engine.core.state import State
from tests.after import after_events, changes
from tests.playouts import SUBJECTS, Subject, played, sampled

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=str)


def steps(match: Match, count: int = 40) -> Iterator[tuple[State, Action, Sequence[Event], State]]:
    """Some steps of a game: the position before, the action, what happened, the position after."""
    for n in sampled(match, count)[:-1]:
        yield match.states[n], match.actions[n], match.events[n], match.states[n + 1]


def viewers(match: Match) -> range:
    """Every seat."""
    return range(1, len(match.seated) + 1)


@every_game
def test_events_lead_from_picture_to_picture(subject: Subject) -> None:
    presentation, match = subject.game.presentation(), played(subject)
    for before, _, events, after in steps(match, 2000):
        assert after_events(presentation.picture(before).items, events) == Counter(presentation.picture(after).items)


@every_game
def test_events_lead_every_seat_from_picture_to_picture(subject: Subject) -> None:
    presentation, match = subject.game.presentation(), played(subject)
    for before, _, events, after in steps(match):
        for seat in viewers(match):
            seen = subject.game.events_seen(events, seat)
            items = after_events(presentation.picture(before.seen_by(seat)).items, seen)
            assert items == Counter(presentation.picture(after.seen_by(seat)).items)


@every_game
def test_things_lie_on_cells_or_beside_the_board(subject: Subject) -> None:
    presentation, match = subject.game.presentation(), played(subject)
    for n in sampled(match):
        picture = presentation.picture(match.states[n])
        asides = {item.place for item in picture.items if item.place not in picture.cells.centres}
        assert all(place == "stock" or ":" in place for place in asides), asides
        assert len(set(picture.cells.centres.values())) == len(picture.cells.centres)


@every_game
def test_animations_begin_and_end_where_the_things_are(subject: Subject) -> None:
    presentation, match = subject.game.presentation(), played(subject)
    for before, action, events, after in steps(match):
        line = presentation.motion(before, action, events)
        _begin(line.poses(0.0), presentation.picture(before).items)
        _end(line.poses(line.duration), presentation.picture(after).items)
        assert line.poses(line.duration) == line.poses(line.duration + 100) and 0 <= line.duration < 8
        assert _places(line.poses(-1.0)) == _places(line.poses(0.0))
        _between(line, line.duration)


def _places(poses: Sequence[tuple[Item, Pose]]) -> list[str]:
    """Where each thing is that stands at one of the two ends of its leg."""
    return [pose.place if round(pose.mix) else pose.origin for _, pose in poses]


def _begin(poses: Sequence[tuple[Item, Pose]], items: Sequence[Item]) -> None:
    """What moves has been there before; what is new comes to be where it stays, or comes from a hand or the stock."""
    places = {item.place for item in items}
    for (item, _), at in zip(poses, _places(poses), strict=True):
        assert at in places or at == item.place


def _end(poses: Sequence[tuple[Item, Pose]], items: Sequence[Item]) -> None:
    """Everything lies still, whole and lit, where the next picture has it; a place's last track counts."""
    for item, pose in poses:
        rest = Pose(item.place, item.place)
        assert (pose.place, pose.mix) == (item.place, 1.0) and pose.lift == pytest.approx(0, abs=1e-9)
        looks = (pose.scale, pose.alpha, pose.lit, pose.grey, pose.turned)
        whole = (rest.scale, rest.alpha, rest.lit, rest.grey, float(bool(pose.was)))  # what has turned stays turned
        assert looks == pytest.approx(whole)
    assert set({item.place: item for item, _ in poses}.values()) <= set(items)


def _between(line: object, duration: float) -> None:
    for n in range(8):
        t = duration * n / 7
        for _, pose in line.poses(t):  # type: ignore[attr-defined]
            numbers = (pose.mix, pose.lift, pose.scale, pose.alpha, pose.lit, pose.grey)
            assert all(math.isfinite(x) for x in numbers)
            assert 0 <= pose.alpha <= 1.2 and pose.scale > 0 and -0.5 <= pose.mix <= 1.5
        assert all(0 <= effect.t <= 1 for effect in line.effects(t))  # type: ignore[attr-defined]
    sounds = list(line.cues(-1.0, duration + 1))  # type: ignore[attr-defined]
    halves = [*line.cues(-1.0, duration / 2), *line.cues(duration / 2, duration + 1)]  # type: ignore[attr-defined]
    assert Counter(sounds) == Counter(halves), "no sound is lost between two frames"


@every_game
def test_every_change_of_a_thing_is_told_once(subject: Subject) -> None:
    match = played(subject)
    for _, _, events, _ in steps(match, 2000):
        moved = [(gone, come) for event in events for gone, come in changes(event)]
        assert all(gone != come for gone, come in moved)
        assert all(item.face != HIDDEN or item.place == "stock" for pair in moved for item in pair if item)


@every_game
def test_a_cell_that_leads_nowhere_gets_a_sentence(subject: Subject) -> None:
    presentation, match = subject.game.presentation(), played(subject)
    asked = 0
    for n in sampled(match, 8)[:-1]:
        state = match.states[n]
        if state.to_act != CHANCE:
            for picks in ((), *((p,) for p in sorted({a.picks[0] for a in state.actions()})[:6])):
                asked += _refusals(presentation, state, picks)
    assert asked, "somewhere a cell leads nowhere"


def _refusals(presentation: Presentation, state: State, picks: tuple[Pick, ...]) -> int:
    """Checks every cell as the next pick; how many were refused (none where the picks are complete)."""
    begun, refused = len(picks), 0
    fit = {a.picks[begun] for a in state.actions() if len(a.picks) > begun and a.picks[:begun] == picks}
    if not fit:
        return 0
    for name in presentation.picture(state).cells.centres:
        pick = Pick("cell", name)
        told = presentation.why_not(state, (*picks, pick))
        assert (told is None) == (pick in fit), (picks, pick)
        if told is not None:
            refused += 1
            assert told.rule and told.sentence.endswith(".") and len(told.sentence) < 100
    return refused


@every_game
def test_the_words_are_there_at_every_step(subject: Subject) -> None:
    presentation, match = subject.game.presentation(), played(subject)
    for before, action, events, after in steps(match):
        assert [step.state for step in presentation.steps(before)].count("now") <= 1
        assert presentation.prompt(before)
        assert all(fact.word and fact.icon for seat in viewers(match) for fact in presentation.facts(before, seat))
        assert all(mark.place for mark in presentation.changed(before, after, events))
        buttons = {button.pick for button in presentation.buttons(before)}
        said = {a.picks[0] for a in before.actions() if a.picks and a.picks[0].kind == "button"}
        assert said <= buttons, "every action without a place has its button"
        if before.allows(action) and before.to_act != CHANCE:
            preview = presentation.preview(before, action)
            assert not preview.sentence or len(preview.sentence) < 120


@every_game
def test_the_number_that_decides_is_the_sum_of_its_parts(subject: Subject) -> None:
    presentation, match = subject.game.presentation(), played(subject)
    for n in sampled(match, 40):
        for facts in (presentation.facts(match.states[n], seat) for seat in viewers(match)):
            signs = [fact.part for fact in facts[1:] if fact.part]
            assert set(signs) <= {"+", "-"} and not any(fact.part for fact in facts[:1])
            parts = sum(fact.number if fact.part == "+" else -fact.number for fact in facts[1:] if fact.part)
            assert not signs or facts[0].number == parts, facts
            assert len({fact.icon for fact in facts}) == len(facts), "a number's icon tells it from the others"


@every_game
def test_a_preview_tells_what_comes_to_lie_on_a_plate(subject: Subject) -> None:
    presentation, match = subject.game.presentation(), played(subject)
    for before, action, _, after in steps(match, 300):
        if not subject.game.rack and before.allows(action) and before.to_act != CHANCE:
            hands = presentation.picture(after).hands
            had, has = (Counter(item for item in presentation.picture(state).items if item.place in hands)
                        for state in (before, after))
            assert Counter(presentation.preview(before, action).held) == has - had, action


@every_game
def test_the_end_has_a_sentence(subject: Subject) -> None:
    presentation, match = subject.game.presentation(), played(subject)
    assert match.outcome is not None
    assert presentation.ending(match.outcome).endswith(".")
    assert not presentation.ended(match.states[0])
    assert list(presentation.ended(match.state)) == list(presentation.ended(match.state))
    assert all(step.state != "now" for step in presentation.steps(match.state))
