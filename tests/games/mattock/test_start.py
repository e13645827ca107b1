"""How a game of Mattock may begin, and every option that it must not."""

from typing import Any

import pytest

from engine.core.errors import BadAction, BadOption, IllegalAction
from engine.core.match import Match
from engine.games.mattock.game import MATTOCK
from engine.games.mattock.rules import writing as words
from engine.games.mattock.rules.bits import around
from engine.games.mattock.rules.board import MINERS, SIZES, board, each
from engine.games.mattock.rules.start import half_turn

BAD: tuple[dict[str, Any], ...] = (
    {"size": 3}, {"size": 9}, {"size": 4}, {"size": 6}, {"size": 8}, {"size": "5"}, {"size": 8, "setup": "fixed"},
    {"setup": "own"}, {"setup": 1}, {"swap": 1}, {"miners": 5}, {"players": 2}, {"miners": "h4 c6 d2/g2 f7 b3"},
    {"setup": "freestyle", "miners": "h4 c6 d2/g2 f7 b3"}, *({"setup": "random", "miners": miners} for miners in (
        "h4 c6 d2", "h4 c6 d2/g2 f7", "h4 c6/g2 f7", "h4 c6 d2/g2 f7 b3/e5", "h4 h4 d2/g2 f7 b3", "h4 c6 d2/h4 f7 b3",
        "h4 c6 z9/g2 f7 b3", "h4 c6 d2/g2 f7 B3", "/", " ", "h4 c6 d2 e5/g2 f7 b3 e6", "é/ü", "h4;c6;d2/g2;f7;b3")))
GOOD: tuple[tuple[dict[str, Any], int, int], ...] = (
    ({}, 5, 1), ({"size": 7}, 7, 1), *(({"size": n, "setup": "random"}, n, 1) for n in SIZES),
    *(({"size": n, "setup": "freestyle"}, n, 1) for n in SIZES),
    ({"setup": "random", "miners": "d4 f7 i1/a5 d2 f5"}, 5, 1),
    ({"setup": "random", "miners": "d4, f7,i1 / a5 d2  f5"}, 5, 1),
    ({"setup": "random", "miners": "e4 e5 e6/d4 d5 d6"}, 5, 1))


@pytest.mark.parametrize("options", BAD, ids=str)
def test_bad_options(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption) as told:
        Match(MATTOCK, options)
    assert str(told.value).endswith(".") and len(str(told.value)) < 160


@pytest.mark.parametrize(("options", "size", "first"), GOOD, ids=str)
def test_good_options(options: dict[str, Any], size: int, first: int) -> None:
    match = Match(MATTOCK, options)
    assert match.state.board.size == size and match.to_act == first
    assert list(match.state.actions())


def test_fixed_set_ups_look_the_same_from_both_sides() -> None:
    for size in (5, 7):
        state = Match(MATTOCK, {"size": size}).state
        assert state.red.bit_count() == state.blue.bit_count() == MINERS[size]
        assert sum(half_turn(state.board, b) for b in each(state.red)) == state.blue


def test_own_miners_stand_where_they_are_told() -> None:
    told = words.dump(Match(MATTOCK, {"setup": "random", "miners": "d4 f7 i1/a5 d2 f5"}).state)
    assert told["tiles"] == ["a5=2", "d2=2", "d4=1", "f5=2", "f7=1", "i1=1"] and told["hand"] == [0, 0]


@pytest.mark.parametrize("size", SIZES)
def test_random_set_ups_are_fair_and_apart(size: int) -> None:
    for seed in range(25):
        state = Match(MATTOCK, {"size": size, "setup": "random"}, seed).state
        assert state.tiles.bit_count() == 2 * MINERS[size] and not around(state.board, state.tiles) & state.tiles
        assert sum(half_turn(state.board, b) for b in each(state.red)) == state.blue


@pytest.mark.parametrize("size", SIZES)
def test_freestyle_ends_with_all_placed_and_blue_to_dig(size: int) -> None:
    match = Match(MATTOCK, {"size": size, "setup": "freestyle"})
    seats = []
    while match.state.phase == "place":
        seats.append(match.to_act)
        match.play(list(match.state.actions())[-1 if len(seats) % 2 else 0])
    assert seats == [1, 2] * MINERS[size] and match.to_act == 2 and match.state.hand(1) == match.state.hand(2) == 0


def test_freestyle_keeps_its_distance() -> None:
    match = Match(MATTOCK, {"setup": "freestyle"})
    match.play("place e5")
    for cell, rule in (("e5", "taken"), ("e6", "next-to-tile"), ("d4", "next-to-tile")):
        with pytest.raises(IllegalAction) as told:
            match.play(f"place {cell}")
        assert told.value.rule == rule and told.value.cells == ("e5",)
    with pytest.raises(IllegalAction):
        match.play("mine e7")


class TestForeignLists:
    """Move lists from elsewhere."""

    PLACED = ("c6", "g2", "h4", "f7", "d2", "b3")

    def start(self, **options: Any) -> Any:
        """A first position."""
        return Match(MATTOCK, options).state

    def test_a_pass_after_the_placing_means_nothing(self) -> None:
        start = self.start(setup="freestyle")
        plain = words.read_game(start, [*self.PLACED, "f6/f7-f6"])
        assert words.read_game(start, [*self.PLACED, "pass", "F6/F7-F6"]) == plain
        assert list(map(str, plain[-2:])) == ["mine f6", "move f7-f6"]

    @pytest.mark.parametrize("turns", [["pass"], ["i3", "pass"], ["i3", "f6", "pass"]])
    def test_elsewhere_nobody_passes(self, turns: list[str]) -> None:
        with pytest.raises(BadAction):
            words.read_game(self.start(), turns)

    def test_nor_once_the_digging_has_begun(self) -> None:
        with pytest.raises(BadAction):
            words.read_game(self.start(setup="freestyle"), [*self.PLACED, "f6", "pass"])

    @pytest.mark.parametrize("word", ["swap", "pie"])
    def test_a_swap_by_either_name(self, word: str) -> None:
        actions = words.read_game(self.start(swap=True), ["i3", word, "a2"])
        assert list(map(str, actions)) == ["mine i3", "stay", "swap", "mine a2", "stay"]

    @pytest.mark.parametrize(("turn", "error"), [
        ("e5", IllegalAction), ("i3/h4-h5", IllegalAction), ("i3/", None), ("i3/h4", BadAction), ("x", BadAction),
        ("", BadAction), ("i3/h4-i3-h4", BadAction), ("swap", IllegalAction), ("i3 i4", BadAction), ("/", BadAction)])
    def test_wrong_turns_are_refused(self, turn: str, error: type[Exception] | None) -> None:
        if error is None:
            assert words.read_game(self.start(), [turn])
            return
        with pytest.raises(error):
            words.read_game(self.start(), [turn])


def test_names_are_the_other_sites() -> None:
    table = board(5)
    places = [table.axial[name] for name in ("e5", "a1", "e1", "i1", "i5")]
    assert places == [(0, 0), (-4, 4), (-4, 0), (0, -4), (4, -4)]
