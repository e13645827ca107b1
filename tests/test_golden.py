"""Every game plays its golden playthroughs as they were written; after a wanted change `python -m tests.golden`."""

import pytest

from engine.games import GAMES
from tests.golden import GOLDEN, path_of, told
from tests.playouts import Subject


@pytest.mark.parametrize("subject", GOLDEN, ids=str)
def test_it_plays_as_written(subject: Subject) -> None:
    assert path_of(subject).exists(), f"{path_of(subject).name} is missing; write it with python -m tests.golden"
    assert told(subject) == path_of(subject).read_text(encoding="utf-8")


def test_no_game_is_without_and_no_file_is_left_over() -> None:
    assert {subject.game.name for subject in GOLDEN} == {game.name for game in GAMES}
    folders = {path_of(subject).parent for subject in GOLDEN}
    assert {file for folder in folders for file in folder.iterdir()} == {path_of(subject) for subject in GOLDEN}
