"""Every click means what it shows, and nothing overlaps: at all sizes of window and text, zoomed and turned."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, product
from pathlib import Path

import pytest
from pygame import Rect

from engine.core.match import Person
from scenes.kit.theme import Scale
from scenes.play.panel.layout import Layout
from scenes.play.table import review
from tests.scenes.table import computer, seated

SIZES = ((800, 600), (1024, 600), (1024, 768), (1280, 720), (1366, 768), (1440, 900), (1600, 900), (1920, 1080),
         (1920, 1200), (2560, 1440), (3440, 1440), (3840, 2160))
TEXTS = (0.8, 1.0, 1.5, 2.0)


@pytest.mark.parametrize("size", [5, 8])
@pytest.mark.parametrize("window", SIZES[::3])
def test_every_cell_is_where_it_is_drawn(tmp_path: Path, size: int, window: tuple[int, int]) -> None:
    chair = seated(tmp_path, size=window, options={"size": size, "setup": "random"})
    board = chair.app.scenes.top.room.board
    for turns in (0, 1, 3):
        for zoom, pan in ((1.0, (0.0, 0.0)), (1.7, (40.0, -25.0))):
            board.placed = replace(board.space, turns=turns, zoom=zoom, pan=pan).placed()
            for name, (x, y) in board.placed.centres.items():
                if board.area.inflate(-4, -4).collidepoint(x, y):
                    assert chair.app.at(round(x), round(y)) == name
                    edge = board.placed.radius * 0.8
                    assert not board.area.collidepoint(x + edge, y) or chair.app.at(round(x + edge), round(y)) == name
    chair.close()


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("window", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_parts_of_the_play_scene_never_overlap(window: tuple[int, int], text: float, seats: int) -> None:
    for computers, over, opinion in product((False, True), repeat=3):
        places = Layout.of(window, Scale.fit(window, text), seats, computers, over, opinion)
        assert not places.result.h or places.result.contains(places.plates[0].unionall(places.plates))
        parts = [places.head, *([places.result] if over else places.plates), places.opinion, places.steps,
                 places.buttons, places.transport, places.log]
        shown = [part for part in parts if part.h]
        assert all(places.panel.contains(part) for part in shown)
        assert not [pair for pair in combinations(shown, 2) if pair[0].colliderect(pair[1])]
        assert all(part.h >= 20 for part in (*places.plates, places.steps, places.buttons))
        assert places.board.w >= window[0] * 0.5 and places.prompt.h >= 20
        under = [places.board, places.timeline, places.prompt]
        assert all(part.w == places.board.w and part.right <= places.panel.x for part in under)
        assert places.board.bottom == places.timeline.y and places.timeline.bottom == places.prompt.y
        assert places.prompt.bottom == window[1] and 20 <= places.timeline.h <= window[1] // (6 if opinion else 15)
        assert Rect(0, 0, *window).contains(places.board) and not places.board.colliderect(places.panel)


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("window", [(800, 600), (1024, 600), (2560, 1440)])
def test_buttons_never_overlap_and_stay_in_the_window(tmp_path: Path, window: tuple[int, int], text: float) -> None:
    chair = seated(tmp_path, Person("A very long name for a person"), computer(), size=window, text=text)
    rects = [w.rect for w in chair.app.widgets()]
    assert all(Rect(0, 0, *window).contains(rect) for rect in rects)
    assert not [pair for pair in combinations(rects, 2) if pair[0].colliderect(pair[1])]
    chair.close()


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("window", SIZES)
def test_looking_back_has_its_place(tmp_path: Path, window: tuple[int, int], text: float) -> None:
    actions = "mine c2,stay,mine f3,stay,mine c1,move d2-c2,mine h2,move g2-f3"
    chair = seated(tmp_path, size=window, text=text, actions=actions)
    scene = chair.app.scenes.top
    review.go(scene.table, 4)
    chair.frames(1)
    parts = {w.id: w.rect for w in chair.app.widgets()}
    assert {"review.first", "review.prev", "review.next", "review.last", "review.at", "review.play"} <= set(parts)
    assert all(Rect(0, 0, *window).contains(rect) for rect in parts.values())
    assert not [pair for pair in combinations(parts.values(), 2) if pair[0].colliderect(pair[1])]
    strips = [parts[f"review.{id}"] for id in ("first", "prev", "next", "last", "at")]
    assert all(map(scene.room.places.timeline.contains, strips))
    strip = scene.controls.bar.strip
    assert strip.rect.w >= 150 and all(strip.at_x(round(strip.x_of(turn.end))) == turn.end for turn in strip.turns)
    grip = strip._grip(chair.app.style)
    for at in range(len(scene.match.actions) + 1):
        strip.at = at
        assert strip.rect.contains(strip._grip(chair.app.style)) and strip._grip(chair.app.style).size == grip.size
    chair.close()
