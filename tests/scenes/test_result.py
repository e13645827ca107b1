"""The result in the plates' place: everybody's place, whole scores and names at every size, and how they came about."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pygame
import pytest

from engine.core.game import Game
from engine.core.match import Match, Person
from scenes.kit.theme import Scale
from scenes.play.panel.bits import signed
from scenes.play.panel.layout import Layout
from scenes.play.panel.prompts import prompt_of
from scenes.play.panel.ranking import Rank, Ranking, ScoreColumn, ranking_of
from scenes.play.panel.result import result, result_spots
from scenes.play.panel.result_form import result_form
from tests.playouts import SUBJECTS, played
from tests.scenes.chair import Chair
from tests.scenes.conftest import Sit
from tests.scenes.parties import NAMES
from tests.scenes.reading import SIZES, TEXTS, Ear, listening, resized
from tests.scenes.seated import play_scene
from tests.scenes.test_review import at_table, every_game

LAND = ScoreColumn("land", "land", "+"), ScoreColumn("prisoner", "lost", "-")
CELLS = ScoreColumn("cell", "cells", "+"), ScoreColumn("double", "doubles", "+"), ScoreColumn("pass", "passes", "+")


def made(seats: int, columns: tuple[ScoreColumn, ...], winners: int) -> Ranking:
    """A ranking of so many people with long names, the second seat their own."""
    ranks = [Rank(1 if i < winners else i + 1, i + 1, NAMES[i], "level 4" if i % 2 else "Red",
                  (120 - i, 13 + i, 11)[:len(columns)], 107 - 30 * i, i == 1, i < winners) for i in range(seats)]
    return Ranking("Maximiliana Wohlfart wins with 107", "Five rounds without growth or capture.", "1 wins", columns,
                   "points", tuple(ranks))


def missing(chair: Chair, ear: Ear, ranking: Ranking) -> list[str]:
    """What of a ranking cannot be read in its place, or lies over something else."""
    app, rect = chair.app, Layout.of(chair.app.surface.get_size(), chair.app.style.scale, len(ranking.ranks), True,
                                     True).result
    ear.listen(app.surface)
    result(app.style, rect, ranking).paint(app.surface)
    words = [line.text for line in ear.lines]
    tight = not result_form(app.style, rect, ranking).fit.signs
    asked = [text for rank in ranking.ranks for text in (rank.name, signed(rank.total), str(rank.place))]
    asked += [signed(-n if tight and column.sign == "-" and i else n) for rank in ranking.ranks
              for i, (n, column) in enumerate(zip(rank.parts, ranking.columns, strict=True))]
    wrong = [f"{text} is not there" for text in asked if words.count(text) < asked.count(text)]
    wrong += [f"{line.text} is not on the card" for line in ear.lines if not rect.contains(line.ink)]
    inks = [line.ink.inflate(-2, -2) for line in ear.lines]
    wrong += [f"{words[i]} lies over {words[k]}" for i in range(len(inks)) for k in range(i)
              if inks[i].colliderect(inks[k])]
    where = app.surface.get_size(), app.settings.text, len(ranking.ranks), len(ranking.columns)
    return [f"{where}: {text}" for text in wrong]


@pytest.mark.parametrize("text", TEXTS)
def test_every_place_name_and_number_is_there_at_every_size(sit: Sit, text: float) -> None:
    chair = sit()
    ear, wrong = listening(chair), list[str]()
    for size in SIZES[2:]:
        resized(chair, size, text)
        ear = listening(chair)
        for seats, columns, winners in product((2, 4, 6), ((), LAND, CELLS), (1, 2)):
            wrong += missing(chair, ear, made(seats, columns, winners))
    assert not wrong, "\n".join(wrong[:20])


def test_what_gives_way_first_goes_in_order(sit: Sit) -> None:
    style, fits = sit().app.style, list[int]()
    ranking = made(4, LAND, 1)
    for wide in range(420, 150, -6):
        fit = result_form(style, pygame.Rect(0, 0, wide, 330), ranking).fit
        fits.append(fit.signs + fit.words + fit.subs)
        assert (not fit.signs or fit.words) and (not fit.words or fit.subs) and (fit.share == 1.0 or not fit.subs)
    assert fits[0] == 3 and fits[-1] == 0 and fits == sorted(fits, reverse=True)


def test_the_pieces_lie_in_their_rows_and_the_winners_in_the_head(sit: Sit) -> None:
    style = sit().app.style
    for seats, winners in ((2, 1), (6, 1), (6, 6)):
        rect = Layout.of((1366, 768), Scale.fit((1366, 768), 1.0), seats, True, True).result
        spots = result_spots(style, rect, made(seats, LAND, winners))
        assert [seat for seat, _ in spots] == [*range(1, winners + 1), *range(1, seats + 1)]
        assert all(rect.collidepoint(at) for _, (at, _) in spots)


@every_game
def test_scores_are_the_outcomes_and_their_parts_add_up(game: Game, tmp_path: Path) -> None:
    chair = at_table(tmp_path, game, None, [Person("You"), Person("Basalt", "computer", 3)])
    chair.rest(120)
    scene = chair.app.scenes.top
    outcome = scene.match.outcome
    assert outcome is not None and scene.room.ended
    ranking = ranking_of(scene.table, outcome)
    assert sorted(ranking.winners) == sorted(outcome.winners) and ranking.ranks[0].won
    assert [rank.seat for rank in ranking.ranks if rank.own] == [1]
    for rank in ranking.ranks:
        if ranking.columns:
            signs = [-1 if column.sign == "-" else 1 for column in ranking.columns]
            assert rank.total == outcome.scores[rank.seat - 1]
            assert rank.total == sum(sign * part for sign, part in zip(signs, rank.parts, strict=True))
    assert {"rematch", "swap-sides", "home"} <= {w.id for w in chair.app.widgets()}
    chair.press("review.prev")
    chair.frames(2)
    assert not scene.room.ended and chair.can("rematch")  # the plates are back while one looks back
    chair.close()


def test_equal_scores_share_a_place_and_the_prompt_says_how_i_did(tmp_path: Path) -> None:
    chair = Chair(tmp_path, (1366, 768))
    people = [Person("You"), *(Person(name, "computer", 1) for name in ("Ada", "Bo", "Cy"))]
    subject = next(s for s in SUBJECTS if s.game.name == "matrix" and dict(s.options).get("players") == 4)
    story, places, prompts = played(subject), set[tuple[int, ...]](), set[str]()
    for turn in range(4):
        match = Match(subject.game, story.options, 0, people[turn:] + people[:turn])
        for action in story.actions:
            match.play(action)
        scene = play_scene(chair.app, match, None)
        chair.app.begin(scene)
        chair.frames(3)
        chair.rest(120)
        assert match.outcome is not None
        ranks = ranking_of(scene.table, match.outcome).ranks
        scores = sorted(match.outcome.scores, reverse=True)
        assert [rank.place for rank in ranks] == [1 + sum(other > rank.total for other in scores) for rank in ranks]
        places.add(tuple(rank.place for rank in ranks))
        prompts.add(prompt_of(scene.table).text)
        assert prompt_of(scene.table).text.startswith("You ") or "You" in prompt_of(scene.table).text
    assert len(places) == 1 and len(prompts) >= 2
    chair.close()
