"""The dialogs of a game: its menu, and who sits at which seat."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from engine.core.match import Match
from scenes.kit.cuts import cut_top, grid
from scenes.kit.widgets import Button, Choice, Desk, Label, Style, Widget
from scenes.play.table.people import COMPUTER, HUMAN, PASSES

LEAVES = "It counts as lost. The others may play on, or the game ends and they win."
HOLDS_ALL = "The saved game on this computer holds every hand and the stock."


def game_menu(desk: Desk, over: bool, secrets: bool = False, lines: bool = False) -> None:
    """What is not needed every turn: resign, seats, rules, full screen, leave; with `secrets` what the file holds.
    `lines`: others were left for the present one."""
    others = Button("menu.lines", "Other lines", "branch", tip="What was played before something was taken back")
    _column(desk, "Game", (
        Button("menu.resume", "Go on", "play", "primary"),
        Button("menu.seats", "Who plays", "person"),
        Button("menu.copy", "Copy the turns", "copy", tip="Onto the clipboard, as text (Ctrl+C)"),
        Button("menu.paste", "Paste turns", "open", tip="Plays the turns on the clipboard (Ctrl+V)"),
        *[others] * lines,
        Button("menu.rules", "Rules", "rules"),
        Button("menu.settings", "Settings", "gear"),
        Button("menu.screen", "Full screen", "full-screen"),
        Button("menu.resign", "Resign", "flag"),
        Button("menu.home", "Leave to the menu", "home"),
    ), "menu.resume", () if not over else ("menu.resign", "menu.seats"), HOLDS_ALL if secrets else "")


def seats_dialog(desk: Desk, match: Match, names: Sequence[str], levels: int) -> None:
    """Hand a seat to the computer, or take it over."""
    options = [(HUMAN, "Person"), *((n, f"Level {n}") for n in range(1, levels + 1))]
    rows: list[Widget] = []
    for seat, person in enumerate(match.people, 1):
        row = Choice(f"seat.{seat}", names[seat - 1], options)
        row.value = HUMAN if person.human else min(levels, max(1, person.level))
        rows.append(row)
    _column(desk, "Who plays", (*rows, Button("menu.resume", "Done", "check", "primary")), "menu.resume")


def lines_dialog(desk: Desk, lines: Sequence[tuple[int, str]], note: str) -> None:
    """Which of the lines that were left to go over to: their numbers and what they are."""
    rows = [Button(f"line.{number}", words, "branch", tip=words) for number, words in lines]
    stay = Button("menu.resume", "Stay here", "play", "primary")
    _column(desk, "Other lines", (*rows, stay), "menu.resume", note=note)


def level_choice(levels: int) -> Choice:
    """How strong the computer is that plays on for who gives up."""
    return Choice("resign.level", "Computer's level", [(n, str(n)) for n in range(1, levels + 1)], min(2, levels))


def resign_dialog(desk: Desk, gives_up: str, level: Choice, may_pass: bool) -> None:
    """One of many gives up: asks who plays the seat from now on, or whether the game ends."""
    passing = Button("resign.passes", "The seat passes from now on", "pass", value=PASSES, command="resign")
    _column(desk, gives_up, (
        level, Button("resign.computer", "A computer plays on", "computer", value=COMPUTER, command="resign"),
        *([passing] if may_pass else []),
        Button("resign.yes", "The game ends", "flag", value=True, command="resign"),
        Button("resign.no", "Play on", "play", "primary", value=False, command="resign"),
    ), "resign.no", note=LEAVES)


def _column(desk: Desk, title: str, widgets: Sequence[Widget], safe: str, off: Sequence[str] = (),
            note: str = "") -> None:
    words = [Label("menu.title", title, "lead"), *([Label("menu.note", note, "muted")] if note else [])]
    for widget in widgets:
        widget.enabled = widget.id not in off

    def arrange(style: Style, window: Rect) -> Rect:
        return _arranged(style, window, words, widgets)

    desk.push_modal((*words, *widgets), arrange, safe, safe)


def _arranged(style: Style, window: Rect, words: Sequence[Label], widgets: Sequence[Widget]) -> Rect:
    """Below each other; buttons that would become too low for their words stand in two columns."""
    px = style.scale.px
    pad, gap = px(22), px(9)
    wide = max([px(300)] + [w.want(style)[0] for w in widgets if isinstance(w, Choice)])
    wide = min(wide, window.w - 2 * pad - px(20))
    room = window.h - 2 * pad - px(10)
    columns = 2 if _row(style, room, words, wide, len(widgets)) < px(34) and isinstance(widgets[-2], Button) else 1
    wide = min(wide * columns + gap * (columns - 1), window.w - 2 * pad - px(20))
    rows = -(-len(widgets) // columns)
    high = min(px(42), _row(style, room, words, wide, rows))
    heights = [label.want(style, wide)[1] for label in words]
    plate = Rect(0, 0, wide + 2 * pad, sum(heights) + px(10) + rows * (high + gap) - gap + 2 * pad)
    plate.center = window.center
    left = plate.inflate(-2 * pad, -2 * pad)
    for label, tall in zip(words, heights, strict=True):
        label.rect = cut_top(left, tall)
    cut_top(left, px(10))
    for widget, cell in zip(widgets, grid(left, len(widgets), columns, high, gap, gap), strict=True):
        widget.rect = cell
    return plate


def _row(style: Style, room: int, words: Sequence[Label], wide: int, rows: int) -> int:
    """How high each of so many rows may be."""
    return (room - sum(label.want(style, wide)[1] for label in words)) // rows - style.scale.px(9)
