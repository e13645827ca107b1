"""How a sentence about a turn is checked: by the pattern it fits, against rules played plainly."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any


def checked(said: Any, checks: Mapping[str, Callable[[Any, re.Match[str]], bool]]) -> str:
    """The pattern of what was said. AssertionError if no pattern fits or the claim is not true."""
    for pattern, check in checks.items():
        found = re.fullmatch(pattern + r"\.", said.sentence)
        if found:
            assert check(said, found), said
            return pattern
    raise AssertionError(f"nobody can check {said.sentence!r}")
