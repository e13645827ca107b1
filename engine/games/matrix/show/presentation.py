"""How Matrix is shown: picture, step bar, prompts, plates, buttons, previews. Words and data, no pixels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.core.action import Action, Pick
from engine.core.events import Event, Passed, Placed, Scored, Valued
from engine.core.names import COLOURS, resigned, wins
from engine.core.picture import Mark
from engine.core.plain import PLAIN
from engine.core.presentation import ActionButton, Page, Preview, Step
from engine.core.state import Outcome
from engine.games.matrix.rules.actions import laid_by
from engine.games.matrix.rules.joins import WILD
from engine.games.matrix.rules.scoring import Points, points
from engine.games.matrix.rules.squares import UNKNOWN, Laid, name_of, place_name, tile_name
from engine.games.matrix.rules.state import Position
from engine.games.matrix.show import facts as true
from engine.games.matrix.show import motion as moving
from engine.games.matrix.show.aids import aid_marks as aid_marks
from engine.games.matrix.show.aids import aids as aids
from engine.games.matrix.show.aids import signs as signs
from engine.games.matrix.show.choices import choices as choices
from engine.games.matrix.show.numbers import facts as facts
from engine.games.matrix.show.picture import picture as picture
from engine.games.matrix.show.reasons import why as why
from engine.games.matrix.show.refusals import why_not as why_not
from engine.games.matrix.show.reminder import reminder as reminder
from engine.games.matrix.show.summary import summary as summary
from engine.games.matrix.show.tips import tips as tips
from engine.motion.timeline import Tracks

confirms, finale, unfit = PLAIN.confirms, PLAIN.finale, PLAIN.unfit
concerns, settled = PLAIN.concerns, PLAIN.settled

REASONS: Mapping[str, str] = {
    "all-down": "All tiles are down.", "blocked": "Nobody can lay a tile any more.",
    "pass-rounds": "Everybody passed twice."}
COUNTS: Mapping[int, str] = {1: "one tile", 2: "two tiles"}


def steps(view: Position) -> Sequence[Step]:
    """First tile, second tile, draw; after a pass: pass, exchange, draw."""
    if view.opening:
        return (Step("Draw two", "dice", "now"),)
    if view.stage == "swap" or view.aside:
        swapping = view.stage == "swap"
        return (Step("Pass", "pass", "done"), Step("Exchange", "swap", "now" if swapping else "done"),
                Step("Draw", "dice", "next" if swapping else "now"))
    draw = "off" if view.reason or not view.stock else "now" if view.stage == "deal" else "next"
    first, second = {"put": ("now", "next"), "more": ("done", "now")}.get(view.phase, ("done", "done"))
    if view.reason:
        first = second = "off"
    name = "Draw as many" if view.rules.refill else "Draw two"
    return (Step("First tile", "tile", first), Step("Second tile", "tile", second), Step(name, "dice", draw))


def prompt(view: Position) -> str:
    """What is to be done now; the client puts the player's name before it."""
    match view.phase:
        case "put":
            return "put a tile down, or pass." if _may_put(view) else "nothing is left but to pass."
        case "more":
            able = _may_put(view)
            return "put a second tile down, or end the turn." if able else "nothing is left but to end the turn."
        case "swap":
            return "click tiles to exchange, or keep all." if view.stock else "nothing is left but to keep all."
    return f"draw {COUNTS.get(view.draw, f'{view.draw} tiles')}."


def _may_put(view: Position) -> bool:
    """Whether a tile in hand fits somewhere; of an unseen hand nobody knows."""
    return UNKNOWN in view.hand or len(view.actions()) > 1


def buttons(view: Position) -> Sequence[ActionButton]:
    """What needs no square in this phase."""
    if view.phase == "swap":
        exchange = _button("confirm", "Exchange", "swap", "The tiles that you have clicked go back for new ones.")
        return replace(exchange, counts=True), _button("keep", "Keep all", "close", "Exchange nothing.", True)
    now = {"put": "pass", "more": "end"}.get(view.phase, "draw")  # the others keep their places, and cannot be pressed
    return (_button("pass", "Pass", "pass", "Put nothing down; every opponent gets 1 point.", True, now == "pass"),
            _button("end", "End turn", "check", "Leave it at one tile.", True, now == "end"),
            _button("draw", "Draw", "dice", "Draw the tiles due from the stock.", False, now == "draw"))


def _button(name: str, label: str, icon: str, hint: str, skips: bool = False, able: bool = True) -> ActionButton:
    return ActionButton(Pick("button", name), label, icon, hint, skips, able=able)


def lights(view: Position, picks: Sequence[Pick]) -> Sequence[Mark]:
    """Every place of the tile that is picked, whole."""
    tiles = [pick.name for pick in picks if pick.kind == "hand"]
    if len(tiles) != 1 or view.stage == "swap":
        return ()
    laid = (laid_by(action.args) for action in view.actions() if action.verb == "put" and action.args[0] == tiles[0])
    return [Mark("legal", place_name(found), view.to_move) for found in laid if found]


def drawer(view: Position) -> int:
    """Who draws: at the start one seat after another, later the one whose turn it is."""
    return view.drawer


def hand_due(view: Position) -> bool:
    """Hands are looked at from the first turn on; the starting draws lie face down."""
    return not view.opening


def shortcut(view: Position) -> str:
    """The first hands may be drawn all at once."""
    return "Draw for all" if view.opening else ""


def setting_up(view: Position) -> bool:
    """Until everybody has drawn."""
    return view.opening


def preview(view: Position, action: Action) -> Preview:
    """What an action would do: its joins, squares that it closes, the double figure, values taken, and the points."""
    seats = range(1, view.rules.players + 1)
    laid = laid_by(action.args) if action.verb == "put" else None
    if laid is None:
        return Preview((), (), "Every opponent gets 1 point." if action.verb == "pass" else "")
    after, events = view.after_put(laid)
    won = points(view.table, laid, view.rules.twin)
    valued = [Mark("value", e.place, 0, str(e.value)) for e in events if isinstance(e, Valued)]
    closed = [Mark("to-fill", name_of(square), view.to_move) for square in won.squares]
    ghost = Mark("ghost", place_name(laid), view.to_move, tile_name(laid.tile))
    marks = (ghost, *_joins(view, laid, won.double), *closed, *valued)
    return Preview(marks, tuple(tuple(facts(after, seat)) for seat in seats), sentence(won))


def _joins(view: Position, laid: Laid, double: bool) -> list[Mark]:
    """A mark on every join, with the sum as its text (empty for a wild blank); gold ones for a double figure."""
    after, _ = view.table.lay(laid)
    found = []
    for pair in true.touching(view.table, laid):
        blank = 0 in (after.value(pair[0]), after.value(pair[1]))
        text = ("" if view.rules.option == WILD else "0") if blank else str(after.joins.total)
        found.append(Mark("gold" if double else "join", " ".join(map(name_of, pair)), view.to_move, text))
    return found


def sentence(won: Points) -> str:
    """The points of a tile in words, empty when it makes none."""
    counts = [(len(won.cells), "cell"), (len(won.twins), "twin cell"), (int(won.double), "double figure")]
    parts = [f"{n} {word}{'s' if n > 1 else ''}" for n, word in counts if n]
    return f"+{won.total}: {', '.join(parts)}" if parts else ""


def ending(outcome: Outcome, names: Sequence[str] = COLOURS) -> str:
    """The reason of the end, and who won or shares the win."""
    names = names[:len(outcome.scores)]
    if outcome.reason == "resigned":
        return resigned(outcome.winners, names)
    winners = [names[seat - 1] for seat in outcome.winners]
    each = " each" if len(winners) > 1 else ""
    return f"{REASONS[outcome.reason]} {wins(winners)} with {outcome.scores[outcome.winners[0] - 1]} points{each}."


def ended(view: Position) -> Sequence[Mark]:
    """The tile that was laid last."""
    return [Mark("last", place_name(view.table.tiles[-1]))] if view.reason and view.table.tiles else []


def motion(before: Position, action: Action, events: Sequence[Event]) -> Tracks:
    """The animation of an action."""
    return moving.motion(before, action.args, events)


def changed(before: Position, after: Position, events: Sequence[Event]) -> Sequence[Mark]:
    """What was laid, closed and joined in gold, what blanks became, and who passed, by the seat that did it."""
    marks: list[Mark] = []
    for event in events:
        match event:
            case Placed("tile", place) if not place.startswith("aside:"):
                marks.append(Mark("laid", place, before.to_move))
            case Scored(seat, _, reason, cells) if cells:
                marks += [Mark("doubled" if reason == "double" else "closed", cell, seat) for cell in cells]
            case Valued(place, value):
                marks.append(Mark("valued", place, before.to_move, str(value)))
            case Passed(seat):
                marks.append(Mark("passed", f"plate:{seat}", seat))
    return marks


def pages() -> Sequence[Page]:
    """The rules, pictures first."""
    from engine.games.matrix.show.pages import PAGES

    return PAGES
