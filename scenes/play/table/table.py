"""A table: everything that can change while a match is played or looked at, and nothing of how that is drawn.

What can be done stands in the rooms beside this file, as functions on a table (`turns`, `history`, `review`, `people`).
Nobody is told of a change: whatever is shown is read from here anew when it is drawn. What concerns the screen around
(a question, a sound, the curtain) is left in `notes`.
"""

from __future__ import annotations

from random import Random

from engine.core.match import Match
from engine.records.journal import Journal
from scenes.play.table.advised import Advised
from scenes.play.table.aids import Aids
from scenes.play.table.around import Around
from scenes.play.table.branches import Branches
from scenes.play.table.changed import Changed
from scenes.play.table.driver import Driver
from scenes.play.table.eyes import Eyes
from scenes.play.table.hand import Hand
from scenes.play.table.manner import PLAYED, Manner
from scenes.play.table.notes import Ask, Hear, Note, Tell
from scenes.play.table.position import Ending, Review
from scenes.play.table.quiet import Quiet
from scenes.play.table.show import Show
from scenes.play.table.staging import BareStage
from scenes.play.table.thoughts import Thoughts
from scenes.play.table.tips import Tips
from scenes.play.table.why import Reasons

LONG = 4.0  # seconds that a remark stays
WAIT = 6.0  # seconds from the end of a game to the next


class Table:
    """The match is the truth; `show` lags behind it with its animations, `review` says which position is shown."""

    def __init__(self, match: Match, journal: Journal | None, around: Around, manner: Manner = PLAYED,
                 driver: Driver | None = None, seat: int | None = None) -> None:
        """`journal` writes the match down (None where nobody keeps it). `driver` asks the computers in another way
        than usual. `seat` looks, whoever plays: for a picture."""
        self.match, self.journal, self.around, self.manner = match, journal, around, manner
        self.presentation = match.game.presentation()
        self.notes: list[Note] = []
        self.driver = driver or _usual(match, around, manner.still)
        self.eyes, self.hand, self.ending = Eyes(match, self.driver, seat), Hand(self.presentation), Ending()
        self.show = self._show()
        self.review = Review(match, self.show, self.driver, self.ending)
        self.aids = Aids(self.presentation, self.hand, around.settings.aids.get(match.game.name))
        self.tips, self.reasons = Tips(match, self.hand), Reasons(match, self.eyes, self.review)
        self.changed = Changed(match, self.eyes, self.review)
        self.branches = Branches(match, self.eyes, around.seat_names)
        self.advised, self.thoughts = Advised(), Thoughts()
        self.replay: list[tuple[int, int]] = []  # turns to be shown again: from which action to which
        self.replaying: tuple[int, int] | None = None  # the one under way
        self.passing = Quiet(match, self.eyes)
        self.asked = 0  # how far back it was asked to go
        self.remark = ""  # a short sentence that shows for a while
        self._remark_left = 0.0
        self.next_in = WAIT  # seconds until the next game

    def _show(self) -> Show:
        notes, match = self.notes, self.match
        return Show(self.presentation, BareStage(), self.eyes.seen(match.state), len(match.actions),
                    self.around.settings.animation, lambda name: notes.append(Hear(name)))

    @property
    def over(self) -> bool:
        """Whether the game is over and the board has come to rest with its end."""
        return self.review.over

    @property
    def watched(self) -> bool:
        """Whether computers play among themselves, and nobody keeps the game."""
        return self.journal is None and not self.manner.still and not self.driver.humans()

    @property
    def saving(self) -> str:
        """What there is to say about saving, "" where all is well."""
        if self.journal is None or self.ending.record is not None:
            return ""
        return self.around.store.problem if self.ending.wait else self.journal.note

    # ---- what concerns the screen ------------------------------------------------------------------------------

    def ask(self, question: str, detail: str, yes: str, no: str, command: str) -> None:
        """Asks whoever sits here."""
        self.notes.append(Ask(question, detail, yes, no, command))

    def tell(self, headline: str, detail: str, name: str) -> None:
        """Says something that must be read."""
        self.notes.append(Tell(headline, detail, name))

    def say(self, sentence: str) -> None:
        """Says something in the prompt, for a while."""
        self.remark, self._remark_left = sentence, LONG

    def tick(self, dt: float) -> None:
        """Time passes: a remark goes away."""
        self._remark_left -= dt
        if self._remark_left <= 0:
            self.remark = ""


def _usual(match: Match, around: Around, still: bool) -> Driver:
    """Computers that think in the process of their own; the process starts before it is needed."""
    driver = Driver(match, around.thinker, Random(f"{match.seed} computers").randrange(2**31))
    driver.pause(still)
    if not (still or all(person.human for person in match.people)):
        around.thinker.warm()
    return driver
