"""The strongest levels: how many nodes they look into, when the clock counts, and what they share between lines."""

from typing import Any

import pytest

from engine.ai.levels import LEVELS, level_numbered
from engine.ai.messages import Halt
from engine.ai.openings import play_opening
from engine.ai.search import Search, choose
from engine.ai.tree import Node
from engine.ai.watch import Watch
from engine.core.brain import Answer
from engine.core.game import Game
from engine.core.match import Match
from engine.games import GAMES, game_named
from engine.games.phalanx.brain import beam
from tests.engine.test_ai_search import MATTOCK, later, start

PHALANX = game_named("phalanx")
TIRELESS = LEVELS[-1]
PRESENT = 1e-9  # seconds: a clock that has run out


def test_nodes_rise_with_the_level() -> None:
    nodes = [level.nodes for level in LEVELS]
    assert nodes == sorted(set(nodes)) and TIRELESS.nodes >= 2 * LEVELS[-2].nodes
    assert [level.number for level in LEVELS if level.tireless] == [6]


def test_a_tireless_player_goes_on_until_the_clock_stops_it() -> None:
    state = later(start({"size": 4, "setup": "random"}), 2)
    assert choose(MATTOCK, state, 6, 1).nodes <= TIRELESS.nodes
    assert choose(MATTOCK, state, 6, 1, seconds=1.5).nodes > TIRELESS.nodes


@pytest.mark.parametrize("level", [5, 6])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_clock_caps_every_level_at_once(game: Game, level: int) -> None:
    match = Match(game, {"players": 3} if game.players[1] > 2 else {}, 2)
    play_opening(match)
    answer = choose(game, match.state.seen_by(match.to_act or 0), level, 1, seconds=PRESENT)
    assert answer.nodes == 1 and match.state.allows(answer.steps[0])


class Clock:
    """Time that goes on by a hundredth of a second whenever somebody looks at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.01
        return self.now


def test_a_wide_first_look_gives_way_to_a_hasty_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn of Phalanx has many steps, and a look at all that is promising may take seconds."""
    match = Match(PHALANX, {}, 2)
    play_opening(match)
    while match.state.turn < 24:
        for step in choose(PHALANX, match.state, 2, 1).steps:
            match.play(step)
    clock, judged, judge = Clock(), list[int](), beam.judge

    def counted(board: Any, sides: Any, *rest: Any) -> Any:
        judged.append(len(sides))
        return judge(board, sides, *rest)

    monkeypatch.setattr("engine.ai.watch.monotonic", clock)
    monkeypatch.setattr(beam, "judge", counted)
    work = []
    for seconds in (0.05, 1000.0):
        clock.now = 0.0
        judged.clear()
        assert match.state.allows(choose(PHALANX, match.state, 6, 1, nodes=1, seconds=seconds).steps[0])
        work.append(sum(judged))
    assert 10 * work[0] < work[1]


def test_hurry_counts_for_the_tireless_too() -> None:
    assert choose(MATTOCK, start({}), 6, 1, stop=lambda: Halt.NOW, seconds=60).nodes == 1


def test_with_a_budget_the_clock_only_caps() -> None:
    told: list[Answer] = []
    answer = choose(MATTOCK, start({}), 6, 1, nodes=8, seconds=60, progress=told.append)
    assert answer.nodes == 8 and answer == choose(MATTOCK, start({}), 4, 1, nodes=8)


def test_what_two_lines_lead_to_is_looked_into_once() -> None:
    state, root = later(start({"size": 4, "setup": "random"}), 4, seed=3), None
    thought = Search(MATTOCK, MATTOCK.brain(), 6, 1, 300, Watch(lambda: Halt.GO, None), lambda answer: None)
    looked: list[object] = []
    look = thought._look
    thought._look = lambda position: looked.append(position) or look(position)  # type: ignore[func-returns-value]
    root = Node(lambda: state, ())
    root.open(thought._first_look, "test")
    while not root.decided() and len(looked) < 120:
        assert thought._extend(root)
    assert len(looked) == len(set(looked)) > 20


def test_nothing_is_looked_into_once_all_else_is_lost() -> None:
    state = later(start({"size": 4, "setup": "random"}), 99, seed=5)
    answer = choose(MATTOCK, MATTOCK.brain().turn_start(state), 6, 1, seconds=60)
    assert answer.solved and level_numbered(6) == TIRELESS
