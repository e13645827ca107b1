"""What others did is shown again on demand."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

from scenes.play.table import review
from scenes.play.table.clock import pass_time
from tests.table.rig import ANNA, SIMPLE, any_action, laid, robot, wait


def test_a_replay_goes_turn_by_turn_and_a_skip_on_to_the_next(tmp_path: Path) -> None:
    table = laid(tmp_path, SIMPLE, ANNA, robot(), animation="normal")
    dice = Random(3)
    while len(table.match.actions) < 12 or table.match.to_act != 1:
        table.match.play(any_action(table.match, dice))
    for people in (2, 0):  # one turn of the computer's; where nobody plays, the last turn
        start, end = table.review.since()
        review.replay(table)
        shown = list[tuple[int, int]]()
        while table.show.busy:
            if table.replaying and table.replaying not in shown:
                shown.append(table.replaying)
                table.show.skip()
            pass_time(table, 0.01)
        assert shown[0][0] == start and shown[-1][1] in (end, len(table.match.actions))
        assert all(a[1] == b[0] for a, b in pairwise(shown)) and table.review.resting
        table.match.seat(1, robot()) if people else None
    review.replay(table)
    review.go(table, 0)  # who looks elsewhere meanwhile is not called back
    wait(table, 3)
    assert table.review.shown == 0 and not table.replay and table.replaying is None


def test_a_replay_shows_again_what_others_did(tmp_path: Path) -> None:
    table = laid(tmp_path, SIMPLE, steps=12, animation="normal")
    wait(table, 40)
    start, end = table.review.since()
    review.replay(table)
    assert table.show.busy and table.review.shown == start < end
    wait(table, 40)
    assert table.review.shown == len(table.match.actions)
