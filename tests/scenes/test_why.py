"""Why a turn was played, on the screen: after a computer's turn and in review, asked once a turn, never too large."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pygame import Rect

from engine.core.match import Person
from scenes.kit.theme import Scale
from scenes.play.panel.layout import Layout
from scenes.play.panel.why import WhyNote
from scenes.play.table import review, turns
from scenes.play.table.aids import SAYS_WHY
from scenes.play.table.why import Reason, Reasons
from tests.scenes.chair import Chair
from tests.scenes.table import BLUE, RED, computer, seated
from tests.scenes.test_play_places import SIZES, TEXTS

TURNS = ("mine d1,move d2-d1,mine a2,stay,mine c5,stay,mine h2,stay,mine h5,move d1-d2,mine c4,move g2-h2,"
         "mine d4,move c6-c4")
BLUES = Reason(2, "Opens 3 more rocks to mine, 23 in all.")
REDS = Reason(1, "Threatens to remove the miner at b3.")
LONG = Reason(2, "Closes the cells at -10,-12 and -11,-12, and no sentence of any game is longer than that.")


def table(tmp_path: Path, *people: Person, turns: int = 6, **given: Any) -> Chair:
    """A game in which so many turns have been played."""
    chair = seated(tmp_path, *people, actions=",".join(TURNS.split(",")[:2 * turns]), **given)
    chair.app.scenes.top.table.driver.paused = True
    chair.frames(2)
    return chair


def line(chair: Chair) -> WhyNote:
    """The part of the panel that says why."""
    why: WhyNote = chair.app.scenes.top.side.why
    return why


def drawn(chair: Chair) -> bool:
    """Whether a sentence is among the things on the screen."""
    keys = [thing.key for thing in chair.app.scenes.top.side.things()]
    return any(isinstance(key, tuple) and key[0] == "why" for key in keys)


def played(chair: Chair, step: str) -> None:
    """A step is played and has been shown."""
    turns.play(chair.app.scenes.top.table, [chair.match.game.parse(chair.match.state, step)])
    chair.rest()


def test_a_computers_turn_is_explained_and_a_persons_is_not(tmp_path: Path) -> None:
    chair = table(tmp_path, RED, computer())
    assert line(chair).reason() == BLUES and drawn(chair)
    played(chair, "mine d4")
    assert line(chair).reason() == BLUES, "it stays while one plays"
    played(chair, "move c6-c4")
    assert line(chair).reason() is None and not drawn(chair)
    chair.close()


def test_while_one_looks_back_every_turn_is_explained(tmp_path: Path) -> None:
    chair = table(tmp_path, RED, BLUE, turns=7)
    at_table = chair.app.scenes.top.table
    assert line(chair).reason() is None
    for at, said in ((13, None), (12, BLUES), (11, None), (4, None), (0, None)):
        review.go(at_table, at)
        assert line(chair).reason() == said and drawn(chair) == (said is not None)
    chair.close()


def test_it_is_switched_like_the_other_aids(tmp_path: Path) -> None:
    chair = table(tmp_path, RED, computer())
    chair.press("aid.why")
    assert line(chair).reason() is None and not drawn(chair)
    assert "why" not in chair.app.settings.aids["mattock"]
    chair.press("aid.why")
    assert line(chair).reason() == BLUES and SAYS_WHY.on
    chair.close()


class Counted:
    """A look that counts how often it is asked why."""

    def __init__(self, presentation: Any) -> None:
        self._presentation, self.asked = presentation, 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._presentation, name)

    def why(self, *told: Any) -> Any:
        self.asked += 1
        return self._presentation.why(*told)


def test_a_turn_is_asked_about_once(tmp_path: Path) -> None:
    chair = table(tmp_path, computer(), computer(), turns=7)
    scene = chair.app.scenes.top
    reasons = scene.table.reasons = Reasons(scene.match, scene.table.eyes, scene.table.review)
    presentation = reasons._presentation = Counted(scene.table.presentation)
    for _ in range(3):
        for at in (12, 14):
            review.go(scene.table, at)
            chair.frames(2)
    assert presentation.asked == 2 and line(chair).reason() == REDS
    chair.match.take_back(2)
    chair.match.play("mine d4")
    chair.match.play("stay")
    line(chair).reason()
    assert presentation.asked == 3, "another turn has come in its place"
    chair.close()


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("window", [(800, 600), (1024, 600), (1366, 768)])
def test_the_longest_sentence_is_never_cut(tmp_path: Path, window: tuple[int, int], text: float) -> None:
    chair = table(tmp_path, RED, computer(), size=window, text=text)
    why, places, kind = line(chair), chair.app.scenes.top.room.places, chair.app.style.type
    why.reason = lambda: LONG  # type: ignore[method-assign]
    note = why.note()
    assert note and " ".join(note.lines) == LONG.sentence and places.below.contains(note.rect)
    assert all(kind.width(line, note.size) <= note.rect.w - chair.app.style.scale.px(34) for line in note.lines)
    assert kind.height(note.size) * len(note.lines) <= note.rect.h and not note.rect.colliderect(note.rest)
    assert not note.rest.h or places.log.contains(note.rest) and note.rest.h >= chair.app.style.scale.px(56)
    chair.frames(1)
    assert drawn(chair)
    chair.close()


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("window", SIZES)
def test_its_room_is_free(window: tuple[int, int], text: float) -> None:
    for seats in (2, 3, 4, 6):
        for over in (False, True):
            places = Layout.of(window, Scale.fit(window, text), seats, True, over)
            others = (*places.plates, places.steps, places.buttons, places.transport, places.result)
            assert not [part for part in others if part.h and part.colliderect(places.below)]
            assert places.panel.contains(places.below) or places.below.h == 0
            assert over or places.below.h >= 0.06 * Rect(0, 0, *window).h
