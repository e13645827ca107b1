"""What is done at a table while somebody looks on: the same events for every version of a story, computers included."""

from __future__ import annotations

from contextlib import suppress

import pygame
from pygame.event import Event

from engine.core.action import Action
from scenes.app import App
from tests.scenes.onlooker import MOVING, Differs, Onlooker
from tests.scenes.permuted import Story
from tests.scenes.sights import CTRL, Sights

ROUNDS = 400  # frames after which a turn that never comes is an error


class Tour(Sights):
    """Leads an onlooker through a story."""

    def __init__(self, eye: Onlooker, seed: int, much: int = 1) -> None:
        super().__init__(eye, seed, much)
        self._left = set[int]()  # turns of others that were covered in the middle

    def walk(self) -> None:
        """From the first frame to the onlooker's next turn, back and forth there, and home."""
        eye, end = self.eye, len(self.story.actions)
        eye.app.change(aids={self.story.game.name: ["places", "radar", "open"]})
        self.match = eye.sit(self.story.at)
        if self.story.at:
            self.ready()
            self.look_around()
        self.play_on(end)
        self.ready()
        self.replay()
        self.back_and_forth()
        eye.frame("home", Event(pygame.MOUSEMOTION, pos=(3, 3), rel=(1, 1), buttons=(0, 0, 0)))
        self.scene.commands.menu.home() if self.eye.app.scene == "play" else eye.press("home")
        for _ in range(3):
            eye.frame("menu")

    # ---- turns ---------------------------------------------------------------------------------------------------

    def play_on(self, upto: int) -> None:
        """Plays the story's actions, each by the hand of whose turn it is."""
        while len(self.match.actions) < upto:
            self.ready(upto)
            if len(self.match.actions) < upto:
                self.act(self.story.actions[len(self.match.actions)])

    def ready(self, upto: int = 10**6) -> None:
        """Until a person may act: curtains are lifted, hands covered, computers waited for."""
        for _ in range(ROUNDS):
            scene = self.scene
            if self.eye.app.scene == "curtain":
                self.curtain()
            elif scene.table.show.busy:
                self.eye.frame("moving", dt=MOVING)
            elif scene.table.eyes.hands_over:
                self.hand_over()
            elif scene.table.hand.state is not None or len(self.match.actions) >= upto:
                return
            else:
                self.eye.frame("waiting", dt=MOVING)
                self.peek()
        raise AssertionError("nobody comes to act")

    def curtain(self) -> None:
        """Keys and windows do nothing to it; then it is lifted, by key or by mouse."""
        eye = self.eye
        eye.frame("curtain")
        if self._rng.random() < 0.25 * self._much:
            self.behind()
        if self._rng.random() < 0.5:
            eye.key(pygame.K_RETURN)
        else:
            eye.press("lift")
        eye.frame("lifted")

    def hand_over(self) -> None:
        """The turn is over, the cover not yet pressed."""
        eye = self.eye
        eye.frame("turn over")
        self.point_at_own(1)
        if self._rng.random() < 0.4 * self._much:
            eye.key(pygame.K_z, CTRL)
            eye.frame("agree?", dt=0.2)
            eye.key(pygame.K_ESCAPE)
        for key in (pygame.K_1, pygame.K_RETURN, pygame.K_F2):
            eye.key(key)

    def act(self, text: str) -> None:
        """One action of the story, by clicks."""
        eye, scene = self.eye, self.scene
        self._cover_in_the_middle()
        if self.eye.app.scene != "play":
            return
        action = self.story.game.parse(self.match.state, text)
        before = len(self.match.actions)
        match action.verb:
            case "put":
                self._put(action)
            case "swap" if action.args:
                for tile in action.args:
                    eye.click("chosen", eye.app.xy(tile))
                eye.press("action.confirm")
            case verb:
                eye.press({"deal": "action.draw", "swap": "action.keep"}.get(verb, f"action.{verb}"))
        assert len(self.match.actions) > before, f"{text} was not played"
        eye.frame("played", dt=MOVING)
        if eye.looking and action.verb == "put" and scene.table.review.mid_turn and self._rng.random() < 0.3:
            self._take_back()

    def _put(self, action: Action) -> None:
        eye, scene = self.eye, self.scene
        tile, square = (pick.name for pick in action.picks)
        eye.click("tile", eye.app.xy(tile))
        eye.click("square", eye.app.xy(square))
        for _ in range(16):
            if not scene.table.hand.held or scene.table.hand.meant() == action:
                break
            eye.key(pygame.K_e)
        if scene.table.hand.held:
            eye.click("square", eye.app.xy(square))

    def _take_back(self) -> None:
        """A step back and forth again in the own turn."""
        at = len(self.match.actions)
        self.eye.key(pygame.K_BACKSPACE)
        self.ready()
        self.eye.key(pygame.K_y, CTRL)
        self.ready(at)

    def _cover_in_the_middle(self) -> None:
        """Once a turn somebody else covers his hand with a tile picked and the pointer on another."""
        turn = self.match.state.turn
        if self.eye.looking or turn in self._left:
            return
        self._left.add(turn)
        self.point_at_own(2)
        self.eye.key(pygame.K_F2)
        self.ready()

    # ---- looking -------------------------------------------------------------------------------------------------

    def look_around(self) -> None:
        """Everything that can be looked at in the own turn."""
        for pos in self._places(4 * self._much):
            self.eye.hover("place", pos)
        self.own_tiles()
        for part in (self.windows, self.aids, self.tips, self.the_past, self.menus):
            if self._sometimes():
                part()
        if self.eye.app.settings.evaluation or self._much > 1:
            self.advice()
        self.replay()

    def replay(self) -> None:
        """What the others did since the last turn, seen again; Space ends it."""
        self.eye.key(pygame.K_r)
        for _ in range(3 + 4 * self._much):
            self.eye.frame("replay", dt=MOVING)
        self.eye.key(pygame.K_SPACE)
        self.ready()

    def back_and_forth(self) -> None:
        """Undo over what was revealed, with everybody's consent, and forth again."""
        eye = self.eye
        eye.key(pygame.K_z, CTRL)
        eye.frame("asked", dt=0.2)
        if eye.can("agree.yes") or self.scene.desk.modal:
            eye.press("agree.yes")
        for _ in range(3):
            eye.frame("taken back", dt=MOVING)
        if eye.app.scene == "play" and not self.scene.desk.modal:
            eye.key(pygame.K_y, CTRL)
            for _ in range(6):
                eye.frame("redone", dt=MOVING)


def tour(app: App, told: Story, seed: int, much: int = 1, keep: bool = False,
         against: Onlooker | None = None) -> Onlooker:
    """All that the onlooker of a story sees on a tour; `against` another one, until something differs."""
    eye = Onlooker(app, told, keep, against.notes if against else ())
    with suppress(Differs):
        Tour(eye, seed, much).walk()
    return eye


def differences(one: Onlooker, other: Onlooker) -> list[str]:
    """Where two versions were seen differently: the first note that differs, and which of its parts."""
    for n, (a, b) in enumerate(zip(one.notes, other.notes, strict=False)):
        if a != b:
            parts = [f"{x[:200]!r} against {y[:200]!r}" for x, y in zip(a, b, strict=False) if x != y]
            return [f"note {n}, {a[0]!r} in {a[2]}", *parts]
    return [] if len(one.notes) == len(other.notes) else ["one saw more than the other"]
