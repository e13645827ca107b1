"""Claims about a drawn position in a tiny language, and whether the rules of the game agree with them.

    1 may mine c2 d3              1 may not mine c3: full-tile           1 may mine only c2 d3
    1 may move a1-b2              1 may not move a1-b2: enemy-in-way     1 may move a1-b2 after c2
    1 may place c2                1 may not place c3: next-to-tile       2 may swap after c2/a1-b1
    1 removes b2 by c3/a1-b1      1 removes none by c3                   1 keeps 0 in hand after c3
    2 has lost                    2 has not lost                         2 has lost after c3

The digit is the seat whose turn it is. After a colon stands the id of the rule that refuses; `only` says that
nothing else is allowed. A turn is `c3`, `c3/a1-b1`, or, where the mining is already drawn, `a1-b1` or `stay`.
"""

import re
from dataclasses import dataclass, replace

from engine.core.diagrams import Rulebook, play_text, rules_say
from engine.core.errors import IllegalAction
from engine.core.events import Event, Removed
from engine.games.mattock.rules import writing
from engine.games.mattock.rules.state import Position
from engine.games.mattock.show import refusals

RULES = Rulebook(writing.parse, refusals.refuse)
CELL, MOVE, TURN = r"[a-z]\d+", r"[a-z]\d+-[a-z]\d+", r"(?P<turn>[a-z0-9/-]+)"
MAY, RULE = r"(?P<seat>[12]) (?P<word>may)(?P<no> not)?", r"(: (?P<rule>[a-z-]+))?"
FORMS = tuple(re.compile(form) for form in (
    rf"{MAY} (?P<verb>mine|place)(?P<only> only)?(?P<what>( {CELL})+){RULE}",
    rf"{MAY} (?P<verb>move)(?P<only> only)?(?P<what>( {MOVE})+)( after (?P<turn>{CELL}))?{RULE}",
    rf"{MAY} (?P<verb>swap) after {TURN}{RULE}",
    rf"(?P<seat>[12]) (?P<word>removes) (none|(?P<what>{CELL}( {CELL})*)) by {TURN}",
    rf"(?P<seat>[12]) (?P<word>keeps) (?P<what>\d) in hand after {TURN}",
    rf"(?P<seat>[12]) (?P<word>has)(?P<no> not)? lost( after {TURN})?",
))


@dataclass(frozen=True, slots=True)
class Claim:
    """One claim in its parts; `what` are cells, moves or a number, `turn` what is played before it is asked."""

    seat: int
    word: str
    yes: bool
    verb: str = ""
    what: tuple[str, ...] = ()
    only: bool = False
    turn: str = ""
    rule: str = ""


def read(text: str) -> Claim:
    """The claim that a text makes. Raises ValueError for a text in no known form; only a refusal names a rule."""
    found = next((match for form in FORMS if (match := form.fullmatch(text))), None)
    part = found.groupdict("") if found else {}
    yes, rule = not part.get("no"), part.get("rule", "")
    if not part or bool(rule) != (part["word"] == "may" and not yes):
        raise ValueError(f"{text!r} is no claim")
    return Claim(int(part["seat"]), part["word"], yes, part.get("verb", ""), tuple(part.get("what", "").split()),
                 bool(part.get("only")), part.get("turn", ""), rule)


def holds(claim: Claim, position: Position) -> bool:
    """True when the claim is true of the position; a turn that the rules forbid makes it false.

    Raises BadAction for a cell that the board has not.
    """
    try:
        return _may(claim, position) if claim.word == "may" else _after_turn(claim, position)
    except IllegalAction:
        return False


def _may(claim: Claim, position: Position) -> bool:
    state = _stage(claim, position)
    return rules_say(RULES, state, claim.verb, claim.what, claim.yes, claim.rule, claim.only)


def _stage(claim: Claim, position: Position) -> Position:
    """The position in which the action that is asked about is due."""
    if claim.verb == "swap":
        first = replace(position, swapper=claim.seat)
        return play(first, 3 - claim.seat, claim.turn)[0]
    if claim.turn:
        return play_text(RULES, _due(position, claim.seat, "mine"), f"mine {claim.turn}")[0]
    return _due(position, claim.seat, claim.verb)


def _after_turn(claim: Claim, position: Position) -> bool:
    """Claims about what a turn brings; a loss is asked of the seat whose turn follows."""
    if claim.word == "has":
        after = play(position, 3 - claim.seat, claim.turn)[0] if claim.turn else position
        return (_due(after, claim.seat, "mine").to_act is None) == claim.yes
    after, events = play(position, claim.seat, claim.turn)
    if claim.word == "keeps":
        return after.hand(claim.seat) == int(claim.what[0])
    return sorted(event.place for event in events if isinstance(event, Removed)) == sorted(claim.what)


def play(position: Position, seat: int, turn: str) -> tuple[Position, list[Event]]:
    """The position after a turn, and all that happened. Raises IllegalAction, or BadAction for an unknown cell."""
    mined, _, way = turn.rpartition("/") if "-" in turn else ("" if turn == "stay" else turn, "", "")
    state, events = _due(position, seat, "mine" if mined else "move"), list[Event]()
    for step in ([f"mine {mined}"] if mined else []) + [f"move {way}" if way else "stay"]:
        state, happened = play_text(RULES, state, step)
        events += happened
    return state, events


def _due(position: Position, seat: int, phase: str) -> Position:
    return replace(position, to_move=seat, phase=phase, mined=0)
