"""A line of text cut into runs of one font, script and direction, in the order in which they are seen."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple
from unicodedata import category

import pygame
from pygame import Rect, Surface

from scenes.kit.text.bidi import levels, reordered
from scenes.kit.text.fonts import BOLD, CODE, JOINERS, OURS, PLAIN, Fonts
from scenes.kit.text.scripts import script_of
from scenes.kit.theme import Colour


class Run(NamedTuple):
    """Letters that are written in one go; `start` counts letters of the text from 0."""

    start: int
    text: str
    face: str
    script: str = ""
    level: int = 0

    @property
    def rtl(self) -> bool:
        """Whether it is read from right to left."""
        return self.level % 2 == 1


def runs_of(s: str, bold: bool, fonts: Fonts) -> list[Run]:
    """The runs of a text from left to right."""
    face = BOLD if bold else PLAIN
    if s.isascii():
        return [Run(0, s, face)]
    level, letters = levels(s), list[Run]()
    for at, cluster in _clusters(s):
        own = fonts.face_of(cluster, face)
        parts = [(at + i, c) for i, c in enumerate(cluster) if c not in JOINERS] if own == CODE else [(at, cluster)]
        for start, text in parts:
            mine = fonts.face_of(text, face) if own == CODE else own
            script = "" if mine in (PLAIN, BOLD, CODE) else script_of(text[0]).code
            letters.append(Run(start, text, mine, script, level[start]))
    runs = [_joined(list(some)) for _, some in groupby(letters, key=lambda run: run[2:])]
    return reordered(runs, [run.level for run in runs])


def _joined(letters: Sequence[Run]) -> Run:
    return letters[0]._replace(text="".join(letter.text for letter in letters))


def _clusters(s: str) -> list[tuple[int, str]]:
    """Letters with the marks on them, and what is joined to them: (place, letters)."""
    found: list[tuple[int, str]] = []
    for i, c in enumerate(s):
        mark = c in JOINERS or category(c)[0] == "M" or 0x1F3FB <= ord(c) <= 0x1F3FF
        if found and (mark or found[-1][1][-1] == "\u200d"):
            found[-1] = found[-1][0], found[-1][1] + c
        else:
            found.append((i, c))
    return found


def width(run: Run, size: int, fonts: Fonts) -> int:
    """Pixels that a run takes in a line of text of a size."""
    if run.face == CODE:
        return sum(_code_size(c, size, fonts)[0] + 2 for c in run.text)
    return round(_whole(run, size, fonts) * _share(run, size, fonts))


def _whole(run: Run, size: int, fonts: Fonts) -> int:
    return fonts.font(size, run.face, run.rtl, run.script).size(run.text)[0]


def _share(run: Run, size: int, fonts: Fonts) -> float:
    """At which share of the size in which it comes a run is drawn: fonts made of pictures come in one size."""
    if run.face in OURS or not fonts.files.drawn(run.face):
        return 1.0
    return fonts.font(size, PLAIN).get_linesize() / fonts.font(size, run.face).get_height()


def picture(run: Run, size: int, colour: Colour, fonts: Fonts) -> Surface:
    """A run as it is drawn."""
    if run.face == CODE:
        return _codes(run.text, size, colour, fonts)
    font = fonts.font(size, run.face, run.rtl, run.script)
    # what takes no room, such as a mark alone, cannot be rendered
    wide = _whole(run, size, fonts)
    image = font.render(run.text, True, colour) if wide else Surface((0, font.get_height()), pygame.SRCALPHA)
    share = _share(run, size, fonts)
    small = round(wide * share), round(image.get_height() * share)
    return image if share == 1 else pygame.transform.smoothscale(image, small)


def top(run: Run, image: Surface, size: int, fonts: Fonts) -> int:
    """Where in its line a run begins, so that all stand on one base line, as far as the line has room."""
    line = fonts.font(size, PLAIN)
    if run.face == CODE:
        return 0
    font = fonts.font(size, run.face, run.rtl, run.script)
    y = line.get_ascent() - round(font.get_ascent() * _share(run, size, fonts))
    ink = image.get_bounding_rect()
    return max(-ink.y, min(y, line.get_linesize() - ink.bottom))


# ---- letters that no font has: their number in a box ---------------------------------------------------------------

def _digits(c: str) -> tuple[str, str]:
    """The letter's number in two rows."""
    code = f"{ord(c):04X}" if ord(c) < 0x10000 else f"{ord(c):06X}"
    return code[: len(code) // 2], code[len(code) // 2 :]


def _code_size(c: str, size: int, fonts: Fonts) -> tuple[int, int]:
    small = fonts.font(_small(size), BOLD)
    return max(small.size(row)[0] for row in _digits(c)) + 4, 2 * small.get_ascent() + 4


def _small(size: int) -> int:
    return max(6, round(size * 0.46))


def _codes(text: str, size: int, colour: Colour, fonts: Fonts) -> Surface:
    """Boxes with the numbers of letters, one line high."""
    small, line = fonts.font(_small(size), BOLD), fonts.font(size, PLAIN)
    sizes = [_code_size(c, size, fonts) for c in text]
    image = Surface((sum(wide + 2 for wide, _ in sizes), line.get_linesize()), pygame.SRCALPHA)
    image.fill((*colour, 0))
    x = 1
    for c, (wide, high) in zip(text, sizes, strict=True):
        frame = Rect(x, max(0, (line.get_linesize() - high) // 2), wide, min(high, line.get_linesize()))
        pygame.draw.rect(image, (*colour, 170), frame, 1)
        for i, row in enumerate(_digits(c)):
            digits = small.render(row, True, colour)
            y = frame.y + 2 + i * small.get_ascent() - (small.get_height() - small.get_ascent()) // 2
            image.blit(digits, (frame.centerx - digits.get_width() // 2, y))
        x += wide + 2
    return image
