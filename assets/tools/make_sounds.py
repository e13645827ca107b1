"""Makes every sound of the table from nothing but arithmetic: `python assets/tools/make_sounds.py [FOLDER]`."""

import sys
import wave
import zlib
from pathlib import Path

import numpy as np
from sound_recipes import recipes
from sound_shapes import RATE, Wave, finish, soften

LONGEST = 0.49
"""Seconds; a sound must be over before the next thing happens on the board."""

LOUDEST = -6.0
"""Decibels below full scale at the peak, so that two sounds at once still fit."""

QUIETER = {"cell": -3.0, "double": -2.0, "turn": -2.0, "shuffle": -1.5} | {f"leap-{i}": -0.45 * i for i in range(8)}
"""Decibels by which a sound stands back: clear and high notes seem louder than knocks with the same peak."""

CEILING = 4200.0
"""Hz above which everything is softened: wood and cloth have no sparkle."""


def sound(name: str) -> Wave:
    """The finished samples of one sound, the same on every run; KeyError for an unknown name."""
    dice = np.random.default_rng(zlib.crc32(name.encode()))
    raw = soften(recipes()[name](dice), CEILING)
    return finish(raw, LOUDEST + QUIETER.get(name, 0.0), LONGEST)


def write(samples: Wave, path: Path) -> None:
    """Keep samples between -1 and 1 as a 16-bit mono WAV file."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(np.round(samples * 32767).astype("<i2").tobytes())


def main(folder: Path) -> None:
    """Write every sound into the folder, which is made if it is not there."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in recipes():
        write(sound(name), folder / f"{name}.wav")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent / "sounds")
