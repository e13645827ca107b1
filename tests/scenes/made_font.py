"""Fonts made up for tests: Lato's shapes under other letters."""

from __future__ import annotations

import struct
from pathlib import Path

import font_lato  # type: ignore[import-untyped]

FIRST = 40  # the shape of the first letter; the next ones follow


def make_font(path: Path, letters: str) -> Path:
    """A font that has these letters only."""
    data = Path(font_lato.Lato).read_bytes()
    groups = sorted((ord(c), FIRST + i) for i, c in enumerate(letters))
    body = b"".join(struct.pack(">III", code, code, shape) for code, shape in groups)
    table = struct.pack(">HHIIIII", 12, 0, 16 + len(body), 0, len(groups), 0, 0)[:12] + struct.pack(">I", len(groups))
    cmap = struct.pack(">HHHHI", 0, 1, 3, 10, 12) + table + body
    count = struct.unpack(">H", data[4:6])[0]
    directory = bytearray(data[: 12 + 16 * count])
    for i in range(count):
        at = 12 + 16 * i
        if directory[at : at + 4] == b"cmap":
            directory[at + 8 : at + 16] = struct.pack(">II", len(data), len(cmap))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(bytes(directory) + data[len(directory) :] + cmap)
    return path
