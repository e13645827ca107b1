"""Seats' plates never lose a number: all that each says is read at every size, and what gives way goes in order."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise, product

import pygame
import pytest
from pygame import Rect, Surface

from engine.core.events import Removed
from engine.core.game import Game
from engine.core.match import Match, Person
from engine.core.presentation import Fact
from engine.games import GAMES, game_named
from scenes.kit.theme import Scale
from scenes.play.panel.bits import signed
from scenes.play.panel.chips import Chip
from scenes.play.panel.layout import Layout
from scenes.play.panel.plate_sums import SIGNS, TIGHT, WORDS
from scenes.play.panel.seat_cards import mode_of, plate
from scenes.play.panel.seat_plate import Plate
from scenes.play.scene import PlayScene
from scenes.play.table import review
from tests.scenes.chair import Chair
from tests.scenes.conftest import Sit
from tests.scenes.parties import party
from tests.scenes.reading import SIZES, TEXTS, Bare, Ear, Line, listening, resized
from tests.scenes.seated import play_scene
from tests.scenes.takers import takes, taking

NARROW = 260  # pixels of a plate on which a level may go beside a long name and a state
LONG = "Maximiliana Wohlfart"
FULL = Plate(4, LONG, "level 4", "L4", "took 1.2 s", "", False,
             (Fact("trophy", -28, "points"), Fact("land", 14, "land", "+"), Fact("prisoner", 42, "lost", "-")),
             (), tuple(Chip(seat, 10 + seat) for seat in (1, 2, 3, 5, 6)))


def read(ear: Ear, chair: Chair, rect: Rect, told: Plate) -> list[Line]:
    """What a plate says."""
    surface = chair.app.surface
    ear.listen(surface)
    plate(chair.app.style, rect, told).paint(surface)
    return ear.lines


def lacking(lines: list[Line], rect: Rect, told: Plate) -> list[str]:
    """What of a plate cannot be read, or stands where it should not."""
    words = [line.text for line in lines]
    level = not told.level or told.level in words or told.sub in words
    due = not told.brief or told.brief in words or told.status in words
    asked = [*(signed(fact.number) for fact in told.facts if not fact.note), told.title,
             *(str(chip.number) for chip in told.chips or () if chip.number)]
    wrong = [f"{text} is not told" for text in asked if words.count(text) < asked.count(text)]
    wrong += [] if level or rect.w < NARROW and due and told.brief else ["no level"]
    wrong += [] if due else ["no state"]
    wrong += [f"{line.text} is not on its plate" for line in lines if not rect.contains(line.ink)]
    inks = [line.ink.inflate(-2, -2) for line in lines]
    return wrong + [f"{lines[i].text} lies over {lines[k].text}" for i in range(len(inks)) for k in range(i)
                    if inks[i].colliderect(inks[k])]


def unread(chair: Chair, ear: Ear, scene: PlayScene) -> list[str]:
    """What of all plates cannot be read as they are laid out now."""
    seats, rects = scene.side.seats, scene.room.places.plates
    keys = [thing.key[1] for thing in seats.things(rects) if isinstance(thing.key, tuple) and thing.key[0] == "plate"]
    plates = [key for key in keys if isinstance(key, Plate)]
    assert len(plates) == len(rects) and len({one.mode for one in plates}) == 1
    where = chair.app.surface.get_size(), chair.app.settings.text, len(rects)
    return [f"{where} {told.title}: {text}" for rect, told in zip(rects, plates, strict=True)
            for text in lacking(read(ear, chair, rect, told), rect, told)]


def games_of(game: Game) -> list[Match]:
    """Games under way and over, for every number of seats; in Phalanx such in which much is taken."""
    found = [party(game, seats, steps, end=end) for seats in range(2, 7) for steps, end in ((16, False), (60, True))]
    return [match for match in (*found, *(taking(seats) for seats in (4, 6) if game.name == "phalanx")) if match]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_plate_says_all_it_has_to_at_every_size(
        sit: Sit, monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    monkeypatch.setattr("scenes.kit.board.board.BoardView._laid", Bare)
    chair, found = sit((640, 480)), list[str]()
    ear = listening(chair)
    for n, match in enumerate(games_of(game)):
        scene = play_scene(chair.app, match, None, still=n % 2 == 1)
        scene.table.thoughts.asks = False
        chair.app.begin(scene)
        for i, (size, text) in enumerate(product(SIZES, TEXTS)):
            resized(chair, size, text, evaluation=(n + i) % 3 == 0)
            found += unread(chair, ear, scene)
        review.go(scene.table, len(match.actions) // 2)
        found += unread(chair, ear, scene)
        chair.app.scenes.pop()
        chair.app.scenes.settle()
    assert not found, "\n".join(found[:20])


def test_much_is_told_on_the_smallest_plates(sit: Sit) -> None:
    chair, found = sit((640, 480)), list[str]()
    ear = listening(chair)
    for size, text, seats, opinion in product(SIZES, TEXTS, (2, 4, 6), (False, True)):
        resized(chair, size, text)
        rects = Layout.of(size, chair.app.style.scale, seats, True, False, opinion, holds=True).plates
        for told in (FULL, replace(FULL, live=True, status="your turn: grow", brief="your turn"),
                     replace(FULL, then=(Fact("trophy", -19, ""), Fact("land", 24, ""), Fact("prisoner", 43, "")))):
            mode = max(mode_of(chair.app.style, rect, told) for rect in rects)
            shown = replace(told, mode=mode)
            found += [f"{size} {text} {seats}: {lack}" for lack in
                      lacking(read(ear, chair, rects[0], shown), rects[0], shown)]
    assert not found, "\n".join(found[:20])


def test_what_gives_way_goes_in_order(sit: Sit) -> None:
    chair = sit((1366, 768))
    ear, style = listening(chair), chair.app.style
    seen = list[tuple[int, int, int]]()
    for wide in range(700, 150, -3):
        rect = Rect(5, 5, wide, 65)
        told = replace(FULL, chips=FULL.chips[:3] if FULL.chips else None)
        told = replace(told, mode=mode_of(style, rect, told))
        lines = read(ear, chair, rect, told)
        words = [line.text for line in lines]
        assert told.mode != WORDS or {"land", "lost"} <= set(words)
        assert told.mode == WORDS or not {"land", "lost"} & set(words)
        assert ("\u2212" in words) == (told.mode < TIGHT)
        assert {"\u221228", "14", "42", "11", "12", "13"} <= set(words), "numbers stay, whatever goes"
        state, level = told.status not in words, "level 4" not in words
        cut = LONG not in words
        seen.append((told.mode, state + level + cut, len([w for w in words if w in ("level 4", "L4")])))
        assert state >= level >= cut, "the state goes first, then the word of the level, the name last"
    assert all(a[0] <= b[0] and a[1] <= b[1] for a, b in pairwise(seen)), "what has gone does not come back"
    assert {mode for mode, _, _ in seen} == {WORDS, SIGNS, TIGHT} and all(level == 1 for _, _, level in seen)
    assert {given for _, given, _ in seen} >= {0, 1, 2}


def test_large_windows_give_their_room_to_plates() -> None:
    small, large = ((1366, 768), (2560, 1440))
    for seats, low, high in ((6, 65, 79), (2, 117, 117)):
        for size, least in ((small, low), (large, high)):
            scale = Scale.fit(size)
            plates = Layout.of(size, scale, seats, True, False, holds=True).plates
            assert all(least - 1.5 <= rect.h / scale.unit <= least + 1 for rect in plates), (size, seats)
    assert Scale.fit(large).unit < Scale.fit(large).base


def test_a_captured_stone_flies_to_the_chip_of_its_colour(sit: Sit) -> None:
    chair, match = sit((1024, 600), animation="slow"), taking(4)
    scene = play_scene(chair.app, match, None)
    scene.table.thoughts.asks = False
    chair.app.begin(scene)
    seat = match.to_act or 0
    taker = next(a for a in match.state.actions() if takes(match.state, a))
    place, owner = next((e.to, e.owner) for e in match.state.after(taker)[1] if isinstance(e, Removed))
    before = {chip.seat: chip.number for chip in scene.side.seats.plate(seat).chips or ()}
    match.play(taker)
    scene.table.show.add(scene.table.eyes.changes(len(match.actions) - 1, len(match.actions)))
    flown = list[tuple[int, int]]()
    while scene.table.show.busy:
        chair.app.frame([], 1 / 30)
        chips = {chip.seat: chip.number for chip in scene.side.seats.plate(seat).chips or ()}
        if scene.table.show.busy:
            assert chips[owner] == before.get(owner, 0), "it counts once it has arrived"
            flown += [Rect(thing.rect).center for thing in scene.draw_list.things()
                      if thing.z > 80 and isinstance(thing.key, tuple) and thing.key[:2] == ("stone", owner)]
    assert {chip.seat: chip.number for chip in scene.side.seats.plate(seat).chips or ()}[owner] > before.get(owner, 0)
    (x, y), _ = scene.side.seats.anchors()[f"{place} {owner}"]
    rect = scene.room.places.plates[seat - 1]
    assert rect.collidepoint(x, y) and flown and abs(flown[-1][0] - x) < 12 and abs(flown[-1][1] - y) < 16


def test_a_crew_tells_who_is_in_hand(sit: Sit) -> None:
    chair = sit((1366, 768))
    match = Match(game_named("mattock"), {"setup": "random"}, 3, [Person("Ann"), Person("Ben")])
    scene = play_scene(chair.app, match, None)
    chair.app.begin(scene)
    chair.frames(2)
    crew = scene.side.seats.plate(1).crew
    assert crew and crew.out and not crew.held
    keys = [thing.key for thing in scene.side.seats.things(scene.room.places.plates)]
    assert sum(isinstance(key, tuple) and key[0] == "miner" for key in keys) == 2 * (1 + crew.out)
    assert not any(isinstance(key, tuple) and key[0] == "dashes" for key in keys)


def test_nothing_of_a_plate_is_outside_of_it(sit: Sit) -> None:
    chair = sit((640, 480))
    for wide, high in ((240, 27), (348, 65), (348, 117), (600, 130)):
        surface, rect = Surface((wide + 40, high + 40)), Rect(20, 20, wide, high)
        plate(chair.app.style, rect, replace(FULL, mode=mode_of(chair.app.style, rect, FULL))).paint(surface)
        surface.fill((0, 0, 0), rect)
        assert not pygame.surfarray.array3d(surface).any()
