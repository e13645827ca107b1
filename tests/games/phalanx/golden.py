"""The golden playthroughs: one text a variant, with every action and what came of it.

`python -m tests.games.phalanx.golden` writes them anew, which is only right after a wanted change of what they tell.
"""

from collections.abc import Iterable
from pathlib import Path

from engine.games.phalanx import words
from engine.games.phalanx.rules import Position
from tests.games.phalanx.games import VARIANTS, opened, played

FOLDER = Path(__file__).parent / "golden"
LENGTH = 220
SEED = 11


def told(state: Position, actions: Iterable[str]) -> str:
    """The playthrough of these actions: each with the number of legal ones before it, what happened, and the score."""
    lines = []
    for text in actions:
        count = len(state.actions())
        state, events = state.after(words.parse(state, text))
        kinds = " ".join(type(event).__name__ for event in events)
        lines.append(f"{text} | {count} | {kinds} | {words.dump(state)['scores']} | {state.to_act}")
    final = words.dump(state)
    lines += [f"{key}: {value}" for key, value in sorted(final.items()) if key != "cells"]
    return "\n".join(lines) + "\n"


def actions_of(text: str) -> list[str]:
    """The actions of a playthrough."""
    return [line.split(" | ")[0] for line in text.splitlines() if " | " in line]


def write() -> None:
    """Plays every variant and writes its playthrough."""
    FOLDER.mkdir(exist_ok=True)
    for name in VARIANTS:
        actions = [str(action) for _, action, _, _ in played(name, SEED, LENGTH)]
        (FOLDER / f"{name}.txt").write_text(told(opened(name), actions), encoding="utf-8")


if __name__ == "__main__":
    write()
