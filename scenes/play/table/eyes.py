"""Through whose eyes the board is seen, so that nothing hidden crosses the table.

In a game without secrets, and when only computers have ever played, all is seen. One person among computers always sees
with his own eyes. Several people share the screen: nobody's hand shows until the curtain is lifted by whose turn it is,
and it falls again before the next one sits down. In computers' turns the hand of who sits there lies face down, and so
do all hands once every person has left his seat to a computer.
"""

from __future__ import annotations

from engine.core.action import Action
from engine.core.match import Match
from engine.core.open_view import open_view
from engine.core.state import State, View
from scenes.play.table.change import Change
from scenes.play.table.driver import Driver

NOBODY = 0


class Eyes:
    """Knows who looks, and gives positions, events and actions as he may see them."""

    def __init__(self, match: Match, driver: Driver, seat: int | None = None) -> None:
        """`seat` looks, whoever plays: for a picture."""
        self._match, self._driver = match, driver
        self._presentation = match.game.presentation()
        self.seat = seat
        self.lifted = NOBODY  # the seat for which the curtain was lifted
        self.open = True  # whether that seat's hand lies open
        self._seen: dict[tuple[int, int], tuple[State, View]] = {}  # by viewer and position
        self._for = self.viewer

    # ---- who looks -----------------------------------------------------------------------------------------------

    @property
    def _humans(self) -> list[int]:
        return [seat for seat, person in enumerate(self._match.people, 1) if person.human]

    @property
    def shared(self) -> bool:
        """Whether several people share the screen in a game with secrets; a picture is for whom it was made."""
        return self.seat is None and self._match.game.hidden and len(self._humans) > 1

    @property
    def viewer(self) -> int | None:
        """The seat through whose eyes all is seen, 0 for nobody's, None for everything."""
        if self.seat is not None:
            return self.seat
        humans = self._humans
        if not self._match.secret:
            return None
        if len(humans) == 1:
            return humans[0]
        return self.lifted if self.lifted in humans and self.open else NOBODY

    @property
    def sits(self) -> int:
        """The seat of the person who has lifted the curtain, 0 where nobody need or has."""
        return self.lifted if self.shared else NOBODY

    @property
    def face_down(self) -> bool:
        """Whether somebody sits here who may not see his hand lie open now."""
        return self.sits != NOBODY and not self.open

    @property
    def hands_over(self) -> bool:
        """Whether somebody else's turn has come, and the one who looks has not yet handed over."""
        seat = self._driver.seat()
        return self.shared and self.lifted != NOBODY and self._due(seat) and seat != self.lifted

    @property
    def must_cover(self) -> bool:
        """Whether the curtain has to be up: a person's turn, and he has not lifted it."""
        return self.shared and self.lifted == NOBODY and self._due(self._driver.seat())

    def _due(self, seat: int | None) -> bool:
        human = bool(seat) and self._match.person(seat or 1).human
        return human and self._presentation.hand_due(self.seen(self._match.state))

    def next_person(self) -> int:
        """The seat of the person for whom the curtain comes down: whose turn it is, else the next person's."""
        match, seat = self._match, self._driver.seat() or 1
        order = [*range(seat, len(match.seated) + 1), *range(1, seat)]
        return next((s for s in order if match.person(s).human), seat)

    def turned(self) -> bool:
        """Whether another one looks than when this was last asked; what the last one saw is forgotten then."""
        if self._for == self.viewer:
            return False
        self._for = self.viewer
        self._seen.clear()
        return True

    # ---- what is seen --------------------------------------------------------------------------------------------

    def seen(self, state: State) -> View:
        """The position as the viewer may see it; the same object for the same position."""
        viewer = self.viewer
        if viewer is None:
            return open_view(self._match, state)
        key = (viewer, id(state))
        if key not in self._seen:
            self._seen[key] = (state, state.seen_by(viewer))
        return self._seen[key][1]

    def own(self, state: State) -> View:
        """The position as the person who sits there may see it, whose hand lies face down for all others."""
        return state.seen_by(self.lifted)

    def action_seen(self, before: State, action: Action) -> Action:
        """The action as the viewer may read it (`deal 2 ? ?`)."""
        viewer = self.viewer
        if viewer is None:
            return action
        verb, *args = self._match.game.action_seen(before, action, viewer).split()
        return Action(verb, tuple(args))

    def change(self, at: int) -> Change:
        """A step of the match, the one after `at` actions, as the viewer may see it."""
        match = self._match
        before, action, events, after = match.states[at], match.actions[at], match.events[at], match.states[at + 1]
        viewer = self.viewer
        shown = tuple(events) if viewer is None else tuple(match.game.events_seen(events, viewer))
        return Change(at, self.seen(before), self.action_seen(before, action), shown, self.seen(after))

    def changes(self, start: int, end: int) -> list[Change]:
        """The steps of the match from one action to another."""
        return [self.change(at) for at in range(start, end)]
