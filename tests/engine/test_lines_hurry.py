"""What the engine hears while it thinks: stop, quit, the end of its input, and that nobody reads its answers."""

from __future__ import annotations

import io
import time
from collections.abc import Callable
from typing import Any

import pytest

from engine.ai.messages import Halt
from engine.games import GAMES
from engine.lines import ears, thinking
from engine.lines.session import DEEPEST
from tests.engine.engine_child import FOR_EVER, EngineChild
from tests.engine.test_lines_hostile import ask, heard

LONG_ENOUGH = 0.3  # seconds after which it is in the middle of its thoughts

every_thought = pytest.mark.parametrize("thought", FOR_EVER, ids=lambda thought: f"{thought['cmd']}-{len(thought)}")


def quits(child: EngineChild) -> None:
    """The driver has had enough."""
    child.say(cmd="quit")


def ends(child: EngineChild) -> None:
    """The driver's end of the input is closed."""
    child.to.close()


def leaves(child: EngineChild) -> None:
    """The driver reads no answers any more."""
    child.answers.close()


@every_thought
def test_stop_brings_the_best_so_far(thought: dict[str, Any]) -> None:
    with EngineChild(size=7) as child:
        child.say(**thought, id=1)
        time.sleep(LONG_ENOUGH)
        child.say(cmd="stop", id=2)
        told, ok = child.hear(), child.hear()
        assert told["id"] == 1 and ok == {"id": 2, "ok": True}
        if thought["cmd"] == "perft":
            assert told["error"] == "stopped" and told["message"].endswith(".")
        else:
            child.say(cmd="act", action=told["action"])
            assert "events" in child.hear()
            child.say(cmd="undo")
            assert child.hear() == {"ok": True}
        child.say(cmd="go", nodes=1, level=2)  # a stop is over with what it stopped
        assert child.hear()["nodes"] == 1


@pytest.mark.parametrize("end", [quits, ends, leaves])
def test_the_end_is_heard_in_the_middle_of_a_thought(end: Callable[[EngineChild], None]) -> None:
    for thought in FOR_EVER[::2]:
        with EngineChild("mattock", size=7) as child:
            child.say(**thought)
            time.sleep(LONG_ENOUGH)
            end(child)
            assert child.ended() == (0, b"")


def test_what_was_asked_before_the_end_is_answered_all_the_same() -> None:
    told = heard(ask(cmd="new", game="phalanx"), ask(cmd="go", level=6, seconds=600), ask(cmd="legal"),
                 ask(cmd="go", level=6, nodes=100_000), ask(cmd="quit"), ask(cmd="games"))
    assert len(told) == 4 and told[1]["action"] in told[2]["legal"] and told[3]["turn"]


def test_a_stop_hurries_all_that_came_before_it_and_nothing_after() -> None:
    listener = ears.Ears(io.BytesIO(b"".join(ask(cmd=c) for c in ("go", "go", "stop", "go"))), io.BytesIO())
    while not listener._ended:
        time.sleep(0.001)
    hurried = [listener.halt() for _ in listener.requests()]  # asked at once: after the end a little time is left
    assert hurried == [Halt.NOW, Halt.NOW, Halt.NOW, Halt.GO]


@pytest.mark.parametrize(("request_", "most"), [
    ({"cmd": "go", "seconds": thinking.LONGEST + 1}, f"{thinking.LONGEST:g}"),
    ({"cmd": "perft", "depth": DEEPEST + 1}, str(DEEPEST)),
    ({"cmd": "go", "nodes": thinking.MOST + 1}, str(thinking.MOST))])
def test_limits_are_said(request_: dict[str, Any], most: str) -> None:
    told = heard(ask(cmd="new", game="mattock"), ask(**request_))[1]
    assert told["error"] == "bad-option" and most in told["message"]


@pytest.mark.parametrize("text", ["mine i³", "mine i٣", "mine ²", "move ²-³", "lay ٤,١", "lay ²,1", "lay 1٢,0",
                                  "put ٦:١ 0,0 E", "put 6:² 0,0 E", "put 6:1 ٠,0 E", "stone ² 0,0", "deal ¹ 6:4"])
def test_numbers_in_other_writings_are_no_actions(text: str) -> None:
    for game in GAMES:
        told = heard(ask(cmd="new", game=game.name, deals="given"), ask(cmd="act", action=text))[1]
        assert told["error"] == "bad-action"


def test_lines_come_whole_however_they_arrive(monkeypatch: pytest.MonkeyPatch) -> None:
    text = b"a\n\nbb\r\n" + b"c" * 50 + b"\nlast"
    whole = [b"a", b"", b"bb\r", b"c" * 50, b"last"]
    for chunk in (1, 3, 1000):
        monkeypatch.setattr(ears, "CHUNK", chunk)
        assert list(ears.lines(io.BytesIO(text))) == whole
        monkeypatch.setattr(ears, "LONGEST", 20)
        assert list(ears.lines(io.BytesIO(text))) == [None if len(line) >= 20 else line for line in whole]
        monkeypatch.setattr(ears, "LONGEST", 1000)
