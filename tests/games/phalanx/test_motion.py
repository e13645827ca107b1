"""The leapfrog and the other movements, in numbers: who is where at which second."""

import pytest

from engine.core.events import Placed
from engine.core.picture import Item
from engine.games.phalanx.rules.writing import parse
from engine.games.phalanx.show import presentation
from engine.games.phalanx.show.motion import FLIGHT, HEIGHT, LONGEST, NEXT, PRESSED, RINGS, SQUAT, motion
from engine.motion.timeline import Tracks
from tests.games.phalanx.drawn import position
from tests.games.phalanx.games import VARIANTS, played


def leap(drawing: str, text: str) -> Tracks:
    """The animation of an action on a drawn position."""
    state = position(drawing)
    action = parse(state, text)
    return presentation.motion(state, action, state.after(action)[1])


def test_the_next_stone_starts_at_three_fifths_of_the_flight() -> None:
    tracks = leap("1 1 1 . .", "move 2,0 0,0 2")
    first, second = tracks.tracks
    assert first.legs[0].start == RINGS
    assert second.legs[0].start == pytest.approx(first.legs[1].start + NEXT * FLIGHT)
    assert [track.item.place for track in tracks.tracks] == ["3,0", "4,0"]
    assert [name for _, name in tracks.sounds] == ["leap-0", "leap-1"]


def test_a_stone_flies_high_over_its_line() -> None:
    track = leap("1 1 1 . .", "move 2,0 0,0 2").tracks[0]
    pose = track.at(RINGS + SQUAT + FLIGHT / 2)
    assert (pose.origin, pose.place) == ("0,0", "3,0")
    assert pose.lift == pytest.approx(HEIGHT) and pose.mix == pytest.approx(0.5)


def test_a_taken_stone_is_pressed_and_goes_to_the_captor_and_the_lander_turns_to_wall() -> None:
    tracks = leap("1 1 1 2 .", "move 2,0 0,0 2")
    lander = next(track for track in tracks.tracks if track.item == Item("wall", "3,0"))
    prisoner = next(track for track in tracks.tracks if track.item == Item("stone", "tray:1", 2))
    land = lander.legs[2].start
    assert prisoner.legs[0].start == land
    assert prisoner.at(prisoner.legs[0].end).scale == pytest.approx(PRESSED)
    assert (lander.at(land).turned, lander.at(lander.end).turned) == (0.0, 1.0)
    assert (prisoner.at(0).place, prisoner.at(prisoner.end).place) == ("3,0", "tray:1")
    assert {name for _, name in tracks.sounds} == {"leap-0", "leap-1", "capture", "wall"}


def test_long_leaps_are_hurried() -> None:
    tracks = leap("1 " * 12 + ". " * 11, "move 11,0 0,0 11")
    assert tracks.duration == pytest.approx(LONGEST)
    assert max(at for at, _ in tracks.sounds) < LONGEST


def test_a_plate_drops_and_clicks() -> None:
    tracks = motion((Placed("plate", "0,0", face="3"), Placed("stone", "0,0", 1)))
    assert [track.item.kind for track in tracks.tracks] == ["plate", "stone"]
    assert "segment" in tracks.cues(0.0, tracks.duration)


@pytest.mark.parametrize("name", VARIANTS)
def test_everything_starts_where_it_lay_and_ends_where_it_lies(name: str) -> None:
    for before, action, after, events in played(name, 9, 200):
        tracks = presentation.motion(before, action, events)
        lying = presentation.picture(after).items
        assert 0 <= tracks.duration <= LONGEST + 1e-9
        known = {item.place for item in presentation.picture(before).items}
        for item, pose in tracks.poses(tracks.duration):
            assert item in lying
            assert (pose.place, pose.mix, pose.scale) == (item.place, 1.0, 1.0)
            assert pose.lift == pytest.approx(0.0, abs=1e-9)
        for item, pose in tracks.poses(0.0):
            assert pose.origin in known or action.verb == "lay" or pose.origin == item.place
