"""Order of writing: which stretches of a line run from right to left, after Unicode's bidirectional algorithm.

Annex 9 without its embedding marks, which `clean` takes away. A line of right-to-left letters alone runs so as a whole;
in any other line, names from right to left stand within a text from left to right.
"""

import unicodedata
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
RIGHT = frozenset({"R", "AL", "AN"})
PAIRS = "()[]{}"


def levels(s: str) -> list[int]:
    """The level of each letter: even from left to right, odd from right to left."""
    kinds = [unicodedata.bidirectional(c) or "L" for c in s]
    if RIGHT.isdisjoint(kinds):
        return [0] * len(s)
    base = 0 if "L" in kinds else 1
    level = {"L": 2 * base, "R": 1, "N": 2}
    return [level[kind] for kind in _neutral(s, _weak(kinds, base), base)]


def _weak(kinds: list[str], base: int) -> list[str]:
    """Rules W1 to W7: marks take what they are on, digits what they are among. L, R, N (numbers) or O remain."""
    found, strong, last = list[str](), "R" if base else "L", "R" if base else "L"
    for i, kind in enumerate(kinds):
        if kind in ("NSM", "BN"):
            kind = last
        elif kind in ("L", "R", "AL"):
            strong = kind
        after = kinds[i + 1] if i + 1 < len(kinds) else ""
        if kind == "EN" and strong == "L":
            kind = "L"
        elif kind in ("CS", "ES", "ET") and last in ("EN", "AN", "L") and after in ("EN", "AN") and _digit(kinds, i):
            kind = last
        last = kind
        found.append(kind)
    return [{"L": "L", "R": "R", "AL": "R", "EN": "N", "AN": "N"}.get(kind, "O") for kind in found]


def _digit(kinds: list[str], i: int) -> bool:
    return i > 0 and kinds[i - 1] in ("EN", "AN")


def _neutral(s: str, kinds: list[str], base: int) -> list[str]:
    """Rules N0 to N2: what is neither takes the side of both neighbours, else that of the line."""
    side = "R" if base else "L"
    for first, last in _brackets(s):
        inside = {_side(kind) for kind in kinds[first + 1 : last]}
        if side in inside:
            kinds[first] = kinds[last] = side
        elif inside & {"L", "R"}:
            before = next((_side(k) for k in reversed(kinds[:first]) if k != "O"), side)
            kinds[first] = kinds[last] = before if before in inside else side
    i = 0
    while i < len(kinds):
        end = next((j for j in range(i, len(kinds)) if kinds[j] != "O"), len(kinds))
        around = (_side(kinds[i - 1]) if i else side, _side(kinds[end]) if end < len(kinds) else side)
        kinds[i:end] = [around[0] if around[0] == around[1] else side] * (end - i)
        i = end + 1
    return kinds


def _side(kind: str) -> str:
    return "R" if kind == "N" else kind


def _brackets(s: str) -> list[tuple[int, int]]:
    """Pairs of brackets that belong together, by their first."""
    found, waiting = list[tuple[int, int]](), list[int]()
    for i, c in enumerate(s):
        if c not in PAIRS:
            continue
        if PAIRS.index(c) % 2 == 0:
            waiting.append(i)
        elif waiting and PAIRS.index(s[waiting[-1]]) == PAIRS.index(c) - 1:
            found.append((waiting.pop(), i))
    return sorted(found)


def reordered(things: Sequence[T], level: Sequence[int]) -> list[T]:
    """Things of these levels, from left to right as they are seen (rule L2)."""
    seen = list(zip(things, level, strict=True))
    for depth in range(max(level, default=0), 0, -1):
        i = 0
        while i < len(seen):
            end = next((j for j in range(i, len(seen)) if seen[j][1] < depth), len(seen))
            seen[i:end] = seen[i:end][::-1]
            i = end + 1
    return [thing for thing, _ in seen]
