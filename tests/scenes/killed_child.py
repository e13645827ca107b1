"""A client in a process of its own that plays at random and tells each action once it is committed (for a test)."""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from engine.core.match import Person  # noqa: E402
from tests.scenes.table import seated  # noqa: E402


def main() -> None:
    """Plays by clicks to the end of a game, or so many actions as the second argument says."""
    most = int(sys.argv[2]) if len(sys.argv) > 2 else 10**6
    chair = seated(Path(sys.argv[1]), Person("Anna"), Person("Ben"), options={"size": 7}, confirm_turn=False,
                   animation="off")
    rng, told = random.Random(), 0
    while chair.match.outcome is None and told < most:
        chair.do(rng.choice(list(chair.match.state.actions())))
        for action in chair.match.actions[told:]:
            print(action, flush=True)
        told = len(chair.match.actions)


if __name__ == "__main__":
    main()
