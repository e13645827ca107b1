"""Nothing overlaps, and nothing is cut that carries a number or a name: in every scene, window and size of text."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from engine.core.game import Game
from engine.core.match import Match
from engine.games import GAMES
from scenes.play.panel.bits import signed
from scenes.play.scene import PlayScene
from scenes.play.table import review
from tests.scenes.chair import Chair
from tests.scenes.conftest import Sit
from tests.scenes.parties import party
from tests.scenes.reading import SIZES, TEXTS, Bare, listening, resized, wrong
from tests.scenes.seated import play_scene
from tests.scenes.tournament_rig import quick

SEATS = (2, 4, 6)
END = 10_000  # steps after which every game is over


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards have no ground: it takes long, and there is nothing to read on it."""
    monkeypatch.setattr("scenes.kit.board.board.BoardView._laid", Bare)


def shares(opinion: Any, at: int) -> tuple[float, ...]:
    """Shares of the chances without a computer that has to be asked."""
    others = len(opinion.match.seated) - 1
    return (0.47, *[0.53 / others] * others)


def matches(game: Game) -> Iterator[Match]:
    """A game under way and one that is over, for each number of seats that it can have."""
    for seats, end in product(SEATS, (False, True)):
        match = party(game, seats, (60 if game.name == "phalanx" else END) if end else 12, end=end)
        if match is not None:
            yield match


def at_table(chair: Chair, match: Match, still: bool = True) -> PlayScene:
    """The game on the table, `still` with nobody to play it on."""
    scene = play_scene(chair.app, match, None, still=still)
    scene.table.thoughts.asks = False
    chair.app.begin(scene)
    return scene


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_table_is_readable(sit: Sit, bare: None, monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    monkeypatch.setattr("scenes.play.table.opinion.parts", shares)
    chair, found = sit((640, 480)), list[str]()
    ear = listening(chair)
    for n, match in enumerate(matches(game)):
        scene, names = at_table(chair, match), tuple(person.name for person in match.people)
        for i, (size, text) in enumerate(product(SIZES, TEXTS)):
            resized(chair, size, text, evaluation=(n // 2 + i + i // 4) % 2 == 0)
            found += wrong(chair, ear, names)
            told = [line.text for line in ear.lines]
            found += [f"{name} is not named" for name in names if name not in told]
            found += [f"{fact.number} is not told" for seat in range(1, len(names) + 1)
                      for fact in scene.table.presentation.facts(scene.table.show.view, seat)
                      if signed(fact.number) not in told and not (fact.note and fact.note in told)]
        chair.app.scenes.pop()
        chair.app.scenes.settle()
    assert not found, "\n".join(found[:20])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_table_with_hints_legend_and_a_look_back_is_readable(sit: Sit, bare: None, game: Game) -> None:
    chair, found = sit((640, 480), first_time=True, legend=True), list[str]()
    ear, _ = listening(chair), quick(chair)
    for seats, back in product((2, 6), (False, True)):
        match = party(game, seats, 13, humans=not game.hidden)
        if match is not None:
            scene = at_table(chair, match, still=back)
            if back:
                review.go(scene.table, 5)
            for size, text in tuple(product(SIZES, TEXTS))[:: 3 if back else 5]:
                resized(chair, size, text)
                found += wrong(chair, ear, tuple(person.name for person in match.people))
            chair.app.scenes.pop()
            chair.app.scenes.settle()
    assert not found, "\n".join(found[:20])


def test_every_board_can_be_drawn_in_a_low_window(sit: Sit) -> None:
    chair = sit((640, 480))
    for game in GAMES:
        match = next(m for seats in (6, 4, 2) if (m := party(game, seats, 30)))
        at_table(chair, match)
        for size, text in product(((640, 480), (800, 480), (800, 540)), (1.0, 1.8, 2.0)):
            for evaluation in (False, True):
                resized(chair, size, text, evaluation=evaluation)
                chair.app.scenes.top.draw(chair.app.surface)
                chair.frames(1)
        chair.app.scenes.pop()
        chair.app.scenes.settle()
