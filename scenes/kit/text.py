"""Type: writes, measures, cuts and wraps text in Lato, whatever letters a name may hold."""

import unicodedata
from collections import OrderedDict

import font_lato  # type: ignore[import-untyped]
import pygame
from pygame import Surface

from scenes.kit.theme import Colour

DOTS = "..."
LACKING = "\ufdd0"
ROOM = 1_500_000  # bytes of written text that are kept for any window, and one more for each of its pixels


def clean(s: str) -> str:
    """The text with composed accents and without what cannot be drawn (line ends, control marks, half characters)."""
    s = unicodedata.normalize("NFC", s)
    if s.isprintable():
        return s
    return "".join(_seen(c) for c in s)


def _seen(c: str) -> str:
    if c.isprintable() or c.isspace():
        return " " if c.isspace() else c
    return "\ufffd" if unicodedata.category(c) == "Cs" else ""


class Type:
    """All fonts of the client. Letters that Lato lacks come from the font that pygame brings along."""

    def __init__(self) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self._fonts: dict[tuple[int, str], pygame.font.Font] = {}
        self._written: OrderedDict[tuple[str, int, Colour, bool], Surface] = OrderedDict()
        self._widths: OrderedDict[tuple[str, int, bool], int] = OrderedDict()
        self._has: dict[tuple[str, str], bool] = {}
        self._bytes, self._room = 0, ROOM

    def suit(self, size: tuple[int, int]) -> None:
        """Keeps as much text as a window of this size may show at once."""
        self._room = ROOM + size[0] * size[1]

    def _font(self, size: int, face: str) -> pygame.font.Font:
        key = (max(1, size), face)
        if key not in self._fonts:
            files = {"plain": font_lato.Lato, "bold": font_lato.LatoBold, "other": None}
            # pygame takes its own font at 11/16 of the size asked for
            self._fonts[key] = pygame.font.Font(files[face], round(key[0] * 16 / 11) if face == "other" else key[0])
        return self._fonts[key]

    def _known(self, c: str, face: str) -> bool:
        """Whether the font has the letter: one that it lacks looks like a code point that no font may fill."""
        if (c, face) not in self._has:
            font = self._font(16, face)
            shape, none = (pygame.image.tobytes(font.render(x, True, "white"), "RGBA") for x in (c, LACKING))
            self._has[c, face] = shape != none
        return self._has[c, face]

    def _runs(self, s: str, bold: bool) -> list[tuple[str, str]]:
        """The text cut into stretches of one font each: (font, stretch)."""
        face = "bold" if bold else "plain"
        if s.isascii():
            return [(face, s)]
        runs: list[tuple[str, str]] = []
        for c in s:
            mine = "other" if not self._known(c, face) and self._known(c, "other") else face
            if runs and runs[-1][0] == mine:
                runs[-1] = (mine, runs[-1][1] + c)
            else:
                runs.append((mine, c))
        return runs

    def height(self, size: int) -> int:
        """Pixels from one line to the next."""
        return self._font(size, "plain").get_linesize()

    def ascent(self, size: int) -> int:
        """Pixels from the top of a written line to its base line."""
        return self._font(size, "plain").get_ascent()

    def width(self, s: str, size: int, bold: bool = False) -> int:
        """How many pixels the text takes."""
        key = (s, size, bold)
        if key not in self._widths:
            self._widths[key] = sum(self._font(size, face).size(run)[0] for face, run in self._runs(clean(s), bold))
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
        runs = self._runs(s, bold)
        parts = [(self._font(size, face), self._font(size, face).render(run, True, colour)) for face, run in runs]
        if len(parts) == 1 and runs[0][0] != "other":
            return parts[0][1]
        line = Surface((sum(p.get_width() for _, p in parts), self.height(size)), pygame.SRCALPHA)
        line.fill((*colour, 0))
        x = 0
        for font, part in parts:  # on one base line, though the fonts differ in height
            line.blit(part, (x, self.ascent(size) - font.get_ascent()))
            x += part.get_width()
        return line

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
