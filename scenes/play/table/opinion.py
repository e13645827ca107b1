"""Who stands better, as far as it may be shown: a share of the chances for every seat, now and after every turn.

In a game with secrets only the points that lie open count until nobody has anything to hide any more.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import CHANCE
from engine.core.brain import Answer
from engine.core.shares import by_points, ended, shares
from engine.core.state import State
from engine.records import values
from scenes.play.table.table import Table
from scenes.play.table.thoughts import Point, Shares


def shown(table: Table) -> bool:
    """Whether it is shown: an aid, the same for all seats."""
    return table.around.settings.evaluation and not table.manner.alone


def deep(table: Table) -> bool:
    """Whether computers may be asked: nobody who looks on is to be kept from anything."""
    return not table.match.game.hidden or table.eyes.viewer is None


def _shares(table: Table, scores: tuple[int, ...]) -> Shares:
    return shares(scores, table.match.game.lead)


def parts(table: Table, at: int) -> Shares | None:
    """The shares of the position after `at` actions."""
    match = table.match
    state, game = match.states[at], match.game
    if match.outcome is not None and at == len(match.actions) and table.over:
        return _shares(table, ended(match.outcome))
    if deep(table):
        scores = match.values.get(state)
        return _shares(table, scores) if scores else None
    return _shares(table, by_points(game.points(state))) if game.points else None


def _read(table: Table) -> None:
    """Reads everything anew where something has changed."""
    match, known, turns, asks_deep = table.match, table.thoughts, table.review.known_turns(), deep(table)
    as_of = (turns, match.state, table.over, len(match.values), asks_deep, shown(table), len(known.bad))
    if known.as_of is not None and all(a is b or a == b for a, b in zip(as_of, known.as_of, strict=True)):
        return
    known.as_of = as_of
    ends = [0, *(turn.end for turn in turns if _turn_ends(table, turn.end))] if shown(table) else []
    raw = tuple(Point(at, parts(table, at)) for at in ends)
    known.curve = over_a_round(raw, len(match.seated)) if asks_deep else raw
    asked = asks_deep and known.asks
    known.wanted = [p.at for p in raw if asked and p.parts is None and _can_ask(table, p.at)]


def over_a_round(points: Sequence[Point], seats: int) -> tuple[Point, ...]:
    """Each point as the mean of the last round, so that like is compared with like: whoever has just moved seems to
    stand a little better each time. What is proven stands for itself."""
    found = list[Point]()
    for i, point in enumerate(points):
        last = [one.parts for one in points[max(0, i - seats + 1):i + 1] if one.parts]
        if point.parts and max(point.parts) < 1:
            point = Point(point.at, tuple(sum(shares) / len(last) for shares in zip(*last, strict=True)))
        found.append(point)
    return tuple(found)


def _turn_ends(table: Table, at: int) -> bool:
    states = table.match.states
    return states[at].turn > states[at - 1].turn or states[at].to_act is None


def _can_ask(table: Table, at: int) -> bool:
    """Not while a board is being laid, nor where chance is to act: there is nothing to think about."""
    state = table.match.states[at]
    thinkable = state.to_act not in (None, CHANCE) and not table.presentation.setting_up(table.eyes.seen(state))
    return thinkable and at not in table.thoughts.bad


def curve(table: Table) -> tuple[Point, ...]:
    """The beginning and the end of every turn; nothing while it is off."""
    _read(table)
    return table.thoughts.curve


def wanted(table: Table) -> int | None:
    """The position to ask about next, the newest first; None where all is known."""
    _read(table)
    return table.thoughts.wanted[-1] if table.thoughts.wanted else None


def take(table: Table, at: int, state: State, answer: Answer | None) -> None:
    """A computer has said what the position after `at` actions is worth, or (None) has failed to."""
    match = table.match
    if answer is None or len(answer.scores) != len(match.seated):
        table.thoughts.bad.add(at)
    elif at < len(match.states) and match.states[at] is state:
        values.keep(match, at, answer.scores)
        table.thoughts.unsaved = True


def now(table: Table) -> tuple[Shares, bool] | None:
    """The shares in the position shown, or else the last ones known before it, as the graph has them, and whether only
    points count."""
    is_deep = deep(table)
    known = [p for p in curve(table) if p.parts is not None and p.at <= table.review.shown]
    return (known[-1].parts, not is_deep) if known and known[-1].parts else None
