"""A game written down turn by turn, as people note it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.match import Match


def written_turns(match: Match) -> Iterator[str]:
    """Each turn so far as one text; while the game goes on, what nobody at the table may know stays out of it."""
    start, states = 0, match.states
    for i in range(1, len(match.actions) + 1):
        if states[i].turn > states[i - 1].turn or i == len(match.actions):
            yield _turn(match, start, i)
            start = i


def _turn(match: Match, start: int, end: int) -> str:
    game, steps = match.game, match.actions[start:end]
    seen = [game.action_seen(match.states[start + n], step, 0) for n, step in enumerate(steps)]
    if match.outcome is None and seen != [str(step) for step in steps]:
        return " · ".join(seen)
    return game.turn_text(match.states[start], steps)


def written(match: Match) -> str:
    """The whole game as numbered lines under a heading that says who played what."""
    names = " - ".join(person.name for person in match.people)
    lines = [f"{match.game.title}: {names}", *(f"{n}. {turn}" for n, turn in enumerate(written_turns(match), 1))]
    return "\n".join(lines) + "\n"
