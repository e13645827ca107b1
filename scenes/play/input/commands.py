"""What the buttons of a table do, and the keys that stand for them: a table of commands by their names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from scenes.kit.widgets import Command, Desk
from scenes.play.input.clip import Clip
from scenes.play.input.menu import GameMenu
from scenes.play.input.pointer import Pointer, cancel
from scenes.play.panel.edge import EdgeArrow
from scenes.play.panel.room import Room
from scenes.play.table import advice, again, hints, history, looking, passing, people, review, trouble, turns
from scenes.play.table.table import Table
from scenes.preferences import SPEEDS

PRESENT = ("undo", "redo", "replay", "lot")  # what is about the present position, and so leads back to it
NEARER = 1.3  # times as large after a press on the button


class Commands:
    """Does what is asked for at one table, as far as its manner allows that."""

    def __init__(self, table: Table, room: Room, desk: Desk, pointer: Pointer, edge: EdgeArrow) -> None:
        self.table, self.room, self.pointer, self.edge = table, room, pointer, edge
        self.clip, self.menu = Clip(table), GameMenu(table, room.client, desk)

    def run(self, command: Command) -> None:
        """Does what a widget or a key asks for; a command that nobody knows here is a widget's own affair."""
        name, _, rest = command.id.partition(".")
        if not self.table.manner.allows(command.id):
            return
        if command.id in PRESENT:
            looking.end_review(self.table)
        deed = DEEDS.get(command.id) or DEEDS.get(name)
        if deed:
            deed(self, command, rest)

    def step_back(self) -> None:
        """One click or one step back within the turn."""
        if not cancel(self.table):
            history.step_back(self.table)


Deed = Callable[[Commands, Command, str], object]


def _press(of: Commands, command: Command, _: str) -> None:
    """A button of the game itself, such as Stay: it goes on from what is picked, or lets it go."""
    action = of.table.hand.pick(command.value)
    if action:
        turns.commit(of.table, action, by_button=True)


def _aid(of: Commands, _: Command, name: str) -> None:
    around, game = of.table.around, of.table.match.game.name
    around.change(aids={**around.settings.aids, game: of.table.aids.toggle(name)})


def _pause(of: Commands, command: Command, _: str) -> None:
    of.table.driver.pause(bool(command.value))


def _step(of: Commands, _: Command, __: str) -> None:
    of.table.driver.play_one()


def _speed(of: Commands, _: Command, __: str) -> None:
    """Slow, normal, fast, off, and round again."""
    around = of.table.around
    around.change(animation=SPEEDS[(SPEEDS.index(around.settings.animation) + 1) % len(SPEEDS)])


def _rotate(of: Commands, _: Command, __: str) -> None:
    """Turns the board: a sixth of hexagons, a quarter of squares. Key 0 leaves it turned."""
    of.room.board.view(of.room.board.space.turned())
    of.room.canvas.spoil()


def _fit(of: Commands, _: Command, __: str) -> None:
    of.room.board.view(of.room.board.space.fitted())
    of.room.canvas.spoil()


def _show_played(of: Commands, _: Command, __: str) -> None:
    of.room.board.view(of.edge.seen())
    of.room.canvas.spoil()


def _zoom(of: Commands, command: Command, _: str) -> None:
    of.pointer.zoom(NEARER if command.id == "zoom-in" else 1 / NEARER, of.room.places.board.center)


def _other_way(of: Commands, command: Command, _: str) -> None:
    of.table.hand.turn(1 if command.id == "turn-right" else -1)


def _seat(of: Commands, command: Command, seat: str) -> None:
    people.sit(of.table, int(seat), int(command.value))


def _resign(of: Commands, command: Command, _: str) -> None:
    if command.value:
        people.resign(of.table, command.value, of.menu.level)


def _go_to(of: Commands, command: Command, _: str) -> None:
    if command.value != of.table.review.goal:
        review.go(of.table, command.value)


def _fork(of: Commands, command: Command, _: str) -> None:
    if command.value and of.table.review.at is not None:
        history.fork(of.table, of.table.review.at)


def _if_yes(deed: Callable[[Commands], object]) -> Deed:
    """What is done when a question is answered with yes."""
    return lambda of, command, _: deed(of) if command.value else None


def _just(deed: Callable[[Table], object]) -> Deed:
    """What is done whatever comes with the command."""
    return lambda of, _, __: deed(of.table)


DEEDS: Mapping[str, Deed] = MappingProxyType({
    "action": _press,
    "aid": _aid,
    "advice": lambda of, _, name: advice.ask(of.table, name),
    "legend": lambda of, command, _: of.table.around.change(legend=bool(command.value)),
    "first-time": _just(hints.dismiss),
    "undo": _just(history.undo),
    "redo": _just(history.redo),
    "back": lambda of, _, __: of.step_back(),
    "reset": _just(history.reset),
    "agree": _if_yes(lambda of: history.agreed(of.table)),
    "end": _just(turns.confirm),
    "lot": _just(turns.by_lot),
    "pass-on": _just(passing.begin),
    "count": _just(passing.count),
    "counted": _if_yes(lambda of: passing.all_pass(of.table)),
    "replay": _just(review.replay),
    "review.first": lambda of, _, __: review.go(of.table, 0),
    "review.prev": lambda of, _, __: review.go(of.table, of.table.review.goal - 1),
    "review.next": lambda of, _, __: review.forward(of.table, of.table.review.goal + 1),
    "review.last": _just(looking.end_review),
    "review.at": _go_to,
    "review.play": _just(history.play_from_here),
    "review.fork": _fork,
    "review.lines": lambda of, command, _: of.menu.lines(command.value),
    "line": lambda of, _, number: history.enter_line(of.table, int(number)),
    "pause": _pause,
    "step": _step,
    "now": lambda of, _, __: of.table.driver.move_now(),
    "speed": _speed,
    "broken.again": _just(trouble.ask_again),
    "broken.lot": _just(trouble.play_by_lot),
    "turn-left": _other_way,
    "turn-right": _other_way,
    "rotate": _rotate,
    "fit": _fit,
    "show-played": _show_played,
    "zoom-in": _zoom,
    "zoom-out": _zoom,
    "sound": lambda of, _, __: of.table.around.change(muted=not of.table.around.settings.muted),
    "cover": _just(looking.cover),
    "paste": _if_yes(lambda of: of.clip.played()),
    "menu.copy": lambda of, _, __: of.clip.copy(),
    "menu.paste": lambda of, _, __: of.clip.paste(),
    "menu": lambda of, _, what: of.menu.run(what or "open"),
    "rules": lambda of, _, __: of.menu.run("rules"),
    "home": lambda of, _, __: of.menu.run("home"),
    "leave": _if_yes(lambda of: of.menu.run("home")),
    "seat": _seat,
    "resign": _resign,
    "again": _just(again.ask),
    "anew": _if_yes(lambda of: again.begin(of.table)),
    "next": _just(again.begin),
    "rematch": lambda of, _, __: of.menu.rematch(False),
    "swap-sides": lambda of, _, __: of.menu.rematch(True),
})
