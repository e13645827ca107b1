"""Thousands of random events in each game while computers think: python -m tests.bench.fuzz [EVENTS] [SEED] [GAME...].

Prints one JSON object: for each game the events sent, whether the position always equalled the replay of its log, the
cells found elsewhere than shown (none), texts that are cut or lie over others (none), what was raised (nothing), the
quantiles of this thread's CPU time per frame in milliseconds, and the client's resident memory in MB after a tenth of
the events and at the end. How far it is goes to stderr.
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


def run(game: str, events: int, seed: int) -> dict[str, object]:
    """So many events in one game."""
    player, sound, raised, deeds = Hasty(game, Path(tempfile.mkdtemp()), seed), True, "", 0
    tenth, memory, misplaced, unread = max(1, events // 10), list[float](), set[str](), set[str]()
    try:
        while player.events < events:
            player.step()
            deeds += 1
            if deeds % 25 == 0:
                sound = sound and player.sound()
                misplaced |= set(player.misplaced())
                unread |= set(player.unread())
            if player.events // tenth > len(memory):
                memory.append(round(resident(os.getpid()), 1))
                print(game, player.events, memory[-1], quantiles(player.frames), file=sys.stderr, flush=True)
    except Exception:
        raised = traceback.format_exc()[-1800:]
    player.app.close()
    return {"events": player.events, "deeds": deeds, "equals its replay": sound, "cells elsewhere": sorted(misplaced),
            "cannot be read": sorted(unread)[:40], "raised": raised,
            "cpu": quantiles(player.frames), "memory MB": memory[:1] + memory[-1:]}


def main() -> None:
    """All games, or those named, one after another."""
    events = int(sys.argv[1]) if len(sys.argv) > 1 else 20000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 7
    names = sys.argv[3:] or [game.name for game in GAMES]
    print(json.dumps({name: run(name, events, seed) for name in names}, indent=1))


if __name__ == "__main__":
    main()
