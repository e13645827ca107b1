"""The JSON-lines engine says what the protocol promises, command by command."""

import json
from random import Random
from typing import Any

import pytest

from engine.core.action import CHANCE
from engine.games import GAMES
from engine.lines.session import Session


class Driver:
    """Somebody who plays over the lines; `session` answers in this process."""

    def __init__(self) -> None:
        self.session = Session(GAMES)

    def ask(self, cmd: str, **fields: Any) -> dict[str, Any]:
        """The answer, as it would come over the line; an error is a failure."""
        told = self.session.ask({"cmd": cmd, **fields})
        assert told is not None and "error" not in told, told
        answer: dict[str, Any] = json.loads(json.dumps(told))
        return answer

    def fails(self, kind: str, cmd: str, **fields: Any) -> str:
        """The sentence of an error of this kind."""
        told = self.session.ask({"cmd": cmd, **fields})
        assert told is not None and told["error"] == kind, told
        message = str(told["message"])
        assert set(told) == {"error", "message"} and message.endswith(".") and len(message) < 250
        return message

    def acts(self, *actions: str) -> None:
        """Plays actions."""
        for action in actions:
            self.ask("act", action=action)


@pytest.fixture
def driver() -> Driver:
    """A driver with a fresh engine."""
    return Driver()


@pytest.fixture
def mattock(driver: Driver) -> Driver:
    """A driver with a game of Mattock begun."""
    driver.ask("new", game="mattock")
    return driver


def test_games_lists_names_players_and_options(driver: Driver) -> None:
    games = {game["name"]: game for game in driver.ask("games")["games"]}
    told = games["mattock"]
    assert told["players"] == [2, 2] and set(told["options"]) == {"size", "setup", "swap", "miners"}
    assert told["options"]["size"] == {"type": "choice", "choices": [4, 5, 6, 7, 8], "default": 5}


@pytest.mark.parametrize("mark", [0, 7, "a", None, [1], {"x": 1}, 1.5, "\ud800"])
def test_the_id_comes_back(driver: Driver, mark: Any) -> None:
    assert driver.ask("games", id=mark)["id"] == mark
    told = driver.session.ask({"cmd": "fly", "id": mark})
    assert told is not None and told["id"] == mark and told["error"] == "unknown-command"
    assert "id" not in driver.ask("games")


def test_a_game_is_played(mattock: Driver) -> None:
    legal = mattock.ask("legal")
    assert legal["to_act"] == 1 and len(legal["legal"]) == 18 and legal["legal"] == sorted(legal["legal"])
    events = mattock.ask("act", action="mine i3")["events"]
    assert events == [{"kind": "Placed", "item": "tile", "place": "i3", "owner": 0, "source": "", "face": ""}]
    assert mattock.ask("legal") == {"to_act": 1, "legal": ["move h4-i3", "stay"]}
    assert mattock.ask("act", action="stay")["events"] == [{"kind": "TurnEnded", "seat": 1}]
    state = mattock.ask("state")["state"]
    assert state["tiles"] == ["b3=2", "c6=1", "d2=1", "f7=2", "g2=2", "h4=1", "i3=0"]
    assert (state["hand"], state["to_act"], state["winner"]) == ([0, 0], 2, None)
    assert mattock.ask("view", seat=2)["view"] == state


def test_the_end(mattock: Driver) -> None:
    rng = Random(1)
    while legal := mattock.ask("legal")["legal"]:
        mattock.acts(rng.choice(legal))
    assert mattock.ask("legal") == {"to_act": None, "legal": []}
    state = mattock.ask("state")["state"]
    assert state["to_act"] is None and state["winner"] in (1, 2)
    mattock.fails("game-over", "act", action="mine e5")
    mattock.fails("game-over", "go")
    result = mattock.ask("record")["record"]["result"]
    assert result["winners"] == [state["winner"]] and result["reason"] == "no-mine"
    mattock.ask("undo")
    assert mattock.ask("legal")["legal"]


def test_undo_at_the_start(mattock: Driver) -> None:
    mattock.fails("illegal-action", "undo")
    mattock.acts("mine i3")
    assert mattock.ask("undo") == {"ok": True}
    assert len(mattock.ask("legal")["legal"]) == 18
    mattock.fails("illegal-action", "undo")


@pytest.mark.parametrize(("action", "kind", "words"), [
    ("mine z9", "bad-action", "no cell"), ("fly", "bad-action", "no Mattock action"), (None, "bad-action", "text"),
    (5, "bad-action", "text"), ("stay", "illegal-action", "First mine"), ("mine e5", "illegal-action", "reach"),
    ("mine h4", "illegal-action", "tile already"), ("swap", "illegal-action", "swap rule"),
])
def test_refused_actions(mattock: Driver, action: Any, kind: str, words: str) -> None:
    before = mattock.ask("state")
    assert words in mattock.fails(kind, "act", action=action)
    assert mattock.ask("state") == before


@pytest.mark.parametrize("depth", [0, 1, 2])
def test_perft(mattock: Driver, depth: int) -> None:
    assert mattock.ask("perft", depth=depth) == {"turns": [1, 36, 1314][depth]}


def test_other_games_have_no_perft(driver: Driver) -> None:
    driver.ask("new", game="matrix")
    driver.fails("unknown-command", "perft", depth=1)


def test_a_record_goes_out_and_comes_in(mattock: Driver) -> None:
    mattock.acts("mine i3", "stay", "mine f6")
    record = mattock.ask("record")["record"]
    other = Driver()
    assert other.ask("load", record=record) == {"ok": True}
    assert other.ask("record")["record"] == record and other.ask("state") == mattock.ask("state")
    other.acts("stay")
    other.ask("undo")


def test_a_resignation_in_a_record_ends_the_game(mattock: Driver) -> None:
    record = mattock.ask("record")["record"]
    mattock.ask("load", record={**record, "result": {"scores": [0, 1], "winners": [2], "reason": "resigned"}})
    state = mattock.ask("state")["state"]
    assert (state["to_act"], state["winner"]) == (None, 2) and mattock.ask("legal")["legal"] == []
    mattock.fails("game-over", "act", action="mine i3")
    mattock.ask("undo")
    mattock.acts("mine i3")


def test_what_fails_keeps_the_game(mattock: Driver) -> None:
    mattock.acts("mine i3")
    state = mattock.ask("state")
    mattock.fails("unknown-game", "new", game="chess")
    mattock.fails("bad-option", "new", game="mattock", options={"size": 3})
    mattock.fails("bad-record", "load", record={"format": 1})
    assert mattock.ask("state") == state


def test_drawn_chance_happens_by_itself(driver: Driver) -> None:
    driver.ask("new", game="matrix", seed=4)
    assert driver.ask("legal")["to_act"] == 1
    first = driver.ask("record")["record"]["actions"]
    assert [text.split()[:2] for text in first] == [["deal", "1"], ["deal", "2"]]
    driver.fails("illegal-action", "undo")
    put = driver.ask("legal")["legal"][-1]
    driver.acts(put)
    events = driver.ask("act", action="end")["events"]
    assert [event["kind"] for event in events] == ["Dealt", "TurnEnded"] and driver.ask("legal")["to_act"] == 2
    driver.ask("undo")
    assert driver.ask("record")["record"]["actions"] == [*first, put], "the deal went with its cause"
    assert driver.ask("act", action="end")["events"] == events, "and comes back the same"


def test_given_chance_is_the_drivers(driver: Driver) -> None:
    driver.ask("new", game="matrix", deals="given")
    assert driver.ask("legal") == {"to_act": 0, "legal": ["deal"]}
    driver.fails("illegal-action", "act", action="deal 2 1:0 1:1")
    driver.fails("illegal-action", "act", action="deal")
    driver.fails("illegal-action", "go")
    driver.acts("deal 1 1:0 1:1", "deal 2 2:0 2:1")
    assert driver.ask("legal")["to_act"] == 1
    driver.ask("undo")
    assert driver.ask("legal")["to_act"] == CHANCE
    driver.ask("undo")
    driver.fails("illegal-action", "undo")


def test_a_view_holds_its_own_hand_only(driver: Driver) -> None:
    driver.ask("new", game="matrix", deals="given")
    driver.acts("deal 1 1:0 1:1", "deal 2 2:0 2:1")
    view = driver.ask("view", seat=2)["view"]
    assert view["hand"] == ["2:1", "2:0"] and view["hands"] == [2, 2] and "1:1" not in str(view)


def test_the_same_seed_gives_the_same_game() -> None:
    records = []
    for _ in range(2):
        driver = Driver()
        driver.ask("new", game="matrix", seed=11)
        record = driver.ask("record")["record"]
        records.append((record["options"], record["actions"]))
    assert records[0] == records[1]
