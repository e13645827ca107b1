"""Game options: defaults, wrong names and values, and what the protocol shows of them."""

from typing import Any

import pytest

from engine.core.errors import BadOption
from engine.core.options import Option, checked
from engine.games import GAMES

OPTIONS = (
    Option("size", "Board", "choice", 5, (4, 5)), Option("swap", "Swap", "flag", False),
    Option("miners", "Miners", "text", "", shown=False),
    Option("setup", "Set-up", "choice", "fixed", ("fixed", "free")))


def test_defaults_are_filled_in_and_given_ones_kept() -> None:
    assert checked(OPTIONS, {"swap": True}) == {"size": 5, "swap": True, "miners": "", "setup": "fixed"}


@pytest.mark.parametrize("given", [
    {"size": 6}, {"size": "5"}, {"size": True}, {"size": None}, {"size": [5]}, {"size": 10**4000}, {"swap": 1},
    {"swap": "yes"}, {"swap": None}, {"miners": 5}, {"miners": "x" * 501}, {"setup": "Fixed"}, {"setup": {}},
    {"setup": [[[]]] * 99}, {"sise": 5}, {"": 1}, {"x" * 10**5: 1}, {"size": float("nan")}], ids=lambda g: str(g)[:30])
def test_wrong_options_have_a_sentence(given: dict[str, Any]) -> None:
    with pytest.raises(BadOption) as told:
        checked(OPTIONS, given)
    assert str(told.value).endswith(".") and len(str(told.value)) < 160


def test_a_number_keeps_the_type_of_its_choice() -> None:
    assert checked(OPTIONS, {"size": 5.0})["size"] is OPTIONS[0].choices[1]


def test_what_the_protocol_shows() -> None:
    assert OPTIONS[0].describe() == {"type": "choice", "default": 5, "choices": [4, 5]}
    assert OPTIONS[2].describe() == {"type": "text", "default": ""}


DEFAULTS = {game.name: game.checked_options({}) for game in GAMES}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_option_on_the_shelf_is_fit_to_be_shown(game: Any) -> None:
    for option in game.options:
        assert option.read(option.default) == option.default and option.label
        assert option.kind in ("choice", "flag", "text") and bool(option.choices) == (option.kind == "choice")
        assert len(option.words) in (0, len(option.choices)) and (option.hint(DEFAULTS[game.name]) or not option.shown)
