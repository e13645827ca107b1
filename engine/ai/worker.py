"""The computer player's own process: numbered questions come in through a pipe, numbered answers go out.

Nothing here imports numpy: the process first has to say how many threads it may use.
"""

from __future__ import annotations

import gc
import os
import pickle
import signal
import threading
from multiprocessing.connection import Connection
from time import monotonic
from typing import TYPE_CHECKING, Any

from engine.ai.messages import Beat, Cancel, Halt, MoveNow, Question, Reply

if TYPE_CHECKING:
    from engine.core.brain import Answer

BEAT = 0.5
BETWEEN_WORDS = 0.05
NICE = 5
ONE_THREAD = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")


class Post:
    """The worker's end of the pipe, a thread that listens on it, and what was heard last.

    It gives signs of life once it is `ready`; until then the other end is more patient.
    """

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._sending, self._news = threading.Lock(), threading.Condition()
        self._question: Question | None = None
        self._cancelled = self._hurried = 0
        self._last_word = 0.0
        self._busy = self._asked = self.ready = False

    def listen(self) -> None:
        """Hears everything that comes until the other end is gone, and then ends the process at once."""
        due = monotonic()
        try:
            while True:
                if self._pipe.poll(max(0.0, due - monotonic())):
                    self._hear(self._pipe.recv())
                if monotonic() >= due:
                    due = monotonic() + BEAT
                    self._sign()
        except (EOFError, OSError):
            os._exit(0)

    def _hear(self, message: Any) -> None:
        with self._news:
            match message:
                case Question():
                    self._question = message
                    self._news.notify()
                case Cancel(ticket):
                    self._cancelled = max(self._cancelled, ticket)
                case MoveNow(ticket):
                    self._hurried = ticket

    def _sign(self) -> None:
        """Gives a sign of life, unless the search has stopped asking: then it has got lost."""
        alive, self._asked = self._asked or not self._busy, False
        if alive and self.ready:
            self.send(Beat())

    def send(self, message: Any) -> None:
        """Sends a message; the listener and the search may both do so."""
        with self._sending:
            self._pipe.send(message)

    def tell(self, ticket: int, so_far: Answer) -> None:
        """Tells the best so far, unless that was told just before: the other end has a picture to draw."""
        if monotonic() >= self._last_word + BETWEEN_WORDS:
            self._last_word = monotonic()
            self.send(Reply(ticket, so_far))

    def next_question(self) -> Question:
        """Waits for a question."""
        with self._news:
            self._busy = False
            self._news.wait_for(lambda: self._question is not None)
            question, self._question = self._question, None
            self._busy = self._asked = True
            self._last_word = 0.0
            assert question is not None
            return question

    def halt(self, ticket: int) -> Halt:
        """Whether the search for this ticket is to go on, to answer, or to give up."""
        self._asked = True
        if self._question is not None or self._cancelled >= ticket:
            return Halt.CANCEL
        return Halt.NOW if self._hurried == ticket else Halt.GO


def serve(pipe: Connection) -> None:
    """The whole life of the process. It ends when the other end of the pipe is closed, by will or by death."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in ONE_THREAD:
        os.environ[name] = "1"
    if hasattr(os, "nice"):
        os.nice(NICE)
    post = Post(pipe)
    threading.Thread(target=post.listen, daemon=True).start()
    import engine.ai.search  # noqa: F401  (numpy is slow to load: done before the first question comes)

    # Looking for garbage would hold a search up for 40 ms at times: it is done between questions.
    gc.freeze()
    gc.disable()
    post.ready = True
    while True:
        _answer(post, post.next_question())
        gc.collect()


def _answer(post: Post, question: Question) -> None:
    """Answers one question, unless it is told to give up. An error ends the process: the other end sees it."""
    from engine.ai.search import choose
    from engine.core.brain import Stopped
    from engine.games import game_at

    ticket = question.ticket
    try:
        answer = choose(game_at(question.game), pickle.loads(question.view), question.level, question.seed,
                        lambda: post.halt(ticket), lambda so_far: post.tell(ticket, so_far),
                        question.nodes, question.seconds)
    except Stopped:
        return
    post.send(Reply(ticket, answer))
