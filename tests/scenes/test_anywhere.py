"""It starts and plays anywhere: C locale, no sound device, folders that cannot be written to or have odd names."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def plays(home: Path, **environment: str) -> list[str]:
    """The first actions that a client in a process of its own tells of; it is ended after five."""
    words = [sys.executable, "-m", "tests.scenes.killed_child", str(home), "5"]
    env = {**os.environ, **environment}
    done = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, text=True, timeout=90, errors="replace")
    assert "Traceback" not in done.stderr
    return done.stdout.split("\n")[:-1]


def test_c_locale_and_no_sound_device(tmp_path: Path) -> None:
    assert len(plays(tmp_path, LC_ALL="C", LANG="C", SDL_AUDIODRIVER="nonsense")) >= 5


def test_a_folder_with_spaces_and_letters_of_all_kinds(tmp_path: Path) -> None:
    home = tmp_path / "zwei Wörter — Ω"
    assert len(plays(home, LC_ALL="C.UTF-8")) >= 5
    assert list((home / "games" / "under-way").glob("*.game"))


@pytest.mark.parametrize("made", ["file", "missing"])
def test_a_home_that_takes_nothing(tmp_path: Path, made: str) -> None:
    home = tmp_path / "home"
    if made == "file":
        home.write_text("not a folder", encoding="utf-8")
    else:
        home = Path("/proc/nowhere")
    assert len(plays(home, HOME=str(home))) >= 5
