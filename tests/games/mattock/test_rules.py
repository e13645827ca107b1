"""Mattock's rules one by one: on drawn positions, at their smallest recorded cases, and counted through the tree."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from engine.core.events import Moved, PeopleSwapped, Placed, Removed, TurnEnded
from engine.core.hexes import distance
from engine.core.match import Match
from engine.games.mattock.game import MATTOCK
from engine.games.mattock.rules import writing as words
from engine.games.mattock.rules.board import board, each
from engine.games.mattock.rules.state import Position
from tests.games.mattock.drawn_positions import after, gone, position, refused
from tests.games.mattock.situations import Situation, situations

EXAMPLES: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "data" / "mattock_rule_examples.json").read_text(encoding="utf-8"))["smallest"]
HAND = """
   . . .
  . 1 o .
 . . . o .
  . . . 2
   . . .
"""


def reply(state: Position, hand: tuple[int, int], question: str) -> str:
    """What the real rules say to the question of a situation."""
    verb, *said = question.split()
    if verb == "lost":
        return "yes" if state.to_act is None else "no"
    if verb == "may":
        wanted, said = said[0] != "not", [word for word in said if word != "not"]
        turn = said[1] if said[0] == "mine" else f"{said[3]}/{said[1]}"
        assert said[0] == "mine" or not refused(state, said[3])
        return "yes" if (refused(state, turn) == "") == wanted else "no"
    now = after(state, said[-1])
    if verb == "hand":
        return " ".join(str(hand[seat - 1] + now.hand(seat) - state.hand(seat)) for seat in (1, 2))
    return " ".join(gone(state, now)) or "none"


@pytest.mark.parametrize("situation", situations(), ids=str)
def test_situation(situation: Situation) -> None:
    state = position(situation.drawing, situation.hand, situation.to_move)
    assert reply(state, situation.hand, situation.question) == situation.answer, situation.rule


@pytest.mark.parametrize("title", EXAMPLES)
def test_the_smallest_recorded_case(title: str) -> None:
    example = EXAMPLES[title]
    table = board(int(example["game"].split("-")[0]))
    bit = {table.axial[name]: b for name, b in table.bit.items()}
    tiles, red, blue = (sum(bit[q, r] for q, r, kind in example["board"] if kind in kinds)
                        for kinds in ((1, 2, 3), (1,), (2,)))
    state = Position(table, tiles, red, blue, to_move=example["to_play"])
    assert words.perft(state, 1) == example["n_legal"]
    assert min(state.hand(example["to_play"]), 1) == example["revive"]
    assert gone(state, after(state, example["alg"])) == sorted(table.name[bit[q, r]] for q, r in example["captured"])


@pytest.mark.parametrize(("size", "turns"), [(5, (36, 1314, 77400)), (7, (60, 3636, 350460))])
def test_perft(size: int, turns: tuple[int, ...]) -> None:
    state = Match(MATTOCK, {"size": size}).state
    assert tuple(words.perft(state, depth) for depth in (1, 2, 3)) == turns
    assert words.perft(state, 0) == 1


def test_perft_in_mid_turn_counts_its_rest_as_a_turn() -> None:
    match = Match(MATTOCK)
    match.play("mine i3")
    assert words.perft(match.state, 1) == 2 == len(match.state.actions())


def test_perft_with_a_swap_on_offer() -> None:
    match = Match(MATTOCK, {"swap": True})
    plain = Match(MATTOCK)
    for action in ("mine i3", "stay"):
        match.play(action)
        plain.play(action)
    assert words.perft(match.state, 1) == 2 * words.perft(plain.state, 1)


def test_a_miner_in_hand_is_put_on_the_new_tile_and_may_walk_on() -> None:
    state = position(HAND, (1, 0), 1)
    middle, events = state.after(MATTOCK.parse(state, "mine c3"))
    assert events == (Placed("tile", "c3"), Placed("miner", "c3", 1, "hand:1"))
    assert middle.hand(1) == 0 and middle.red.bit_count() == 2
    assert "move c3-d3" in map(str, middle.actions())


def test_only_one_miner_is_put_back_a_turn() -> None:
    assert after(position(HAND, (2, 0), 1), "c3").hand(1) == 1


def test_who_has_no_miner_in_hand_gets_an_empty_tile() -> None:
    state = position(HAND)
    _, events = state.after(MATTOCK.parse(state, "mine c3"))
    assert events == (Placed("tile", "c3"),)


def test_a_walk_is_told_cell_by_cell() -> None:
    middle = position(HAND).after(MATTOCK.parse(position(HAND), "mine c3"))[0]
    _, events = middle.after(MATTOCK.parse(middle, "move d2-c4"))
    moved = events[0]
    assert isinstance(moved, Moved) and (moved.path[0], moved.path[-1]) == ("d2", "c4")
    table = middle.board
    assert all(distance(table.axial[a], table.axial[b]) == 1 for a, b in pairwise(moved.path))
    assert len(moved.path) == 3 and events[-1] == TurnEnded(1)


def test_removal_is_told_at_the_end_of_the_turn() -> None:
    match = Match(MATTOCK, {"setup": "random", "miners": "e4 e6 a1/e5 i1 i5"})
    match.play(next(a for a in match.state.actions() if str(a) == "mine a2"))
    events = match.play("stay")
    assert [type(e) for e in events] == [Removed, TurnEnded] and events[0] == Removed("miner", "e5", 2, "hand:2")
    assert match.state.hand(2) == 1 and "e5=0" in words.dump(match.state)["tiles"]


class TestSwap:
    """The swap rule."""

    def opened(self, **options: Any) -> Match:
        """After the first turn of Red."""
        match = Match(MATTOCK, {"swap": True, **options})
        for action in ("mine i3", "stay"):
            match.play(action)
        return match

    def test_it_answers_the_first_turn_only(self) -> None:
        match = self.opened()
        assert "swap" in map(str, match.state.actions())
        match.play("mine a2")
        match.play("stay")
        assert "swap" not in map(str, match.state.actions())
        match.play("mine i4")
        match.play("stay")
        assert "swap" not in map(str, match.state.actions())

    def test_it_changes_people_and_not_the_seat_to_act(self) -> None:
        match = self.opened()
        assert match.play("swap") == (PeopleSwapped(1, 2),)
        assert match.to_act == 2 and "swap" not in map(str, match.state.actions()) and match.state.phase == "mine"
        assert match.states[-1].tiles == match.states[-2].tiles

    def test_in_freestyle_blue_opens_and_red_may_answer(self) -> None:
        match = Match(MATTOCK, {"swap": True, "setup": "freestyle", "size": 4})
        while match.state.phase == "place":
            match.play(next(iter(match.state.actions())))
        seen = []
        for _ in range(3):
            seen.append((match.to_act, "swap" in map(str, match.state.actions())))
            match.play(next(a for a in match.state.actions() if a.verb == "mine"))
            match.play("stay")
        assert seen == [(2, False), (1, True), (2, False)]


def test_full_boards_do_not_run_out() -> None:
    assert sum(1 for _ in each(board(5).board)) == 61 and sum(1 for _ in each(board(7).board)) == 127
