"""Tournaments as numbers: everybody meets everybody from every seat, points add up, intervals hold, files survive."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from math import comb

import pytest

from engine.ai.openings import play_opening
from engine.ai.standings import interval, student, tally
from engine.ai.tournament import Ended, Entrant, Plan, Tournament, ended, entrants_of, fixtures, over
from engine.core.errors import BadOption
from engine.core.game import Game
from engine.games import GAMES

GAME = GAMES[0]


def plan_of(levels: tuple[int, ...] = (1, 2), openings: int = 2, game: Game = GAME, **options: int) -> Plan:
    """A plan with the usual options, or some of them changed."""
    checked = game.checked_options(options)
    shown = {option.name: checked[option.name] for option in game.options if option.shown}
    return Plan(game, shown, entrants_of(levels), openings, seed=7)


def played(plan: Plan, winners: list[tuple[int, ...]]) -> Tournament:
    """A tournament of which so many games have ended."""
    return Tournament(plan, [Ended(n, who, 10) for n, who in enumerate(winners)])


# ---- who plays whom ----------------------------------------------------------------------------------------------


def test_two_at_a_table_meet_in_pairs_with_both_colours_from_each_opening() -> None:
    found = fixtures(4, 2, 3)
    assert [game.number for game in found] == list(range(36))
    assert Counter(game.table for game in found) == dict.fromkeys([(a, b) for a, b in product(range(4), repeat=2)
                                                                   if a != b], 3)
    for opening in {game.opening for game in found}:
        first, second = [game.table for game in found if game.opening == opening]
        assert first == second[::-1]
    assert {frozenset(game.table) for game in found[:12]} == set(map(frozenset, combinations(range(4), 2)))


@pytest.mark.parametrize(("entrants", "seats"), [(3, 3), (2, 3), (4, 6), (6, 3), (5, 4), (2, 6)])
def test_more_at_a_table_move_on_by_a_seat(entrants: int, seats: int) -> None:
    found, size = fixtures(entrants, seats, 2), min(entrants, seats)
    assert len(found) == 2 * size * comb(entrants, size)
    sat = Counter((seat, who) for game in found for seat, who in enumerate(game.table))
    assert len(sat) == seats * entrants and len(set(sat.values())) == 1  # every seat equally often
    assert all(len(set(game.table)) == size for game in found)


def test_two_of_a_level_differ_by_style_and_name() -> None:
    assert entrants_of([3, 1, 3]) == (Entrant(3), Entrant(1), Entrant(3, 1))
    assert [one.name for one in entrants_of([3, 1, 3])] == ["Wary", "Near-sighted", "Wary B"]
    with pytest.raises(BadOption):
        entrants_of([9, 1])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_games_of_one_opening_begin_alike_and_others_do_not(game: Game) -> None:
    plan = plan_of((1, 2), 3, game)
    begun = []
    for fixture in plan.fixtures:
        match = plan.match(fixture)
        play_opening(match)
        assert match.outcome is None and match.to_act and match.actions and not match.branches
        assert [plan.entrant(person) for person in match.seated] == list(fixture.table)
        begun.append((match.seed, tuple(map(str, match.actions))))
    assert begun[0] == begun[1] and begun[2] == begun[3] and len(set(begun)) == 3


def test_who_sits_at_several_seats_is_known_at_all_of_them() -> None:
    plan = plan_of((2, 2), 1, next(game for game in GAMES if game.players[1] > 3), players=4)
    for fixture in plan.fixtures:
        people = plan.match(fixture).people
        assert len({person.name for person in people}) == 4
        assert tuple(map(plan.entrant, people)) == fixture.table


# ---- what comes of it --------------------------------------------------------------------------------------------


def test_the_table_adds_up() -> None:
    plan = plan_of((1, 2, 3), 1)  # pairs 0-1, 0-2, 1-2, both colours each
    told = tally(played(plan, [(0,), (1,), (0,), (0,), (1, 2), (2,)]))
    assert [(one.games, one.won, one.shared, one.lost, one.points) for one in told.lines] == [
        (4, 3, 0, 1, 3.0), (4, 1, 1, 2, 1.5), (4, 1, 1, 2, 1.5)]
    assert sum(one.points for one in told.lines) == 6 and told.lines[0].share == 0.75
    assert told.cross[0] == [(0.0, 0), (1.0, 2), (2.0, 2)] and told.cross[1][2] == (0.5, 2)
    assert told.course[0] == [(1, 1.0), (2, 0.5), (3, 2 / 3), (4, 0.75)] and told.course[2][0] == (3, 0.0)


def test_a_shared_win_among_several_seats_counts_in_part() -> None:
    plan = plan_of((1, 2), 1, next(game for game in GAMES if game.players[1] > 2), players=3)
    told = tally(played(plan, [(0, 0, 1), ()]))  # nobody wins: the seats share it, two of three are entrant 1's
    assert [round(one.points, 6) for one in told.lines] == [1.0, 1.0]
    assert [one.shared for one in told.lines] == [2, 2]


def test_a_game_that_leads_nowhere_is_broken_off_and_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = plan_of()
    match = plan.match(plan.fixtures[0])
    play_opening(match)
    assert not over(match)
    monkeypatch.setattr("engine.ai.tournament.LONGEST", match.state.turn)
    assert over(match)
    game = ended(plan, plan.fixtures[0], match)
    assert game.winners == () and [one.points for one in tally(Tournament(plan, [game])).lines] == [0.5, 0.5]


def test_nothing_played_is_no_knowledge() -> None:
    told = tally(Tournament(plan_of()))
    assert [(one.games, one.low, one.high) for one in told.lines] == [(0, 0.0, 1.0)] * 2


def test_students_points_are_those_of_the_tables() -> None:
    for freedom, right in ((2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (200, 1.972)):
        assert right * 0.965 <= student(freedom) <= right * 1.001


@pytest.mark.parametrize("trials", [4, 10, 25])
@pytest.mark.parametrize("chance", [0.5, 0.7, 0.9])
def test_the_interval_holds_the_truth_as_often_as_it_says(trials: int, chance: float) -> None:
    holds = 0.0
    for won in range(trials + 1):  # every opening is all won or all lost: the games of one are no evidence apart
        low, high = interval([(2.0, 2)] * won + [(0.0, 2)] * (trials - won))
        if low <= chance <= high:
            holds += comb(trials, won) * chance**won * (1 - chance) ** (trials - won)
    assert holds >= 0.93


def test_the_interval_narrows_and_never_claims_everything() -> None:
    few, many = interval([(2.0, 2)] * 5), interval([(2.0, 2)] * 50)
    assert few[1] == many[1] == 1.0 and 0 < few[0] < many[0] < 1
    even, split = interval([(1.0, 2)] * 20), interval([(2.0, 2), (0.0, 2)] * 10)
    assert even[1] - even[0] < split[1] - split[0]  # colours that even out say more about two equals
