"""Looking back: steps and jumps on the timeline of the match.

The match goes on below: a review stops nobody's thinking, and nobody's move moves the view.
"""

from __future__ import annotations

from itertools import pairwise

from scenes.play.table.looking import count_again, end_review
from scenes.play.table.table import Table


def go(table: Table, at: int) -> None:
    """Shows the position after `at` actions at once; the last one is the present."""
    review = table.review
    if at >= len(table.match.actions):
        end_review(table)
        return
    if review.at is None:
        review.before = len(review.turns())
    review.at = max(0, at)
    table.hand.let_go()
    table.show.jump(table.eyes.seen(table.match.states[review.at]), review.at)


def forward(table: Table, to: int) -> None:
    """Plays on from the position shown, with animation, to the position after `to` actions."""
    review, start, last = table.review, table.review.goal, len(table.match.actions)
    if review.at is None or to <= start:
        return
    table.show.skip()
    table.show.add(table.eyes.changes(start, min(to, last)))
    review.at = to if to < last else None
    if review.at is None:
        count_again(table)


def turn(table: Table, way: int) -> None:
    """A turn back (-1) or on (1)."""
    goal = table.review.goal
    if way > 0:
        forward(table, table.review.turn_end(goal))
    elif goal:
        go(table, max((turn.end for turn in table.review.turns() if turn.end < goal), default=0))


def replay(table: Table) -> None:
    """Shows again what others did since the last turn of whoever is to act, turn by turn, each at its own pace."""
    start, end = table.review.since()
    if start >= end:
        return
    table.hand.take(None)
    table.show.jump(table.eyes.seen(table.match.states[start]), start)
    ends = [turn.end for turn in table.review.turns() if start < turn.end < end]
    last = len(table.match.actions)
    table.replay = list(pairwise([start, *ends, end, *([last] if end < last else [])]))
    count_again(table)
    replay_on(table)


def replay_on(table: Table) -> None:
    """Once a turn has been shown again, the next one is; where the board shows something else by now, none is."""
    if table.show.busy:
        return
    table.replaying = None
    if table.replay and not table.review.on and table.show.done == table.replay[0][0]:
        table.replaying = table.replay.pop(0)
        table.show.add(table.eyes.changes(*table.replaying))
    else:
        table.replay.clear()
