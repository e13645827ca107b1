"""Steps that nobody has played, as they would lie on the board: what is meant, advised or expected."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.core.action import CHANCE, Action
from engine.core.chooser import Chooser
from engine.core.errors import BadAction
from engine.core.game import Game
from engine.core.names import listed
from engine.core.picture import Mark
from engine.core.presentation import Presentation, Preview
from engine.core.state import View

PLAIN_STEP = "choose"


def step_marks(action: Action, preview: Preview, icon: str, seat: int) -> list[Mark]:
    """An action that is not played: its preview, with the piece where it would be and the place it would leave."""
    cells = [p.name for p in action.picks if p.kind == "cell"]
    if not cells or any(mark.kind == "ghost" for mark in preview.marks):
        return list(preview.marks)
    if len(cells) == 1:
        return [Mark("hover", cells[0], seat, icon), *preview.marks]
    return [Mark("ghost", cells[-1], seat), Mark("gone", cells[0], seat), *preview.marks]


def lights(presentation: Presentation, view: View, chooser: Chooser, occupied: Collection[str],
           over: str) -> list[Mark]:
    """What may be picked now: as the game lights it, else every cell by what lies there but that under the pointer."""
    own = presentation.lights(view, chooser.picks)
    if own is not None:
        return list(own)
    names = [p.name for p in chooser.next_picks() if p.kind == "cell" and p.name != over]
    seat, picks = view.to_act or 0, chooser.picks
    return [Mark("movable" if n in occupied else "target" if picks else "legal", n, seat) for n in names]


def due_icon(presentation: Presentation, view: View) -> str:
    """The sign of the step that is due, a plain one where the game tells of no steps."""
    return next((step.icon for step in presentation.steps(view) if step.state == "now"), PLAIN_STEP)


def picked(game: Game, view: View, steps: Sequence[Action]) -> list[tuple[View, Action]]:
    """Steps as the rules write them, with their clicks, each with the position before it; they end where chance acts
    or where one is not legal."""
    found = []
    for step in steps:
        if view.to_act in (None, CHANCE):
            break
        try:
            action = game.parse(view, str(step))
        except BadAction:
            break
        if not view.allows(action):
            break
        found.append((view, action))
        view, _ = view.after(action)
    return found


def turn_marks(presentation: Presentation, steps: Sequence[tuple[View, Action]], number: int = 0) -> list[Mark]:
    """The steps of a turn as ghosts; with a `number` from 1 each of their places says which turn of a line it is."""
    marks = dict[Mark, None]()
    for view, action in steps:
        seat = view.to_act or 0
        preview, due = presentation.preview(view, action), due_icon(presentation, view)
        marks |= dict.fromkeys(step_marks(action, preview, due, seat))
        cells = [p.name for p in action.picks if p.kind == "cell"]
        if cells and number:
            marks[Mark("expected", cells[-1], seat, str(number))] = None
    return list(marks)


def words(presentation: Presentation, view: View, action: Action) -> str:
    """A step in words: its button's label, with what is picked in hand for it, or its text."""
    names = {pick.name for pick in action.picks if pick.kind == "button"}
    labels = [button.label for button in presentation.buttons(view) if button.pick.name in names and button.able]
    held = [pick.name for pick in action.picks if pick.kind == "hand"]
    return " ".join(filter(None, (labels[0], listed(held)))) if labels else str(action)
