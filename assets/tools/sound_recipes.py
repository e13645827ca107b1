"""What each sound of the table is made of: one recipe a name, told as blows, slides and notes."""

from collections.abc import Callable
from functools import partial

import numpy as np
from sound_shapes import BAR, SLAB, TUNED, Wave, body, grit, mix, slide, thump

Dice = np.random.Generator
Recipe = Callable[[Dice], Wave]

LEAP_STEPS = (0, 2, 4, 7, 9, 12, 14, 16)
"""The rising clicks of a leapfrog, in semitones: five notes to the octave, so that any two sound well together."""


def note(semitones: float) -> float:
    """The pitch in Hz that lies so many semitones above the G below middle C, the home note of every sound here."""
    return float(196.0 * 2 ** (semitones / 12))


def place(dice: Dice) -> Wave:
    """A wooden token set on the board."""
    knock = [(0, 1.0, body(BAR, note(14), 0.040, dice)), (0, 0.25, grit(800, 3500, 0.004, dice))]
    return mix(*knock, (0, 0.6, thump(128, 0.032)))


def mine(dice: Dice) -> Wave:
    """Rock that cracks, then crumbles into ever smaller and rarer pieces."""
    crack = [(at, loud, grit(700, 4200, 0.006, dice)) for at, loud in ((0, 1.5), (0.011, 1.0), (0.029, 0.8))]
    falls = np.sort(dice.uniform(0.05, 0.37, 20))
    crumbs = [
        (at, float(np.exp(-at / 0.15)) * dice.uniform(0.4, 1.0), body(SLAB, dice.uniform(420, 1300), 0.009, dice))
        for at in falls
    ]
    dust = (0.03, 0.30, slide(150, 900, 0.40, 0.12, dice))
    return mix(*crack, (0, 0.55, thump(118, 0.045)), (0, 0.9, body(SLAB, 310, 0.022, dice)), *crumbs, dust)


def walk(dice: Dice) -> Wave:
    """Two soft steps of a token, the second a little lighter."""
    steps = [(at, loud, body(BAR, pitch, 0.022, dice, 0.002)) for at, loud, pitch in ((0, 1.0, 370), (0.12, 0.8, 415))]
    floors = [(at, 0.45 * loud, thump(125, 0.022)) for at, loud, _ in steps]
    return mix(*steps, *floors)


def remove(dice: Dice) -> Wave:
    """A lamp goes out: two soft notes downwards and a breath."""
    high, low = (body(TUNED, note(n), 0.075, dice, 0.004) for n in (9, 4))
    return mix((0, 0.7, high), (0.10, 0.9, low), (0, 0.16, slide(350, 1500, 0.30, 0.25, dice)))


def segment(dice: Dice) -> Wave:
    """A heavy wooden plate drops, then its edge locks in."""
    drop = [(0, 0.6, thump(104, 0.055)), (0, 1.0, body(BAR, 220, 0.050, dice)), (0, 0.5, grit(400, 2200, 0.010, dice))]
    lock = [(0.085, 0.7, body(BAR, 520, 0.020, dice)), (0.085, 0.3, grit(900, 3200, 0.003, dice))]
    return mix(*drop, *lock)


def grow(dice: Dice) -> Wave:
    """A new stone comes down on the wood and hops once."""
    first, hop = (body(BAR, pitch, 0.034, dice) for pitch in (note(16), note(17)))
    return mix((0, 1.0, first), (0, 0.6, thump(150, 0.028)), (0.075, 0.35, hop), (0.075, 0.2, thump(160, 0.018)))


def leap(step: int, dice: Dice) -> Wave:
    """One stone of a leapfrog lands; `step` 0 to 7 raises the note."""
    click = [(0, 1.0, body(BAR, note(12 + LEAP_STEPS[step]), 0.030, dice)), (0, 0.22, grit(900, 3600, 0.003, dice))]
    return mix(*click, (0, 0.45, thump(165, 0.022)))


def capture(dice: Dice) -> Wave:
    """A stone is pressed down, then slides away to the tray and clicks there."""
    blow = [(0, 0.6, thump(108, 0.050)), (0, 1.0, body(BAR, 294, 0.042, dice)), (0, 0.4, grit(500, 2600, 0.006, dice))]
    return mix(*blow, (0.07, 0.22, slide(280, 1600, 0.24, 0.35, dice)), (0.30, 0.32, body(BAR, note(14), 0.024, dice)))


def wall(dice: Dice) -> Wave:
    """A stone turns black and heavy: low, dull, final."""
    stone = [(0, 1.0, body(SLAB, 205, 0.042, dice, 0.002)), (0, 0.5, grit(300, 1300, 0.012, dice))]
    return mix(*stone, (0, 0.6, thump(96, 0.060)))


def shuffle(dice: Dice) -> Wave:
    """A heap of tiles stirred on the cloth: a dozen and more clacks over a rustle, loudest in the middle."""
    falls = np.sort(dice.uniform(0.02, 0.40, 17))
    swell = np.sin(np.pi * falls / 0.44)
    clacks = [
        (float(at), float(loud * dice.uniform(0.4, 1.0)), body(SLAB, dice.uniform(620, 1150), 0.012, dice, 0.0015))
        for at, loud in zip(falls, swell, strict=True)
    ]
    table = [(at, 0.35, thump(pitch, 0.05)) for at, pitch in ((0.08, 120), (0.22, 112))]
    return mix(*clacks, *table, (0, 0.30, slide(250, 1700, 0.46, 0.5, dice)))


def draw(dice: Dice) -> Wave:
    """A tile slides over the cloth and stops against the others."""
    stop = [(0.17, 0.8, body(SLAB, 640, 0.014, dice, 0.002)), (0.17, 0.6, thump(140, 0.022))]
    return mix((0, 0.55, slide(250, 1900, 0.21, 0.6, dice)), *stop)


def tile(dice: Dice) -> Wave:
    """A tile laid on the cloth: a clack with a soft bottom."""
    clack = [(0, 1.0, body(SLAB, 560, 0.022, dice)), (0, 0.15, grit(900, 3200, 0.003, dice))]
    return mix(*clack, (0, 0.6, thump(140, 0.030)))


def cell(dice: Dice) -> Wave:
    """A cell fills with its colour: one warm note."""
    return mix((0, 1.0, body(TUNED, note(16), 0.065, dice, 0.005)), (0, 0.3, thump(note(4), 0.05)))


def double(dice: Dice) -> Wave:
    """A double figure: three quick notes upwards."""
    notes = [(0.075 * i, 0.75 + 0.1 * i, body(TUNED, note(n), 0.085, dice, 0.002)) for i, n in enumerate((12, 16, 19))]
    return mix(*notes, (0, 0.35, thump(131, 0.04)))


def turn(dice: Dice) -> Wave:
    """The turn passes on: two light taps, the second higher."""
    first, second = (body(BAR, note(n), 0.026, dice, 0.003) for n in (7, 12))
    return mix((0, 0.8, first), (0.09, 1.0, second), (0, 0.3, thump(120, 0.02)))


def end(dice: Dice) -> Wave:
    """The game is over: a chord spread from below, home note first."""
    spread = ((0, 0), (0.05, 7), (0.10, 12), (0.15, 16))
    return mix(*((at, 0.8, body(TUNED, note(n), 0.13, dice, 0.003)) for at, n in spread), (0, 0.5, thump(98, 0.08)))


def recipes() -> dict[str, Recipe]:
    """Every sound by name, in the order in which people meet them."""
    plain = (place, mine, walk, remove, segment, grow, capture, wall, shuffle, draw, tile, cell, double, turn, end)
    named: dict[str, Recipe] = {recipe.__name__: recipe for recipe in plain}
    return named | {f"leap-{step}": partial(leap, step) for step in range(len(LEAP_STEPS))}
