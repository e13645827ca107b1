"""Whatever comes over the line, the engine answers with one sentence, and goes on."""

import io
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games import GAMES
from engine.lines import ears, wire
from engine.lines.session import COMMANDS, Session

ROOT = Path(__file__).parents[2]
KINDS = ("bad-json", "unknown-command", "unknown-game", "bad-option", "bad-action", "illegal-action", "no-game",
         "game-over", "bad-record")
BAD_LINES = (
    b"\n", b"   \n", b"{\n", b"null\n", b"[]\n", b"7\n", b'"new"\n', b"{'cmd': 1}\n", b"\xff\xfe{}\n", b"\x00\n",
    b"NaN\n", b'{"cmd":"games","id":NaN}\n', b'{"cmd":"games","id":1e999}\n', b'{"cmd":"games"} {}\n',
    b"1" * 10_000 + b"\n", b"[" * 10_000_000 + b"\n", b'{"a":' * 2_000_000 + b"\n",
    b'{"cmd":"games","id":' + b"[" * 500_000 + b"\n")
WRONG: tuple[Any, ...] = (None, True, -1, 0, 2**70, 1.5, 1e300, "", "x" * 10_000, [], [[]], {}, {"a": [1]}, "\ud800")
FIELDS = (
    ("new", "game"), ("new", "options"), ("new", "seed"), ("new", "deals"), ("act", "action"), ("view", "seat"),
    ("perft", "depth"), ("go", "seconds"), ("go", "level"), ("go", "nodes"), ("load", "record"), ("load", "deals"))


def heard(*lines: bytes, session: Session | None = None) -> list[dict[str, Any]]:
    """What the engine answers to these lines."""
    sink = io.BytesIO()
    wire.serve(io.BytesIO(b"".join(lines)), sink, session or Session(GAMES))
    return [json.loads(line) for line in sink.getvalue().splitlines()]


def ask(**request: Any) -> bytes:
    """A request as a line."""
    return json.dumps(request).encode() + b"\n"


@pytest.mark.parametrize("line", BAD_LINES, ids=lambda line: repr(line[:20]))
def test_bad_lines(line: bytes) -> None:
    told = heard(line, ask(cmd="games", id=1))
    assert told[0]["error"] == "bad-json" and told[0]["message"].endswith(".") and len(told) == 2
    assert told[1]["id"] == 1 and told[1]["games"]


def test_a_line_without_end_is_read_past(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ears, "LONGEST", 1000)
    told = heard(b"x" * 3500 + b"\n", ask(cmd="games"), b"y" * 1000 + b"\n", b"z" * 5000)
    assert [t.get("error") for t in told] == ["bad-json", None, "bad-json", "bad-json"]


@pytest.mark.parametrize("cmd", [None, 5, "", "fly", [], {}, "GAMES", "x" * 5000, "__class__"], ids=str)
def test_unknown_commands(cmd: Any) -> None:
    told = heard(ask(cmd=cmd, id=3), ask(id=4), ask(cmd="games"))
    assert [t.get("error") for t in told] == ["unknown-command", "unknown-command", None]
    assert told[0]["id"] == 3 and len(told[0]["message"]) < 250


@pytest.mark.parametrize("cmd", ["legal", "act", "state", "undo", "view", "perft", "go", "record"])
def test_without_a_game(cmd: str) -> None:
    assert heard(ask(cmd=cmd))[0]["error"] == "no-game"


@pytest.mark.parametrize(("cmd", "field"), FIELDS)
def test_wrong_types(cmd: str, field: str) -> None:
    for value in WRONG:
        rest = {"game": "mattock"} if cmd == "new" else {"nodes": 1, "level": 1} if cmd == "go" else {}
        request = {"cmd": cmd, **rest, field: value, "id": 9}
        told = heard(ask(cmd="new", game="mattock"), ask(**request), ask(cmd="state"))
        assert told[1]["id"] == 9 and told[1].get("error", KINDS[0]) in KINDS
        assert len(told[1].get("message", "")) < 250 and "state" in told[2]


@pytest.mark.parametrize(("request_", "kind"), [
    ({"cmd": "new"}, "unknown-game"), ({"cmd": "new", "game": "mattock", "options": {"size": True}}, "bad-option"),
    ({"cmd": "new", "game": "mattock", "options": {"sise": 5}}, "bad-option"),
    ({"cmd": "new", "game": "mattock", "deals": "mine"}, "bad-option"),
    ({"cmd": "new", "game": "mattock", "seed": 0.5}, "bad-option"), ({"cmd": "perft"}, "bad-option"),
    ({"cmd": "perft", "depth": 10**9}, "bad-option"), ({"cmd": "view", "seat": 3}, "bad-option"),
    ({"cmd": "view"}, "bad-option"), ({"cmd": "act"}, "bad-action"), ({"cmd": "load"}, "bad-record"),
    ({"cmd": "go", "level": 7}, "bad-option"), ({"cmd": "go", "seconds": 0}, "bad-option"),
    ({"cmd": "go", "nodes": -1}, "bad-option"),
])
def test_the_kind_of_error(request_: dict[str, Any], kind: str) -> None:
    assert heard(ask(cmd="new", game="mattock"), ask(**request_))[1]["error"] == kind


plain = st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
                     lambda of: st.lists(of, max_size=3) | st.dictionaries(st.text(max_size=5), of, max_size=3))
requests = st.dictionaries(
    st.sampled_from(["cmd", "id", "game", "options", "seed", "deals", "action", "seat", "record", "level", "x"]),
    plain | st.sampled_from([*(set(COMMANDS) - {"quit", "go", "perft"}), "mattock", "matrix", "mine i3", "given"]))


@settings(max_examples=150, deadline=None)
@given(st.lists(requests, max_size=6))
def test_anything(asked: list[dict[str, Any]]) -> None:
    session = Session(GAMES)
    for request in [{"cmd": "new", "game": "mattock"}, *asked]:
        told = heard(ask(**request), session=session)
        assert len(told) == 1 and told[0].get("error", KINDS[0]) in KINDS


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=60).filter(lambda line: b"\n" not in line))
def test_any_bytes(line: bytes) -> None:
    assert heard(line + b"\n")[0]["error"] in KINDS


def test_a_fault_of_ours_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.core.match.Match.roll", lambda self: 1 / 0)
    told = heard(ask(cmd="new", game="matrix", id=1), ask(cmd="games"))
    assert told[0]["error"] == "internal" and told[0]["id"] == 1 and told[1]["games"]


@pytest.mark.parametrize("end", [b"", b'{"cmd":"quit"}\n', b'{"cmd":"quit"}\n{"cmd":"games"}\n'])
def test_the_program_ends_well(end: bytes) -> None:
    done = subprocess.run([sys.executable, "main.py", "engine"], input=ask(cmd="games") + end, cwd=ROOT,
                          capture_output=True, timeout=60)
    assert (done.returncode, done.stderr, done.stdout.count(b"\n")) == (0, b"", 1)


def test_a_reader_that_goes_away_is_no_fault() -> None:
    command, pipe = [sys.executable, "main.py", "engine"], subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe) as child:
        assert child.stdin and child.stdout and child.stderr
        child.stdout.close()
        child.stdin.write(ask(cmd="games") * 2000)
        child.stdin.close()
        assert child.stderr.read() == b""


def test_brackets_are_refused_fast() -> None:
    start = time.monotonic()
    assert heard(b"[" * 10_000_000 + b"\n")[0]["error"] == "bad-json"
    assert time.monotonic() - start < 2
