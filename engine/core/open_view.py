"""The one way to see a whole position: where nothing in it is hidden from anybody, or not any more."""

from typing import cast

from engine.core.match import Match
from engine.core.state import State, View


class StillSecret(RuntimeError):
    """A whole position was asked for where somebody may not see it: a mistake of the program, not of a person."""


def open_view(match: Match, state: State) -> View:
    """A position of a match with everything in it, for all eyes.

    That may be where the game hides nothing, where no person has ever played, and once it is over by the rules: then
    the hands lie open on the table. Raises StillSecret where anything is still secret.
    """
    if match.secret:
        raise StillSecret("There are hands in this game that not everybody may see.")
    return cast(View, state)
