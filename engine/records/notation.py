"""A game written down turn by turn, as people note it, and such lists read back."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from engine.core.action import CHANCE, Action
from engine.core.errors import BadAction, StoneworkError
from engine.core.match import Match

MARK = "\ufeff"  # what some programs put before a text
LONGEST = 100_000  # letters; a longer text is no list of turns, and reading it would only hang
NUMBER = re.compile(r"^\s*\d+[.)]+\s*")


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
    if match.state.outcome() is None and seen != [str(step) for step in steps]:
        return " · ".join(seen)
    return game.turn_text(match.states[start], steps)


def written(match: Match) -> str:
    """The whole game as numbered lines under a heading that says who played what."""
    return _numbered(match, list(written_turns(match)))


def _numbered(match: Match, texts: list[str]) -> str:
    names = " - ".join(person.name for person in match.people)
    lines = [f"{match.game.title}: {names}", *(f"{n}. {text}" for n, text in enumerate(texts, 1))]
    return "\n".join(lines) + "\n"


# ---- a list that can be read back --------------------------------------------------------------------------------


def listed(match: Match) -> str:
    """The game as `read_list` reads it: turn by turn where the game reads turns, else action by action without chance.

    While the game goes on, what nobody at the table may know stays out of it.
    """
    if match.game.read_turn is not None:
        return written(match)
    known = match.state.outcome() is not None  # a resignation may be taken back: it opens no hand
    steps = [(before, action) for before, action in zip(match.states, match.actions, strict=False)
             if before.to_act != CHANCE]
    return _numbered(match, [str(a) if known else match.game.action_seen(s, a, 0) for s, a in steps])


def read_list(match: Match, at: int, text: str) -> tuple[Action, ...]:
    """All actions of a list played on from the first `at` of a match, chance as the match rolls it.

    Raises BadAction with one sentence that names the turn that cannot be played.
    """
    words = _entries(match, text)
    trial, last = match.fork(at), len(words)
    for number, word in enumerate(words, 1):
        chance = _roll(trial, match)
        if word.split()[0] in chance:
            continue  # the list tells what chance did, too: the match knows it better
        try:
            for action in _read(trial, word):
                trial.play(action)
        except StoneworkError as error:
            raise BadAction(f"{number} of {last} ({_brief(word)}) cannot be played: {error}") from None
    return tuple(trial.actions)


def _roll(trial: Match, match: Match) -> set[str]:
    """Plays what chance is to do, as it did in the match as long as the trial goes the same way; the verbs of that."""
    verbs = set()
    while trial.to_act == CHANCE:
        at, shared = len(trial.actions), common(trial.actions, match.actions)
        if shared < at and len(trial.redrawn) == len(match.redrawn) and match.drew(shared):
            trial.shuffle()  # what the match has drawn instead was seen
        drawn = match.actions[at] if shared == at < len(match.actions) else trial.roll()
        trial.play(drawn)
        verbs.add(drawn.verb)
    return verbs


def common(line: Sequence[Action], other: Sequence[Action]) -> int:
    """How many actions two lines have in common at their beginning."""
    pairs = enumerate(zip(line, other, strict=False))
    return next((at for at, (one, two) in pairs if one != two), min(len(line), len(other)))


def _read(match: Match, word: str) -> tuple[Action, ...]:
    game = match.game
    return game.read_turn(match.state, word) if game.read_turn else (game.parse(match.state, word),)


def _entries(match: Match, text: str) -> list[str]:
    """The list's turns or actions without heading, numbers and empty lines."""
    if len(text) > LONGEST:
        raise BadAction("This text is too long for a list of turns.")
    lines = [line for line in text.removeprefix(MARK).splitlines() if not line.startswith(f"{match.game.title}:")]
    if match.game.read_turn is not None:
        words = " ".join(lines).replace(",", " ").split()
        found = [NUMBER.sub("", word) for word in words]
    else:
        found = [NUMBER.sub("", line).strip() for line in lines]
    found = [word for word in found if word]
    if not found:
        raise BadAction("There is no list of turns on the clipboard.")
    return found


def _brief(text: str) -> str:
    return text if len(text) <= 30 else text[:27] + "..."
