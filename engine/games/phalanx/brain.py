"""Phalanx's computer player: the promising turns of a position with their worth, and the short sight of level 1."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import numpy as np

from engine.core.brain import WIN, Stop, Turn, Turns
from engine.games.phalanx import opening
from engine.games.phalanx.beam import Beam, Line
from engine.games.phalanx.ending import end_turn
from engine.games.phalanx.rules import END, TURN, Position
from engine.games.phalanx.worth import PLAIN, tilted

WIDTH = 10
KEPT = 22
STAY = 30  # what a turn must gain at least, lest nobody ever passes
IDLE = 40  # what a turn must gain more if it only moves, the more often the longer nothing has happened
CAPTURE = 60  # what a prisoner is worth to level 1


class PhalanxBrain:
    """Values Phalanx turns; holds nothing but the knowledge of the rules, so that equal views get equal answers.

    A game that a turn ends is won for the one winner; the others' values stay what their points make them, so that
    whoever is behind passes as well when nothing can be gained.
    """

    def complete_turns(self, view: Position, stop: Stop, style: int = 0) -> Turns:
        """The promising ones of the rest of this turn, always with stopping here. Raises Stopped."""
        weights = tilted(style)
        if view.phase not in TURN:
            return opening.turns(view, weights, stop)
        beam = Beam(view, weights, WIDTH, stop)
        beam.search()
        worth = [line.values[view.to_move - 1] - price(view, line) for line in beam.lines]
        return _turns(view, _picked(beam.lines, worth))

    def near_turns(self, view: Position, seed: int, stop: Stop) -> Turns:
        """The turns with one of its groups, valued by what the seat has then: land, and prisoners it has made.

        It takes the groups by lot until one has something to gain. Raises Stopped.
        """
        if view.phase not in TURN:
            return opening.turns(view, PLAIN, stop)
        groups = list(view.board.parts(view.own))
        Random(f"near {seed} {view.turn}").shuffle(groups)
        found: list[tuple[Line, int]] = []
        for group in groups:
            beam = Beam(view, PLAIN, WIDTH, stop)
            beam.search(group)
            gains = [line.own + CAPTURE * line.took - price(view, line) for line in beam.lines]
            found = list(zip(beam.lines, gains, strict=True))
            if max(gains) > gains[0]:
                break
        return _own_turns(view, found)

    def turn_start(self, view: Position) -> Position:
        """The position before the growth of the turn under way; a turn with a movement does not tell."""
        if view.phase == "stone":
            return opening.first(view)
        if view.phase != "grow" or not view.grown:
            return view
        sides = view.with_side(view.to_move, view.own & ~view.grown)
        return replace(view, sides=sides, ready=view.groups, grown=0, fed=0)


def price(view: Position, line: Line) -> int:
    """What a turn has to gain, in hundredths of a point; nothing for stopping at once."""
    if not line.parent:
        return 0
    return STAY if line.grew or line.took else STAY + IDLE * (1 + view.quiet // view.terms.players)


def _picked(lines: Sequence[Line], worth: Sequence[int]) -> list[tuple[Line, int]]:
    """The best turns, with stopping at once, the best capture, and the best of those that leave least in danger."""
    order = sorted(range(len(lines)), key=lambda i: -worth[i])
    safest = min(order, key=lambda i: lines[i].danger)
    captures = [i for i in order if lines[i].took][:1]
    kept = dict.fromkeys((*order[:KEPT], 0, safest, *captures))
    return [(lines[i], worth[i]) for i in kept]


def _turns(view: Position, picked: Sequence[tuple[Line, int]]) -> Turns:
    """These turns with their values by seat."""
    results = [end_turn(line.state)[0] for line, _ in picked]
    rows = [_row(view, line, worth, result) for (line, worth), result in zip(picked, results, strict=True)]
    return Turns(_steps(picked), np.array(rows, np.int32), results.__getitem__)


def _row(view: Position, line: Line, worth: int, result: Position) -> list[int]:
    """What one turn is worth to each seat."""
    row = list(line.values)
    row[view.to_move - 1] = worth
    outcome = result.outcome()
    if outcome and len(outcome.winners) == 1:
        row[outcome.winners[0] - 1] = WIN
    return row


def _steps(picked: Sequence[tuple[Line, int]]) -> list[Turn]:
    return [(*line.steps, END) for line, _ in picked]


def _own_turns(view: Position, found: Sequence[tuple[Line, int]]) -> Turns:
    """These turns with their worth to the seat to act alone."""
    rows = np.zeros((len(found), view.terms.players), np.int32)
    rows[:, view.to_move - 1] = [worth for _, worth in found]
    return Turns(_steps(found), rows, lambda i: end_turn(found[i][0].state)[0])
