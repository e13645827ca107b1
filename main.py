"""The program's door: reads the command line and hands over to the engine or to the window."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from dataclasses import dataclass

VERSION = "0.1.0"


@dataclass(frozen=True)
class Command:
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


COMMANDS: tuple[Command, ...] = (
    Command("engine", "play without a window: JSON lines for other programs", no_arguments, run_engine),
)


def parser_of(commands: Sequence[Command]) -> ArgumentParser:
    """The command line of these commands; the one chosen stands in `command`."""
    parser = ArgumentParser("stonework", description="One table for three abstract games.")
    parser.add_argument("--version", action="version", version=f"stonework {VERSION}")
    choices = parser.add_subparsers(metavar="COMMAND")
    for command in commands:
        one = choices.add_parser(command.name, help=command.help, description=command.help.capitalize() + ".")
        command.arguments(one)
        one.set_defaults(command=command)
    parser.set_defaults(command=None)
    return parser


def main(words: Sequence[str] | None = None) -> int:
    """Runs the program and returns its exit status; `words` are the arguments, by default the command line's."""
    parser = parser_of(COMMANDS)
    asked = parser.parse_args(words)
    if asked.command is None:
        parser.print_help()
        return 0
    status: int = asked.command.run(asked)
    return status


if __name__ == "__main__":
    sys.exit(main())
