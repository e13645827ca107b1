"""Aids in Phalanx: who can take whom and by which line, nearer cells, and what is left out while an aid is off."""


from engine.core.action import Pick
from engine.core.picture import Mark
from engine.games.phalanx.show.aids import AIDS, aid_marks
from engine.games.phalanx.show.presentation import picture
from tests.games.phalanx.drawn import play, position
from tests.games.phalanx.games import opened


def test_a_threat_shows_head_and_landing_and_who_is_taken() -> None:
    state = position("# 1 1 1 2 . 2 2 .", to_move=2)
    shown = [mark for mark in aid_marks(state, "threats") if mark.owner == 1]
    assert shown == [Mark("threat", "3,0 4,0", 1), Mark("victim", "4,0", 1)]


def test_a_threat_that_needs_a_stone_says_where() -> None:
    state = position(". 1 1 2 2 . #", to_move=2)
    shown = [mark for mark in aid_marks(state, "threats") if mark.owner == 1]
    assert Mark("sprout", "0,0", 1) in shown and Mark("victim", "3,0", 1, "grow") in shown
    assert not [mark for mark in shown if mark.text == "" and mark.kind != "sprout"]


def test_each_stone_is_threatened_once_by_each_seat() -> None:
    state = position(". 1 1 2 2 . #", to_move=2)
    places = [(mark.place, mark.owner) for mark in aid_marks(state, "threats") if mark.kind == "victim"]
    assert len(places) == len(set(places))


def test_what_the_seat_to_act_can_still_take_in_this_turn_is_shown() -> None:
    state = position("# 1 1 2 . # 1 1 2 .")
    assert [mark.place for mark in aid_marks(state, "threats") if mark.kind == "threat"] == ["2,0 3,0", "7,0 8,0"]
    state = play(state, "move 2,0 1,0 1")
    assert [mark.place for mark in aid_marks(state, "threats") if mark.kind == "threat"] == ["7,0 8,0"]


def test_of_others_only_what_is_pointed_at_is_shown() -> None:
    state = position("1 1 2 . # 2 2 3 . # 3 3 1 .", players=3)
    takers = {"": {1, 3}, "8,0": {1, 3}, "6,0": {2}, "7,0": {2}, "2,0": {1}, "10,0": {3}, "4,0": {1, 3}}
    for cell, seats in takers.items():
        picks = (Pick("cell", cell),) if cell else ()
        assert {mark.owner for mark in aid_marks(state, "threats", picks) if mark.kind == "threat"} == seats, cell


def test_nearer_cells_carry_their_seat() -> None:
    marks = aid_marks(position("1 . . . . . 2"), "near")
    assert marks == [Mark("near", cell, seat) for seat, cells in ((1, ("1,0", "2,0")), (2, ("4,0", "5,0")))
                     for cell in cells]


def test_land_and_states_are_marks_of_the_picture() -> None:
    kinds = {mark.kind for mark in picture(position("1 1 . # 2 2 .")).marks}
    assert kinds == {"territory", "fresh"}
    owned = {kind for aid in AIDS if aid.on for kind in aid.kinds}
    assert kinds <= owned and all(set(aid.kinds) <= dict(aid.legend).keys() for aid in AIDS)


def test_nothing_is_shown_before_the_first_turn() -> None:
    for variant in ("segments", "duel"):
        assert not any(aid_marks(opened(variant), aid.name) for aid in AIDS)
