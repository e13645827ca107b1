"""Lines that were left: kept where they leave the game, also after going further back, and read again from a record."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.branch import Branch
from engine.core.game import Game
from engine.core.match import Match
from engine.games import GAMES, game_named
from engine.records.record import from_record, to_record
from tests.playouts import choice

MATTOCK = game_named("mattock")


def wandering(game: Game, seed: int, moves: int = 60) -> Match:
    """A match with many undos and fresh turns."""
    match, rng = Match(game, {}, seed), Random(seed)
    for _ in range(moves):
        if match.actions and rng.random() < 0.3:
            match.take_back(rng.randint(1, min(4, len(match.actions))))
        elif match.to_act is not None:
            match.play(choice(match, rng))
    return match


def follows(match: Match, branch: Branch) -> bool:
    """Whether a branch can be played from where it leaves the present line."""
    state = match.states[branch.at]
    for action in branch.actions:
        if not state.allows(action):
            return False
        state, _ = state.after(action)
    return True


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("seed", range(4))
def test_every_line_stays_and_can_be_read_again(game: Game, seed: int) -> None:
    match = wandering(game, seed)
    assert match.lines and all(follows(match, branch) for branch in match.lines)
    again = from_record(to_record(match), game_named)
    assert again.states == match.states and tuple(again.branches) == match.lines


def test_a_branch_of_a_line_that_is_left_goes_with_it() -> None:
    match = Match(MATTOCK)
    first, second, third, other, fourth = "mine i3", "stay", "mine f3", "mine f6", "mine c2"
    for text in (first, second, third):
        match.play(text)
    match.undo()
    match.play(other)
    assert match.branches == [Branch(2, (match.game.parse(match.states[2], third),))]
    match.take_back(3)
    match.play(fourth)
    texts = [(branch.at, [str(a) for a in branch.actions]) for branch in match.branches]
    assert texts == [(0, [first, second, third]), (0, [first, second, other])]


def test_a_fork_is_a_match_of_its_own() -> None:
    match = wandering(MATTOCK, 9)
    heard: list[object] = []
    match.watch = heard.append
    before = (list(match.actions), list(match.undone), list(match.branches))
    at = len(match.actions) // 2
    fork = match.fork(at)
    assert fork.actions == match.actions[:at] and fork.states == match.states[:at + 1] and not fork.undone
    assert all(follows(fork, branch) for branch in fork.branches) and len(fork.branches) > len(match.branches)
    fork.play(choice(fork, Random(1)))
    assert (match.actions, match.undone, match.branches) == before and not heard
