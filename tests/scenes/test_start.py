"""From the command line to the first scene: who wins over whom among settings, seats and options read from words."""

from __future__ import annotations

import json
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import main
from engine.core.errors import BadOption, BadSettings, StoneworkError
from engine.games import GAMES
from scenes import start
from scenes.preferences import Settings
from scenes.settings_file import from_config, user_settings


def asked(*words: str) -> object:
    """The command line, read."""
    return main.parser_of(main.COMMANDS).parse_args(words)


def test_the_command_line_wins_over_the_user_who_wins_over_the_file(tmp_path: Path) -> None:
    config = tmp_path / "config.toml"
    config.write_text('[table]\nanimation = "slow"\nseconds = 2.0\ntext = 1.5\n', encoding="utf-8")
    under, note = from_config(config, Settings())
    (tmp_path / "settings.json").write_text(json.dumps({"seconds": 3.0, "text": 0.9}), encoding="utf-8")
    mine, _ = user_settings(under, tmp_path)
    _, told, _ = start.read_settings(asked("--text", "1.2"))
    final = mine.having(told)
    assert (final.animation, final.seconds, final.text, final.volume, note) == ("slow", 3.0, 1.2, Settings().volume, "")


@pytest.mark.parametrize("text", ["", "[table", "x = ", "[table]\nanimation = 3", "[a]\nb = 1", "\0"])
def test_a_damaged_config_is_one_sentence(tmp_path: Path, text: str) -> None:
    config = tmp_path / "config.toml"
    config.write_text(text, encoding="utf-8")
    settings, note = from_config(config, Settings())
    assert settings == Settings() and (note.startswith("config.toml, line ") or not text)


def test_the_shipped_config_says_what_is_built_in() -> None:
    assert from_config(start.CONFIG, Settings()) == (Settings(), "")


@pytest.mark.parametrize("words", ["human", "human,robot:2", "human,computer:9", "human,computer:x", ",", "human," * 3])
def test_seats_that_cannot_be(words: str) -> None:
    with pytest.raises(BadOption):
        start.read_seats(words, 2)


def test_seats() -> None:
    people = start.read_seats("human,computer:3", 2)
    assert [(p.name, p.kind, p.level) for p in people] == [("You", "human", 0), ("Computer", "computer", 3)]
    assert [p.level for p in start.watchers("2,3", 4)] == [2, 3, 3, 3]


@pytest.mark.parametrize("size", ["1366", "0x", "axb", "1366x768x2", "10x10"])
def test_windows_that_cannot_be(size: str) -> None:
    with pytest.raises(BadSettings):
        start.read_settings(asked("--window", size))


@pytest.mark.parametrize("words", [
    ("play", "go"), ("play", "mattock", "--size", "3"), ("play", "mattock", "--seats", "human"), ("--fps", "x"),
    ("paint",), ("shot", "nowhere.json", "out.png"), ("watch", "mattock", "--levels", "1,2,3"), ("--window", "big"),
    ("play", "mattock", "--option", "size"), ("--text", "9"), ("--window", "²x²"), ("play", "mattock", "--seed", "²"),
    ("play", "mattock", "--seats", "human,computer:²"), ("watch", "mattock", "--levels", "²"), ("--seconds", "nan"),
    ("watch", "mattock", "--levels", "9" * 5000), ("play", "mattock", "--seats", f"human,computer:{'1' * 5000}"),
    ("play", "mattock", "--seed", "9" * 5000), ("play", "mattock", "--seed", str(2**64)), ("--fps", "9" * 5000),
    ("play", "mattock", "--size", "²"), ("shot", "menu", "x.png", "--t", "nan"), ("shot", "menu", "x.png", "--t", "-1"),
    ("shot", "menu", "x.png", "--at", "²"), ("--volume", "inf"), ("--text", "²"),
])
def test_bad_arguments_are_one_sentence(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    try:
        status = main.main(words)
    except SystemExit as end:
        status = int(str(end.code))
    told = capsys.readouterr().err
    assert status == 2 and told.startswith("stonework: ") and told.count("\n") == 1 and "Traceback" not in told
    assert len(told) < 400


@given(st.text(alphabet="²٣½Ⅷ一0123456789xX:,_+-. ", max_size=12))
def test_numbers_in_any_writing_are_read_or_refused(text: str) -> None:
    readers: tuple[Callable[[], object], ...] = (
        lambda: start.read_size(text), lambda: start.read_seats(f"human,computer:{text}", 2),
        lambda: start.watchers(text, 3), lambda: main.seed(text), lambda: main.moment(text),
        lambda: start.read_options(GAMES[0], Namespace(size=text, option=[f"size={text}"])))
    for reader in readers:
        with suppress(StoneworkError, ArgumentTypeError):
            reader()
