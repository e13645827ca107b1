"""From clicks to an action: what may be picked next, what is chosen, how one goes back and turns."""

from engine.core.action import Action, Pick
from engine.core.chooser import Chooser
from engine.games.mattock.game import MATTOCK

HERE, THERE, TILE, STAY = Pick("cell", "a1"), Pick("cell", "b2"), Pick("hand", "2:1"), Pick("button", "stay")
ACTIONS = (
    Action("move", ("a1-b2",), (HERE, THERE)), Action("dig", ("b2",), (THERE,)), Action("stay", (), (STAY,)),
    Action("put", ("2:1", "E"), (TILE, THERE)), Action("put", ("2:1", "W"), (TILE, THERE)), Action("deal"),
)


def picked(*picks: Pick) -> Chooser:
    """The chooser after these picks, all of which must fit."""
    chooser = Chooser.of(ACTIONS)
    for pick in picks:
        step = chooser.pick(pick)
        assert step is not None
        chooser = step
    return chooser


def test_first_picks_are_those_of_all_actions() -> None:
    assert Chooser.of(ACTIONS).next_picks() == {HERE, THERE, TILE, STAY}
    assert Chooser.of(ACTIONS).chosen() is None and Chooser.of(()).next_picks() == frozenset()


def test_a_pick_narrows_down() -> None:
    assert picked(HERE).next_picks() == {THERE} and picked(HERE).chosen() is None
    assert str(picked(HERE, THERE).chosen()) == "move a1-b2" and str(picked(THERE).chosen()) == "dig b2"
    assert picked(HERE, THERE).next_picks() == frozenset()


def test_a_wrong_pick_is_none_and_changes_nothing() -> None:
    chooser = picked(HERE)
    assert chooser.pick(HERE) is None and chooser.pick(STAY) is None and chooser.next_picks() == {THERE}


def test_equal_picks_are_cycled_through() -> None:
    chooser = picked(TILE, THERE)
    seen = [str(chooser.turn(i).chosen()) for i in range(-1, 3)]
    assert seen == ["put 2:1 W", "put 2:1 E", "put 2:1 W", "put 2:1 E"]
    assert picked(STAY).turn(5).chosen() == ACTIONS[2]


def test_back_takes_one_pick() -> None:
    chooser = picked(TILE, THERE).turn(1).back(ACTIONS)
    assert chooser == picked(TILE) and chooser.back(ACTIONS) == Chooser.of(ACTIONS) == Chooser.of(ACTIONS).back(ACTIONS)


def test_the_bare_action_is_not_clicked() -> None:
    assert Chooser.of([Action("deal")]).candidates() == ()


def test_mattock_with_clicks() -> None:
    state = MATTOCK.start(MATTOCK.settled({}, 0))
    first = Chooser.of(state.actions()).pick(Pick("cell", "i3"))
    assert first is not None and str(first.chosen()) == "mine i3"
    after, _ = state.after(first.chosen())
    miner = Chooser.of(after.actions()).pick(Pick("cell", "h4"))
    assert miner is not None and miner.next_picks() == {Pick("cell", "i3")}
