"""Golden playthroughs: whole games written down. `python -m tests.games.matrix.playthroughs` writes them anew."""

import json
from pathlib import Path

from engine.core.events import as_json
from engine.games.matrix.game import MATRIX
from engine.games.matrix.rules import Position
from tests.games.matrix.drawn import draw
from tests.games.matrix.games import KINDS, Step, opened, played

FOLDER = Path(__file__).parent / "golden"
SEED = 5
NAMES = ("option1", "option2", "option3", "refill", "twin")


def written(kind: str) -> str:
    """A whole game as text: agreements, each action with its events, the drawn table every ten actions, the result."""
    lines, state = [f"# {kind} {json.dumps(KINDS[kind])}"], opened(kind)
    for number, step in enumerate(played(kind, SEED), 1):
        lines += _step(step)
        state = step.after
        if number % 10 == 0 or state.reason:
            lines += _standing(state)
    return "\n".join([*lines, f"result {state.outcome()}"]) + "\n"


def _step(step: Step) -> list[str]:
    who = f"{step.before.to_act} of {len(step.before.actions())}"
    return [f"> {who}: {step.action}", *(f"  {json.dumps(as_json(event))}" for event in step.events)]


def _standing(state: Position) -> list[str]:
    return ["", draw(state.table), json.dumps(MATRIX.dump(state)), ""]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in NAMES:
        (FOLDER / f"{name}.txt").write_text(written(name), encoding="utf-8")
