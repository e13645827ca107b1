"""A wooden plate: bevelled, as thick as a finger, with grain along its length and a cut between its cells."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

from plates_svg import DIRECTIONS, EDGES, K, Point, corners, drawn, filled, gradient, inside, mix, path, shade

TONES = ("#7d5c3f", "#75543b", "#876547", "#6d4f38", "#7a573e", "#836140")
THICK = 30


class Plate:
    """A hexagon of cells, `side` cells along each edge; `number` picks tone and grain."""

    def __init__(self, side: int, number: int) -> None:
        self.side, self.colour = side, TONES[number % 6]
        self.angle = (0, math.pi / 3, -math.pi / 3)[number % 3] + 0.04 * (number - 2)
        self.dice, self.seed = random.Random(number + 3), number + 3
        n = side - 1
        self.cells = [(q, r) for q in range(-n, n + 1) for r in range(-n, n + 1) if abs(q + r) <= n]
        self.size = (_even(self._reach(0) * 2 + 14), _even(self._reach(1) * 2 * K + THICK + 14))
        self.middle = (self.size[0] / 2, (self.size[1] - THICK) / 2)
        self.edge = self._outline(4)

    def _reach(self, axis: int) -> float:
        return max(p[axis] for c in self.cells for p in corners(*c))

    def seen(self, point: Point) -> Point:
        """A point of the plate as it lies in the drawing."""
        return self.middle[0] + point[0], self.middle[1] + point[1] * K

    def _outline(self, inset: float) -> list[Point]:
        """The rim, clockwise, moved inwards."""
        follow: dict[Point, Point] = {}
        for q, r in self.cells:
            at = [(round(x, 3) + 0.0, round(y, 3) + 0.0) for x, y in corners(q, r)]
            for (dq, dr), (i, j) in zip(DIRECTIONS, EDGES, strict=True):
                if (q + dq, r + dr) not in self.cells:
                    follow[_near(at[i])] = _near(at[j])
        ring = [next(iter(follow))]
        while follow[ring[-1]] != ring[0]:
            ring.append(follow[ring[-1]])
        return [_moved(ring[i - 1], p, ring[(i + 1) % len(ring)], inset) for i, p in enumerate(ring)]

    def parts(self) -> list[str]:
        """The drawing, from what lies lowest."""
        rim = [self.seen(p) for p in self.edge]
        top = (0.14 * self.size[0], 0.08 * self.size[1], 0.86 * self.size[0], 0.88 * self.size[1])
        parts = [*self._thickness(rim), gradient("w", top, (0, mix(self.colour, "#ffe2b8", 0.14)), (0.5, self.colour),
                                                 (1, shade(self.colour, 0.86))), filled(rim, "url(#w)")]
        return [*parts, *self._grain(), *self._cuts(), *self._bevel()]

    def _thickness(self, rim: list[Point]) -> Iterator[str]:
        """The sides that face the viewer."""
        for (x1, y1), (x2, y2) in zip(rim, [*rim[1:], rim[0]], strict=True):
            if x2 < x1:
                light = 0.30 + 0.16 * (y1 - y2) / max(1, x1 - x2) if y1 > y2 else 0.40
                yield filled([(x1, y1), (x2, y2), (x2, y2 + THICK), (x1, y1 + THICK)], shade(self.colour, light))

    def _grain(self) -> Iterator[str]:
        """Wavering lines along the grain, cut off at the rim."""
        dice, limit, reach = self.dice, self._outline(10), self._reach(0) + 30
        v, wide = -reach, (self.side / 3) ** 0.5
        while v < reach:
            v += dice.uniform(5, 19) * wide
            wave = (dice.uniform(2, 7), dice.uniform(0.004, 0.011), dice.uniform(0, 6))
            dark = dice.random() < 0.68
            opacity, width, start = dice.uniform(0.05, 0.20), dice.uniform(1.2, 4.8), dice.uniform(-reach, reach / 4)
            tone = shade(self.colour, 0.35) if dark else mix(self.colour, "#ffe9c4", 0.55)
            for run in self._runs(v, wave, (start, start + dice.uniform(0.65, 2.1) * reach), limit):
                yield drawn(path(run, closed=False, digits=0), tone, opacity, width)

    def _runs(self, v: float, wave: tuple[float, float, float], span: tuple[float, float],
              limit: list[Point]) -> Iterator[list[Point]]:
        """The stretches of one line that lie on the plate."""
        c, s, run, u = math.cos(self.angle), math.sin(self.angle), list[Point](), span[0]
        step = 4 * self.side
        while u < span[1] + step:
            knot = 14 * math.exp(-(((u - 80 * math.sin(self.seed)) / 90) ** 2)) * math.sin(v / 60)
            w = v + wave[0] * math.sin(u * wave[1] + wave[2]) + knot
            point = (u * c - w * s, u * s + w * c)
            if u < span[1] and inside(point, limit):
                run.append(self.seen(point))
            else:
                if len(run) > 3:
                    yield run
                run = []
            u += step

    def _cuts(self) -> Iterator[str]:
        """Engraved lines between cells: a dark cut with a lit lower lip."""
        cuts = []
        for q, r in self.cells:
            at = [self.seen(p) for p in corners(q, r)]
            for (dq, dr), (i, j) in list(zip(DIRECTIONS, EDGES, strict=True))[:3]:
                if (q + dq, r + dr) in self.cells:
                    cuts.append((at[i], at[j]))
        lips = "".join(path([(x, y + 3.2) for x, y in cut], closed=False) for cut in cuts)
        yield drawn(lips, "#ffe6c0", 0.17, 3, "")
        yield drawn("".join(path(cut, closed=False) for cut in cuts), "#1d120a", 0.50, 3.4)

    def _bevel(self) -> Iterator[str]:
        """The rim's slope, lit from the upper left."""
        inner = self._outline(13)
        for i, (a, b) in enumerate(zip(self.edge, [*self.edge[1:], self.edge[0]], strict=True)):
            length = math.dist(a, b)
            light = -(b[1] - a[1]) / length * 0.5 + (b[0] - a[0]) / length * 0.86
            slope = [self.seen(p) for p in (a, b, inner[(i + 1) % len(inner)], inner[i])]
            lit = light > 0
            yield filled(slope, "#fff0d2" if lit else "#120a05", 0.08 + 0.40 * light if lit else 0.10 - 0.38 * light)


def _near(point: Point) -> Point:
    """Corners of neighbouring cells are the same point."""
    return round(point[0], 1) + 0.0, round(point[1], 1) + 0.0


def _moved(before: Point, here: Point, after: Point, inset: float) -> Point:
    """A corner moved inwards so that both its edges move by `inset`."""
    a, b = _normal(before, here), _normal(here, after)
    k = 1 + a[0] * b[0] + a[1] * b[1]
    return here[0] + inset * (a[0] + b[0]) / k, here[1] + inset * (a[1] + b[1]) / k


def _normal(a: Point, b: Point) -> Point:
    length = math.dist(a, b)
    return -(b[1] - a[1]) / length, (b[0] - a[0]) / length


def _even(v: float) -> int:
    return 2 * round(v / 2)
