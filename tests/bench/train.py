"""Fits weights: `python -m tests.bench.train mattock 5` (for a board), or `phalanx`, or `matrix`.

All play against themselves, then comes a regression, then a gate: new weights are written only if they win a match
against the present ones with 95 % confidence. With `--keep FILE` Mattock's positions stay in a file, and a later run
adds to them.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

from engine.core.weights import Numbers, text
from engine.games.matrix.brain import weights as matrix
from engine.games.mattock.brain.weights import fitted, place_of
from engine.games.mattock.rules.board import board
from engine.games.phalanx.brain import weights as phalanx
from tests.bench import train_matrix, train_mattock, train_phalanx
from tests.bench.gate import beaten
from tests.bench.selfplay import NODES


def main() -> None:
    """Fits, prints the figures, and writes the weights if they pass the gate."""
    parser = argparse.ArgumentParser(description="Fits the weights of a game.")
    parser.add_argument("game", choices=["mattock", "phalanx", "matrix"])
    parser.add_argument("size", type=int, nargs="?", default=5, help="of Mattock's board")
    parser.add_argument("--seconds", type=float, default=400.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--depth", type=int, default=NODES, help="nodes a turn of self-play")
    parser.add_argument("--keep", type=Path, help="where positions are kept, for this run and later ones")
    parser.add_argument("--pairs", type=int, default=100, help="of games at the gate, at most")
    parser.add_argument("--nodes", type=int, default=8, help="a turn at the gate")
    args = parser.parse_args()
    {"mattock": of_mattock, "phalanx": of_phalanx, "matrix": of_matrix}[args.game](args)


def of_mattock(args: argparse.Namespace) -> None:
    """Mattock's weights on one board."""
    new, figures = train_mattock.fit(train_mattock.positions(args.size, args.seed, args.seconds, args.depth, args.keep))
    began = time.perf_counter()
    passed, match = beaten(board(args.size), new, fitted(board(args.size)), args.pairs, args.nodes)
    figures |= {**match, "gate_seconds": round(time.perf_counter() - began)}
    print(json.dumps({"passed": passed, **figures}))
    if passed:
        place_of(board(args.size)).write_text(train_mattock.remark(args.size, figures) + new.text(), encoding="utf-8")


def of_phalanx(args: argparse.Namespace) -> None:
    """Phalanx's weights."""
    new, figures = train_phalanx.fit(list(train_phalanx.leads(args.seed, args.seconds)))
    passed, match = train_phalanx.beaten(new, args.pairs, args.nodes)
    written(args.game, new, passed, {**figures, **match}, phalanx.FILE)


def of_matrix(args: argparse.Namespace) -> None:
    """Dominoes-Matrix's weights; at the gate both look at nothing but their own turn."""
    new, figures = train_matrix.fit(list(train_matrix.leads(args.seed, args.seconds)))
    passed, match = train_matrix.beaten(new, args.pairs)
    written(args.game, new, passed, {**figures, **match}, matrix.FILE)


def written(game: str, new: Numbers, passed: bool, figures: dict[str, float], file: Path) -> None:
    """Tells how it went, and writes the weights if they have passed the gate."""
    print(json.dumps({"passed": passed, **figures}))
    print(text(new))
    if passed:
        file.write_text(f"# What counts how much, in hundredths.\n# Made by `python -m tests.bench.train {game}`: "
                        f"{json.dumps(figures)}\n{text(new)}", encoding="utf-8")


if __name__ == "__main__":
    main()
