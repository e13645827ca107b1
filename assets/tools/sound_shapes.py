"""The workbench for small wooden sounds: knocks, thumps, grit and tones, as arrays of samples between -1 and 1."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Wave = NDArray[np.float64]
Mode = tuple[float, float, float]
"""One way a body can shake: pitch, loudness and ringing time, each as a multiple of the lowest mode's."""

RATE = 22_050
"""Samples a second; the sounds hold nothing above 9 kHz, so a higher rate would only make the files bigger."""

# A free wooden bar shakes at 1 : 2.76 : 5.40 : 8.93, and wood swallows the high modes quickly: that makes it warm.
BAR: Sequence[Mode] = ((1.0, 1.0, 1.0), (2.76, 0.40, 0.45), (5.40, 0.16, 0.22), (8.93, 0.06, 0.12))
# A bar hollowed underneath, as in a marimba, has its second mode tuned two octaves up and sings instead of knocking.
TUNED: Sequence[Mode] = ((1.0, 1.0, 1.0), (4.0, 0.22, 0.35), (9.2, 0.05, 0.12))
# A thick slab of stone or tile has crowded modes without any harmony, so it clacks and carries no note.
SLAB: Sequence[Mode] = ((1.0, 1.0, 1.0), (1.58, 0.75, 0.80), (2.24, 0.50, 0.60), (2.92, 0.35, 0.50), (4.15, 0.20, 0.35))


def clock(seconds: float) -> Wave:
    """The moments, in seconds, at which `seconds` of sound is sampled."""
    return np.arange(round(seconds * RATE), dtype=np.float64) / RATE


def touched(wave: Wave, attack: float) -> Wave:
    """Let a sound begin softly: it takes about `attack` seconds of contact to reach its strength."""
    begun: Wave = wave * (1 - np.exp(-clock(len(wave) / RATE) / attack))
    return begun


def body(modes: Sequence[Mode], pitch: float, ring: float, rng: np.random.Generator, attack: float = 0.0012) -> Wave:
    """A struck body: `pitch` in Hz, `ring` seconds until it is 1/e as loud, `attack` seconds of soft contact.

    No two blows fall on the same spot, so every mode is loud or quiet by up to 15 % at random.
    """
    t = clock(ring * 6)
    loudness = rng.uniform(0.85, 1.15, len(modes))
    heard = [(p * pitch, g * v, r * ring) for (p, g, r), v in zip(modes, loudness, strict=True) if p * pitch < 9000]
    shaken = np.zeros_like(t)
    for f, g, r in heard:
        shaken += g * np.exp(-t / r) * np.sin(2 * np.pi * f * t)
    return touched(shaken, attack)


def thump(pitch: float, ring: float) -> Wave:
    """The table answering a blow: a low tone, `pitch` in Hz, that starts a fifth higher and sinks as it fades."""
    t = clock(ring * 6)
    turns = pitch * (t + 0.5 * 0.012 * (1 - np.exp(-t / 0.012)))
    return touched(np.exp(-t / ring) * np.sin(2 * np.pi * turns), 0.002)


def noise(low: float, high: float, seconds: float, rng: np.random.Generator) -> Wave:
    """Steady noise between two pitches in Hz, with soft shoulders and a loudest sample of 1."""
    count = round(seconds * RATE)
    spectrum = np.fft.rfft(rng.standard_normal(count))
    pitch = np.maximum(np.fft.rfftfreq(count, 1 / RATE), 1.0)
    spectrum /= np.sqrt((1 + (low / pitch) ** 4) * (1 + (pitch / high) ** 6))
    wave: Wave = np.fft.irfft(spectrum, count)
    wave /= np.max(np.abs(wave))
    return wave


def grit(low: float, high: float, ring: float, rng: np.random.Generator) -> Wave:
    """A burst of noise that dies away in `ring` seconds: the crack in a crack, the contact in a knock."""
    t = clock(ring * 6)
    return touched(noise(low, high, ring * 6, rng) * np.exp(-t / ring), 0.0006)


def slide(low: float, high: float, seconds: float, crest: float, rng: np.random.Generator) -> Wave:
    """Something drawn over cloth or wood: noise that swells until `crest` (0 to 1 of its length) and then fades."""
    wave = noise(low, high, seconds, rng)
    part = np.linspace(0.0, 1.0, len(wave))
    swell = np.where(part < crest, part / crest, (1 - part) / (1 - crest))
    wave *= np.sin(0.5 * np.pi * swell) ** 2
    return wave


def mix(*parts: tuple[float, float, Wave]) -> Wave:
    """Lay sounds over one another; each part is (starts at so many seconds, loudness, wave)."""
    starts = [round(at * RATE) for at, _, _ in parts]
    whole = np.zeros(max(start + len(wave) for start, (_, _, wave) in zip(starts, parts, strict=True)))
    for start, (_, loudness, wave) in zip(starts, parts, strict=True):
        whole[start : start + len(wave)] += loudness * wave
    return whole


def soften(wave: Wave, ceiling: float) -> Wave:
    """Take the edge off: what lies above `ceiling` Hz fades, and so does what no small loudspeaker plays (below 60)."""
    spectrum = np.fft.rfft(wave, len(wave) + RATE // 10)
    pitch = np.maximum(np.fft.rfftfreq(len(wave) + RATE // 10, 1 / RATE), 1.0)
    spectrum /= np.sqrt((1 + (60 / pitch) ** 4) * (1 + (pitch / ceiling) ** 4))
    softened: Wave = np.fft.irfft(spectrum, len(wave) + RATE // 10)[: len(wave)]
    return softened


def finish(wave: Wave, loudest: float, longest: float) -> Wave:
    """Make a sound ready to keep: `longest` seconds at most, both ends at zero, peak at `loudest` decibels."""
    wave = wave[: round(longest * RATE)]
    audible = np.flatnonzero(np.abs(wave) > 0.002 * np.max(np.abs(wave)))
    wave = wave[: audible[-1] + 1].copy()
    rise, fall = round(0.0008 * RATE), min(round(0.03 * RATE), len(wave) // 3)
    wave[:rise] *= np.sin(0.5 * np.pi * np.arange(rise) / rise) ** 2
    wave[-fall:] *= np.cos(0.5 * np.pi * np.arange(1, fall + 1) / fall) ** 2
    wave *= 10 ** (loudest / 20) / np.max(np.abs(wave))
    return wave
