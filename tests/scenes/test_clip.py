"""Lists of turns on the clipboard: copied, pasted as a branch, refused in one sentence."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.core.errors import BadAction
from engine.core.match import Match
from engine.games import GAMES
from engine.records.notation import listed, read_list
from scenes.play.panel.prompts import prompt_of
from scenes.play.table import review
from tests.scenes.test_review import at_table, every_game, lift, story

CTRL = pygame.KMOD_CTRL
SECRET = next(game for game in GAMES if game.hidden)


@every_game
def test_a_finished_game_comes_back_from_its_list(game) -> None:
    full = story(game)
    assert list(read_list(Match(game, {}, full.seed), 0, listed(full))) == full.actions


@every_game
def test_copy_and_paste_at_the_table(tmp_path: Path, game) -> None:
    full = story(game)
    chair = at_table(tmp_path, game, None if game.hidden else 18)
    chair.key(pygame.K_c, CTRL)
    assert pygame.scrap.get_text() == listed(chair.match)
    assert "clipboard" in prompt_of(chair.app.scenes.top.table).extra
    chair.frames(60, 0.1)
    assert "clipboard" not in prompt_of(chair.app.scenes.top.table).extra
    chair.key(pygame.K_v, CTRL)
    chair.frames(2)
    assert chair.app.scenes.top.table.review.at is None and not chair.app.scenes.top.desk.modal  # nothing new in it
    shorter = full.fork(next(i for i in range(6, 20) if full.states[i].to_act))
    shorter.play(next(a for a in shorter.state.actions() if a != full.actions[len(shorter.actions)]))
    pygame.scrap.put_text(listed(shorter.fork(len(shorter.actions))) if not game.hidden else _known(shorter))
    before = tuple(chair.match.actions)
    chair.key(pygame.K_v, CTRL)
    chair.press("paste.no")
    assert tuple(chair.match.actions) == before
    chair.key(pygame.K_v, CTRL)
    chair.press("paste.yes")
    chair.frames(3)
    lift(chair)
    match, at = chair.match, len(shorter.actions) - 1
    assert match.actions[:at + 1] == shorter.actions and match.lines[-1].at == at
    assert match.lines[-1].actions == before[at:]
    chair.close()


def _known(match: Match) -> str:
    return "\n".join(str(a) for s, a in zip(match.states, match.actions, strict=False) if s.to_act)


def test_a_wrong_list_is_one_sentence_and_changes_nothing(tmp_path: Path) -> None:
    chair = at_table(tmp_path, GAMES[0], 17)
    for text in ("", "1. c2\n2. c2", "hello world", "x" * 200_000, "1. \u263a"):
        pygame.scrap.put_text(text)
        chair.key(pygame.K_v, CTRL)
        detail = chair.app.scenes.top.desk["unread.detail"].text
        assert detail.endswith(".") and len(detail) < 200 and len(chair.match.actions) == 17
        chair.press("unread.ok")
    chair.close()


def test_a_list_goes_on_from_the_position_shown(tmp_path: Path) -> None:
    chair = at_table(tmp_path, GAMES[0], 17)
    scene = chair.app.scenes.top
    review.go(scene.table, 4)
    cell = next(a.args[0] for a in scene.match.states[6].actions() if a != scene.match.actions[6])
    pygame.scrap.put_text(f"c1/d2-c2  {cell}")  # the first of them cannot begin a game
    chair.key(pygame.K_v, CTRL)
    chair.press("paste.yes")
    chair.frames(3)
    assert [str(a) for a in chair.match.actions[4:]] == ["mine c1", "move d2-c2", f"mine {cell}", "stay"]
    chair.close()


def test_hidden_hands_are_not_found_out_by_pasting(tmp_path: Path) -> None:
    chair = at_table(tmp_path, SECRET, 18)
    chair.key(pygame.K_c, CTRL)
    items = chair.match.game.presentation().picture(chair.match.state).items
    held = [item.face for item in items if item.place.startswith("hand:")]
    assert held and not any(face in pygame.scrap.get_text() for face in held)
    chair.key(pygame.K_v, CTRL)
    assert "hidden" in chair.app.scenes.top.desk["unread.detail"].text
    chair.close()


def test_full_turns_with_numbers_commas_and_a_heading() -> None:
    match = Match(GAMES[0], {"swap": True}, 0)
    text = "Mattock: A - B\n1. c2 2. swap, f3\n3.c1/d2-c2\n"
    steps = ["mine c2", "stay", "swap", "mine f3", "stay", "mine c1", "move d2-c2"]
    assert [str(a) for a in read_list(match, 0, text)] == steps
    with pytest.raises(BadAction, match="^2 of 2 "):
        read_list(match, 0, "c2 c2")
