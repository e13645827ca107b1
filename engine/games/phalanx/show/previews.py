"""What an action of Phalanx would do: as signs on the board, as numbers on the plates, and in a sentence."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.action import Action
from engine.core.hexes import disc
from engine.core.names import COLOURS
from engine.core.picture import Item, Mark
from engine.core.presentation import Preview
from engine.games.phalanx.rules.board import SEGMENT, name_of, union
from engine.games.phalanx.rules.ending import territory
from engine.games.phalanx.rules.movement import line_of
from engine.games.phalanx.rules.situation import TURN
from engine.games.phalanx.rules.state import Position
from engine.games.phalanx.show.numbers import facts
from engine.games.phalanx.show.tails import alike

FEW = 2  # colours that are named one by one


def preview(view: Position, action: Action) -> Preview:
    """What an action would do: cells laid, stones leaping and taken, and everybody's numbers afterwards."""
    if action.verb == "choose":
        return Preview((), (), f"You play {COLOURS[int(action.args[0]) - 1]} from now on.")
    after, _ = view.after(action)
    numbers = tuple(tuple(facts(after, seat)) for seat in range(1, view.terms.players + 1))
    ways = (*_numbers(view, action), *_tags(view, action, after)) if action.verb == "move" else ()
    sentence = _sentence(view, action, after)
    taken = _taken(view, action) if action.verb == "move" else {}
    held = tuple(Item("stone", f"tray:{view.to_move}", owner) for owner, count in taken.items() for _ in range(count))
    return Preview(tuple(_shown(view, action, after)), () if action.verb == "end" else numbers, sentence, ways, held)


def _shown(view: Position, action: Action, after: Position) -> Iterator[Mark]:
    seat = view.to_move
    match action.verb, action.args:
        case "lay", (name,):
            q, r = map(int, name.split(","))
            yield from (Mark("laying", name_of(cell), seat) for cell in disc(SEGMENT - 1, (q, r)))
        case "lift", (name,):
            yield Mark("leaving", name, seat)
        case "grow", (name,):
            yield Mark("growing", name, seat)
            yield from _outlook(view, after)
        case "stone", (colour, name):
            yield Mark("growing", name, int(colour))
        case "move", _:
            yield from _leap(view, action)
            yield from _outlook(view, after)


def _leap(view: Position, action: Action) -> Iterator[Mark]:
    """All stones that go along in a band, those that would leave, one arrow to where they land, and on every landing
    cell the stone, or the stone taken and the wall that it costs."""
    line, length = line_of(view, action)
    name, seat, m = view.board.name, view.to_move, len(line) - length
    left, landings = [name[cell] for cell in line[:m]], [name[cell] for cell in line[length:]]
    yield Mark("band", " ".join(name[cell] for cell in line[:length]), seat)
    yield from (Mark("vacated", cell, seat) for cell in left)
    yield Mark("leap", " ".join((*left, *landings)), seat)
    for cell in landings:
        owner = view.owner(cell)
        if owner is None:
            yield Mark("landing", cell, seat)
        else:
            yield from (Mark("taking", cell, owner), Mark("walling", cell, seat))
        yield Mark("ghost", cell, seat)


def _numbers(view: Position, action: Action) -> Iterator[Mark]:
    """On every stone that may be the last one how many go then."""
    tails = alike(view, action)
    for other in tails if len(tails) > 1 else ():
        count = line_of(view, other)[1]
        yield Mark("chosen" if other == action else "tail", other.args[1], view.to_move, str(count))


def robbed(view: Position, after: Position) -> tuple[int, ...]:
    """The groups that could still move and could not do so any more, but for the one that has just moved."""
    still = union(after.ready)
    gone = tuple(group for group in view.ready if not group & still)
    return tuple(group for group in gone if not group & (after.moved & ~view.moved | view.own & ~after.own))


def _outlook(view: Position, after: Position) -> Iterator[Mark]:
    """Land that would come and go, and the stones that could not move any more."""
    seat, name = view.to_move, view.board.names
    yield from (Mark("bound", cell, seat) for group in robbed(view, after) for cell in name(group & after.own))
    before, now = (territory(x)[seat - 1] for x in (view, after))
    yield from (Mark("claimed", cell, seat) for cell in name(now & ~before))
    yield from (Mark("yielded", cell, seat) for cell in name(before & ~now & ~after.own))


def _tags(view: Position, action: Action, after: Position) -> Iterator[Mark]:
    """What a move brings and costs, in words where it goes to."""
    line, taken, change = line_of(view, action)[0], _taken(view, action), _land(after) - _land(view)
    parts = [f"{_named(taken)} taken", f"{sum(taken.values())} to wall"] if taken else []
    parts += [f"{change:+} land".replace("-", "\u2212")] if change else []
    if parts:
        place = f"{view.board.name[line[0]]} {view.board.name[line[-1]]}"
        yield Mark("tag", place, view.to_move, ", ".join(parts))


def _land(view: Position) -> int:
    return territory(view)[view.to_move - 1].bit_count()


def _taken(view: Position, action: Action) -> dict[int, int]:
    """How many stones of which seat a move would take."""
    line, length = line_of(view, action)
    landings = union(line[length:])
    counts = {seat: (landings & side).bit_count() for seat, side in enumerate(view.sides) if seat}
    return {seat: count for seat, count in counts.items() if count}


def _named(taken: dict[int, int]) -> str:
    if len(taken) > FEW:
        return str(sum(taken.values()))
    return " and ".join(f"{count} {COLOURS[seat - 1]}" for seat, count in taken.items())


def _sentence(view: Position, action: Action, after: Position) -> str:
    """How many leap how far, whom they take, how the own land changes, and which group could not move then."""
    if action.verb not in ("grow", "move"):
        return ""
    before, now = (territory(x)[view.to_move - 1].bit_count() for x in (view, after))
    parts = [f"land {before} to {now}"] if before != now else []
    if action.verb == "grow":
        parts = [*_warning(view, action, after), *parts]
        return f"{'; '.join(parts)}.".capitalize() if parts else ""
    taken, lost = _taken(view, action), len(robbed(view, after))
    parts = [*([f"takes {_named(taken)}"] if taken else []), *parts]
    parts += [f"{lost} other group{'s' * (lost > 1)} cannot move then"] if lost else []
    count, m = line_of(view, action)[1], action.args[2]
    more = " (a click on a number changes it)" if len(alike(view, action)) > 1 else ""
    return f"{count} stones leap {m}{more}{': ' if parts else ''}{', '.join(parts)}."


def _warning(view: Position, action: Action, after: Position) -> list[str]:
    """What a stone costs that is added: groups that it joins may not move in this turn."""
    if view.phase not in TURN:
        return []
    part = after.board.flood(after.board.bit[action.args[0]], after.own)
    joined = sum(1 for group in view.groups if group & part)
    if not robbed(view, after):
        return []
    if joined < 2:
        return ["this group may not move then"]
    return [f"joins {joined} groups: {'neither' if joined == 2 else 'none of them'} may move then"]
