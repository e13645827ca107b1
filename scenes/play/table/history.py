"""Undo, redo, step back, reset, and playing on from an earlier position.

Undo takes whole turns; against computers it goes back to a person's turn.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import CHANCE, Action
from scenes.play.table import keeping, looking
from scenes.play.table.change import Change
from scenes.play.table.log import turn_start
from scenes.play.table.notes import Another
from scenes.play.table.table import Table

HIDDEN_HANDS = "Lines with hidden hands can be entered when the game is over."
SHUFFLED = "What lies unseen is shuffled anew, and the list of turns says so."


# ---- asking first ------------------------------------------------------------------------------------------------


def _back_to(table: Table, at: int) -> None:
    """Back to an earlier position; over a draw that was seen only when everybody agrees."""
    table.asked = at
    question = _seen_since(table, at)
    if not question:
        agreed(table)
        return
    shuffled = f" {SHUFFLED}" if _drawn_since(table, at) else ""
    if table.eyes.shared:
        table.ask(question, f"Only when everybody at the table agrees.{shuffled}", "All agree", "Play on", "agree")
    else:
        table.ask(question, shuffled.strip(), "Take it back", "Play on", "agree")


def _seen_since(table: Table, at: int) -> str:
    """The question that everybody is asked before the game goes back so far; nothing where nobody need agree."""
    match, shared = table.match, table.eyes.shared
    if shared and match.state.outcome() is not None:  # all hands lie open at the end
        return "Take back what was shown at the end?"
    draws = [s for s in match.states[at:-1] if s.to_act == CHANCE] if _drawn_since(table, at) else []
    drawers = [table.presentation.drawer(table.eyes.seen(state)) or 1 for state in draws]
    seen = shared or any(match.person(seat).human for seat in drawers)
    return "Take back a draw that was seen?" if draws and seen and match.secret else ""


def _drawn_since(table: Table, at: int) -> bool:
    """Whether tiles were drawn after the first `at` actions by somebody who may look at them."""
    return table.match.drew(at) and table.presentation.hand_due(table.eyes.seen(table.match.state))


def play_from_here(table: Table) -> None:
    """Asks whether the game is to go on from the position shown; what was played after it stays as a branch. Over what
    was seen everybody is asked, as by undo."""
    at = table.review.at
    if at is None:
        return
    if table.manner.still:
        table.ask("Play on from here?", "A new game begins at this position; this one stays as it is.",
                  "Play from here", "Stay", "review.fork")
        return
    table.asked = at
    if _seen_since(table, at):
        _back_to(table, at)
    else:
        table.ask("Play on from here?", "What was played after this is kept beside it.",
                  "Play from here", "Stay", "agree")


def agreed(table: Table) -> None:
    """Goes back to the position that was asked for."""
    if table.asked < len(table.match.actions):
        follow(table, table.asked)


# ---- going back --------------------------------------------------------------------------------------------------


def follow(table: Table, at: int, line: Sequence[Action] = ()) -> None:
    """The game goes on from its first `at` actions, with a line played on from there. Raises IllegalAction."""
    match = table.match
    if table.manner.still:
        fork(table, at, line)
        return
    table.driver.stop()
    looking.end_review(table)
    if match.resigned:
        match.undo()
    if at < len(match.actions):
        drawn = _drawn_since(table, at)
        match.take_back(len(match.actions) - at)
        if drawn:
            match.shuffle()
    for action in line:
        match.play(action)
    if table.eyes.hands_over:
        looking.let_fall(table)
    _moved(table)


def enter_line(table: Table, number: int) -> None:
    """Goes over to the end of a line that was left (`table.branches`); computers wait there. Nothing is lost: the
    present line is kept beside it in turn. Where hands are hidden it would show what was drawn."""
    line = table.branches.lines()[number]
    if table.match.secret:
        table.say(HIDDEN_HANDS)
        return
    follow(table, line.at, line.actions)
    if not table.manner.still and not table.driver.human_to_act():
        table.driver.pause(True)


def fork(table: Table, at: int, line: Sequence[Action] = ()) -> None:
    """A finished game was looked at: from here a new one goes on, with a journal of its own."""
    match = table.match.fork(at)
    if table.match.drew(at):
        match.shuffle()  # whoever looks on has seen what was drawn
    for action in line:
        match.play(action)
    table.notes.append(Another(match, True))


def _moved(table: Table) -> None:
    keeping.reopen(table)
    table.passing.wanted.clear()
    table.hand.take(None)
    table.show.jump(table.eyes.seen(table.match.state), len(table.match.actions))


def undo(table: Table) -> None:
    """Takes a whole turn back; a resignation first."""
    match = table.match
    if match.gave_up:
        table.driver.stop()
        match.undo()
        looking.look_again(table)
        _moved(table)
    elif match.actions:
        _back_to(table, _undo_goal(table))


def _undo_goal(table: Table) -> int:
    match, people = table.match, table.driver.humans()
    end = len(match.actions)
    start = turn_start(match, end)
    mine = match.states[start].to_act
    if start < end and (not people or (mine and match.person(mine).human)):
        return start
    if not people:
        table.driver.pause(True)
        return turn_start(match, max(0, start - 1))
    starts = [i for i in range(start) if turn_start(match, i) == i and _human_at(table, i)]
    return starts[-1] if starts else turn_start(match, max(0, start - 1))


def _human_at(table: Table, at: int) -> bool:
    seat = table.match.states[at].to_act
    return bool(seat) and table.match.people_at(at)[(seat or 1) - 1].human


def redo(table: Table) -> None:
    """Plays a whole turn again, and the computers' answers that stood behind it."""
    match = table.match
    table.driver.stop()
    start, changes = len(match.actions), list[Change]()
    while match.undone and (len(match.actions) == start or not _settled(table)):
        at = len(match.actions)
        match.redo()
        changes += table.eyes.changes(at, len(match.actions))
    table.hand.take(None)
    table.show.skip()
    table.show.add(changes)


def _settled(table: Table) -> bool:
    """Whether a redo may stop here: at the start of a turn, and with people playing, of a person's."""
    match, at = table.match, len(table.match.actions)
    return turn_start(match, at) == at and (not table.driver.humans() or _human_at(table, at))


def step_back(table: Table) -> None:
    """Takes one step of the turn under way back."""
    if table.review.mid_turn:
        _back_to(table, len(table.match.actions) - 1)


def reset(table: Table) -> None:
    """Begins the turn under way anew."""
    if table.review.mid_turn:
        _back_to(table, turn_start(table.match, len(table.match.actions)))
