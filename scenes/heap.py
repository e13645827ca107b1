"""How big pictures are given back to the system, so that memory does not grow from scene to scene."""

from __future__ import annotations

import ctypes
import sys

# glibc's numbers for mallopt, and bytes.
TRIM_THRESHOLD, MMAP_THRESHOLD = -1, -3
LARGE, SLACK = 128 << 10, 1 << 20


def give_back_pictures() -> None:
    """Blocks of 128 KiB and more go back at once when they are freed; only glibc on Linux is told.

    Left alone it learns from the first big picture that goes to keep the next ones on its heap. There they lie
    between small things that stay, and after some hundred games a quarter of the memory is holes. That holds for
    the pictures of a panel or a tile too: from a megabyte on was not enough.
    """
    if not sys.platform.startswith("linux"):
        return
    try:
        mallopt = ctypes.CDLL(None).mallopt
    except (OSError, AttributeError):  # another C library
        return
    mallopt(MMAP_THRESHOLD, LARGE)
    mallopt(TRIM_THRESHOLD, SLACK)
