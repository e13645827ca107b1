"""Phalanx's weights: the file comes back, tastes differ a little, and a fit foretells leads no worse than by hand."""

from itertools import takewhile
from pathlib import Path

import pytest

from engine.core.weights import present, read, text
from engine.games.phalanx.brain.weights import SAME, tilted
from engine.games.phalanx.brain.worth import NAMES, PLAIN, Weights
from tests.bench.train_phalanx import fit, leads

SOME = Weights(*range(-5, len(NAMES) - 5))


def test_the_file_comes_back() -> None:
    assert read("# a remark\n" + text(SOME), Weights) == SOME
    with pytest.raises(ValueError):
        read(text(SOME).replace("nearer", "farther"), Weights)


def test_without_a_sound_file_weights_are_the_hand_made_ones(tmp_path: Path) -> None:
    file = tmp_path / "phalanx.txt"
    assert present(file, PLAIN) == PLAIN
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text(text(SOME), encoding="utf-8")
    bad.write_text("nearer 70\nclose", encoding="utf-8")
    assert present(good, PLAIN) == SOME and present(bad, PLAIN) == PLAIN


def test_every_taste_is_its_own_and_none_changes_what_the_score_counts() -> None:
    assert tilted(PLAIN, 0) == PLAIN and tilted(PLAIN, 3) == tilted(PLAIN, 3) != tilted(PLAIN, 4)
    for style in range(1, 9):
        assert all(getattr(tilted(PLAIN, style), name) == getattr(PLAIN, name) for name in SAME)


def test_a_fit_tells_by_how_much_the_games_it_was_made_of_were_won() -> None:
    seen = list(takewhile(lambda one: one.game <= 3, leads(1, 600.0)))
    new, figures = fit(seen)
    assert figures["leads"] == len(seen) and new.nearer + new.sure in (99, 100, 101) and new.close == 0
    right = [(sum(one.more * [getattr(new, name) for name in NAMES]) > 0) == (one.lead > 0) for one in seen if one.lead]
    assert sum(right) > 0.55 * len(right)
