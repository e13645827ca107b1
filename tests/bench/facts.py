"""What the aids cost a position: python -m tests.bench.facts.

Prints one JSON object: for every game and aid the median and the worst CPU time in milliseconds over positions of
random games on the largest table.
"""

from __future__ import annotations

import json
import statistics
import time
from random import Random

from engine.core.game import CHANCE, Game, Pick
from engine.core.match import Match
from engine.games import GAMES

LARGEST = {"mattock": {"size": 8, "setup": "random"}, "phalanx": {"players": 6}, "matrix": {"set": 12, "players": 4}}
POSITIONS = 60


def positions(game: Game) -> list[object]:
    """Positions from a game played at random, evenly spread."""
    match, dice = Match(game, LARGEST.get(game.name, {}), 3), Random(3)
    while match.to_act is not None and len(match.actions) < 600:
        match.play(match.roll() if match.to_act == CHANCE else dice.choice(list(match.state.actions())))
    return list(match.states[:: max(1, len(match.states) // POSITIONS)])


def measure(game: Game) -> dict[str, dict[str, float]]:
    """Every aid of a game."""
    look, told = game.look(), {}
    for aid in look.aids():
        times = []
        for state in positions(game):
            picks = tuple(p for a in state.actions()[:1] for p in a.picks[:1] if isinstance(p, Pick))
            begun = time.process_time()
            look.aid_marks(state, aid.name, picks)
            times.append(1000 * (time.process_time() - begun))
        told[aid.name] = {"median": round(statistics.median(times), 3), "worst": round(max(times), 2)}
    return told


def main() -> None:
    """Every game on the shelf."""
    print(json.dumps({game.name: measure(game) for game in GAMES}, indent=1))


if __name__ == "__main__":
    main()
