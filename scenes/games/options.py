"""The options of a game as rows to choose from, and how they are kept going together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pygame import Rect

from engine.core.errors import BadOption
from engine.core.game import Game
from engine.core.options import Option, Options, Value
from scenes.kit.cuts import across
from scenes.kit.widgets import Choice, Label, Style, Toggle, Widget

FORMS = ((1, True), (2, True), (1, False), (2, False), (3, False))  # columns, and whether hints are written out
NARROWEST = 160  # design pixels of a column


class Wishes:
    """What a person asked for, and what is played: a wish that does not go with the others waits until it does.

    Rows further down follow those above: when a size has no fixed set-up, the set-up moves, and comes back with the
    next size that has one. A choice that nothing below can follow stays, with `problem` as the reason.
    """

    def __init__(self, game: Game, options: Mapping[str, Value]) -> None:
        self._game = game
        self.options = rows_of(game)
        self._wished: Options = {option.name: options[option.name] for option in self.options}
        self.played: Options = dict(self._wished)
        self.problem = self.note = ""

    def take(self, name: str, value: Value) -> None:
        """Wishes something else."""
        self._wished[name] = value
        self.problem = self._refusal(self._wished)
        self.note = ""
        if not self.problem:
            self.played = dict(self._wished)
            return
        found = next((trial for trial in self._trials(name) if not self._refusal(trial)), None)
        self.played = found or dict(self._wished)
        if found:
            self.note, self.problem = self.problem, ""

    def _refusal(self, options: Options) -> str:
        try:
            self._game.checked_options(options)
        except BadOption as error:
            return str(error)
        return ""

    def _trials(self, changed: str) -> Sequence[Options]:
        """The wishes with one option moved, those that have moved already first."""
        names = [option.name for option in self.options]
        apart = {name for name in names if self.played[name] != self._wished[name]}
        moved = {name: self.played[name] for name in apart - {changed}}
        trials = [{**self._wished, **moved}]
        for option in self.options:
            if option.name in moved or names.index(option.name) > names.index(changed):
                trials += [{**trials[0], option.name: value} for value in _values(option)]
        return trials


def rows_of(game: Game) -> tuple[Option, ...]:
    """The options that people choose, each below the one that it needs: so rows come and go below what is pressed."""
    shown = [option for option in game.options if option.shown]
    late = [option for option in shown if option.needs and option.needs[0] in map(_name, shown[shown.index(option):])]
    rows = [option for option in shown if option not in late]
    for option in reversed(late):
        rows.insert(1 + [_name(row) for row in rows].index(option.needs[0] if option.needs else ""), option)
    return tuple(rows)


def _name(option: Option) -> str:
    return option.name


def _values(option: Option) -> tuple[Value, ...]:
    return (False, True) if option.kind == "flag" else option.choices


@dataclass(frozen=True)
class _Row:
    option: Option
    control: Choice | Toggle
    hint: Label


class OptionRows:
    """A row for each option; the widgets are called `option.<name>`."""

    def __init__(self, wishes: Wishes) -> None:
        self.wishes = wishes
        self._all = [_row(option, wishes.played[option.name]) for option in wishes.options]
        self._rows = self._all  # those that matter beside what else is chosen

    @property
    def widgets(self) -> list[Widget]:
        """Rows and hints."""
        return [widget for row in self._all for widget in (row.control, row.hint)]

    def show(self, visible: bool) -> None:
        """Shows or hides everything that matters."""
        for row in self._all:
            row.control.visible = visible and row in self._rows
            row.hint.visible = row.control.visible and row.hint.rect.h > 0

    def _follow(self) -> None:
        """Brings the rows in step with what is played now: their values, hints, and which of them matter."""
        played = self.wishes.played
        for row in self._all:
            row.control.value, row.hint.text = played[row.option.name], row.option.hint(played)
            row.control.tip = row.hint.text
        self._rows = [row for row in self._all if row.option.matters(played)]

    def layout(self, room: Rect, style: Style) -> int:
        """Puts the rows into a room, in the first form that fits; how many pixels of its height they take."""
        self._follow()
        form, gap = self._form(room.size, style) or FORMS[-1], style.scale.px(12)
        heights, lines = self._lines(form, room.w, style)
        self._place(room, form[0], lines, heights, gap, style.scale.px(4))
        return sum(lines) + gap * (len(lines) - 1)

    def fits(self, size: tuple[int, int], style: Style) -> bool:
        """Whether all rows have room in a size, with every word whole."""
        self._follow()
        return self._form(size, style) is not None

    def _form(self, size: tuple[int, int], style: Style) -> tuple[int, bool] | None:
        gap = style.scale.px(12)
        for form in FORMS:
            _, lines = self._lines(form, size[0], style)
            wide = form[0] == 1 or (size[0] - gap * (form[0] - 1)) // form[0] >= self._narrowest(style)
            if wide and sum(lines) + gap * (len(lines) - 1) <= size[1]:
                return form
        return None

    def _lines(self, form: tuple[int, bool], wide: int, style: Style) -> tuple[list[tuple[int, int]], list[int]]:
        """Pixels in height of every row, and of every line of rows, in a room so wide."""
        columns, hints = form
        width = (wide - style.scale.px(12) * (columns - 1)) // columns
        heights = [self._heights(row, width, style, hints) for row in self._rows]
        return heights, [max(map(sum, heights[i : i + columns])) for i in range(0, len(heights), columns)]

    def _narrowest(self, style: Style) -> int:
        """Pixels that a column needs at least: any one of the words between two arrows, or a caption and its switch."""
        px, type_ = style.scale.px, style.type
        words = [word for row in self._rows if isinstance(row.control, Choice) for _, word in row.control.options]
        wide = max((type_.width(word, style.scale.body, True) for word in words), default=0) + px(96)
        captions = max(type_.width(row.control.text, style.scale.body) for row in self._rows)
        return max(px(NARROWEST), wide, captions)

    def _heights(self, row: _Row, width: int, style: Style, hints: bool) -> tuple[int, int]:
        """Pixels for the control and for its hint; where one choice is too long for that, all captions go above."""
        px, line = style.scale.px, style.type.height(style.scale.body)
        if isinstance(row.control, Choice):
            above = any(_longest(one.control, style) > 0.58 * width for one in self._rows)
        else:
            above = style.type.width(row.control.text, style.scale.body) + px(12) > 0.42 * width
        return px(42) + above * line, row.hint.want(style, width)[1] + px(4) if hints and row.hint.text else 0

    def _place(self, room: Rect, columns: int, lines: list[int], heights: list[tuple[int, int]], gap: int,
               inset: int) -> None:
        y = room.y
        for i, line in enumerate(lines):
            row = slice(i * columns, (i + 1) * columns)
            places = across(Rect(room.x, y, room.w, line), columns, gap)
            for one, place, (high, hint) in zip(self._rows[row], places, heights[row], strict=False):
                one.control.rect = Rect(place.x, place.y, place.w, high)
                one.hint.rect = Rect(place.x, place.y + high + (hint and inset), place.w, hint)
            y += line + gap


def _row(option: Option, value: Value) -> _Row:
    hint = Label(f"hint.{option.name}", "", "muted")
    if option.kind == "flag":
        return _Row(option, Toggle(f"option.{option.name}", option.label, bool(value)), hint)
    words = option.words or tuple(map(str, option.choices))
    options = tuple(zip(option.choices, words, strict=True))
    return _Row(option, Choice(f"option.{option.name}", option.label, options, value), hint)


def _longest(control: Choice | Toggle, style: Style) -> int:
    """Pixels that a choice needs to show all its options side by side."""
    if not isinstance(control, Choice):
        return 0
    px = style.scale.px
    return sum(style.type.width(word, style.scale.body, True) + px(18) for _, word in control.options) + px(8)
