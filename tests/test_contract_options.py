"""What is offered before a game makes a difference, and what is said about it is true of the game that is played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from engine.core.errors import BadOption
from engine.core.game import Game
from engine.core.hexes import disc
from engine.core.match import Match
from engine.core.options import Option, Options
from engine.games import GAMES, game_named
from engine.games.matrix.rules.squares import tiles_up_to
from engine.games.phalanx.rules.start import IN_WORDS
from tests.playouts import choice

STEPS, SEEDS = 80, 3
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def values(option: Option) -> tuple[Any, ...]:
    """All that may be chosen."""
    return option.choices if option.kind == "choice" else (False, True)


def played(game: Game, options: Options, seed: int) -> Iterator[object]:
    """All that there is to see of a game played by lot: positions, what may be done, and the result."""
    match, rng = Match(game, options, seed), Random(seed)
    while match.to_act is not None and len(match.actions) < STEPS:
        yield game.dump(match.state), sorted(map(str, match.state.actions()))
        match.play(choice(match, rng))
    yield match.outcome


def differs(game: Game, one: Options, other: Options) -> bool:
    """Whether two games by the same lot ever differ."""
    return any(a != b for seed in range(SEEDS)
               for a, b in zip(played(game, one, seed), played(game, other, seed), strict=False))


def fitting(game: Game) -> Iterator[Options]:
    """Options that go together: each pair of values of any two options, all else as usual where that goes."""
    shown, seen = [option for option in game.options if option.shown], set()
    for one, two in product(shown, shown):
        for a, b in product(values(one), values(two)):
            try:
                found = game.checked_options({one.name: a, two.name: b})
            except BadOption:
                continue
            if (key := tuple(found.items())) not in seen:
                seen.add(key)
                yield found


def changed(game: Game, option: Option, options: Options) -> Iterator[Options]:
    """The same with other values of one option, as far as they go with the rest."""
    for value in values(option):
        other = {**options, option.name: value}
        try:
            game.checked_options(other)
        except BadOption:
            continue
        if value != options[option.name]:
            yield other


@every_game
def test_what_is_offered_makes_a_difference_and_nothing_else_does(game: Game) -> None:
    """Shown beside each kind of start: an option either changes what is played, or stays out of sight."""
    for option in (option for option in game.options if option.shown):
        told = {}
        for options in fitting(game):
            for other in changed(game, option, options):
                where = option.needs and options[option.needs[0]], option.matters(options), other[option.name]
                if where not in told:
                    told[where] = differs(game, options, other)
                    assert told[where] == option.matters(options), (option.name, options, other)


@every_game
def test_no_option_is_out_of_sight_beside_the_usual_ones_for_ever(game: Game) -> None:
    for option in (option for option in game.options if option.shown):
        assert any(option.matters(options) for options in fitting(game))


@every_game
def test_every_option_has_a_short_true_sentence_beside_all_others(game: Game) -> None:
    for options in fitting(game):
        for option in (option for option in game.options if option.shown and option.matters(options)):
            hint = option.hint({name: value for name, value in options.items() if game_shows(game, name)})
            assert hint.endswith(".") and len(hint) <= 90
            TRUE.get((game.name, option.name), nothing_claimed)(hint, options)


def game_shows(game: Game, name: str) -> bool:
    """Whether people choose it."""
    return any(option.shown for option in game.options if option.name == name)


def numbers(text: str) -> list[int]:
    """The numbers in a sentence."""
    return [int(number) for number in re.findall(r"\b\d+\b", text)]


def nothing_claimed(hint: str, options: Options) -> None:
    """A sentence about what the rule is; numbers would need a check."""
    assert set(numbers(hint)) <= {2}


def mattock_size(hint: str, options: Options) -> None:
    state = start("mattock", options)
    assert hint.startswith(f"hex{state.board.size}:")
    assert numbers(hint) == [state.board.board.bit_count(), state.board.miners]


def mattock_setup(hint: str, options: Options) -> None:
    match = Match(game_named("mattock"), options, 2)
    assert ("You place" in hint) == (match.state.phase == "place") and ("lot" in hint) == bool(match.options["miners"])
    while match.state.phase == "place":
        match.play(match.state.actions()[0])
    assert f"{('Red', 'Blue')[(match.to_act or 0) - 1]}" in hint.split(".")[-2]


def mattock_swap(hint: str, options: Options) -> None:
    match = Match(game_named("mattock"), {**options, "swap": True}, 2)
    while match.state.phase == "place":
        match.play(match.state.actions()[0])
    first, second = (("Red", "Blue") if match.to_act == 1 else ("Blue", "Red"))
    match.play(match.state.actions()[0])
    match.play("stay")
    assert hint == f"After {first}'s first turn, {second} may take over {first}'s side." and match.state.may_swap()


def phalanx_segments(hint: str, options: Options) -> None:
    match = Match(game_named("phalanx"), options)
    while match.state.phase == "lay":
        match.play(match.state.actions()[0])
    advice = {2: [4], 3: [4], 4: [3], 5: [3], 6: [2, 3]}[int(options["players"])]  # the author's
    assert numbers(hint) == [match.state.board.mask.bit_count(), *advice] and IN_WORDS[int(options["players"])] in hint


def phalanx_board(hint: str, options: Options) -> None:
    state = start("phalanx", options)
    assert ("lay the board" in hint) == (state.phase == "lay") and ("For two" in hint) == (state.phase == "stone")
    assert numbers(hint) == ([state.board.mask.bit_count()] if "One board" in hint else [])
    if "one stone each" in hint:
        assert all(side.bit_count() == 1 for side in state.sides[1:])
    assert ("may not move" in hint) <= state.terms.grow_or_move


def phalanx_base(hint: str, options: Options) -> None:
    state = start("phalanx", options)
    assert numbers(hint) == [state.board.mask.bit_count(), state.board.side] and state.board.side == options["base"]
    assert len(disc(state.board.side - 1)) == state.board.mask.bit_count()


def matrix_players(hint: str, options: Options) -> None:
    match = Match(game_named("matrix"), options)
    while match.state.opening:
        match.play(match.roll())
    assert numbers(hint) == [sum(map(len, match.state.hands))]


def matrix_set(hint: str, options: Options) -> None:
    match, seats = Match(game_named("matrix"), options), int(options["players"])
    assert numbers(hint)[0] == match.state.stock == len(tiles_up_to(int(options["set"])))
    advice = {2: {6, 9}, 3: {9}, 4: {9}, 5: {12}, 6: {12}}[seats]  # the author's
    assert {int(n) for n in re.findall(r"ouble-(\d+)", hint)} == advice and IN_WORDS[seats] in hint


def matrix_refill(hint: str, options: Options) -> None:
    assert ("fairer" in hint) == (int(options["players"]) > 2)


def start(name: str, options: Options) -> Any:
    """The first position."""
    return Match(game_named(name), options, 2).state


TRUE: dict[tuple[str, str], Any] = {
    ("mattock", "size"): mattock_size, ("mattock", "setup"): mattock_setup, ("mattock", "swap"): mattock_swap,
    ("phalanx", "segments"): phalanx_segments, ("phalanx", "board"): phalanx_board, ("phalanx", "base"): phalanx_base,
    ("matrix", "players"): matrix_players, ("matrix", "set"): matrix_set, ("matrix", "refill"): matrix_refill}
