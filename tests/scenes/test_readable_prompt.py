"""The line under the board names whose turn it is in full, whatever follows it and however low the window is."""

from __future__ import annotations

from itertools import product

import pytest

from engine.core.game import Game
from engine.games import GAMES
from scenes.play.panel.parts import Prompt
from tests.scenes.conftest import Sit
from tests.scenes.parties import party
from tests.scenes.reading import Bare, listening, resized, wrong
from tests.scenes.seated import play_scene

NAMED = "Alexandra the Great, put a second tile down, or end the turn."
REFUSED = "A longer line could take it: 3 stones against 2."
SIZES = ((640, 480), (800, 480), (1024, 600), (1024, 768))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_prompt_is_never_cut(sit: Sit, monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    monkeypatch.setattr("scenes.kit.board.board.BoardView._laid", Bare)
    chair, found = sit((640, 480)), list[str]()
    ear = listening(chair)
    match = party(game, game.players[1], 14, humans=not game.hidden)
    assert match is not None
    scene = play_scene(chair.app, match, None)
    scene.table.driver.paused, scene.table.thoughts.asks = True, False
    chair.app.begin(scene)
    for follows in ("", REFUSED):
        told = Prompt(1, NAMED, follows, "danger", "warning")
        monkeypatch.setattr("scenes.play.panel.side.prompt_of", lambda scene, told=told: told)
        for size, text in product(SIZES, (1.0, 1.3, 2.0)):
            resized(chair, size, text)
            found += [fault for fault in wrong(chair, ear, ("Alexandra",)) if "cut" in fault]
            said = " ".join(line.text for line in ear.lines)
            if follows not in said or (not follows and NAMED not in said):
                found.append(f"{size} {text}: {said[-160:]}")
    assert not found, "\n".join(found[:12])
