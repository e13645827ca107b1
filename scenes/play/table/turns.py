"""How the game goes on: actions are played and shown, persons take their turns, the end is announced."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from engine.core.action import CHANCE, Action
from scenes.play.table import hints, keeping, looking
from scenes.play.table.change import Change, Fall
from scenes.play.table.notes import Hear
from scenes.play.table.table import Table


def play(table: Table, actions: Sequence[Action], fall: Fall | None = None) -> None:
    """Plays actions and shows them; `fall` is a piece that was dragged for the first of them."""
    match, changes = table.match, list[Change]()
    if table.hand.state is not None and actions:
        hints.did(table, actions[0])
    for action in actions:
        bare = match.to_act == CHANCE and not action.args
        match.play(match.roll() if bare else action)
        changes.append(table.eyes.change(len(match.actions) - 1))
    table.hand.take(None)
    changes[:1] = [replace(change, fall=fall) for change in changes[:1]]
    if not table.review.on:
        table.show.add(changes)
    if table.review.mid_turn:
        hand_over(table)  # at once: the next step may come before the next frame


def commit(table: Table, action: Action, by_button: bool = False, fall: Fall | None = None) -> None:
    """A person has chosen an action: it is played, or waits for confirmation where it would end the turn."""
    end_own_movement(table)
    if not by_button and asks_first(table) and _ends_turn(table, action):
        table.hand.pending = action
    else:
        play(table, [action], fall)


def confirm(table: Table) -> None:
    """Plays what waited for confirmation."""
    pending, table.hand.pending = table.hand.pending, None
    if pending:
        commit(table, pending, by_button=True)


def own_movement(table: Table) -> bool:
    """Whether all that still moves was done in this turn by the person to act, who need not wait for it."""
    turn, seat = table.match.state.turn, table.driver.seat()
    if not table.show.busy or not table.driver.human_to_act() or table.review.on:
        return False
    return table.show.moves_only(
        lambda change: change.before.turn == turn
        and (change.before.to_act or table.presentation.drawer(change.before)) == seat)


def end_own_movement(table: Table) -> None:
    """What the person's last step still moves comes to its end at once, because the next one is here."""
    if own_movement(table):
        table.show.skip()


def by_lot(table: Table) -> None:
    """Plays the phase under way to its end by lot, for everybody, and shows it at once.

    The lot follows from the game's seed, how far it has come and the lines that were left: taken back and drawn
    again it falls otherwise.
    """
    match = table.match
    label = _shortcut(table)
    lot = Random(f"{match.seed} lot {len(match.actions)} {len(match.lines)}")
    table.driver.stop()
    while _shortcut(table) == label and match.to_act is not None:
        play(table, [match.roll() if match.to_act == CHANCE else lot.choice(match.state.actions())])
    if not table.review.on:
        table.show.skip()


def _shortcut(table: Table) -> str:
    return table.presentation.shortcut(table.eyes.seen(table.match.state))


def asks_first(table: Table) -> bool:
    """Whether turns are confirmed: between people, unless switched off."""
    people = table.driver.humans() > 1 and table.around.settings.confirm_turn
    return people and table.presentation.confirms(table.eyes.seen(table.match.state))


def _ends_turn(table: Table, action: Action) -> bool:
    state = table.match.state
    return state.after(action)[0].turn > state.turn


def update(table: Table, dt: float) -> bool:
    """Computers and chance act, then it may be a person's turn; True when something was played."""
    table.ending.wait = max(0.0, table.ending.wait - dt)
    looking.settle(table)
    actions = table.driver.advance(dt, table.show.busy and not table.review.on)
    if actions:
        play(table, actions)
        looking.settle(table)
    hand_over(table)
    if table.eyes.must_cover and not table.show.busy:
        looking.cover(table)
    _look_for_end(table)
    return bool(actions)


def _look_for_end(table: Table) -> None:
    """Counts once the board has come to rest, then announces the end; a review only lets it be written down."""
    ending, over = table.ending, table.match.outcome is not None
    if not over:
        ending.counted, ending.wait = False, 0.0
    elif not ending.counted and table.review.resting:
        looking.count(table)
    if over and (table.over or table.review.on):
        keeping.write_down(table)
    if table.over != ending.announced:
        ending.announced = table.over
        if table.over and not table.manner.still:
            table.notes.append(Hear("end"))


def hand_over(table: Table) -> None:
    """Gives the position to the hand when a person is to act and nothing moves but what he did himself."""
    still = not table.show.busy or own_movement(table)
    free = table.driver.human_to_act() and still and table.match.outcome is None and not table.review.on
    state = table.eyes.seen(table.match.state) if free and not table.eyes.hands_over else None
    if state is table.hand.state:
        return
    table.hand.take(state)
    if state is not None and table.review.turn_begins:
        table.notes.append(Hear("turn"))
