"""Notes down everything that one player gets to see and hear of a game on the screen, frame by frame."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from types import MappingProxyType
from typing import Any

import pygame
from pygame.event import Event

from engine.core.action import CHANCE, Action
from engine.core.brain import Answer
from engine.records.notation import written
from scenes.app import App
from scenes.play.panel.prompts import prompt_of
from scenes.play.scene import PlayScene
from scenes.play.table.log import turns
from tests.scenes.adviser import Adviser
from tests.scenes.permuted import Scripted, Story
from tests.scenes.seated import play_scene

MOVING = 0.13  # seconds from frame to frame while something moves
NOTHING = MappingProxyType[str, Any]({})


class Computers:
    """Stands in for the computer players' process: each turn is the script's, and comes at the third look."""

    problem = ""

    def __init__(self, told: Story) -> None:
        self._story, self._looks = told, 0
        self.match: Scripted | None = None

    def warm(self) -> None:
        """Nothing need be started."""

    cancel = close = move_now = warm

    def ask(self, *question: object) -> int:
        """A turn is asked for."""
        self._looks = 3
        return 1

    def poll(self) -> Answer | None:
        """The turn of the script, once it has been thought about."""
        self._looks -= 1
        return None if self._looks else Answer(tuple(self._turn()), (), 1, ())

    def _turn(self) -> Iterable[Action]:
        assert self.match is not None
        state: Any = self.match.state
        for text in self._story.actions[len(self.match.actions):]:
            if state.to_act == CHANCE:
                return
            action = self._story.game.parse(state, text)
            state, _ = state.after(action)
            yield action


class Differs(Exception):
    """Something was seen that was not seen in the other version."""


class Onlooker:
    """Sits at an App with one version of a story. `notes` holds what was seen, each with a label.

    Nothing is noted while another person looks at his own hand. `keep` holds on to the pictures themselves;
    where `against` has another one's notes, `frame` raises Differs at the first that is not the same.
    """

    def __init__(self, app: App, told: Story, keep: bool = False, against: Sequence[tuple[str, ...]] = ()) -> None:
        self._against = against
        self.app, self.story = app, told
        self.notes: list[tuple[str, ...]] = []
        self.pictures: list[bytes] = []
        self._keep, self._heard = keep, list[str]()
        self._computers = Computers(told)
        app._thinker = self._computers  # type: ignore[assignment]
        app.analyst = Adviser()  # type: ignore[assignment]
        app.sounds.play = self._heard.append  # type: ignore[assignment, method-assign]
        app.window.show = lambda rects: None  # type: ignore[method-assign]  # nobody sits before the screen

    @property
    def scene(self) -> Any:
        """The scene on top."""
        return self.app.scenes.top

    def sit(self, upto: int) -> Scripted:
        """The game comes onto the screen after the first actions; its first frame is noted."""
        match = self._computers.match = self.story.match(upto)
        scene = play_scene(self.app, match, None)
        self.app.scenes.home(scene)
        self.frame("first frame")
        return match

    # ---- noting --------------------------------------------------------------------------------------------------

    @property
    def looking(self) -> bool:
        """Whether the onlooker may be before the screen: nobody's hand shows, or his own."""
        scene = self.scene
        if not isinstance(scene, PlayScene):
            return True
        return (scene.table.eyes.lifted if scene.peek.on else scene.table.eyes.viewer) in (0, self.story.viewer)

    def frame(self, label: str, *events: Event, dt: float = 1 / 60) -> None:
        """One frame; what can be seen after it is noted."""
        moving = self.app.frame(events, dt)
        heard = " ".join(self._heard)
        self._heard.clear()
        if not self.looking:
            return
        pixels = pygame.image.tobytes(self.app.surface, "RGB")
        if self._keep:
            self.pictures.append(pixels)
        texts = repr([(w.id, tuple(w.rect), w.text, w.enabled, w.focused, w.value) for w in self.app.widgets()])
        title = repr(pygame.display.get_caption())
        self.notes.append((label, blake2b(pixels).hexdigest(), self.app.scene, str(moving), heard, title, texts,
                           *self._told()))
        if self._against and self.notes[-1:] != list(self._against[len(self.notes) - 1:len(self.notes)]):
            raise Differs

    def _told(self) -> tuple[str, ...]:
        """What the game says in words and signs, and what would be copied."""
        scene = self.scene
        if not isinstance(scene, PlayScene) or scene.table.show is None:
            return ()
        told = [f"{turn.seat} {turn.text}" for turn in turns(scene.match, scene.table.eyes)]
        table, steps = scene.table, scene.table.presentation.steps(scene.match.state)
        signs = (scene.draw_list._of_the_moment(), table.show.lasting, table.show.picture, table.hand.refusal,
                 table.hand.preview(), steps, sorted(scene.rack.anchors()))
        tips = scene.desk._tip.face()
        return (repr(prompt_of(scene.table)), "\n".join(told), *map(repr, signs), repr(tips), written(scene.match),
                str(scene.table.show.busy), str(len(scene.match.undone)), str(scene.table.driver.thinking))

    # ---- events --------------------------------------------------------------------------------------------------

    def hover(self, label: str, pos: tuple[int, int]) -> None:
        """Moves the pointer; where it goes belongs to what is seen."""
        here = self.app.at(*pos) if self.looking else ""
        self.frame(f"{label} {pos} {here}" if self.looking else label,
                   Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0)))

    def click(self, label: str, pos: tuple[int, int]) -> None:
        """Moves there, presses and releases."""
        self.hover(label, pos)
        self.frame(label, Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1),
                   Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))

    def key(self, key: int, mod: int = 0) -> None:
        """Presses and releases a key."""
        down = Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        self.frame(f"key {pygame.key.name(key)}", down, Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0))

    def can(self, id: str) -> bool:
        """Whether a widget is there and can be pressed."""
        return any(w.id == id and w.enabled for w in self.app.widgets())

    def press(self, id: str) -> None:
        """Clicks a widget by its id."""
        state = {w.id: w for w in self.app.widgets()}[id]
        assert state.enabled, f"{id} cannot be pressed"
        self.click(id, state.rect.center)

    def resize(self, size: tuple[int, int]) -> None:
        """The window takes on another size."""
        self.frame(f"resize {size}", Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
