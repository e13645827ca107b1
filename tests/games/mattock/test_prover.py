"""The computer player proves its endings: the search plays them, sees proven positions, and is right in the bench."""

import pytest

from engine.ai.search import choose
from engine.core.brain import WIN, Proving
from engine.games.mattock.brain.player import MattockBrain
from engine.games.mattock.brain.prover import PROVEN, MattockProver
from engine.games.mattock.game import MATTOCK
from tests.bench.endings import first_ending, measured
from tests.games.mattock.test_batch import reached
from tests.games.mattock.test_batch_turns import go_on

LATE = 11


def test_the_brain_offers_proofs() -> None:
    assert isinstance(MattockBrain(), Proving)
    early = reached(5, 1, 2)
    assert MattockProver(early).turn(early, go_on, 1000) is None and MattockProver(early).seen(early) is None


def test_a_proof_out_of_steps_says_nothing() -> None:
    state = next(found for seed in range(1, 30) if (found := first_ending(seed, 26)))
    assert MattockProver(state).turn(state, go_on, 0) is None


@pytest.mark.parametrize(("seed", "won"), [(1, True), (8, True), (12, True), (2, False), (6, False)])
def test_endings_are_proven_and_played(seed: int, won: bool) -> None:
    state = first_ending(seed, LATE)
    assert state is not None
    proof = MattockProver(state).turn(state, go_on, 4000)
    assert proof and abs(proof.values[0]) == PROVEN < WIN and sum(proof.values) == 0
    assert (proof.values[state.to_move - 1] > 0) == won
    answer = choose(MATTOCK, state, 6, 1, nodes=400)
    mine = answer.scores[state.to_move - 1]
    assert answer.solved and mine > WIN // 2 if won else mine < 0
    assert choose(MATTOCK, state, 6, 1, nodes=400) == answer


def test_the_bench_finds_every_win() -> None:
    states = [state for seed in range(1, 12) if (state := first_ending(seed))]
    told = measured(states, 0.5)
    assert told["winnable"] == told["right"] > 0


def test_in_the_middle_of_a_turn_too() -> None:
    state = next(found for seed in range(1, 30) if (found := first_ending(seed, LATE)))
    proof = MattockProver(state).turn(state, go_on, 4000)
    assert proof
    for dig in state.actions():
        middle, _ = state.after(dig)
        half = MattockProver(middle).turn(middle, go_on, 4000)
        assert half and (half.values == proof.values or proof.values[state.to_move - 1] > 0)
