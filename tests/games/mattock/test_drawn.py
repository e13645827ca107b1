"""Checks that positions drawn as text are read and drawn alike."""

import pytest

from tests.games.mattock.drawn import draw, read

DRAWING = """
  1 . .
 . o . .
. . 2 . o
 . . . .
  . . 1
"""


def test_reads_cells_and_size() -> None:
    size, tiles = read(DRAWING)
    assert size == 3
    assert tiles == {(0, -2): 1, (0, -1): 0, (0, 0): 2, (2, 0): 0, (0, 2): 1}


def test_draws_what_it_reads() -> None:
    assert draw(*read(DRAWING)) == DRAWING.strip("\n")


def test_indentation_is_free() -> None:
    assert read("1..\n.o..\n..2.o\n....\n..1") == read(DRAWING)


@pytest.mark.parametrize("wrong", ["", "..\n..\n..", "..\n...", "..\n.x.\n.."])
def test_what_is_no_board_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError):
        read(wrong)
