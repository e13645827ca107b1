"""Claims about a drawn position in a tiny language, and whether the rules of the game agree with them.

    1 may grow 2,-1 0,1             1 may not grow 0,1: no-group        1 may grow only 2,-1 0,1
    1 may move 2,0 0,0 1 or 2,0 0,0 2                                   1 may not move 2,0 1,0 1: longer-phalanx
    1 may not move 2,0 0,0 1 after grow 3,0 then grow 1,1: joined       1 may not move 1,0 0,0 1 with grow-or-move: ...
    1 may lay 3,2                   1 may lift only 0,0 3,2             2 may not lift 0,0: not-yours
    2 may choose 1 or 2             1 may stone 1 0,0 after choose 2    1 takes 3,0 4,0 by grow 0,0 then move 2,0 0,0 2
    1 has 5 territory               nobody has 7 territory              1 scores -1
    1 has won after end then end    1 has not won after end             1 takes none by move 2,0 0,0 1

The digit in front is the seat that is asked about. What is played before it is asked begins with a turn of this seat,
or with seat 2's choice. After a colon stands the id of the rule that refuses; `only` says that nothing else is allowed.
"""

import re
from dataclasses import dataclass, replace

from engine.core.diagrams import Rulebook, play_text, rules_say
from engine.core.errors import IllegalAction
from engine.core.events import Event, Removed
from engine.games.phalanx.rules import writing
from engine.games.phalanx.rules.ending import begin_turn, scores, territory
from engine.games.phalanx.rules.state import Position
from engine.games.phalanx.show import facts, refusals

SETTING_UP = ("lay", "lift", "stone", "choose")
RULES = Rulebook(writing.parse, refusals.refuse)
CELL = r"-?\d+,-?\d+"
CELLS, MOVE, STONE = rf"{CELL}( {CELL})*", rf"{CELL} {CELL} \d", rf"[12] {CELL}"
STEP = rf"((grow|lift|lay) {CELL}|move {MOVE}|stone {STONE}|choose [12]|end)"
STEPS = rf"(?P<steps>{STEP}( then {STEP})*)"
SEAT, NOT = r"(?P<seat>[1-6])", r"(?P<no> not)?"
MAY, ONLY = rf"{SEAT} (?P<word>may){NOT}", r"(?P<only> only)?"
THEN = rf"( after {STEPS})?(?P<strict> with grow-or-move)?(: (?P<rule>[a-z-]+))?"
FORMS = tuple(re.compile(form) for form in (
    rf"{MAY} (?P<verb>lay|lift|grow){ONLY} (?P<what>{CELLS}){THEN}",
    rf"{MAY} (?P<verb>move){ONLY} (?P<what>{MOVE}( or {MOVE})*){THEN}",
    rf"{MAY} (?P<verb>stone){ONLY} (?P<what>{STONE}( or {STONE})*){THEN}",
    rf"{MAY} (?P<verb>choose){ONLY} (?P<what>[12]( or [12])?){THEN}",
    rf"{SEAT} (?P<word>takes) (none|(?P<what>{CELLS})) by {STEPS}",
    rf"({SEAT}|nobody) has (?P<what>\d+) (?P<word>territory)",
    rf"{SEAT} (?P<word>scores) (?P<what>-?\d+)",
    rf"{SEAT} has{NOT} (?P<word>won) after {STEPS}",
))


@dataclass(frozen=True, slots=True)
class Claim:
    """One claim in its parts; `what` are cells, moves or a number, `steps` what is played before it is asked."""

    seat: int
    word: str
    yes: bool
    verb: str = ""
    what: tuple[str, ...] = ()
    only: bool = False
    steps: tuple[str, ...] = ()
    strict: bool = False
    rule: str = ""


def read(text: str) -> Claim:
    """The claim that a text makes. Raises ValueError for a text in no known form; only a refusal names a rule."""
    found = next((match for form in FORMS if (match := form.fullmatch(text))), None)
    part = found.groupdict("") if found else {}
    yes, rule = not part.get("no"), part.get("rule", "")
    if not part or bool(rule) != (part["word"] == "may" and not yes):
        raise ValueError(f"{text!r} is no claim")
    verb, what = part.get("verb", ""), part.get("what", "")
    return Claim(int(part.get("seat") or 0), part["word"], yes, verb,
                 tuple(what.split(" or ") if verb in ("move", "stone", "choose") else what.split()),
                 bool(part.get("only")), _steps(part.get("steps", "")), bool(part.get("strict")), rule)


def _steps(text: str) -> tuple[str, ...]:
    return tuple(text.split(" then ")) if text else ()


def holds(claim: Claim, position: Position) -> bool:
    """True when the claim is true of the position; steps that the rules forbid make it false.

    Raises BadAction for a cell that the board has not.
    """
    try:
        state, events = play(claim, position)
    except IllegalAction:
        return False
    if claim.word == "may":
        return state.to_act == claim.seat and rules_say(
            RULES, state, claim.verb, claim.what, claim.yes, claim.rule, claim.only)
    if claim.word == "won":
        over = state.outcome()
        return (over is not None and claim.seat in over.winners) == claim.yes
    if claim.word == "takes":
        return sorted(event.place for event in events if isinstance(event, Removed)) == sorted(claim.what)
    counted = scores(state)[claim.seat - 1] if claim.word == "scores" else land(state, claim.seat).bit_count()
    return counted == int(claim.what[0])


def land(state: Position, seat: int) -> int:
    """The territory of a seat; of seat 0 what is nobody's."""
    return territory(state)[seat - 1] if seat else facts.neutral(state)


def play(claim: Claim, position: Position) -> tuple[Position, list[Event]]:
    """The position in which the claim is asked, and all that happened before. Raises IllegalAction and BadAction."""
    terms = replace(position.terms, grow_or_move=claim.strict)
    first = (*claim.steps, claim.verb)[0].partition(" ")[0]
    state, events = due(replace(position, terms=terms), claim.seat, first), list[Event]()
    for step in claim.steps:
        state, happened = play_text(RULES, state, step)
        events += happened
    return state, events


def due(position: Position, seat: int, verb: str) -> Position:
    """The position where an action of this verb is due: in set-up, or in a fresh turn of the seat."""
    if verb in SETTING_UP:
        return replace(position, to_move=2 if verb == "choose" else seat, phase=verb)
    return begin_turn(position, seat or 1)
