"""What is chosen before a tournament: who takes part, how many games, how long they think; kept for next time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from pygame import Rect

from engine.ai.levels import LEVELS
from engine.ai.tournament import FEWEST, MOST, Plan, entrants_of
from engine.core.errors import BadOption
from engine.core.game import Game
from engine.core.options import Options
from scenes.kit.cuts import across
from scenes.kit.rows import heights
from scenes.kit.widgets import Choice, Style
from scenes.preferences import Settings

NAME = "tournament"  # under which the choices are kept
OPENINGS = (1, 2, 5, 10, 25, 50)
USUAL = (2, 3, 1, 4, 5, 6)  # levels of the entrants at first


@dataclass(frozen=True)
class Picked:
    """Everything that a person chose; `levels` are those of all MOST rows, of which the first `count` take part."""

    game: Game
    options: Options
    levels: tuple[int, ...] = USUAL
    count: int = FEWEST
    openings: int = OPENINGS[2]
    timed: bool = False

    def plan(self, seed: int) -> Plan:
        """The plan of a tournament. Raises BadOption."""
        checked = self.game.checked_options(self.options)
        shown = {option.name: checked[option.name] for option in self.game.options if option.shown}
        return Plan(self.game, shown, entrants_of(self.levels[: self.count]), self.openings, self.timed, seed)


def last_picked(settings: Settings, games: Sequence[Game]) -> Picked:
    """The choices of the last time, the usual ones where those cannot be used."""
    data = settings.last.get(f"{NAME} last")
    data = data if isinstance(data, dict) else {}
    game = next((game for game in games if game.name == data.get("game")), games[0])
    usual = Picked(game, _options(game, data.get("options")))
    levels, known = data.get("levels"), [level.number for level in LEVELS]
    if isinstance(levels, list) and len(levels) == MOST and all(level in known for level in levels):
        usual = replace(usual, levels=tuple(levels))
    if data.get("count") in range(FEWEST, MOST + 1) and data.get("openings") in OPENINGS:
        usual = replace(usual, count=data["count"], openings=data["openings"])
    return replace(usual, timed=data.get("timed") is True)


def _options(game: Game, data: Any) -> Options:
    try:
        return game.checked_options(data if isinstance(data, dict) else {})
    except BadOption:
        return game.checked_options({})


def entry(picked: Picked) -> dict[str, Any]:
    """The choices as they are kept for next time."""
    return {"game": picked.game.name, "options": dict(picked.plan(0).options), "levels": list(picked.levels),
            "count": picked.count, "openings": picked.openings, "timed": picked.timed}


class Entrants:
    """The rows for who takes part, and those for how much is played."""

    def __init__(self, picked: Picked) -> None:
        counts = [(n, str(n)) for n in range(FEWEST, MOST + 1)]
        self.count = Choice("count", "Players", counts, picked.count, "How many computer players take part")
        self.levels = [Choice(f"entrant{n}", f"Player {n}", value=level)
                       for n, level in enumerate(picked.levels, 1)]  # fmt: skip
        self.openings = Choice("openings", "Games", value=picked.openings)
        self.pace = Choice("pace", "Thinking", value=picked.timed)

    @property
    def rows(self) -> list[Choice]:
        """All of them, in the order of Tab."""
        return [*self.amount, *self.players, *self.levels[self.count.value :]]

    @property
    def players(self) -> list[Choice]:
        """Who takes part."""
        return [self.count, *self.levels[: self.count.value]]

    @property
    def amount(self) -> list[Choice]:
        """How much, and how long."""
        return [self.openings, self.pace]

    def refresh(self, seats: int, seconds: float) -> None:
        """Brings words in step with the game's seats and the seconds that the settings say."""
        size = min(seats, self.count.value)
        self.openings.options = tuple((n, str(n * size)) for n in OPENINGS)
        everybody = size == self.count.value
        self.openings.text = "Games" if everybody else "Games a pair" if size == 2 else "Games a table"
        self.openings.tip = "Every opening is played from every seat, so that none has it easier"
        self.pace.options = ((False, "Fast"), (True, f"Up to {seconds:g} s"))
        self.pace.tip = "Fast: as many positions as the level looks at. The seconds are those of the settings"
        for choice in self.levels:
            choice.tip = next(level.line for level in LEVELS if level.number == choice.value)

    def name_rows(self, short: bool) -> None:
        """Writes what each row of a player is called; in tight windows its number is enough."""
        self.count.text = "Players" if short else "Computers"
        for n, choice in enumerate(self.levels, 1):
            choice.text = str(n) if short else f"Player {n}"

    def fit_words(self, style: Style) -> None:
        """Writes levels in the fullest words for which all rows have room."""
        forms = [[f"{level.number} {level.name}" for level in LEVELS], [f"Level {level.number}" for level in LEVELS],
                 [str(level.number) for level in LEVELS]]  # fmt: skip
        controls = [choice.split(style) for choice in self.players[1:]]
        room = min(control.w - 2 * min(control.h, style.scale.px(40)) for control in controls)
        words = next((form for form in forms if all(style.type.width(one, style.scale.small) <= room for one in form)),
                     forms[-1])
        for choice in self.levels:
            choice.options = tuple((level.number, word) for level, word in zip(LEVELS, words, strict=True))

    def picked(self, game: Game, options: Options) -> Picked:
        """What is chosen now."""
        levels = tuple(choice.value for choice in self.levels)
        return Picked(game, options, levels, self.count.value, self.openings.value, self.pace.value)


def rows_high(rows: Sequence[Choice], size: tuple[int, int], style: Style) -> tuple[int, int] | None:
    """The fewest columns in which rows fit into a room of this size, and the pixels of its height that they take."""
    gap = style.scale.gap(10)
    for columns in (1, 2, 3):
        high = heights(rows, (size[0] - gap * 2 * (columns - 1)) // columns, style, False)
        lines = [max(high[i : i + columns]) for i in range(0, len(high), columns)]
        taken = sum(lines) + gap * (len(lines) - 1)
        if taken <= size[1]:
            return columns, taken
    return None


def place_rows(rows: Sequence[Choice], room: Rect, style: Style) -> int:
    """Puts rows into a room from above; how many pixels of its height they take."""
    gap = style.scale.gap(10)
    columns, taken = rows_high(rows, room.size, style) or (3, room.h)
    width = (room.w - gap * 2 * (columns - 1)) // columns
    y = room.y
    for i in range(0, len(rows), columns):
        line = list(rows[i : i + columns])
        high = max(heights(line, width, style, False))
        for row, cell in zip(line, across(Rect(room.x, y, room.w, high), columns, 2 * gap), strict=False):
            row.rect = cell
        y += high + gap
    return taken
