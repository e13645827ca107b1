"""The gate for new weights: they come in only if they beat the present ones on their board with 95 % confidence."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any

from engine.ai.referee import played_out
from engine.core.action import Action
from engine.games.mattock.brain.territory import evaluate
from engine.games.mattock.brain.weights import Fitted
from engine.games.mattock.game import MATTOCK
from engine.games.mattock.rules.board import Board
from tests.bench.duel import opened
from tests.bench.rivals import Player, rival

LOOKS = 10  # pairs between two looks at the score
LEAST = 20  # pairs before the first look
SURE = 1.96


def first_wins(state: Any, players: tuple[Player, Player], seed: int) -> bool:
    """Whether the first of two players wins from a Mattock position; the first acts first."""
    turns = 0

    def turn(view: Any) -> tuple[Action, ...]:
        nonlocal turns
        at, turns = turns % 2, turns + 1
        return players[at](view, seed + at).steps

    played_out(state, turn)
    return turns % 2 == 1


def pair(players: tuple[Player, Player], size: int, number: int) -> float:
    """What the first player wins of two games from one opening, with seats exchanged: 0, a half, or 1."""
    state = opened(MATTOCK, {"size": size} if size in (5, 7) else {"size": size, "setup": "random"}, number)
    won = first_wins(state, players, 2 * number) + (not first_wins(state, (players[1], players[0]), 2 * number))
    return won / 2


def summed(won: list[float]) -> tuple[float, float]:
    """The share of pairs won, and the half width of its 95 % interval."""
    share = sum(won) / len(won)
    spread = max(sum((x - share) ** 2 for x in won) / max(1, len(won) - 1), 0.125 / len(won))
    return share, SURE * sqrt(spread / len(won))


def passes(won_of: Callable[[int], float], pairs: int) -> tuple[bool, dict[str, float]]:
    """Whether a player wins a match with 95 % confidence, and its figures; `won_of` plays the pair of that number.

    It stops early only where the player is clearly worse, so that many looks do not make the gate wider.
    """
    won: list[float] = []
    for number in range(pairs):
        won.append(won_of(number))
        share, half = summed(won)
        if len(won) >= LEAST and len(won) % LOOKS == 0 and share + half < 0.5:
            break
    share, half = summed(won)
    return share - half > 0.5, {"gate_games": 2 * len(won), "share": round(share, 3), "half": round(half, 3)}


def beaten(board: Board, new: Fitted, old: Fitted | None, pairs: int, nodes: int) -> tuple[bool, dict[str, float]]:
    """Whether new weights beat the present ones (hand-made where there are none), at so many nodes a turn."""
    players = rival(new.evaluate, nodes), rival(old.evaluate if old else evaluate, nodes)
    return passes(lambda number: pair(players, board.size, number), pairs)
