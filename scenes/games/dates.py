"""When a file was written, as people say it."""

from __future__ import annotations

import time

MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


def day(when: float, full: bool = False, now: float | None = None) -> str:
    """The day of a file as people say it, with the year if it is another one, and if `full` with the time of day."""
    at, today = time.localtime(when), time.localtime(now)
    year = "" if at.tm_year == today.tm_year else f" {at.tm_year}"
    clock = f", {at.tm_hour}:{at.tm_min:02}"
    return f"{at.tm_mday} {MONTHS[at.tm_mon - 1]}{year}{clock if full or not year else ''}"


def moment(when: float) -> str:
    """When a file was written last, as day and time of this place."""
    at = time.localtime(when)
    return f"{at.tm_mday} {MONTHS[at.tm_mon - 1]}, {at.tm_hour}:{at.tm_min:02}"
