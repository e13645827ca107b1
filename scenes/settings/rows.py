"""The rows of the settings: a control for each, what it shows of the settings, what it changes in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from pygame import Rect

from scenes.kit.cuts import across
from scenes.kit.rows import Control, heights
from scenes.kit.widgets import Choice, Slider, Style, Toggle
from scenes.preferences import LIMITS, Settings

SPEEDS = (("slow", "Slow"), ("normal", "Normal"), ("fast", "Fast"), ("off", "Off"))
PALETTES = (("standard", "Standard"), ("deuteranopia", "Green-blind"), ("protanopia", "Red-blind"),
            ("tritanopia", "Blue-blind"), ("high-contrast", "High contrast"))  # fmt: skip
SECONDS = (0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0)
TEXT_STEPS = 12  # a tenth each
NAMES: Mapping[str, str] = MappingProxyType({
    "sound": "muted", "volume": "volume", "animation": "animation", "seconds": "seconds", "confirm": "confirm_turn",
    "text": "text", "palette": "palette", "full-screen": "full_screen", "demo": "demo",
    "hints": "hints", "evaluation": "evaluation", "first-time": "first_time"})  # widget: setting


def sound_rows() -> list[Control]:
    """What is heard, and how fast things go."""
    return [Toggle("sound", "Sound", tip="Sound on or off (M)"),
            Slider("volume", "Volume", tip="How loud the pieces are"),
            Choice("animation", "Animation", SPEEDS, tip="How fast pieces move; Space skips one at any time"),
            Choice("seconds", "Computer's turn", tip="How long a computer may think about a turn"),
            Toggle("confirm", "Confirm turns", tip="Between people, ask before the last step ends a turn")]  # fmt: skip


def help_rows() -> list[Control]:
    """What helps, in every game."""
    return [Toggle("hints", "Hints", tip="A computer may be asked for a hint (H) and for what it expects (B)"),
            Toggle("evaluation", "Evaluation", tip="Show who stands better, as a computer sees it"),
            Toggle("first-time", "First-time hints", tip="A sentence when a kind of step comes first")]  # fmt: skip


def look_rows() -> list[Control]:
    """What is seen."""
    return [Slider("text", "Text size", steps=TEXT_STEPS, show=lambda v: f"{round(100 * text_of(v))} %",
                   tip="How large everything is written"),
            Choice("palette", "Colours", PALETTES, tip="Colours of the seats for your eyes; shapes tell them too"),
            Toggle("full-screen", "Full screen", tip="Fill the screen (F11)"),
            Toggle("demo", "Demo", tip="Left alone for a minute, the menu shows computers at play")]  # fmt: skip


def text_of(value: float) -> float:
    """The text factor that stands at a place of the slider."""
    low, high = LIMITS["text"]
    return round(low + (high - low) * value, 3)


def change_of(id: str, value: Any) -> dict[str, Any]:
    """The setting that a control changes, with its value."""
    setting = not value if id == "sound" else text_of(value) if id == "text" else value
    return {NAMES[id]: setting}


def usual(under: Settings) -> dict[str, Any]:
    """Everything that can be set here as it is when nobody has chosen anything."""
    return {name: getattr(under, name) for name in NAMES.values()}


def show(rows: Sequence[Control], settings: Settings, filling: bool) -> None:
    """Puts what the settings say into the controls; `filling` says whether the window fills the screen now."""
    low, high = LIMITS["text"]
    for row in rows:
        value = getattr(settings, NAMES[row.id])
        row.value = {"sound": not value, "full-screen": filling}.get(row.id, value)
        if row.id == "text":
            row.value = (value - low) / (high - low)
        elif row.id == "volume":
            row.enabled = not settings.muted
        elif row.id == "seconds" and isinstance(row, Choice):
            row.options = tuple((s, f"{s:g} s") for s in sorted({*SECONDS, value}))


# ---- where they lie ----------------------------------------------------------------------------------------------


def place(rows: Sequence[Control], room: Rect, style: Style) -> int:
    """Puts rows into a room from above, in the first form that fits; how many pixels of its height they take."""
    gap = style.scale.gap(10)
    for columns, roomy in ((1, True), (1, False), (2, False)):
        width = (room.w - gap * 2 * (columns - 1)) // columns
        high = heights(rows, width, style, roomy)
        lines = [max(high[i : i + columns]) for i in range(0, len(high), columns)]
        taken = sum(lines) + gap * (len(lines) - 1)
        if taken <= room.h:
            break
    y = room.y
    for i, line in enumerate(lines):
        cells = across(Rect(room.x, y, room.w, line), columns, 2 * gap)
        for row, cell in zip(rows[i * columns : (i + 1) * columns], cells, strict=False):
            row.rect = cell
        y += line + gap
    return taken


def fits(rows: Sequence[Control], size: tuple[int, int], style: Style) -> bool:
    """Whether the rows have room below each other."""
    high = heights(rows, size[0], style, False)
    return sum(high) + style.scale.gap(10) * (len(high) - 1) <= size[1]
