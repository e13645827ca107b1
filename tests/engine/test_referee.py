"""The referee plays chance and shows a computer only what its seat may see."""

from engine.ai.referee import ask_computer, play_chance
from engine.core.action import CHANCE
from engine.core.match import Match, Person
from engine.core.state import State
from engine.games import GAMES

HIDDEN = next(game for game in GAMES if game.hidden)


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
