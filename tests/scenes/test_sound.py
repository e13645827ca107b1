"""Sound is there where it can be, and never in the way: broken devices and missing files only make it silent."""

import math
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest

from scenes.kit import sound
from scenes.kit.sound import Sounds

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "assets" / "sounds"


def until(true: Callable[[], object], seconds: float = 5.0) -> bool:
    """Wait for something the sound thread does; False when it does not happen in time."""
    end = time.monotonic() + seconds
    while not true() and time.monotonic() < end:
        time.sleep(0.005)
    return bool(true())


@pytest.fixture
def loudspeaker(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[], bool]:
    """A sound device that writes to a file; says whether anything has been heard so far."""
    heard = tmp_path / "heard.raw"
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(heard))

    def anything() -> bool:
        raw = heard.read_bytes() if heard.exists() else b""
        return bool(np.any(np.abs(np.frombuffer(raw[: len(raw) // 2 * 2], "<i2").astype(int)) > 3000))

    return anything


@pytest.fixture
def sounds() -> Iterator[Sounds]:
    """The sounds of the table, quiet before the test and closed after it."""
    sounds = Sounds(FOLDER, volume=1.0)
    yield sounds
    sounds.close()


def asking(sounds: Sounds, name: str, answer: Callable[[], object]) -> Callable[[], object]:
    """Something to wait for while the same sound is asked for again and again."""

    def ask() -> object:
        sounds.play(name)
        return answer()

    return ask


def wait_for_player(sounds: Sounds) -> None:
    """Ask for sounds that are not there until the player has been started and has opened the device."""
    assert until(asking(sounds, "nothing", lambda: sounds._player))
    time.sleep(0.5)


def test_what_is_played_reaches_the_loudspeaker(sounds: Sounds, loudspeaker: Callable[[], bool]) -> None:
    assert sounds._thread is None, "the device is opened by the first sound only"
    assert until(asking(sounds, "end", loudspeaker))
    player = sounds._player
    sounds.close()
    assert player is not None and until(lambda: player.poll() is not None), "the device is let go"
    sounds.play("end")
    sounds.close()


def test_missing_and_broken_files_are_silence_and_the_next_sound_is_not(
    sounds: Sounds, loudspeaker: Callable[[], bool], tmp_path: Path
) -> None:
    (tmp_path / "broken.wav").write_bytes(b"RIFF, but not for long")
    shutil.copy(FOLDER / "end.wav", tmp_path)
    sounds._folder = tmp_path
    wait_for_player(sounds)
    for name in ("no such sound", "broken", "leap-8", "", "two\nlines"):
        sounds.play(name)
    assert not until(loudspeaker, 0.2)
    assert until(asking(sounds, "end", loudspeaker))


def test_the_very_first_sound_is_heard(sounds: Sounds, loudspeaker: Callable[[], bool]) -> None:
    sounds.play("end")
    assert until(loudspeaker, 10), "it waits until the device is open"


def test_when_the_player_has_ended_the_next_sound_is_heard(
    sounds: Sounds, loudspeaker: Callable[[], bool], tmp_path: Path
) -> None:
    sounds.play("end")
    assert until(loudspeaker, 10)
    player = sounds._player
    assert player is not None
    player.kill()
    player.wait()
    (tmp_path / "heard.raw").unlink()
    sounds.play("end")
    assert until(loudspeaker, 10) and sounds._player is not player


def test_a_player_that_never_opens_the_device_is_tried_again_after_a_rest(
    sounds: Sounds, loudspeaker: Callable[[], bool], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    begun = tmp_path / "begun"
    (tmp_path / "player.py").write_text(f"open({str(begun)!r}, 'a').write('x')")
    monkeypatch.setattr(sound, "PLAYER", tmp_path / "player.py")
    for _ in range(3):
        sounds.play("place")
        assert until(lambda: sounds._thread and not sounds._thread.is_alive())
    assert begun.read_text() == "x", "not a process for every sound"
    monkeypatch.undo()
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "heard.raw"))
    sounds._rested = 0.0
    sounds.play("end")
    assert until(loudspeaker, 10)


def test_who_is_not_seen_is_not_heard(sounds: Sounds, loudspeaker: Callable[[], bool]) -> None:
    sounds.away = True
    sounds.play("place")
    assert sounds._thread is None and not loudspeaker()


@pytest.mark.parametrize("driver", ["nonsense", "dummy"])
def test_no_device_is_silence(driver: str, tmp_path: Path) -> None:
    body = f"""
import time; from pathlib import Path; from scenes.kit.sound import Sounds
for folder in (Path({str(FOLDER)!r}), Path("nowhere")):
    sounds = Sounds(folder)
    for _ in range(6):
        sounds.play("place"); time.sleep(0.05)
    sounds.close()
"""
    env = os.environ | {"PYGAME_HIDE_SUPPORT_PROMPT": "1", "SDL_AUDIODRIVER": driver}
    done = subprocess.run([sys.executable, "-c", body], env=env, cwd=ROOT, capture_output=True, text=True, timeout=30)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize("program", ["import time; time.sleep(60)", "import os; os.abort()", "raise SystemExit"])
def test_a_player_that_hangs_or_dies_holds_up_nothing(
    program: str, sounds: Sounds, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    (tmp_path / "player.py").write_text(program)
    monkeypatch.setattr(sound, "PLAYER", tmp_path / "player.py")
    sounds.play("place")
    assert until(lambda: sounds._player)
    start = time.monotonic()
    for _ in range(20_000):
        sounds.play("place")
    assert time.monotonic() - start < 2.0
    sounds.close()
    assert until(lambda: not sounds._thread or not sounds._thread.is_alive())


def test_a_python_that_is_not_there_is_silence(sounds: Sounds, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setattr(sys, "executable", str(ROOT / "nowhere"))
    for _ in range(20):
        sounds.play("place")
    assert until(lambda: sounds._thread and not sounds._thread.is_alive())


@pytest.mark.parametrize(("age", "heard"), [(0.0, True), (5.0, False)])
def test_a_sound_that_comes_too_late_is_left_out(age: float, heard: bool, loudspeaker: Callable[[], bool]) -> None:
    with sound.start(FOLDER) as player:
        end = time.monotonic() + (10 if heard else 0.8)
        while time.monotonic() < end and not loudspeaker():
            sound.tell(player, f"{time.time() - age} 1.0 end\n".encode())
            time.sleep(0.02)
        player.kill()
    assert loudspeaker() == heard


@pytest.mark.parametrize(("volume", "muted"), [(0.7, True), (0.0, False)])
def test_who_wants_no_sound_starts_no_player(
    volume: float, muted: bool, sounds: Sounds, loudspeaker: Callable[[], bool]
) -> None:
    sounds.volume, sounds.muted = volume, muted
    sounds.play("place")
    assert sounds._thread is None
    sounds.volume, sounds.muted = 0.8, False
    assert until(asking(sounds, "place", loudspeaker))


@pytest.mark.parametrize(("asked", "kept"), [(0.3, 0.3), (-1.0, 0.0), (7.0, 1.0), (math.nan, 0.0)])
def test_the_volume_stays_in_its_range(asked: float, kept: float) -> None:
    assert Sounds(FOLDER, asked).volume == kept
