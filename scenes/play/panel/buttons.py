"""The buttons of a table by their places: made once, each with its command, its icon and what it tells."""

from __future__ import annotations

from scenes.kit.widgets import Button
from scenes.play.table.manner import Manner

Row = tuple[Button, ...]


def head(manner: Manner) -> Row:
    """At the right of the title."""
    out = Button("menu", "", "arrow-left", "quiet", "Back to the tournament (Esc)") if manner.counts else \
        Button("menu", "", "menu", "quiet", "Game menu (Esc)")
    return (Button("sound", "", "sound", "quiet", "Sound on or off (M)"),
            Button("rules", "", "rules", "quiet", "Rules (F1)"), out)


def corner() -> Row:
    """At the upper right of the board."""
    return (Button("replay", "", "prev", "quiet", "Show again what the others did (R)"),
            Button("rotate", "", "rotate-right", "quiet", "Turn the board"),
            Button("zoom-out", "", "zoom-out", "quiet", "Further away (-)"),
            Button("fit", "", "fit", "quiet", "Show the whole board (0)"),
            Button("zoom-in", "", "zoom-in", "quiet", "Nearer (+)"))


def back_and_forth() -> Row:
    """In the panel, to take back and play again."""
    return (Button("undo", "Undo", "undo", tip="Take the last turn back (Ctrl+Z)"),
            Button("redo", "Redo", "redo", tip="Play it again (Ctrl+Y)"),
            Button("back", "Back", "arrow-left", tip="One step back (Backspace)"),
            Button("reset", "Reset", "restart", tip="Begin this turn anew"))


def transport() -> Row:
    """In the panel, for the computers."""
    return (Button("pause", "Pause", "pause", "toggle", "Let the computers wait (Space)"),
            Button("step", "Step", "step", tip="Play one computer turn"),
            Button("now", "Now", "fast", tip="Move now: the computer plays the best it has found"),
            Button("speed", "", "clock", tip="How fast pieces move"))


def at_the_end(manner: Manner) -> Row:
    """Under the result."""
    if manner.counts:
        return (Button("next", "Next game", "next", "primary"),
                Button("home", "Table", "arrow-left", tip="Back to the tournament (Esc)"))
    return (Button("rematch", "Rematch", "restart", "primary"), Button("swap-sides", "Swap sides", "swap"),
            Button("home", "Menu", "home"))


def other_ways() -> Row:
    """In the prompt, where several actions fit the same clicks."""
    return (Button("turn-left", "Q", "rotate-left", tip="Another way (Q)"),
            Button("turn-right", "E", "rotate-right", tip="Another way (E)"))
