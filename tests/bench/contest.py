"""Games between players named in a word: `4` (a level), `5@20` (nodes), `6@0.3s` (clock), `greedy`, `draft@0.3s`.

`greedy` and `draft` are the fixed opponents in `drafts.py` for Mattock, `points` the one for Dominoes-Matrix.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.ai.referee import played_out
from engine.ai.search import choose
from engine.core.action import CHANCE, Action
from engine.core.brain import Answer
from engine.core.game import Game
from engine.core.state import State
from engine.games import game_named
from tests.bench.drafts import Player, draft, greedy
from tests.bench.duel import evenest
from tests.bench.rivals import points

SETUP = ("place", "lay", "lift", "stone", "choose", "deal")
ENDLESS = 10**9
DULL = ("pass", "swap", "end", "stay")


@dataclass(frozen=True)
class Contest:
    """Who plays against whom, at what; `even` takes the evenest of eight openings.

    Among three and more the two sit at every other seat; `alone` puts one `a` among all others `b`, at each seat once.
    """

    game: str
    options: tuple[tuple[str, Any], ...]
    a: str
    b: str
    even: bool = False
    alone: bool = False


def player(game: Game, word: str) -> Player:
    """The player of that name. Raises ValueError for a word that names none."""
    name, _, budget = word.partition("@")
    seconds = float(budget[:-1]) if budget.endswith("s") else None
    nodes = int(budget) if budget and seconds is None else None
    # Where the clock is to be equal for both, nobody is allowed a least number of nodes beyond it.
    most = ENDLESS if seconds else nodes
    if name == "greedy":
        return greedy()
    if name == "draft":
        return draft(nodes, seconds)
    if name == "points":
        return points()
    level = int(name)

    def play(view: State, seed: int) -> Answer:
        return choose(game, view, level, seed, nodes=most, seconds=seconds)

    return play


def dealt(game: Game, state: State, luck: str) -> State:
    """The position after chance has acted, as often as it is its turn; the same luck brings the same."""
    rng = Random(luck)
    while state.to_act == CHANCE and game.deal:
        state, _ = state.after(game.deal(state, rng))
    return state


def opening(game: Game, options: dict[str, Any], number: int) -> State:
    """A position after two to four turns by lot that has not ended."""
    for attempt in range(100):
        rng = Random(f"opening {number} {attempt}")
        state = dealt(game, game.start(game.settled(options, number)), f"{number}")
        while state.phase in SETUP:
            state = dealt(game, state.after(rng.choice(list(state.actions())))[0], f"{number} {state.turn}")
        last = state.turn + rng.randint(2, 4)
        while state.to_act and state.turn < last:
            found = list(state.actions())
            told = [action for action in found if action.verb not in DULL]
            told = told or [action for action in found if action.verb != "swap"] or found
            state = dealt(game, state.after(rng.choice(told))[0], f"{number} {state.turn}")
        if state.to_act:
            return state
    raise ValueError("no opening lasts that long")


def result(game: Game, state: State, players: tuple[Player, Player], own: Collection[int], seed: int) -> float:
    """What the first player, at its `own` seats, wins from this position: 1, 0, or its share."""
    def turn(view: State) -> tuple[Action, ...]:
        seat = view.to_act or 1
        return players[seat not in own](view, 10 * seed + seat).steps

    outcome = played_out(state, turn, lambda before, after: dealt(game, after, f"{seed} {before.turn}")).outcome()
    winners = outcome.winners if outcome else ()
    return sum(seat in own for seat in winners) / len(winners) if winners else 0.5


def pair(contest: Contest, number: int) -> tuple[float, ...]:
    """What `a` wins of the games from one opening: at the odd seats and at the even ones, or at each seat alone."""
    game = game_named(contest.game)
    players = player(game, contest.a), player(game, contest.b)
    options = dict(contest.options)
    state = (evenest if contest.even else opening)(game, options, number)
    seats = range(1, game.seats(game.settled(options, number)) + 1)
    sides = [(seat,) for seat in seats] if contest.alone else [tuple(seats[::2]), tuple(seats[1::2])]
    return tuple(result(game, state, players, own, number) for own in sides)
