"""Golden playthroughs: seeded games written out, to be looked at when the rules change and compared ever after.

`python -m tests.golden` writes them all anew, one file for every game on the shelf and each of its options.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

from engine.core.events import as_json
from engine.core.match import Match
from engine.records.record import result_of
from tests.playouts import SHIPPED, Subject, played

SEED, LONGEST = 1, 150  # actions; a longer game is told so far only
GOLDEN: tuple[Subject, ...] = SHIPPED


def path_of(subject: Subject) -> Path:
    """Where the playthrough of a game under these options stands."""
    name = "-".join(f"{key}-{value}" for key, value in subject.options) or "plain"
    return Path(__file__).parent / "games" / subject.game.name / "golden" / f"{name.lower()}.txt"


def told(subject: Subject) -> str:
    """The whole playthrough as text."""
    match = played(subject, SEED, LONGEST)
    head = [f"# {subject.game.name}, seed {SEED}, {_plain(match.options)}", "# made by python -m tests.golden", ""]
    return "\n".join([*head, *_lines(match), f"result {_plain(result_of(match))}", ""])


def _lines(match: Match) -> Iterator[str]:
    for number, action in enumerate(match.actions):
        state, after = match.states[number], match.states[number + 1]
        legal = sorted(map(str, state.actions()))
        mark = crc32("\n".join(legal).encode())
        yield f"{number}. seat {state.to_act} {state.phase}: {len(legal)} legal ({mark:08x}), plays {action}"
        yield from (f"   {_plain(as_json(event))}" for event in match.events[number])
        if after.turn > state.turn or after.outcome():
            yield f"   = {_plain(match.game.dump(after))}"


def _plain(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def main() -> None:
    """Writes all playthroughs."""
    for subject in GOLDEN:
        path_of(subject).parent.mkdir(parents=True, exist_ok=True)
        path_of(subject).write_text(told(subject), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
