"""What a computer advises or expects, as turns that can be played, as ghosts on the board and as words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.action import CHANCE, Action
from engine.core.game import Game
from engine.core.picture import Mark
from engine.core.state import View
from scenes.play.board.ghosts import picked, turn_marks, words

if TYPE_CHECKING:
    from engine.core.brain import Answer
    from scenes.play.scene import PlayScene

SHOWN = 4  # turns of the expected line that are shown
Steps = list[tuple[View, Action]]  # each action with the position before it


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


def ghosts(scene: PlayScene, turns: list[Steps], what: str) -> list[Mark]:
    """The marks for these turns; those of a line are numbered."""
    return [mark for number, steps in enumerate(turns, 1)
            for mark in turn_marks(scene.presentation, steps, number if what == "line" else 0)]


def sentence(scene: PlayScene, turns: list[Steps], what: str, more: bool) -> str:
    """The same in words; `more` when the hint is not the whole turn."""
    if not turns or not turns[0]:
        return "The computer has nothing to suggest here."
    if what == "hint":
        return f"{words(scene.presentation, *turns[0][0])}." + (" H again shows the whole turn." if more else "")
    texts = [scene.match.game.turn_text(steps[0][0], [action for _, action in steps]) for steps in turns]
    if what == "turn":
        return f"{texts[0]}."
    seats = scene.app.style.theme.seats
    told = [f"{n} {seats[(steps[0][0].to_act or 1) - 1].name} {text}"
            for n, (steps, text) in enumerate(zip(turns, texts, strict=True), 1)]
    return f"{', '.join(told)}."
