"""Matrix's weights: the hand-made ones where there is no sound file, and a fit foretells its own games better."""

from dataclasses import replace
from itertools import takewhile
from pathlib import Path

import pytest

from engine.core.weights import present, read, text
from engine.games.matrix.brain.judge import Judge, relative
from engine.games.matrix.brain.outlook import Outlook
from engine.games.matrix.brain.plans import TileRun
from engine.games.matrix.brain.player import SIGHTS
from engine.games.matrix.brain.weights import known, soon
from engine.games.matrix.brain.worth import FAR, Weights
from tests.bench.contest import dealt, opening
from tests.bench.train_matrix import FITTED, HELD, MATRIX, fit, leads, parts

SOME = Weights(*range(-3, 4))


def counted(weights: Weights) -> list[float]:
    """What each of the FITTED counts for in a lead; the second tile as a share of the threat."""
    return [getattr(weights, name) * (weights.threat / 100 if name == "second" else 1) for name in FITTED]


def test_the_file_comes_back() -> None:
    assert read("# a remark\n" + text(SOME), Weights) == SOME
    with pytest.raises(ValueError):
        read(text(SOME).replace("kept_refill", "kept_replaced"), Weights)


def test_a_damaged_file_is_as_good_as_none(tmp_path: Path) -> None:
    for number, told in enumerate((text(SOME)[:-4], text(SOME).replace("3", "x"), "", "threat\n")):
        file = tmp_path / f"{number}.txt"
        file.write_text(told, encoding="utf-8")
        assert present(file, FAR) == FAR


def test_levels_know_ever_more_of_what_tiles_kept_are_good_for() -> None:
    kept = [SIGHTS[level].weights().kept for level in sorted(SIGHTS)]
    assert kept == sorted(set(kept)) and kept[2] == soon().kept and kept[-1] == known().kept
    assert replace(soon(), kept=known().kept) == known()


def test_what_there_is_to_weigh_tells_what_the_judge_adds_up() -> None:
    plain = replace(FAR, second=100)
    for number in range(6):
        state = dealt(MATRIX, opening(MATRIX, {"players": 2, "set": 6}, number), "parts")
        seat = state.to_act
        view = state.seen_by(seat)
        judge = Judge(view, plain)
        plan = TileRun((), 0, Outlook.of(view.table, False), view.hand)
        told = parts(state, seat) @ counted(plain)
        lead = 100 * (state.scores[seat - 1] - state.scores[2 - seat])
        assert told + lead == pytest.approx(relative(judge.own(plan))[seat - 1], abs=4)


def test_a_fit_foretells_the_games_it_was_made_of_better_than_by_hand() -> None:
    seen = list(takewhile(lambda one: one.game <= 12, leads(1, 600.0)))
    new, figures = fit(seen)
    assert figures["leads"] == len(seen) and new.later == FAR.later
    made_of = [one for one in seen if one.game % HELD != HELD - 1]
    errors = [sum((one.parts @ counted(weights) - 100 * one.gain) ** 2 for one in made_of) for weights in (FAR, new)]
    assert errors[1] < errors[0]
