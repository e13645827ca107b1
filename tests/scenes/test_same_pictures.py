"""A picture is the same in every process, however Python orders its sets there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.house import ROOT


def test_pictures_do_not_depend_on_the_order_of_sets(tmp_path: Path) -> None:
    """The menu shows a board of every material; the smaller it is, the sooner a change of order reaches a pixel."""
    def drawn(seed: str) -> bytes:
        around = {**os.environ, "PYTHONHASHSEED": seed, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        place = tmp_path / f"{seed}.png"
        words = ["main.py", "shot", "menu", str(place), "--window", "1024x600"]
        subprocess.run([sys.executable, *words], cwd=ROOT, env=around, check=True, capture_output=True)
        return place.read_bytes()

    first = drawn("1")
    assert first and [drawn(seed) == first for seed in ("2", "5")] == [True, True]
