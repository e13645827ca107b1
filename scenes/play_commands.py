"""What the buttons and keys of the play scene do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from engine.core.game import Pick
from engine.core.match import Person
from scenes.kit.widgets import Command, confirm
from scenes.play_dialogs import HUMAN, game_menu, seats_dialog
from scenes.settings import SPEEDS

if TYPE_CHECKING:
    from scenes.play import PlayScene

LEVELS = 3


class Commands:
    """Each command by its id; keys are other names for the same commands."""

    def __init__(self, scene: PlayScene) -> None:
        self._scene = scene

    def run(self, command: Command) -> None:
        """Does what a widget asks for."""
        name, _, rest = command.id.partition(".")
        if name == "action":
            self.press(command.value)
        elif name == "seat":
            self.seat(int(rest), int(command.value))
        elif name == "menu":
            self._menu(rest or "open")
        else:
            self._plain(command)
        self._scene.changed()

    def _plain(self, command: Command) -> None:
        scene, history = self._scene, self._scene.view.history
        match command.id:
            case "undo":
                history.undo()
            case "redo":
                history.redo()
            case "back":
                self.step_back()
            case "reset":
                history.reset()
            case "end":
                self.end_turn()
            case "pause":
                scene.driver.paused = bool(command.value)
            case "step":
                scene.driver.single = True
            case "now":
                scene.driver.move_now()
            case "speed":
                self.next_speed()
            case "rotate":
                self.rotate()
            case "fit":
                self.fit()
            case "zoom-in" | "zoom-out":
                scene.pointer.zoom(1.3 if command.id == "zoom-in" else 1 / 1.3, scene.places.board.center)
            case "sound":
                scene.app.change(muted=not scene.app.settings.muted)
            case "rules":
                scene.help()
            case "rematch" | "swap-sides":
                self.again(command.id == "swap-sides")
            case "home":
                self.home()
            case "resign" if command.value:
                self.resign()
            case "leave" if command.value:
                self.home()

    def _menu(self, what: str) -> None:
        scene = self._scene
        match what:
            case "open":
                game_menu(scene.desk, scene.match.outcome is not None)
            case "seats":
                self.seats()
            case "rules":
                scene.help()
            case "screen":
                scene.app.full_screen(not scene.app.flags & pygame.FULLSCREEN)
            case "confirm":
                scene.app.change(confirm_turn=not scene.app.settings.confirm_turn)
            case "resign":
                name = scene.match.person(self.resigner()).name
                confirm(scene.desk, f"{name} resigns?", "The game ends, and the others win.", "Resign", "Play on", "resign")
            case "home":
                self.home()

    def key(self, event: Event) -> None:
        """A key that is not the cursor's."""
        scene, ctrl = self._scene, bool(event.mod & pygame.KMOD_CTRL)
        match event.key:
            case pygame.K_z if ctrl:
                scene.view.history.undo()
            case pygame.K_y if ctrl:
                scene.view.history.redo()
            case pygame.K_BACKSPACE:
                self.step_back()
            case pygame.K_ESCAPE:
                if not self.cancel():
                    self._menu("open")
            case pygame.K_SPACE if scene.match.outcome is None:
                scene.driver.paused = not scene.driver.paused and not scene.driver.human_to_act()
            case pygame.K_r:
                scene.view.history.replay()
            case pygame.K_q | pygame.K_e:
                scene.hand.chooser = scene.hand.chooser.turn(1 if event.key == pygame.K_e else -1)
            case pygame.K_0 | pygame.K_KP0:
                self.fit()
            case pygame.K_PLUS | pygame.K_KP_PLUS | pygame.K_EQUALS:
                scene.pointer.zoom(1.25, scene.pointer.pos)
            case pygame.K_MINUS | pygame.K_KP_MINUS:
                scene.pointer.zoom(0.8, scene.pointer.pos)
        scene.changed()

    def press(self, pick: Pick) -> None:
        """A button of the game itself, such as Stay: whatever was picked is let go first."""
        self._scene.hand.cancel()
        action = self._scene.hand.pick(pick)
        if action:
            self._scene.commit(action, by_button=True)

    def cancel(self) -> bool:
        """Lets go of what is picked; False where there was nothing."""
        had = self._scene.hand.cancel()
        self._scene.changed()
        return had

    def step_back(self) -> None:
        """One click or one step back within the turn."""
        if not self.cancel():
            self._scene.view.history.step_back()

    def end_turn(self) -> None:
        """Plays what waited for confirmation."""
        pending = self._scene.hand.pending
        if pending:
            self._scene.hand.pending = None
            self._scene.play([pending])

    def next_speed(self) -> None:
        """Slow, normal, fast, off, and round again."""
        at = SPEEDS.index(self._scene.app.settings.animation)
        self._scene.app.change(animation=SPEEDS[(at + 1) % len(SPEEDS)])

    def rotate(self) -> None:
        """Turns the board by a sixth."""
        board = self._scene.board
        if board:
            from dataclasses import replace

            board.view(replace(board.space.fitted(), turns=(board.space.turns + 1) % 6))
            self._scene.canvas.spoil()

    def fit(self) -> None:
        """Shows the whole board."""
        board = self._scene.board
        if board:
            board.view(board.space.fitted())
            self._scene.canvas.spoil()

    def seats(self) -> None:
        """Opens the dialog of seats."""
        scene = self._scene
        names = [scene.view.seat_name(s) for s in range(1, len(scene.match.seated) + 1)]
        seats_dialog(scene.desk, scene.match, names, LEVELS)

    def seat(self, seat: int, level: int) -> None:
        """Puts a person or a computer on a seat in mid-game."""
        scene = self._scene
        scene.driver.stop()
        old = scene.match.person(seat)
        if level == HUMAN:
            name = old.name if old.human else self._scene.app.look.theme.seats[seat - 1].name
            scene.match.seat(seat, Person(name))
        else:
            scene.match.seat(seat, Person("Computer", "computer", level))
        scene.hand.take(None)
        scene.layout()

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

    def again(self, swapped: bool) -> None:
        """A new game with the same people, as they sat or one seat on."""
        from scenes.begin import begin

        scene, match = self._scene, self._scene.match
        shown = {option.name for option in match.game.options if option.shown}
        options = {name: value for name, value in match.options.items() if name in shown}
        people = list(match.people)
        begin(scene.app, match.game, options, people[1:] + people[:1] if swapped else people)

    def home(self) -> None:
        """Back to the menu; an unfinished game waits there."""
        from scenes.menu import MenuScene

        self._scene.app.scenes.home(MenuScene(self._scene.app))
