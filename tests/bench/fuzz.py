"""Thousands of random deeds in each game while computers think: python -m tests.bench.fuzz [DEEDS] [SEED] [GAME...].

Prints one JSON object: for each game the deeds done, whether the position always equalled the replay of its log, what
was raised (nothing), the quantiles of this thread's CPU time per frame in milliseconds, and the client's resident
memory in MB after a tenth of the deeds and at the end. How far it is goes to stderr.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import traceback
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from engine.games import GAMES  # noqa: E402
from tests.bench.frames import quantiles  # noqa: E402
from tests.bench.memory import resident  # noqa: E402
from tests.scenes.fuzzing import Hasty  # noqa: E402


def run(game: str, deeds: int, seed: int) -> dict[str, object]:
    """So many deeds in one game."""
    player, sound, raised, done = Hasty(game, Path(tempfile.mkdtemp()), seed), True, "", 0
    tenth, memory = max(1, deeds // 10), list[float]()
    try:
        for done in range(1, deeds + 1):
            player.step()
            if done % 25 == 0:
                sound = sound and player.sound()
            if done % tenth == 0:
                memory.append(round(resident(os.getpid()), 1))
                print(game, done, memory[-1], quantiles(player.frames), file=sys.stderr, flush=True)
    except Exception:
        raised = traceback.format_exc()[-900:]
    player.app.close()
    return {"deeds": done, "equals its replay": sound, "raised": raised, "cpu": quantiles(player.frames),
            "memory MB": memory[:1] + memory[-1:]}


def main() -> None:
    """All games, or those named, one after another."""
    deeds = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 7
    names = sys.argv[3:] or [game.name for game in GAMES]
    print(json.dumps({name: run(name, deeds, seed) for name in names}, indent=1))


if __name__ == "__main__":
    main()
