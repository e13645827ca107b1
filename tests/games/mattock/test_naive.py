"""Holds the plain second Mattock against recorded games, published examples and the drawn situations."""

import gzip
import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games.mattock import naive
from tests.games.mattock.drawn import read
from tests.games.mattock.naive import Cell, Move, Position, name, parse
from tests.games.mattock.situations import Situation, situations

DATA = Path(__file__).parents[2] / "data"
EXAMPLES: dict[str, Any] = json.loads((DATA / "mattock_rule_examples.json").read_text(encoding="utf-8"))["smallest"]
SAMPLE = (0, 5, 20, 36, 38, 41, 43, 48, 50, 53, 54, 55)
COUNT_EVERY = 1


def games() -> Iterator[dict[str, Any]]:
    """The recorded games, one after another."""
    with gzip.open(DATA / "mattock.jsonl.gz", "rt", encoding="utf-8") as lines:
        yield from map(json.loads, lines)


def start_of(options: dict[str, Any]) -> Position:
    """The first position of a recorded game."""
    size = int(options["size"])
    if options["setup"] == "fixed":
        return naive.fixed(size)
    if options["setup"] == "freestyle":
        return naive.freestyle_start(size)
    ones, twos = ({parse(word, size) for word in side.split()} for side in options["miners"].split("/"))
    return naive.standing(size, ones, twos)


def names(found: list[Cell], size: int) -> list[str]:
    """The cells by name, sorted as words, which is how the records have them."""
    return sorted(name(cell, size) for cell in found)


def turn_of(text: str, size: int) -> tuple[Cell, Move | None]:
    """A turn read from its full-turn form, `e5` or `e5/d4-c3`."""
    mined, _, move = text.partition("/")
    if not move:
        return parse(mined, size), None
    start, end = (parse(word, size) for word in move.split("-"))
    return parse(mined, size), (start, end)


def emptied(before: Position, after: Position, player: int) -> list[Cell]:
    """The cells that lost an enemy miner of the player."""
    return [cell for cell, kind in before.tiles.items() if kind == 3 - player and after.tiles[cell] == 0]


def follow(pos: Position, step: dict[str, Any], count: bool) -> Position:
    """Compares one recorded step with the position and takes it; the turns are counted only if asked."""
    size = pos.size
    assert pos.to_move == step["to_act"]
    assert sorted(f"{name(cell, size)}={kind}" for cell, kind in pos.tiles.items()) == step["tiles"]
    if "places" in step:
        assert names(naive.places(pos), size) == step["places"]
        return naive.place(pos, parse(step["alg"], size))
    assert names(naive.mines(pos), size) == step["mines"]
    if count:
        assert len(naive.turns(pos)) == step["turns"]
    after = naive.turn(pos, *turn_of(step["alg"], size))
    assert names(emptied(pos, after, pos.to_move), size) == sorted(step["captured"])
    return after


def replay(game: dict[str, Any], every: int) -> int:
    """Plays a recorded game through, counting the turns at every so many steps; returns the number of steps."""
    pos = start_of(game["options"])
    for number, step in enumerate(game["steps"]):
        pos = follow(pos, step, number % every == 0)
    assert naive.lost(pos)
    assert game["winner"] == 3 - pos.to_move
    return len(game["steps"])


def test_recorded_games() -> None:
    played = [replay(game, COUNT_EVERY) for number, game in enumerate(games()) if number in SAMPLE]
    assert len(played) == len(SAMPLE)


def test_perft_of_the_small_board() -> None:
    assert [naive.perft(naive.fixed(5), depth) for depth in (1, 2)] == [36, 1314]


@pytest.mark.parametrize("size", [4, 5, 6, 7, 8])
def test_names_come_back(size: int) -> None:
    board = naive.cells(size)
    assert len(board) == 3 * size * (size - 1) + 1
    assert [parse(name(cell, size), size) for cell in board] == board


def example_position(example: dict[str, Any]) -> Position:
    """The position of a published example: there 3 is an empty tile, and who is not on the board is in hand."""
    size = int(example["game"].split("-")[0])
    tiles = {(q, r): kind % 3 for q, r, kind in example["board"]}
    kinds = list(tiles.values())
    side = naive.MINERS_A_SIDE[size]
    return Position(size, tiles, (side - kinds.count(1), side - kinds.count(2)), example["to_play"])


@pytest.mark.parametrize("title", EXAMPLES)
def test_example(title: str) -> None:
    example = EXAMPLES[title]
    pos = example_position(example)
    assert len(naive.turns(pos)) == example["n_legal"]
    assert min(pos.hand[pos.to_move - 1], 1) == example["revive"]
    after = naive.turn(pos, *turn_of(example["alg"], pos.size))
    assert sorted(emptied(pos, after, pos.to_move)) == sorted((q, r) for q, r in example["captured"])


def may_move(pos: Position, words: list[str]) -> bool:
    """Whether the move A-B is open after mining X, from the words `A-B after X`; X itself must be legal."""
    mined, move = turn_of(f"{words[2]}/{words[0]}", pos.size)
    assert mined in naive.mines(pos)
    return move in naive.moves(pos, mined)


def reply(pos: Position, question: str) -> str:
    """What the naive rules say to the question of a situation."""
    verb, *words = question.split()
    if verb == "lost":
        return "yes" if naive.lost(pos) else "no"
    if verb == "may":
        wanted, words = words[0] != "not", [word for word in words if word != "not"]
        true = parse(words[1], pos.size) in naive.mines(pos) if words[0] == "mine" else may_move(pos, words[1:])
        return "yes" if true == wanted else "no"
    after = naive.turn(pos, *turn_of(words[-1], pos.size))
    if verb == "hand":
        return " ".join(map(str, after.hand))
    return " ".join(names(emptied(pos, after, pos.to_move), pos.size)) or "none"


@pytest.mark.parametrize("situation", situations(), ids=str)
def test_situation(situation: Situation) -> None:
    size, tiles = read(situation.drawing)
    pos = Position(size, tiles, situation.hand, situation.to_move)
    assert reply(pos, situation.question) == situation.answer, situation.rule


def test_situations_are_many_and_differ() -> None:
    found = situations()
    assert len({each.name for each in found}) >= 15
    assert all(one != two for one, two in itertools.combinations(found, 2))
