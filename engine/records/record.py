"""Saved games: a match as a plain JSON object, read back by playing it again under the rules."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

from engine.core import identity
from engine.core.action import Action
from engine.core.branch import Branch
from engine.core.errors import BadRecord, StoneworkError
from engine.core.game import Game
from engine.core.match import Match
from engine.core.words import cleaned
from engine.records.record_seats import beside_of, people_of, read_beside, require
from engine.records.values import known, read

FORMAT = 1
LONGEST = 20_000  # actions; a longer record is no game of ours, and reading it would only hang
ASIDE = 40_000  # actions on all branches together

Shelf = Callable[[str], Game]


def to_record(match: Match, created: str = "") -> dict[str, Any]:
    """The match as protocol.md's record object."""
    return {
        "format": FORMAT,
        "rules": match.rules,
        "game": match.game.name,
        "options": dict(match.options),
        "seed": match.seed,
        "seats": [asdict(person) for person in match.seated],
        "actions": [str(a) for a in match.actions],
        "branches": [{"at": b.at, "actions": [str(a) for a in b.actions]} for b in _latest(match.lines)],
        "created": created or datetime.now(UTC).isoformat(timespec="seconds"),
        "result": result_of(match),
        **({"id": match.id} if match.id else {}),
        **({"values": values} if (values := known(match)) else {}),
        **beside_of(match),
    }


def _latest(lines: Sequence[Branch]) -> Sequence[Branch]:
    """As many branches, the latest ones, as may be read again."""
    actions = 0
    for first in range(len(lines), 0, -1):
        actions += len(lines[first - 1].actions)
        if actions > ASIDE:
            return lines[first:]
    return lines[-LONGEST:]


def result_of(match: Match) -> dict[str, Any] | None:
    """The result as the record writes it, None while the game goes on."""
    end = match.outcome
    if end is None:
        return None
    return {"scores": list(end.scores), "winners": list(end.winners), "reason": end.reason}


def from_record(record: Any, shelf: Shelf) -> Match:
    """The match that a record tells of, every action checked again. Raises BadRecord with one clear sentence."""
    require(isinstance(record, dict), "This is not a saved game.")
    version = record.get("format")
    require(type(version) is int and version == FORMAT,
             f"This saved game has format {_brief(version)}; this program reads {FORMAT}.")
    try:
        game = shelf(_text(record, "game"))
        rules = _rules(record, game)
        match = Match(game, _dict(record, "options"), _number(record, "seed"), people_of(record), rules)
        _replay(match, _texts(record.get("actions"), "actions"))
        match.branches = [_branch(match, b) for b in _branches(record)]
    except BadRecord:
        raise
    except StoneworkError as error:
        raise BadRecord(f"This saved game breaks the rules: {error}") from None
    match.id = identity.read(record.get("id"))
    read(match, record.get("values"))
    read_beside(match, record)
    _resignation(match, record.get("result"))
    return match


def loads(text: str, shelf: Shelf) -> Match:
    """A match from a file's text. Raises BadRecord."""
    try:
        return from_record(json.loads(text), shelf)
    except (ValueError, RecursionError):
        raise BadRecord("This file is not a saved game: its text is damaged.") from None


def _replay(match: Match, actions: Sequence[str]) -> None:
    for number, text in enumerate(actions, 1):
        try:
            match.play(text)
        except StoneworkError as error:
            raise BadRecord(f"Action {number} ({_brief(text)}) cannot be played: {error}") from None


def _branches(record: dict[str, Any]) -> list[Any]:
    branches = record.get("branches") or []
    require(isinstance(branches, list), "The branches of this saved game are damaged.")
    require(len(branches) <= LONGEST and sum(map(_length, branches)) <= ASIDE,
             f"This saved game is too long: its branches have more than {ASIDE:,} actions.")
    return list(branches)


def _length(branch: Any) -> int:
    """How many actions a branch has, as far as it is one."""
    actions = branch.get("actions") if isinstance(branch, dict) else None
    return len(actions) if isinstance(actions, list) else 0


def _branch(match: Match, data: Any) -> Branch:
    require(isinstance(data, dict), "A branch of this saved game is damaged.")
    at, texts = data.get("at"), _texts(data.get("actions"), "branches")
    ok = isinstance(at, int) and not isinstance(at, bool) and 0 <= at < len(match.states)
    require(ok, "A branch of this saved game starts nowhere.")
    state, actions = match.states[at], list[Action]()
    for text in texts:
        action = match.game.parse(state, text)
        match.game.check(state, action)
        actions.append(action)
        state, _ = state.after(action)
    return Branch(at, tuple(actions))


def _resignation(match: Match, result: Any) -> None:
    if not isinstance(result, dict) or result.get("reason") != "resigned" or match.outcome:
        return
    winners = result.get("winners")
    known = winners if isinstance(winners, list) else []
    losers = [s for s in match.seating.playing if s not in known]
    require(len(losers) == 1, "The result of this saved game is damaged.")
    match.resign(losers[0])


def _rules(record: dict[str, Any], game: Game) -> int:
    """The version of the rules that it was played by, the newest where it tells none."""
    version = record.get("rules", game.rules_version)
    ok = isinstance(version, int) and not isinstance(version, bool) and version > 0
    require(ok, f"The version of the rules in this saved game ({_brief(version)}) is none.")
    require(version <= game.rules_version,
             f"This saved game was played by newer rules ({_brief(version)}) than this program knows.")
    return int(version)


def _text(record: dict[str, Any], key: str) -> str:
    value = record.get(key)
    require(isinstance(value, str), f"This saved game lacks its {key}.")
    return str(value)


def _number(record: dict[str, Any], key: str) -> int:
    value = record.get(key, 0)
    ok = isinstance(value, int) and not isinstance(value, bool) and abs(value) < 2**64
    require(ok, f"The {key} of this saved game is no number.")
    return int(value)


def _dict(record: dict[str, Any], key: str) -> dict[str, Any]:
    value = record.get(key, {})
    require(isinstance(value, dict), f"The {key} of this saved game are damaged.")
    return dict(value)


def _texts(value: Any, key: str) -> list[str]:
    ok = isinstance(value, list) and all(isinstance(t, str) for t in value)
    require(ok, f"The {key} of this saved game are damaged.")
    require(len(value) <= LONGEST, f"This saved game is too long: more than {LONGEST:,} {key}.")
    return list(value)


def _brief(value: Any) -> str:
    text = cleaned(str(value)) if isinstance(value, str | int | float | None) else type(value).__name__
    return text if len(text) <= 40 else text[:37] + "..."
