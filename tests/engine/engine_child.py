"""A real engine process that thinks for ever, for tests and benches of what it hears meanwhile."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import IO, Any

ROOT = Path(__file__).parents[2]
FOR_EVER: tuple[dict[str, Any], ...] = (
    {"cmd": "go", "level": 6, "seconds": 600}, {"cmd": "go", "level": 5, "nodes": 100_000},
    {"cmd": "perft", "depth": 6})


class EngineChild:
    """An engine at work on a request; used as `with EngineChild(...) as child:`."""

    def __init__(self, game: str = "mattock", **options: Any) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([sys.executable, "main.py", "engine"], cwd=ROOT, stdin=pipe, stdout=pipe,
                                        stderr=pipe)
        self.say(cmd="new", game=game, options=options)
        self.say(cmd="go", level=2, nodes=1)  # all that is loaded late is loaded now
        assert self.hear() == {"ok": True} and "turn" in self.hear()

    def __enter__(self) -> EngineChild:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.to, self.answers, self.complaints):
            pipe.close()

    @property
    def to(self) -> IO[bytes]:
        """Where requests go in."""
        assert self.process.stdin
        return self.process.stdin

    @property
    def answers(self) -> IO[bytes]:
        """Where answers come out."""
        assert self.process.stdout
        return self.process.stdout

    @property
    def complaints(self) -> IO[bytes]:
        """Where tracebacks would come out."""
        assert self.process.stderr
        return self.process.stderr

    def say(self, **request: Any) -> None:
        """Sends a request."""
        self.to.write(json.dumps(request).encode() + b"\n")
        self.to.flush()

    def hear(self) -> Any:
        """The next answer."""
        return json.loads(self.answers.readline())

    def ended(self, seconds: float = 20.0) -> tuple[int, bytes]:
        """Its exit status and complaints, once it has ended; an error if that takes longer."""
        status = self.process.wait(seconds)
        return status, self.complaints.read()
