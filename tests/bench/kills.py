"""A client killed at random moments, again and again: python -m tests.bench.kills [TIMES].

Prints one JSON object: how often it was killed, how many actions had been told of, and how many of them the menu's
Continue did not bring back (none).
"""

from __future__ import annotations

import json
import os
import random
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from engine.games import game_named  # noqa: E402
from engine.records.store import Store  # noqa: E402
from tests.scenes.test_continue import killed_game  # noqa: E402


def main() -> None:
    """So many kills, each in a home of its own."""
    times, dice = int(sys.argv[1]) if len(sys.argv) > 1 else 50, random.Random(1)
    told = lost = 0
    for _ in range(times):
        home = Path(tempfile.mkdtemp())
        actions = killed_game(home, dice.uniform(0.0, 1.2))
        kept = Store(home / "games", game_named).unfinished()
        played = [str(action) for action in kept[0].match.actions] if kept else []
        told += len(actions)
        lost += sum(a != b for a, b in zip(actions, played, strict=False)) + max(0, len(actions) - len(played))
    print(json.dumps({"kills": times, "actions told of": told, "lost": lost}))


if __name__ == "__main__":
    main()
