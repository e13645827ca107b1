"""The rules check drives the engine as a program of its own through recorded games."""

import subprocess
import sys
from pathlib import Path

import pytest

from engine.games import GAMES

ROOT = Path(__file__).parents[1]
LIMIT = 4  # games a file; the whole of Mattock's is compared in test_recorded.py


def checked(*words: str) -> subprocess.CompletedProcess[str]:
    """What the check says with these arguments."""
    command = [sys.executable, "tests/check_rules.py", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_recorded_games_play_over_the_lines(game: str) -> None:
    done = checked("--game", game, "--limit", str(LIMIT))
    passed, failed = done.stdout.splitlines()[-1].split(", ")
    assert done.returncode == 0 and failed == "0 failed", done.stdout + done.stderr
    assert int(passed.split()[0]) >= LIMIT


def test_a_wrong_engine_is_found_out(tmp_path: Path) -> None:
    liar = tmp_path / "liar.py"
    liar.write_text("import json\nwhile input():\n    print(json.dumps({'to_act': 2, 'legal': []}), flush=True)\n")
    done = checked("--game", "mattock", "--limit", "1", "--cmd", f"{sys.executable} {liar}")
    assert done.returncode == 1 and done.stdout.splitlines()[-1] == "0 passed, 1 failed"
