"""Turns tried out: the tiles not in sight are dealt at random, and the game goes on from there by quick play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice
from random import Random

from engine.core.brain import Stop, Stopped
from engine.games.matrix.actions import laid_in
from engine.games.matrix.dealing import stock_tiles
from engine.games.matrix.outlook import Outlook
from engine.games.matrix.rules import Position
from engine.games.matrix.squares import bits_of

DEALS = 8
TURNS = 8
SETUPS = 6

def bits(hand):
    n = 0
    for t in hand:
        n |= bits_of(t)
    return n

@dataclass
class Trial:
    """One game played on: hands, stock, points gained."""
    view: Position
    hands: list[list[int]]
    stock: list[int]
    rng: Random
    cache: dict
    kept: int
    turns: int
    setups: int

    def lay(self, outlook, slot, pair):
        key = id(outlook), slot, pair
        found = self.cache.get(key)
        if found is None:
            found = self.cache[key] = (outlook, outlook.lay(slot, pair))
        return found[1]

    def best(self, outlook, hand):
        hits = list(outlook.hits(bits(hand)))
        if not hits:
            return None
        top = max(h[0] for h in hits)
        hits = [h for h in hits if h[0] == top]
        return hits[0] if len(hits) == 1 else self.rng.choice(hits)

    def put(self, outlook, hand, hit):
        gain, slot, pair = hit
        hand.remove(laid_in(slot, pair).tile)
        return gain, self.lay(outlook, slot, pair)

    def quiet(self, outlook, hand):
        slots = outlook.table.slots
        want = bits(hand)
        places = [(s, h) for s, p in slots.items() if (h := p & want)]
        if not places:
            return None
        best = None
        for s, h in self.rng.sample(places, min(self.setups, len(places))):
            pair = self.rng.choice([i for i in each(h)])
            after = self.lay(outlook, s, pair)
            tile = laid_in(s, pair).tile
            rest = want & ~bits_of(tile)
            follow = sum(1 for m in after.gains if m & rest)
            rank = 100 * follow - 4*len(after.scoring)
            if best is None or rank > best[0]:
                best = rank, s, pair, after, follow, tile
        return best

    def turn(self, outlook, seat):
        hand, gained = self.hands[seat], 0
        hit = self.best(outlook, hand)
        put = 0
        if hit:
            gain, outlook = self.put(outlook, hand, hit); gained += gain; put = 1
        else:
            q = self.quiet(outlook, hand)
            if q is None:
                return None, outlook, 0
            hand.remove(q[5]); outlook = q[3]; put = 1
        if hand:
            hit = self.best(outlook, hand)
            if hit:
                gain, outlook = self.put(outlook, hand, hit); gained += gain; put += 1
            elif self.view.rules.refill and len(hand):
                q = self.quiet(outlook, hand)
                if q:
                    hand.remove(q[5]); outlook = q[3]; put += 1
        return gained, outlook, put

    def play(self, outlook, seat):
        n = len(self.hands)
        gains = [0] * n
        passes = 0
        for _ in range(self.turns):
            while not self.hands[seat]:
                if not any(self.hands): break
                seat = (seat + 1) % n
            if not self.hands[seat]: break
            gained, outlook, put = self.turn(outlook, seat)
            if gained is None:
                passes += 1
                for o in range(n):
                    if o != seat: gains[o] += 100
                if passes >= 2 * sum(map(bool, self.hands)): break
            else:
                passes = 0
                gains[seat] += 100 * gained
                k = min(len(self.stock), put if self.view.rules.refill else 2)
                self.hands[seat] += self.stock[:k]; del self.stock[:k]
            seat = (seat + 1) % n
        if self.stock or any(self.hands):
            for o in range(n): gains[o] += self.kept * len(self.hands[o])
        return gains


def each(h):
    while h:
        low = h & -h
        yield low.bit_length() - 1
        h ^= low


def tried(view: Position, outlook: Outlook, rounds: range, style: int, stop: Stop, kept=80, turns=TURNS, setups=SETUPS) -> list[int]:
    unseen, cache = stock_tiles(view), {}
    n = view.rules.players
    gained = [0] * n
    start = view.to_move if view.stage == "deal" else view.to_move - 1
    for number in rounds:
        if stop():
            raise Stopped
        rng = Random(f"matrix deal {style} {number}")
        order = unseen.copy()
        rng.shuffle(order)
        tiles = iter(order)
        hands = [list(hand) if seat == view.viewer else list(islice(tiles, len(hand))) for seat, hand in enumerate(view.hands, 1)]
        if view.stage == "deal":
            hands[view.drawer - 1] += islice(tiles, view.draw)
        stock = [*tiles, *view.aside]
        trial = Trial(view, hands, stock, rng, cache, kept, turns, setups)
        for s, g in enumerate(trial.play(outlook, start % n)):
            gained[s] += g
    return [points // len(rounds) for points in gained]
