"""A game fails at each question that a presentation can be asked: wherever that is, a sentence comes, and the menu."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.core.game import Game
from engine.games import game_named
from scenes.kit.vista import Vista
from scenes.menu.scene import MenuScene
from scenes.play.table.aids import SAYS_WHY
from tests.scenes.conftest import Sit
from tests.scenes.trouble_rig import SECRET
from tests.scenes.trouble_tour import QUESTIONS, Stations, failing, go

# Between them these two are asked everything: segments are laid and land is counted, or hands are hidden.
ASKED_OF = {"phalanx": QUESTIONS - {"hand_due", "drawer"},
            "matrix": QUESTIONS - {"unfit", "settled", "concerns", "preview", "setting_up"}}


def test_between_them_they_are_asked_everything() -> None:
    assert frozenset.union(*map(frozenset, ASKED_OF.values())) == QUESTIONS and len(QUESTIONS) > 25


@pytest.mark.parametrize("game", [game_named(name) for name in ASKED_OF], ids=lambda game: game.name)
def test_whatever_it_fails_at_leads_back_to_the_menu(game: Game, sit: Sit, tmp_path: Path,
                                                     monkeypatch: pytest.MonkeyPatch,
                                                     capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(Vista, "_begin", lambda self: False)  # miniatures take long and ask nothing
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    chair = sit((800, 600), animation="off", legend=True, first_time=True)
    chair.app.change(aids={game.name: [*(aid.name for aid in game.presentation().aids()), SAYS_WHY.name]})
    with failing(game) as asked:
        chair.app.guard.on = True
        chair.app.begin(MenuScene(chair.app))
        where, log = dict[str, list[str]](), tmp_path / "stonework.log"
        stations = Stations(chair, game).all()
        for name, station in stations.items():
            before = dict(asked.asked)
            assert not go(chair, station), f"{name} fails by itself: {log.read_text()[-1500:]}"
            for question, times in asked.asked.items():
                if times > before.get(question, 0):
                    where.setdefault(question, []).append(name)
        assert sorted(ASKED_OF[game.name] - set(where)) == []
        for question in sorted(ASKED_OF[game.name]):
            places = where[question]
            for name in dict.fromkeys((places[0], places[-1])):
                asked.at, times, written = question, asked.asked[question], _size(log)
                told = go(chair, stations[name])
                asked.at = ""
                assert asked.asked[question] > times, f"{question} was not asked at {name}"
                assert told or _size(log) > written, (question, name)
        assert not go(chair, stations["turn"])  # and all is well again
    assert copied and all("ValueError" in text and SECRET not in text for text in copied)
    assert SECRET not in log.read_text() and "Traceback" not in capsys.readouterr().err


def _size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0
