"""Whole games of Phalanx by posted mouse events: from the first segment to the counting, and a duel with its pie."""

from __future__ import annotations

import random
from pathlib import Path

from engine.core.action import Action
from engine.core.match import Match, Person
from engine.games import game_named
from scenes.begin import begin
from scenes.kit.widgets import Command
from scenes.menu.scene import MenuScene
from tests.scenes.chair import Chair


def started(home: Path, people: list[Person], size: tuple[int, int] = (1366, 768), **options: object) -> Chair:
    """A chair at a fresh game."""
    chair = Chair(home, size, animation="off")
    chair.app.begin(MenuScene(chair.app))
    begin(chair.app, game_named("phalanx"), options, people, 7)
    chair.frames(3)
    return chair


def lively(match: Match, rng: random.Random) -> Action:
    """Growth and captures first, so that something happens; passes once the game has gone on for long."""
    actions = list(match.state.actions())
    if match.state.phase in ("grow", "move") and len(match.actions) > 90:
        return actions[-1] if actions[-1].verb == "end" else next(a for a in actions if a.verb == "end")
    steps = [a for a in actions if a.verb != "end"]
    return rng.choice(steps) if steps and rng.random() < 0.8 else rng.choice(actions)


def play_out(chair: Chair, seed: int) -> Match:
    """Plays every seat by clicks until the result."""
    rng, match = random.Random(seed), chair.match
    while match.outcome is None:
        chair.wait_for_turn()
        before = len(match.actions)
        if match.outcome is None:
            chair.do(lively(match, rng))
            assert len(match.actions) > before
    chair.wait_for_turn()
    return match


def test_three_people_play_from_the_first_segment_to_the_counting(tmp_path: Path) -> None:
    chair = started(tmp_path, [Person("Anna"), Person("Ben"), Person("Cleo")], players=3, segments=2)
    match = play_out(chair, 3)
    assert match.outcome is not None and match.outcome.reason in ("passes", "stall")
    assert {a.verb for a in match.actions} >= {"lay", "lift", "grow", "move", "end"}
    assert chair.can("rematch") and chair.app.scenes.top.table.over
    chair.close()


def test_a_duel_with_its_pie_opening(tmp_path: Path) -> None:
    chair = started(tmp_path, [Person("Anna"), Person("Ben")], board="duel", base=6)
    match = play_out(chair, 5)
    assert match.outcome is not None
    assert {a.verb for a in match.actions} >= {"stone", "choose", "grow", "end"}
    took_red = next(a for a in match.actions if a.verb == "choose").args == ("1",)
    assert [p.name for p in match.people] == (["Ben", "Anna"] if took_red else ["Anna", "Ben"])
    chair.close()


def test_a_random_board_in_one_click_and_computers_play_on(tmp_path: Path) -> None:
    people = [Person("You"), Person("A", "computer", 1), Person("B", "computer", 2)]
    chair = started(tmp_path, people, players=3, segments=2)
    chair.wait_for_turn()
    chair.press("lot")
    assert {action.verb for action in chair.match.actions} == {"lay"} and chair.match.state.phase == "lift"
    chair.wait_for_turn(40)
    assert not chair.can("lot")  # which stone stays is one's own choice
    chair.do(chair.match.state.actions()[0])
    chair.wait_for_turn(40)
    assert chair.match.state.phase == "grow" and chair.match.to_act == 1
    chair.press("action.pass")
    chair.wait_for_turn(40)
    assert chair.match.outcome or chair.match.to_act == 1
    chair.close()


def test_a_random_board_is_there_at_once_and_another_one_after_taking_it_back(tmp_path: Path) -> None:
    chair = started(tmp_path, [Person(f"P{n}") for n in range(6)], players=6, segments=4)
    chair.app.change(animation="slow")
    scene, boards = chair.app.scenes.top, []
    for _ in range(2):
        chair.press("lot")
        show = scene.table.show
        assert not show.busy and show.view == chair.match.state and len(chair.match.actions) == 24
        boards.append(chair.match.state.board)
        for _ in range(24):
            scene.commands.run(Command("undo"))
        chair.rest()
    assert boards[0] != boards[1]
    chair.close()


def in_line(home: Path) -> tuple[Chair, list[Action], Action]:
    """A chair before a line of several stones, its moves, and one of several that land alike."""
    chair = started(home, [Person("Anna"), Person("Ben")], board="classic", players=2)
    for text in (step for n in (4, 3, 2) for step in (f"grow {n},0", "end", f"grow -{n},0", "end")):
        if chair.match.state.allows(chair.match.game.parse(chair.match.state, text)):
            chair.do(chair.match.game.parse(chair.match.state, text))
    moves = [a for a in chair.match.state.actions() if a.verb == "move"]
    return chair, moves, next(a for a in moves if sum(b.picks == a.picks for b in moves) > 1)


def test_a_click_on_a_stone_of_the_line_makes_it_the_last_that_goes(tmp_path: Path) -> None:
    chair, moves, twin = in_line(tmp_path)
    hand = chair.app.scenes.top.table.hand
    for pick in twin.picks:
        chair.click(chair.app.xy(pick.name))
    alike = [a for a in moves if a.picks == twin.picks]
    for wanted in (*alike, *alike[::-1]):
        chair.click(chair.app.xy(wanted.args[1]))
        assert hand.meant() == wanted and hand.held and not hand.refusal
    chair.click(chair.app.xy(twin.picks[-1].name))
    chair.rest()
    assert chair.match.actions[-1] == alike[0]
    chair.close()


def test_the_line_is_dragged_by_its_last_stone(tmp_path: Path) -> None:
    chair, moves, twin = in_line(tmp_path)
    longest = [a for a in moves if a.picks == twin.picks][-1]
    chair.drag(chair.app.xy(longest.args[1]), chair.app.xy(longest.picks[-1].name))
    chair.rest()
    assert chair.match.actions[-1] == longest
    chair.close()


def test_tails_are_chosen_with_the_arrows_on_the_screen(tmp_path: Path) -> None:
    chair, moves, twin = in_line(tmp_path)
    scene = chair.app.scenes.top
    for pick in twin.picks:
        chair.click(chair.app.xy(pick.name))
    assert scene.table.hand.held and chair.can("turn-right") and scene.table.hand.meant() in moves
    first = scene.table.hand.meant()
    chair.press("turn-right")
    assert scene.table.hand.meant() != first and scene.table.hand.meant().picks == first.picks
    chosen = scene.table.hand.meant()
    chair.click(chair.app.xy(twin.picks[-1].name))
    chair.rest()
    assert chair.match.actions[-1] == chosen
    chair.close()
