"""Type: writes, measures, cuts and wraps text in Lato, whatever letters a name may hold."""

import unicodedata
from collections import OrderedDict
from collections.abc import Sequence
from pathlib import Path

import pygame
from pygame import Rect, Surface

from scenes.kit.text.fonts import BOLD, JOINERS, PLAIN, Fonts
from scenes.kit.text.runs import picture, runs_of, top, width
from scenes.kit.theme import Colour

DOTS = "..."
ROOM = 1_500_000  # bytes of written text that are kept for any window, and one more for each of its pixels


def clean(s: str) -> str:
    """The text with composed accents and without what cannot be drawn (line ends, control marks, half characters)."""
    s = unicodedata.normalize("NFC", s)
    if s.isprintable():
        return s
    return "".join(_seen(c) for c in s)


def _seen(c: str) -> str:
    if c.isprintable() or c.isspace() or c in JOINERS:
        return " " if c.isspace() else c
    kind = unicodedata.category(c)  # letters newer than this table of letters are shown: the fonts may be newer too
    return "\ufffd" if kind == "Cs" else c if kind in ("Cn", "Co") else ""


class Type:
    """All fonts of the client. Letters that Lato lacks come from the font that pygame brings along, or the system."""

    def __init__(self, places: Sequence[Path] = ()) -> None:
        """`places` are the folders of the system's fonts; nothing is looked for there until a letter is lacking."""
        self._fonts = Fonts(places)
        self._written: OrderedDict[tuple[str, int, Colour, bool], Surface] = OrderedDict()
        self._widths: OrderedDict[tuple[str, int, bool], int] = OrderedDict()
        self._bytes, self._room = 0, ROOM

    def suit(self, size: tuple[int, int]) -> None:
        """Keeps as much text as a window of this size may show at once."""
        self._room = ROOM + size[0] * size[1]

    def height(self, size: int) -> int:
        """Pixels from one line to the next."""
        return self._fonts.font(size, PLAIN).get_linesize()

    def ascent(self, size: int) -> int:
        """Pixels from the top of a written line to its base line."""
        return self._fonts.font(size, PLAIN).get_ascent()

    def width(self, s: str, size: int, bold: bool = False) -> int:
        """How many pixels the text takes."""
        key = (s, size, bold)
        if key not in self._widths:
            self._widths[key] = sum(width(run, size, self._fonts) for run in runs_of(clean(s), bold, self._fonts))
            if len(self._widths) > 4096:
                self._widths.popitem(last=False)
        return self._widths[key]

    def render(self, s: str, size: int, colour: Colour, bold: bool = False) -> Surface:
        """The text as a picture with a clear ground, one line high. Not to be painted on: it is shared."""
        key = (s, size, colour, bold)
        if key in self._written:
            self._written.move_to_end(key)
            return self._written[key]
        image = self._write(clean(s), size, colour, bold)
        self._written[key] = image
        self._bytes += image.get_width() * image.get_height() * 4
        while self._bytes > self._room and len(self._written) > 1:
            old = self._written.popitem(last=False)[1]
            self._bytes -= old.get_width() * old.get_height() * 4
        return image

    def _write(self, s: str, size: int, colour: Colour, bold: bool) -> Surface:
        runs = runs_of(s, bold, self._fonts)
        parts = [picture(run, size, colour, self._fonts) for run in runs]
        if len(parts) == 1 and runs[0].face in (PLAIN, BOLD):
            return parts[0]
        line = Surface((sum(p.get_width() for p in parts), self.height(size)), pygame.SRCALPHA)
        line.fill((*colour, 0))
        x = 0
        for run, part in zip(runs, parts, strict=True):
            line.blit(part, (x, top(run, part, size, self._fonts)))
            x += part.get_width()
        return line

    def places(self, s: str, size: int, bold: bool = False) -> list[int]:
        """Where a caret stands before each letter and after the last one, in pixels from the left."""
        found, x = [0] * (len(s) + 1), 0
        for run in runs_of(s, bold, self._fonts):
            wide = width(run, size, self._fonts)
            for i in range(len(run.text) + 1):
                share = width(run._replace(text=run.text[:i]), size, self._fonts) if i < len(run.text) else wide
                found[run.start + i] = x + (wide - share if run.rtl else share)
            x += wide
        return found

    def wrote(self, dst: Surface, s: str, image: Surface, rect: Rect) -> None:
        """Told of every line that is written on a surface, and where: an heir may listen, as the tests do."""

    def elide(self, s: str, size: int, width: int, bold: bool = False) -> str:
        """The text, or as much of its beginning as fits into `width` pixels together with three dots."""
        if self.width(s, size, bold) <= width:
            return s
        low, high = 0, len(s)
        while low < high:  # the longest beginning that fits
            half = (low + high + 1) // 2
            fits = self.width(s[:half].rstrip() + DOTS, size, bold) <= width
            low, high = (half, high) if fits else (low, half - 1)
        return s[:low].rstrip() + DOTS if low or self.width(DOTS, size, bold) <= width else ""

    def wrap(self, s: str, size: int, width: int, bold: bool = False) -> list[str]:
        """The text in lines of at most `width` pixels; line ends in it are kept, a word too long is broken."""
        return [line for part in s.split("\n") for line in self._wrapped(part, size, width, bold)]

    def _wrapped(self, s: str, size: int, width: int, bold: bool) -> list[str]:
        lines, line = [], ""
        for word in s.split():
            longer = f"{line} {word}" if line else word
            if self.width(longer, size, bold) <= width:
                line = longer
                continue
            if line:
                lines.append(line)
            *broken, line = self._broken(word, size, width, bold)
            lines += broken
        return [*lines, line]

    def _broken(self, word: str, size: int, width: int, bold: bool) -> list[str]:
        parts = [""]
        for c in word:
            if parts[-1] and self.width(parts[-1] + c, size, bold) > width:
                parts.append("")
            parts[-1] += c
        return parts
