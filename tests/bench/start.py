"""How long the client takes to its first menu frame, and what it costs while it waits: python -m tests.bench.start.

Prints one JSON object: seconds from the start of the process to the first menu frame (median and worst of some runs),
and the share of a core that the client and its helpers take while a person's turn is waited for.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.bench.frames import screen

RUNS = 7
WAIT = 8.0
SIZE = (1366, 768)


def first_frame() -> float:
    """When the first menu frame was drawn, on the system's clock."""
    import pygame

    pygame.display.init()
    pygame.font.init()
    from scenes.app import App
    from scenes.menu.scene import MenuScene

    app = App(SIZE, home=Path(tempfile.mkdtemp()), patient=False)
    app.begin(MenuScene(app))
    app.frame([], 0.016)
    return time.time()


def waiting() -> float:
    """Share of a core while a person is to act."""
    import pygame

    from engine.core.match import Match, Person
    from engine.games import GAMES
    from scenes import run
    from scenes.play.scene import PlayScene
    from scenes.play.table.table import Table
    from scenes.preferences import Settings

    pygame.display.init()
    pygame.font.init()
    app = run.open_app(Settings(), {}, Path(tempfile.mkdtemp()))
    match = Match(GAMES[0], {}, 5, [Person("You"), Person("Computer", "computer", 2)])
    app.begin(PlayScene(app, Table(match, None, app)))
    moving, begun, clock = True, time.perf_counter(), pygame.time.Clock()
    cpu = 0.0
    while time.perf_counter() - begun < WAIT + 2:
        events = pygame.event.get() if moving else run.wait(app.pace)
        moving = app.frame(events, min(0.1, clock.tick(60 if moving else 0) / 1000)) or bool(events)
        if time.perf_counter() - begun < 2:
            cpu = time.process_time()
    share = (time.process_time() - cpu) / WAIT
    app.close()
    return share


def child(what: str, **environment: str) -> tuple[float, float]:
    """What a process of its own prints, and when it was started."""
    env = {**os.environ, "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1", **environment}
    begun = time.time()
    done = subprocess.run([sys.executable, "-m", "tests.bench.start", what], env=env, capture_output=True, text=True)
    return float(done.stdout or "nan"), begun


def main() -> None:
    """Measures under the dummy driver, and on a virtual screen where there is one."""
    if len(sys.argv) > 1:
        print(first_frame() if sys.argv[1] == "first" else waiting())
        return
    told: dict[str, float] = {}
    with screen((1600, 1000)) as display:
        drivers = {"dummy": {"SDL_VIDEODRIVER": "dummy"}}
        if display:
            drivers["x11"] = {"SDL_VIDEODRIVER": "x11", "DISPLAY": display}
        for name, environment in drivers.items():
            runs = [end - begun for end, begun in (child("first", **environment) for _ in range(RUNS))]
            told[f"{name} start s median"] = round(statistics.median(runs), 3)
            told[f"{name} start s worst"] = round(max(runs), 3)
            told[f"{name} waiting share of a core"] = round(child("waiting", **environment)[0], 4)
    print(json.dumps(told, indent=1))


if __name__ == "__main__":
    main()
