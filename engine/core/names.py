"""Sentences built from names: who wins, resigns, thinks. The one who is called You is spoken to, and named first."""

from __future__ import annotations

from collections.abc import Sequence

COLOURS = ("Red", "Blue", "Yellow", "Green", "Violet", "Orange")  # what seats are called, seat 1 first
YOU = "You"


def listed(names: Sequence[str]) -> str:
    """`Ada, Bo and Cy`."""
    first = sorted(names, key=lambda name: name != YOU)
    return " and ".join(filter(None, (", ".join(first[:-1]), first[-1]))) if first else ""


def does(names: Sequence[str], one: str, many: str) -> str:
    """Somebody does something: `Ada wins`, `Ada and Bo win`, `You win`."""
    return f"{listed(names)} {one if len(names) == 1 and names[0] != YOU else many}"


def wins(names: Sequence[str]) -> str:
    """Who has won, or shares the win."""
    if not names:
        return "Nobody wins"
    return does(names, "wins", "win") if len(names) == 1 else f"{listed(names)} share the win"


def resigned(winners: Sequence[int], names: Sequence[str]) -> str:
    """Who gave up, and who has won by that; `names` of all seats, seat 1 first."""
    gone = [name for seat, name in enumerate(names, 1) if seat not in winners]
    return f"{listed(gone)} resigned. {does([names[seat - 1] for seat in winners], 'wins', 'win')}."


def distinct(names: Sequence[str], seats: Sequence[str] = COLOURS) -> list[str]:
    """The names of people seat by seat; equal ones tell their seats apart: `Ada (Red)`."""
    pairs = zip(names, seats, strict=False)
    return [name if names.count(name) == 1 else f"{name} ({seat})" for name, seat in pairs]
