"""How the game goes on: actions are played and shown, persons take their turns, the end is written down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from engine.core.action import CHANCE, Action
from scenes.play.table.change import Fall

if TYPE_CHECKING:
    from scenes.play.scene import PlayScene

AGAIN = 5.0  # seconds between two tries to write down the end


class Turns:
    """Stands between the match, which is the truth, and the show, which lags behind it."""

    def __init__(self, scene: PlayScene) -> None:
        self._scene = scene
        self.record: Path | None = None  # of the game that is over, among the finished ones
        self._wait = 0.0  # seconds until it is tried again to write down the end
        self.saw_over = False  # whether the end has been announced
        self._counted = False

    def play(self, actions: Sequence[Action], fall: Fall | None = None) -> None:
        """Plays actions and shows them; `fall` is a piece that was dragged for the first of them."""
        scene, changes = self._scene, []
        if scene.hand.state is not None and actions:
            scene.first_time.did(actions[0])
        for action in actions:
            bare = scene.match.to_act == CHANCE and not action.args
            scene.match.play(scene.match.roll() if bare else action)
            changes.append(scene.eyes.change(len(scene.match.actions) - 1))
        scene.hand.take(None)
        changes[:1] = [replace(change, fall=fall) for change in changes[:1]]
        if scene.show and not scene.review.on:
            scene.show.add(changes)
        scene.changed()
        if scene.view.mid_turn():
            self._hand_over()  # at once: the next step may come before the next frame

    def commit(self, action: Action, by_button: bool = False, fall: Fall | None = None) -> None:
        """A person has chosen an action: it is played, or waits for confirmation where it would end the turn."""
        self.end_own_movement()
        if not by_button and self.asks_first and self._ends_turn(action):
            self._scene.hand.pending = action
            self._scene.controls.refresh()
        else:
            self.play([action], fall)

    @property
    def own_movement(self) -> bool:
        """Whether all that still moves was done in this turn by the person to act, who need not wait for it."""
        scene = self._scene
        turn, seat = scene.match.state.turn, scene.driver.seat()
        if scene.show is None or not scene.show.busy or not scene.driver.human_to_act() or scene.review.on:
            return False
        return scene.show.moves_only(
            lambda change: change.before.turn == turn
            and (change.before.to_act or scene.presentation.drawer(change.before)) == seat)

    def end_own_movement(self) -> None:
        """What the person's last step still moves comes to its end at once, because the next one is here."""
        if self._scene.show is not None and self.own_movement:
            self._scene.show.skip()

    def by_lot(self) -> None:
        """Plays the phase under way to its end by lot, for everybody, and shows it at once.

        The lot follows from the game's seed, how far it has come and the lines that were left: taken back and drawn
        again it falls otherwise.
        """
        scene, match = self._scene, self._scene.match
        label = scene.presentation.shortcut(scene.eyes.seen(match.state))
        lot = Random(f"{match.seed} lot {len(match.actions)} {len(match.lines)}")
        scene.driver.stop()
        while scene.presentation.shortcut(scene.eyes.seen(match.state)) == label and match.to_act is not None:
            self.play([match.roll() if match.to_act == CHANCE else lot.choice(match.state.actions())])
        if scene.show and not scene.review.on:
            scene.show.skip()

    @property
    def asks_first(self) -> bool:
        """Whether turns are confirmed: between people, unless switched off."""
        scene = self._scene
        people = scene.driver.humans() > 1 and scene.app.settings.confirm_turn
        return people and scene.presentation.confirms(scene.eyes.seen(scene.match.state))

    def _ends_turn(self, action: Action) -> bool:
        state = self._scene.match.state
        return state.after(action)[0].turn > state.turn

    def update(self, dt: float) -> bool:
        """Computers and chance act, then it may be a person's turn; True when something was played."""
        scene = self._scene
        assert scene.show is not None
        self._wait = max(0.0, self._wait - dt)
        scene.eyes.settle()
        actions = scene.driver.update(dt, scene.show.busy and not scene.review.on)
        if actions:
            self.play(actions)
            scene.eyes.settle()
        self._hand_over()
        if scene.eyes.must_cover and not scene.show.busy:
            scene.cover()
        self._look_for_end()
        return bool(actions)

    def _look_for_end(self) -> None:
        """Counts once the board has come to rest, then announces the end; a review only lets it be written down."""
        scene = self._scene
        if scene.match.outcome is None:
            self._counted, self._wait = False, 0.0
        elif not self._counted and not scene.review.on and scene.show and not scene.show.busy:
            self._count()
        if scene.match.outcome is not None and (scene.over or scene.review.on):
            self._write_down()
        if scene.over != self.saw_over:
            self.saw_over = scene.over
            if scene.over and not scene.still:
                scene.hear("end")
            scene.layout()

    def _count(self) -> None:
        scene = self._scene
        self._counted = True
        finale = None if scene.match.resigned else scene.presentation.finale(scene.eyes.seen(scene.match.state))
        if finale and scene.show:
            scene.show.finale(*finale)

    def opened_finished(self) -> None:
        """A game that was over before the scene began is shown counted, without the counting."""
        self._counted = True
        self.count_again(at_once=True)

    def count_again(self, at_once: bool = False) -> None:
        """The last position is shown again after others: what was counted shows again, `at_once` without animation."""
        scene, counted = self._scene, self._counted
        self._counted = False
        if at_once and counted and scene.show:
            self._count()
            scene.show.skip()

    def _hand_over(self) -> None:
        """Gives the position to the hand when a person is to act and nothing moves but what he did himself."""
        scene = self._scene
        assert scene.show is not None
        still = not scene.show.busy or self.own_movement
        free = scene.driver.human_to_act() and still and scene.match.outcome is None
        free &= not scene.review.on
        state = scene.eyes.seen(scene.match.state) if free and not scene.eyes.hands_over else None
        if state is scene.hand.state:
            return
        scene.hand.take(state)
        scene.controls.refresh()
        if state is not None and scene.view.turn_begins():
            scene.app.sounds.play("turn")

    def _write_down(self) -> None:
        """The game has ended: its record is written, once; where it cannot be, it is tried again after a while."""
        scene = self._scene
        if scene.journal is not None and self.record is None and not self._wait:
            self.record = scene.app.store.finish(scene.match, scene.journal)
            self._wait = AGAIN if self.record is None else 0.0

    @property
    def saving(self) -> str:
        """What there is to say about saving, "" where all is well."""
        scene = self._scene
        if scene.journal is None or self.record is not None:
            return ""
        return scene.app.store.problem if self._wait else scene.journal.note

    def unsaved(self) -> str:
        """Why the game is not on disk, after one more try; "" where it is, or where nobody keeps it."""
        journal = self._scene.journal
        if journal is None or self.record is not None or not journal.broken or journal.save():
            return ""
        if self._scene.match.outcome is not None:
            self._wait = 0.0
            self._write_down()
        return "" if self.record is not None else journal.broken

    def reopen(self) -> None:
        """A finished game goes on after an undo: it gets a journal again."""
        if self.record is not None:
            self._scene.journal = self._scene.app.store.reopen(self._scene.match, self.record)
            self.record, self._wait = None, 0.0
