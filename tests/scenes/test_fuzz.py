"""A hasty player does no harm: nothing raises, replays agree, and every cell is found where it is shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games import GAMES
from tests.scenes.fuzzing import Hasty


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_random_deeds_do_no_harm(game: str, tmp_path: Path) -> None:
    player = Hasty(game, tmp_path, 1)
    played = 0
    for deed in range(160):
        player.step()
        played = max(played, len(player.app.match.actions) if player.app.match else 0)
        if deed % 20 == 0:
            assert player.sound() and not player.misplaced()
    assert player.sound() and played
    player.app.close()
