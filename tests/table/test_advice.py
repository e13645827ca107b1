"""Hints, what is expected, who stands better, aids and reasons: asked, answered, let go."""

from __future__ import annotations

from pathlib import Path
from random import Random
from re import search

import pytest

from engine.core.action import Pick
from engine.core.game import Game
from engine.games import GAMES
from scenes.play.table import advice, opinion, study, turns
from scenes.play.table.aids import SAYS_WHY, Aids
from scenes.play.table.changed import Changed
from scenes.play.table.ghosts import due_icon, picked, turn_marks, words
from scenes.play.table.hand import Hand
from scenes.play.table.manner import DEMO
from scenes.play.table.table import Table
from scenes.play.table.tips import Tips
from scenes.play.table.why import Reasons
from tests.table.rig import ANNA, BEN, HIDDEN, OPEN, SIMPLE, any_action, by_lot, laid, robot, wait

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def begun(home: Path, game: Game, **given: object) -> Table:
    """A game past its setting up, with a person to act and the curtain lifted."""
    table = laid(home, game, ANNA, robot(), **given)  # type: ignore[arg-type]
    dice = Random(6)
    for _ in range(400):
        state = table.match.state
        if not table.presentation.setting_up(table.eyes.seen(state)) and table.match.to_act == 1 and state.turn > 4:
            break
        table.match.play(any_action(table.match, dice))
    again = Table(table.match, table.journal, table.around)
    wait(again)
    return again


@every_game
def test_a_hint_is_asked_for_from_what_may_be_seen_and_a_pick_lets_it_go(tmp_path: Path, game: Game) -> None:
    table = begun(tmp_path, game)
    assert advice.position(table) is table.hand.state is not None
    advice.ask(table, "hint")
    assert advice.note(table) == ("Looking for a hint...", "Esc stops it.")
    wait(table)
    headline, text = advice.note(table) or ("", "")
    assert headline == "Hint" and text.endswith((".", "turn.")) and table.around.analyst.views
    assert game.rim or not search(r"\d,-?\d", text), "words say what, ghosts say where"
    assert advice.marks(table) or "button" in {pick.kind for a in table.hand.state.actions() for pick in a.picks}
    action = table.hand.pick(next(iter(table.hand.chooser.next_picks())))
    if action:  # one pick was the whole step
        turns.commit(table, action, by_button=True)
    wait(table, 0.2)
    assert advice.note(table) is None and not advice.marks(table)


def test_a_hint_that_cannot_be_had_says_so(tmp_path: Path) -> None:
    table = begun(tmp_path, SIMPLE)
    table.around.analyst.broken = True
    advice.ask(table, "hint")
    wait(table)
    assert advice.note(table) == ("No hint", "The computer cannot help just now.")
    assert advice.clear(table) and not advice.clear(table) and advice.note(table) is None
    advice.stop(table)


def test_the_line_that_is_expected_is_numbered(tmp_path: Path) -> None:
    table = begun(tmp_path, SIMPLE)
    assert advice.foreseen(table) is advice.position(table)
    advice.ask(table, "line")
    wait(table)
    kinds = {mark.kind for mark in advice.marks(table)}
    assert "expected" in kinds and (advice.note(table) or ("",))[0] == "Expected"
    advice.ask(table, "line")
    assert advice.note(table) is None


def test_nobody_is_advised_where_nobody_may_be(tmp_path: Path) -> None:
    table = begun(tmp_path, SIMPLE)
    table.around.change(hints=False)
    assert advice.position(table) is None and advice.foreseen(table) is None
    demo = Table(table.match, None, table.around, DEMO)
    assert advice.position(demo) is None and not opinion.shown(demo)


def test_every_position_is_weighed_once_the_newest_first(tmp_path: Path) -> None:
    table = laid(tmp_path, SIMPLE, ANNA, BEN, steps=20, evaluation=True)
    wait(table, 30)
    curve = opinion.curve(table)
    assert len(curve) > 3 and opinion.wanted(table) is None and not table.advised.waits
    known = [point for point in curve if point.parts]
    assert known and all(abs(sum(point.parts or ()) - 1) < 1e-6 for point in known)
    asked = len(table.around.analyst.views)
    wait(table, 5)
    assert len(table.around.analyst.views) == asked and study.study_next(table) is None
    assert opinion.now(table) is not None


def test_values_are_written_into_the_record_of_a_finished_game(tmp_path: Path) -> None:
    table = laid(tmp_path, SIMPLE, ANNA, BEN, steps=10, evaluation=True)
    table.match.resign(1)
    wait(table, 30)
    assert table.ending.record is not None and not table.thoughts.unsaved
    assert table.around.store.open(table.ending.record).values


def test_with_hidden_hands_only_open_points_count(tmp_path: Path) -> None:
    table = laid(tmp_path, HIDDEN, ANNA, BEN, steps=30, evaluation=True)
    wait(table, 3)
    shares = opinion.now(table)
    assert not opinion.deep(table) and shares is not None and shares[1] and not table.around.analyst.views


@every_game
def test_aids_are_worked_out_once_and_switched(game: Game) -> None:
    presentation = game.presentation()
    hand = Hand(presentation)
    aids = Aids(presentation, hand, None)
    kept = aids.toggle(SAYS_WHY.name)
    assert (SAYS_WHY.name in kept) == (not SAYS_WHY.on) and Aids(presentation, hand, kept).on == aids.on
    assert set(aids.words()) >= {kind for aid in presentation.aids() for kind, _ in aid.legend}
    with pytest.raises(KeyError):
        aids.toggle("nothing")


@every_game
def test_what_others_did_has_marks_and_reasons_where_the_rules_prove_them(tmp_path: Path, game: Game) -> None:
    table = begun(tmp_path, game)
    changed = Changed(table.match, table.eyes, table.review)
    assert changed.marks() == table.changed.marks() and table.changed.marks() is table.changed.marks()
    reasons = Reasons(table.match, table.eyes, table.review)
    first = reasons.now()
    assert reasons.now() == first and (first is None or first.sentence and first.seat)


@every_game
def test_ghosts_are_of_steps_that_can_be_played(tmp_path: Path, game: Game) -> None:
    table = begun(tmp_path, game)
    view = table.hand.state
    assert view is not None
    answer_steps = [action for action in view.actions() if view.allows(action)][:1]
    steps = picked(game, view, answer_steps)
    assert steps and steps[0][0] is view and due_icon(table.presentation, view)
    assert words(table.presentation, *steps[0])
    numbered = turn_marks(table.presentation, steps, 1)
    cells = [pick for pick in steps[0][1].picks if pick.kind == "cell"]
    assert any(mark.kind == "expected" and mark.text == "1" for mark in numbered) == bool(cells)
    assert picked(game, view, by_lot(table.match.fork(0), 0).actions) == []


@every_game
def test_the_hand_refuses_with_the_rules_reason_and_cancels(tmp_path: Path, game: Game) -> None:
    table = begun(tmp_path, game)
    hand = table.hand
    assert hand.pick(Pick("cell", "nowhere")) is None and not hand.picked
    first = next(iter(hand.chooser.next_picks()))
    hand.hover(first)
    assert hand.pickable(first) and hand.refusal is None
    hand.pick(first)
    hand.cancel()
    assert not hand.picked and hand.pending is None
    hand.let_go()
    assert hand.state is None and hand.marks((), "choose") == []


def test_first_time_hints_are_read_once_a_position(tmp_path: Path) -> None:
    for game in OPEN:
        table = begun(tmp_path / game.name, game)
        tips = Tips(table.match, table.hand)
        every = tips.unknown([])
        assert tips.unknown([tip.name for tip in every]) == []
        turns.end_own_movement(table)
