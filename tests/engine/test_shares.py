"""What scores mean to people: shares that make a whole, proven ends that leave no doubt, percents that add up."""

from __future__ import annotations

from math import e, isclose

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.brain import WIN
from engine.core.shares import SURE, better, by_points, ended, percents, shares
from engine.core.state import Outcome
from engine.games import GAMES

Scores = st.lists(st.integers(-WIN, WIN), min_size=2, max_size=6)


@settings(deadline=None)
@given(Scores, st.integers(1, 5000))
def test_shares_make_a_whole_and_keep_the_order(scores: list[int], lead: int) -> None:
    parts = shares(scores, lead)
    assert isclose(sum(parts), 1) and all(0 <= part <= 1 for part in parts)
    ranked = sorted(zip(scores, parts, strict=True))
    assert all(a[1] <= b[1] or isclose(a[1], b[1]) for a, b in zip(ranked, ranked[1:], strict=False))
    whole = percents(parts)
    assert sum(whole) == 100 and all(abs(100 * a - b) <= 1 for a, b in zip(parts, whole, strict=True))


@settings(deadline=None)
@given(st.integers(-900, 900), st.integers(-900, 900), st.integers(100, 900))
def test_a_lead_multiplies_the_odds_by_e(one: int, other: int, lead: int) -> None:
    before, after = (shares((score, other), lead) for score in (one, one + lead))
    assert isclose(after[0] / after[1], e * before[0] / before[1], rel_tol=1e-6)
    assert shares((7, 7, 7), lead) == (1 / 3,) * 3


@pytest.mark.parametrize("scores, parts", [
    ((WIN - 3, 3 - WIN), (1.0, 0.0)), ((-3901, WIN - 34), (0.0, 1.0)),
    ((WIN // 3, WIN // 3, WIN // 3, -WIN), (1 / 3,) * 3 + (0.0,)),
    ((-WIN, 50, 50), (0.0, 0.5, 0.5)), ((-WIN, -WIN), (0.5, 0.5)), ((0, 0, 0), (1 / 3,) * 3)])
def test_proven_ends_leave_no_doubt(scores: tuple[int, ...], parts: tuple[float, ...]) -> None:
    assert shares(scores, 200) == pytest.approx(parts)


def test_an_outcome_is_proven() -> None:
    assert WIN == WIN and SURE <= WIN // 6  # a win that five of six share is no opinion
    assert shares(ended(Outcome((5, 2, 5), (1, 3), "end")), 200) == (0.5, 0.0, 0.5)


def test_points_count_against_the_average_of_the_others() -> None:
    assert by_points((3, 1)) == (200, -200) and by_points((0, 0, 0)) == (0, 0, 0)
    assert by_points((4, 1, 1)) == (300, -150, -150)


def test_who_stands_better() -> None:
    assert better((40, 60)) == (2,) and better((40, 40, 20)) == (1, 2) and better((50, 50)) == ()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_whose_hands_are_hidden_tells_its_points(game: object) -> None:
    assert game.lead > 0 and (game.points is not None or not game.hidden)  # type: ignore[attr-defined]
