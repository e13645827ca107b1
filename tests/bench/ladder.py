"""The ladder of the computer players: `python -m tests.bench.ladder mattock size=5 --rungs 1 2 3 --pairs 20`.

Every rung plays the one before it in paired games; `--match A B` plays these two. All results stay in `ladder.json`:
a match asked for again goes on where it stood. Without a game it prints what the file holds.
"""

from __future__ import annotations

import argparse
import json
import time
from math import log10
from pathlib import Path
from typing import Any

from tests.bench.contest import Contest, pair
from tests.bench.duel import option
from tests.bench.gate import summed

FILE = Path(__file__).with_name("ladder.json")
FIRST = ("game", "options", "a", "b")
KINDS = ("even", "alone")
CLOSE = 0.002  # shares nearer to 0 or 1 have no Elo that means anything


def elo(share: float) -> int:
    """The difference in rating (Elo 1978) that makes one win this share."""
    share = min(1 - CLOSE, max(CLOSE, share))
    return round(400 * log10(share / (1 - share)))


def kept() -> list[dict[str, Any]]:
    """The matches in the file."""
    return list(json.loads(FILE.read_text(encoding="utf-8"))) if FILE.exists() else []


def entry(matches: list[dict[str, Any]], contest: Contest) -> dict[str, Any]:
    """The entry of a match, made where there is none."""
    head = {"game": contest.game, "options": dict(contest.options), "a": contest.a, "b": contest.b}
    head |= {name: True for name in KINDS if getattr(contest, name)}
    for match in matches:
        if {name: match[name] for name in (*FIRST, *KINDS) if name in match} == head:
            return match
    matches.append({**head, "pairs": [], "seconds": 0.0})
    return matches[-1]


def save(matches: list[dict[str, Any]]) -> None:
    """Writes the file, a line a match."""
    lines = ",\n".join(json.dumps(match) for match in matches)
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def told(match: dict[str, Any]) -> str:
    """A match in a line: the share that `a` won, and its lead in Elo, with 95 % intervals."""
    share, half = summed([sum(won) / len(won) for won in match["pairs"]])
    options = " ".join([f"{name}={value}" for name, value in match["options"].items()]
                       + [name for name in KINDS if name in match])
    games = sum(map(len, match["pairs"]))
    return (f"{match['game']} {options:<10} {match['a']:>10} - {match['b']:<10} {games:>4} games "
            f"{share:6.1%} ± {half:.1%}  Elo {elo(share):+} ({elo(share - half):+} to {elo(share + half):+})")


def play(contest: Contest, pairs: int, most: float) -> str:
    """Plays a match on to that many pairs or until the time is up (seconds), keeping each; what it has come to."""
    began = time.perf_counter()
    while True:
        matches = kept()
        match = entry(matches, contest)
        number = len(match["pairs"])
        if number >= pairs or number and time.perf_counter() - began > most:
            return told(match)
        one = time.perf_counter()
        match["pairs"].append(pair(contest, number))
        match["seconds"] = round(match["seconds"] + time.perf_counter() - one, 1)
        save(matches)


def main() -> None:
    """Plays what is asked for; prints matches as they end."""
    parser = argparse.ArgumentParser(description="The ladder of the computer players.")
    parser.add_argument("game", nargs="?")
    parser.add_argument("option", nargs="*", type=option, help="as in size=5")
    parser.add_argument("--rungs", nargs="+", default=["1", "2", "3", "4", "5", "6"])
    parser.add_argument("--match", nargs=2, metavar=("A", "B"))
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--most", type=float, default=1e9, help="seconds a match, at most")
    parser.add_argument("--even", action="store_true", help="the evenest of eight openings")
    parser.add_argument("--alone", action="store_true", help="one A among all others B, at each seat once")
    args = parser.parse_args()
    if not args.game:
        print("\n".join(told(match) for match in kept() if match["pairs"]))
        return
    rungs = zip(args.rungs[1:], args.rungs, strict=False)
    for a, b in [args.match] if args.match else rungs:
        contest = Contest(args.game, tuple(args.option), a, b, args.even, args.alone)
        print(play(contest, args.pairs, args.most), flush=True)


if __name__ == "__main__":
    main()
