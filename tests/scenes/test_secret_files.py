"""What leaves the table of a game with hidden hands before its end: pictures hide them, exports say what they hold."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from engine.core.match import Match, Person
from engine.records.record import to_record
from scenes.preferences import Settings
from scenes.saved.export import HOLDS_ALL
from scenes.shot import Shot, take
from tests.games.matrix.test_secrets import retold, under_way
from tests.scenes.conftest import Sit
from tests.scenes.saved_rig import at_shelf, save

PEOPLE = (Person("Ann"), Person("Ben"), Person("You"), Person("Computer", "computer", 1))


def picture(folder: Path, match: Match, seat: int | None = None, t: float | None = None) -> bytes:
    """What `main.py shot` shows of a match on disk."""
    record = to_record(match)
    record["seats"] = [vars(person) for person in match.seated]
    (folder / "game.json").write_text(json.dumps(record))
    out = folder / "picture.bmp"
    assert take(Shot(str(folder / "game.json"), out, (800, 600), None, t, seat), Settings()) == 0
    return out.read_bytes()


def test_a_shot_shows_what_its_seat_may_see(tmp_path: Path) -> None:
    rng = Random(1)
    for people in (PEOPLE[:2], PEOPLE[2:]):
        match = under_way("option1", 11)
        match.seated[:] = people
        assert match.secret
        seen = set()
        for seat in (None, 1, 2):
            shot = picture(tmp_path, match, seat)
            others = [other for _ in range(4) if (other := retold(match, seat or 0, rng)).outcome is None][:2]
            assert others and others[0].state != match.state
            for other in others:
                other.seated[:] = people
                assert picture(tmp_path, other, seat) == shot
            seen.add(shot)
        assert len(seen) == 3


def test_a_shot_of_a_draw_shows_the_draw_of_the_record(tmp_path: Path) -> None:
    """Also where the record was played by draws that no seed gives any more."""
    match = under_way("option1", 10)
    while match.states[-2].to_act != 0:
        match.play(match.roll() if match.to_act == 0 else next(iter(match.state.actions())))
    match.seated[:] = PEOPLE[:2]
    seat = int(match.actions[-1].args[0])
    plain = picture(tmp_path, match, seat, 9.0)
    assert picture(tmp_path, match, seat) == plain
    match.seed += 1
    assert picture(tmp_path, match, seat, 9.0) == plain


def test_an_export_says_that_it_holds_every_hand(sit: Sit, tmp_path: Path) -> None:
    chair = sit((1366, 768))
    match = under_way("option1", 11)
    match.seated[:] = PEOPLE[:2]
    for size in ((1024, 600), (1366, 768)):
        chair = sit(size)
        save(chair, steps=4, age=1000.0)
        chair.app.store.save(match, chair.app.store.finished / "newest.json")
        scene = at_shelf(chair)
        chair.press("export")
        chair.frames(2)
        note, field = scene.desk["export.note"], scene.desk["export.path"]
        assert note.text == HOLDS_ALL and note.rect.h and not note.rect.colliderect(field.rect)
        chair.press("export.no")
        chair.frames(2)
        chair.close()
