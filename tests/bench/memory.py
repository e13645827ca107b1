"""Memory while computers play game after game in the client: python -m tests.bench.memory [GAMES] [NAME...].

Prints one JSON object: for each game on the shelf (small boards, level 1, a fast clock) the own resident memory of the
client and of its computer player's process after the first hundred (of fewer: a third) and at the end, in MB, and the
growth in percent. Each figure is the median of ten games. A frame is only drawn where something can happen in it, and
a few at the end of a game, in which what the scene before left behind goes. How far it is goes to stderr.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from collections import deque
from pathlib import Path
from statistics import median

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame  # noqa: E402

from engine.core.match import Person  # noqa: E402
from engine.games import GAMES, game_named  # noqa: E402
from scenes.app import App  # noqa: E402
from scenes.begin import begin  # noqa: E402
from scenes.heap import give_back_pictures  # noqa: E402
from scenes.menu.scene import MenuScene  # noqa: E402
from scenes.preferences import Settings  # noqa: E402

FEW = 10  # games that a figure is taken from
REST = 4  # frames after a game
SMALL = {"mattock": {"size": 5}, "phalanx": {"players": 2, "segments": 2}, "matrix": {"set": 6}}


def resident(pid: int | None) -> float:
    """A process's own resident memory in MB, 0 where it cannot be read.

    Pages of program files do not count: the system takes them away and brings them back as it likes.
    """
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    except OSError:
        return 0.0
    return sum(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith(("RssAnon", "RssShmem")))


def play_on(app: App) -> None:
    """Frames until the game on the table is over, and a few more."""
    while app.match is not None and app.match.outcome is None:
        app.frame([], 0.5)  # longer than the breath between two turns
        while app.thinker.busy and not app.thinker.news:
            time.sleep(0.0005)
    for _ in range(REST):
        app.frame([], 0.05)


def run(name: str, games: int) -> dict[str, float]:
    """So many games in one client."""
    give_back_pictures()  # as the client does
    begun = time.monotonic()
    pygame.display.init()
    pygame.font.init()
    under = Settings().having({"muted": True, "animation": "off"})
    app = App((1024, 600), under, Path(tempfile.mkdtemp()), patient=False)
    app.begin(MenuScene(app))
    people = [Person("A", "computer", 1), Person("B", "computer", 1)]
    lately: deque[tuple[float, float]] = deque(maxlen=FEW)
    early = late = (0.0, 0.0)
    tenth = max(1, games // 10)
    warm = min(100, max(1, games // 3))
    for number in range(1, games + 1):
        begin(app, game_named(name), SMALL[name], people, number)
        app.frame([], 0.05)
        play_on(app)
        lately.append((resident(os.getpid()), resident(app.thinker.pid)))
        late = median(own for own, _ in lately), median(player for _, player in lately)
        early = late if number == warm else early
        if number % tenth == 0:
            print(name, number, *(round(mb, 1) for mb in late), f"{time.monotonic() - begun:.0f} s",
                  file=sys.stderr, flush=True)
    app.close()
    growth = [round(100 * (b - a) / a, 2) if a else 0.0 for a, b in zip(early, late, strict=True)]
    return {"games": games, "client MB early": round(early[0], 1), "client MB late": round(late[0], 1),
            "client growth %": growth[0], "player MB late": round(late[1], 1), "player growth %": growth[1]}


def main() -> None:
    """All games on the shelf, or the one named."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    names = sys.argv[2:] or [game.name for game in GAMES]
    print(json.dumps({name: run(name, games) for name in names}, indent=1))


if __name__ == "__main__":
    main()
