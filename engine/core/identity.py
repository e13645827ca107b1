"""Which game is which: an id that goes with a game through its files, so that no game is counted twice."""

from __future__ import annotations

import hashlib
import json
import re
import secrets
from typing import Any

LETTERS = 12  # of one part of an id: hexadecimal digits
FORM = re.compile(rf"[0-9a-f]{{{LETTERS}}}(?:-[0-9a-f]{{{LETTERS}}})?")


def fresh() -> str:
    """An id that no other game has."""
    return secrets.token_hex(LETTERS // 2)


def read(value: Any) -> str:
    """The id in a file; "" where there is none that can be used."""
    return value if isinstance(value, str) and FORM.fullmatch(value) else ""


def root(id: str) -> str:
    """The id of the game from which this one was branched, or its own."""
    return id[:LETTERS]


def branched(id: str) -> str:
    """An id for a game that goes on elsewhere from a position of this one; a game without an id has none to give."""
    return f"{root(id)}-{fresh()}" if id else ""


def drawn_from(content: Any, id: str = "") -> str:
    """The id that always belongs to this content, as a branch of the game `id` if there is one."""
    digits = hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:LETTERS]
    return f"{root(id)}-{digits}" if id else digits


def in_name(stem: str) -> str:
    """The id at the end of a file's name, "" where there is none."""
    found = re.search(rf"-({FORM.pattern})$", stem)
    return found[1] if found else ""
