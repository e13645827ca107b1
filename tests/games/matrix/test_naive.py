"""Holds the table and its points against the plain second implementation, over random layouts."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from engine.games.matrix.rules.joins import joins_of
from engine.games.matrix.rules.scoring import points
from engine.games.matrix.rules.squares import Laid, at, square, tiles_up_to
from engine.games.matrix.rules.table import Tableau
from tests.games.matrix import naive
from tests.games.matrix.naive import Layout

WAYS = "ENWS"


def numbers(tile: int) -> tuple[int, int]:
    """A tile's two numbers, the higher one first."""
    return tile >> 4, tile & 15


def same_places(table: Tableau, layout: Layout, tile: int) -> list[Laid]:
    """The places of a tile, after comparing them with the plain ones."""
    found = sorted(table.places(tile))
    plain = {(square(*place), WAYS.index(way)) for place, way in naive.places(layout, numbers(tile))}
    assert {(laid.square, laid.way) for laid in found} == plain
    assert len(found) == len(plain)
    assert all(table.allows(laid) for laid in found)
    return found


def same_values(table: Tableau, layout: Layout) -> None:
    """Every square shows the same value in both."""
    assert {at(number) for number in table.cover} == set(layout.halves)
    for place, half in layout.halves.items():
        plain = {naive.OPEN: table.joins.open, naive.ZERO: 0}.get(str(half.value), half.value)
        assert table.value(square(*place)) == plain


def play(highest: int, option: int, twin: bool, rng: Random, choose: Callable[[list[Laid]], Laid]) -> int:
    """Lays a random set as far as it goes, comparing at each tile; returns how many lie in the end."""
    table, layout = Tableau.empty(joins_of(highest, option)), Layout(highest, option, twin)
    tiles = list(tiles_up_to(highest))
    rng.shuffle(tiles)
    for tile in tiles[:24]:
        found = same_places(table, layout, tile)
        if found:
            laid = choose(found)
            won = points(table, laid, twin)
            table, _ = table.lay(laid)
            assert naive.lay(layout, numbers(tile), at(laid.square), WAYS[laid.way]) == won.total
            same_values(table, layout)
    return len(table.tiles)


@settings(max_examples=25, deadline=None)
@given(highest=some.sampled_from((6, 9, 12)), option=some.sampled_from((1, 2, 3)), twin=some.booleans(),
       seed=some.integers(0, 10**6))
def test_a_random_layout(highest: int, option: int, twin: bool, seed: int) -> None:
    rng = Random(seed)
    play(highest, option, twin, rng, rng.choice)


@pytest.mark.parametrize("option", [1, 2, 3])
def test_a_crowded_layout(option: int) -> None:
    """Tiles laid as near to the first as they may: many cells, twin cells and double figures."""
    rng = Random(option)
    assert play(6, option, True, rng, lambda found: min(found, key=_distance)) > 12


def _distance(laid: Laid) -> int:
    return sum(abs(x) + abs(y) for x, y in map(at, laid.squares))
