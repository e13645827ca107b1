"""Dominoes-Matrix's computer player: whole turns, weighed by what they score and what they leave to hands unseen."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from engine.core.brain import WIN, Stop, Stopped, Turns
from engine.core.game import Outcome
from engine.games.matrix.actions import END, PASS, laid_in, put, swap
from engine.games.matrix.dealing import stock_tiles
from engine.games.matrix.outlook import Outlook
from engine.games.matrix.plans import PAIRS, QUIET, Plan, extended, singles
from engine.games.matrix.rules import Position
from engine.games.matrix.squares import bits_of
from engine.games.matrix.trials import DEALS, tried
from engine.games.matrix.view import imagined
from engine.games.matrix.worth import POINT, Weights, hope, threat, tilted


@dataclass(frozen=True)
class Further:
    """A position tried out before, to be tried again with other deals."""

    view: Position
    times: int
    sums: tuple

    to_act = 0

    @property
    def turn(self) -> int:
        return self.view.turn


class MatrixBrain:
    w: Weights | None = None
    deals: int = DEALS
    horizon: int = 8
    setups: int = 6
    exact: bool = False

    def complete_turns(self, view: Any, stop: Stop, style: int = 0) -> Turns:
        w = self.w or tilted(style)
        if isinstance(view, Further):
            return self._tried(view.view, view.times, stop, style, w, view.sums)
        if view.reason:
            return Turns([()], np.array([final(view.outcome())], np.int32), lambda i: view)
        if view.viewer is None:
            view = view.seen_by(view.to_move)
        if view.stage == "deal" or view.viewer != view.to_move:
            return self._tried(view, 0, stop, style, w)
        return Look(view, w, stop).turns()

    def _tried(self, view, times, stop, style, w, sums=None):
        me = view.viewer
        outlook = Outlook.of(view.table, view.rules.twin)
        gained = tried(view, outlook, range(times * self.deals, (times + 1) * self.deals), style, stop, kept(view, w), self.horizon, self.setups)
        sums = tuple(map(sum, zip(sums or (0,) * len(gained), gained)))
        own = [POINT * s + g // (times + 1) for s, g in zip(view.scores, sums)]
        values = relative(own)
        return Turns([()], np.array([values], np.int32), lambda i: Further(view, times + 1, sums))

    def near_turns(self, view: Position, seed: int, stop: Stop) -> Turns:
        if view.viewer is None:
            view = view.seen_by(view.to_move)
        return Look(view, Weights(0, 0, 0, 0, 0, 0), stop).near(Random(f"near {seed} {view.turn}"))

    def turn_start(self, view: Position) -> Position:
        return view


def kept(view, w):
    return w.kept_refill if view.rules.refill else w.kept

def relative(own):
    n, total = len(own), sum(own)
    return [(n * x - total) // (n - 1) for x in own]

def final(outcome: Outcome):
    n = len(outcome.scores)
    win = 2 * WIN // len(outcome.winners) - WIN
    return [win if s in outcome.winners else -WIN for s in range(1, n + 1)]


class Look:
    def __init__(self, view, w, stop):
        self.view, self.w, self.stop = view, w, stop
        self.me = view.to_move
        self.unseen = stock_tiles(view)
        self.start = Plan((), 0, Outlook.of(view.table, view.rules.twin), view.hand)

    def own(self, plan, extra=0):
        v, w = self.view, self.w
        own = [POINT * s for s in v.scores]
        own[self.me - 1] += POINT * plan.gain + kept(v, w) * len(plan.hand) + extra
        if w.hope:
            own[self.me - 1] += hope(plan.outlook, plan.hand) * w.hope // 100
        if w.threat:
            share = w.threat
            for i in range(1, v.rules.players):
                seat = (self.me - 1 + i) % v.rules.players
                own[seat] += threat(plan.outlook, self.unseen, len(v.hands[seat]), w.second) * share // 100
                share = share * w.later // 100
        return own

    def weigh(self, plan):
        return relative(self.own(plan))[self.me - 1]

    def plans(self):
        base = self.weigh(self.start)
        found = []
        for plan in singles(self.start):
            if self.stop():
                raise Stopped
            found.append((self.weigh(plan), plan))
        found.sort(key=lambda f: -f[0])
        out = [p for _, p in found]
        if self.view.put == 0 and len(self.view.hand) > 1:
            est = {}
            for worth, plan in found:
                hand = sum(map(bits_of, plan.hand))
                for gain, slot, pair in plan.outlook.hits(hand):
                    self._note(est, worth + POINT * gain, plan, slot, pair, gain)
                quiet = 0
                for other_worth, other in found:
                    (slot, pair), = other.places
                    if laid_in(slot, pair).tile in plan.hand and plan.outlook.table.slots.get(slot, 0) >> pair & 1:
                        self._note(est, worth + other_worth - base, plan, slot, pair, -1)
                        quiet += 1
                        if quiet == QUIET:
                            break
            for e, plan, slot, pair, gain in sorted(est.values(), key=lambda x: -x[0])[:PAIRS]:
                if self.stop():
                    raise Stopped
                if gain < 0:
                    gain = next((g for g, s, p in plan.outlook.hits(1 << pair) if s == slot), 0)
                out.append(extended(plan, slot, pair, gain))
        return out

    def _note(self, est, e, plan, slot, pair, gain):
        key = frozenset((*plan.places, (slot, pair)))
        if key not in est or est[key][0] < e:
            est[key] = (e, plan, slot, pair, gain)

    def turns(self):
        v = self.view
        steps, values = [], []
        if v.stage == "play":
            for plan in self.plans():
                s = [put(laid_in(*p)) for p in plan.places]
                if len(plan.places) + v.put < 2 and plan.hand:
                    s.append(END)
                steps.append(tuple(s)); values.append(self.own(plan))
            if v.put:
                steps.append((END,)); values.append(self.own(self.start))
        if v.stage == "swap" or not v.put:
            self.passes(steps, values)
        vals = [relative(o) for o in values]
        if not v.stock or v.passes:
            for i, s in enumerate(steps):
                r = played(v, s)
                if r.reason:
                    vals[i] = final(r.outcome())
        return Turns(steps, np.array(vals, np.int32), lambda i: played(v, steps[i]))

    def passes(self, steps, values):
        v = self.view
        first = (PASS,) if v.stage == "play" else ()
        after = played(v, first)
        own = self.own(self.start)
        if first:
            own = [o + POINT * (s != self.me) for s, o in enumerate(own, 1)]
        if after.stage != "swap" or after.reason:
            steps.append(first); values.append(own); return
        q = lambda t: sum(1 for m in self.start.outlook.gains if m & bits_of(t)) * 100 + 50 * any(p & bits_of(t) for p in v.table.slots.values())
        mean = sum(map(q, self.unseen)) // max(1, len(self.unseen))
        worst = sorted(v.hand, key=q)
        extra = 0
        for k in range(min(len(worst), v.stock) + 1):
            if k:
                extra += (mean - q(worst[k - 1])) * self.w.hope // 100
            o = list(own); o[self.me - 1] += extra
            steps.append((*first, swap(worst[:k]))); values.append(o)

    def near(self, rng):
        v = self.view
        tiles = list(v.hand); rng.shuffle(tiles)
        steps, values = [], []
        if v.stage == "play":
            for t in tiles:
                for plan in singles(Plan((), 0, self.start.outlook, (t,))):
                    s = [put(laid_in(*plan.places[0]))]
                    if v.put == 0 and len(v.hand) > 1:
                        s.append(END)
                    steps.append(tuple(s)); values.append(self.own(plan))
                if steps:
                    break
            if v.put and not steps:
                steps.append((END,)); values.append(self.own(self.start))
        if not steps:
            self.passes(steps, values)
        return Turns(steps, np.array([relative(o) for o in values], np.int32), lambda i: played(v, steps[i]))


def known(after):
    if after.stock or after.rules.players > 2 or after.reason:
        return after
    return imagined(after, stock_tiles(after))


def played(state, steps):
    for s in steps:
        state, _ = state.after(s)
    return state
