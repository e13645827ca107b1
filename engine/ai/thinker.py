"""The game's side of a computer player: ask, look in now and then for the answer, hurry it, call it off."""

from __future__ import annotations

import pickle
from time import monotonic

from engine.ai.heed import read
from engine.ai.levels import level_numbered
from engine.ai.link import Link
from engine.ai.messages import Cancel, MoveNow, Question, Reply
from engine.core.brain import Answer
from engine.core.state import View
from engine.games import game_at

SILENCE = 2.5
SLOW_START = 20.0
UNHEEDED = 1.0  # seconds without a look: whoever asks has waited, or the whole computer was asleep
DIED_TWICE = "The computer player broke down twice at this turn."


class Thinker:
    """A computer player in a process of its own, which starts with the first question or with `warm`.

    No call takes longer than 2 ms, but the one that brings the answer tries it out first (10 ms). A worker that has
    died, been silent for some 3 s, or answered what cannot be played, is replaced once for each question and asked
    again; when the new one fails too, `problem` holds a sentence for people (else it is empty).
    """

    def __init__(self) -> None:
        self.problem = ""
        self._link: Link | None = None
        self._question: Question | None = None
        self._view: View | None = None  # what the question is about
        self._looked = 0.0
        self._ticket = 0
        self._replaced = False

    @property
    def busy(self) -> bool:
        """True while a question waits for its answer."""
        return self._question is not None

    @property
    def news(self) -> bool:
        """True when the worker has said something that `poll` has not looked at yet."""
        return bool(self._link and self._link.inbox)

    @property
    def pid(self) -> int | None:
        """The number of the worker's process, None while there is none."""
        return self._link.pid if self._link else None

    def warm(self) -> None:
        """Starts the process, so that the first answer comes sooner."""
        if self._link is None or self._link.gone:
            self._link = Link()

    def ask(self, game: str, view: View, level: int, seed: int, seconds: float | None = 1.0,
            nodes: int | None = None) -> int:
        """Asks for the turn in a view (what the player's seat may see); any other question is dropped.

        `seconds` caps the thinking, `nodes` replaces the level's own number. Returns the question's ticket.
        Raises BadOption for a level that does not exist.
        """
        level_numbered(level)
        self._ticket += 1
        self.problem, self._replaced = "", False
        data = pickle.dumps(view, pickle.HIGHEST_PROTOCOL)
        self._question, self._view = Question(self._ticket, game, data, level, seed, seconds, nodes), view
        self._put_question()
        return self._ticket

    def _put_question(self) -> None:
        self.warm()
        if self._link and self._question:
            # Silence counts from now on: an idle worker may have been put to sleep with the whole computer.
            self._link.last_sign = self._looked = monotonic()
            self._link.send(self._question)

    def poll(self) -> Answer | None:
        """The newest word on the open question: the answer (`final`), the best so far, or None if nothing is new."""
        reply = self._newest()
        asked, view = self._question, self._view
        newest = read(game_at(asked.game), view, reply.answer) if reply and asked and view else None
        if newest and newest.final:
            self._question = None
        elif self._question and self._link and (reply and not newest or self._lost(self._link)):
            self._replace()
        return newest

    def _newest(self) -> Reply | None:
        """The last of what was said about the open question."""
        newest = None
        while self._link and self._link.inbox:
            message = self._link.inbox.popleft()
            if isinstance(message, Reply) and self._question and message.ticket == self._question.ticket:
                newest = message
        return newest

    def _lost(self, link: Link) -> bool:
        now, patience = monotonic(), SILENCE if link.up else SLOW_START
        if now - self._looked > UNHEEDED:  # silence counts only while somebody listens
            link.last_sign = max(link.last_sign, now)
        self._looked = now
        return link.gone and not link.inbox or now - link.last_sign > patience

    def _replace(self) -> None:
        self._drop_link()
        if self._replaced:
            self.problem, self._question = DIED_TWICE, None
            return
        self._replaced = True
        self._put_question()

    def _drop_link(self) -> None:
        if self._link:
            self._link.close()
        self._link = None

    def move_now(self) -> None:
        """Asks for the best answer found so far; `poll` brings it."""
        if self._link and self._question:
            self._link.send(MoveNow(self._question.ticket))

    def cancel(self) -> None:
        """Calls the open question off; its answer will not come."""
        if self._link and self._question:
            self._link.send(Cancel(self._question.ticket))
        self._question = None

    def close(self) -> None:
        """Ends the process; a later question would start another."""
        self._question = None
        self._drop_link()


