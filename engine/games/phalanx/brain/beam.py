"""The promising turns of a position, found step by step: the best few turns under way are always taken on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.core.action import Action
from engine.core.brain import Stop, Stopped, Turn
from engine.games.phalanx.brain.worth import POINT, Weights, judge
from engine.games.phalanx.rules.board import each, union
from engine.games.phalanx.rules.ending import lost
from engine.games.phalanx.rules.growth import grown, growth_cells
from engine.games.phalanx.rules.movement import moves, shifted
from engine.games.phalanx.rules.state import Position

AT_ONCE = 150_000  # cells times seats times positions that are judged between two questions whether to stop
CAPTURE = 60  # what a prisoner is worth to one that looks at itself alone; each of its stones is worth a point
PROMISE = 50  # what a stone that could be taken at once makes a turn under way more promising


@dataclass(slots=True, eq=False)
class BeamLine:
    """A turn under way: how it came about, the stones as it leaves them, and what it is worth if it ends here.

    Its last action leaves the cells `left`, none where it adds a stone, and covers those in `covered`. `gain` is what
    the seat sees of its worth, `danger` how many of its stones could be taken before it acts again, `rank` what says
    how promising it is to go on.
    """

    parent: BeamLine | None
    action: Action | None
    sides: tuple[int, ...]
    lost: tuple[int, ...]
    grew: bool
    took: int
    left: int = 0
    covered: int = 0
    values: tuple[int, ...] = ()
    gain: int = 0
    danger: int = 0
    rank: int = 0
    position: Position | None = None

    @property
    def state(self) -> Position:
        """The position so far."""
        if self.position is None:
            assert self.parent
            state = self.parent.state
            self.position = shifted(state, self.left, self.covered) if self.left else grown(state, self.covered)
        return self.position

    @property
    def steps(self) -> Turn:
        """The actions so far."""
        return (*self.parent.steps, self.action) if self.parent and self.action else ()


class Beam:
    """All turns of one view that were looked at, `lines`; the first is to stop at once.

    Whoever looks at itself `alone` sees the stones and the land that it has then, and the prisoners that it has made in
    this turn, but nothing of what others have.
    """

    def __init__(self, view: Position, weights: Weights, width: int, stop: Stop, alone: bool = False) -> None:
        self.view, self._weights, self._width, self._stop, self._alone = view, weights, width, stop, alone
        self._seat, board = view.to_move, view.board
        size = AT_ONCE // (board.mask.bit_count() * view.terms.players)
        self._size = max(64, size - size % 64)
        root = BeamLine(None, None, view.sides, lost(view), bool(view.grown), int(view.took), position=view)
        self.lines, self._known = [root], {view.sides}
        self._judge([root])

    def search(self, part: int = -1) -> None:
        """Looks for turns; only groups that meet `part` act. Raises Stopped."""
        best = list(self.lines[:1])
        for group in self.view.groups if self.view.phase == "grow" else ():
            if group & part:
                kids = self._taken_up(kid for line in best for kid in _growths(line, group))
                best = self._best([*best, *kids])
        # Growth may have crowded out to stop at once: what moves from there must not be missed.
        fresh = list(dict.fromkeys((*best, self.lines[0])))
        while fresh:
            kids = self._taken_up(kid for line in fresh for kid in self._moves(line, part))
            best = self._best([*best, *kids])
            fresh = [line for line in kids if line in best]

    def _best(self, lines: list[BeamLine]) -> list[BeamLine]:
        return sorted(lines, key=lambda line: -line.rank)[:self._width]

    def _taken_up(self, kids: Iterable[BeamLine]) -> list[BeamLine]:
        """Those that are new, judged."""
        new = []
        for kid in kids:
            if kid.sides not in self._known:
                self._known.add(kid.sides)
                new.append(kid)
        for start in range(0, len(new), self._size):
            self._judge(new[start:start + self._size])
        self.lines += new
        return new

    def _judge(self, lines: list[BeamLine]) -> None:
        if self._stop():
            raise Stopped
        verdict = judge(self.view.board, [line.sides for line in lines], [line.lost for line in lines], self._seat,
                     self._weights, not self.view.terms.grow_or_move)
        columns = (verdict.values, verdict.own, verdict.danger, verdict.chances)
        rows = zip(lines, *(column.tolist() for column in columns), strict=True)
        for line, values, own, danger, chances in rows:
            line.values, line.danger = tuple(values), danger
            if self._alone:
                line.rank = line.gain = own + POINT * line.sides[self._seat].bit_count() + CAPTURE * line.took
                continue
            growing = line.action is None or line.action.verb == "grow"
            line.gain = values[self._seat - 1]
            line.rank = line.gain + (PROMISE * chances if growing else 0)

    def _moves(self, line: BeamLine, part: int) -> Iterator[BeamLine]:
        """The turns with one movement more."""
        if self._stop():
            raise Stopped
        state, seat = line.state, self._seat
        vacant = state.vacant
        movers = union(group for group in state.ready if group & part) if part != -1 else part
        for bundle in moves(state):
            for action, left, covered in zip(*bundle, strict=True):
                if left & movers:
                    yield _moved(line, action, seat, (left, covered), covered & ~vacant)


def _growths(line: BeamLine, group: int) -> Iterator[BeamLine]:
    """The turns with one stone more beside a group, where it has none yet."""
    state = line.state
    if group & state.fed:
        return
    seat, table = state.to_move, state.board
    for cell in each(growth_cells(state) & table.around(group)):
        sides = state.with_side(seat, state.own | cell)
        yield BeamLine(line, table.grow[cell], sides, line.lost, True, line.took, 0, cell)


def _moved(line: BeamLine, action: Action, seat: int, shift: tuple[int, int], taken: int) -> BeamLine:
    """The turn with a movement that leaves and covers these cells and takes those stones of others."""
    (left, covered), sides = shift, line.sides
    own = sides[seat] & ~left | covered & ~taken
    if not taken:
        return BeamLine(line, action, (*sides[:seat], own, *sides[seat + 1:]), line.lost, line.grew, line.took, *shift)
    gone = tuple(before + (side & taken).bit_count() for before, side in zip(line.lost, sides[1:], strict=True))
    after = [side & ~taken for side in sides]
    after[0], after[seat] = after[0] | taken, own
    return BeamLine(line, action, tuple(after), gone, line.grew, line.took + taken.bit_count(), *shift)
