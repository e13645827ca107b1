"""The counting at the end: prisoners come home one by one, the scores run along, what lies flat is no living one."""

from __future__ import annotations

import pytest

from engine.core.picture import Item
from engine.games.phalanx.rules.ending import lost, scores, territory
from engine.games.phalanx.rules.state import Position
from engine.games.phalanx.show import presentation
from engine.games.phalanx.show.finale import LONGEST
from tests.playouts import SUBJECTS, played

ENDS = [s for s in SUBJECTS if s.game.name == "phalanx"]


def last(subject: object) -> Position:
    """The end of a game at random."""
    state = played(subject).state  # type: ignore[arg-type]
    assert isinstance(state, Position) and state.ended
    return state


@pytest.mark.parametrize("subject", ENDS, ids=str)
def test_scores_run_down_from_all_land_to_what_is_left(subject: object) -> None:
    view = last(subject)
    finale, gone, lands = presentation.finale(view), lost(view), territory(view)
    assert (finale is None) == (sum(gone) == 0)
    if finale is None:
        return
    for seat, (land, score) in enumerate(zip(lands, scores(view), strict=True), 1):
        run = [count.facts[0].number for count in finale.counts if count.seat == seat]
        assert run[0] == land.bit_count() and run[-1] == score and len(set(run)) == gone[seat - 1] + 1
        assert run == sorted(run, reverse=True)
        assert finale.counted(seat, -0.5)[0].number == land.bit_count()
        assert finale.counted(seat, finale.timeline.duration)[0].number == score
        assert all(count.facts[0].number == count.facts[1].number - count.facts[2].number for count in finale.counts)
    order = [finale.counting(finale.timeline.duration * i / 50) for i in range(51)]
    assert order == sorted(order) and finale.timeline.duration < LONGEST + len(lands)


@pytest.mark.parametrize("subject", ENDS, ids=str)
def test_what_is_laid_in_lies_flat_in_its_own_land(subject: object) -> None:
    view = last(subject)
    finale = presentation.finale(view)
    if finale is None:
        return
    laid = [item for item in finale.picture.items if item.face == "laid"]
    lands = [set(view.board.names(land)) for land in territory(view)]
    assert all(item.place in lands[item.owner - 1] for item in laid)
    assert len({item.place for item in laid}) == len(laid)
    assert len(laid) == sum(min(n, len(land)) for n, land in zip(lost(view), lands, strict=True))
    before = presentation.picture(view).items
    assert not [item for item in before if item.face == "laid"]
    assert len(before) == len(finale.picture.items)
    first = finale.timeline.poses(0.0)
    assert all(pose.place.startswith("tray:") for _, pose in first)
    assert {item for item, _ in first} == set(laid)
    assert all(isinstance(item, Item) for item in finale.picture.items)


@pytest.mark.parametrize("subject", ENDS, ids=str)
def test_each_score_stands_on_its_own_ground(subject: object) -> None:
    view = last(subject)
    totals = [mark for mark in presentation.ended(view) if mark.kind == "total"]
    for mark in totals:
        land, side = territory(view)[mark.owner - 1], view.sides[mark.owner]
        assert mark.text == str(scores(view)[mark.owner - 1])
        assert view.board.bit[mark.place] & (land or side)
    assert {mark.owner for mark in totals} == {seat for seat, side in enumerate(view.sides) if seat and side}
