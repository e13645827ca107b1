"""Easing curves from 0..1 to 0..1."""

from collections.abc import Callable
from math import cos, pi

Ease = Callable[[float], float]


def linear(t: float) -> float:
    """No easing."""
    return t


def in_out(t: float) -> float:
    """Slow start, slow end (half a cosine)."""
    return (1 - cos(pi * t)) / 2


def in_quad(t: float) -> float:
    """Slow start."""
    return t * t


def out_cubic(t: float) -> float:
    """Quick start, slow end."""
    return 1 - (1 - t) ** 3


def out_back(t: float) -> float:
    """Quick start, a little too far, back."""
    return 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2


def clamp(t: float) -> float:
    """The number, kept within 0..1."""
    return min(1.0, max(0.0, t))
