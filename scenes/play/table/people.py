"""Who sits where: handing a seat to the computer, taking it over, resigning."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.ai.levels import LEVELS
from engine.core.match import Match, Person
from engine.core.names import does
from scenes.games.choices import usual_names
from scenes.kit.widgets import confirm
from scenes.play.panel.dialogs import COMPUTER, HUMAN, PASSES, level_choice, resign_dialog, seats_dialog
from scenes.play.panel.prompts import seat_name

if TYPE_CHECKING:
    from scenes.play.scene import PlayScene


class People:
    """Changes the people of the match on the table."""

    def __init__(self, scene: PlayScene) -> None:
        self._scene = scene
        self._level = level_choice(LEVELS[-1].number)  # of the computer that plays on for who resigns

    def choose(self) -> None:
        """Opens the dialog of seats."""
        scene = self._scene
        names = [seat_name(scene, s) for s in range(1, len(scene.match.seated) + 1)]
        seats_dialog(scene.desk, scene.match, names, LEVELS[-1].number)

    def seat(self, seat: int, level: int) -> None:
        """Puts a person or a computer on a seat in mid-game."""
        scene = self._scene
        scene.driver.stop()
        old, looked = scene.match.person(seat), scene.eyes.viewer
        if level == HUMAN:
            usual = scene.app.style.theme.seats[seat - 1].name
            name = old.name if old.human else scene.match.seating.before(seat) or usual
            scene.match.seat(seat, Person(name))
            scene.journal = scene.journal or scene.app.store.keep(scene.match)
        else:
            scene.match.seat(seat, Person("Computer", "computer", level))
        self._others_sit(looked)

    def _others_sit(self, looked: int | None) -> None:
        """Other people sit here than a moment ago, when all was seen through the eyes of `looked`."""
        scene = self._scene
        scene.hand.take(None)
        if scene.eyes.sits and not scene.match.person(scene.eyes.sits).human:
            scene.eyes.cover()  # who had lifted the curtain plays no more
        scene.eyes.look_again()
        scene.layout()
        if scene.eyes.viewer and looked is not None and scene.eyes.viewer != looked:
            scene.cover()  # another person looks from now on: he lifts the curtain himself

    def resigner(self) -> int:
        """Who would resign: the person to act, else the first person, else the seat to act."""
        match = self._scene.match
        humans = [s for s, person in enumerate(match.people, 1) if person.human]
        acting = match.to_act or 1
        return acting if acting in humans or not humans else humans[0]

    def ask_resign(self) -> None:
        """Asks whether to give up; where the others can play on, also who plays the seat from now on."""
        scene, match, seat = self._scene, self._scene.match, self.resigner()
        gives_up = does([match.person(seat).name], "resigns", "resign")
        if match.seating.may_leave(seat):
            resign_dialog(scene.desk, f"{gives_up}?", self._level, match.game.idle is not None)
        else:
            confirm(scene.desk, f"{gives_up}?", "The game ends, and the others win.", "Resign", "Play on", "resign")

    def resign(self, way: str | bool) -> None:
        """Gives up: the game ends, or the others play on while a `computer` takes the seat, or it only `passes`."""
        scene, looked, seat = self._scene, self._scene.eyes.viewer, self.resigner()
        scene.driver.stop()
        if way in (COMPUTER, PASSES) and scene.match.seating.may_leave(seat):
            other = Person("Computer", "computer", self._level.value) if way == COMPUTER else None
            scene.match.leave(seat, other)
            self._others_sit(looked)
        else:
            scene.match.resign(seat)
            scene.hand.take(None)
            scene.eyes.cover()  # everybody looks at the result now, and it may be taken back


def sitters(match: Match, seats: Sequence[str]) -> list[Person]:
    """The people of a match for another one: who gave up is back, and who was given no name has none."""
    people = list(match.people)
    for gone in reversed(match.seating.left):
        people[gone.seat - 1] = gone.person
    usual = usual_names(people, seats)
    return [replace(one, name="" if one.name == name else one.name) for one, name in zip(people, usual, strict=True)]
