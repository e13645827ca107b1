"""Why a turn of Phalanx was played: each kind of sentence on a drawn board, every one of many random turns checked."""

from collections import Counter
from random import Random

import pytest

from engine.core.events import Moved
from engine.games.phalanx.rules.state import END, Position
from engine.games.phalanx.rules.writing import parse
from engine.games.phalanx.show.reasons import why
from tests.games.phalanx import naive
from tests.games.phalanx.drawn import play, position
from tests.games.phalanx.games import opened
from tests.games.phalanx.test_naive import Pair, crowded, step, texts
from tests.games.phalanx.why_checks import Said, holds

HUB = """
1 . . . . . . 2
       .
        .
         .
          .
           .
            .
"""


def told(before: Position, *steps: str) -> str:
    """What is said of a turn that consists of these steps and its end."""
    seat, actions, state = before.to_move, [], before
    for text in (*steps, "end"):
        actions.append(parse(state, text))
        state = play(state, text)
    return why(before, actions, state, seat)


@pytest.mark.parametrize(("drawing", "turn", "sentence"), [
    ("1 1 1 2 .", "move 2,0 0,0 1", "Takes Blue's last stone at 3,0."),
    ("1 1 1 2 . 2", "move 2,0 0,0 1", "Takes 1 Blue stone at 3,0."),
    ("1 1 1 2 3 . 2 3", "move 2,0 0,0 2", "Takes 1 Blue and 1 Yellow stones at 3,0 and 4,0."),
    (". 1 1 1 . . . 2 .", "move 3,0 1,0 2", "Wins 2 cells of land, 3 in all."),
    ("# 1 1 1 2 . . . . . . 2", "move 3,0 1,0 2", "Costs Blue 6 cells of land."),
    (". 1 . 2 . 2 #", "grow 2,0", "Threatens the Blue stone at 3,0."),
    (". 1 . 1 . #", "grow 2,0", "Joins 2 groups into one."),
    (HUB, "grow 1,0", "Is nearest to 8 cells now, 5 more than before."),
    ("1 1 1 1 2 3 4 . 2 3 4", "move 3,0 0,0 3", "Takes 3 stones of 3 colours at 4,0, 5,0 and 6,0."),
    ("1 . . . 2", "", ""),
], ids=["last", "takes", "two", "land", "costs", "threatens", "joins", "nears", "three", "nothing"])
def test_what_is_said(drawing: str, turn: str, sentence: str) -> None:
    before = position(drawing, 4 if "4" in drawing else 3 if "3" in drawing else 2)
    steps = tuple(filter(None, [turn]))
    assert told(before, *steps) == sentence
    assert not sentence or holds(Said(plain(before), plain(play(before, *steps)), {}, sentence))


def plain(state: Position) -> naive.Position:
    """The same for the plain second Phalanx."""
    axial, names = state.board.axial, state.board.names
    stones = {axial[name]: seat for seat, side in enumerate(state.sides) for name in names(side)}
    return naive.Position(frozenset(state.board.cells), stones, 1, state.terms.players)


def test_stones_are_saved_from_lines_that_could_have_taken_them() -> None:
    state = position("# 1 1 2 . 2 .", to_move=2)
    assert told(state, "grow 4,0") == "Saves the stone at 3,0 from Red's lines."
    open_end = position(". 1 1 2 . 2 .", to_move=2)
    assert told(open_end, "grow 4,0") == "Saves the stone at 3,0 from Red's lines."


def test_a_stone_that_a_longer_line_would_still_take_is_not_saved() -> None:
    state = position(". . 1 1 2 . #", to_move=2)
    assert "Saves" not in told(state, "grow 5,0")


def test_who_ends_the_game_and_has_won_says_so() -> None:
    assert told(play(position(". 1 . # 2", to_move=2), "end")) == "Ends the game ahead, 2 to 0."
    assert told(play(position("1 . # 2 .", to_move=2), "end")) == "Ends the game level, with 1."
    assert told(play(position(". 1 . # 2"), "end")) == ""


def test_setting_up_has_no_reason() -> None:
    state = opened("segments")
    action = state.actions()[0]
    assert why(state, [action], state.after(action)[0], 1) == ""


def turn(pair: Pair, rng: Random) -> Said:
    """A random turn of some steps on a crowded board, and what is said of it."""
    (start, plain), actions, went = pair, [], dict[naive.Cell, naive.Cell]()
    state, pos = pair
    while (choices := sorted(texts(pos))) and (not actions or rng.random() < 0.6):
        text = rng.choice([t for t in choices if t.startswith("move")] or choices) if rng.random() < 0.7 else \
            rng.choice(choices)
        actions.append(parse(state, text))
        _, events = state.after(actions[-1])
        for event in events:
            if isinstance(event, Moved):
                origin, place = (start.board.axial[name] for name in (event.origin, event.place))
                went[next((c for c, now in went.items() if now == origin), origin)] = place
        state, pos = step((state, pos), text)
    end, _ = state.after(END)
    return Said(plain, pos, went, why(start, [*actions, END], end, 1))


def test_everything_that_is_said_is_true() -> None:
    kinds = Counter[str]()
    for seed in (*range(70), 83, 90, 98, 103, 117, 130, 581, 590):
        said = turn(crowded(seed, 2 + seed % 3, seed % 5 == 0), Random(seed))
        if said.sentence:
            kinds[holds(said)] += 1
    assert len(kinds) == 6, "the others are checked on the drawn boards"
