"""The referee says who acts, plays chance, shows a computer only what its seat may see, and hands over its answer."""

from random import Random

from engine.ai.referee import Referee, ask_computer, play_chance, played_out
from engine.core.action import CHANCE, Action
from engine.core.brain import Answer
from engine.core.match import Match, Person
from engine.core.state import State
from engine.games import GAMES

HIDDEN = next(game for game in GAMES if game.hidden)
SEATS = 2


class Noting:
    """A thinker that only notes what it is asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, State, int, int, float | None]] = []

    def ask(self, game: str, view: State, level: int, seed: int, seconds: float | None = 1.0) -> int:
        """Notes a question."""
        self.asked.append((game, view, level, seed, seconds))
        return len(self.asked)


def test_chance_acts_until_a_seat_is_due_and_the_seat_is_asked_with_its_own_view() -> None:
    match, thinker = Match(HIDDEN, {}, 4, [Person("A", "computer", 2), Person("B", "computer", 3)]), Noting()
    assert match.to_act == CHANCE
    events = play_chance(match)
    assert events and match.to_act and play_chance(match) == []
    seat = match.to_act
    assert ask_computer(match, thinker, 70, 0.5) == 1
    view = match.state.seen_by(seat)
    assert view != match.state
    assert thinker.asked == [(HIDDEN.name, view, match.person(seat).level, 70 + seat, 0.5)]


class Scripted(Noting):
    """A thinker that plays the first action there is, one question later, or is broken."""

    def __init__(self) -> None:
        super().__init__()
        self.problem, self.final, self.hurried, self.called_off = "", True, 0, 0

    def poll(self) -> Answer | None:
        """The first action of the last question's view; the scores are of one seat each."""
        view = self.asked[-1][1]
        step = next(action for action in view.actions() if view.allows(action))
        scores = (0,) * SEATS
        return None if self.problem else Answer((step,), scores, 1, ((step,),), final=self.final)

    def move_now(self) -> None:
        """Counts."""
        self.hurried += 1

    def cancel(self) -> None:
        """Counts."""
        self.called_off += 1


def _refereed(*kinds: str) -> tuple[Match, Scripted, Referee]:
    match = Match(HIDDEN, {}, 4, [Person(kind, kind, 2) for kind in kinds])
    thinker = Scripted()
    return match, thinker, Referee(match, thinker, 70, 0.5)


def test_a_game_among_computers_is_chance_question_and_answer_in_turn() -> None:
    match, thinker, referee = _refereed("computer", "computer")
    assert referee.seat() and match.to_act == CHANCE and referee.update(free=False) == []
    while match.to_act == CHANCE:
        (roll,) = referee.update()
        match.play(roll)
    seat = match.to_act
    assert seat and referee.update() == [] and referee.pondering
    assert thinker.asked == [(HIDDEN.name, match.state.seen_by(seat), 2, 70 + seat, 0.5)]
    assert referee.update(ripe=False) == [] and referee.thinking and not referee.pondering
    assert referee.belief and referee.belief[0] is match.state
    assert referee.update(free=False) == []
    steps = referee.update()
    assert steps and not referee.thinking
    for step in steps:
        match.play(step)


def test_a_person_is_waited_for_and_draws_for_himself() -> None:
    match, thinker, referee = _refereed("human", "human")
    assert match.to_act == CHANCE and referee.human_to_act() and referee.update() == []
    play_chance(match)
    assert referee.human_to_act() and referee.update() == [] and not thinker.asked and referee.humans() == 2


def test_what_is_under_way_is_hurried_stopped_and_dropped_when_the_position_changes() -> None:
    match, thinker, referee = _refereed("computer", "computer")
    play_chance(match)
    referee.move_now()
    referee.stop()
    assert (thinker.hurried, thinker.called_off) == (0, 0)
    thinker.final = False
    referee.update()
    referee.move_now()
    assert thinker.hurried == 1 and referee.update() == [] and referee.pondering
    match.play(next(action for action in match.state.actions() if match.state.allows(action)))
    play_chance(match)
    assert referee.update() == [] and thinker.called_off == 1 and len(thinker.asked) == 2
    referee.stop()
    assert thinker.called_off == 2 and not referee.thinking


def test_a_broken_computer_is_asked_once_more_only_on_request() -> None:
    match, thinker, referee = _refereed("computer", "computer")
    play_chance(match)
    referee.update()
    thinker.problem = "It broke down."
    assert referee.update() == [] and referee.problem == "It broke down." and not referee.thinking
    assert referee.update() == [] and len(thinker.asked) == 1
    thinker.problem = ""
    referee.again()
    assert referee.update() == [] and len(thinker.asked) == 2 and referee.update()


def test_a_game_without_a_match_is_played_out_by_views_alone() -> None:
    deals: list[int] = []

    def settle(before: State, after: State) -> State:
        dice = Random(before.turn)
        while after.to_act == CHANCE and HIDDEN.deal:
            after, _ = after.after(HIDDEN.deal(after, dice))
            deals.append(after.turn)
        return after

    def turn(view: State) -> tuple[Action, ...]:
        assert view == view.seen_by(view.to_act or 0)
        return (next(action for action in view.actions() if view.allows(action)),)

    start = settle(HIDDEN.start(HIDDEN.settled({}, 4)), HIDDEN.start(HIDDEN.settled({}, 4)))
    end = played_out(start, turn, settle)
    assert end.outcome() and deals
    early = played_out(start, turn, settle, until=lambda state: state.turn >= 3)
    assert early.turn == 3 and early.to_act
