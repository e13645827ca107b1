"""The line under the board: whose turn and what to do, why not, what would happen, where one looks back to."""

from __future__ import annotations

from dataclasses import replace

from engine.core.names import YOU, does
from engine.core.state import Outcome
from scenes.play.panel.parts import Prompt
from scenes.play.panel.ranking import own_place, ranking_of
from scenes.play.panel.sentences import ending_line, names_of
from scenes.play.table import advice, again, passing
from scenes.play.table.log import entry_of
from scenes.play.table.table import Table

SETTLED = "Nobody can gain any more: all may pass now, and it is counted."


def prompt_of(table: Table) -> Prompt:
    """The line at this moment; for a while, what was copied, or what a computer advises."""
    prompt = _back(table) if table.review.on else _now(table)
    note, advised = table.remark or again.note(table), advice.note(table)
    if advised and not note:
        return Prompt(prompt.seat, *advised, symbol="hint")
    return replace(prompt, extra=note, tone="amber", symbol="info") if note else prompt


def _back(table: Table) -> Prompt:
    """Where on the timeline one is, and quietly how many turns have been played meanwhile."""
    review = table.review
    turns, shown, new = review.turns(), review.shown, review.fresh
    done = sum(turn.end <= shown for turn in turns)
    middle = bool(shown) and all(turn.end != shown for turn in turns)
    text = f"In turn {done + 1} of {len(turns)}" if middle else f"After turn {done} of {len(turns)}"
    note = f"{new} new turn{'s' * (new > 1)}" if new else ""
    return Prompt(review.seat or 0, text if shown else "The beginning", note, symbol="info")


def _now(table: Table) -> Prompt:
    match, driver, outcome = table.match, table.driver, table.review.outcome
    seat = table.review.seat or 0
    if outcome is not None:
        return _ended(table, outcome)
    counting = table.show.counting
    if counting and counting.seat:
        name = names_of(table)[counting.seat - 1]
        whose = "Your score is counted." if name == YOU else f"{name}'s score is counted."
        return Prompt(counting.seat, whose, f"{counting.finale.sentence} Space skips.", symbol="info")
    if not table.review.resting:
        return Prompt(seat, _under_way(table, seat))
    if driver.problem:
        return Prompt(seat, driver.problem, tone="danger")
    if table.eyes.hands_over:
        name = match.person(seat or 1).name
        return Prompt(seat, f"Your turn is over. Cover your hand and give the laptop to {name}.")
    if not driver.human_to_act():
        waits = "Paused." if driver.paused else _busy(table, seat, "thinking") if seat else ""
        return Prompt(seat, waits, table.saving, "danger", "warning")
    return _persons(table, seat)


def _ended(table: Table, outcome: Outcome) -> Prompt:
    """How the only person among computers has done, else why the game is over."""
    ranking = ranking_of(table, outcome)
    mine = next((rank.seat for rank in ranking.ranks if rank.own), 0)
    own = own_place(ranking)
    return Prompt(mine if own else outcome.winners[0], own or ending_line(table), table.saving, "danger", "warning")


def _under_way(table: Table, seat: int) -> str:
    """What is said while something moves: what it is that is being done, and by whom."""
    if not seat:
        return "The game is over." if table.review.state.to_act is None else ""
    person = table.review.person(seat)
    if table.replaying:
        turn = entry_of(table.match, *table.replaying, seat, table.eyes, table.around.seat_names)
        return f"Once more, {names_of(table)[seat - 1]}: {turn.text}."
    return _ask(table, person.name) if person.human else _busy(table, seat, "playing")


def _persons(table: Table, seat: int) -> Prompt:
    """A person is to act: what to do, and behind it a refusal, a preview, or that nothing can be saved."""
    text = _ask(table, table.match.person(seat).name)
    refusal, preview = table.hand.refusal, table.hand.preview()
    if refusal:
        return Prompt(seat, text, refusal.sentence, "danger", "warning")
    if table.hand.held:
        effect = preview.sentence if preview else ""
        return Prompt(seat, "Q and E show other ways, another click plays it.", effect, symbol=table.match.game.icon)
    if preview and preview.sentence:
        return Prompt(seat, text, preview.sentence, symbol=table.match.game.icon)
    if passing.may_count(table) and not table.saving:
        return Prompt(seat, text, SETTLED, symbol="info")
    return Prompt(seat, text, table.saving, "danger", "warning")


def _ask(table: Table, name: str) -> str:
    if table.hand.pending:
        return "End your turn?" if name == YOU else f"{name}, end your turn?"
    words = table.presentation.prompt(table.eyes.seen(table.review.state))
    return f"Your turn: {words}" if name == YOU else f"{name}, {words}"


def _busy(table: Table, seat: int, what: str) -> str:
    """What a seat does that no person plays."""
    name = names_of(table)[seat - 1]
    if table.match.seating.passes(seat):
        return f"{name} resigned: this seat passes."
    return f"{does([name], 'is', 'are')} {what}."
