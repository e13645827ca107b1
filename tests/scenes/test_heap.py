"""The allocator is told to give big pictures back where it can be told, and nothing fails where it cannot."""

import ctypes
import sys

import pytest

from scenes import heap


class Library:
    """A C library that notes what it is told."""

    def __init__(self) -> None:
        self.told: list[tuple[int, int]] = []

    def mallopt(self, name: int, value: int) -> int:
        self.told.append((name, value))
        return 1


def test_glibc_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    library = Library()
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(ctypes, "CDLL", lambda name: library)
    heap.give_back_pictures()
    assert dict(library.told) == {heap.MMAP_THRESHOLD: heap.LARGE, heap.TRIM_THRESHOLD: heap.SLACK}


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_other_libraries_are_left_alone(monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    asked = []
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(ctypes, "CDLL", lambda name: asked.append(name))
    heap.give_back_pictures()
    assert bool(asked) == (platform == "linux")
