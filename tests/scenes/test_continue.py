"""A client that is killed in the middle of a game: the menu offers to continue at the last action."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from scenes.menu.scene import MenuScene
from tests.scenes.chair import Chair

ROOT = Path(__file__).resolve().parents[2]


def killed_game(home: Path, seconds: float) -> list[str]:
    """Plays in a child until it is killed; the actions that it had told of."""
    words = [sys.executable, "-m", "tests.scenes.killed_child", str(home)]
    child = subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    told = [child.stdout.readline().strip()]  # begins when the first action is played
    time.sleep(seconds)
    child.send_signal(signal.SIGKILL)
    told += [line.strip() for line in child.stdout if line.endswith("\n")]
    child.wait()
    return told


@pytest.mark.parametrize("seed", range(3))
def test_continue_after_a_kill(tmp_path: Path, seed: int) -> None:
    told = killed_game(tmp_path, random.Random(seed).uniform(0.05, 0.8))
    chair = Chair(tmp_path)
    chair.app.begin(MenuScene(chair.app))
    chair.frames(3)
    chair.press("continue")
    chair.frames(3)
    played = [str(action) for action in chair.match.actions]
    assert told and played[:len(told)] == told and len(played) <= len(told) + 1
    chair.close()
