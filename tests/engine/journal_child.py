"""Plays at random under a journal until it is killed, and says each change after it was made."""

import sys
from pathlib import Path
from random import Random

from engine.core.match import Match
from engine.games.mattock.game import MATTOCK
from engine.records.journal import Journal


def main(path: str, seed: int) -> None:
    """One endless game: where it is over, the last steps are taken back."""
    rng = Random(seed)
    match = Match(MATTOCK, {"size": 8, "setup": "freestyle"}, seed)
    journal = Journal(Path(path), match)
    assert not journal.broken
    while True:
        if match.outcome or (match.actions and rng.random() < 0.1):
            match.undo()
            print("undo", flush=True)
        else:
            action = rng.choice(list(match.state.actions()))
            match.play(action)
            print("play", action, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
