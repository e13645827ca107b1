"""Why a turn of Matrix was played: each kind of sentence on a drawn table, every one of whole games checked."""

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from random import Random

import pytest

from engine.games.matrix.rules.actions import PASS, SWAP
from engine.games.matrix.rules.squares import read_tile
from engine.games.matrix.rules.state import Position
from engine.games.matrix.rules.writing import parse
from engine.games.matrix.show.reasons import why
from tests.games.matrix.drawn import read
from tests.games.matrix.games import KINDS, Step, opened, played
from tests.games.matrix.naive import Layout, lay
from tests.games.matrix.situations import ONE_HOLE, SIX, TWIN_HOLES, TWO_HOLES
from tests.games.matrix.test_secrets import permuted
from tests.games.matrix.why_checks import CHECKS, Said, holds


def table(drawing: str, hands: tuple[str, str], twin: bool = False, scores: tuple[int, int] = (0, 0)) -> Position:
    """Seat 1 is to play on a drawn table; the stock is empty, and all other tiles are gone for good."""
    start = opened("option1")
    held = tuple(tuple(sorted((read_tile(name, 6)[0] for name in hand.split()), reverse=True)) for hand in hands)
    return replace(start, rules=replace(start.rules, twin=twin), table=read(drawing), hands=held, scores=scores,
                   stock=0, stage="play")


def told(before: Position, *texts: str) -> str:
    """What is said of a turn."""
    actions, state = [], before
    for text in texts:
        actions.append(parse(state, text))
        assert state.allows(actions[-1]), text
        state, _ = state.after(actions[-1])
    return why(before, actions, state, before.to_move)


@pytest.mark.parametrize(("drawing", "twin", "puts", "sentence"), [
    (TWO_HOLES, False, ["put 5:1 1,2 E"], "Closes the cells 1,1 and 1,3."),
    (ONE_HOLE, False, ["put 5:1 1,2 E"], "Scores 2 points: a cell and a double figure."),
    (SIX, False, ["put 1:1 0,1 E"], "Makes a double figure at 0,1."),
    (TWIN_HOLES, True, ["put 5:1 1,3 E"], "Makes 2 twin cells."),
    (SIX, False, ["put 6:1 2,1 S"], ""),
], ids=["cells", "both", "double", "twins", "nothing"])
def test_what_is_said(drawing: str, twin: bool, puts: list[str], sentence: str) -> None:
    tiles = " ".join(put.split()[1] for put in puts)
    before = table(drawing, (f"{tiles} 6:5 4:4", "5:2 2:2"), twin)
    assert told(before, *puts, "end") == sentence


@pytest.mark.parametrize(("hand", "scores", "sentence"), [
    ("1:0", (0, 0), "Lays the last tile of the hand."),
    ("5:2", (4, 1), "Ends the game ahead, 4 to 1."),
    ("5:2", (2, 2), "Ends the game level, with 2."),
    ("5:2", (2, 3), "Lays the last tile of the hand."),
], ids=["goes on", "ahead", "level", "behind"])
def test_the_last_tile(hand: str, scores: tuple[int, int], sentence: str) -> None:
    assert told(table(SIX, ("6:1", hand), scores=scores), "put 6:1 2,1 S") == sentence


def turns(kind: str, seed: int) -> Iterator[list[Step]]:
    """The turns of a random game that are over, without the first deals."""
    steps: list[Step] = []
    for step in played(kind, seed):
        if not step.before.opening:
            steps.append(step)
        if step.after.turn > step.before.turn:
            yield steps
            steps = []


def said(steps: list[Step], plain: Layout) -> Said:
    """What is said of a turn; the plain layout is played on."""
    before, after, seat = steps[0].before, steps[-1].after, steps[0].before.to_move
    early, puts = deepcopy(plain), []
    for step in steps:
        if step.action.verb == "put":
            numbers, place, way = step.action.args
            a, b = map(int, numbers.split(":"))
            x, y = map(int, place.split(","))
            puts.append(((a, b), (x, y), way))
            lay(plain, *puts[-1])
    return Said(before, after, early, deepcopy(plain), puts, seat, why(before, [s.action for s in steps], after, seat))


def test_everything_that_is_said_is_true() -> None:
    kinds = Counter[str]()
    for kind, options in KINDS.items():
        for seed in range(2):
            plain = Layout(options["set"], options["option"], options.get("twin", False))
            for steps in turns(kind, seed):
                one = said(steps, plain)
                if one.sentence:
                    kinds[holds(one)] += 1
    assert not [pattern for pattern in CHECKS if not kinds[pattern]], "these are too rare to be checked"


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_said_depends_on_hidden_tiles(kind: str) -> None:
    rng = Random(kind)
    for steps in list(turns(kind, 21))[::3]:
        before, after, seat = steps[0].before, steps[-1].after, steps[0].before.to_move
        actions = [step.action for step in steps]
        sentence = why(before, actions, after, seat)
        for viewer in range(before.rules.players + 1):
            others = [permuted(state, viewer, rng) for state in (before, after)]
            assert why(others[0], actions, others[1], seat) == sentence


def test_drawing_passing_and_exchanging_have_no_reason() -> None:
    steps = next(steps for steps in turns("option1", 3) if steps[0].action == PASS and steps[1].action.verb == "swap")
    assert why(steps[0].before, [s.action for s in steps], steps[-1].after, steps[0].before.to_move) == ""
    assert why(steps[0].before, [PASS, SWAP], steps[-1].after, steps[0].before.to_move) == ""
