"""One small drawn position for every situation that the rules file finds worth a test."""

from engine.core.events import Moved, Removed, Turned
from engine.games.phalanx.rules.ending import lost, scores, territory
from engine.games.phalanx.rules.writing import parse
from tests.games.phalanx.drawn import legal, play, position, signs


def test_a_stone_that_touches_two_own_groups_grows_and_joins_both() -> None:
    state = position(". 1 . 1 .")
    assert legal(state, "grow") == {"grow 0,0", "grow 2,0", "grow 4,0"}
    joined = play(state, "grow 2,0")
    assert legal(joined) == {"end"}
    assert legal(play(state, "grow 0,0"), "grow") == {"grow 4,0"}


def test_two_growth_stones_that_touch_join_their_groups() -> None:
    state = play(position(". 1 . . 1"), "grow 2,0")
    assert "move 2,0 1,0 1" in legal(state)
    state = play(state, "grow 3,0")
    assert signs(state) == ".1111"
    assert legal(state) == {"end"}


def test_own_stones_cut_off_beyond_a_new_wall_remain_stones() -> None:
    state = play(position("1 1 1 2 ."), "move 2,0 0,0 2")
    assert signs(state) == "..1#1"
    assert lost(state) == (0, 1)
    assert len(play(state, "end").groups) == 2


def test_the_parts_of_a_split_group_may_both_grow_in_the_next_turn() -> None:
    state = play(position("2 . 1 1 1 2 . ."), "move 4,0 2,0 2", "end", "end")
    assert signs(state) == "2...1#1."
    assert legal(state, "grow") == {"grow 3,0", "grow 7,0"}


def test_a_group_touched_only_by_a_stone_that_became_wall_keeps_its_right() -> None:
    state = play(position("1 1 2 1 1 ."), "move 1,0 0,0 1")
    assert signs(state) == ".1#11."
    assert "move 4,0 3,0 1" in legal(state)


def test_a_group_touched_by_a_stone_that_moved_loses_its_right() -> None:
    state = position("1 1 . 1 1 .")
    assert "move 4,0 3,0 1" in legal(state)
    assert legal(play(state, "move 1,0 0,0 1")) == {"end"}


def test_the_order_of_movement_matters() -> None:
    state = play(position("1 1 . 1 1 ."), "move 4,0 3,0 1")
    assert signs(state) == "11..11"
    assert "move 1,0 0,0 1" in legal(state)


def test_a_player_who_loses_his_last_stone_is_skipped_and_still_scored() -> None:
    state = play(position("1 1 2 . 3 .", players=3), "move 1,0 0,0 1", "end")
    assert state.to_act == 3
    over = play(state, "end", "end")
    told = over.outcome()
    assert told is not None
    assert (told.scores, told.winners, told.reason) == ((1, -1, 2), (3,), "passes")


def test_a_lone_survivor_plays_on_until_he_passes() -> None:
    state = play(position("1 1 2 . ."), "move 1,0 0,0 1", "end")
    assert state.to_act == 1
    state = play(state, "grow 0,0", "end")
    assert state.to_act == 1
    state = play(state, "end")
    assert state.to_act is None and state.outcome() is not None
    assert legal(state) == set()


def test_a_lone_survivor_cannot_shuffle_for_ever() -> None:
    state, turns = position(". 1 1 ."), 0
    while not state.ended:
        back = signs(state) == "..11"
        state = play(state, "move 2,0 3,0 1" if back else "move 2,0 1,0 1", "end")
        turns += 1
    assert (turns, state.ended) == (5, "stall")


def test_five_rounds_without_growth_or_capture_count_the_skipped_player() -> None:
    state, turns = position("1 1 . # 3 3 .", players=3), 0
    while not state.ended:
        step = next(a for a in state.actions() if a.verb == "move")
        state = play(state, str(step), "end")
        turns += 1
    assert (turns, state.quiet, state.ended) == (10, 15, "stall")


def test_a_capture_resets_the_five_rounds() -> None:
    state = play(position(". 1 1 . 2 . 2"), "move 2,0 1,0 1", "end", "end")
    assert (state.quiet, state.passes) == (2, 1)
    state = play(state, "move 3,0 2,0 1", "end")
    assert (signs(state), state.quiet, state.passes) == ("...1#.2", 0, 0)


def test_growth_resets_the_five_rounds_and_movement_does_not() -> None:
    state = play(position(". 1 1 . # 2 2 ."), "move 2,0 1,0 1", "end")
    assert state.quiet == 1
    assert play(state, "grow 7,0", "end").quiet == 0


def test_a_run_counts_beyond_the_path() -> None:
    assert legal(position("1 1 1 2 2 2 ."), "move 2,0") == set()
    four = position("1 1 1 1 2 2 2 .")
    assert legal(four, "move 3,0") == {"move 3,0 0,0 1", "move 3,0 0,0 2", "move 3,0 0,0 3"}


def test_a_run_is_judged_by_the_phalanx_and_not_by_its_line() -> None:
    state = position("1 1 1 1 2 2 .")
    assert legal(state, "move 3,0") == {f"move 3,0 {tail},0 {m}" for tail in (0, 1) for m in (1, 2, 3) if m < 4 - tail}


def test_runs_of_several_colours_are_judged_apart() -> None:
    state = position("1 1 1 2 3 3 3 .", players=3)
    assert legal(state, "move 2,0 0,0") == {"move 2,0 0,0 1"}
    state = position("1 1 1 2 3 2 .", players=3)
    assert legal(state, "move 2,0 0,0") == {"move 2,0 0,0 1", "move 2,0 0,0 2"}
    state = play(state, "move 2,0 0,0 2")
    assert (signs(state), lost(state)) == ("..1##2.", (0, 1, 1))


def test_an_earlier_movement_may_shorten_the_run_that_faces_another() -> None:
    state = position("""
          1
           1
  1 1 1 2 2 2 ."""[1:])
    assert legal(state, "move -3,2") == set()
    taken = play(state, "move 0,1 0,0 1")
    assert taken.owner("0,2") == 0
    assert legal(taken, "move -3,2") == {"move -3,2 -5,2 1", "move -3,2 -5,2 2"}


def test_walls_own_stones_holes_and_the_edge_stop_a_phalanx() -> None:
    assert legal(position("1 1 1 . #"), "move 2,0 0,0") == {"move 2,0 0,0 1"}
    assert legal(position("1 1 1 . 1"), "move 2,0 0,0") == {"move 2,0 0,0 1"}
    assert legal(position("1 1 1 .   ."), "move 2,0 0,0") == {"move 2,0 0,0 1"}
    assert legal(position("1 1 1"), "move") == set()


def test_a_capture_is_told_as_leaps_then_prisoners_then_wall() -> None:
    state = position("1 1 1 2 .")
    _, events = state.after(parse(state, "move 2,0 0,0 2"))
    assert events == (
        Moved("stone", "0,0", "3,0", 1, ("0,0", "1,0", "2,0", "3,0")),
        Moved("stone", "1,0", "4,0", 1, ("1,0", "2,0", "3,0", "4,0")),
        Removed("stone", "3,0", 2, "tray:1"),
        Turned("stone", "3,0", 1, "wall"),
    )


def test_a_region_belongs_to_whom_alone_it_borders() -> None:
    state = position(". . 1 # . 2 . 1 .")
    assert [state.board.names(land) for land in territory(state)] == [["0,0", "1,0", "8,0"], ["4,0"]]
    assert scores(state) == (3, 1)


def test_a_grown_group_may_move_in_the_same_turn_but_not_under_grow_or_move() -> None:
    assert "move 1,0 0,0 1" in legal(play(position("1 . . # 1 1 ."), "grow 1,0"))
    state = play(position("1 . . # 1 1 .", grow_or_move=True), "grow 1,0")
    assert legal(state, "move") == {"move 5,0 4,0 1"}


def test_no_growth_after_the_first_movement() -> None:
    state = position("1 1 . # 1 .")
    assert "grow 5,0" in legal(state)
    assert legal(play(state, "move 1,0 0,0 1")) == {"end"}
