"""In what manner a table is used: played at, looked at, left alone, or part of a tournament."""

from __future__ import annotations

from dataclasses import dataclass

CHANGES = ("review.play", "undo", "redo", "back", "reset", "again", "anew", "rematch", "swap-sides", "seat", "resign",
           "paste", "menu.paste", "lot", "now", "line", "pass-on", "count",
           "counted")  # what would change the game or cut its thinking short


@dataclass(frozen=True)
class Manner:
    """What may be asked for at a table.

    `forbidden` holds the first words of commands that do nothing there. `still`: no computer plays, and what has been
    played stays as it is. `alone`: nobody sits there, so that nothing is offered, heard or advised, and any key leads
    away. `counts`: the game belongs to something outside that follows it and goes on after it. `note` is what the
    prompt says while the seconds to the next game are counted, with `{}` for them; "" where none follows.
    """

    name: str = "play"
    still: bool = False
    alone: bool = False
    counts: bool = False
    forbidden: frozenset[str] = frozenset()
    note: str = "The next game begins in {} s."

    def allows(self, command: str) -> bool:
        """Whether a command, such as `seat.2`, may be given here."""
        return not {command, command.partition(".")[0]} & self.forbidden


PLAYED = Manner()
KEPT = Manner(still=True, forbidden=frozenset({"undo", "redo"}))  # a finished game: one looks back, plays on beside it
DEMO = Manner("demo", alone=True, note="Demo, any key returns")
TOURNAMENT = Manner("watch", still=True, counts=True, forbidden=frozenset(CHANGES),
                    note="The tournament goes on in {} s.")
