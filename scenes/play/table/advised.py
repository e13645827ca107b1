"""What a computer advises or expects, as turns that can be played, as ghosts on the board and as words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.action import CHANCE, Action
from engine.core.brain import Answer
from engine.core.game import Game
from engine.core.picture import Mark
from engine.core.state import State, View
from scenes.play.table.ghosts import picked, turn_marks, words

SHOWN = 4  # turns of the expected line that are shown
Steps = list[tuple[View, Action]]  # each action with the position before it


@dataclass
class Advised:
    """What is asked and shown: "" for nothing, a `hint` (the first step), the whole `turn`, or the `line`."""

    shows: str = ""
    view: View | None = None  # the position that it is about
    answer: Answer | None = None
    lost: bool = False  # whether no answer will come
    picks: Any = None  # what was picked when it was asked for
    asked: tuple[int, State | View] | None = None  # what is asked about: after how many actions (-1 for advice), what
    drawn: tuple[str, Any, list[Mark], str] | None = None  # what is shown, of which answer, as ghosts and as words

    @property
    def waits(self) -> bool:
        """Whether an answer is to come soon."""
        return self.asked is not None or bool(self.shows) and self.answer is None and not self.lost

    @property
    def longer(self) -> bool:
        """Whether the hint is not the whole turn."""
        return self.answer is not None and len(self.answer.steps) > 1


def advised(game: Game, view: View, answer: Answer, what: str) -> list[Steps]:
    """The turns of an answer that are to be shown: of a `hint` the first step, of a `turn` all of it, of a `line` what
    is expected from there on, as far as it can be foreseen."""
    if what != "line":
        steps = picked(game, view, answer.steps)
        return [steps[:1] if what == "hint" else steps]
    found = list[Steps]()
    for turn in answer.line[:SHOWN]:
        steps = picked(game, view, turn)
        if not steps:
            break
        found.append(steps)
        view, _ = steps[-1][0].after(steps[-1][1])
        if view.to_act == CHANCE:
            break
    return found


def ghosts(game: Game, turns: list[Steps], what: str) -> list[Mark]:
    """The marks for these turns; those of a line are numbered."""
    return [mark for number, steps in enumerate(turns, 1)
            for mark in turn_marks(game.presentation(), steps, number if what == "line" else 0)]


def sentence(game: Game, seats: Sequence[str], turns: list[Steps], what: str, more: bool) -> str:
    """The same in words that call seats by these names; `more` when the hint is not the whole turn."""
    if not turns or not turns[0]:
        return "The computer has nothing to suggest here."
    if what == "hint":
        label = words(game.presentation(), *turns[0][0])
        step = label if label != str(turns[0][0][1]) else in_words(game, seats, turns[0])
        return f"{step}." + (" H again shows the whole turn." if more else "")
    texts = [in_words(game, seats, steps) for steps in turns]
    if what == "turn":
        return f"{texts[0]}."
    numbered = [f"{n} {seats[(steps[0][0].to_act or 1) - 1]} {text}"
            for n, (steps, text) in enumerate(zip(turns, texts, strict=True), 1)]
    return f"{', '.join(numbered)}."


def in_words(game: Game, seats: Sequence[str], steps: Steps) -> str:
    """A turn in words, since ghosts show where; where the rim is named, in its notation."""
    actions, seat = [action for _, action in steps], steps[0][0].to_act or 1
    events = [event for view, action in steps for event in view.after(action)[1]]
    text = "" if game.rim else game.presentation().summary(actions, events, seat, seats)
    return text or game.turn_text(steps[0][0], actions)
