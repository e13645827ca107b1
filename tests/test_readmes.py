"""What the READMEs name is there."""

import re

import pytest

from tests.house import ROOT

READMES = ("README.md", "engine/README.md", "scenes/README.md", "tests/scenes/README.md")
PATH = re.compile(r"`((?:engine|scenes|assets|tests|main|pyproject|config)[\w./-]*)`")


def paths(readme: str) -> list[str]:
    """The files, folders and modules that a README names in this repository."""
    named = PATH.findall((ROOT / readme).read_text(encoding="utf-8"))
    return [name for name in named if "/" in name or name.startswith("tests.") or name.endswith((".py", ".toml"))]


def is_there(name: str) -> bool:
    """Whether a path, or a module by its dotted name, exists."""
    if name.startswith("tests.") and "/" not in name:
        name = name.replace(".", "/") + ".py"
    return (ROOT / name).exists()


@pytest.mark.parametrize("readme", READMES)
def test_every_path_that_is_named_exists(readme: str) -> None:
    found = paths(readme)
    assert found and not [name for name in found if not is_there(name)]


def test_a_wrong_path_is_found() -> None:
    assert not is_there("engine/games/chess.py") and not is_there("tests.bench.chess")
    assert is_there("tests.bench.frames")
