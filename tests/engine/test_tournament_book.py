"""Tournaments on disk: they come back as they were, and what is damaged takes nothing else with it."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from engine.ai.openings import play_opening
from engine.ai.tournament import Ended, ended
from engine.ai.tournament_book import PART_LOST, SUFFIX, Book
from engine.core.errors import BadRecord
from engine.games import game_named
from tests.engine.test_tournament import GAME, plan_of


def kept(folder: Path) -> tuple[Book, Path]:
    """A book with a tournament of which three games have ended."""
    book = Book(folder, game_named)
    page = book.begin(plan_of((1, 2, 2), 2))
    for number in range(3):
        fixture = page.tournament.plan.fixtures[number]
        match = page.tournament.plan.match(fixture)
        play_opening(match)
        match.resign(1)
        book.add(page, ended(page.tournament.plan, fixture, match))
    assert page.path is not None and not book.problem
    return book, page.path


def test_it_comes_back_as_it_was(tmp_path: Path) -> None:
    book, path = kept(tmp_path)
    before = path.read_text()
    page = book.open(path)
    assert page.tournament.plan == plan_of((1, 2, 2), 2)
    assert [game.winners for game in page.tournament.games] == [(1,), (0,), (2,)] and not page.lost
    assert all(game.record for game in page.tournament.games)
    assert page.tournament.next and page.tournament.next.number == 3
    book.close(page)
    assert path.read_text() == before and book.kept() == [path]


def test_a_line_cut_short_loses_no_other(tmp_path: Path) -> None:
    book, path = kept(tmp_path)
    path.write_text(path.read_text()[:-40])
    page = book.open(path)
    assert [game.number for game in page.tournament.games] == [0, 1] and page.lost == PART_LOST
    cut = path.read_text()
    book.close(page)
    assert path.read_text() == cut  # what could not be read is not written over
    book.add(page, Ended(2, (0,), 9))
    assert [game.number for game in book.open(path).tournament.games] == [0, 1, 2]
    assert path.read_text().startswith(cut)


@pytest.mark.parametrize("text", ["", "x", "[]", '{"tournament": 9}', '{"tournament": 1, "game": "chess"}',
                                  '{"tournament": 1, "game": "GAME", "levels": [1], "openings": 1, "seed": 0}',
                                  '{"tournament": 1, "game": "GAME", "levels": [1, 9], "openings": 1, "seed": 0}',
                                  '{"tournament": 1, "game": "GAME", "levels": [1, 2], "openings": -1, "seed": 0}',
                                  '{"tournament": 1, "game": "GAME", "levels": [1, 2], "openings": 1, "seed": "x"}'])
def test_a_file_that_is_none_is_a_sentence(tmp_path: Path, text: str) -> None:
    path = tmp_path / f"a{SUFFIX}"
    path.write_text(text.replace("GAME", GAME.name))
    with pytest.raises(BadRecord) as told:
        Book(tmp_path, game_named).open(path)
    assert str(told.value).endswith(".")


@pytest.mark.parametrize("line", ['{"game": 99, "winners": []}', '{"game": 0, "winners": [7], "turns": 1}', "{",
                                  '{"game": 0, "winners": "x", "turns": 1}', '{"game": 0, "winners": [0]}',
                                  '{"game": 0, "winners": [0], "turns": 1, "record": 3}'])
def test_a_strange_line_is_left_out(tmp_path: Path, line: str) -> None:
    book, path = kept(tmp_path)
    head, rest = path.read_text().split("\n", 1)
    path.write_text(f"{head}\n{line}\n{rest}")
    page = book.open(path)
    assert len(page.tournament.games) == 3 and page.lost


def test_a_folder_that_takes_nothing_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    book = Book(tmp_path / "file", game_named)
    page = book.begin(plan_of())
    book.add(page, Ended(0, (0,), 9))
    assert book.problem.endswith(".") and len(page.tournament.games) == 1 and book.kept() == []


def game(number: int) -> Ended:
    """A game that has ended somehow."""
    return Ended(number, (0,), 9)


def test_they_come_in_the_order_of_their_numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / f"20990101-000000{SUFFIX}").write_text("from before they had numbers")
    begun, years = [], iter(range(2030, 2000, -1))
    monkeypatch.setattr(time, "strftime", lambda form: f"{next(years)}0101-000000")  # the clock is set back again
    for _ in range(4):
        book = Book(tmp_path, game_named)
        page = book.begin(plan_of())
        book.close(page)
        begun.append(page.path)
        assert book.kept()[0] == page.path
    assert Book(tmp_path, game_named).kept()[:4] == begun[::-1]


def test_two_windows_lose_no_game(tmp_path: Path) -> None:
    one, two = Book(tmp_path, game_named), Book(tmp_path, game_named)
    page = one.begin(plan_of((1, 2, 2), 2))
    assert page.path
    one.add(page, game(0))
    looked = two.open(page.path)
    one.add(page, game(1))
    assert not two.go_on(looked) and two.problem.endswith(".") and looked.lock is None
    two.close(looked)
    one.add(page, game(2))
    assert len(two.open(page.path).tournament.games) == 3, "who only looks writes nothing"


def test_who_goes_on_reads_what_others_have_added(tmp_path: Path) -> None:
    book = Book(tmp_path, game_named)
    page = book.begin(plan_of((1, 2, 2), 2))
    assert page.path
    other = Book(tmp_path, game_named)
    looked = other.open(page.path)
    for number in range(3):
        book.add(page, game(number))
    book.close(page)
    assert other.go_on(looked) and [one.number for one in looked.tournament.games] == [0, 1, 2]
    other.add(looked, game(3))
    other.close(looked)
    assert len(book.open(page.path).tournament.games) == 4 and not list(tmp_path.glob("*.lock"))


def test_what_could_not_be_written_is_written_with_the_next_game(tmp_path: Path) -> None:
    book = Book(tmp_path / "a" / "b", game_named)
    (tmp_path / "a").write_text("no folder")
    page = book.begin(plan_of((1, 2, 2), 2))
    book.add(page, game(0))
    assert book.problem.endswith(".") and page.path is None
    (tmp_path / "a").unlink()
    book.add(page, game(1))
    assert not book.problem and page.path and len(book.open(page.path).tournament.games) == 2
    text = page.path.read_text()
    page.path.unlink()
    book.add(page, game(2))
    assert book.problem
    book.add(page, game(3))
    assert not book.problem and page.path.read_text().startswith(text)
    assert len(book.open(page.path).tournament.games) == 4
    book.close(page)


def test_a_mark_before_the_text_is_no_text(tmp_path: Path) -> None:
    book, path = kept(tmp_path)
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    page = book.open(path)
    assert len(page.tournament.games) == 3 and not page.lost
