"""Settings: built-in, over them config.toml, over them what the user chose, over them the command line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any

from engine.core.errors import BadSettings

SPEEDS = ("slow", "normal", "fast", "off")
PALETTE_NAMES = ("standard", "deuteranopia", "protanopia", "tritanopia", "high-contrast")
LIMITS: Mapping[str, tuple[float, float]] = {
    "width": (640, 16384), "height": (480, 16384), "fps": (10, 240), "volume": (0, 1), "seconds": (0.1, 60),
    "text": (0.8, 2.0), "x": (-32768, 32767), "y": (-32768, 32767),
}
NOWHERE = -32768  # the place of a window that has none yet
CHOICES: Mapping[str, tuple[str, ...]] = {"animation": SPEEDS, "palette": PALETTE_NAMES}


@dataclass(frozen=True)
class Settings:
    """Everything a person can set. `last` keeps the last choices by game and way to play, for the menu; `aids` the
    names of the overlays that are on, `met` those of the first-time hints that are known, both by game. Size and
    place (`x`, `y`) are those of the window while it is neither maximised nor fills the screen."""

    width: int = 1366
    height: int = 768
    x: int = NOWHERE
    y: int = NOWHERE
    maximised: bool = False
    full_screen: bool = False
    fps: int = 60
    volume: float = 0.7
    muted: bool = False
    animation: str = "normal"
    seconds: float = 1.0
    text: float = 1.0
    palette: str = "standard"
    confirm_turn: bool = True
    demo: bool = True
    legend: bool = False
    evaluation: bool = False
    hints: bool = True
    last: dict[str, Any] = field(default_factory=dict)
    aids: dict[str, list[str]] = field(default_factory=dict)
    first_time: bool = True
    met: dict[str, list[str]] = field(default_factory=dict)

    def having(self, given: Mapping[str, Any]) -> Settings:
        """The settings with some of them changed. Raises BadSettings."""
        return replace(self, **{name: _checked(name, value) for name, value in given.items()})


def _checked(name: str, value: Any) -> Any:
    known = {f.name: f.default for f in fields(Settings)}
    if name not in known:
        raise BadSettings(f"There is no setting {name[:30]!r}.")
    if name == "last":
        return value if isinstance(value, dict) and _shallow(value) else {}
    if name in ("aids", "met"):
        pairs = value.items() if isinstance(value, dict) else ()
        return {game: [s for s in names if isinstance(s, str)] for game, names in pairs if isinstance(names, list)}
    if name in CHOICES:
        if value not in CHOICES[name]:
            raise BadSettings(f"{name} is one of {', '.join(CHOICES[name])}.")
        return value
    if name not in LIMITS:
        if not isinstance(value, bool):
            raise BadSettings(f"{name} is true or false.")
        return value
    return _number(name, value, type(known[name]))


def _shallow(value: Any, levels: int = 8) -> bool:
    """Whether a value is nested so little that it can be copied and written again."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return levels > 0 and all(_shallow(one, levels - 1) for one in inside)


def _number(name: str, value: Any, kind: type) -> Any:
    low, high = LIMITS[name]
    if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
        raise BadSettings(f"{name} is a number from {low:g} to {high:g}.")
    return kind(value)


NAMES = frozenset(f.name for f in fields(Settings))
