"""Hands of tiles on the table: the rack of whoever looks at the bottom, the others' rails at the top, the stock."""

from __future__ import annotations

from pygame import Rect

from engine.core.action import Pick
from engine.core.picture import HIDDEN, STOCK, Point
from scenes.kit.board.tray import Marked, Spots, Tray
from scenes.kit.canvas import Drawn
from scenes.play.input.peek import Peek
from scenes.play.panel.room import Room
from scenes.play.table.table import Table

NO_INSET = (0, 0, 0, 0)
LEAST = 16  # pixels of a rack or rail: what is left for it may be less, and less cannot be drawn


class Rack:
    """Only for games whose pieces are held in hands of tiles; for all others it is empty."""

    def __init__(self, table: Table, room: Room, peek: Peek) -> None:
        self._table, self._room, self._peek = table, room, peek

    @property
    def used(self) -> bool:
        """Whether the game has racks."""
        return self._table.match.game.rack

    @property
    def _tray(self) -> Tray:
        """How the board's material shows hands."""
        tray = self._room.material.tray
        assert tray is not None, "a game with racks lies on a material that has a tray"
        return tray

    def inset(self) -> tuple[int, int, int, int]:
        """What the board leaves free: for racks, and at its right for the switches of the aids."""
        style = self._room.style
        left, top, right, bottom = self._tray.inset(style) if self.used else NO_INSET
        return left, top, max(right, style.scale.px(44)), bottom

    def clear_area(self) -> Rect:
        """The part of the board that no rack covers."""
        area = Rect(self._room.places.board)
        if self.used:
            area.h = self._plank().y - area.y - self._room.style.scale.gap(6)
        return area

    # ---- places --------------------------------------------------------------------------------------------------

    def _plank(self) -> Rect:
        """The plank at the bottom of the board, with the stock at its left and the hand in the middle."""
        board, gap = self._room.places.board, self._room.style.scale.gap
        return Rect(board.x + gap(36), board.bottom - gap(124), max(4 * LEAST, board.w - gap(72)), gap(92))

    def _stock(self) -> Rect:
        plank, gap = self._plank(), self._room.style.scale.gap
        return Rect(plank.x + gap(24), plank.y + gap(8), max(LEAST, plank.w // 4 - gap(24)), plank.h - gap(16))

    def _well(self) -> Rect:
        plank, gap = self._plank(), self._room.style.scale.gap
        left = plank.x + plank.w // 4 + gap(8)
        return Rect(left, plank.y + gap(9), max(LEAST, plank.right - gap(20) - left), plank.h - gap(18))

    def _rails(self) -> dict[int, Rect]:
        """A rail for every other seat along the top; the buttons in the corner keep their room."""
        board, gap = self._room.places.board, self._room.style.scale.gap
        others = [s for s in range(1, len(self._table.match.seated) + 1) if s != self.owner]
        room = board.w - gap(60) - self._room.corner_room
        wide = max(LEAST, min(gap(300), (room - gap(10) * (len(others) - 1)) // max(1, len(others))))
        return {seat: Rect(board.x + gap(34) + i * (wide + gap(10)), board.y + gap(26), wide, gap(40))
                for i, seat in enumerate(others)}

    @property
    def owner(self) -> int:
        """The seat whose hand stands in the rack: who looks or sits there; with open hands, whose turn it is."""
        return self._table.eyes.viewer or self._table.eyes.sits or self._table.review.seat or 1

    # ---- what is there -------------------------------------------------------------------------------------------

    def tiles(self, seat: int) -> list[str]:
        """The faces of a seat's tiles that lie still in its hand, `?` for those nobody here may see."""
        if self._peek.on and seat == self._table.eyes.sits:
            return self._peek.tiles()
        return [item.face or HIDDEN for item in self._table.show.lying_at(f"hand:{seat}")]

    def anchors(self) -> dict[str, tuple[Point, float]]:
        """Where the board's moving tiles come from and go to."""
        if not self.used:
            return {}
        loose = self._scattered()
        stock = loose[-1][1] if loose else self._tray.stock_spot(self._stock())
        places: dict[str, tuple[Point, float]] = {STOCK: (stock.center, float(stock.h))}
        for seat, rect in {self.owner: self._well(), **self._rails()}.items():
            hand = f"hand:{seat}"
            was = [item for item in self._table.show.was if item.place == hand]
            left = [item.face or HIDDEN for item in was]  # a tile sets out from where it lay
            places |= self._tray.anchors(rect, left, hand) | self._tray.anchors(rect, self._all(seat), hand)
            places[f"aside:{seat}"] = (self._plank().center, float(stock.h))
        return places

    def _all(self, seat: int) -> list[str]:
        """Every tile of a hand, those on their way to it included, so that each flies to its own slot."""
        return [item.face or HIDDEN for item in self._table.show.picture.items if item.place == f"hand:{seat}"]

    def things(self) -> list[Drawn]:
        """The plank, the stock, the hand, and the others' rails."""
        if not self.used:
            return []
        style, hand = self._room.style, self._table.hand
        seats = style.theme.seats
        chosen = [pick.name for pick in hand.picked if pick.kind == "hand"]
        one = len(chosen) == 1 and not any(pick.kind == "button" for pick in hand.picked)
        over = hand.over.name if hand.over and hand.over.kind == "hand" else None
        marked = Marked(chosen[0] if one else None, () if one else chosen, over)
        loose = self._scattered()
        things = self._tray.plank(style, self._plank()) + self._tray.scatter(style, loose)
        if not loose:
            things += self._tray.stock(style, self._stock(), len(self._table.show.lying_at(STOCK)))
        things += self._tray.hand(style, self._well(), self.tiles(self.owner), marked, seats[self.owner - 1])
        for seat, rect in self._rails().items():
            things += self._tray.hand(style, rect, self.tiles(seat), Marked(), seats[seat - 1], wood=True)
        return things

    def _scattered(self) -> Spots:
        """Before the first hands are drawn the tiles lie shuffled, face down, all over the cloth."""
        table = self._table
        if not self.used or table.presentation.hand_due(table.show.view) or table.review.outcome:
            return []
        return self._tray.scattered(self._room.places.board, self.inset(), len(table.show.lying_at(STOCK)))

    def at(self, pos: tuple[int, int]) -> Pick | None:
        """The tile of the own hand, or the stock, under a point."""
        if not self.used:
            return None
        spots = self._tray.spots(self._well(), self.tiles(self.owner))
        under = [name for name, rect in spots.items() if rect.collidepoint(pos) and not name.startswith(HIDDEN)]
        if under:
            return Pick("hand", under[-1])
        lying = [rect for _, rect in self._scattered() if rect.collidepoint(pos)]
        return Pick("button", "draw") if lying or self._stock().collidepoint(pos) else None

    def number(self, number: int) -> Pick | None:
        """The tile of the own hand with this number from the left, from 0."""
        tiles = self.tiles(self.owner) if self.used else []
        return Pick("hand", tiles[number]) if number < len(tiles) and tiles[number] != HIDDEN else None

    def covers(self, pos: tuple[int, int]) -> bool:
        """Whether a point lies on the plank: the board under it cannot be reached there."""
        return self.used and self._plank().collidepoint(pos)

    def point(self, name: str) -> tuple[int, int] | None:
        """The middle of a tile in the own hand."""
        spot = self._tray.spots(self._well(), self.tiles(self.owner)).get(name) if self.used else None
        return spot.center if spot else None
