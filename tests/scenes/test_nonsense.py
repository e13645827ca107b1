"""A thinking process that has lost its mind is a computer that broke down, and no more."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame

from engine.ai.thinker import DIED_TWICE
from engine.core.game import Game
from scenes.analyst import Analyst
from scenes.play.table import opinion
from tests.scenes.mad import NONSENSE, Mad, computers_turn
from tests.scenes.test_review import every_game
from tests.scenes.thinking_rig import ANNA, BEN, begun


@every_game
def test_thirty_kinds_of_nonsense_are_never_played(game: Game, mad: type[Mad], tables: Any) -> None:
    assert len(NONSENSE) >= 30
    mad.wrong = staticmethod(lambda answer: None)
    table = tables(computers_turn(game))
    scene, played = table.scene, len(table.match.actions)
    for kind, wrong in NONSENSE.items():
        mad.wrong, mad.asked = staticmethod(wrong), 0
        scene.table.driver.stop()
        table.frames(6)
        assert scene.table.driver.problem == DIED_TWICE and table.told.strip() == DIED_TWICE, kind
        assert mad.asked == 2 and len(table.match.actions) == played, kind
    mad.wrong = staticmethod(lambda answer: answer)
    scene.table.driver.again()
    table.frames(60)
    assert len(table.match.actions) > played and not scene.table.driver.problem


@every_game
def test_nonsense_is_no_hint_and_no_value(game: Game, mad: type[Mad], tables: Any) -> None:
    table = tables(begun(game, ANNA, BEN), evaluation=True)
    table.chair.app.analyst = Analyst()
    thoughts = table.scene.table.thoughts
    for wrong in NONSENSE.values():
        mad.wrong = staticmethod(wrong)
        thoughts.bad.clear()
        table.chair.key(pygame.K_h)
        table.frames(6)
        assert table.told == "No hint The computer cannot help just now."
        table.chair.key(pygame.K_ESCAPE)
        table.frames(3)
        assert not table.scene.match.values
    mad.wrong = staticmethod(lambda answer: replace(answer, scores=(1, 2, 3)))
    thoughts.bad.clear()
    table.frames(60)
    assert not table.scene.match.values
    assert opinion.wanted(table.scene.table) is None, "what it cannot say is not asked for ever"
