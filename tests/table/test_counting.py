"""The counting at the end as far as it has come: whose score runs, and what the plates tell meanwhile."""

from __future__ import annotations

from engine.core.picture import Cells, Picture
from engine.core.plain import Still
from engine.core.presentation import Count, Fact, Finale
from scenes.play.table.counting import Counting

TEN, NINE, FIVE = ((Fact("trophy", n, "points"),) for n in (10, 9, 5))
FINALE = Finale(Still(), Picture("hex", Cells("hex", {}), ()), (
    Count(-1.0, 1, TEN), Count(-1.0, 2, FIVE), Count(0.0, 1, TEN), Count(0.5, 1, NINE), Count(1.0, 2, FIVE)))


def test_each_plate_tells_what_has_been_counted_so_far() -> None:
    told = [(t, Counting(FINALE, t).facts(1)) for t in (0.0, 0.49, 0.5, 9.0)]
    assert told == [(0.0, TEN), (0.49, TEN), (0.5, NINE), (9.0, NINE)]
    assert all(Counting(FINALE, t).facts(2) == FIVE and Counting(FINALE, t).facts(3) == () for t in (0.0, 2.0))


def test_one_seat_after_another_is_counted() -> None:
    assert [Counting(FINALE, t).seat for t in (-0.5, 0.0, 0.7, 1.0, 3.0)] == [0, 1, 1, 2, 2]
