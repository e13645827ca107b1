"""A computer's advice on request: a hint, the line it expects, and in quiet moments what positions are worth.

A hint is thought out from what the one who acts may see, and plays nothing. Any pick and any change of the position
let it go.
"""

from __future__ import annotations

from typing import Any

from engine.core.action import CHANCE
from engine.core.picture import Mark
from engine.core.state import View
from scenes.play.table import opinion
from scenes.play.table.advised import advised, ghosts, sentence
from scenes.play.table.study import study_next
from scenes.play.table.table import Table

# The level that is asked for hints; how many positions it may look into, and for how many seconds, at most.
STRONG, NODES, LONGEST = 6, 200, 1.0


# ---- what may be asked -------------------------------------------------------------------------------------------


def _wanted(table: Table) -> bool:
    """Whether anybody is to be advised here."""
    return table.around.settings.hints and not table.manner.alone


def position(table: Table) -> View | None:
    """What whoever is to act may be advised on, as he sees it; while one looks back or computers wait, the position
    looked at. None where nobody may be advised."""
    if not _wanted(table):
        return None
    if table.review.on or table.match.outcome is not None:
        return _seen(table, table.review.goal) if table.review.on else None
    if table.driver.paused and not table.driver.human_to_act():
        return _seen(table, len(table.match.actions))
    if table.match.to_act == CHANCE:  # where a draw is due there is nothing to choose
        return None
    return table.hand.state if table.hand.pending is None else None


def _seen(table: Table, at: int) -> View | None:
    """A position that is looked at, where nobody is to be kept from anything and there is something to choose."""
    state = table.match.states[at]
    if not opinion.deep(table) or state.to_act in (None, CHANCE):
        return None
    view = table.eyes.seen(state)
    return None if table.presentation.setting_up(view) else view


def foreseen(table: Table) -> View | None:
    """The position whose expected line may be seen: that which is advised on, or a computer's in an open game."""
    if table.review.on or table.match.outcome is not None or table.driver.human_to_act() or table.driver.paused:
        return position(table)
    thinks = opinion.deep(table) and table.driver.thinking and table.review.resting
    return table.eyes.seen(table.match.state) if thinks and _wanted(table) else None


def ask(table: Table, name: str) -> None:
    """A button or key: `value` (the evaluation goes on or off), `hint` or `line`."""
    now = table.advised
    if name == "value":
        table.around.change(evaluation=not table.around.settings.evaluation)
    elif name == "line":
        _show(table, "" if now.shows == "line" else "line", foreseen(table))
    elif name == "hint":
        _show(table, "turn" if now.shows == "hint" and now.longer else "hint", position(table))


def _show(table: Table, what: str, view: View | None) -> None:
    now = table.advised
    now.shows, now.lost = (what, False) if view is not None else ("", False)
    if view is not now.view:
        now.view, now.answer = view, None
    now.picks = _picks(table)


def clear(table: Table) -> bool:
    """Lets go of what is shown or being thought out; False where there was nothing."""
    now = table.advised
    had, now.shows = bool(now.shows), ""
    if now.asked and now.asked[0] < 0:
        stop(table)
    return had


def stop(table: Table) -> None:
    """Nothing that was asked need be answered."""
    if table.advised.asked:
        table.around.analyst.cancel()
    table.advised.asked = None


def _picks(table: Table) -> Any:
    return table.hand.picked, table.hand.held, table.hand.pending


def _stands(table: Table) -> bool:
    """Whether what is shown is about the present position, and nothing was picked since."""
    now = table.advised
    due = foreseen(table) if now.shows == "line" else position(table)
    return bool(now.shows) and due is now.view and now.picks == _picks(table)


# ---- time --------------------------------------------------------------------------------------------------------


def update(table: Table) -> bool:
    """What was asked comes in, the next question goes out. True when there is something new."""
    now = table.advised
    if now.shows and not _stands(table):
        clear(table)
    news = _hear(table)
    if now.shows and now.answer is None and not now.lost:
        _seek(table)
    elif now.asked is None and not table.driver.pondering:
        now.asked = study_next(table)
    return news


def _hear(table: Table) -> bool:
    now, analyst = table.advised, table.around.analyst
    if now.asked is None:
        return False
    answer = analyst.poll()
    if answer is None and not analyst.failed:
        return False
    (at, view), now.asked = now.asked, None
    if at >= 0:
        opinion.take(table, at, view, answer)
    elif view is now.view:
        now.answer, now.lost = answer, answer is None
    return True


def _seek(table: Table) -> None:
    """Advice goes before everything else; in a computer's turn it is what that computer says."""
    now, belief = table.advised, table.driver.belief
    live = not (table.review.on or table.driver.paused or table.driver.human_to_act())
    if live:
        now.answer = belief[1] if belief and belief[0] is now.view else None
    elif now.view is not None and (now.asked is None or now.asked[0] >= 0):
        now.asked = -1, now.view
        seconds = min(LONGEST, table.around.settings.seconds)
        table.around.analyst.ask(table.match.game.reference, now.view, STRONG, NODES, seconds)


# ---- what is shown -----------------------------------------------------------------------------------------------


def _drawn(table: Table) -> tuple[list[Mark], str]:
    """Ghosts and words for what is shown, worked out once."""
    now, game = table.advised, table.match.game
    if now.answer is None or now.view is None:
        return [], ""
    if now.drawn is None or now.drawn[0] != now.shows or now.drawn[1] is not now.answer:
        turns = advised(game, now.view, now.answer, now.shows)
        words = sentence(game, table.around.seat_names, turns, now.shows, now.longer)
        now.drawn = now.shows, now.answer, ghosts(game, turns, now.shows), words
    return now.drawn[2], now.drawn[3]


def marks(table: Table) -> list[Mark]:
    """The ghosts of what is advised or expected now."""
    return _drawn(table)[0] if _stands(table) else []


def note(table: Table) -> tuple[str, str] | None:
    """What the prompt says about it, in a word or two and then at length; None while nothing is shown."""
    now = table.advised
    if not _stands(table):
        return None
    if now.lost:
        return "No hint", "The computer cannot help just now."
    if now.answer is None:
        return "Looking ahead..." if now.shows == "line" else "Looking for a hint...", "Esc stops it."
    return "Expected" if now.shows == "line" else "Hint", _drawn(table)[1]
