"""The computer over the lines: a legal turn within its budget, kept to in mid-turn, thought out anew elsewhere."""

import time

import pytest

from tests.engine.test_lines import Driver


@pytest.fixture
def mattock() -> Driver:
    """A driver with a game of Mattock begun."""
    driver = Driver()
    driver.ask("new", game="mattock")
    return driver


@pytest.mark.parametrize("level", [1, 2, 3, 6])
def test_it_says_a_whole_legal_turn(mattock: Driver, level: int) -> None:
    told = mattock.ask("go", level=level, nodes=3)
    assert told["action"] == told["turn"][0] and len(told["score"]) == 2 and told["nodes"] >= 0
    assert mattock.ask("legal")["to_act"] == 1, "nothing is played"
    mattock.acts(*told["turn"])
    assert mattock.ask("legal")["to_act"] == 2


def test_it_keeps_to_its_plan(mattock: Driver) -> None:
    plan = mattock.ask("go", nodes=2)
    mattock.acts(plan["action"])
    again = mattock.ask("go", nodes=2)
    assert again["turn"] == plan["turn"][1:] and again["score"] == plan["score"]
    mattock.acts(again["action"])
    mattock.ask("undo")
    assert mattock.ask("go")["turn"] == again["turn"]


def test_off_its_plan_it_thinks_anew(mattock: Driver) -> None:
    plan = mattock.ask("go", nodes=2)
    other = next(a for a in mattock.ask("legal")["legal"] if a != plan["action"])
    mattock.acts(other)
    told = mattock.ask("go", nodes=2)
    assert told["action"] in mattock.ask("legal")["legal"] and len(told["turn"]) == 1


def test_it_plays_whole_games() -> None:
    driver = Driver()
    driver.ask("new", game="mattock", options={"size": 4, "setup": "freestyle", "swap": True})
    while driver.ask("legal")["legal"]:
        driver.acts(driver.ask("go", level=1, nodes=1)["action"])
    assert driver.ask("state")["state"]["winner"] in (1, 2)


def test_seconds_are_a_cap(mattock: Driver) -> None:
    mattock.ask("go", level=2)
    start = time.monotonic()
    mattock.ask("go", seconds=0.2)
    assert time.monotonic() - start < 1.5
