"""How Phalanx is shown: step bar, prompts, plates, buttons, previews. Words and data, no pixels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.action import Action, Pick
from engine.core.events import Event
from engine.core.hexes import disc
from engine.core.names import COLOURS, resigned, wins
from engine.core.picture import Mark
from engine.core.plain import PLAIN
from engine.core.presentation import ActionButton, Page, Step
from engine.core.state import Outcome
from engine.games.phalanx.rules.board import SEGMENT, name_of
from engine.games.phalanx.rules.growth import growth_cells
from engine.games.phalanx.rules.setup import CHOICES
from engine.games.phalanx.rules.state import Position
from engine.games.phalanx.show import motion as moving
from engine.games.phalanx.show.aids import aid_marks as aid_marks
from engine.games.phalanx.show.aids import aids as aids
from engine.games.phalanx.show.aids import signs as signs
from engine.games.phalanx.show.changes import changed as changed
from engine.games.phalanx.show.finale import finale as finale
from engine.games.phalanx.show.finale import totals
from engine.games.phalanx.show.numbers import facts as facts
from engine.games.phalanx.show.picture import land
from engine.games.phalanx.show.picture import picture as picture
from engine.games.phalanx.show.previews import preview as preview
from engine.games.phalanx.show.prompts import idle
from engine.games.phalanx.show.prompts import prompt as prompt
from engine.games.phalanx.show.quiet import concerns as concerns
from engine.games.phalanx.show.quiet import settled as settled
from engine.games.phalanx.show.reasons import why as why
from engine.games.phalanx.show.refusals import why_not as why_not
from engine.games.phalanx.show.summary import summary as summary
from engine.games.phalanx.show.tails import choices as choices
from engine.games.phalanx.show.tips import tips as tips
from engine.motion.timeline import Tracks

confirms, drawer, hand_due, lights = PLAIN.confirms, PLAIN.drawer, PLAIN.hand_due, PLAIN.lights
reminder = PLAIN.reminder

SET_UP: Mapping[str, tuple[str, str]] = {"lay": ("Lay a segment", "segment"), "lift": ("Lift a stone", "lift"),
                                           "stone": ("Place a stone", "stone"), "choose": ("Choose a side", "choose")}


def steps(view: Position) -> Sequence[Step]:
    """The set-up step that is due; in a turn Grow and Move, which may both be left out."""
    if view.phase in SET_UP:
        return (Step(*SET_UP[view.phase], "now"),)
    if view.ended:
        return (Step("Grow", "grow", "off"), Step("Move", "move", "off"))
    growing = bool(growth_cells(view))
    return (Step("Grow", "grow", "now" if growing else "done"),
            Step("Move", "move", "next" if growing else "now" if view.ready else "done"))


def buttons(view: Position) -> Sequence[ActionButton]:
    """The end of a turn, and in a duel the two sides to choose from."""
    if view.phase == "choose":
        return tuple(ActionButton(choice.picks[0], f"Play {colour}", "choose", f"You play {colour} from now on.")
                     for choice, colour in zip(CHOICES, COLOURS, strict=False))
    if view.phase in SET_UP:
        return ()
    passes, pick = idle(view), Pick("button", "end")
    return (ActionButton(pick, "End turn", "check", "The turn is over.", name="end", able=not passes),
            ActionButton(pick, "Pass", "pass", "Neither grow nor move in this turn.", True, "pass", passes))


def shortcut(view: Position) -> str:
    """Laying may be left to the lot, and placing in the duel; which stones are lifted is the players' affair."""
    return {"lay": "Random board", "stone": "Place by lot"}.get(view.phase, "")


def setting_up(view: Position) -> bool:
    """Until the first turn."""
    return view.phase in ("lay", "lift", "stone")


def unfit(view: Position, pick: Pick) -> Sequence[Mark]:
    """While segments are laid: the whole segment that does not fit here."""
    if view.phase != "lay" or pick.kind != "cell":
        return ()
    q, r = map(int, pick.name.split(","))
    return [Mark("laying", name_of(cell), view.to_move, "no") for cell in disc(SEGMENT - 1, (q, r))]


def ending(outcome: Outcome, names: Sequence[str] = COLOURS) -> str:
    """The reason of the end, and who won."""
    names = names[:len(outcome.scores)]
    if outcome.reason == "resigned":
        return resigned(outcome.winners, names)
    why = "All passed." if outcome.reason == "passes" else "Five rounds without growth or capture."
    won = wins([names[seat - 1] for seat in outcome.winners])
    return f"{why} {won} with {outcome.scores[outcome.winners[0] - 1]}."


def ended(view: Position) -> Sequence[Mark]:
    """Everybody's land when it is over, and what it is worth."""
    return [*land(view), *totals(view)] if view.ended else []


def motion(before: Position, action: Action, events: Sequence[Event]) -> Tracks:
    """The animation of an action."""
    return moving.motion(events)


def pages() -> Sequence[Page]:
    """The rules, pictures first."""
    from engine.games.phalanx.show.pages import PAGES  # type: ignore[import-not-found,unused-ignore]

    return tuple(PAGES)
