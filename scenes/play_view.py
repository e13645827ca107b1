"""What the play scene shows at this moment: board, marks, panel and prompt, as one list for the canvas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.look import Fact
from engine.core.picture import Mark
from scenes.kit import pieces
from scenes.kit.canvas import Drawn
from scenes.play_history import History
from scenes.play_log import rows, turn_start
from scenes.play_panel import (
    Plate,
    Prompt,
    ground,
    hand_spot,
    head,
    log,
    plate,
    prompt,
    result,
    steps,
    token_spot,
)

if TYPE_CHECKING:
    from scenes.play import PlayScene


class View:
    """Reads the scene's parts and says what is to be seen. Changes nothing."""

    def __init__(self, scene: PlayScene) -> None:
        self._scene = scene
        self.history = History(scene)
        self._rows: list[tuple[str, tuple[str, ...]]] | None = None
        self._since: list[Mark] | None = None

    def forget(self) -> None:
        """The match has changed: what was worked out from it is worked out again."""
        self._rows = self._since = None

    # ---- the match -----------------------------------------------------------------------------------------------

    def mid_turn(self) -> bool:
        """Whether a person has made a step of the turn under way."""
        match = self._scene.match
        end = len(match.actions)
        return self._scene.driver.human_to_act() and turn_start(match, end) < end

    def turn_begins(self) -> bool:
        """Whether the present position is the start of a turn."""
        match = self._scene.match
        return turn_start(match, len(match.actions)) == len(match.actions)

    def since(self) -> tuple[int, int]:
        """From which action to which others have played since the last turn of whoever is to act."""
        match = self._scene.match
        end = turn_start(match, len(match.actions))
        seat = match.states[end].to_act if self._scene.driver.human_to_act() else None
        if seat is None:
            last = len(match.actions)
            start = turn_start(match, last)
            return (start, last) if start < last else (turn_start(match, max(0, last - 1)), last)
        start = end
        while start and match.states[start - 1].to_act != seat:
            start -= 1
        return start, end

    def seat_name(self, seat: int) -> str:
        """`Red`, or `Red (Anna)` when the person has another name."""
        colour, name = self._scene.app.look.theme.seats[seat - 1].name, self._scene.match.person(seat).name
        return colour if name == colour else f"{colour} ({name})"

    # ---- the board -----------------------------------------------------------------------------------------------

    def things(self) -> list[Drawn]:
        """Everything to draw."""
        scene = self._scene
        assert scene.board is not None and scene.show is not None
        self._anchor()
        board = scene.board
        things = board.clipped(board.labels() + board.marks(self._marks()))
        return things + scene.show.things() + self._dragged() + self._panel()

    def _anchor(self) -> None:
        """Tells the board where hands are on the plates."""
        scene = self._scene
        assert scene.board is not None
        look, places = scene.app.look, scene.places
        scene.board.anchors = {f"hand:{seat}": hand_spot(look, rect, 0, 1) for seat, rect in enumerate(places.plates, 1)}

    def _marks(self) -> list[Mark]:
        scene = self._scene
        assert scene.show is not None
        if scene.show.busy:
            return []
        marks = self._since_marks()
        if scene.match.outcome is not None:
            return [*marks, *scene.look.ended(scene.match.state)]
        occupied = {item.place for item in scene.show.picture.items if item.kind in pieces.PIECES}
        now = next((step.icon for step in scene.look.steps(scene.match.state) if step.state == "now"), "mine")
        cursor = [Mark("cursor", scene.hand.cursor)] if scene.hand.cursor else []
        return marks + scene.hand.marks(occupied, now) + cursor

    def _since_marks(self) -> list[Mark]:
        """What others changed since the last turn of whoever is to act."""
        if self._since is None:
            match, (start, end) = self._scene.match, self.since()
            self._since = [mark for i in range(start, end)
                           for mark in self._scene.look.changed(match.states[i], match.states[i + 1], match.events[i])]
        return self._since

    def _dragged(self) -> list[Drawn]:
        """The piece under the pointer while it is dragged."""
        scene = self._scene
        if not scene.pointer.dragging or not scene.hand.picked or scene.board is None or scene.show is None:
            return []
        origin = scene.hand.picked[0].name
        found = [i for i in scene.show.picture.items if i.place == origin and i.kind in pieces.PIECES]
        scene.board.anchors = {**scene.board.anchors, "pointer": (scene.pointer.pos, scene.board.placed.radius)}
        from dataclasses import replace

        from engine.core.look import Pose

        return scene.board.moving([(replace(i, place="pointer"), Pose("pointer", "pointer", lift=0.08)) for i in found])

    # ---- the panel -------------------------------------------------------------------------------------------------

    def _panel(self) -> list[Drawn]:
        scene = self._scene
        places, look, match = scene.places, scene.app.look, scene.match
        turn = f"{self._detail()}, turn {match.state.turn + (match.outcome is None)}"
        things = [ground(look, places.panel), head(look, places.head, match.game.title, turn, scene.controls.head_room, "mine"),
                  steps(look, places.steps, scene.look.steps(match.state)),
                  prompt(look, places.prompt, self._prompt(), scene.controls.prompt_room)]
        for seat, rect in enumerate(places.plates, 1):
            things += self._plate(seat, rect.copy())
        if places.log.h:
            if self._rows is None:
                self._rows = rows(match)
            seats = [1, 2] if len(match.seated) == 2 else [1]
            things.append(log(look, places.log, self._rows, seats if len(match.seated) == 2 else ()))
        if places.result.h and match.outcome:
            things.append(result(look, places.result, self._winner(), scene.look.ending(match.outcome)))
        return things

    def _detail(self) -> str:
        match = self._scene.match
        option = match.game.options[0]
        value = match.options[option.name]
        words = dict(zip(option.choices, option.words, strict=False))
        return words.get(value, str(value))

    def _winner(self) -> str:
        outcome = self._scene.match.outcome
        assert outcome is not None
        everyone = [person.name for person in self._scene.match.people]
        colours = self._scene.app.look.theme.seats
        names = [everyone[s - 1] if everyone.count(everyone[s - 1]) == 1 else f"{everyone[s - 1]} ({colours[s - 1].name})"
                 for s in outcome.winners]
        if len(names) == 1:
            return "You win" if names[0] == "You" else f"{names[0]} wins"
        return f"{', '.join(names[:-1])} and {names[-1]} share the win"

    def _plate(self, seat: int, rect: object) -> list[Drawn]:
        from pygame import Rect

        assert isinstance(rect, Rect)
        scene, look = self._scene, self._scene.app.look
        assert scene.board is not None and scene.show is not None
        hand = f"hand:{seat}"
        held = scene.show.at_anchor(hand) if hand in scene.show.picture.hands else None
        things = [plate(look, rect, self._told(seat, held))]
        big, radius = token_spot(look, rect)
        things += self._token(seat, big, radius, 71)
        for i in reversed(range(held or 0)):
            at, size = hand_spot(look, rect, i, held or 1)
            things += self._token(seat, at, size, 72 + i / 100)
        return things

    def _token(self, seat: int, at: tuple[float, float], radius: float, z: float) -> list[Drawn]:
        """The seat's piece on its plate."""
        from engine.core.look import Pose
        from engine.core.picture import Item

        scene = self._scene
        assert scene.board is not None and scene.show is not None
        kind = next((i.kind for i in scene.show.picture.items if i.owner == seat and i.kind in pieces.PIECES), "")
        scene.board.anchors = {**scene.board.anchors, "plate": (at, radius)}
        thing = scene.board.moving([(Item(kind, "plate", seat), Pose("plate", "plate"))])
        return [t._replace(z=z) for t in thing]

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
        return Plate(seat, person.name, sub, self._status(seat, live, thinking), live and match.outcome is None,
                     tuple(scene.look.facts(scene.show.view if scene.show else match.state, seat)), then, held, bar)

    def _status(self, seat: int, live: bool, thinking: bool) -> str:
        scene, match = self._scene, self._scene.match
        if match.outcome is not None:
            return "won" if seat in match.outcome.winners else ""
        if thinking:
            return f"thinking {scene.driver.thought:.1f} s"
        if live:
            step = next((s.name for s in scene.look.steps(match.state) if s.state == "now"), "")
            mine = "your turn" if match.person(seat).name == "You" else "to play"
            return f"{mine}: {step.lower()}" if match.person(seat).human else mine
        return f"took {scene.driver.took[seat]:.1f} s" if seat in scene.driver.took else ""

    def _prompt(self) -> Prompt:
        scene, match = self._scene, self._scene.match
        seat = match.to_act or 0
        if match.outcome is not None:
            return Prompt(match.outcome.winners[0], scene.look.ending(match.outcome))
        if scene.driver.problem:
            return Prompt(seat, scene.driver.problem, tone="danger")
        if not scene.driver.human_to_act():
            waits = "Paused." if scene.driver.paused else f"{match.person(seat).name} is thinking." if seat else ""
            return Prompt(seat, waits, self._saving(), "danger", "warning")
        text = self._ask(match.person(seat).name)
        refusal, preview = scene.hand.refusal, scene.hand.preview()
        if refusal:
            return Prompt(seat, text, refusal.sentence, "danger", "warning")
        if preview and preview.sentence:
            return Prompt(seat, text, preview.sentence)
        return Prompt(seat, text, self._saving(), "danger", "warning")

    def _ask(self, name: str) -> str:
        scene = self._scene
        if scene.hand.pending:
            return "End your turn?" if name == "You" else f"{name}, end your turn?"
        words = scene.look.prompt(scene.match.state)
        return f"Your turn: {words}" if name == "You" else f"{name}, {words}"

    def _saving(self) -> str:
        journal = self._scene.journal
        return journal.broken if journal is not None else ""

    def plate_at(self, pos: tuple[int, int]) -> int:
        """The seat whose plate lies at a point, 0 for none."""
        return next((seat for seat, rect in enumerate(self._scene.places.plates, 1) if rect.collidepoint(pos)), 0)
