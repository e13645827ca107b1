"""Small drawn positions, each with questions about one rule and answers worked out by hand, read from the data folder.

Questions and their answers, with cells by name and turns in the full-turn form (`e5` or `e5/d4-c3`):

    may mine X, may not mine X                    always "yes": the sentence is true
    may move A-B after X, may not move A-B after X    the same; X is the cell mined in that turn
    removes TURN                                  the cells emptied at the end of the turn, sorted, or "none"
    hand after TURN                               the miners in hand of player 1 and of player 2, as "0 1"
    lost                                          "yes" or "no", for the player to move
"""

import re
from dataclasses import dataclass
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "data" / "mattock_drawn.md"
BLOCK = re.compile(
    r"^## (?P<name>.+)\n+(?P<rule>[\s\S]+?)\n+Player (?P<to_move>[12]) to move, in hand (?P<one>\d) (?P<two>\d)\.\n"
    r"+```\n(?P<drawing>[^`]+)```\n+(?P<questions>(?:- .+\n)+)",
    re.MULTILINE,
)


@dataclass(frozen=True)
class Situation:
    """One question about one drawn position; `hand` holds the miners off the board, player 1 first."""

    name: str
    rule: str
    drawing: str
    to_move: int
    hand: tuple[int, int]
    question: str
    answer: str

    def __str__(self) -> str:
        return f"{self.name}: {self.question}"


def situations() -> list[Situation]:
    """Every situation of the collection, one for each question; ValueError if a chapter does not read."""
    text = SOURCE.read_text(encoding="utf-8")
    blocks = list(BLOCK.finditer(text))
    if len(blocks) != len(re.findall(r"^## ", text, re.MULTILINE)):
        raise ValueError(f"a chapter of {SOURCE.name} is not in the expected form")
    return [each for block in blocks for each in _questions(block)]


def _questions(block: re.Match[str]) -> list[Situation]:
    found = []
    for line in block["questions"].splitlines():
        question, _, answer = line.removeprefix("- ").partition(": ")
        hand = int(block["one"]), int(block["two"])
        rule = " ".join(block["rule"].split())
        to_move = int(block["to_move"])
        found.append(Situation(block["name"], rule, block["drawing"], to_move, hand, question, answer or "yes"))
    return found
