"""What the panel and the prompt bar say at this moment, read from the match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from pygame import Rect

from engine.core.match import Person
from engine.core.picture import Item
from engine.core.presentation import Fact, Pose
from engine.core.state import Outcome
from scenes.kit.art import Art
from scenes.kit.canvas import Drawn
from scenes.kit.materials.cloth.cells import medal
from scenes.kit.widgets import Style
from scenes.play.panel.balance import DEEP, LATER, OPEN, THINKS, balance
from scenes.play.panel.parts import ground, head, prompt, shade, steps
from scenes.play.panel.prompts import ending_line, prompt_of, standings, winner_line
from scenes.play.panel.result import Words, high_of, result
from scenes.play.panel.seat_cards import Plate, hand_spot, plate, token_spot
from scenes.play.panel.turn_list import log, told_at
from scenes.play.panel.why import Why
from scenes.play.table.log import Told, turns

if TYPE_CHECKING:
    from scenes.play.scene import PlayScene

BIG_Z, HAND_Z = 71.0, 72.0
HELD: Mapping[str, str] = MappingProxyType({"hand": "in hand", "tray": "prisoners"})


def art_of(style: Style) -> Art:
    """The pictures that a look draws with."""
    assert isinstance(style.art, Art)
    return style.art


class Side:
    """Reads the scene's parts and lists the panel's things."""

    def __init__(self, scene: PlayScene) -> None:
        self._scene = scene
        self.why = Why(scene)
        self._told_turns: list[Told] | None = None

    def forget(self) -> None:
        """The match has changed: the list of turns is written anew."""
        self._told_turns = None

    def things(self) -> list[Drawn]:
        """Title, plates, step bar, prompt, list of turns, and the result at the end."""
        scene = self._scene
        places, style, match = scene.places, scene.app.style, scene.match
        state, outcome = scene.review.state, scene.review.outcome
        words = match.game.title, match.game.detail(match.options), f"turn {state.turn + (outcome is None)}"
        things = [ground(style, places.panel),
                  head(style, places.head, words, scene.controls.head_room, match.game.icon),
                  steps(style, places.steps, scene.presentation.steps(scene.eyes.seen(state))),
                  *scene.review.bar.things(),
                  prompt(style, places.prompt, prompt_of(scene), scene.controls.prompt_room)]
        if not scene.rack.used:
            things.append(shade(style, scene.controls.corner))
        for seat, rect in enumerate(places.plates, 1):
            things += self._plate(seat, rect)
        if places.opinion.h:
            things.append(self._opinion())
        note = self.why.note()
        if note:
            things.append(self.why.thing(note))
        room = self.why.list_room()
        if room.h:
            things.append(self._log(room))
        things += scene.first_time.things()
        if places.result.h and match.outcome:
            things.append(result(style, places.result, self._result(outcome)))
        return things

    def _opinion(self) -> Drawn:
        """Who stands better in the position shown."""
        scene, told = self._scene, self._scene.advice.opinion.now()
        shares, points = told or (None, False)
        none = THINKS if scene.advice.waits else LATER
        over = scene.review.outcome is not None
        return balance(scene.app.style, scene.places.opinion, shares, none, "" if over else OPEN if points else DEEP)

    def _result(self, outcome: Outcome | None) -> Words:
        """Who has won, and why; while an earlier position is shown, nothing of that."""
        scene = self._scene
        if outcome is None:
            return Words("Looking back", "This game is over; End shows its result.", "Looking back")
        counted = max(outcome.scores) > 1 and not scene.match.resigned
        headline, winners = winner_line(scene), len(outcome.winners)
        short = headline if winners < 2 else f"{winners} share the win"
        return Words(headline, standings(scene) if counted else ending_line(scene), short, counted)

    def result_high(self, width: int) -> int:
        """How many pixels the result needs, in a width, to be read at its full size."""
        return high_of(self._scene.app.style, width, self._result(self._scene.review.outcome))

    def _log(self, room: Rect) -> Drawn:
        scene = self._scene
        if self._told_turns is None:
            self._told_turns = list(turns(scene.match, scene.eyes.told, scene.review.known))
        now = scene.review.shown if scene.review.behind else None
        return log(scene.app.style, room, self._told_turns, scene.match.game.turn_columns, now)

    def turn_at(self, pos: tuple[int, int]) -> Told | None:
        """The turn of the list that stands at a point."""
        scene, told = self._scene, self._told_turns
        room = self.why.list_room()
        if told is None or not room.collidepoint(pos):
            return None
        now = scene.review.shown if scene.review.behind else None
        return told_at(scene.app.style, room, told, scene.match.game.turn_columns, now, pos)

    def _plate(self, seat: int, rect: Rect) -> list[Drawn]:
        scene, style = self._scene, self._scene.app.style
        assert scene.show is not None
        held = self._held(seat)
        things = [plate(style, rect, self._told(seat, held))]
        things += self._emblem(seat, *token_spot(style, rect))
        count = len(held[1]) if held else 0
        for i in reversed(range(count)):
            things += self._piece(held[1][i], *hand_spot(style, rect, i, count), HAND_Z + i / 100) if held else []
        return things

    def _emblem(self, seat: int, at: tuple[float, float], radius: float) -> list[Drawn]:
        """What stands for a seat: one of its pieces, or its medal where pieces belong to nobody."""
        scene = self._scene
        if not scene.rack.used:
            return self._piece(self._own(seat), at, radius, BIG_Z)
        picture = medal(art_of(scene.app.style), scene.app.style.theme.seats[seat - 1], round(radius * 1.6))
        return [Drawn.centred(BIG_Z, picture, at, ("medal", seat, picture.get_width()))]

    def _held(self, seat: int) -> tuple[str, list[Item]] | None:
        """What lies on a seat's plate, with the word for it: miners in hand, prisoners."""
        scene = self._scene
        assert scene.show is not None
        for place in () if scene.rack.used else scene.show.picture.hands:
            kind, _, owner = place.partition(":")
            if owner == str(seat) and kind in HELD:
                return HELD[kind], scene.show.lying_at(place)
        return None

    def _own(self, seat: int) -> Item:
        """A piece like those of the seat."""
        assert self._scene.show is not None and self._scene.board is not None
        board = self._scene.board
        kinds = {i.kind for i in self._scene.show.picture.items if i.kind in board.material.pieces and i.owner}
        return Item(min(kinds, default=self._scene.match.game.piece), "plate", seat)

    def _piece(self, item: Item, at: tuple[float, float], radius: float, z: float) -> list[Drawn]:
        """A piece on a plate."""
        scene = self._scene
        assert scene.board is not None
        scene.board.anchors = {**scene.board.anchors, "plate": (at, radius)}
        piece = scene.board.moving([(replace(item, place="plate"), Pose("plate", "plate"))])
        return [thing._replace(z=z + thing.z / 10_000) for thing in piece]

    def _told(self, seat: int, held: tuple[str, list[Item]] | None) -> Plate:
        scene = self._scene
        person, live = scene.review.person(seat), scene.review.seat == seat
        preview = scene.hand.preview()
        then: tuple[Fact, ...] = preview.facts[seat - 1] if preview and preview.facts else ()
        thinking = live and not person.human and scene.driver.thinking and scene.review.resting
        bar = round(min(1.0, scene.driver.thought / scene.driver.seconds), 2) if thinking else None
        colour = scene.app.style.theme.seats[seat - 1].name
        sub = _played_by(person) if not person.human else colour if person.name != colour else ""
        view = scene.eyes.seen(scene.review.state)
        return Plate(seat, person.name, sub, self._status(seat, live, thinking),
                     live and scene.review.outcome is None,
                     tuple(scene.presentation.facts(view, seat)), then,
                     (held[0], len(held[1])) if held else None, bar)

    def _status(self, seat: int, live: bool, thinking: bool) -> str:
        scene, review = self._scene, self._scene.review
        if review.on:
            return "to play" if live else ""
        if review.outcome is not None:
            return "won" if seat in review.outcome.winners else ""
        if live and scene.driver.problem and review.resting:
            return "does not answer"
        if thinking:
            return f"thinking {scene.driver.thought:.1f} s"
        if live:
            bar = scene.presentation.steps(scene.eyes.seen(review.state))
            step = next((s.name for s in bar if s.state == "now"), "")
            person = review.person(seat)
            whose = "your turn" if person.name == "You" else "to play" if person.human or review.resting else "playing"
            return f"{whose}: {step.lower()}" if step and person.human else whose
        return f"took {scene.driver.took[seat]:.1f} s" if seat in scene.driver.took else ""


def _played_by(person: Person) -> str:
    """How strong a computer plays, or that nobody plays a seat any more."""
    return f"level {person.level}" if person.level else "resigned"
