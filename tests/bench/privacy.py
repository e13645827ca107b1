"""How many of 200 games show the same to a player whatever the tiles are that he does not see.

Run with: python -m tests.bench.privacy [deals]. Prints one JSON object: deals passed and failed, frames compared,
seconds, and the first difference of every failure.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

DEALS = 200
SIZES = ((640, 480), (800, 600), (1024, 600), (1366, 768))


def main() -> int:
    """Compares so many games, each in a window of another size; the exit status is 1 when any failed."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else DEALS
    begun = time.perf_counter()
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        compared_all = dict(enumerate(pool.map(compared, range(deals))))
    failed = {str(seed): found for seed, (found, _) in compared_all.items() if found}
    frames = sum(seen for _, seen in compared_all.values())
    told = {"deals": deals, "passed": deals - len(failed), "failed": len(failed), "frames compared": frames,
            "seconds": round(time.perf_counter() - begun, 1), "differences": failed}
    print(json.dumps(told, indent=1))
    return 1 if failed else 0


def compared(seed: int) -> tuple[list[str], int]:
    """What differs between the two versions of a game, and how many frames were compared."""
    with tempfile.TemporaryDirectory() as home:
        return _compared(seed, Path(home))


def _compared(seed: int, home: Path) -> tuple[list[str], int]:
    from scenes.menu.scene import MenuScene
    from tests.scenes.chair import Chair
    from tests.scenes.permuted import permuted, story
    from tests.scenes.tour import differences, tour

    told, chair = story(seed), Chair(home, SIZES[seed % len(SIZES)], animation="normal", muted=False)
    try:
        chair.app.begin(MenuScene(chair.app))
        ours, theirs = (tour(chair.app, one, seed, 1 + seed % 2) for one in (told, permuted(told, seed)))
        return differences(ours, theirs), len(ours.notes)
    except AssertionError as error:
        return [f"not played to the end: {error}"], 0
    finally:
        chair.close()


if __name__ == "__main__":
    sys.exit(main())
