"""Sound is there where it can be, and never in the way: broken devices and missing files only make it silent."""

import math
import os
import subprocess
import sys
import time
import wave
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import numpy as np
import pygame
import pytest
from scenes.kit.sound import STALE, Sounds

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "assets" / "sounds"
PLAIN = "place mine walk remove segment grow capture wall shuffle draw tile cell double turn end".split()
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


def until(true: Callable[[], object], seconds: float = 5.0) -> bool:
    """Wait for something the sound thread does; False when it does not happen in time."""
    end = time.monotonic() + seconds
    while not true() and time.monotonic() < end:
        time.sleep(0.005)
    return bool(true())


def in_a_program_of_its_own(body: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python lines in a fresh process, with `sounds` at hand and the environment changed."""
    start = (
        f"import time; from pathlib import Path; from scenes.kit.sound import Sounds; FOLDER = Path({str(FOLDER)!r})\n"
    )
    env = os.environ | {"PYGAME_HIDE_SUPPORT_PROMPT": "1", "SDL_VIDEODRIVER": "dummy"} | environment
    command = [sys.executable, "-c", start + body]
    return subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, timeout=30)


@pytest.fixture(autouse=True)
def closed_mixer(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every test starts with the mixer closed and a device that nobody hears."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


def test_a_sound_is_played() -> None:
    sounds = Sounds(FOLDER)
    assert pygame.mixer.get_init() is None, "the device is opened by the first sound only"
    sounds.play("place")
    assert until(pygame.mixer.get_busy)
    sounds.close()
    sounds.play("place")
    sounds.close()


def test_what_was_asked_reaches_the_loudspeaker(tmp_path: Path) -> None:
    body = """
sounds = Sounds(FOLDER, volume=1.0)
for _ in range(60):
    sounds.play("end")
    time.sleep(0.02)
sounds.close()
"""
    heard = tmp_path / "heard.raw"
    done = in_a_program_of_its_own(body, SDL_AUDIODRIVER="disk", SDL_DISKAUDIOFILE=str(heard))
    assert done.returncode == 0
    assert np.max(np.abs(np.frombuffer(heard.read_bytes()[: heard.stat().st_size // 4 * 4], "<i2"))) > 8000


def test_no_sound_device_is_silence() -> None:
    body = "sounds = Sounds(FOLDER); sounds.play('place'); time.sleep(0.2); sounds.play('end'); sounds.close()"
    done = in_a_program_of_its_own(body, SDL_AUDIODRIVER="nonsense")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize("folder", [FOLDER, FOLDER / "nowhere"])
def test_a_missing_file_is_silence_and_the_next_sound_is_not(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "broken.wav").write_bytes(b"RIFF, but not for long")
    sounds = Sounds(folder if folder != FOLDER else tmp_path)
    for name in ("no such sound", "broken", "leap-8", ""):
        sounds.play(name)
    assert until(lambda: pygame.mixer.get_init() and sounds._requests.empty())
    sounds._folder = FOLDER
    sounds.play("place")
    assert until(pygame.mixer.get_busy), "the thread has lived through it"
    sounds.close()


def test_a_device_that_never_answers_holds_up_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = Event()
    monkeypatch.setattr(pygame.mixer, "init", lambda **_: answer.wait(10))
    sounds = Sounds(FOLDER)
    start = time.monotonic()
    for _ in range(200):
        sounds.play("place")
    assert time.monotonic() - start < 0.1
    sounds.close()
    assert time.monotonic() - start < 0.6
    answer.set()


def test_a_sound_that_comes_too_late_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    opening = pygame.mixer.init
    monkeypatch.setattr(pygame.mixer, "init", lambda **how: (time.sleep(STALE * 1.5), opening(**how)))
    sounds = Sounds(FOLDER)
    sounds.play("end")
    assert until(lambda: pygame.mixer.get_init() and sounds._requests.empty())
    time.sleep(0.02)
    assert not pygame.mixer.get_busy()
    sounds.close()


@pytest.mark.parametrize(("volume", "muted"), [(0.7, True), (0.0, False)])
def test_who_wants_no_sound_opens_no_device(volume: float, muted: bool) -> None:
    sounds = Sounds(FOLDER, volume, muted)
    sounds.play("place")
    time.sleep(0.05)
    assert pygame.mixer.get_init() is None
    sounds.volume, sounds.muted = 0.5, False
    sounds.play("place")
    assert until(pygame.mixer.get_busy)
    sounds.close()


@pytest.mark.parametrize(("asked", "kept"), [(0.3, 0.3), (-1.0, 0.0), (7.0, 1.0), (math.nan, 0.0)])
def test_the_volume_stays_in_its_range(asked: float, kept: float) -> None:
    assert Sounds(FOLDER, asked).volume == kept


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
