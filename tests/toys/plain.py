"""The plainest way to show a game: enough for the promises that every game makes, nothing for the eye."""

from collections.abc import Sequence
from typing import Any

from engine.core.events import Event
from engine.core.game import Action, Outcome, Pick, Refusal
from engine.core.look import ActionButton, Aid, Fact, Page, Preview, Step, Word
from engine.core.picture import Mark, changes
from engine.motion.choreography import arc, drop
from engine.motion.timeline import Tracks


class PlainLook:
    """Answers that fit any game; a toy overrides `picture`, and whatever else it wants to be asked about."""

    def steps(self, view: Any) -> Sequence[Step]:
        """One step: the phase that is due."""
        return (Step(view.phase.capitalize(), view.phase, "now"),)

    def prompt(self, view: Any) -> str:
        """The phase in words."""
        return f"{view.phase} something."

    def facts(self, view: Any, seat: int) -> Sequence[Fact]:
        """Nothing to tell."""
        return ()

    def buttons(self, view: Any) -> Sequence[ActionButton]:
        """A button for every legal action that begins with one."""
        picks = {a.picks[0] for a in view.actions() if a.picks and a.picks[0].kind == "button"}
        return [ActionButton(p, p.name, "check", f"Say {p.name}.") for p in sorted(picks)]

    def why_not(self, view: Any, picks: Sequence[Pick]) -> Refusal | None:
        """A refusal for every pick that no legal action begins with."""
        fits = any(a.picks[:len(picks)] == tuple(picks) for a in view.actions())
        return None if fits else Refusal("toy", "The rules of this toy forbid it.")

    def preview(self, view: Any, action: Action) -> Preview:
        """Nothing is foretold."""
        return Preview((), (), "")

    def ending(self, outcome: Outcome) -> str:
        """Who has won."""
        return f"{outcome.reason}: {' and '.join(map(str, outcome.winners))} won."

    def ended(self, view: Any) -> Sequence[Mark]:
        """No marks."""
        return ()

    def motion(self, before: Any, action: Action, events: Sequence[Event]) -> Tracks:
        """Whatever comes from somewhere flies in an arc, whatever is new drops."""
        pairs = [pair for event in events for pair in changes(event)]
        return Tracks(tuple(arc(come, gone.place) if gone else drop(come) for gone, come in pairs if come))

    def changed(self, before: Any, after: Any, events: Sequence[Event]) -> Sequence[Mark]:
        """No marks."""
        return ()

    def aids(self) -> Sequence[Aid]:
        """No overlays."""
        return ()

    def aid_marks(self, view: Any, name: str, picks: Sequence[Pick] = ()) -> Sequence[Mark]:
        """No marks."""
        return ()

    def signs(self) -> Sequence[Word]:
        """No words."""
        return ()

    def pages(self) -> Sequence[Page]:
        """No rules are written down."""
        return ()
