"""The hand: every legal action can be picked click by click, shown before it is played, and what is not is refused."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from engine.core.action import Action, Pick
from engine.core.game import Game
from engine.games import GAMES
from scenes.play.table import turns
from scenes.play.table.hand import Hand
from scenes.play.table.table import Table
from tests.table.rig import any_action, laid, wait

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def hands(home: Path, game: Game, count: int = 12) -> list[Table]:
    """Tables at which a person is to act, each a few steps further on."""
    found = []
    for n in range(count):
        table = laid(home / str(n), game, steps=5 * n)
        dice = Random(n)
        while table.match.outcome is None and not table.match.to_act:
            table.match.play(any_action(table.match, dice))
        if table.match.outcome is None:
            table.hand.take(table.match.state.seen_by(table.match.to_act or 1))
            found.append(table)
    return found


def clicked(hand: Hand, action: Action) -> Action | None:
    """Clicks an action together, turning where several ways fit; the action once it is complete."""
    hand.cancel()
    done = None
    for pick in action.picks:
        hand.hover(pick)
        done = hand.pick(pick)
    for _ in range(24):
        if done or not hand.held or hand.meant() == action:
            break
        hand.turn(1)
    return done or (hand.pick(hand.held) if hand.held else None)


@every_game
def test_every_legal_action_can_be_clicked_together(tmp_path: Path, game: Game) -> None:
    seen = 0
    for table in hands(tmp_path, game):
        hand = table.hand
        assert hand.state is not None
        for action in table.presentation.choices(hand.state, ())[:24]:
            seen += 1
            assert clicked(hand, action) == action
    assert seen > 40


@every_game
def test_what_is_meant_is_shown_before_it_is_played(tmp_path: Path, game: Game) -> None:
    previews = marks = 0
    for table in hands(tmp_path, game):
        hand = table.hand
        assert hand.state is not None
        for action in table.presentation.choices(hand.state, ())[:12]:
            hand.cancel()
            for pick in action.picks[:-1]:
                hand.pick(pick)
            hand.hover(action.picks[-1])
            meant = hand.meant()
            previews += meant is not None and hand.preview() is not None and hand.preview() is hand.preview()
            marks += len(hand.marks({pick.name for pick in action.picks}, "choose"))
    assert previews > 20 and marks > 40


@every_game
def test_what_cannot_be_picked_is_refused_in_words(tmp_path: Path, game: Game) -> None:
    refused = 0
    for table in hands(tmp_path, game):
        hand, cells = table.hand, table.presentation.picture(table.show.view).cells.centres
        for name in list(cells)[:60]:
            pick = Pick("cell", name)
            hand.hover(pick)
            if hand.pickable(pick) or hand.refusal is None:
                continue
            refused += 1
            assert hand.refusal.sentence.endswith(".") and hand.pick(pick) is None
            assert {mark.kind for mark in hand.marks((), "choose")} - {"legal", "movable", "target"}
    assert refused > 5


@every_game
def test_a_second_click_lets_go_and_the_cursor_comes_and_goes(tmp_path: Path, game: Game) -> None:
    let_go = 0
    for table in hands(tmp_path, game):
        hand = table.hand
        for pick in sorted(hand.chooser.next_picks(), key=str)[:6]:
            hand.cancel()
            if hand.would_go_on(pick):
                hand.pick(pick)
                assert pick in hand.picked
                hand.pick(pick)
                assert pick not in hand.picked
                let_go += 1
        hand.point("a1")
        assert hand.cursor == "a1" and (hand.left is None or hand.left.kind == "button")
        hand.point(None)
        assert hand.cursor is None and hand.cancel() in (True, False)
    assert let_go


@every_game
def test_what_waits_for_confirmation_gives_way_to_a_fresh_pick(tmp_path: Path, game: Game) -> None:
    table = laid(tmp_path, game, confirm_turn=True, steps=2)
    dice = Random(7)
    for _ in range(60):
        wait(table, 0.5)
        state = table.hand.state
        if state is None:
            table.match.play(any_action(table.match, dice)) if table.match.outcome is None else None
            continue
        turns.commit(table, next(a for a in state.actions() if state.allows(a)))
        if table.hand.pending:
            pending = table.hand.pending
            assert table.hand.meant() == pending and table.hand.pick(pending.picks[-1]) is None
            other = next((p for p in table.hand.chooser.next_picks() if p != pending.picks[-1]), None)
            if other:
                table.hand.pick(other)
                assert table.hand.pending is None
            return
