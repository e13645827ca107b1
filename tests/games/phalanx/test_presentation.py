"""What Phalanx tells about showing it, and the facts behind: group states, land, nearer cells, threats."""

import pytest

from engine.core.state import Outcome
from engine.games.phalanx.rules.state import Position
from engine.games.phalanx.rules.writing import dump, parse, turn_text
from engine.games.phalanx.show import facts, presentation
from engine.games.phalanx.show.facts import Threat
from tests.games.phalanx.drawn import play, position
from tests.games.phalanx.games import VARIANTS, opened, played


def test_groups_are_fresh_grown_joined_or_spent() -> None:
    state = play(position("1 1 . . # 1 . # 1 . 1 # 1 ."), "grow 6,0", "grow 9,0", "move 1,0 0,0 1")
    told = facts.groups(state)
    assert [group.kind for group in told] == ["spent", "grown", "joined", "fresh"]
    assert [group.right for group in told] == [False, True, False, True]
    assert facts.counts(state) == {"fresh": 1, "grown": 1, "joined": 1, "spent": 1}
    assert dump(state)["spent"] == ["1,0", "10,0", "2,0", "8,0", "9,0"]


def test_a_group_knows_where_it_may_still_grow() -> None:
    state = play(position("1 . # 1 . "), "grow 1,0")
    assert [state.board.names(group.growth) for group in facts.groups(state)] == [[], ["4,0"]]


def test_nearer_cells_are_counted_in_vacant_steps() -> None:
    state = position("1 . . . . . 2")
    assert [state.board.names(cells) for cells in facts.nearer(state)] == [["1,0", "2,0"], ["4,0", "5,0"]]
    assert state.board.names(facts.neutral(state)) == ["1,0", "2,0", "3,0", "4,0", "5,0"]


def bits(state: Position, *names: str) -> int:
    """A set of cells by name."""
    return sum(state.board.bit[name] for name in names)


def test_a_threat_names_the_smallest_phalanx_that_makes_it() -> None:
    state = position("# 1 1 1 2 . 2 2 .", to_move=2)
    told = facts.threats(state, 1)
    assert told == (Threat(1, bits(state, "2,0", "3,0"), bits(state, "4,0"), bits(state, "4,0")),)


def test_a_threat_may_need_a_stone_to_be_grown_first() -> None:
    state = position(". 1 1 2 2 . #", to_move=2)
    one = facts.threats(state, 1)
    assert [(threat.growth, threat.victims) for threat in one] == [
        (bits(state, "0,0"), bits(state, "3,0")), (bits(state, "0,0"), bits(state, "3,0", "4,0"))]
    assert [threat.growth for threat in facts.threats(state, 2)] == [bits(state, "5,0")] * 2


def test_under_grow_or_move_no_stone_is_grown_for_a_threat() -> None:
    assert facts.threats(position(". 1 1 2 2 . #", grow_or_move=True), 1) == ()


def test_a_turn_is_told_in_one_line() -> None:
    state = position("1 1 2 . # 1 . # 1 .")
    steps = [parse(state, text) for text in ("grow 6,0", "grow 9,0", "move 1,0 0,0 1", "end")]
    assert turn_text(state, steps) == "grow 6,0 9,0 · move 1,0 0,0 1 x1"
    assert turn_text(state, steps[-1:]) == "pass"


@pytest.mark.parametrize("name", VARIANTS)
def test_every_question_about_showing_has_an_answer(name: str) -> None:
    for before, action, after, events in played(name, 10, 200):
        assert presentation.prompt(before).endswith(".") and len(presentation.prompt(before)) < 60
        assert sum(step.state == "now" for step in presentation.steps(before)) <= 1
        assert all(presentation.facts(before, seat) for seat in range(1, before.terms.players + 1))
        told = presentation.preview(before, action)
        assert len(told.facts) in (0, before.terms.players)
        assert presentation.changed(before, after, events) is not None
        picks = {button.pick for button in presentation.buttons(before)}
        assert {a.picks[0] for a in before.actions() if a.picks[0].kind == "button"} == picks


def test_the_preview_of_a_capture_shows_whom_it_takes() -> None:
    state = position("1 1 1 2 . #")
    told = presentation.preview(state, parse(state, "move 2,0 0,0 2"))
    assert [(mark.kind, mark.place) for mark in told.marks] == [
        ("band", "0,0 1,0 2,0"), ("vacated", "0,0"), ("vacated", "1,0"), ("leap", "0,0 1,0 3,0 4,0"),
        ("taking", "3,0"), ("walling", "3,0"), ("ghost", "3,0"), ("landing", "4,0"), ("ghost", "4,0"),
        ("claimed", "0,0"), ("claimed", "1,0")]
    assert [mark.text for mark in told.ways] == ["1 Blue taken, 1 to wall, +2 land"]
    assert told.sentence == "3 stones leap 2: takes 1 Blue, land 0 to 2."


def test_every_stone_that_may_be_the_last_says_how_many_go_then() -> None:
    state = position("1 1 1 1 2 . #")
    ways = {action: presentation.preview(state, action).ways for action in state.actions() if action.verb == "move"}
    told = ways[parse(state, "move 3,0 1,0 1")]
    assert [(mark.kind, mark.place, mark.text) for mark in told[:3]] == [
        ("tail", "2,0", "2"), ("chosen", "1,0", "3"), ("tail", "0,0", "4")]
    for action, marks in ways.items():
        chosen = [mark.place for mark in marks if mark.kind == "chosen"]
        assert chosen in ([], [action.args[1]])


def outlook(drawing: str, step: str) -> list[tuple[str, str]]:
    """The land that a step wins and loses, as it is marked."""
    state = position(drawing)
    marks = presentation.preview(state, parse(state, step)).marks
    return [(mark.kind, mark.place) for mark in marks if mark.kind in ("claimed", "yielded")]


def test_land_that_a_step_gives_up_is_told_apart_from_land_that_it_wins() -> None:
    assert outlook(". 1 1 2 . #", "grow 0,0") == [], "a stone of one's own stands where the land was"
    assert outlook("2 . . 1 1 . #", "grow 2,0") == []
    assert outlook("2 . 1 1 . #\n     .", "move 3,0 2,0 1") == [("yielded", "2,1")]
    assert outlook(". 1 1 . . #", "move 2,0 1,0 1") == [("claimed", "1,0")]
    assert outlook(". . 1 1 1 2 . .", "move 4,0 2,0 2") == [
        ("claimed", "2,0"), ("claimed", "3,0"), ("claimed", "7,0")]


@pytest.mark.parametrize(("drawing", "step", "sentence", "bound"), [
    ("1 1 . 1 1 .", "grow 2,0", "Joins 2 groups: neither may move then; land 2 to 1.", ["0,0", "1,0", "3,0", "4,0"]),
    ("1 1 . 1 1 .", "grow 5,0", "", []),
    ("1 1 . . 1 . #", "move 1,0 0,0 1", "", []),
    ("1 1 1 . . . 1 1 . #", "move 2,0 1,0 1", "2 stones leap 1 (a click on a number changes it)", []),
    ("1 1 . 1 1 .", "move 1,0 0,0 1", "2 stones leap 1: 1 other group cannot move then.", ["3,0", "4,0"]),
])
def test_what_robs_groups_of_their_move_warns(drawing: str, step: str, sentence: str, bound: list[str]) -> None:
    state = position(drawing)
    told = presentation.preview(state, parse(state, step))
    warned = [mark.place for mark in told.marks if mark.kind == "bound"]
    assert warned == bound and (not sentence or told.sentence.startswith(sentence)), told.sentence


def test_land_is_marked_when_it_is_over() -> None:
    over = play(position(". 1 # 2 ."), "end", "end")
    for kind in ("territory", "total"):
        marks = [mark for mark in presentation.ended(over) if mark.kind == kind]
        assert [(mark.place, mark.owner) for mark in marks] == [("0,0", 1), ("4,0", 2)]


@pytest.mark.parametrize(("outcome", "sentence"), [
    (Outcome((3, 1), (1,), "passes"), "All passed. Red wins with 3."),
    (Outcome((2, 2, 0), (1, 2), "stall"), "Five rounds without growth or capture. Red and Blue share the win with 2."),
    (Outcome((1, 0, 1, 1), (1, 3, 4), "resigned"), "Blue resigned. Red, Yellow and Green win."),
])
def test_the_end_is_told(outcome: Outcome, sentence: str) -> None:
    assert presentation.ending(outcome) == sentence


def test_laying_shows_the_cells_that_a_segment_would_cover() -> None:
    state = play(opened("segments"), "lay 0,0")
    told = presentation.preview(state, parse(state, "lay 4,1"))
    assert len(told.marks) == 19
    assert {mark.place for mark in told.marks} <= set(presentation.picture(state).cells.centres)
