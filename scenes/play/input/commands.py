"""What the buttons and keys of the play scene do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.action import Pick
from scenes.kit.widgets import Command
from scenes.play.panel.dialogs import game_menu
from scenes.play.table.people import People, sitters
from scenes.preferences import SPEEDS
from scenes.unsaved import leave

if TYPE_CHECKING:
    from scenes.play.scene import PlayScene


PRESENT = ("undo", "redo", "replay", "lot")  # what is about the present position, and so leads back to it


class Commands:
    """Each command by its id; keys are other names for the same commands."""

    def __init__(self, scene: PlayScene) -> None:
        self._scene = scene
        self.people = People(scene)

    def run(self, command: Command) -> None:
        """Does what a widget asks for."""
        name, _, rest = command.id.partition(".")
        if name == "action":
            self.press(command.value)
        elif name == "seat":
            self.people.seat(int(rest), int(command.value))
        elif name == "aid":
            self._scene.aids.toggle(rest)
        elif name == "advice":
            self._scene.advice.run(rest)
        elif name == "menu":
            self._menu(rest or "open")
        elif name == "review":
            self._scene.review.run(command)
        elif name == "broken":
            self._scene.trouble.run(rest)
        else:
            if command.id in PRESENT:
                self._scene.review.end()
            self._plain(command)
        self._scene.changed()

    def _plain(self, command: Command) -> None:
        scene, history = self._scene, self._scene.view.history
        match command.id:
            case "undo" | "redo" if scene.still:
                pass  # a game on the shelf stays as it is: one looks back in it, and plays on beside it
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
            case "first-time":
                scene.first_time.dismiss()
            case "legend":
                scene.app.change(legend=bool(command.value))
            case "replay":
                history.replay()
            case "agree" if command.value:
                history.agreed()
            case "cover":
                scene.cover()
            case "lot":
                scene.turns.by_lot()
            case "turn-left" | "turn-right":
                scene.hand.turn(1 if command.id == "turn-right" else -1)
            case "zoom-in" | "zoom-out":
                scene.pointer.zoom(1.3 if command.id == "zoom-in" else 1 / 1.3, scene.places.board.center)
            case "sound":
                scene.app.change(muted=not scene.app.settings.muted)
            case "rules":
                scene.help()
            case "paste" if command.value:
                scene.clip.played()
            case "again":
                scene.again.ask()
            case "anew" if command.value:
                scene.again.begin()
            case "rematch" | "swap-sides":
                self.again(command.id == "swap-sides")
            case "home":
                self.home()
            case "resign" if command.value:
                self.people.resign(command.value)
            case "leave" if command.value:
                self.home()

    def _menu(self, what: str) -> None:
        scene = self._scene
        match what:
            case "open":
                game_menu(scene.desk, scene.match.outcome is not None, scene.match.game.hidden)
            case "seats":
                self.people.choose()
            case "copy":
                scene.clip.copy()
            case "paste":
                scene.clip.paste()
            case "rules":
                scene.help()
            case "screen":
                scene.app.full_screen(not scene.app.window.filling)
            case "settings":
                scene.app.doors.settings()
            case "resign":
                self.people.ask_resign()
            case "home":
                self.home()

    def open_menu(self) -> None:
        """Opens the game's menu."""
        self._menu("open")

    def press(self, pick: Pick) -> None:
        """A button of the game itself, such as Stay: it goes on from what is picked, or lets it go."""
        action = self._scene.hand.pick(pick)
        if action:
            self._scene.turns.commit(action, by_button=True)

    def cancel(self) -> bool:
        """Lets go of what is picked; False where there was nothing."""
        had = self._scene.advice.clear() or self._scene.hand.cancel()
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
            self._scene.turns.commit(pending, by_button=True)

    def next_speed(self) -> None:
        """Slow, normal, fast, off, and round again."""
        at = SPEEDS.index(self._scene.app.settings.animation)
        self._scene.app.change(animation=SPEEDS[(at + 1) % len(SPEEDS)])

    def rotate(self) -> None:
        """Turns the board: a sixth of hexagons, a quarter of squares. Key 0 leaves it turned."""
        board = self._scene.board
        if board:
            board.view(board.space.turned())
            self._scene.canvas.spoil()

    def fit(self) -> None:
        """Shows the whole board."""
        board = self._scene.board
        if board:
            board.view(board.space.fitted())
            self._scene.canvas.spoil()

    def again(self, swapped: bool) -> None:
        """A new game with the same people, as they sat or one seat on."""
        scene, match = self._scene, self._scene.match
        shown = {option.name for option in match.game.options if option.shown}
        options = {name: value for name, value in match.options.items() if name in shown}
        people = sitters(match, [seat.name for seat in scene.app.style.theme.seats])
        moved_on = swapped != match.game.rematch_rotates
        people = people[1:] + people[:1] if moved_on else people
        leave(scene.app, lambda: scene.app.doors.begin(match.game, options, people))

    def home(self) -> None:
        """Back to the menu; an unfinished game waits there."""
        app = self._scene.app
        leave(app, app.doors.menu)
