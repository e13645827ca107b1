"""Passing until something changes, and counting at once where nobody can gain any more."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.core.match import Match, Person
from engine.games import game_named
from scenes.play.table import history, passing, turns
from scenes.play.table.notes import Ask
from scenes.play.table.quiet import Quiet
from scenes.play.table.table import Table
from tests.table.rig import ANNA, BEN, CLEO, by_lot, robot, surroundings, taken, wait

GAME = game_named("phalanx")


def begun(home: Path, *people: Person) -> Table:
    """A game after its set-up, at the first seat's turn."""
    around = surroundings(home)
    match = Match(GAME, {"players": len(people)}, 5, people)
    while match.state.phase in ("lay", "lift"):
        by_lot(match, 1)
    return Table(match, around.store.keep(match), around)


def passes(table: Table) -> None:
    """Whoever is to act passes."""
    assert GAME.idle
    turns.play(table, [GAME.idle(table.match.state)])


def grows(table: Table) -> None:
    """Whoever is to act grows by one stone and ends the turn."""
    grow = next(action for action in table.match.state.actions() if action.verb == "grow")
    turns.play(table, [grow])
    passes(table)


def concerned(table: Table, value: object) -> None:
    """The presentation says that this concerns every seat."""
    presentation: Any = PretendedConcerns(table.presentation, value)
    table.passing._presentation = presentation


class PretendedConcerns:
    """A presentation whose seats hear of one thing only."""

    def __init__(self, presentation: Any, value: object) -> None:
        self._presentation, self.value = presentation, value

    def __getattr__(self, name: str) -> Any:
        return getattr(self._presentation, name)

    def concerns(self, view: object, seat: int) -> object:
        return self.value


def test_it_is_offered_after_a_pass_only(tmp_path: Path) -> None:
    table = begun(tmp_path, ANNA, BEN, CLEO)
    assert not passing.offered(table)
    passes(table)
    assert not passing.offered(table)  # to the next person neither
    grows(table)
    grows(table)
    assert passing.offered(table) and table.match.to_act == 1
    passing.begin(table)
    assert set(table.passing.wanted) == {1} and table.match.to_act == 2


def test_it_goes_on_while_all_is_as_it_was_and_ends_with_a_word(tmp_path: Path) -> None:
    table = begun(tmp_path, ANNA, BEN, CLEO)
    concerned(table, "calm")
    passes(table)
    for _ in range(2):
        grows(table)
    passing.begin(table)
    for _ in range(2):
        grows(table)
    wait(table, 0.3)
    assert table.match.to_act == 2 and table.remark == ""  # the first has passed by itself
    for _ in range(2):
        grows(table)
    concerned(table, "alarm")
    table.passing._state = None
    wait(table, 0.3)
    assert table.match.to_act == 1 and table.remark == passing.CHANGED and not table.passing.wanted


def test_it_can_be_stopped_and_undo_stops_it(tmp_path: Path) -> None:
    for stop in (passing.begin, history.undo):
        table = begun(tmp_path / stop.__name__, ANNA, BEN)
        passes(table)
        grows(table)
        passing.begin(table)
        assert table.passing.wanted
        stop(table)
        length = len(table.match.actions)
        wait(table, 0.5)
        assert not table.passing.wanted and len(table.match.actions) == length


def test_against_computers_the_game_runs_to_its_end(tmp_path: Path) -> None:
    table = begun(tmp_path, ANNA, robot())
    concerned(table, "calm")
    passes(table)
    wait(table, 2.0)
    assert passing.offered(table)
    passing.begin(table)
    wait(table, 120.0)
    assert table.match.outcome is not None


def test_people_are_asked_before_it_is_counted_and_a_lone_one_is_not(tmp_path: Path) -> None:
    for people, asks in (((ANNA, BEN), True), ((ANNA, robot()), False)):
        table = begun(tmp_path / str(asks), *people)
        assert not passing.may_count(table)
        passing.count(table)
        assert table.match.outcome is None and not taken(table, Ask)
        table.passing._look()
        table.passing._settled = True
        assert passing.may_count(table)
        passing.count(table)
        assert bool(taken(table, Ask)) == asks and (table.match.outcome is None) == asks
        if asks:
            passing.all_pass(table)
        assert table.match.outcome is not None and table.match.outcome.reason == "passes"


def test_what_concerns_is_worked_out_once_for_a_position(tmp_path: Path) -> None:
    table = begun(tmp_path, ANNA, BEN)
    quiet, asked = Quiet(table.match, table.eyes), list[int]()
    presentation: Any = PretendedConcerns(table.presentation, "calm")
    presentation.settled = lambda view: asked.append(1) or False
    quiet._presentation = presentation
    assert [quiet.settled(), quiet.settled()] == [False, False] and asked == [1]
    passes(table)
    assert not quiet.settled() and len(asked) == 2 and quiet.concerns(1) == "calm"
