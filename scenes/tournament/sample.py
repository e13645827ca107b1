"""A tournament for pictures: its games are opened by lot and then given up, as another lot decides."""

from __future__ import annotations

from random import Random

from engine.ai.openings import play_opening
from engine.ai.tournament import Plan, ended, entrants_of
from engine.games import GAMES
from scenes.client import Client
from scenes.tournament.scene import TournamentScene

LEVELS, OPENINGS, SEED = (4, 3, 2), 6, 2


def sample_tournament(app: Client) -> TournamentScene:
    """The scene with a tournament of which all games have ended; the higher the level, the less often it gave up."""
    scene, game = TournamentScene(app), GAMES[0]
    plan, rng = Plan(game, game.checked_options({}), entrants_of(LEVELS), OPENINGS, seed=SEED), Random(SEED)
    page = scene.play.book.begin(plan)
    for fixture in plan.fixtures:
        match = plan.match(fixture)
        play_opening(match)
        levels = [person.level for person in match.people]
        match.resign(rng.choices((2, 1), levels)[0])
        scene.play.book.add(page, ended(plan, fixture, match))
    return scene
