"""The sound files by the numbers: short, soft at the ends, neither silent nor clipped, and made by our own script."""

import math
import subprocess
import sys
import wave
from pathlib import Path

import numpy as np
import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "assets" / "sounds"
PLAIN = ["place", "mine", "walk", "remove", "segment", "grow", "capture", "wall"]
PLAIN += ["shuffle", "draw", "tile", "cell", "double", "turn", "end"]
LEAPS = [f"leap-{step}" for step in range(8)]


def samples(path: Path) -> tuple[np.ndarray, int]:
    """The samples of a mono 16-bit file, -1 to 1, and how many there are in a second."""
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        return np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32768, file.getframerate()


def pitch(name: str) -> float:
    """The strongest frequency of a sound in Hz."""
    heard, rate = samples(FOLDER / f"{name}.wav")
    return float(np.argmax(np.abs(np.fft.rfft(heard, rate))))


@pytest.mark.parametrize("name", PLAIN + LEAPS)
def test_a_sound_is_short_and_neither_silent_nor_clipped(name: str) -> None:
    heard, rate = samples(FOLDER / f"{name}.wav")
    loudest = 20 * math.log10(np.max(np.abs(heard)))
    assert rate == 22_050
    assert 0.05 < len(heard) / rate < 0.5
    assert -9.5 < loudest < -5.5, "decibels"
    assert abs(heard[0]) < 0.001 and abs(heard[-1]) < 0.001, "no click at the ends"
    assert abs(np.mean(heard)) < 0.001


def test_a_leapfrog_rises() -> None:
    pitches = [pitch(name) for name in LEAPS]
    assert pitches == sorted(pitches) and len(set(pitches)) == len(pitches)


def test_the_script_makes_just_these_files(tmp_path: Path) -> None:
    subprocess.run([sys.executable, ROOT / "assets/tools/make_sounds.py", tmp_path], check=True, timeout=60)
    names = sorted(f"{name}.wav" for name in PLAIN + LEAPS)
    assert names == sorted(p.name for p in FOLDER.iterdir()) == sorted(p.name for p in tmp_path.iterdir())
    for name in names:  # another machine's sine may differ in the last place
        assert np.allclose(samples(FOLDER / name)[0], samples(tmp_path / name)[0], atol=3 / 32768)
    assert sum(p.stat().st_size for p in FOLDER.iterdir()) < 700_000
