"""Mattock's rules, one step at a time: place, mine, move or stay, swap; removal at the end of each turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.core.action import Action, Pick
from engine.core.events import Event, Moved, PeopleSwapped, Placed, Removed, TurnEnded
from engine.core.state import Outcome
from engine.games.mattock.rules.bits import around, diggable, flood
from engine.games.mattock.rules.board import Board, each

STAY = Action("stay", (), (Pick("button", "stay"),))
SWAP = Action("swap", (), (Pick("button", "swap"),))


@dataclass(frozen=True, slots=True)
class Position:
    """One position: sets of cells as integers on the board's bits.

    `tiles` are all tiles, `red` and `blue` the miners of seats 1 and 2, `mined` the cell dug in this turn,
    `swapper` the seat that may still answer the other's first turn with a swap (0: nobody), `asked` whether that
    turn has been taken.
    """

    board: Board
    tiles: int
    red: int
    blue: int
    to_move: int = 1
    phase: str = "mine"
    mined: int = 0
    turn: int = 0
    swapper: int = 0
    asked: bool = False

    @property
    def to_act(self) -> int | None:
        """The seat to act; None once it cannot dig (rule 0: it has lost)."""
        return None if self.phase == "mine" and not self.mines() else self.to_move

    @property
    def own(self) -> int:
        """The miners of the seat to act."""
        return self.red if self.to_move == 1 else self.blue

    @property
    def enemy(self) -> int:
        """The miners of the other seat."""
        return self.blue if self.to_move == 1 else self.red

    def hand(self, seat: int) -> int:
        """How many miners of a seat are not on the board."""
        return self.board.miners - (self.red if seat == 1 else self.blue).bit_count()

    def mines(self) -> int:
        """The cells that the seat to act may dig (rule 1)."""
        reach = flood(self.board, self.own, self.tiles & ~self.enemy)
        return diggable(self.board, self.tiles) & around(self.board, reach)

    def places(self) -> int:
        """Where a miner may be placed in freestyle set-up: not next to a tile."""
        return self.board.board & ~self.tiles & ~around(self.board, self.tiles)

    def targets(self, miner: int) -> int:
        """The empty tiles that an own miner may go to (rule 2)."""
        return flood(self.board, miner, self.tiles & ~self.enemy) & ~self.own

    def may_swap(self) -> bool:
        """True when the seat to act may answer the other's first turn with a swap."""
        return self.asked and self.to_move == self.swapper and self.phase == "mine"

    def actions(self) -> Sequence[Action]:
        """All legal actions, cells in board order."""
        board = self.board
        if self.phase == "place":
            return [board.place[b] for b in each(self.places())]
        if self.phase == "mine":
            mines = [board.mine[b] for b in each(self.mines())]
            return [*mines, SWAP] if mines and self.may_swap() else mines
        found = [STAY]
        for miner in each(self.own):
            moves = board.moves(miner)
            found += [moves[b] for b in each(self.targets(miner))]
        return found

    def allows(self, action: Action) -> bool:
        """True when the action is legal here."""
        return self.to_act is not None and action in self.actions()

    def after(self, action: Action) -> tuple[Position, tuple[Event, ...]]:
        """The position after a legal action, and what happened."""
        match action.verb:
            case "place":
                return self._placed(action.args[0])
            case "mine":
                return self._mined(action.args[0])
            case "swap":
                return replace(self, swapper=0), (PeopleSwapped(1, 2),)
            case "move":
                return self._moved(*action.args[0].split("-"))
            case _:
                return self._ended(self.own, ())

    def _placed(self, name: str) -> tuple[Position, tuple[Event, ...]]:
        cell, seat = self.board.bit[name], self.to_move
        side = self._with_own(self.own | cell, self.tiles | cell)
        done = not side.hand(1) and not side.hand(2)
        # Who places last takes the first turn, so the seat stays when the placing ends.
        after = replace(side, to_move=2 if done else 3 - seat, phase="mine" if done else "place", turn=self.turn + 1)
        return after, (Placed("tile", name), Placed("miner", name, seat, f"hand:{seat}"), TurnEnded(seat))

    def _mined(self, name: str) -> tuple[Position, tuple[Event, ...]]:
        cell, seat = self.board.bit[name], self.to_move
        events: tuple[Event, ...] = (Placed("tile", name),)
        own = self.own
        if self.hand(seat):
            own |= cell
            events += (Placed("miner", name, seat, f"hand:{seat}"),)
        side = self._with_own(own, self.tiles | cell)
        return replace(side, phase="move", mined=cell, swapper=0 if self.may_swap() else self.swapper), events

    def _moved(self, origin: str, place: str) -> tuple[Position, tuple[Event, ...]]:
        a, b = self.board.bit[origin], self.board.bit[place]
        event = Moved("miner", origin, place, self.to_move, self.path(a, b))
        return self._ended((self.own ^ a) | b, (event,))

    def path(self, a: int, b: int) -> tuple[str, ...]:
        """A shortest way that a miner of the seat to act takes from a to b over tiles, ends included."""
        free = self.tiles & ~self.enemy
        rings = [a]
        while not rings[-1] & b:
            rings.append(flood_ring(self.board, rings[-1], free))
        way = [b]
        for ring in reversed(rings[:-1]):
            way.append(next(each(around(self.board, way[-1]) & ring)))
        return tuple(self.board.name[x] for x in reversed(way))

    def _ended(self, own: int, events: tuple[Event, ...]) -> tuple[Position, tuple[Event, ...]]:
        """Rule 3: removal, tested once on the position as it stands; then the other seat's turn."""
        seat = self.to_move
        lost = removed(self.board, self.tiles, own, self.enemy)
        gone = tuple(Removed("miner", n, 3 - seat, f"hand:{3 - seat}") for n in self.board.names(lost))
        enemy = self.enemy ^ lost
        red, blue = (own, enemy) if seat == 1 else (enemy, own)
        after = replace(self, red=red, blue=blue, to_move=3 - seat, phase="mine", mined=0, turn=self.turn + 1,
                        asked=bool(self.swapper) and seat != self.swapper)
        return after, (*events, *gone, TurnEnded(seat))

    def _with_own(self, own: int, tiles: int) -> Position:
        if self.to_move == 1:
            return replace(self, red=own, tiles=tiles)
        return replace(self, blue=own, tiles=tiles)

    def outcome(self) -> Outcome | None:
        """The seat that cannot dig has lost."""
        if self.to_act is not None:
            return None
        winner = 3 - self.to_move
        return Outcome((int(winner == 1), int(winner == 2)), (winner,), "no-mine")

    @property
    def viewer(self) -> None:
        """Everybody sees everything."""

    def seen_by(self, seat: int) -> Position:
        """Nothing is hidden in Mattock."""
        return self


def flood_ring(board: Board, ring: int, free: int) -> int:
    """The set grown by one step over free cells."""
    return ring | (around(board, ring) & free)


def links(board: Board, tiles: int, miners: int, miner: int) -> int:
    """The first miners, of either colour, met from `miner` along empty tiles."""
    return around(board, flood(board, miner, tiles & ~miners)) & miners & ~miner


def removed(board: Board, tiles: int, own: int, enemy: int) -> int:
    """Enemy miners connected to no friend and to two or more of `own` (rule 3)."""
    lost = 0
    for miner in each(enemy):
        met = links(board, tiles, own | enemy, miner)
        if not met & enemy and (met & own).bit_count() >= 2:
            lost |= miner
    return lost
