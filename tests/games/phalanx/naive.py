"""A second Phalanx, written from the rules text alone and as plainly as possible, to hold the real one against."""

from dataclasses import dataclass, field, replace

Cell = tuple[int, int]
Move = tuple[Cell, Cell, int]

WALL = 0
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


@dataclass(frozen=True)
class Position:
    """A turn under way: the board, what stands on it (0 is wall), the groups as the turn began, the stones added
    since, and the stones of groups that have no right to move any more because of a movement."""

    board: frozenset[Cell]
    stones: dict[Cell, int]
    player: int
    players: int
    grow_or_move: bool = False
    start: tuple[frozenset[Cell], ...] = ()
    added: frozenset[Cell] = frozenset()
    barred: frozenset[Cell] = frozenset()
    moved: bool = False
    lost: dict[int, int] = field(default_factory=dict)


def around(cell: Cell) -> list[Cell]:
    """The six neighbours, on the board or not."""
    return [(cell[0] + q, cell[1] + r) for q, r in STEPS]


def touch(one: set[Cell] | frozenset[Cell], other: set[Cell] | frozenset[Cell]) -> bool:
    """True when a cell of the one set is a neighbour of a cell of the other."""
    return any(near in other for cell in one for near in around(cell))


def connected(cells: set[Cell]) -> list[frozenset[Cell]]:
    """The connected parts of a set of cells."""
    rest, found = set(cells), []
    while rest:
        waiting = [rest.pop()]
        part = set(waiting)
        while waiting:
            for near in around(waiting.pop()):
                if near in rest:
                    rest.remove(near)
                    part.add(near)
                    waiting.append(near)
        found.append(frozenset(part))
    return found


def own(pos: Position) -> set[Cell]:
    """The stones of the player to act."""
    return {cell for cell, owner in pos.stones.items() if owner == pos.player}


def begin(pos: Position, player: int) -> Position:
    """The start of a player's turn."""
    fresh = replace(pos, player=player, added=frozenset(), barred=frozenset(), moved=False)
    return replace(fresh, start=tuple(connected(own(fresh))))


def growths(pos: Position) -> set[Cell]:
    """Where one more stone may be added."""
    if pos.moved:
        return set()
    return {cell for cell in pos.board if cell not in pos.stones and fits(pos, pos.added | {cell})}


def fits(pos: Position, added: frozenset[Cell]) -> bool:
    """The two sentences of the growth rule for a whole set of added stones."""
    each_touches = all(any(touch({cell}, group) for group in pos.start) for cell in added)
    each_touched_once = all(sum(touch({cell}, group) for cell in added) <= 1 for group in pos.start)
    return each_touches and each_touched_once


def grow(pos: Position, cell: Cell) -> Position:
    """The position with a stone added."""
    return replace(pos, stones={**pos.stones, cell: pos.player}, added=pos.added | {cell})


def may_move(pos: Position, group: frozenset[Cell]) -> bool:
    """The right to move of a group as it is now."""
    if group & pos.barred or sum(part <= group for part in pos.start) >= 2:
        return False
    return not (pos.grow_or_move and group & pos.added)


def moves(pos: Position) -> set[Move]:
    """Every head, tail and number of cells."""
    groups = [group for group in connected(own(pos)) if may_move(pos, group)]
    return {found for group in groups for head in group for step in STEPS for found in along(pos, group, head, step)}


def along(pos: Position, group: frozenset[Cell], head: Cell, step: Cell) -> list[Move]:
    """The moves that a stone leads in one direction."""
    if pos.stones.get(at(head, step, 1)) == pos.player:
        return []
    found, n = [], 2
    while at(head, step, 1 - n) in group:
        found += [(head, at(head, step, 1 - n), m) for m in range(1, n) if may_shift(pos, head, step, n, m)]
        n += 1
    return found


def at(cell: Cell, step: Cell, count: int) -> Cell:
    """The cell so many steps away."""
    return cell[0] + step[0] * count, cell[1] + step[1] * count


def may_shift(pos: Position, head: Cell, step: Cell, n: int, m: int) -> bool:
    """Whether a phalanx of n stones may shift m cells."""
    for cell in (at(head, step, i) for i in range(1, m + 1)):
        owner = pos.stones.get(cell)
        if cell not in pos.board or owner in (WALL, pos.player):
            return False
        if owner is not None and length_of_run(pos, cell, step) >= n:
            return False
    return True


def length_of_run(pos: Position, cell: Cell, step: Cell) -> int:
    """How many stones of one colour stand in an unbroken run through this cell."""
    ahead, behind = 0, 0
    while pos.stones.get(at(cell, step, ahead + 1)) == pos.stones[cell]:
        ahead += 1
    while pos.stones.get(at(cell, step, -behind - 1)) == pos.stones[cell]:
        behind += 1
    return behind + 1 + ahead


def move(pos: Position, head: Cell, tail: Cell, m: int) -> Position:
    """The position after a legal movement, done stone by stone."""
    n = max(abs(head[0] - tail[0]), abs(head[1] - tail[1])) + 1
    step = ((head[0] - tail[0]) // (n - 1), (head[1] - tail[1]) // (n - 1))
    group = next(group for group in connected(own(pos)) if head in group)
    stones, lost, still = dict(pos.stones), dict(pos.lost), set(group)
    for i in range(m):
        origin, place = at(tail, step, i), at(head, step, i + 1)
        del stones[origin]
        still.remove(origin)
        taken = stones.get(place)
        stones[place] = pos.player if taken is None else WALL
        if taken is None:
            still.add(place)
        else:
            lost[taken] = lost.get(taken, 0) + 1
    after = replace(pos, stones=stones, lost=lost, moved=True)
    joined = {cell for part in connected(own(after)) if part & still for cell in part}
    return replace(after, barred=pos.barred | joined)


def land(pos: Position) -> dict[int, int]:
    """The vacant cells that each player holds alone."""
    points = dict.fromkeys(range(1, pos.players + 1), 0)
    for region in connected(set(pos.board) - set(pos.stones)):
        owners = {pos.stones.get(near) for cell in region for near in around(cell)} - {None, WALL}
        if len(owners) == 1:
            points[next(iter(owners)) or 0] += len(region)
    return points


def scores(pos: Position) -> tuple[int, ...]:
    """Land less prisoners, player 1 first."""
    return tuple(points - pos.lost.get(player, 0) for player, points in land(pos).items())


def lays(centres: list[Cell]) -> set[Cell]:
    """The centres on which the next segment may lie."""
    laid = {cell for centre in centres for cell in segment(centre)}
    if not laid:
        return {(0, 0)}
    near = {(q + dq, r + dr) for q, r in centres for dq in range(-6, 7) for dr in range(-6, 7)}
    return {c for c in near if not segment(c) & laid and sum(touch({cell}, laid) for cell in segment(c)) >= 2}


def segment(centre: Cell) -> set[Cell]:
    """The nineteen cells of a segment."""
    span = range(-2, 3)
    return {(centre[0] + q, centre[1] + r) for q in span for r in span if abs(q + r) <= 2}
