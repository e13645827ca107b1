"""Whole games of Dominoes-Matrix by posted mouse events: two people behind the curtain, four seats with computers."""

from __future__ import annotations

import random
from pathlib import Path

from engine.core.action import CHANCE, Action
from engine.core.match import Match, Person
from engine.games import game_named
from scenes.begin import begin
from scenes.menu.scene import MenuScene
from tests.scenes.chair import Chair


def started(home: Path, people: list[Person], size: tuple[int, int] = (1366, 768), **options: object) -> Chair:
    """A chair at a fresh game."""
    chair = Chair(home, size, animation="off")
    chair.app.begin(MenuScene(chair.app))
    begin(chair.app, game_named("matrix"), {"players": len(people), **options}, people, 11)
    chair.frames(3)
    return chair


def chosen(match: Match, rng: random.Random) -> Action:
    """A tile on the table where there is a place, now and then a pass with an exchange."""
    actions = list(match.state.actions())
    tiles = [a for a in actions if a.verb == "put"]
    if tiles and rng.random() < 0.9:
        return rng.choice(tiles)
    return rng.choice(actions)


def ready(chair: Chair) -> None:
    """Waits for a person's turn, covering and lifting the curtain as people do."""
    for _ in range(12):
        if chair.app.scene == "curtain":
            chair.press("lift")
            chair.frames(2)
        chair.wait_for_turn(30)
        scene = chair.app.scenes.top
        if chair.app.scene == "curtain" or (scene.table.eyes.hands_over and not scene.table.over):
            if chair.app.scene != "curtain":
                chair.press("cover")
                chair.frames(2)
            continue
        return
    raise AssertionError("the turn is never handed over")


def act(chair: Chair, rng: random.Random) -> None:
    """One action of whoever is to act: draws from the stock, exchanges, or what was chosen."""
    match = chair.match
    if match.to_act == CHANCE:
        chair.press("action.draw")
    elif match.state.phase == "swap":
        hand = chair.app.scenes.top.rack.tiles(chair.app.scenes.top.rack.owner)
        if hand and match.state.stock and rng.random() < 0.6:
            assert not chair.can("action.confirm")
            chair.click(chair.app.xy(hand[0]))
            chair.frames(2)
            assert "Exchange 1" in chair.texts()
            chair.press("action.confirm")
        else:
            chair.press("action.keep")
    else:
        chair.do(chosen(match, rng))
    chair.rest()


def play_out(chair: Chair, seed: int) -> Match:
    """Plays every person by clicks until the result."""
    rng, match = random.Random(seed), chair.match
    while match.outcome is None:
        ready(chair)
        before = len(match.actions)
        if match.outcome is None:
            act(chair, rng)
            assert len(match.actions) > before
    chair.wait_for_turn()
    return match


def test_two_people_play_behind_the_curtain(tmp_path: Path) -> None:
    chair = started(tmp_path, [Person("Anna"), Person("Ben")])
    chair.press("lot")
    chair.frames(3)
    assert chair.app.scene == "curtain"
    match = play_out(chair, 2) if chair.app.scene == "play" else _lifted(chair)
    assert match.outcome is not None and {a.verb for a in match.actions} >= {"deal", "put"}
    assert chair.can("rematch")
    chair.close()


def _lifted(chair: Chair) -> Match:
    chair.press("lift")
    chair.frames(2)
    return play_out(chair, 2)


def test_four_seats_with_computers(tmp_path: Path) -> None:
    people = [Person("You"), *(Person(f"Computer {n}", "computer", n) for n in (1, 2, 1))]
    chair = started(tmp_path, people, set=6)
    match = play_out(chair, 3)
    assert match.outcome is not None and len(match.outcome.scores) == 4
    assert chair.app.scene == "play"
    chair.close()


def test_the_last_tile_can_be_taken_back_until_the_draw(tmp_path: Path) -> None:
    chair = started(tmp_path, [Person("You"), Person("Computer", "computer", 1)])
    ready(chair)
    while chair.match.state.phase != "put":
        chair.press("action.draw")
        chair.rest()
        ready(chair)
    rng, start = random.Random(1), len(chair.match.actions)
    while chair.match.to_act != CHANCE:
        act(chair, rng)
    assert len(chair.match.actions) > start
    chair.press("back")
    assert chair.match.to_act == 1
    chair.close()
