"""A tournament for pictures: its games are opened by lot and then given up, as another lot decides."""

from __future__ import annotations

from random import Random

from engine.ai.openings import play_opening
from engine.ai.tournament import Plan, ended, entrants_of
from engine.ai.tournament_book import Book
from engine.games import GAMES

LEVELS, OPENINGS, SEED = (4, 3, 2), 6, 2


def fill(book: Book) -> None:
    """A tournament of which all games have ended comes into the book; the higher the level, the less often it gave
    up."""
    game = GAMES[0]
    plan, rng = Plan(game, game.checked_options({}), entrants_of(LEVELS), OPENINGS, seed=SEED), Random(SEED)
    page = book.begin(plan)
    for fixture in plan.fixtures:
        match = plan.match(fixture)
        play_opening(match)
        levels = [person.level for person in match.people]
        match.resign(rng.choices((2, 1), levels)[0])
        book.add(page, ended(plan, fixture, match))
