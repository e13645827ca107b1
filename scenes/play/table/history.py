"""Undo, redo, step back, reset, and the replay of what others did since one's last turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.core.action import CHANCE, Action
from scenes.kit.widgets import confirm
from scenes.play.table.change import Change
from scenes.play.table.log import turn_start

if TYPE_CHECKING:
    from scenes.play.scene import PlayScene

SHUFFLED = "What lies unseen is shuffled anew, and the list of turns says so."


class History:
    """Moves the match back and forth. Undo takes whole turns; against computers it goes back to a person's turn."""

    def __init__(self, scene: PlayScene) -> None:
        self._scene = scene
        self._asked = 0

    def _back_to(self, at: int) -> None:
        """Back to an earlier position; over a draw that was seen only when everybody agrees."""
        self._asked = at
        question = self._seen_since(at)
        if not question:
            self.agreed()
            return
        shuffled = f" {SHUFFLED}" if self._drawn_since(at) else ""
        if self._scene.eyes.shared:
            confirm(self._scene.desk, question, f"Only when everybody at the table agrees.{shuffled}",
                    "All agree", "Play on", "agree")
        else:
            confirm(self._scene.desk, question, shuffled.strip(), "Take it back", "Play on", "agree")

    def _seen_since(self, at: int) -> str:
        """The question that everybody is asked before the game goes back so far; nothing where nobody need agree."""
        scene, match = self._scene, self._scene.match
        if scene.eyes.shared and match.state.outcome() is not None:  # all hands lie open at the end
            return "Take back what was shown at the end?"
        draws = [s for s in match.states[at:-1] if s.to_act == CHANCE] if self._drawn_since(at) else []
        drawers = [scene.presentation.drawer(scene.eyes.seen(state)) or 1 for state in draws]
        seen = scene.eyes.shared or any(match.person(seat).human for seat in drawers)
        return "Take back a draw that was seen?" if draws and seen and match.secret else ""

    def _drawn_since(self, at: int) -> bool:
        """Whether tiles were drawn after the first `at` actions by somebody who may look at them."""
        scene, match = self._scene, self._scene.match
        return match.drew(at) and scene.presentation.hand_due(scene.eyes.seen(match.state))

    def play_from(self, at: int) -> None:
        """Asks whether the game goes on from an earlier position; over what was seen everybody is asked, as by undo."""
        self._asked = at
        if not self._seen_since(at):
            confirm(self._scene.desk, "Play on from here?", "What was played after this is kept beside it.",
                    "Play from here", "Stay", "agree")
        else:
            self._back_to(at)

    def agreed(self) -> None:
        """Goes back to the position that was asked for."""
        if self._asked < len(self._scene.match.actions):
            self.follow(self._asked)

    def follow(self, at: int, line: Sequence[Action] = ()) -> None:
        """The game goes on from its first `at` actions, with a line played on from there. Raises IllegalAction."""
        scene, match = self._scene, self._scene.match
        if scene.still:
            scene.review.fork(at, line)
            return
        scene.driver.stop()
        scene.review.end()
        if match.resigned:
            match.undo()
        if at < len(match.actions):
            drawn = self._drawn_since(at)
            match.take_back(len(match.actions) - at)
            if drawn:
                match.shuffle()
        for action in line:
            match.play(action)
        if scene.eyes.hands_over:
            scene.eyes.cover()
        self._moved()

    def _moved(self) -> None:
        scene = self._scene
        scene.turns.reopen()
        scene.hand.take(None)
        if scene.show:
            scene.show.jump(scene.eyes.seen(scene.match.state), len(scene.match.actions))
        scene.changed()

    def undo(self) -> None:
        """Takes a whole turn back; a resignation first."""
        match = self._scene.match
        if match.gave_up:
            self._scene.driver.stop()
            match.undo()
            self._scene.eyes.look_again()
            self._moved()
            self._scene.layout()
        elif match.actions:
            self._back_to(self._undo_goal())

    def _undo_goal(self) -> int:
        scene, match = self._scene, self._scene.match
        end = len(match.actions)
        start = turn_start(match, end)
        mine = match.states[start].to_act
        if start < end and (not scene.driver.humans() or (mine and match.person(mine).human)):
            return start
        if not scene.driver.humans():
            scene.driver.paused = True
            return turn_start(match, max(0, start - 1))
        starts = [i for i in range(start) if turn_start(match, i) == i and self._human_at(i)]
        return starts[-1] if starts else turn_start(match, max(0, start - 1))

    def _human_at(self, at: int) -> bool:
        seat = self._scene.match.states[at].to_act
        return bool(seat) and self._scene.match.people_at(at)[(seat or 1) - 1].human

    def redo(self) -> None:
        """Plays a whole turn again, and the computers' answers that stood behind it."""
        scene, match = self._scene, self._scene.match
        scene.driver.stop()
        start, changes = len(match.actions), list[Change]()
        while match.undone and (len(match.actions) == start or not self._settled()):
            at = len(match.actions)
            match.redo()
            changes += scene.eyes.changes(at, len(match.actions))
        scene.hand.take(None)
        if scene.show:
            scene.show.skip()
            scene.show.add(changes)
        scene.changed()

    def _settled(self) -> bool:
        """Whether a redo may stop here: at the start of a turn, and with people playing, of a person's."""
        match, at = self._scene.match, len(self._scene.match.actions)
        return turn_start(match, at) == at and (not self._scene.driver.humans() or self._human_at(at))

    def step_back(self) -> None:
        """Takes one step of the turn under way back."""
        if self._scene.view.mid_turn():
            self._back_to(len(self._scene.match.actions) - 1)

    def reset(self) -> None:
        """Begins the turn under way anew."""
        match = self._scene.match
        if self._scene.view.mid_turn():
            self._back_to(turn_start(match, len(match.actions)))

    def replay(self) -> None:
        """Shows again what others did since the last turn of whoever is to act."""
        scene, match = self._scene, self._scene.match
        start, end = scene.view.since()
        if scene.show is None or start >= end:
            return
        scene.hand.take(None)
        scene.show.jump(scene.eyes.seen(match.states[start]), start)
        scene.show.add(scene.eyes.changes(start, len(match.actions)))
        scene.turns.count_again()
