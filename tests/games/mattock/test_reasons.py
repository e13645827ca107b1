"""Why a turn of Mattock was played: each kind of sentence on a drawn board, every one of whole games checked."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from engine.games.mattock.brain.player import MattockBrain
from engine.games.mattock.game import MATTOCK
from engine.games.mattock.rules.state import Position
from engine.games.mattock.show.reasons import why
from tests.games.mattock.drawn_positions import after, position
from tests.games.mattock.test_batch_turns import go_on
from tests.games.mattock.why_checks import CHECKS, Said, holds

ENDING = """
   2 1 o 2
  o . o . o
 1 o . o o o
o . o o . . o
 o . o . . .
  o . o o .
   . . . .
"""
PARTED = """
   . . . .
  . . 2 . 2
 . 1 . o . o
. . o o . . .
 . . o . . .
  1 . o o .
   . . . .
"""
ALONE = """
   . . . .
  . . 2 . 2
 . o . o o o
. . o o . . .
 . . o . . .
  1 . o o .
   . . . .
"""
CLOSE = """
   2 . 1 .
  . o o 1 .
 o o . . o .
. 2 . . . o .
 . o . o . o
  . o o o o
   . . . .
"""
FLIGHT = """
   . . . .
  o o o . .
 2 . 2 . 1 .
o . o . . o .
 o . o . . o
  . . o o 1
   . . . .
"""
COUNTED = """
   . . 1 o
  . . . o .
 2 o 2 o . .
. o . o . . .
 . . . o 1 o
  . o o . .
   o . . .
"""
GATE = """
   . . . 1
  . . . o .
 2 o 2 o . .
. o . o . . .
 . . . o 1 o
  . o o . .
   o . . .
"""
FORK = """
   . . . .
  . 2 . 1 .
 . o . . . .
. . . 1 . . .
 . . . 2 o .
  . o o . .
   . . . .
"""
WIDE = """
   . 2 . .
  . . o . 2
 . o . o o o
1 . o o . . o
 1 . o . . .
  o . o o .
   . . . .
"""
CROWDED = """
   . . . 1
  2 2 o o .
 o . o . o .
o . o . . 1 .
 o o o . . o
  . . o o o
   . o . o
"""
QUIET = """
   . . . .
  . . . . .
 . . . . . .
. 1 . . . 2 .
 . . . . . .
  . . . . .
   . . . .
"""


def told(drawing: str, turn: str, to_move: int = 1, hand: tuple[int, int] = (0, 0)) -> str:
    """What is said of a turn on a drawn board."""
    before = position(drawing, hand, to_move)
    assert MATTOCK.read_turn is not None
    return why(before, MATTOCK.read_turn(before, turn), after(before, turn), to_move)


@pytest.mark.parametrize(("drawing", "turn", "to_move", "sentence"), [
    (ENDING, "c5/g4-e4", 2, "Leaves Red nothing to mine, and wins."),
    (COUNTED, "c2/e3-f4", 2, "Wins by counting: Red digs next and has 2 at most, Blue has 5 sure digs."),
    (PARTED, "e5", 2, "Removes the miner at e2."),
    (CLOSE, "d4/d2-f2", 2, "Saves the miners at g1 and f2 that Red could have removed."),
    (FLIGHT, "f4/e3-f1", 2, "Takes the miner from e3 to safety at f1."),
    (GATE, "g3/g4-g3", 1, "Fences in rock that only Red can come to: 2 sure digs, round g1."),
    (FORK, "d3/d4-e2", 1, "Threatens to remove one of the miners at f2 and c4."),
    (WIDE, "e1/c1-e1", 1, "Opens 8 more rocks to mine, 10 in all."),
    (CROWDED, "e6", 1, "Leaves Blue 1 rock to mine instead of 4."),
    (QUIET, "d1", 1, ""),
], ids=["wins", "counts", "removes", "saves", "flees", "fences", "threatens", "opens", "starves", "nothing"])
def test_what_is_said(drawing: str, turn: str, to_move: int, sentence: str) -> None:
    assert told(drawing, turn, to_move) == sentence


def test_a_miner_that_comes_back_is_told_where_nothing_weighs_more() -> None:
    assert told(ALONE, "c1", 1, (1, 0)) == "Brings a miner back from the hand, to c1."


def test_setting_up_and_taking_over_a_side_have_no_reason() -> None:
    state = MATTOCK.start(MATTOCK.settled({"size": 4, "setup": "freestyle"}, 1))
    placed, _ = state.after(state.actions()[0])
    assert why(state, [state.actions()[0]], placed, 1) == ""
    swap = MATTOCK.start(MATTOCK.settled({"size": 5, "swap": True}, 1))
    for text in ("mine g3", "stay"):
        swap, _ = swap.after(MATTOCK.parse(swap, text))
    steps, end = [MATTOCK.parse(swap, text) for text in ("swap", "mine f6", "stay")], swap
    for step in steps:
        assert end.allows(step)
        end, _ = end.after(step)
    assert why(swap, steps, end, 2) == ""


def said_of(size: int, seed: int) -> Iterator[Said]:
    """Every turn of a game of near-sighted players, with its sentence."""
    rng = Random(seed)
    state: Position = MATTOCK.start(MATTOCK.settled({"size": size, "setup": "random"}, seed))
    while state.to_act is not None:
        turns = MattockBrain().near_turns(state, rng.randrange(10**6), go_on)
        steps = turns.steps[int(np.argmax(turns.worth(state.to_act)))]
        before = state
        for step in steps:
            state, _ = state.after(step)
        origin, _, place = steps[1].args[0].partition("-") if steps[1].args else ("", "", "")
        yield Said(before, state, before.to_move, origin, place, why(before, steps, state, before.to_move))


def test_everything_that_is_said_is_true() -> None:
    games = [said_of(4, seed) for seed in range(32)] + [said_of(5, seed) for seed in range(3)]
    kinds = Counter(holds(said) for game in games for said in game if said.sentence)
    assert not [pattern for pattern in CHECKS if not kinds[pattern]], "these are too rare to be checked"
