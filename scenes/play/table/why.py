"""Why a turn was played: one sentence that the rules prove, or none."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.match import Match
from engine.core.state import State
from scenes.play.table.eyes import Eyes
from scenes.play.table.log import turn_start
from scenes.play.table.position import Review


class Reason(NamedTuple):
    """Whose turn, and what is said of it."""

    seat: int
    sentence: str


class Reasons:
    """Asks the game once a turn."""

    def __init__(self, match: Match, eyes: Eyes, review: Review) -> None:
        self._match, self._eyes, self._review = match, eyes, review
        self._presentation = match.game.presentation()
        self._known: dict[int, tuple[State, Reason | None]] = {}  # by the turn's end, with the position that it led to

    def now(self) -> Reason | None:
        """What is said now: of the computer's turn just over; while one looks back, of the turn that ends there."""
        states, end = self._match.states, self._review.shown
        while end and states[end].turn == states[end - 1].turn:
            end -= 1
        if not end or not (end == self._review.shown if self._review.on else self._by_computer(end)):
            return None
        if end not in self._known or self._known[end][0] is not states[end]:
            self._known[end] = states[end], self._asked(end)
        return self._known[end][1]

    def _by_computer(self, end: int) -> bool:
        match, start = self._match, turn_start(self._match, end - 1)
        seat = match.states[start].to_act
        return bool(seat) and not match.people_at(start)[(seat or 1) - 1].human

    def _asked(self, end: int) -> Reason | None:
        """The game's answer about the turn that ended with so many actions played."""
        match, eyes, start = self._match, self._eyes, turn_start(self._match, end - 1)
        seat = match.states[start].to_act or 0
        actions = [eyes.action_seen(match.states[i], match.actions[i]) for i in range(start, end)]
        sentence = self._presentation.why(eyes.seen(match.states[start]), actions, eyes.seen(match.states[end]), seat)
        return Reason(seat, sentence) if seat and sentence else None
