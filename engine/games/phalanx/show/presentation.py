"""How Phalanx is shown: step bar, prompts, plates, buttons, previews. Words and data, no pixels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.action import Action, Pick
from engine.core.events import Event
from engine.core.hexes import disc
from engine.core.names import COLOURS, resigned, wins
from engine.core.picture import Mark, Picture
from engine.core.plain import PLAIN
from engine.core.presentation import ActionButton, Fact, Page, Preview, Step
from engine.core.state import Outcome
from engine.games.phalanx.rules.board import SEGMENT, name_of
from engine.games.phalanx.rules.ending import lost, territory
from engine.games.phalanx.rules.growth import growth_cells
from engine.games.phalanx.rules.movement import line_of
from engine.games.phalanx.rules.setup import CHOICES
from engine.games.phalanx.rules.state import Position
from engine.games.phalanx.show import facts as true
from engine.games.phalanx.show import motion as moving
from engine.games.phalanx.show.aids import aid_marks as aid_marks
from engine.games.phalanx.show.aids import aids as aids
from engine.games.phalanx.show.aids import signs as signs
from engine.games.phalanx.show.changes import changed as changed
from engine.games.phalanx.show.finale import counting
from engine.games.phalanx.show.picture import land
from engine.games.phalanx.show.picture import picture as picture
from engine.games.phalanx.show.prompts import idle
from engine.games.phalanx.show.prompts import prompt as prompt
from engine.games.phalanx.show.reasons import why as why
from engine.games.phalanx.show.refusals import why_not as why_not
from engine.games.phalanx.show.summary import summary as summary
from engine.games.phalanx.show.tips import tips as tips
from engine.motion.timeline import Tracks

choices, confirms, drawer, hand_due, lights = PLAIN.choices, PLAIN.confirms, PLAIN.drawer, PLAIN.hand_due, PLAIN.lights

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


def facts(view: Position, seat: int) -> Sequence[Fact]:
    """Land and lost stones of a seat; while segments are laid how many it has left."""
    if view.phase == "lay":
        laid = sum(1 for i in range(len(view.board.centres)) if i % view.terms.players == seat - 1)
        return (Fact("segment", view.terms.segments - laid, "to lay"),)
    if view.phase in SET_UP:
        return (Fact("stone", view.sides[seat].bit_count(), "stones"),)
    return (Fact("land", territory(view)[seat - 1].bit_count(), "land"), Fact("prisoner", lost(view)[seat - 1], "lost"))


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


def preview(view: Position, action: Action) -> Preview:
    """What an action would do: cells laid, stones leaping and taken, and everybody's numbers afterwards."""
    if action.verb == "choose":
        return Preview((), (), f"You play {COLOURS[int(action.args[0]) - 1]} from now on.")
    after, _ = view.after(action)
    numbers = tuple(tuple(facts(after, seat)) for seat in range(1, view.terms.players + 1))
    return Preview(_shown(view, action), () if action.verb == "end" else numbers, _sentence(view, action))


def _shown(view: Position, action: Action) -> tuple[Mark, ...]:
    seat = view.to_move
    match action.verb, action.args:
        case "lay", (name,):
            q, r = map(int, name.split(","))
            return tuple(Mark("laying", name_of(cell), seat) for cell in disc(SEGMENT - 1, (q, r)))
        case "lift", (name,):
            return (Mark("leaving", name, seat),)
        case "grow", (name,):
            return (Mark("growing", name, seat),)
        case "stone", (colour, name):
            return (Mark("growing", name, int(colour)),)
        case "move", _:
            return _shifted(view, action)
    return ()


def _shifted(view: Position, action: Action) -> tuple[Mark, ...]:
    """The cells that a phalanx leaves, those it lands on, and the stones it takes."""
    line, length = line_of(view, action)
    name, seat = view.board.name, view.to_move
    marks = [Mark("vacated", name[cell], seat) for cell in line[:len(line) - length]]
    for cell in line[length:]:
        owner = view.owner(name[cell])
        marks.append(Mark("landing", name[cell], seat) if owner is None else Mark("taking", name[cell], owner))
    return tuple(marks)


def _sentence(view: Position, action: Action) -> str:
    """Prisoners, and how the own land changes."""
    if action.verb not in ("grow", "move"):
        return ""
    told, after = true.what_if(view, action), view.after(action)[0]
    parts = [f"takes {told.taken.bit_count()}"] if told.taken else []
    before, now = (territory(x)[view.to_move - 1].bit_count() for x in (view, after))
    parts += [f"land {before} to {now}"] if before != now else []
    return f"{action}: {', '.join(parts)}" if parts else ""


def ending(outcome: Outcome, names: Sequence[str] = COLOURS) -> str:
    """The reason of the end, and who won."""
    names = names[:len(outcome.scores)]
    if outcome.reason == "resigned":
        return resigned(outcome.winners, names)
    why = "All passed." if outcome.reason == "passes" else "Five rounds without growth or capture."
    won = wins([names[seat - 1] for seat in outcome.winners])
    return f"{why} {won} with {outcome.scores[outcome.winners[0] - 1]}."


def finale(view: Position) -> tuple[Tracks, Picture] | None:
    """Prisoners go home into their own land, one a cell: what stays free of it is the score."""
    return counting(view)


def ended(view: Position) -> Sequence[Mark]:
    """Everybody's land when it is over."""
    return list(land(view)) if view.ended else []


def motion(before: Position, action: Action, events: Sequence[Event]) -> Tracks:
    """The animation of an action."""
    return moving.motion(events)


def pages() -> Sequence[Page]:
    """The rules, pictures first."""
    from engine.games.phalanx.show.pages import PAGES  # type: ignore[import-not-found,unused-ignore]

    return tuple(PAGES)
