"""What is shown of a match lags behind it, step by step: no window, no pixels, time is told."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from engine.core.action import CHANCE
from engine.core.match import Match
from engine.core.picture import Picture
from engine.games import GAMES
from scenes.play.table.change import Change
from scenes.play.table.show import Show

TICK = 1 / 60
STEPS = 24  # actions of a game that are shown


class Floor:
    """A stage that writes down what it is told; its view can be held on its way."""

    def __init__(self) -> None:
        self.gliding = False
        self.pictures: list[Picture] = []
        self.rests = 0

    def show(self, picture: Picture) -> None:
        """Takes on a picture."""
        self.pictures.append(picture)

    def keep(self, places: Iterable[str]) -> None:
        """Nothing changes here."""

    def glide(self, seconds: float) -> None:
        """It is there at once, unless it is held."""

    def rest(self) -> None:
        """It is there."""
        self.gliding, self.rests = False, self.rests + 1


def match_of(game: str) -> Match:
    """A game played by lot for some steps."""
    match, rng = Match(next(g for g in GAMES if g.name == game), {}, 3), Random(3)
    while len(match.actions) < STEPS and match.to_act is not None:
        bare = match.to_act == CHANCE
        match.play(match.roll() if bare else rng.choice([a for a in match.state.actions() if match.state.allows(a)]))
    return match


def changes(match: Match) -> list[Change]:
    """Every step of a match, seen by everybody."""
    return [Change(i, match.states[i], match.actions[i], match.events[i], match.states[i + 1])
            for i in range(len(match.actions))]


def shown(match: Match, speed: str = "normal") -> tuple[Show, Floor, list[str]]:
    """A show at the beginning of a match, its stage, and what is heard of it."""
    floor, heard = Floor(), list[str]()
    return Show(match.game.presentation(), floor, match.states[0], 0, speed, heard.append), floor, heard


every_game = pytest.mark.parametrize("game", [game.name for game in GAMES])


@every_game
def test_every_step_is_shown_in_its_turn_and_none_before_the_last_has_ended(game: str) -> None:
    match = match_of(game)
    show, floor, heard = shown(match)
    for change in changes(match):
        show.add([change])
        while show.busy:
            assert show.done == change.at and show.view is change.after
            assert show.under_way is not None and show.under_way[1] is change
            show.update(TICK)
        assert show.done == change.at + 1 and show.still == show.picture.items
        assert show.picture.items == match.game.presentation().picture(change.after).items
    assert heard and floor.pictures[-1] is show.picture


@every_game
def test_nothing_sets_out_while_the_view_is_on_its_way(game: str) -> None:
    match = match_of(game)
    show, floor, _ = shown(match)
    show.add(changes(match)[:1])
    floor.gliding = True
    for _ in range(200):
        show.update(TICK)
    assert show.busy and show.waits and show.under_way is not None and show.under_way[2] == 0
    show.skip()
    assert not show.busy and show.done == 1 and floor.rests


@every_game
def test_a_skip_and_the_animation_switched_off_come_to_the_same_end(game: str) -> None:
    match = match_of(game)
    skipped, _, _ = shown(match)
    off, _, _ = shown(match, "off")
    paced, _, _ = shown(match)
    for show in (skipped, off, paced):
        show.add(changes(match))
    assert skipped.busy and paced.busy and not off.busy
    for _ in range(30):
        paced.update(TICK)
    skipped.skip()
    paced.pace("off")
    ends = [(show.done, show.view, show.picture.items, show.busy) for show in (skipped, off, paced)]
    assert ends[0] == ends[1] == ends[2] and ends[0][0] == len(match.actions)


def test_a_computers_long_turn_takes_no_longer_than_it_may() -> None:
    match = match_of("phalanx")
    show, _, _ = shown(match)
    show.add(changes(match))
    ticks = 0
    while show.busy:
        show.update(TICK)
        ticks += 1
    assert ticks * TICK <= 2.5 + TICK * (len(match.actions) + 1)
