"""SVG sprites drawn at exactly the size they are shown, and whatever else is costly to draw twice."""

from __future__ import annotations

import io
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from pathlib import Path

import pygame

ROOM = 16 * 1024 * 1024  # bytes of pictures that are kept in any window
WINDOWS = 2  # and so many windowfuls besides: a board fills one with its pieces in all their poses


class Art:
    """The pictures of one assets folder: nothing is ever scaled up, everything is kept until room runs out."""

    def __init__(self, folder: Path, limit: int = ROOM) -> None:
        """`folder` is the assets folder, `limit` how many bytes of pictures are kept (oldest go first)."""
        self._folder = folder
        self._limit = limit
        self._held = 0
        self._pictures: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._texts: dict[str, str] = {}
        self.at_work = threading.Lock()  # held by the one thread that makes a material aside

    def suit(self, size: tuple[int, int]) -> None:
        """Keeps as many pictures as a window of this size needs: those of sizes it had before go, oldest first."""
        self._limit = ROOM + WINDOWS * 4 * size[0] * size[1]
        self._drop()

    def alike(self) -> Art:
        """Another one over the same folder, for a thread of its own (a cache belongs to one thread)."""
        return Art(self._folder, self._limit)

    def sprite(self, name: str, size: int, colour: str | None = None) -> pygame.Surface:
        """The drawing `name` ("carved/rock-3", "icons/undo"), fitted in `size` x `size` pixels.

        Whatever is pure white (written #fff) takes `colour` (#rrggbb). The surface is shared: copy it before
        drawing on it. Raises FileNotFoundError when there is no such drawing.
        """
        return self.tinted(name, size, (("#fff", colour),) if colour is not None else ())

    def tinted(self, name: str, size: int, tones: tuple[tuple[str, str], ...]) -> pygame.Surface:
        """The same with several colours replaced: pairs of the colour as written in the drawing, and the new one."""
        size = max(1, size)
        return self.made(("sprite", name, size, tones), lambda: self._draw(name, size, tones))

    def made(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture kept under `key`, made by `make` the first time (shared: copy before drawing on it)."""
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
            return found
        picture = make()
        self._pictures[key] = picture
        self._held += _weight(picture)
        self._drop()
        return picture

    def _drop(self) -> None:
        while self._held > self._limit and len(self._pictures) > 1:
            self._held -= _weight(self._pictures.popitem(last=False)[1])

    def _draw(self, name: str, size: int, tones: tuple[tuple[str, str], ...]) -> pygame.Surface:
        text = self._text(name)
        for written, colour in tones:
            text = text.replace(f'{written}"', f'{colour}"')
        return pygame.image.load_sized_svg(io.BytesIO(text.encode()), (size, size))

    def _text(self, name: str) -> str:
        if name not in self._texts:
            folder = self._folder if name.startswith("icons/") else self._folder / "sprites"
            self._texts[name] = (folder / f"{name}.svg").read_text(encoding="utf-8")
        return self._texts[name]


def _weight(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height() * picture.get_bytesize()
