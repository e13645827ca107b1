"""The log file in the user's folder: it turns over by itself, and a disk that refuses it stops nothing."""

from __future__ import annotations

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path

NAME = "stonework.log"
BIGGEST = 200_000  # bytes before the file is put aside and a new one begun
OLDER = 2  # files put aside that are kept


class _Quiet(RotatingFileHandler):
    """A file that may be refused: there is nobody left to tell."""

    def handleError(self, record: logging.LogRecord) -> None:
        """Nothing is printed."""


def write_down(folder: Path, text: str) -> None:
    """Adds a report to the log. The file is opened only now, so that a run without errors leaves none."""
    handler = _Quiet(folder / NAME, maxBytes=BIGGEST, backupCount=OLDER, encoding="utf-8", delay=True)
    handler.setFormatter(logging.Formatter("%(asctime)s %(message)s\n"))
    handler.handle(logging.LogRecord("stonework", logging.ERROR, "", 0, text, None, None))
    handler.close()
