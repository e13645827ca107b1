"""Which share of the lines of engine/ and scenes/play/table/ the tests run: python -m tests.coverage [pytest's words].

Not a part of the checks that every change passes: counting lines makes the tests take two to three times as long.
Exit status 1 where tests fail or fewer than LEAST percent of the engine's lines are run.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from tests.house import ROOT

LEAST = 92  # percent of the lines of engine/
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
        coverage("report", named, "--include=scenes/play/table/*")
        low = coverage("report", named, "--include=engine/*", f"--fail-under={LEAST}")
    return int(bool(failed or low))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
