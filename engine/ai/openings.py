"""Openings by lot: the set-up and the first few turns of a game drawn, so that two games from them can be compared."""

from __future__ import annotations

from random import Random

from engine.core.action import CHANCE, Action
from engine.core.match import Match

TURNS = (2, 4)  # fewest and most turns by lot after the set-up
ATTEMPTS = 20


def play_opening(match: Match) -> None:
    """Plays a fresh match on to the end of its opening, within some 30 ms. The match's seed decides everything.

    An opening in which the game would end is drawn again; where all do, the game begins at its first position.
    """
    for attempt in range(ATTEMPTS):
        _by_lot(match, Random(f"opening {match.seed} {attempt}"))
        if match.outcome is None:
            return
        match.take_back(len(match.actions))
        match.undone.clear()


def _by_lot(match: Match, rng: Random) -> None:
    presentation = match.game.presentation()
    while match.outcome is None and (match.to_act == CHANCE or presentation.setting_up(match.state.seen_by(CHANCE))):
        match.play(_next(match, rng))
    last = match.state.turn + rng.randint(*TURNS)
    while match.outcome is None and (match.to_act == CHANCE or match.state.turn < last):
        match.play(_next(match, rng))


def _next(match: Match, rng: Random) -> Action:
    """What chance does, or an action on the board; a button such as Pass, which opens nothing, where there is none."""
    if match.to_act == CHANCE:
        return match.roll()
    found = list(match.state.actions())
    rng.shuffle(found)
    found.sort(key=lambda action: bool(action.picks) and action.picks[0].kind == "button")
    return next(action for action in found if match.state.allows(action))
