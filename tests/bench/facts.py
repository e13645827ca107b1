"""What the aids cost a position, and what saying why costs a turn: python -m tests.bench.facts.

Prints one JSON object: for every game and aid the median and the worst CPU time in milliseconds over positions of
random games on the largest table; for `why` over all turns of such a game, and how many of them get a sentence.
"""

from __future__ import annotations

import json
import statistics
import time
from random import Random

from engine.ai.referee import play_chance
from engine.core.action import Pick
from engine.core.game import Game
from engine.core.match import Match
from engine.games import GAMES
from tests.test_contract_why import turns

LARGEST = {"mattock": {"size": 8, "setup": "random"}, "phalanx": {"players": 6}, "matrix": {"set": 12, "players": 4}}
POSITIONS = 60


def random_game(game: Game) -> Match:
    """A game played at random on the largest table."""
    match, dice = Match(game, LARGEST.get(game.name, {}), 3), Random(3)
    while match.to_act is not None and len(match.actions) < 600:
        play_chance(match)
        if match.to_act:
            match.play(dice.choice(list(match.state.actions())))
    return match


def positions(game: Game) -> list[object]:
    """Positions from such a game, evenly spread."""
    match = random_game(game)
    return list(match.states[:: max(1, len(match.states) // POSITIONS)])


def measure(game: Game) -> dict[str, dict[str, float]]:
    """Every aid of a game."""
    presentation, told = game.presentation(), {}
    for aid in presentation.aids():
        times = []
        for state in positions(game):
            picks = tuple(p for a in state.actions()[:1] for p in a.picks[:1] if isinstance(p, Pick))
            begun = time.process_time()
            presentation.aid_marks(state, aid.name, picks)
            times.append(1000 * (time.process_time() - begun))
        told[aid.name] = {"median": round(statistics.median(times), 3), "worst": round(max(times), 2)}
    return told | {"why": reasons(game)}


def reasons(game: Game) -> dict[str, float]:
    """The cost of a sentence, and the share of turns that get one."""
    presentation, times, said = game.presentation(), [], 0
    for turn in turns(random_game(game)):
        begun = time.process_time()
        said += bool(presentation.why(turn.before, turn.actions, turn.after, turn.seat))
        times.append(1000 * (time.process_time() - begun))
    told = {"median": statistics.median(times), "p95": statistics.quantiles(times, n=20)[-1], "worst": max(times)}
    return {name: round(value, 2) for name, value in told.items()} | {"share": round(said / len(times), 2)}


def main() -> None:
    """Every game on the shelf."""
    print(json.dumps({game.name: measure(game) for game in GAMES}, indent=1))


if __name__ == "__main__":
    main()
