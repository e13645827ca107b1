"""How long frames take while the strongest computer thinks and pieces move: python -m tests.bench.frames [GAME...].

Mattock on hex8, Phalanx with six players on 342 cells, Dominoes-Matrix with double-12 (91 tiles). Prints one JSON
object: for each game, window size and driver p50, p95, p99.9 and worst of wall time and of this thread's
CPU time, in milliseconds. The first second (the board is being made) is told apart as `opening`.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from engine.ai.levels import LEVELS
from engine.ai.referee import play_chance
from engine.ai.search import choose
from engine.core.action import CHANCE
from engine.core.match import Match, Person
from engine.games import game_named

SIZES = ((1366, 768), (3840, 2160))
SECONDS = 20.0
TABLES = {  # options of each game's largest table, and how many turns are played before the measurement
    "mattock": ({"size": 8, "setup": "random"}, 0),
    "phalanx": ({"players": 6, "segments": 3}, 120),
    "matrix": ({"players": 4, "set": 12}, 36),
}
OPENING = 3.0


def quantiles(values: list[float]) -> dict[str, float]:
    """p50, p95, p99.9 and worst, in milliseconds."""
    ordered = sorted(values)
    at = {"p50": 0.5, "p95": 0.95, "p99.9": 0.999}
    told = {name: round(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * q))], 2) for name, q in at.items()}
    return {**told, "worst": round(1000 * ordered[-1], 2), "frames": len(ordered)}


def table(game: str) -> Match:
    """A match among computers of the highest level, some turns in (played at random, or by greedy ones)."""
    options, turns = TABLES[game]
    level = LEVELS[-1].number
    people = [Person(name, "computer", level) for name in "ABCDEF"]
    match, dice = Match(game_named(game), options, 5, people), Random(1)
    while match.state.turn < turns and match.to_act is not None:
        if match.to_act == CHANCE:
            play_chance(match)
        elif match.state.phase in ("lay", "lift"):
            match.play(dice.choice(list(match.state.actions())))
        else:
            for step in choose(match.game, match.state.seen_by(match.to_act), 1, 5).steps:
                match.play(step)
    return match


def measure(game: str, size: tuple[int, int]) -> dict[str, dict[str, float]]:
    """Computers of the highest level play in this process's window."""
    import pygame

    from scenes.app import App
    from scenes.play.scene import PlayScene
    from scenes.play.table.table import Table
    from scenes.run import prefer_plain_frames

    prefer_plain_frames()
    pygame.display.init()
    pygame.font.init()
    app = App(size, home=Path(tempfile.mkdtemp()), patient=False)
    match = table(game)
    app.begin(PlayScene(app, Table(match, app.store.keep(match), app)))
    rows = list(_frames(app))
    app.close()
    opening = [wall for age, wall, _ in rows if age < OPENING]
    return {"wall": quantiles([wall for age, wall, _ in rows if age >= OPENING]),
            "cpu": quantiles([cpu for age, _, cpu in rows if age >= OPENING]), "opening": quantiles(opening)}


def _frames(app: object) -> Iterator[tuple[float, float, float]]:
    import pygame

    from scenes.app import App

    assert isinstance(app, App)
    clock, begun = pygame.time.Clock(), time.perf_counter()
    while time.perf_counter() - begun < SECONDS + OPENING:
        events = pygame.event.get()
        dt = clock.tick(60) / 1000
        wall, cpu = time.perf_counter(), time.thread_time()
        app.frame(events, dt)
        yield wall - begun, time.perf_counter() - wall, time.thread_time() - cpu


@contextmanager
def screen(size: tuple[int, int]) -> Iterator[str | None]:
    """A virtual X screen, None where Xvfb is not installed."""
    if shutil.which("Xvfb") is None:
        yield None
        return
    display = f":{90 + os.getpid() % 900}"
    server = subprocess.Popen(["Xvfb", display, "-screen", "0", f"{size[0]}x{size[1]}x24"], stderr=subprocess.DEVNULL)
    time.sleep(1.5)
    try:
        yield display
    finally:
        server.terminate()
        server.wait()


def in_child(game: str, size: tuple[int, int], **environment: str) -> dict[str, object]:
    """The measurement in a process of its own."""
    words = [sys.executable, "-m", "tests.bench.frames", game, f"{size[0]}x{size[1]}"]
    env = {**os.environ, "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1", **environment}
    done = subprocess.run(words, env=env, capture_output=True, text=True)
    return json.loads(done.stdout) if done.returncode == 0 else {"failed": done.stderr[-300:]}


def main() -> None:
    """Measures all sizes under both drivers."""
    if len(sys.argv) == 3 and "x" in sys.argv[2] and sys.argv[2][0].isdecimal():
        w, h = map(int, sys.argv[2].split("x"))
        print(json.dumps(measure(sys.argv[1], (w, h))))
        return
    told: dict[str, object] = {}
    for game in sys.argv[1:] or TABLES:
        for size in SIZES:
            name = f"{game} {size[0]}x{size[1]}"
            told[f"{name} dummy"] = in_child(game, size, SDL_VIDEODRIVER="dummy")
            with screen(size) as display:
                if display:
                    told[f"{name} x11"] = in_child(game, size, SDL_VIDEODRIVER="x11", DISPLAY=display)
    print(json.dumps(told, indent=1))


if __name__ == "__main__":
    main()
