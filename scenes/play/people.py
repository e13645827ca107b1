"""Who sits where: handing a seat to the computer, taking it over, resigning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ai.levels import LEVELS
from engine.core.match import Person
from scenes.play.dialogs import HUMAN, seats_dialog
from scenes.play.prompts import seat_name

if TYPE_CHECKING:
    from scenes.play.scene import PlayScene


class People:
    """Changes the people of the match on the table."""

    def __init__(self, scene: PlayScene) -> None:
        self._scene = scene

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
            name = old.name if old.human else self._scene.app.look.theme.seats[seat - 1].name
            scene.match.seat(seat, Person(name))
            scene.journal = scene.journal or scene.app.store.keep(scene.match)
        else:
            scene.match.seat(seat, Person("Computer", "computer", level))
        scene.hand.take(None)
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

    def resign(self) -> None:
        """Gives up; the others win."""
        scene = self._scene
        scene.driver.stop()
        scene.match.resign(self.resigner())
        scene.hand.take(None)
