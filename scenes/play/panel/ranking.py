"""How a game has ended, as values: who has won and why, everybody's place, and how each score came about."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.names import does, wins
from engine.core.presentation import Fact
from engine.core.state import Outcome
from scenes.play.panel.seat_state import level
from scenes.play.panel.sentences import ending_line, names_of
from scenes.play.table.table import Table

NTH = ("first", "second", "third", "fourth", "fifth", "sixth")


class ScoreColumn(NamedTuple):
    """A part of the scores: its icon, the word for it, and how it counts, "+" or "-"."""

    icon: str
    word: str
    sign: str


class Rank(NamedTuple):
    """Where a seat has come; `place` 0 for who has given up. `parts` are numbers in the order of the columns; `own`
    where people played against computers and one of them sat there."""

    place: int
    seat: int
    name: str
    sub: str
    parts: tuple[int, ...]
    total: int
    own: bool
    won: bool


class Ranking(NamedTuple):
    """All seats, the best first; `total` is the word for what stands last in each row, `short` the headline in few
    words."""

    headline: str
    detail: str
    short: str
    columns: tuple[ScoreColumn, ...]
    total: str
    ranks: tuple[Rank, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won."""
        return tuple(rank.seat for rank in self.ranks if rank.won)


def counted(table: Table, outcome: Outcome) -> bool:
    """Whether points have decided."""
    return max(outcome.scores) > 1 and not table.match.resigned


def ranking_of(table: Table, outcome: Outcome) -> Ranking:
    """The ranking of a game that is over."""
    view = table.eyes.seen(table.review.state)
    facts = [tuple(table.presentation.facts(view, seat)) for seat in range(1, len(outcome.scores) + 1)]
    columns = _columns(facts)
    ranks = [_rank(table, outcome, seat, own, columns) for seat, own in enumerate(facts, 1)]
    ranks.sort(key=lambda rank: (not rank.won, rank.place == 0, rank.place, rank.seat))
    total = max((own[0].word for own in facts if own), key=len, default="")
    return Ranking(*_words(table, outcome), columns, total, tuple(ranks))


def _words(table: Table, outcome: Outcome) -> tuple[str, str, str]:
    """Who has won, and why, without saying twice who has; and the first in few words."""
    won = wins([names_of(table)[seat - 1] for seat in outcome.winners])
    why = " ".join(part for part in sentences(ending_line(table)) if not part.startswith(won))
    best, many = outcome.scores[outcome.winners[0] - 1], len(outcome.winners)
    short = won if many == 1 else f"{many} share the win"
    if not counted(table, outcome):
        return won, why, short
    return (f"{won} with {best}", why, short) if many == 1 else (won, f"{best} each. {why}", short)


def sentences(text: str) -> list[str]:
    """The sentences of a text."""
    return [f"{part.rstrip('.')}." for part in text.split(". ")]


def _columns(facts: list[tuple[Fact, ...]]) -> tuple[ScoreColumn, ...]:
    """The parts that any seat has, in the order of the first that has them; of two words for one the longer."""
    found = dict[str, ScoreColumn]()
    for fact in (fact for own in facts for fact in own[1:] if fact.part):
        known = found.get(fact.icon, ScoreColumn(fact.icon, "", fact.part))
        found[fact.icon] = known._replace(word=max(known.word, fact.word, key=len))
    return tuple(found.values())


def _rank(table: Table, outcome: Outcome, seat: int, facts: tuple[Fact, ...], columns: tuple[ScoreColumn, ...]) -> Rank:
    match, numbers = table.match, {fact.icon: fact.number for fact in facts}
    person, in_play = match.person(seat), match.seating.playing
    left = seat not in in_play or (match.resigned is not None and seat not in outcome.winners)
    better = sum(outcome.scores[other - 1] > outcome.scores[seat - 1] for other in in_play)
    own = person.human and not all(other.human for other in match.seated)
    sub = "resigned" if left else level(person, table.around.seat_names[seat - 1])[0]
    return Rank(0 if left else better + 1, seat, names_of(table)[seat - 1], sub,
                tuple(numbers.get(column.icon, 0) for column in columns), facts[0].number if facts else 0, own,
                seat in outcome.winners)


def own_place(ranking: Ranking) -> str:
    """How the only person among computers has done, in a sentence; "" where that says nothing new."""
    mine = [rank for rank in ranking.ranks if rank.own]
    if len(mine) != 1 or not mine[0].place or not ranking.columns:
        return ""
    rank, first = mine[0], ranking.ranks[0]
    if rank.won:
        others = [other.total for other in ranking.ranks if not other.won]
        lead = rank.total - max(others) if others and len(ranking.winners) == 1 else 0
        return f"{does([rank.name], 'wins', 'win')} by {lead}." if lead else ""
    behind = f"{first.total - rank.total} behind {first.name}"
    return f"{does([rank.name], 'comes', 'come')} {NTH[rank.place - 1]}, {behind}."
