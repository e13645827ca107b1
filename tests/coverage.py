"""Which share of the lines of engine/ and scenes/play/table/ the tests run: python -m tests.coverage [pytest's words].

Counting lines makes the tests take two to three times as long, so the checks that every change passes count only those
of the engine and of the table, without a window. Exit status 1 where tests fail, or in either room fewer than LEAST
percent of the lines are run.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from tests.house import ROOT

LEAST = 92  # percent of the lines of each room
ROOMS = ("engine", "scenes/play/table")
RULES = """[run]
source = engine, scenes
parallel = true
concurrency = thread, multiprocessing
patch = subprocess
data_file = {folder}/lines
"""


def coverage(*words: str) -> int:
    """Runs the tool of that name; its exit status."""
    return subprocess.run([sys.executable, "-m", "coverage", *words], cwd=ROOT).returncode


def main(words: list[str]) -> int:
    """Runs the tests and prints both tables; the exit status."""
    with tempfile.TemporaryDirectory() as folder:
        rules = Path(folder) / "rules"
        rules.write_text(RULES.format(folder=folder), encoding="utf-8")
        named = f"--rcfile={rules}"
        failed = coverage("run", named, "-m", "pytest", *words)
        coverage("combine", named, "-q")
        low = [coverage("report", named, f"--include={room}/*", f"--fail-under={LEAST}") for room in ROOMS]
    return int(bool(failed or any(low)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
