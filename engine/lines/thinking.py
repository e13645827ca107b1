"""The computer's turn on request: asked again in mid-turn, it keeps to what it planned."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.ai.levels import LEVELS
from engine.ai.messages import Halt
from engine.core.action import CHANCE, Action
from engine.core.errors import IllegalAction, StoneworkError
from engine.lines import fields
from engine.lines.table import OpenGame, PlannedTurn

AskHalt = Callable[[], Halt]

LONGEST = 600.0  # seconds
MOST = 100_000  # nodes


class Halted(StoneworkError):
    """What was being worked on has been stopped before there was anything to answer."""

    kind = "stopped"


def planned(table: OpenGame, request: dict[str, Any], halt: AskHalt) -> tuple[PlannedTurn, tuple[Action, ...]]:
    """The plan of whoever is to act and its steps still to come; thought out now unless one is being followed.

    Raises BadOption for a wrong budget or level, IllegalAction where chance is to act, Halted when told to give up.
    """
    level, seconds = fields.whole(request, "level", 1, 6, 6), fields.seconds(request, LONGEST)
    nodes = fields.whole(request, "nodes", 1, MOST, 0) or None
    if table.match.to_act == CHANCE:
        raise IllegalAction("Chance is to act; no player can think about it.", "chance")
    actions = tuple(table.match.actions)
    rest = table.plan.rest(actions) if table.plan else ()
    if table.plan and rest:
        return table.plan, rest
    plan = _thought(table, level, seconds, nodes, halt)
    return plan, plan.steps


def _thought(table: OpenGame, level: int, seconds: float | None, nodes: int | None, halt: AskHalt) -> PlannedTurn:
    from engine.ai.search import choose  # numpy comes with it: not before it is needed
    from engine.core.brain import Stopped

    match = table.match
    view = match.state.seen_by(match.to_act or 0)
    number = min(level, LEVELS[-1].number)  # the strongest there is, where a level is still to come
    try:
        answer = choose(match.game, view, number, match.seed, halt, nodes=nodes, seconds=seconds)
    except Stopped:
        raise Halted("The thinking was stopped before it had anything to say.") from None
    return PlannedTurn(tuple(match.actions), tuple(answer.steps), tuple(map(int, answer.scores)), int(answer.nodes))
