"""The small language of the rules pages: drawings read back, claims read and judged, and nonsense refused."""

import pytest

from engine.core.errors import BadAction
from engine.games.phalanx.rules.situation import Terms
from engine.games.phalanx.show import presentation
from engine.games.phalanx.show.diagrams import position_of, read
from engine.games.phalanx.show.pages_claims import holds
from engine.games.phalanx.show.pages_claims import read as read_claim

SMALL = "...\n....\n111#2\n....\n..."


def test_drawings_read_back() -> None:
    position = read(SMALL, trays=("1:2",))
    assert position.board.names(position.sides[1]) == ["-2,0", "-1,0", "0,0"]
    assert position.board.names(position.sides[0]) == ["1,0"] and position.prisoners == ((0, 1), (0, 0))
    assert position.terms == Terms(2) and position_of(presentation.picture(position)) == position


@pytest.mark.parametrize("wrong", ["", "...\n...\n...", ".\n.", "...\n....\n..x..\n....\n..."])
def test_what_is_no_board_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError):
        read(wrong)


@pytest.mark.parametrize("text", [
    "", "1 may", "7 may grow 0,1", "1 may grow 0,1: no-group", "1 may not grow 0,1", "1 may move 0,0 1,0",
    "1 may grow 0,1 after end: over", "1 takes 0,1", "1 has 3", "nobody scores 3", "1 has won", "2 wins"])
def test_what_is_no_claim_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        read_claim(text)


@pytest.mark.parametrize(("text", "true"), [
    ("1 may grow -1,1", True), ("1 may grow 2,-1", False), ("1 may not grow 2,-1: no-group", True),
    ("1 may not grow 2,-1: new-stone", False), ("1 may move -2,0 0,0 1", False), ("1 may grow only -1,1", False),
    ("1 may not move 0,0 -2,0 1: wall-in-way", True), ("1 may grow -1,1 after end", False),
    ("1 may grow -1,1 after end then end", False), ("1 has won after end then grow 2,-1 then end then end", False),
    ("1 takes none by grow -1,1", True), ("1 takes none by grow 2,-1", False), ("2 may lift 2,0", True),
    ("1 has 4 territory", False), ("nobody has 14 territory", True), ("1 scores 0", True), ("2 scores 0", True)])
def test_claims_about_a_small_board(text: str, true: bool) -> None:
    assert holds(read_claim(text), read(SMALL)) is true


def test_a_cell_off_the_board_is_an_error() -> None:
    with pytest.raises(BadAction):
        holds(read_claim("1 may grow 9,9"), read(SMALL))
