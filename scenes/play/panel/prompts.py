"""The sentences of the play scene: whose turn and what to do, why not, what would happen, who has won."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.core.names import YOU, distinct, does, listed, wins
from scenes.play.panel.parts import Prompt

if TYPE_CHECKING:
    from scenes.play.scene import PlayScene


def prompt_of(scene: PlayScene) -> Prompt:
    """The line under the board at this moment; for a while, what was copied, or what a computer advises."""
    told = scene.review.bar.prompt() if scene.review.on else _now(scene)
    note, advice = scene.clip.note or scene.again.note, scene.advice.note
    if advice and not note:
        return Prompt(told.seat, *advice, symbol="hint")
    return replace(told, extra=note, tone="amber", symbol="info") if note else told


def _now(scene: PlayScene) -> Prompt:
    match, outcome = scene.match, scene.review.outcome
    seat = scene.review.seat or 0
    if outcome is not None:
        return Prompt(outcome.winners[0], ending_line(scene), scene.turns.saving, "danger", "warning")
    if not scene.review.resting:
        return Prompt(seat, _under_way(scene, seat))
    if scene.driver.problem:
        return Prompt(seat, scene.driver.problem, tone="danger")
    if scene.eyes.hands_over:
        name = match.person(seat or 1).name
        return Prompt(seat, f"Your turn is over. Cover your hand and give the laptop to {name}.")
    saving = scene.turns.saving
    if not scene.driver.human_to_act():
        waits = "Paused." if scene.driver.paused else _busy(scene, seat, "thinking") if seat else ""
        return Prompt(seat, waits, saving, "danger", "warning")
    return _persons(scene, seat, saving)


def _under_way(scene: PlayScene, seat: int) -> str:
    """What is said while something moves: what it is that is being done, and by whom."""
    if not seat:
        return "The game is over." if scene.review.state.to_act is None else ""
    person = scene.review.person(seat)
    return _ask(scene, person.name) if person.human else _busy(scene, seat, "playing")


def _persons(scene: PlayScene, seat: int, saving: str) -> Prompt:
    """A person is to act: what to do, and behind it a refusal, a preview, or that nothing can be saved."""
    text = _ask(scene, scene.match.person(seat).name)
    refusal, preview = scene.hand.refusal, scene.hand.preview()
    if refusal:
        return Prompt(seat, text, refusal.sentence, "danger", "warning")
    if scene.hand.held:
        told = preview.sentence if preview else ""
        return Prompt(seat, "Q and E show other ways, another click plays it.", told, symbol=scene.match.game.icon)
    if preview and preview.sentence:
        return Prompt(seat, text, preview.sentence, symbol=scene.match.game.icon)
    return Prompt(seat, text, saving, "danger", "warning")


def _ask(scene: PlayScene, name: str) -> str:
    if scene.hand.pending:
        return "End your turn?" if name == YOU else f"{name}, end your turn?"
    words = scene.presentation.prompt(scene.eyes.seen(scene.review.state))
    return f"Your turn: {words}" if name == YOU else f"{name}, {words}"


def winner_line(scene: PlayScene) -> str:
    """Who has won; shared wins name everybody, equal names their colours."""
    outcome, names = scene.match.outcome, names_of(scene)
    assert outcome is not None
    return wins([names[seat - 1] for seat in outcome.winners])


def ending_line(scene: PlayScene) -> str:
    """Why the game is over, with the same names as who has won."""
    outcome = scene.match.outcome
    assert outcome is not None
    return scene.presentation.ending(outcome, names_of(scene))


def names_of(scene: PlayScene) -> list[str]:
    """What people are called, seat by seat, so that nobody is mistaken for another one."""
    return distinct([person.name for person in scene.match.people], [s.name for s in scene.app.style.theme.seats])


def standings(scene: PlayScene) -> str:
    """Everybody's place and score, equal scores sharing a place: `1. Anna 12, 2. Ben and Cleo 9`.

    Who has given up takes no place.
    """
    outcome, playing = scene.match.outcome, scene.match.seating.playing
    assert outcome is not None
    pairs = [(outcome.scores[seat - 1], names_of(scene)[seat - 1]) for seat in playing]
    parts = []
    for score in sorted({score for score, _ in pairs}, reverse=True):
        names = listed([name for own, name in pairs if own == score])
        parts.append(f"{1 + sum(own > score for own, _ in pairs)}. {names} {score}")
    gone = [name for seat, name in enumerate(names_of(scene), 1) if seat not in playing]
    return ", ".join([*parts, *([f"{listed(gone)} resigned"] if gone else [])])


def _busy(scene: PlayScene, seat: int, what: str) -> str:
    """What a seat does that no person plays."""
    name = names_of(scene)[seat - 1]
    if scene.match.seating.passes(seat):
        return f"{name} resigned: this seat passes."
    return f"{does([name], 'is', 'are')} {what}."


def seat_name(scene: PlayScene, seat: int) -> str:
    """`Red`, or `Red (Anna)` when the person has another name."""
    colour, name = scene.app.style.theme.seats[seat - 1].name, scene.match.person(seat).name
    return colour if name == colour else f"{colour} ({name})"
