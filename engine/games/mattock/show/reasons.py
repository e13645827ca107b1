"""Why a turn of Mattock was played: the weightiest thing that the rules prove of it, in one short sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.core.action import Action
from engine.games.mattock.brain.bounds import Bounds
from engine.games.mattock.brain.regions import Region, middle, regions
from engine.games.mattock.rules.bits import diggable
from engine.games.mattock.rules.board import each
from engine.games.mattock.rules.state import Position, links
from engine.games.mattock.rules.writing import COLOURS
from engine.games.mattock.show.danger import Attack
from engine.games.mattock.show.facts import mirrored, places_to_mine

FEW = 3  # places to mine: a smaller change is no reason
COUNTED = 24  # live cells: with more of them nobody counts


@dataclass(frozen=True)
class PlayedTurn:
    """A turn that was played: the positions before and after it, the seat, the cell mined, and from where to where a
    miner went (0, 0: none did)."""

    before: Position
    after: Position
    seat: int
    mined: int
    origin: int = 0
    place: int = 0

    @property
    def own(self) -> str:
        """The colour of the seat."""
        return COLOURS[self.seat - 1]

    @property
    def other(self) -> str:
        """The other colour."""
        return COLOURS[2 - self.seat]

    def now(self, miner: int) -> int:
        """Where an own miner stands after the turn."""
        return self.place if miner == self.origin else miner

    def cells(self, found: int) -> str:
        """`e5`, `d4 and e5`, `c3, d4 and e5`."""
        names = self.after.board.names(found)
        return " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))


def why(before: Position, actions: Sequence[Action], after: Position, seat: int) -> str:
    """The reason of a whole turn of mining, "" where none is proven. It names facts, not thoughts: what the turn
    did, or what has become possible or impossible by it."""
    turn = _read(before, actions, after, seat)
    return next(filter(None, (reason(turn) for reason in REASONS)), "") if turn else ""


def _read(before: Position, actions: Sequence[Action], after: Position, seat: int) -> PlayedTurn | None:
    """The turn; None for one of the set-up, a swap, or one that is not over."""
    if before.phase != "mine" or after.phase != "mine" or [a.verb for a in actions[:1]] != ["mine"]:
        return None
    bit, steps = before.board.bit, [a.args[0] for a in actions if a.verb == "move"]
    ends = [bit[name] for name in steps[0].split("-")] if steps else []
    return PlayedTurn(before, after, seat, bit[actions[0].args[0]], *ends) if after.turn == before.turn + 1 else None


def _wins(turn: PlayedTurn) -> str:
    """The other can mine nowhere (rule 0)."""
    return f"Leaves {turn.other} nothing to mine, and wins." if turn.after.to_act is None else ""


def _decides(turn: PlayedTurn) -> str:
    """By counting: the seat is sure of as many digs as the other, who is to dig, can make at most; and was not yet."""
    after, before = turn.after, turn.before
    counting, live = Bounds(after.board), diggable(after.board, after.tiles)
    if live.bit_count() > COUNTED or counting.verdict(after.tiles, after.own, after.enemy) is not False:
        return ""
    if counting.verdict(before.tiles, before.own, before.enemy):
        return ""
    sure, most = counting.standing(after.tiles, live, after.enemy, after.own)
    digs = f"{sure} sure dig{'s' * (sure != 1)}"
    return f"Wins by counting: {turn.other} digs next and has {most} at most, {turn.own} has {digs}."


def _removes(turn: PlayedTurn) -> str:
    """Miners of the other seat that have left."""
    gone = turn.before.enemy & ~turn.after.own
    count = gone.bit_count()
    what = "the miner" if count == 1 else "the miners" if count == 2 else f"{count} miners,"
    return f"Removes {what} at {turn.cells(gone)}." if gone else ""


def _saves(turn: PlayedTurn) -> str:
    """Own miners in touch with enemies that the other could have removed if it had been its turn before, and cannot in
    its turn now."""
    danger, still = Attack.of(mirrored(turn.before, 3 - turn.seat)), Attack.of(turn.after)
    met = each(_met(turn.before, turn.before.own, turn.before.enemy))
    saved = [m for m in met if danger.takes(m) and not still.takes(turn.now(m))]
    if turn.origin in saved and len(saved) == 1:
        return f"Takes the miner from {turn.cells(turn.origin)} to safety at {turn.cells(turn.place)}."
    places = sum(turn.now(miner) for miner in saved)
    what = "miners" if len(saved) > 1 else "miner"
    return f"Saves the {what} at {turn.cells(places)} that {turn.other} could have removed." if saved else ""


def _met(state: Position, miners: int, others: int) -> int:
    """The miners that are linked to one of the others."""
    return sum(m for m in each(miners) if links(state.board, state.tiles, miners | others, m) & others)


def _fences(turn: PlayedTurn) -> str:
    """Rock that both could come to, and now only the seat as the miners stand; its sure digs are more than before."""
    mine = [region for region in regions(turn.after) if region.seat == turn.seat and region.safe > 1]
    if not mine:
        return ""
    old = [region for region in regions(turn.before) if region.seat == turn.seat]
    best = max(mine, key=lambda region: (region.safe, region.cells))
    held = sum(region.safe for region in old if region.cells & best.cells)
    if best.safe <= held or not best.cells & ~_together(old):
        return ""
    place = middle(turn.after.board, best.cells)
    return f"Fences in rock that only {turn.own} can come to: {best.safe} sure digs, round {place}."


def _together(parts: Sequence[Region]) -> int:
    return sum(part.cells for part in parts)


def _threatens(turn: PlayedTurn) -> str:
    """Miners of the other, in touch with the seat's now, that it could remove if it were its turn again, and could not
    have removed before."""
    ready, early = Attack.of(mirrored(turn.after, turn.seat)), Attack.of(turn.before)
    met = each(_met(turn.after, turn.after.own, turn.after.enemy))
    found = sum(m for m in met if ready.takes(m) and not early.takes(m))
    what = "the miner at" if found.bit_count() == 1 else "one of the miners at"
    return f"Threatens to remove {what} {turn.cells(found)}." if found else ""


def _starves(turn: PlayedTurn) -> str:
    """Places to mine that the other would have had before, and has not any more."""
    before, after = (places_to_mine(state, 3 - turn.seat).bit_count() for state in (turn.before, turn.after))
    rocks = f"{after} rock{'s' if after > 1 else ''}"
    return f"Leaves {turn.other} {rocks} to mine instead of {before}." if before - after >= FEW else ""


def _opens(turn: PlayedTurn) -> str:
    """Places to mine that the seat has more than before."""
    before, after = (places_to_mine(state, turn.seat).bit_count() for state in (turn.before, turn.after))
    return f"Opens {after - before} more rocks to mine, {after} in all." if after - before >= FEW else ""


def _brings(turn: PlayedTurn) -> str:
    """A miner from the hand stands on the board again, perhaps moved at once."""
    came = turn.before.hand(turn.seat) > 0
    return f"Brings a miner back from the hand, to {turn.cells(turn.now(turn.mined))}." if came else ""


REASONS: tuple[Callable[[PlayedTurn], str], ...] = (
    _wins, _decides, _removes, _saves, _fences, _threatens, _starves, _opens, _brings)
