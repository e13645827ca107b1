"""What every game promises about its words: each mark, item, ground, effect, sound and icon it names is there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from engine.core.action import CHANCE
from engine.core.match import Match
from engine.core.picture import Item, Mark, Picture
from engine.games import GAMES
from scenes.kit.board.marks import mark_drawer
from scenes.kit.materials.registry import MATERIALS
from tests.house import ROOT
from tests.playouts import SUBJECTS, Subject, played, sampled

subjects = pytest.mark.parametrize("subject", SUBJECTS, ids=str)
ICONS = frozenset(path.stem for path in (ROOT / "assets" / "icons").glob("*.svg"))
SOUNDS = frozenset(path.stem for path in (ROOT / "assets" / "sounds").glob("*.wav"))
Words = Iterator[tuple[str, str]]  # what sort of word, and the word


def unknown(ground: str, words: Iterable[tuple[str, str]]) -> list[str]:
    """The words that nothing would be drawn or heard for on a ground, each with its sort."""
    material = MATERIALS.get(ground)
    if material is None:
        return [f"ground {ground}"]
    known = {"mark": lambda kind: kind in material.in_ground or mark_drawer(material, kind) is not None,
             "item": lambda kind: kind in material.in_ground or material.piece(kind) is not None,
             "effect": lambda kind: material.effect(kind) is not None,
             "sound": SOUNDS.__contains__, "icon": ICONS.__contains__}
    return sorted({f"{sort} {word} on {ground}" for sort, word in words if not known[sort](word)})


def of_marks(marks: Iterable[Mark]) -> Words:
    """The kinds of marks."""
    return (("mark", mark.kind) for mark in marks)


def of_picture(picture: Picture) -> Words:
    """What lies on a picture, and its marks."""
    yield from (("item", item.kind) for item in picture.items)
    yield from of_marks(picture.marks)


def of_position(presentation: Any, view: Any, seats: int) -> Words:
    """The words said of a position: its picture, aids, steps, numbers, buttons and tips."""
    yield from of_picture(presentation.picture(view))
    yield from (("icon", step.icon) for step in presentation.steps(view))
    yield from (("icon", fact.icon) for seat in range(1, seats + 1) for fact in presentation.facts(view, seat))
    yield from (("icon", button.icon) for button in presentation.buttons(view))
    yield from (("icon", tip.icon) for tip in presentation.tips(view))
    yield from (word for aid in presentation.aids() for word in of_marks(presentation.aid_marks(view, aid.name)))


def of_step(presentation: Any, match: Match, n: int) -> Words:
    """The words said of an action: its preview, its animation, what it changed."""
    before, action, events, after = match.states[n], match.actions[n], match.events[n], match.states[n + 1]
    if before.to_act != CHANCE and before.allows(action):
        preview = presentation.preview(before, action)
        yield from of_marks((*preview.marks, *preview.ways))
        yield from (("icon", fact.icon) for facts in preview.facts for fact in facts)
        for i in range(len(action.picks)):
            yield from of_marks(presentation.lights(before, action.picks[:i]) or ())
    yield from of_marks(presentation.changed(before, after, events))
    yield from of_motion(presentation.motion(before, action, events))


def of_motion(line: Any) -> Words:
    """The things, effects and sounds of an animation."""
    yield from (("sound", name) for name in line.cues(-1.0, line.duration + 1))
    for k in range(9):
        yield from (("item", item.kind) for item, _ in line.poses(line.duration * k / 8))
        yield from (("effect", effect.kind) for effect in line.effects(line.duration * k / 8))


@subjects
def test_every_word_that_is_shown_is_known(subject: Subject) -> None:
    presentation, match = subject.game.presentation(), played(subject)
    ground, at = presentation.picture(match.states[0]).ground, sampled(match, 40)
    words = {word for n in at for word in of_position(presentation, match.states[n], len(match.seated))}
    words |= {word for n in at[:-1] for word in of_step(presentation, match, n)}
    finale = presentation.finale(match.state)
    words |= {*of_marks(presentation.ended(match.state)), *(of_motion(finale.timeline) if finale else ()),
              *(of_picture(finale.picture) if finale else ())}
    words |= {("icon", aid.icon) for aid in presentation.aids()}
    assert {sort for sort, _ in words} >= {"item", "icon", "mark"}
    assert not unknown(ground, words)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_word_of_the_rules_is_known(game: Any) -> None:
    drawn = [diagram.picture for page in game.presentation().pages() for diagram in page.diagrams]
    assert drawn
    assert not [word for picture in drawn for word in unknown(picture.ground, of_picture(picture))]


def test_an_unknown_word_is_named() -> None:
    picture = Picture("hex", SUBJECTS[0].game.presentation().picture(played(SUBJECTS[0]).state).cells,
                      (Item("piece", "a1", 1), Item("dragon", "a2")), (Mark("last", "a1"), Mark("aura", "a2")))
    assert unknown("hex", of_picture(picture)) == ["item dragon on hex", "mark aura on hex"]
    more = [("sound", "roar"), ("icon", "claw"), ("effect", "fire"), ("icon", "undo"), ("effect", "ring")]
    assert unknown("hex", more) == ["effect fire on hex", "icon claw on hex", "sound roar on hex"]
    assert unknown("velvet", []) == ["ground velvet"]
