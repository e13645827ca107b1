"""Results of one person's games against computers: counted by game, opponent and set-up, and in their order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from engine.core.game import Game
from engine.core.identity import root
from engine.core.options import Options
from engine.records.saved_games import Saved

WON, SHARED, LOST = "won", "shared", "lost"


@dataclass(frozen=True)
class Played:
    """One finished game of a person against computers. `level` is the strongest computer's, `end` won, shared, lost."""

    game: Game
    options: Options
    level: int
    when: float
    end: str


@dataclass(frozen=True)
class ResultLine:
    """Games of one kind counted together."""

    game: Game
    options: Options
    level: int
    won: int = 0
    shared: int = 0
    lost: int = 0

    @property
    def played(self) -> int:
        """How many games there were."""
        return self.won + self.shared + self.lost


def played(saved: Iterable[Saved]) -> list[Played]:
    """The finished games in which one person played computers, oldest first."""
    found = [one for game in _once(saved) if (one := _played(game)) is not None]
    return sorted(found, key=lambda one: one.when)


def _once(saved: Iterable[Saved]) -> Iterator[Saved]:
    """Each game once: of those that were branched from one another only the first, the oldest before all."""
    seen = set[str]()
    for game in sorted(saved, key=lambda game: (game.id != root(game.id), game.kept.when)):
        if game.outcome is None or root(game.id) not in seen:
            yield game
        if game.outcome is not None and game.id:
            seen.add(root(game.id))


def _played(saved: Saved) -> Played | None:
    humans = [seat for seat, person in enumerate(saved.people, 1) if person.human]
    gone = [left.seat for left in saved.left if left.person.human]
    if saved.game is None or saved.outcome is None or len(humans + gone) != 1 or len(saved.people) < 2:
        return None
    winners = saved.outcome.winners
    end = LOST if gone or humans[0] not in winners else WON if len(winners) == 1 else SHARED
    level = max(person.level for person in saved.people if not person.human)
    return Played(saved.game, _shown(saved.game, saved.options), level, saved.kept.when, end)


def _shown(game: Game, options: Options) -> Options:
    """What was chosen, without what was drawn by lot from it."""
    return {option.name: options.get(option.name, option.default) for option in game.options if option.shown}


def result_lines(games: Sequence[Played]) -> list[ResultLine]:
    """The games counted, by game, level and set-up."""
    lines: dict[tuple[object, ...], ResultLine] = {}
    for one in games:
        key = (one.game.name, one.level, tuple(sorted(one.options.items())))
        line = lines.get(key, ResultLine(one.game, one.options, one.level))
        lines[key] = replace(line, **{one.end: getattr(line, one.end) + 1})
    return [lines[key] for key in sorted(lines, key=lambda key: (key[0], key[1], -lines[key].played, str(key[2])))]
