"""The table stands without a window, and every part of it is tried without one."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

from tests.house import ROOT

PARTS = ROOT / "scenes" / "play" / "table"
# Types alone, in which nothing happens that could be tried.
TYPES = {"__init__", "around", "staging", "change", "thoughts", "advised", "notes"}


def test_it_needs_no_window() -> None:
    names = ", ".join(f"scenes.play.table.{path.stem}" for path in PARTS.glob("*.py"))
    code = f"import sys, {names}; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT).returncode == 0


def test_every_part_is_tried_here() -> None:
    used = set[str]()
    for path in Path(__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                used |= {f"{node.module}.{alias.name}" for alias in node.names} | {node.module}
    parts = {path.stem for path in PARTS.glob("*.py")} - TYPES
    assert len(parts) > 20 and sorted(part for part in parts if f"scenes.play.table.{part}" not in used) == []
