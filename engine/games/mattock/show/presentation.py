"""How Mattock is shown: picture, step bar, prompts, plates, buttons, previews. Words and data, no pixels."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action, Pick
from engine.core.events import Event, Moved, Placed, Removed
from engine.core.names import listed, resigned, wins
from engine.core.picture import Item, Mark
from engine.core.plain import PLAIN
from engine.core.presentation import ActionButton, Fact, Page, Preview, Step
from engine.core.state import Outcome
from engine.games.mattock.rules.board import each
from engine.games.mattock.rules.state import Position
from engine.games.mattock.rules.writing import COLOURS
from engine.games.mattock.show import facts as true
from engine.games.mattock.show import motion as moving
from engine.games.mattock.show.aids import aid_marks as aid_marks
from engine.games.mattock.show.aids import aids as aids
from engine.games.mattock.show.aids import signs as signs
from engine.games.mattock.show.danger import removable
from engine.games.mattock.show.picture import picture as picture
from engine.games.mattock.show.reasons import why as why
from engine.games.mattock.show.refusals import why_not as why_not
from engine.games.mattock.show.summary import summary as summary
from engine.games.mattock.show.tips import tips as tips
from engine.motion.timeline import Tracks

choices, drawer, finale = PLAIN.choices, PLAIN.drawer, PLAIN.finale
hand_due, lights, unfit = PLAIN.hand_due, PLAIN.lights, PLAIN.unfit
concerns, reminder, settled = PLAIN.concerns, PLAIN.reminder, PLAIN.settled


def steps(view: Position) -> Sequence[Step]:
    """Place while setting up; else Mine, Move, Remove."""
    if view.phase == "place":
        return (Step("Place a miner", "mine", "now"),)
    over = view.to_act is None
    first, second = ("off", "off") if over else ("now", "next") if view.phase == "mine" else ("done", "now")
    last = "off" if over else "next"
    return (Step("Mine", "mine", first), Step("Move", "move", second), Step("Remove", "remove", last))


def prompt(view: Position) -> str:
    """What is to be done now; the client puts the player's name before it."""
    if view.phase == "place":
        return "place a miner on a lit rock."
    if view.phase == "mine":
        other = COLOURS[2 - view.to_move]
        return f"mine a lit rock, or take over {other}'s side." if view.may_swap() else "mine a lit rock."
    able = any(view.targets(miner) for miner in each(view.own))
    return "move a miner, or stay." if able else "nothing is left but to stay."


def facts(view: Position, seat: int) -> Sequence[Fact]:
    """How many rocks the seat could mine now, and its miners in hand."""
    held = view.hand(seat)
    if view.phase == "place":
        return (Fact("mine", held, "to place"),)
    note = "back with the next rock" if held else "all on the board"
    return (Fact("mine", true.places_to_mine(view, seat).bit_count(), "rocks to mine"),
            Fact("person", held, "in hand", note=note))


def buttons(view: Position) -> Sequence[ActionButton]:
    """Stay, and the swap where it is offered."""
    stay = ActionButton(Pick("button", "stay"), "Stay", "check", "End the turn without moving a miner.", skips=True)
    own, other = COLOURS[view.to_move - 1], COLOURS[2 - view.to_move]
    swap = ActionButton(Pick("button", "swap"), "Swap sides", "swap",
                        f"Take over {other}'s side; the other plays {own}.")
    return (stay, swap) if view.may_swap() else (stay,)


def confirms(view: Position) -> bool:
    """A move ends the turn at once."""
    return view.phase == "move"


def shortcut(view: Position) -> str:
    """Placing may be left to the lot."""
    return "Place by lot" if view.phase == "place" else ""


def setting_up(view: Position) -> bool:
    """While miners are placed."""
    return view.phase == "place"


def preview(view: Position, action: Action) -> Preview:
    """What an action would do: rock that would die, miners that would go, rocks to mine left to each; of one that ends
    the turn also whom the other side could remove then."""
    if action.verb == "swap":
        return Preview((), (), f"You play {COLOURS[2 - view.to_move]} from now on.")
    effect = true.what_if(view, action)
    names = view.board.names
    marks = [Mark("dying", n) for n in names(effect.dies)]
    marks += [Mark("leaving", n, 3 - view.to_move) for n in names(effect.removed)]
    after, _ = view.after(action)
    other = 3 - view.to_move
    held = (Item("miner", f"hand:{other}", other),) * effect.removed.bit_count()
    risked = removable(after, view.to_move) if after.turn > view.turn and action.verb != "place" else 0
    marks += [Mark("risked", n, view.to_move) for n in names(risked)]
    numbers = tuple(facts(after, 1)), tuple(facts(after, 2))
    return Preview(tuple(marks), numbers, _sentence(view, action, effect, risked), held=held)


def _sentence(view: Position, action: Action, effect: true.WhatIf, risked: int) -> str:
    if action.verb == "place":
        return ""
    other = 2 - view.to_move
    parts = []
    if effect.removed:
        n = effect.removed.bit_count()
        parts.append(f"removes {n} {COLOURS[other]} miner{'s' if n > 1 else ''}")
    if effect.dies:
        n = effect.dies.bit_count()
        parts.append(f"{n} rock{'s die' if n > 1 else ' dies'}")
    if effect.before[other] != effect.after[other]:
        keeps = "gets" if effect.after[other] > effect.before[other] else "keeps"
        parts.append(f"{COLOURS[other]} {keeps} {effect.after[other]} of {effect.before[other]} rocks to mine"
                     if keeps == "keeps" else f"{COLOURS[other]} gets {effect.after[other]} rocks to mine")
    if risked:
        parts.append(f"{COLOURS[other]} could then remove {listed(view.board.names(risked))}")
    return f"{action.args[0] if action.args else 'stay'}: {', '.join(parts)}" if parts else ""


def ending(outcome: Outcome, names: Sequence[str] = COLOURS) -> str:
    """The reason of the end."""
    winner = outcome.winners[0]
    if outcome.reason == "resigned":
        return resigned(outcome.winners, names[:2])
    return f"{names[2 - winner]} cannot mine any more. {wins([names[winner - 1]])}."


def ended(view: Position) -> Sequence[Mark]:
    """The losing miners and everywhere they reach: nothing beside it can be mined."""
    return [Mark("stuck", n, view.to_move) for n in view.board.names(view.own)] if view.to_act is None else []


def motion(before: Position, action: Action, events: Sequence[Event]) -> Tracks:
    """The animation of an action."""
    return moving.motion(events)


def changed(before: Position, after: Position, events: Sequence[Event]) -> Sequence[Mark]:
    """Where was dug, the way that was walked, and who left, by the seat that did it."""
    marks: list[Mark] = []
    for event in events:
        match event:
            case Placed("tile", place):
                marks.append(Mark("dug", place, before.to_move))
            case Moved("miner", _, place, owner, path):
                marks += [Mark("trail", " ".join(path), owner), Mark("arrived", place, owner)]
                marks.append(Mark("gone", path[0], owner))
            case Removed("miner", place, owner, _):
                marks.append(Mark("gone", place, owner))
    return marks


def pages() -> Sequence[Page]:
    """The rules, pictures first."""
    from engine.games.mattock.show.pages import PAGES

    return PAGES


def full(view: Position) -> Sequence[str]:
    """Names of the tiles that touch three others."""
    return [view.board.name[b] for b in each(true.full_tiles(view))]
