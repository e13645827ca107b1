"""The example of engine/README.md in the player's chair: played against a computer, kept, looked back at, branched."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pytest  # noqa: E402

from engine.ai.search import choose  # noqa: E402
from engine.core.action import Action  # noqa: E402
from engine.core.errors import BadRecord, UnknownGame  # noqa: E402
from engine.core.match import Match  # noqa: E402
from engine.games import GAMES, game_at, game_named  # noqa: E402
from engine.records.record import from_record, to_record  # noqa: E402
from scenes.menu.scene import MenuScene  # noqa: E402
from tests.games.smallest.game import HEX  # noqa: E402
from tests.scenes.chair import Chair  # noqa: E402
from tests.scenes.reading import drawn, listening  # noqa: E402

HERE = Path(__file__).parent / "smallest"
MOST = 250  # lines


@pytest.fixture
def chair(tmp_path: Path) -> Iterator[Chair]:
    """Before a menu with this game on it."""
    seat = Chair(tmp_path, (1366, 768), (*GAMES, HEX))
    to_menu(seat)
    yield seat
    seat.close()


def to_menu(chair: Chair) -> None:
    """A fresh menu."""
    chair.app.begin(MenuScene(chair.app))
    chair.frames(3)


def good_turn(match: Match) -> Action:
    """A strong player's turn, so that the game is a real one."""
    return choose(HEX, match.state.seen_by(1), 4, 0, nodes=6).steps[0]


def test_it_is_small() -> None:
    lines = [line for path in HERE.glob("*.py") for line in path.read_text(encoding="utf-8").splitlines()]
    assert 0 < len(lines) <= MOST


def test_it_is_played_kept_looked_back_at_and_branched(chair: Chair) -> None:
    chair.press("hex.computer")
    chair.frames(3)
    for _ in range(3):
        chair.wait_for_turn()
        chair.do(good_turn(chair.match))
    chair.wait_for_turn()
    played = list(chair.match.actions)
    assert len(played) == 6 and chair.match.person(2).level and not chair.app.scenes.top.table.driver.problem

    chair.app.doors.menu()  # away from the table: the journal keeps the game, and the menu has it
    chair.frames(3)
    chair.press("continue")
    chair.frames(3)
    assert chair.match.game is HEX and chair.match.actions == played
    while chair.match.outcome is None:
        chair.wait_for_turn()
        if chair.match.outcome is None:
            chair.do(good_turn(chair.match))
    chair.rest()
    assert chair.app.scenes.top.table.over and chair.match.outcome.reason == "joined"

    full = list(chair.match.actions)
    chair.app.doors.menu()
    chair.frames(3)
    chair.press("saved")
    chair.frames(12)
    chair.press("open")
    chair.frames(3)
    scene = chair.app.scenes.top
    assert chair.app.scene == "play" and chair.match.actions == full and scene.table.over
    chair.press("review.first")
    chair.rest()
    assert scene.table.review.at == 0 and not scene.table.show.picture.items
    for _ in range(2):
        chair.press("review.next")
        chair.rest()
    assert len(scene.table.show.picture.items) == 2
    chair.press("review.play")
    chair.press("review.fork.yes")
    chair.frames(3)
    assert chair.app.scenes.top is not scene and chair.match.actions == full[:2]
    other = next(action for action in chair.match.state.actions() if action != full[2])
    chair.do(other)
    chair.wait_for_turn()
    assert chair.match.actions[2] == other and chair.match.branches[-1].actions == tuple(full[2:])


def test_what_may_not_be_played_is_refused_with_the_rules_reason(chair: Chair) -> None:
    chair.press("hex.friend")
    chair.frames(3)
    chair.click(chair.app.xy("c3"))
    chair.rest()
    chair.click(chair.app.xy("c3"))
    assert [str(action) for action in chair.match.actions] == ["put c3"]
    assert "stone lies there" in str(chair.app.scenes.top.table.hand.refusal)


def test_a_game_without_options_has_its_picture_and_its_words(chair: Chair) -> None:
    """Nothing is to be chosen in it: neither the menu nor the table stumbles over that."""
    card = next(card for card in chair.app.scenes.top.cards if card.game is HEX)
    assert card._picture is not None and card._choices.text.startswith("Computer at level")
    chair.press("hex.friend")
    chair.frames(3)
    ear = listening(chair)
    chair.frames(3)
    drawn(chair.app, ear)
    written = {line.text for line in ear.lines}
    assert {"Hex", "turn 1"} <= written and not any(text[0] in ",;" for text in written if text)


def test_its_other_scenes_open(chair: Chair) -> None:
    for door in ("rules", "saved", "settings"):
        chair.press(door)
        chair.frames(3)
        assert chair.app.scene == door
        chair.press("close")
        chair.frames(3)
        assert chair.app.scene == "menu"
    chair.press("hex.setup")
    chair.frames(3)
    chair.press("start")
    chair.frames(3)
    assert chair.app.scene == "play" and chair.match.game is HEX


def test_a_tournament_is_played_in_it(chair: Chair) -> None:
    chair.press("tournament")
    chair.frames(3)
    for _ in range(len(GAMES)):  # where the row is narrow it shows the game chosen between its neighbours
        ids = [widget.id for widget in chair.app.widgets() if widget.id.startswith("game.")]
        if "game.hex" in ids:
            break
        chair.press(ids[-1])
        chair.frames(3)
    for button in ("game.hex", "count.2", "openings.1", "pace.False", "start"):
        chair.press(button)
        chair.frames(3)
    play, end = chair.app.scenes.top.play, monotonic() + 20
    while not play.tournament.games and monotonic() < end:
        chair.frames(1, 0.2)
    assert play.tournament.plan.game is HEX and play.tournament.games[0].winners


def test_only_a_reference_of_ones_own_is_imported() -> None:
    assert game_at(HEX.reference) is HEX and game_at("mattock") is game_named("mattock")
    for reference in ("hex", "tests.games.smallest.game:SIZE", "tests.games.smallest.rules:CELLS"):
        with pytest.raises(UnknownGame):
            game_at(reference)
    record = to_record(Match(HEX)) | {"game": HEX.reference}
    with pytest.raises(BadRecord):
        from_record(record, game_named)
