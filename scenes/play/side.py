"""What the panel and the prompt bar say at this moment, read from the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from engine.core.look import Fact, Pose
from engine.core.picture import Item
from scenes.kit.canvas import Drawn
from scenes.kit.pieces import PIECES
from scenes.play.log import rows
from scenes.play.log_panel import log
from scenes.play.panel import ground, head, prompt, result, steps
from scenes.play.plates import Plate, hand_spot, plate, token_spot
from scenes.play.prompts import prompt_of, winner_line

if TYPE_CHECKING:
    from scenes.play.scene import PlayScene

BIG_Z, HAND_Z = 71.0, 72.0


class Side:
    """Reads the scene's parts and lists the panel's things."""

    def __init__(self, scene: PlayScene) -> None:
        self._scene = scene
        self._rows: list[tuple[str, tuple[str, ...]]] | None = None

    def forget(self) -> None:
        """The match has changed: the list of turns is written anew."""
        self._rows = None

    def things(self) -> list[Drawn]:
        """Title, plates, step bar, prompt, list of turns, and the result at the end."""
        scene = self._scene
        places, look, match = scene.places, scene.app.look, scene.match
        turn = f"{self._detail()}, turn {match.state.turn + (match.outcome is None)}"
        things = [ground(look, places.panel),
                  head(look, places.head, match.game.title, turn, scene.controls.head_room, match.game.icon),
                  steps(look, places.steps, scene.look.steps(match.state)),
                  prompt(look, places.prompt, prompt_of(scene), scene.controls.prompt_room)]
        for seat, rect in enumerate(places.plates, 1):
            things += self._plate(seat, rect)
        if places.log.h:
            things.append(self._log())
        if places.result.h and match.outcome:
            things.append(result(look, places.result, winner_line(scene), scene.look.ending(match.outcome)))
        return things

    def _log(self) -> Drawn:
        scene = self._scene
        if self._rows is None:
            self._rows = rows(scene.match)
        seats = (1, 2) if len(scene.match.seated) == 2 else ()
        return log(scene.app.look, scene.places.log, self._rows, seats)

    def _detail(self) -> str:
        """The first option in words, such as hex5."""
        match = self._scene.match
        option = match.game.options[0]
        value = match.options[option.name]
        return dict(zip(option.choices, option.words, strict=False)).get(value, str(value))

    def _plate(self, seat: int, rect: Rect) -> list[Drawn]:
        scene, look = self._scene, self._scene.app.look
        assert scene.show is not None
        hand = f"hand:{seat}"
        held = scene.show.at_anchor(hand) if hand in scene.show.picture.hands else None
        things = [plate(look, rect, self._told(seat, held))]
        things += self._token(seat, *token_spot(look, rect), BIG_Z)
        for i in reversed(range(held or 0)):
            things += self._token(seat, *hand_spot(look, rect, i, held or 1), HAND_Z + i / 100)
        return things

    def _token(self, seat: int, at: tuple[float, float], radius: float, z: float) -> list[Drawn]:
        """The seat's piece on its plate."""
        scene = self._scene
        assert scene.board is not None and scene.show is not None
        kind = next((i.kind for i in scene.show.picture.items if i.owner == seat and i.kind in PIECES), "")
        scene.board.anchors = {**scene.board.anchors, "plate": (at, radius)}
        piece = scene.board.moving([(Item(kind, "plate", seat), Pose("plate", "plate"))])
        return [thing._replace(z=z) for thing in piece]

    def _told(self, seat: int, held: int | None) -> Plate:
        scene, match = self._scene, self._scene.match
        person, live = match.person(seat), match.to_act == seat
        preview = scene.hand.preview()
        then: tuple[Fact, ...] = preview.facts[seat - 1] if preview and preview.facts else ()
        thinking = live and not person.human and scene.driver.thinking
        bar = round(min(1.0, scene.driver.thought / scene.driver.seconds), 2) if thinking else None
        colour = scene.app.look.theme.seats[seat - 1].name
        level = "" if person.human else f"level {person.level}"
        sub = ", ".join(part for part in (colour if person.name != colour else "", level) if part)
        view = scene.show.view if scene.show else match.state
        return Plate(seat, person.name, sub, self._status(seat, live, thinking), live and match.outcome is None,
                     tuple(scene.look.facts(view, seat)), then, held, bar)

    def _status(self, seat: int, live: bool, thinking: bool) -> str:
        scene, match = self._scene, self._scene.match
        if match.outcome is not None:
            return "won" if seat in match.outcome.winners else ""
        if thinking:
            return f"thinking {scene.driver.thought:.1f} s"
        if live:
            step = next((s.name for s in scene.look.steps(match.state) if s.state == "now"), "")
            whose = "your turn" if match.person(seat).name == "You" else "to play"
            return f"{whose}: {step.lower()}" if match.person(seat).human else whose
        return f"took {scene.driver.took[seat]:.1f} s" if seat in scene.driver.took else ""
