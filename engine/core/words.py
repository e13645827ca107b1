"""Words that come from outside, cleaned once at the door: what no screen and no clipboard can take is left out."""

from __future__ import annotations

import unicodedata

LEFT_OUT = ("Cc", "Cs", "Co")  # control characters, halves of characters, what has a meaning in one house only
# These turn a whole line round.
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff\u200e\u200f")


def cleaned(text: str, most: int = 200) -> str:
    """A text in one line of at most so many letters, without what cannot be shown."""
    kept = "".join(" " if letter.isspace() else letter for letter in text[: 4 * most] if _shows(letter))
    return " ".join(kept.split())[:most].strip()


def _shows(letter: str) -> bool:
    return letter.isspace() or (letter not in TURNING and unicodedata.category(letter) not in LEFT_OUT)
