"""The program's door: reads the command line and hands over to the engine or to the window."""

from __future__ import annotations

import re
import sys
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import NoReturn

LONGEST_LOOK = 3600  # seconds into an animation
LONGEST_SAID = 200  # letters of a complaint: it may repeat what was typed
INTERRUPTED = 130  # the usual exit status of a program that Ctrl+C ends


@dataclass(frozen=True)
class Subcommand:
    """One thing that the program can be asked to do: its name, a line of help, its arguments, and what it runs.

    `run` returns the exit status. It imports what it needs itself, so that no command loads another's room.
    """

    name: str
    help: str
    arguments: Callable[[ArgumentParser], None]
    run: Callable[[Namespace], int]


def no_arguments(parser: ArgumentParser) -> None:
    """The command takes none."""


def run_engine(asked: Namespace) -> int:
    """Speaks JSON lines on standard input and output until `quit` or the end of the input."""
    from engine.lines.wire import serve

    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except KeyboardInterrupt:
        return 130
    return 0


def play_arguments(parser: ArgumentParser) -> None:
    """Which game, who sits where, which options."""
    parser.add_argument("game", help="the game's name, such as mattock")
    parser.add_argument("--seats", help="who plays, such as human,computer:3 (level 3)")
    game_arguments(parser)


def watch_arguments(parser: ArgumentParser) -> None:
    """Which game, at which levels."""
    parser.add_argument("game", help="the game's name, such as mattock")
    parser.add_argument("--levels", default="3", help="levels of the computers, such as 2,3")
    game_arguments(parser)


def seed(text: str) -> int:
    """A seed as records keep it. Raises ArgumentTypeError."""
    if not re.fullmatch(r"-?[0-9]{1,20}", text) or abs(int(text)) >= 2**64:
        raise ArgumentTypeError(f"{text[:30]!r} is no whole number of at most 19 digits")
    return int(text)


def moment(text: str) -> float:
    """Seconds into an animation. Raises ArgumentTypeError."""
    with suppress(ValueError):
        if 0 <= float(text) <= LONGEST_LOOK:
            return float(text)
    raise ArgumentTypeError(f"{text[:30]!r} is no number of seconds from 0 to {LONGEST_LOOK}")


def game_arguments(parser: ArgumentParser) -> None:
    """Options of a game and the seed of its chance."""
    parser.add_argument("--size", help="size of the board, such as 5")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="any other option")
    parser.add_argument("--seed", type=seed, help="fixes set-up, draws and, without --seconds, the computers")


def shot_arguments(parser: ArgumentParser) -> None:
    """What is to be seen, and where the picture goes."""
    parser.add_argument("what", help="menu, setup, rules, settings, saved, results, tournament, play, or a file")
    parser.add_argument("out", help="the picture to write, a PNG")
    parser.add_argument("--at", type=int, help="how many actions of the game have been played")
    parser.add_argument("--t", type=moment, help="seconds into the animation of the last of them")
    parser.add_argument("--seat", type=int, help="the seat through whose eyes it is seen")


def run_menu(asked: Namespace) -> int:
    """Opens the window with the menu."""
    need_pygame_ce()
    from scenes.start import open_menu

    return open_menu(asked)


def run_play(asked: Namespace) -> int:
    """Opens the window with a game."""
    need_pygame_ce()
    from scenes.start import open_game

    return open_game(asked)


def run_shot(asked: Namespace) -> int:
    """Writes a picture without a window."""
    import os

    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    need_pygame_ce()
    from scenes.start import take_picture

    return take_picture(asked)


def need_pygame_ce() -> None:
    """Raises BadOption under the original pygame, which lacks what the client needs, or without any."""
    import os

    from engine.core.errors import BadOption

    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        import pygame
    except ImportError:
        raise BadOption("Stonework needs pygame-ce; install it with: pip install pygame-ce") from None
    if not getattr(pygame, "IS_CE", False):
        raise BadOption("This is the original pygame; Stonework needs pygame-ce: pip uninstall pygame, "
                        "then pip install pygame-ce.")


COMMANDS: tuple[Subcommand, ...] = (
    Subcommand("play", "play a game at once", play_arguments, run_play),
    Subcommand("watch", "watch computers play each other", watch_arguments, run_play),
    Subcommand("shot", "write a picture of a scene or of a moment of a game", shot_arguments, run_shot),
    Subcommand("engine", "play without a window: JSON lines for other programs", no_arguments, run_engine),
)


class OneSentence(ArgumentParser):
    """A parser that answers bad arguments with one sentence and status 2."""

    def error(self, message: str) -> NoReturn:
        """Says what is wrong and how to get help."""
        if len(message) > LONGEST_SAID:
            message = f"{message[:LONGEST_SAID]}..."
        self.exit(2, f"stonework: {message[:1].upper()}{message[1:]}; see {self.prog} --help.\n")


def setting_arguments(parser: ArgumentParser) -> None:
    """Settings for this run; they win over the user's and over config.toml."""
    parser.add_argument("--window", default=SUPPRESS, metavar="WxH", help="size of the window, such as 1366x768")
    parser.add_argument("--full-screen", action="store_true", default=SUPPRESS, help="fill the screen")
    parser.add_argument("--fps", default=SUPPRESS, type=int, help="frames a second at most")
    parser.add_argument("--volume", default=SUPPRESS, type=float, help="loudness, 0 to 1")
    parser.add_argument("--muted", action="store_true", default=SUPPRESS, help="no sound")
    parser.add_argument("--animation", default=SUPPRESS, help="slow, normal, fast or off")
    parser.add_argument("--seconds", default=SUPPRESS, type=float, help="how long a computer thinks about a turn")
    parser.add_argument("--text", default=SUPPRESS, type=float, help="size of the text, 0.8 to 2")
    parser.add_argument("--palette", default=SUPPRESS, help="standard, protanopia, deuteranopia..., high-contrast")
    parser.add_argument("--home", default=SUPPRESS, help="folder for games and settings")


def parser_of(commands: Sequence[Subcommand]) -> ArgumentParser:
    """The command line of these commands; the one chosen stands in `command`."""
    from engine import VERSION

    parser = OneSentence("stonework", description="One table for three abstract games. Without a command: the menu.")
    setting_arguments(parser)
    parser.add_argument("--version", action="version", version=f"stonework {VERSION}")
    choices = parser.add_subparsers(metavar="COMMAND")
    for command in commands:
        one = choices.add_parser(command.name, help=command.help, description=command.help.capitalize() + ".")
        command.arguments(one)
        if command.name != "engine":
            setting_arguments(one)
        one.set_defaults(command=command)
    parser.set_defaults(command=None)
    return parser


def main(words: Sequence[str] | None = None) -> int:
    """Runs the program and returns its exit status; `words` are the arguments, by default the command line's."""
    asked = parser_of(COMMANDS).parse_args(words)
    from engine.core.errors import StoneworkError

    try:
        run: Callable[[Namespace], int] = asked.command.run if asked.command else run_menu
        return run(asked)
    except StoneworkError as error:
        print(f"stonework: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:  # nothing is lost: games are kept action by action
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
