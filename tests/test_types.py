"""What may be seen is a type: mypy refuses a whole position wherever something is shown, thought about or listed."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

HEAD = """
from engine.core.brain import Brain
from engine.core.game import Game
from engine.core.match import Match
from engine.core.open_view import open_view
from engine.core.presentation import Presentation
from engine.core.state import State, View
from engine.ai.thinker import Thinker

def said(game: Game, match: Match, state: State, view: View, presentation: Presentation, brain: Brain,
         thinker: Thinker) -> None:
"""
TAKEN = ("presentation.picture({})", "presentation.facts({}, 1)", "presentation.why_not({}, ())",
         "presentation.aid_marks({}, 'open')", "presentation.why({}, (), view, 1)", "game.presentation().prompt({})",
         "brain.complete_turns({}, lambda: False)", "thinker.ask('matrix', {}, 1, 0)", "presentation.picture({}.after"
         "(view.actions()[0])[0])")
VIEWS = ("view", "state.seen_by(2)", "match.state.seen_by(0)", "open_view(match, match.state)")


@pytest.fixture
def mypy(tmp_path, monkeypatch):
    """What mypy says of a file or folder, and of trouble."""
    api = pytest.importorskip("mypy.api", reason="CI runs this once mypy is there")
    monkeypatch.chdir(ROOT)

    def run(path):
        told, trouble, _ = api.run(["--strict", "--no-error-summary", "--hide-error-context", "--follow-imports=silent",
                                    "--explicit-package-bases", f"--cache-dir={tmp_path / 'cache'}", str(path)])
        return told, trouble

    return run


@pytest.fixture
def checked(tmp_path, mypy):
    """What mypy says of these statements: the numbers of those that it refuses."""
    def check(statements):
        snippet = tmp_path / "snippet.py"
        snippet.write_text(HEAD + "".join(f"    {line}\n" for line in statements), encoding="utf-8")
        told, trouble = mypy(snippet)
        first, errors = HEAD.count("\n") + 1, [line for line in told.splitlines() if ": error: " in line]
        assert not trouble and all("snippet.py" in line and "[arg-type]" in line for line in errors), told + trouble
        return {int(line.split("snippet.py:")[1].split(":")[0]) - first for line in errors}

    return check


def test_a_state_is_refused_where_a_view_is_due(checked):
    good = [use.format(view) for use in TAKEN for view in VIEWS]
    bad = [use.format(state) for use in TAKEN for state in ("state", "match.state", "match.states[-1]")]
    assert checked(good + bad) == set(range(len(good), len(good) + len(bad)))


def test_the_example_of_a_game_is_typed_all_through(mypy):
    assert mypy(ROOT / "tests" / "games" / "smallest") == ("", "")
