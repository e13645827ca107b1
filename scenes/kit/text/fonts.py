"""Fonts: Lato, the one that pygame brings along, and those of the system, looked for once a letter is lacking."""

from collections.abc import Iterator, Sequence
from itertools import chain, islice
from pathlib import Path

import font_lato  # type: ignore[import-untyped]
import pygame

from scenes.kit.text.font_files import FontFiles
from scenes.kit.text.scripts import ALPHABETS, MANY, script_of

PLAIN, BOLD, OTHER, CODE = "plain", "bold", "other", "code"
OURS = frozenset({PLAIN, BOLD, OTHER, CODE})  # any other face is a font file
LACKING = "\ufdd0"
TRIED = 24  # fonts that are opened for a letter
LEAST = 0.85  # share of the size asked for at which a font with tall letters is taken, to fit into the line
JOINERS = frozenset("\u200c\u200d\ufe0e\ufe0f")  # they are seen by what they do to their neighbours


class Fonts:
    """Opens fonts, each once for a size, and knows which of them has a letter."""

    def __init__(self, places: Sequence[Path] = ()) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self.files = FontFiles(places)
        self._open: dict[tuple[int, str, bool, str], pygame.font.Font] = {}
        self._has: dict[tuple[str, str], bool] = {}
        self._none: dict[str, bytes] = {}
        self._faces: dict[tuple[str, str], str] = {}

    def font(self, size: int, face: str, rtl: bool = False, script: str = "") -> pygame.font.Font:
        """A font at a size in pixels, for letters of a script; one of the system's, so that it fits into a line."""
        key = (max(1, size), face, rtl, script)
        if key not in self._open:
            font = self._opened(key[0], face)
            if face not in OURS and not self.files.drawn(face):
                high, line = font.get_height(), self.font(size, PLAIN).get_linesize()
                font = self._opened(max(1, round(key[0] * min(1, max(LEAST, line / high)))), face)
            self._open[key] = _shaping(font, rtl, script)
        return self._open[key]

    def _opened(self, size: int, face: str) -> pygame.font.Font:
        files = {PLAIN: font_lato.Lato, BOLD: font_lato.LatoBold, OTHER: None}
        # pygame takes its own font at 11/16 of the size asked for
        return pygame.font.Font(files.get(face, face), round(size * 16 / 11) if face == OTHER else size)

    def face_of(self, cluster: str, face: str) -> str:
        """The face in which a letter with its marks is written, best the given one; CODE where no font has it."""
        key = (cluster, face)
        if key not in self._faces:
            ways = chain((face,), self._tried(cluster[0], face))
            self._faces[key] = next((one for one in ways if self._knows(cluster, one)), CODE)
        return self._faces[key]

    def _knows(self, cluster: str, face: str) -> bool:
        """Whether the font has the letters: one that it lacks looks like a code point that no font may fill."""
        return all(self._known(c, face) for c in cluster if c not in JOINERS)

    def _known(self, c: str, face: str) -> bool:
        if (c, face) not in self._has:
            ours = face in OURS
            self._has[c, face] = (ours or self.files.has(face, c)) and self._shape(c, face) != self._lacking(face)
        return self._has[c, face]

    def _lacking(self, face: str) -> bytes:
        if face not in self._none:
            self._none[face] = self._shape(LACKING, face)
        return self._none[face]

    def _shape(self, c: str, face: str) -> bytes:
        """What is seen of a letter; nothing of one that cannot be drawn."""
        try:
            return pygame.image.tobytes(self.font(16, face).render(c, True, "white"), "RGBA")
        except (pygame.error, OSError):
            return b""

    def _tried(self, c: str, face: str) -> Iterator[str]:
        """Fonts that may have a letter: files known for its script, then those known for many. What pygame brings
        along comes first, but not for letters that have to be joined, and it is bold."""
        script = script_of(c)
        first = not script.code or (face == BOLD and script.code in ALPHABETS)
        if first:
            yield OTHER
        files = dict.fromkeys(file for start in (*script.fonts, *MANY) for file in self.files.called(start))
        yield from islice(files, TRIED)
        if not first:
            yield OTHER


def _shaping(font: pygame.font.Font, rtl: bool, script: str) -> pygame.font.Font:
    """Tells the font how letters are joined, where it has been built with what joins them."""
    try:
        if rtl:
            font.set_direction(pygame.DIRECTION_RTL)
        if script:
            font.set_script(script)
    except pygame.error:  # then letters stand side by side
        pass
    return font
