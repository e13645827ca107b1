"""Every key and what it asks for, in the order of the card that shows them: the one table of the program's keys."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from pygame.event import Event

from scenes.kit.keyboard import stroke

Keys = tuple[tuple[str, str], ...]  # pairs of a stroke, as the keyboard names it, and the command it asks for
DIGITS: Keys = tuple((str(n), f"take.{n}") for n in range(1, 10))


@dataclass(frozen=True)
class Line:
    """A line of the card: caps for what is no single key, the keys, what they do; and other names of the same."""

    meaning: str
    keys: Keys = ()
    caps: tuple[str, ...] = ()
    also: Keys = ()


CARD: tuple[Line, ...] = (
    Line("pick, or carry a piece", caps=("Click", "Drag")),
    Line("let go, step out", (("Esc", "cancel"),), ("Right click",)),
    Line("look nearer, further", (("+", "look.nearer"), ("-", "look.further")), ("Wheel",),
         (("Ctrl +", "look.nearer"), ("Ctrl -", "look.further"))),
    Line("move the board", caps=("Drag ground",)),
    Line("see all of the board", (("0", "fit"),), also=(("Ctrl 0", "fit"),)),
    Line("other ways to do it", (("Q", "turn-left"), ("E", "turn-right"))),
    Line("pick a tile in hand", caps=("1 ... 9",), also=DIGITS),
    Line("move the cursor", caps=("Arrows",),
         also=(("Left", "cursor.left"), ("Right", "cursor.right"), ("Up", "cursor.up"), ("Down", "cursor.down"))),
    Line("pick at the cursor", (("Enter", "pick"),)),
    Line("skip, or pause a demo", (("Space", "pause"),)),
    Line("a turn back, a turn on", (("PgUp", "turn.back"), ("PgDn", "turn.on"))),
    Line("first and last position", (("Home", "to.first"), ("End", "to.last"))),
    Line("a hint, again: the whole turn", (("H", "advice.hint"),)),
    Line("the turns to be expected", (("B", "advice.line"),)),
    Line("undo, redo", (("Ctrl Z", "undo"), ("Ctrl Y", "redo")), also=(("Ctrl Shift Z", "redo"),)),
    Line("copy, paste the turns", (("Ctrl C", "menu.copy"), ("Ctrl V", "menu.paste"))),
    Line("take back one step", (("Backspace", "step-back"),)),
    Line("replay the last turn", (("R", "replay"),)),
    Line("cover the hands", (("F2", "cover"), ("C", "cover"))),
    Line("hold to peek", (("P", "peek"),)),
    Line("go to the buttons", caps=("Tab",)),
    Line("these rules", (("F1", "rules"), ("?", "rules")), also=(("Ctrl I", "rules"),)),
    Line("full screen", (("F11", "screen"), ("Alt Enter", "screen"))),
    Line("sound on or off", (("M", "sound"),)),
)
COMMANDS: Mapping[str, str] = MappingProxyType(dict(pair for line in CARD for pair in (*line.keys, *line.also)))


def asked(event: Event, typing: bool = False) -> str:
    """The command that a key asks for, empty for none; while somebody types, single signs ask for nothing."""
    name = stroke(event)
    return "" if typing and len(name) == 1 else COMMANDS.get(name, "")


def caps_of(line: Line, mac: bool) -> tuple[str, ...]:
    """What is written on the caps of a line, as the keys are called on this system."""
    names = tuple(name for name, _ in line.keys)
    if mac:
        names = tuple(n.replace("Ctrl", "Cmd").replace("Alt", "Option").replace("Backspace", "Delete") for n in names)
    return line.caps + names
