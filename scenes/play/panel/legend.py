"""The strip at the lower left of the board: a sample and a word for each kind among the marks shown now."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import Rect

from engine.core.picture import Mark
from scenes.kit.board.legend import legend_things
from scenes.kit.canvas import Drawn
from scenes.play.panel.balance import swatch
from scenes.play.panel.room import Room
from scenes.play.table import opinion
from scenes.play.table.table import Table


def legend(table: Table, room: Room, area: Rect, shown: Iterable[Mark]) -> list[Drawn]:
    """Marks of aids stand lowest, then the picture's own, so that they keep their places while others come and go."""
    first: dict[str, Mark] = {}
    for mark in shown:
        first.setdefault(mark.kind, mark)
    entries = [(first[kind], word) for kind, word in table.aids.words().items() if kind in first]
    more = [swatch(room.style, room.style.scale.px(31))] if opinion.shown(table) else []
    clear = playable(table, room)
    return legend_things(room.style, room.board.material, table.show.picture, entries, area, more, clear)


def playable(table: Table, room: Room) -> list[Rect]:
    """Where cells lie that can be picked now: nothing is to cover them."""
    side = round(room.board.placed.radius * 1.6)
    names = [pick.name for pick in table.hand.chooser.next_picks() if pick.kind == "cell"]
    points = [point for point in map(room.board.placed.point, names) if point is not None]
    return [Rect(round(x - side / 2), round(y - side / 2), side, side) for x, y in points]
