"""The program's door: help, version, and an engine that never loads what belongs to the window."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import main

ROOT = Path(__file__).parents[1]


def test_the_version_is_the_packages(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main.main(["--version"])
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert left.value.code == 0 and capsys.readouterr().out == f"stonework {project['version']}\n"


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main.main(["--help"])
    told = capsys.readouterr().out
    assert left.value.code == 0 and all(command.name in told for command in main.COMMANDS)


def test_an_interrupted_program_ends_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(asked: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(main, "run_menu", interrupted)
    assert main.main([]) == main.INTERRUPTED


def test_an_unknown_command_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main.main(["fly"])
    assert left.value.code == 2 and "fly" in capsys.readouterr().err


@pytest.mark.parametrize("heavy", ["pygame", "scenes"])
def test_the_engine_loads_nothing_of_the_window(heavy: str) -> None:
    body = (f"import sys, io, main; sys.stdin = io.TextIOWrapper(io.BytesIO(b'{{\"cmd\":\"games\"}}\\n'));"
            f"assert main.main(['engine']) == 0; sys.exit({heavy!r} in sys.modules)")
    done = subprocess.run([sys.executable, "-c", body], cwd=ROOT, capture_output=True, timeout=60)
    assert done.returncode == 0, done.stderr


def test_looking_at_it_loads_nothing_heavy() -> None:
    body = "import sys, main; sys.exit(any(m in sys.modules for m in ('pygame', 'numpy', 'scenes', 'engine')))"
    assert subprocess.run([sys.executable, "-c", body], cwd=ROOT, timeout=60).returncode == 0
