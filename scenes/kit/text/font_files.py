"""The system's font files: where they lie, what they are called, which letters they have.

They are opened by FreeType first, which refuses damaged files; `pygame.font` ends the whole program on one.
"""

import os
from collections.abc import Mapping, Sequence
from itertools import islice
from pathlib import Path

import pygame
import pygame.freetype

MOST = 20_000  # files that are looked at
STYLES = ("bold", "italic", "black", "thin", "light", "medium", "condensed", "oblique", "extra", "semi", "ui", "mono")
NO_FONTS = ("lastresort", "adobeblank")  # they have a box for everything


def folders(platform: str, home: Path | None = None, env: Mapping[str, str] | None = None) -> tuple[Path, ...]:
    """Where a system (as `sys.platform` names it) keeps its fonts. Nothing is looked at there."""
    home, env = home or Path(os.path.expanduser("~")), os.environ if env is None else env
    if platform == "win32":
        local = env.get("LOCALAPPDATA", str(home / "AppData" / "Local"))
        return Path(env.get("WINDIR", "C:\\Windows")) / "Fonts", Path(local) / "Microsoft" / "Windows" / "Fonts"
    if platform == "darwin":
        return Path("/System/Library/Fonts"), Path("/Library/Fonts"), home / "Library" / "Fonts"
    data = env.get("XDG_DATA_DIRS", "/usr/local/share:/usr/share").split(":")
    own = Path(env.get("XDG_DATA_HOME", str(home / ".local" / "share")))
    return (*(Path(part) / "fonts" for part in data if part), own / "fonts", home / ".fonts",
            Path("/run/current-system/sw/share/X11/fonts"))  # fmt: skip


class FontFiles:
    """The fonts in some folders. The folders are read when the first font is asked for, each font when it is."""

    def __init__(self, places: Sequence[Path]) -> None:
        self._places = places
        self._named: dict[str, Path] | None = None  # by plain name
        self._opened: dict[str, pygame.freetype.Font | None] = {}

    def called(self, start: str) -> list[str]:
        """At most two files whose plain name (small letters, nothing between the words) begins so, plain styles
        first."""
        if self._named is None:
            self._named = _listed(self._places)
        names = [name for name in self._named if name.startswith(start)]
        names.sort(key=lambda name: (any(style in name[len(start):] for style in STYLES), len(name), name))
        return [str(self._named[name]) for name in names[:2]]

    def has(self, file: str, c: str) -> bool:
        """Whether a font has a letter; False for a file that cannot be read."""
        font = self._font(file)
        try:
            return font is not None and font.get_metrics(c, size=_size(font))[0] is not None
        except (pygame.error, OSError, ValueError):
            return False

    def drawn(self, file: str) -> bool:
        """Whether a font is made of pictures that come in few sizes: emoji in colour."""
        font = self._font(file)
        return font is not None and font.fixed_sizes > 0

    def _font(self, file: str) -> pygame.freetype.Font | None:
        if file not in self._opened:
            pygame.freetype.init()
            try:
                self._opened[file] = pygame.freetype.Font(file, 16)
            except (pygame.error, OSError, ValueError, RuntimeError):
                self._opened[file] = None
        return self._opened[file]


def _size(font: pygame.freetype.Font) -> float:
    """A size in which the font comes."""
    return float(font.get_sizes()[0][3]) if font.fixed_sizes else 16.0


def _listed(places: Sequence[Path]) -> dict[str, Path]:
    """Font files by plain name: small letters, nothing between the words."""
    walk = (Path(folder, name) for place in places for folder, _, names in os.walk(place) for name in names)
    fonts = (path for path in islice(walk, MOST) if path.suffix.lower() in (".ttf", ".otf", ".ttc", ".otc"))
    named = ((path.stem.lower().translate({32: "", 45: "", 95: ""}), path) for path in fonts)
    return {name: path for name, path in named if not name.startswith(NO_FONTS)}
