"""What was chosen for a game last time, and what is kept for next time: options, who plays, seats by lot or not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Any

from engine.ai.levels import LEVELS
from engine.core.errors import BadOption
from engine.core.game import Game
from engine.core.match import Match, Person
from engine.core.options import Options

if TYPE_CHECKING:
    from scenes.preferences import Settings

WAYS = ("friend", "computer", "watch")
LAST = "last"  # the entry beside those of the ways: the options, and the way taken last
LONGEST_NAME = 24
NUMBERS = tuple(level.number for level in LEVELS)
MIDDLE = NUMBERS[min(1, len(NUMBERS) - 1)]


@dataclass(frozen=True)
class Choices:
    """Everything before a game begins. An empty name is filled in then, and levels count for computers only."""

    options: Options
    people: tuple[Person, ...]
    lot: bool = False


def usual_people(game: Game, way: str) -> tuple[Person, ...]:
    """Nameless people for as many seats as the game can have: all human, one human, or none."""
    humans = {"friend": game.players[1], "computer": 1}.get(way, 0)
    strong = NUMBERS[min(2, len(NUMBERS) - 1)]
    levels = [strong if way == "watch" and seat % 2 == 0 else MIDDLE for seat in range(game.players[1])]
    return tuple(Person("", "human" if seat < humans else "computer", level) for seat, level in enumerate(levels))


def last_way(game: Game, settings: Settings) -> str:
    """The way in which the game was played last."""
    way = _last(game, LAST, settings).get("way")
    return way if way in WAYS else WAYS[0]


def last_options(game: Game, settings: Settings) -> Options:
    """The options of the last time, or the usual ones where those cannot be used."""
    data = _last(game, LAST, settings).get("options")
    shown = {option.name for option in game.options if option.shown}
    try:
        given = {name: value for name, value in data.items() if name in shown} if isinstance(data, dict) else {}
        return game.checked_options(given)
    except BadOption:
        return game.checked_options({})


def last_choices(game: Game, way: str, settings: Settings) -> Choices:
    """The choices of the last time for this way to play."""
    data, usual = _last(game, way, settings), usual_people(game, way)
    people = data.get("people")
    if isinstance(people, list):
        usual = (*(_read(one, other) for one, other in zip(people, usual, strict=False)), *usual[len(people):])
    options = last_options(game, settings)
    if way_of(usual[: game.seats(options)]) != way:
        usual = usual_people(game, way)
    return Choices(options, usual, data.get("lot") is True)


def _last(game: Game, entry: str, settings: Settings) -> Mapping[str, Any]:
    data = settings.last.get(f"{game.name} {entry}")
    return data if isinstance(data, dict) else {}


def _read(data: Any, usual: Person) -> Person:
    """A person as the settings tell it; what makes no sense is as usual."""
    if not isinstance(data, dict):
        return usual
    name, kind, level = data.get("name"), data.get("kind"), data.get("level")
    return Person(name[:LONGEST_NAME] if isinstance(name, str) else "",
                  kind if kind in ("human", "computer") else usual.kind, level if level in NUMBERS else usual.level)


def way_of(people: Sequence[Person]) -> str:
    """Which way to play it is when these people sit at the table."""
    humans = sum(person.human for person in people)
    return WAYS[0] if humans == len(people) else WAYS[1] if humans else WAYS[2]


def entries(game: Game, choices: Choices, seats: Sequence[str]) -> dict[str, dict[str, Any]]:
    """What is kept of the choices for next time, by entry; usual names, those of the `seats`, are not kept, so that
    they go on following the seats."""
    people = choices.people[: game.seats(choices.options)]
    seats_data = [vars(replace(person, name="" if person.name == name else person.name))
            for person, name in zip(people, usual_names(people, seats), strict=True)]
    shown = {option.name: choices.options[option.name] for option in game.options if option.shown}
    way = way_of(people)
    return {way: {"people": seats_data, "lot": choices.lot}, LAST: {"way": way, "options": shown}}


def usual_names(people: Sequence[Person], seats: Sequence[str]) -> list[str]:
    """What people are called who were given no name: You, the seat's colour, Computer, or the level's name."""
    humans = sum(person.human for person in people)
    names: list[str] = []
    for person, seat in zip(people, seats, strict=False):
        if person.human:
            names.append("You" if humans == 1 and len(people) > 1 else seat)
        else:
            names.append("Computer" if len(people) - humans == 1 else _level_name(person.level))
    seen: Counter[str] = Counter()
    for i, name in enumerate(names):
        seen[name] += 1
        names[i] = name if seen[name] == 1 else f"{name} {seen[name]}"
    return names


def _level_name(number: int) -> str:
    return next((level.name for level in LEVELS if level.number == number), "Computer")


def seated(people: Sequence[Person], seats: Sequence[str], lot: Random | None = None) -> list[Person]:
    """The people at their seats with names; a `lot` draws who sits where."""
    drawn = [replace(person, level=0 if person.human else person.level) for person in people]
    if lot is not None:
        lot.shuffle(drawn)
    return [replace(person, name=person.name.strip() or name)
            for person, name in zip(drawn, usual_names(drawn, seats), strict=True)]


def options_in_words(game: Game, options: Mapping[str, Any]) -> str:
    """The options as a person would say them: what was chosen, and the rules that are switched on."""
    parts = []
    for option in game.options:
        value = options.get(option.name, option.default)
        if not option.matters({other.name: other.default for other in game.options} | dict(options)):
            continue
        if option.shown and option.kind == "choice":
            word = dict(zip(option.choices, option.words, strict=False)).get(value, str(value))
            parts.append(f"{word} {option.label}".lower())
        elif option.shown and value is True:
            parts.append(option.label.lower())
    return ", ".join(parts)


def sitters(match: Match, seats: Sequence[str]) -> list[Person]:
    """The people of a match for another one: who gave up is back, and who was given no name has none."""
    people = list(match.people)
    for gone in reversed(match.seating.left):
        people[gone.seat - 1] = gone.person
    usual = usual_names(people, seats)
    return [replace(one, name="" if one.name == name else one.name) for one, name in zip(people, usual, strict=True)]
