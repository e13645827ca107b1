"""The computer players' levels: the same rules and knowledge for all, weak by short sight and not by dice."""

from dataclasses import dataclass

from engine.core.errors import BadOption


@dataclass(frozen=True)
class Level:
    """How far one computer player sees: `nodes` positions whose turns it all looks at; 0 for level 1's short sight.

    A `tireless` one goes on from there where there is a clock, until that stops it: the clock counts before all nodes.
    `name` and `line` tell people who it is and how it plays.
    """

    number: int
    name: str
    line: str
    nodes: int
    tireless: bool = False


LEVELS = (
    Level(1, "Near-sighted", "Looks around one piece and takes what seems best there, for itself alone.", 0),
    Level(2, "Greedy", "Takes what looks best at once, and never asks what you will answer.", 1),
    Level(3, "Wary", "Tries its most promising turns against your best reply.", 4),
    Level(4, "Shrewd", "Follows its best lines of play a few turns ahead.", 14),
    Level(5, "Far-sighted", "Follows many lines of play, and the best of them far ahead.", 50),
    Level(6, "Tireless", "Thinks until the clock stops it; the settings say how long that is.", 100, True),
)


def level_numbered(number: int) -> Level:
    """The level of that number. Raises BadOption."""
    for level in LEVELS:
        if level.number == number:
            return level
    raise BadOption(f"There is no level {str(number)[:20]}; there are {LEVELS[0].number} to {LEVELS[-1].number}.")
