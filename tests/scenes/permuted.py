"""One public game in two versions: one player's hand is the same, the tiles that he never sees lie elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from engine.core.action import CHANCE, Action
from engine.core.game import Game
from engine.core.match import Match, Person
from engine.games import game_named
from engine.games.matrix.rules.actions import swap
from engine.games.matrix.rules.squares import tile_name, tiles_up_to
from engine.games.matrix.rules.state import Position

SEATINGS = ("hh", "hc", "hhh", "chh", "hch", "hcc", "hhc", "hhhh", "hchc", "chch", "cchc", "hhhh")
LEAST = 5  # hidden tiles; with fewer there is little to permute


class Scripted(Match):
    """A match whose draws stand in its script, so that both versions give the onlooker the same tiles."""

    draws: tuple[str, ...] = ()

    def roll(self) -> Action:
        """The draw that the script tells for this place."""
        drawn = sum(1 for state in self.states[:-1] if state.to_act == CHANCE)
        return self.game.parse(self.state, self.draws[drawn])


@dataclass(frozen=True)
class Story:
    """A game as far as it is told. It is looked at with the eyes of seat `viewer` (0: of anybody at the menu) from
    the position after `at` actions on; `actions` end where a turn of his begins."""

    game: Game
    options: dict[str, Any]
    people: tuple[Person, ...]
    viewer: int
    actions: tuple[str, ...]
    at: int

    def match(self, upto: int | None = None) -> Scripted:
        """The match after the first actions."""
        match = Scripted(self.game, self.options, 1, self.people)
        match.draws = tuple(text for text in self.actions if text.startswith("deal"))
        for text in self.actions[:upto]:
            match.play(text)
        return match

    def course(self) -> list[tuple[object, ...]]:
        """What everybody at the table knows of every position."""
        return [(s.to_act, s.phase, s.turn, s.scores, s.stock, s.reason, s.table) for s in self.match().states]


def story(seed: int, game: Game | None = None) -> Story:
    """A game played by lot, with passes and exchanges; options, seats and the onlooker's seat go by the seed."""
    for more in range(1000):
        rng = Random(f"privacy {seed} {more}")
        told = _played(seed, rng, game or game_named("matrix"))
        if told and len(hidden(told)) >= LEAST and any(_others(told)):
            return told
    raise AssertionError("no game has enough that is hidden")


def _played(seed: int, rng: Random, game: Game) -> Story | None:
    seating = SEATINGS[seed % len(SEATINGS)]
    people = tuple(Person(f"{'Person' if kind == 'h' else 'Computer'} {n}", "human" if kind == "h" else "computer",
                          2 * (kind == "c")) for n, kind in enumerate(seating, 1))
    viewer = rng.choice([n for n, person in enumerate(people, 1) if person.human])
    options = {"players": len(people), "set": rng.choice((6, 9)), "option": 1 + seed % 3,
               "refill": rng.random() < 0.3, "twin": rng.random() < 0.3}
    match = Match(game, options, rng.randrange(2**32), people)
    opening = seed % 5 == 4
    starts, wanted = list[int](), 2 if opening else rng.randint(2, 4)
    while match.outcome is None and len(starts) < wanted:
        match.play(match.roll() if match.to_act == CHANCE else chosen(match.state, rng))
        state = match.state
        if state.phase == "put" and state.to_act == viewer:
            starts.append(len(match.actions))
    if match.outcome is not None:
        return None
    return Story(game, options, people, viewer, tuple(map(str, match.actions)), 0 if opening else starts[-2])


def chosen(state: Any, rng: Random) -> Action:
    """Mostly a tile; now and then an early end, a pass, and an exchange of some tiles."""
    if state.phase == "swap":
        return swap(rng.sample(state.hand, rng.randint(0, min(2, len(state.hand), state.stock))))
    legal: Sequence[Action] = state.actions()
    puts = [action for action in legal if action.verb == "put"]
    return rng.choice(puts) if puts and rng.random() < 0.78 else legal[-1]


def hidden(told: Story) -> list[int]:
    """The tiles that the onlooker never sees: not laid so far, and never in his hand."""
    states: list[Position] = told.match().states  # type: ignore[assignment]
    seen = {laid.tile for laid in states[-1].table.tiles}
    for state in states if told.viewer else ():
        seen |= {*state.hands[told.viewer - 1], *(state.aside if state.to_move == told.viewer else ())}
    return [tile for tile in tiles_up_to(states[0].rules.highest) if tile not in seen]


def _others(told: Story) -> Iterator[set[int]]:
    """What of the hidden tiles the others hold where the looking begins and where it ends."""
    states: list[Position] = told.match().states  # type: ignore[assignment]
    for state in (states[told.at], states[-1]):
        for seat, hand in enumerate(state.hands, 1):
            if seat != told.viewer:
                yield set(hand) & set(hidden(told))


def permuted(told: Story, seed: int) -> Story:
    """The same public game with the hidden tiles changed about, in hands, stock and exchanges."""
    unseen, course = hidden(told), told.course()
    for more in range(1000):
        order = Random(f"permuted {seed} {more}").sample(unseen, len(unseen))
        names = {tile_name(a): tile_name(b) for a, b in zip(unseen, order, strict=True)}
        lines = tuple(" ".join(names.get(word, word) for word in line.split()) for line in told.actions)
        other = replace(told, actions=lines)
        if any(a != b for a, b in zip(_others(told), _others(other), strict=True)) and other.course() == course:
            return other
    raise AssertionError("whatever the others hold, the game would have gone another way")
