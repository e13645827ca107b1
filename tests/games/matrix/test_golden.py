"""The golden playthroughs: whole games that must play again to the letter."""

import pytest

from tests.games.matrix.playthroughs import FOLDER, NAMES, written


@pytest.mark.parametrize("name", NAMES)
def test_golden(name: str) -> None:
    assert written(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
