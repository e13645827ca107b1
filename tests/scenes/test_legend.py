"""The legend gives way to what can be played."""

from __future__ import annotations

from random import Random

from pygame import Rect

from engine.core.action import CHANCE
from engine.core.game import Game
from scenes.play.panel.legend import legend, playable
from tests.scenes.conftest import Sit
from tests.scenes.test_aids import every_game, shown, table


@every_game
def test_the_legend_never_lies_over_a_cell_that_can_be_played(game: Game, sit: Sit) -> None:
    drawn = 0
    for size, text in (((800, 600), 1.0), ((1024, 600), 2.0), ((1366, 768), 1.0), ((2560, 1440), 1.0)):
        chair = sit(size=size, text=text, legend=True)
        scene, dice = table(chair, game), Random(3)
        for _ in range(24):
            match = scene.match
            match.play(match.roll() if match.to_act == CHANCE else
                       dice.choice([a for a in match.state.actions() if match.state.allows(a)]))
            scene.table.show.jump(scene.table.eyes.seen(match.state), len(match.actions))
            scene.table.hand.take(match.state.seen_by(match.to_act) if match.to_act else None)
            for strip in legend(scene.table, scene.room, scene.rack.clear_area(), list(shown(game, 1))):
                drawn += 1
                assert Rect(strip.rect).collidelist(playable(scene.table, scene.room)) < 0
        chair.close()
    assert drawn > 12
