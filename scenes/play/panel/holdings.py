"""What seats hold, read from the picture that is shown: prisoners by colour, a crew of pieces out and in hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.picture import Item
from scenes.play.panel.chips import Chip, Crew
from scenes.play.table.table import Table

FEW = 6  # pieces of one seat that are shown one by one


class Holdings:
    """Reads the table. Games whose pieces stand in hands of tiles hold nothing on their plates."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def chips(self, seat: int, more: Sequence[Item]) -> tuple[Chip, ...] | None:
        """What lies in a seat's tray by colour, with what would come to it; None where the game has no trays.

        What is on its way to a tray has its chip's place there already.
        """
        place, show = f"tray:{seat}", self._table.show
        if place not in show.picture.hands:
            return None
        lying = Counter(item.owner for item in show.lying_at(place)) + self._to_be_counted(place)
        coming = Counter(item.owner for item in more if item.place == place)
        under_way = (*show.picture.items, *show.was) if show.busy else ()
        known = {item.owner for item in under_way if item.place == place}
        return tuple(Chip(owner, lying[owner], coming[owner]) for owner in sorted(known | set(lying) | set(coming)))

    def _to_be_counted(self, place: str) -> Counter[int]:
        """What will leave a tray while the end is counted, and has not yet."""
        under_way = self._table.show.under_way
        if under_way is None or under_way[1] is not None:
            return Counter()
        timeline, _, t = under_way
        return Counter(item.owner for item, pose in timeline.poses(t) if pose.place == place)

    def crew(self, seat: int) -> Crew | None:
        """A seat's pieces on the board and in hand, as the picture has them, what is under way included."""
        place, show = f"hand:{seat}", self._table.show
        if self._table.match.game.rack or place not in show.picture.hands:
            return None
        held, kind = sum(1 for item in show.picture.items if item.place == place), self._table.match.game.piece
        out = sum(1 for item in show.picture.items if item.owner == seat and item.kind == kind and item.place != place)
        return Crew(out, held) if 0 < out + held <= FEW else None

    def flying(self, seat: int) -> int:
        """How many pieces are on their way into a seat's hand."""
        place, show = f"hand:{seat}", self._table.show
        if not show.busy:
            return 0
        return sum(1 for item in show.picture.items if item.place == place) - len(show.lying_at(place))
