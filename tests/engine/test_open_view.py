"""When a whole position may be seen: where nothing is hidden, where no person has played, and after the end."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.match import Match, Person
from engine.core.open_view import StillSecret, open_view
from engine.games import GAMES
from tests.playouts import SHIPPED, choice, played

HIDDEN = next(game for game in GAMES if game.hidden)
PEOPLE, COMPUTERS = [Person("Ada"), Person("Bo")], [Person("Ada", "computer", 1), Person("Bo", "computer", 1)]


def test_hands_are_seen_by_nobody_else_while_somebody_plays() -> None:
    full = played(next(subject for subject in SHIPPED if subject.game is HIDDEN and not subject.options))
    match = Match(HIDDEN, full.options, full.seed, PEOPLE)
    for action in full.actions:
        with pytest.raises(StillSecret):
            open_view(match, match.state)
        match.play(action)
    assert open_view(match, match.states[0]) is match.states[0] and match.outcome is not None
    match.undo()
    with pytest.raises(StillSecret):
        open_view(match, match.states[0])


def test_what_is_nobodys_secret_is_seen_whole() -> None:
    for game, people in [(HIDDEN, COMPUTERS), *((game, PEOPLE) for game in GAMES if not game.hidden)]:
        match = Match(game, {}, 3, people)
        for _ in range(8):
            match.play(choice(match, Random(1)))
            assert open_view(match, match.state) is match.state
