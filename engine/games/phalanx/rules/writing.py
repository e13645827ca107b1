"""Phalanx in writing: actions from text, turns as one line, the protocol's state."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from engine.core.action import Action, Pick
from engine.core.errors import BadAction
from engine.core.hexes import DIRECTIONS
from engine.games.phalanx.rules.board import each, move_action, name_of
from engine.games.phalanx.rules.ending import lost, scores
from engine.games.phalanx.rules.movement import way_of
from engine.games.phalanx.rules.setup import CHOICES, lay_action, lift_action, stone_action
from engine.games.phalanx.rules.state import END, Position

NUMBER = r"(?:0|-?[1-9][0-9]{0,2})"
CELL = re.compile(rf"({NUMBER}),({NUMBER})")
SHIFT = re.compile(r"[1-9][0-9]?")


def parse(state: Position, text: str) -> Action:
    """The action that a text means on this board, legal or not. Raises BadAction."""
    match text.split():
        case ["lay", name] if found := CELL.fullmatch(name):
            return lay_action((int(found[1]), int(found[2])))
        case ["lift", name] if CELL.fullmatch(name):
            return lift_action(_on_board(state, name))
        case ["grow", name] if CELL.fullmatch(name):
            return state.board.grow[state.board.cell(name)]
        case ["move", head, tail, m] if CELL.fullmatch(head) and CELL.fullmatch(tail) and SHIFT.fullmatch(m):
            return _move(state, _on_board(state, head), _on_board(state, tail), int(m))
        case ["stone", "1" | "2" as colour, name] if CELL.fullmatch(name):
            return stone_action(int(colour), _on_board(state, name))
        case ["choose", "1" | "2" as colour]:
            return CHOICES[int(colour) - 1]
        case ["end"]:
            return END
    raise BadAction(f"{text[:40]!r} is no Phalanx action; say lay 4,1, lift 0,0, grow 1,0, move 2,0 0,0 1 or end.")


def _on_board(state: Position, name: str) -> str:
    return state.board.name[state.board.cell(name)]


def _move(state: Position, head: str, tail: str, m: int) -> Action:
    """The move, with the landing cell as its second pick where head and tail share a line."""
    way = way_of(state, head, tail)
    if way is None:
        return Action("move", (head, tail, str(m)), (Pick("cell", head),))
    (q, r), (dq, dr) = state.board.axial[head], DIRECTIONS[way]
    return move_action(head, tail, m, name_of((q + dq * m, r + dr * m)))


def turn_text(state: Position, steps: Sequence[Action]) -> str:
    """A turn as one line: `grow 1,0 2,3 · move 2,0 0,0 1 x2` (two prisoners), `pass`, or a set-up action."""
    parts: list[str] = []
    for step in steps:
        after, _ = state.after(step)
        parts += _part(step, sum(lost(after)) - sum(lost(state)), parts)
        state = after
    return " · ".join(parts)


def _part(step: Action, taken: int, before: list[str]) -> list[str]:
    """What a step adds to the line; a further growth joins the one before it."""
    if step.verb == "grow" and before and before[-1].startswith("grow"):
        before[-1] += f" {step.args[0]}"
        return []
    if step.verb == "end":
        return [] if before else ["pass"]
    return [f"{step} x{taken}" if taken else str(step)]


def dump(state: Position) -> dict[str, Any]:
    """The position as the protocol writes it."""
    names = state.board.names
    return {
        "stones": sorted(f"{state.board.name[b]}={seat}" for seat, side in enumerate(state.sides) for b in each(side)),
        "lost": list(lost(state)),
        "scores": list(scores(state)),
        "to_act": state.to_act,
        "phase": state.phase,
        "centres": [name_of(centre) for centre in state.board.centres],
        "cells": sorted(state.board.bit),
        "grown": sorted(names(state.grown)),
        "spent": sorted(names(state.spent)),
    }
