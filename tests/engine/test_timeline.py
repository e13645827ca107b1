"""Animations as numbers: who is where at which second."""

from math import pi, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.picture import Item
from engine.core.presentation import Pose
from engine.motion import ease
from engine.motion.choreography import LONGEST_WALK, arc, drop, still, walk
from engine.motion.timeline import Flash, Leg, Track, Tracks, later, together

STONE = Item("stone", "c3", 1)
LEGS = Leg(1.0, 2.0, "a1", "b2", ease.linear, lift=2.0), Leg(3.0, 4.0, "b2", "c3", ease.linear, scale=0.5)
WAY = Track(STONE, LEGS, Pose("a1", "a1"))
EASES = (ease.linear, ease.in_out, ease.in_quad, ease.out_cubic, ease.out_back)


@pytest.mark.parametrize("curve", EASES, ids=lambda curve: curve.__name__)
def test_curves_begin_at_nothing_and_end_at_all(curve: ease.Ease) -> None:
    assert curve(0.0) == pytest.approx(0) and curve(1.0) == pytest.approx(1)


@pytest.mark.parametrize(("t", "where"), [(-1.0, ("a1", "a1", 1.0)), (0.9, ("a1", "a1", 1.0)), (1.0, ("a1", "b2", 0.0)),
                                          (1.5, ("a1", "b2", 0.5)), (2.0, ("a1", "b2", 1.0)), (2.9, ("a1", "b2", 1.0)),
                                          (3.5, ("b2", "c3", 0.5)), (4.0, ("b2", "c3", 1.0)), (9.0, ("b2", "c3", 1.0))])
def test_a_track_by_the_clock(t: float, where: tuple[str, str, float]) -> None:
    pose = WAY.at(t)
    assert (pose.origin, pose.place, pose.mix) == where


def test_it_is_highest_halfway_and_lands() -> None:
    heights = [WAY.at(1 + i / 4).lift for i in range(5)]
    assert heights == pytest.approx([2 * sin(pi * i / 4) for i in range(5)], abs=1e-9)


def test_looks_go_over_from_leg_to_leg() -> None:
    assert [WAY.at(t).scale for t in (2.5, 3.0, 3.5, 4.0, 7.0)] == pytest.approx([1, 1, 0.75, 0.5, 0.5])


def test_a_leg_of_no_length_is_over_at_once() -> None:
    assert Leg(1, 1, "a", "b").at(1, Pose("a", "a")).mix == 1.0


def test_duration_effects_and_sounds() -> None:
    line = Tracks((WAY,), (Flash("crack", "b2", 4.0, 5.0, 2),), ((0.0, "mine"), (2.0, "walk"), (4.5, "end")), 0.5)
    assert line.duration == 5.5
    assert line.effects(3.9) == [] == line.effects(5.0)
    assert [(e.kind, e.place, e.t, e.owner) for e in line.effects(4.5)] == [("crack", "b2", 0.5, 2)]
    assert [list(line.cues(a, b)) for a, b in ((-1, 0), (0, 1), (1, 2), (2, 9))] == [["mine"], [], ["walk"], ["end"]]


def test_still_is_nothing_at_all() -> None:
    assert still().duration == 0 and not still().poses(0) and not still().effects(0)


@given(st.floats(0, 9), st.floats(-1, 9))
def test_later_is_the_same_afterwards(by: float, t: float) -> None:
    line = Tracks((WAY,), (Flash("crack", "b2", 4.0, 5.0),), ((2.0, "walk"),))
    moved = later(line, by)
    assert moved.duration == pytest.approx(line.duration + by)
    one, two = moved.poses(t + by)[0][1], line.poses(t)[0][1]
    assert (one.mix if one.place == two.place else 1.0) == pytest.approx(two.mix if one.place == two.place else 1.0)


def test_together_holds_all() -> None:
    both = together(Tracks((WAY,), rest=0.2), Tracks((), (), ((1.0, "walk"),)))
    assert both.tracks == (WAY,) and both.sounds == ((1.0, "walk"),) and both.duration == pytest.approx(4.2)


@pytest.mark.parametrize("length", [1, 2, 3, 10, 40])
def test_a_walk_goes_through_every_cell_in_order(length: int) -> None:
    path = [f"c{i}" for i in range(length + 1)]
    track = walk(Item("miner", path[-1], 1), path)
    assert track.end <= LONGEST_WALK + 1e-9
    seen = [track.at(track.end * i / 400).place for i in range(1, 401)]
    assert seen == sorted(seen, key=path.index) and seen[-1] == path[-1]
    assert track.at(0).origin == path[0] == track.at(-1).place


def test_arc_and_drop_end_at_rest() -> None:
    for track in (arc(STONE, "hand:1"), drop(STONE)):
        pose = track.at(track.end)
        assert (pose.place, pose.mix, pose.scale, pose.alpha) == ("c3", 1.0, 1.0, 1.0)
        assert pose.lift == pytest.approx(0, abs=1e-9)
    assert arc(STONE, "hand:1").at(0).origin == "hand:1" and drop(STONE).at(0).alpha == 0
