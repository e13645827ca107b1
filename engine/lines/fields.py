"""The fields of a request, read strictly: the right type within its bounds, or a sentence that says what is wanted."""

from typing import Any

from engine.core.errors import BadAction, BadOption, BadRecord, UnknownGame

Request = dict[str, Any]


def whole(request: Request, key: str, low: int, high: int, default: int | None = None) -> int:
    """A whole number from `low` to `high`. Raises BadOption, also when it is missing and has no default."""
    value = request.get(key)
    if value is None and default is not None:
        return default
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadOption(f"{key} must be a whole number from {low} to {high}.")
    return value


def seconds(request: Request, most: float) -> float | None:
    """A time of thinking, None where none is named. Raises BadOption."""
    value = request.get("seconds")
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value <= most:
        raise BadOption(f"seconds must be a number above 0, at most {most:g}.")
    return float(value)


def options(request: Request) -> dict[str, Any]:
    """The options of a new game, none where they are not named. Raises BadOption."""
    value = request.get("options")
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise BadOption("options must be an object such as {\"size\":5}.")
    return value


def deals_drawn(request: Request, default: bool = True) -> bool:
    """True where chance happens by itself, False where whoever drives supplies it. Raises BadOption."""
    value = request.get("deals")
    if value is None:
        return default
    if value not in ("drawn", "given"):
        raise BadOption("deals must be \"drawn\" or \"given\".")
    return bool(value == "drawn")


def game_name(request: Request) -> str:
    """The name of the game that is asked for. Raises UnknownGame when it is no text."""
    value = request.get("game")
    if not isinstance(value, str):
        raise UnknownGame("game must name a game, such as one that the answer to games lists.")
    return value


def action(request: Request) -> str:
    """The text of an action. Raises BadAction when it is no text."""
    value = request.get("action")
    if not isinstance(value, str):
        raise BadAction("action must be a text, such as one that the answer to legal lists.")
    return value


def record(request: Request) -> dict[str, Any]:
    """A saved game. Raises BadRecord when it is no object."""
    value = request.get("record")
    if not isinstance(value, dict):
        raise BadRecord("record must be a saved game, the object that the answer to record holds.")
    return value
