"""The sentences of the play scene: whose turn and what to do, why not, what would happen, who has won."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from scenes.play.panel import Prompt

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
        return Prompt(outcome.winners[0], scene.look.ending(outcome))
    if not scene.review.resting:
        return Prompt(seat, _under_way(scene, seat))
    if scene.driver.problem:
        return Prompt(seat, scene.driver.problem, tone="danger")
    if scene.eyes.hands_over:
        name = match.person(seat or 1).name
        return Prompt(seat, f"Your turn is over. Cover your hand and give the laptop to {name}.")
    saving = scene.journal.broken if scene.journal is not None else ""
    if not scene.driver.human_to_act():
        waits = "Paused." if scene.driver.paused else f"{match.person(seat).name} is thinking." if seat else ""
        return Prompt(seat, waits, saving, "danger", "warning")
    return _persons(scene, seat, saving)


def _under_way(scene: PlayScene, seat: int) -> str:
    """What is said while something moves: what it is that is being done, and by whom."""
    if not seat:
        return "The game is over." if scene.review.state.to_act is None else ""
    person = scene.review.person(seat)
    return _ask(scene, person.name) if person.human else f"{person.name} is playing."


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
        return "End your turn?" if name == "You" else f"{name}, end your turn?"
    words = scene.look.prompt(scene.review.state)
    return f"Your turn: {words}" if name == "You" else f"{name}, {words}"


def winner_line(scene: PlayScene) -> str:
    """Who has won; shared wins name everybody, equal names their colours."""
    outcome = scene.match.outcome
    assert outcome is not None
    everyone = [person.name for person in scene.match.people]
    colours = scene.app.look.theme.seats
    names = [everyone[s - 1] if everyone.count(everyone[s - 1]) == 1 else f"{everyone[s - 1]} ({colours[s - 1].name})"
             for s in outcome.winners]
    if len(names) == 1:
        return "You win" if names[0] == "You" else f"{names[0]} wins"
    return f"{', '.join(names[:-1])} and {names[-1]} share the win"


def standings(scene: PlayScene) -> str:
    """Everybody's place and score, equal scores sharing a place: `1. Anna 12, 2. Ben and Cleo 9`."""
    outcome = scene.match.outcome
    assert outcome is not None
    people, scores = scene.match.people, outcome.scores
    parts = []
    for score in sorted(set(scores), reverse=True):
        names = " and ".join(person.name for person, own in zip(people, scores, strict=True) if own == score)
        parts.append(f"{1 + sum(own > score for own in scores)}. {names} {score}")
    return ", ".join(parts)


def seat_name(scene: PlayScene, seat: int) -> str:
    """`Red`, or `Red (Anna)` when the person has another name."""
    colour, name = scene.app.look.theme.seats[seat - 1].name, scene.match.person(seat).name
    return colour if name == colour else f"{colour} ({name})"
