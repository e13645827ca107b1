"""A game of Mattock on the table, and what a player can read there."""

from __future__ import annotations

from pathlib import Path

from engine.core.match import Match, Person
from engine.games import game_named
from scenes.play.panel.prompts import prompt_of
from tests.scenes.chair import Chair
from tests.scenes.seated import play_scene

RED, BLUE = Person("Red"), Person("Blue")


def computer(level: int = 1) -> Person:
    """A computer player."""
    return Person("Computer", "computer", level)


def seated(home: Path, *people: Person, size: tuple[int, int] = (1024, 600), options: dict[str, object] | None = None,
           actions: str = "", **settings: object) -> Chair:
    """A chair at a game of Mattock after some actions."""
    chair = Chair(home, size, **settings)
    match = Match(game_named("mattock"), options or {}, 3, people or (RED, BLUE))
    for action in filter(None, actions.split(",")):
        match.play(action.strip())
    chair.app.begin(play_scene(chair.app, match, chair.app.store.keep(match)))
    chair.frames(3)
    return chair


def texts(chair: Chair) -> str:
    """The prompt as it stands now."""
    told = prompt_of(chair.app.scenes.top.table)
    return f"{told.text} {told.extra}"


def marks(chair: Chair, kind: str) -> set[str]:
    """The places that carry a mark."""
    return {mark.place for mark in chair.app.scenes.top.draw_list._of_the_moment() if mark.kind == kind}


def play_turn(chair: Chair, *steps: str) -> None:
    """Plays steps by clicks and confirms."""
    for step in steps:
        chair.do(chair.match.game.parse(chair.match.state, step))
    if chair.can("end"):
        chair.press("end")
        chair.rest()


def option(chair: Chair, id: str, index: int) -> tuple[int, int]:
    """Where an option of a choice can be pressed."""
    parts = [w for w in chair.app.widgets() if w.id.startswith(f"{id}.")]
    return parts[index].rect.center
