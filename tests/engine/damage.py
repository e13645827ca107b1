"""Files of games and settings, and the ways in which they can be damaged."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from engine.core.match import Match
from engine.records.files import BIGGEST
from engine.records.record import to_record
from tests.playouts import SHIPPED, Subject, free_copy, played

Damage = Callable[[bytes, Random], bytes]
WRONG: tuple[Any, ...] = (None, True, False, -1, 7, 10**400, 1e308, "", "x" * 5000, [], [[]], {}, {"a": [1]}, ["x"],
                          "\ud800")  # fmt: skip
FOREIGN = (b"", b"\n", b"null", b"[]", b"7", b"\x00" * 3000, b"\xff\xfe\x00x", b"PK\x03\x04" + bytes(99),
           b"<html></html>", b"[" * 10_000_000, b'{"a":' * 100_000, b"9" * 100_000, b"%PDF-1.4", b'{"format": 1e999}',
           b'{"journal": 1, "record": ' + b"[" * 9000, b"x" * (BIGGEST + 1))  # fmt: skip


def games() -> tuple[Subject, ...]:
    """One game of each name, with its usual options."""
    return tuple(subject for subject in SHIPPED if not subject.options)


def match_of(rng: Random) -> Match:
    """Some game, some way into it."""
    match = free_copy(played(rng.choice(games()), rng.randrange(2), 30))
    for _ in range(rng.randrange(3)):
        match.undo()
    return match


def record(rng: Random) -> bytes:
    """A record as it lies on disk."""
    return json.dumps(to_record(match_of(rng)), indent=1).encode()


def journal(rng: Random) -> bytes:
    """A journal as it lies on disk: the header of a fresh game, then its changes."""
    match = match_of(rng)
    header = json.dumps({"journal": 1, "record": to_record(Match(match.game, match.options, match.seed))})
    return "\n".join([header, *(json.dumps({"play": str(action)}) for action in match.actions), ""]).encode()


def settings(rng: Random) -> bytes:
    """Somebody's settings."""
    told = {"volume": rng.random(), "palette": "tritanopia", "text": 1.5, "muted": True, "fps": 30,
            "last": {"x": {"lot": True}}}  # fmt: skip
    return json.dumps(told, indent=1).encode()


def cut(whole: bytes, rng: Random) -> bytes:
    """The end is missing."""
    return whole[: rng.randrange(len(whole))]


def flipped(whole: bytes, rng: Random) -> bytes:
    """Some bits are other bits."""
    torn = bytearray(whole)
    for _ in range(rng.randint(1, 20)):
        torn[rng.randrange(len(torn))] ^= 1 << rng.randrange(8)
    return bytes(torn)


def wrong(whole: bytes, rng: Random) -> bytes:
    """Something has a wrong type, anywhere."""
    return _each_line(whole, rng, lambda told: _put(told, rng, rng.choice(WRONG)))


def huge(whole: bytes, rng: Random) -> bytes:
    """A number beyond all bounds, or a depth."""
    return _each_line(whole, rng, lambda told: _put(told, rng, "HUGE")).replace(
        b'"HUGE"', rng.choice((b"1" * 5000, b"1e999", b"-1e999", b"NaN", b"[" * 900 + b"]" * 900, b"123456789" * 30)))


def illegal(whole: bytes, rng: Random) -> bytes:
    """Actions that the rules forbid, or that are none."""
    text = rng.choice(("mine z99", "stay", "move a1-a1", "lay 99,99", "swap", "deal 1 9:9", "put 6:6 0,0 e", "pass", "",
                       "\x00", "resign", "mine " + "e5 " * 3000))
    return _each_line(whole, rng, lambda told: _acts(told, rng, text))


def foreign(whole: bytes, rng: Random) -> bytes:
    """No file of ours at all."""
    return rng.choice(FOREIGN)


def shuffled(whole: bytes, rng: Random) -> bytes:
    """The same lines in another order."""
    lines = whole.split(b"\n")
    rng.shuffle(lines)
    return b"\n".join(lines)


DAMAGES: dict[str, Damage] = {"cut": cut, "flipped": flipped, "wrong": wrong, "huge": huge, "illegal": illegal,
                              "foreign": foreign, "shuffled": shuffled}  # fmt: skip


def _each_line(whole: bytes, rng: Random, change: Callable[[Any], Any]) -> bytes:
    """Changes one of the JSON values of a file: the whole of it, or one of a journal's lines."""
    if not whole.startswith(b'{"journal"'):
        return json.dumps(change(json.loads(whole))).encode(errors="replace")
    lines = whole.strip().split(b"\n")
    i = rng.randrange(len(lines))
    lines[i] = json.dumps(change(json.loads(lines[i]))).encode(errors="replace")
    return b"\n".join(lines) + b"\n"


def _put(told: Any, rng: Random, value: Any) -> Any:
    """Puts a value somewhere into another, at a depth that chance decides."""
    if not isinstance(told, dict | list) or not told or rng.random() < 0.3:
        return value
    key: Any = rng.choice(list(told)) if isinstance(told, dict) else rng.randrange(len(told))
    told[key] = _put(told[key], rng, value)
    return told


def _acts(told: Any, rng: Random, text: str) -> Any:
    if "play" in told:
        return {"play": text}
    actions = told.get("record", told)["actions"]
    actions.insert(rng.randint(0, len(actions)), text)
    return told
