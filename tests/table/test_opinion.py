"""Who stands better: the same words and curve whoever is to move."""

from __future__ import annotations

from pathlib import Path

from scenes.play.table import opinion, review
from scenes.play.table.thoughts import Point
from tests.table.rig import ANNA, BEN, SIMPLE, laid, wait


def test_who_stands_better_does_not_sway_with_whose_turn_it_is() -> None:
    """Values that jump with every turn, as those that see one turn ahead, give an even curve; what is won stays won."""
    for seats in (2, 3):
        equal, more = 1 / seats, 0.2
        raw = [Point(n, tuple(equal + (more if seat == n % seats else -more / (seats - 1)) for seat in range(seats)))
               for n in range(12)]
        curve = opinion.over_a_round(raw, seats)
        assert all(abs(part - equal) < 1e-9 for point in curve[seats - 1:] for part in point.parts or ())
        won = Point(12, (1.0,) + (0.0,) * (seats - 1))
        assert opinion.over_a_round([*raw, won], seats)[-1] == won
        gap = opinion.over_a_round([*raw[:3], Point(3, None), *raw[4:]], seats)
        assert gap[3].parts is None and gap[4].parts is not None


def test_what_is_told_agrees_with_the_graph(tmp_path: Path) -> None:
    table = laid(tmp_path, SIMPLE, ANNA, BEN, steps=20, evaluation=True)
    wait(table, 30)
    curve = [point for point in opinion.curve(table) if point.parts]
    assert opinion.now(table) == (curve[-1].parts, False)
    review.go(table, curve[2].at)
    assert opinion.now(table) == (curve[2].parts, False)
