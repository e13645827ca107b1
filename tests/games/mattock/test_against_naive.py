"""The rules and the plain second Mattock say the same on whatever is played."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.match import Match
from engine.games.mattock.game import MATTOCK
from engine.games.mattock.rules.state import SWAP, Position
from tests.games.mattock import naive
from tests.games.mattock.naive import name

SETUPS = ("fixed", "freestyle", "random")


def begun(size: int, setup: str, seed: int, swap: bool = False) -> tuple[Match, naive.Position]:
    """The same start in both."""
    match = Match(MATTOCK, {"size": size, "setup": setup, "swap": swap}, seed)
    if setup == "freestyle":
        return match, naive.freestyle_start(size)
    ones, twos = ({match.state.board.axial[n] for n in match.state.board.names(side)}
                  for side in (match.state.red, match.state.blue))
    return match, naive.standing(size, ones, twos)


def compare(state: Position, plain: naive.Position) -> None:
    """All that stands on the board, in the hands, and who is to move."""
    tiles = sorted(f"{name(cell, plain.size)}={kind}" for cell, kind in plain.tiles.items())
    told = MATTOCK.dump(state)
    assert told["tiles"] == tiles and tuple(told["hand"]) == plain.hand and state.to_move == plain.to_move


def placed(match: Match, plain: naive.Position, rng: Random) -> naive.Position:
    """One placement in both."""
    legal = sorted(map(str, match.state.actions()))
    assert legal == sorted(f"place {name(cell, plain.size)}" for cell in naive.places(plain))
    action = rng.choice(legal)
    match.play(action)
    return naive.place(plain, naive.parse(action.split()[1], plain.size))


def takers(match: Match) -> list[int | None]:
    """Who took the turns so far."""
    return [state.to_act for state, action in zip(match.states, match.actions, strict=False) if action.verb == "mine"]


def swapped(match: Match, plain: naive.Position, rng: Random) -> None:
    """Swaps now and then where both allow it; nobody may twice."""
    may = match.options["swap"] and naive.swapper(takers(match)) == plain.to_move  # type: ignore[arg-type]
    assert match.state.allows(SWAP) == (may and bool(naive.mines(plain)))
    if match.state.allows(SWAP) and rng.random() < 0.5:
        match.play("swap")
        assert not match.state.allows(SWAP) and match.to_act == plain.to_move


def turned(match: Match, plain: naive.Position, rng: Random) -> naive.Position:
    """One whole turn in both, the answer of a swap before it."""
    size = plain.size
    swapped(match, plain, rng)
    legal = sorted(str(action) for action in match.state.actions() if action != SWAP)
    assert legal == sorted(f"mine {name(cell, size)}" for cell in naive.mines(plain))
    mine = rng.choice(legal)
    cell = naive.parse(mine.split()[1], size)
    match.play(mine)
    moves = {f"move {name(a, size)}-{name(b, size)}": (a, b) for a, b in naive.moves(plain, cell)}
    assert sorted(map(str, match.state.actions())) == sorted([*moves, "stay"])
    step = rng.choice(["stay", *moves])
    match.play(step)
    return naive.turn(plain, cell, moves.get(step))


@settings(max_examples=25, deadline=None)
@given(st.sampled_from([4, 5, 6, 7]), st.sampled_from(SETUPS), st.integers(0, 10**6), st.integers(3, 60), st.booleans())
def test_whatever_is_played(size: int, setup: str, seed: int, turns: int, swap: bool) -> None:
    if setup == "fixed" and size not in (5, 7):
        size = 5
    match, plain = begun(size, setup, seed, swap)
    rng = Random(seed)
    for _ in range(turns):
        compare(match.state, plain)
        if match.to_act is None:
            assert naive.lost(plain) and match.outcome is not None
            return
        plain = (placed if match.state.phase == "place" else turned)(match, plain, rng)


def test_perft_of_both() -> None:
    for size in (5, 7):
        match, plain = begun(size, "fixed", 0)
        assert MATTOCK.perft is not None and MATTOCK.perft(match.state, 1) == naive.perft(plain, 1)
