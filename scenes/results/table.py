"""The table of results: a row for each game, opponent and set-up, with what was played, won, shared and lost."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from engine.ai.levels import LEVELS
from engine.records.results import ResultLine
from scenes.games.choices import options_in_words
from scenes.kit.boxes import box
from scenes.kit.widgets import ListBox, ListItem, Style, shrunk, write

COUNTS = ("Played", "Won", "Shared", "Lost")
WORDS = (("Game", 0.28), ("Opponent", 0.32), ("Set-up", 0.40))  # with their shares of the width that counts leave
ROOMY = 500  # design pixels for the words, below which they stand in two lines


class ResultsList(ListBox):
    """Rows of words and numbers in columns. In narrow places the game stands above opponent and set-up."""

    def __init__(self, id: str) -> None:
        super().__init__(id, empty="No game against the computer has ended yet.")
        self.lines: dict[str, ResultLine] = {}

    def fill(self, lines: Sequence[ResultLine], style: Style) -> None:
        """Takes on other lines."""
        self.lines = {str(i): one for i, one in enumerate(lines)}
        wide = self._wide(style)
        self.items = tuple(ListItem(id, one.game.title, "" if wide else setup(one)) for id, one in self.lines.items())

    def _counts(self, style: Style) -> int:
        """Pixels that one column of numbers takes."""
        words = max(style.type.width(word, style.scale.small, True) for word in COUNTS)
        return words + style.scale.px(12)

    def _wide(self, style: Style) -> bool:
        return self._words(style).w >= style.scale.px(ROOMY)

    def _words(self, style: Style) -> Rect:
        """The part of the width that words may take."""
        px = style.scale.px
        left = self.rect.x + px(18)
        return Rect(left, 0, self.rect.right - px(20) - 4 * self._counts(style) - left, 0)

    def head(self, dst: Surface, style: Style, strip: Rect) -> None:
        """Writes what the columns are, into a strip above the table."""
        t, size, words = style.theme, style.scale.small, self._words(style)
        named = WORDS if self._wide(style) else (WORDS[0],)
        x = float(words.x)
        for word, share in named:
            write(dst, style, word, (round(x), strip.centery), size, t.muted, True)
            x += words.w * share
        for i, word in enumerate(COUNTS):
            right = words.right + (i + 1) * self._counts(style)
            write(dst, style, word, (right, strip.centery), size, t.muted, True, "midright")

    def hint_text(self) -> str:
        """All of the row, if it was cut."""
        line = self.lines.get((self._over if self.hovered else None) or self.value or "")
        cut = line is not None and any(self.lines.get(id) is line for id in self._cut)
        return f"{line.game.title}\n{opponent(line)}\n{setup(line)}" if line and cut else ""

    def _draw_row(self, dst: Surface, style: Style, item: ListItem, r: Rect) -> None:
        t, px, line = style.theme, style.scale.px, self.lines[item.id]
        chosen = item.id == self.value
        if chosen or (self.hovered and item.id == self._over):
            box(dst, r.inflate(0, -2), t.plate_live if chosen else t.plate, t.line_light if chosen else None, px(6))
        words = self._words(style)
        if self._wide(style):
            self._columns(dst, style, line, (words, r.centery))
        else:
            self._two_lines(dst, style, line, Rect(words.x, r.y, words.w - px(8), r.h))
        for i, count in enumerate((line.played, line.won, line.shared, line.lost)):
            at = (words.right + (i + 1) * self._counts(style), r.centery)
            write(dst, style, str(count), at, style.scale.body, t.text if count else t.faint, i == 1, "midright")

    def _columns(self, dst: Surface, style: Style, line: ResultLine, at: tuple[Rect, int]) -> None:
        t, size, (words, y) = style.theme, style.scale.body, at
        x = float(words.x)
        tones = (t.text, t.text, t.muted)
        for text, (_, share), tone in zip((line.game.title, opponent(line), setup(line)), WORDS, tones, strict=True):
            room = round(words.w * share) - style.scale.px(10)
            fits, smaller = shrunk(style, text, room, size)
            write(dst, style, fits, (round(x), y), smaller, tone)
            self._cut |= {item for item, one in self.lines.items() if one is line and fits != text}
            x += words.w * share

    def _two_lines(self, dst: Surface, style: Style, line: ResultLine, r: Rect) -> None:
        t, body, small = style.theme, style.scale.body, style.scale.small
        upper, size = shrunk(style, f"{line.game.title}, level {line.level}", r.w, body)
        write(dst, style, upper, (r.x, r.centery - style.type.height(small) // 2), size, t.text)
        lower, size = shrunk(style, setup(line), r.w, small)
        write(dst, style, lower, (r.x, r.centery + style.type.height(body) // 2), size, t.muted)
        self._cut |= {item for item, one in self.lines.items() if one is line and lower != setup(line)}


def opponent(line: ResultLine) -> str:
    """`Level 2, Greedy`."""
    name = next((f", {level.name}" for level in LEVELS if level.number == line.level), "")
    return f"Level {line.level}{name}"


def setup(line: ResultLine) -> str:
    """The options in words."""
    return options_in_words(line.game, line.options) or "as usual"
