"""What a player may have shown on the cloth: places of the picked tile, what one tile can score, openness."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.action import Pick
from engine.core.picture import Mark
from engine.core.presentation import Aid
from engine.games.matrix.rules.squares import UNKNOWN, name_of, place_name, tile_name
from engine.games.matrix.rules.state import Position
from engine.games.matrix.show import facts as true

AIDS = (
    Aid("places", "Places", "places", "Every place of the picked tile, with the points that it scores there.",
        legend=(("place", "the tile may lie here"), ("scoring", "scores here"))),
    Aid("radar", "Radar", "radar", "Squares that one tile makes a cell, and places for double figures; the number "
        "tells how many tiles not yet laid would do it.",
        legend=(("nearly", "one tile makes a cell"), ("double-spot", "double figure possible"))),
    Aid("open", "Open sides", "open", "Empty squares with three or two sides covered.",
        legend=(("open-one", "one side open"), ("open-two", "two sides open"))),
)
SIGNS = (
    ("filled", "cell of this colour"), ("value", "what a blank counts"), ("legal", "may be picked"),
    ("target", "may go here"), ("movable", "may be picked"), ("selected", "picked"), ("hover", "meant"),
    ("ghost", "would lie here"), ("to-fill", "would be a cell"), ("join", "sum of the join"),
    ("gold", "double figure"), ("forbidden", "forbids it"), ("refused", "not here"), ("forbids", "forbids it"),
    ("last", "laid last"), ("laid", "laid last"), ("closed", "closed last"), ("doubled", "double figure made"),
    ("valued", "took a value"), ("passed", "passed"), ("cursor", "keyboard"),
)


def aids() -> Sequence[Aid]:
    """The overlays of this game."""
    return AIDS


def signs() -> Sequence[tuple[str, str]]:
    """Words for all other marks."""
    return SIGNS


def aid_marks(view: Position, name: str, picks: Sequence[Pick] = ()) -> Sequence[Mark]:
    """The marks of an overlay: they follow from the table and, for the places of a tile, from what is picked."""
    if view.reason:
        return ()
    match name:
        case "places":
            return list(_places(view, picks))
        case "radar":
            return list(_radar(view))
        case "open":
            return list(_openness(view))
    return ()


def _places(view: Position, picks: Sequence[Pick]) -> Iterator[Mark]:
    """The places of the picked tile if the one who looks holds it; once a square is picked, those on that square."""
    names = {pick.name for pick in picks if pick.kind == "hand"}
    squares = {pick.name for pick in picks if pick.kind == "cell"}
    tiles = [tile for tile in view.hand if tile != UNKNOWN and tile_name(tile) in names]
    if view.stage != "play" or len(tiles) != 1:
        return
    for laid, won in true.spots(view, tiles):
        if squares <= set(map(name_of, laid.squares)):
            yield Mark("scoring" if won.total else "place", place_name(laid), 0, str(won.total or ""))


def _radar(view: Position) -> Iterator[Mark]:
    for threat in true.cell_threats(view):
        yield Mark("nearly", name_of(threat.squares[0]), 0, str(len(threat.tiles)))
    for threat in true.double_threats(view):
        yield Mark("double-spot", " ".join(map(name_of, threat.squares)), 0, str(len(threat.tiles)))


def _openness(view: Position) -> Iterator[Mark]:
    """Squares with one or two open sides; the text names these sides."""
    for square, sides in true.open_sides(view.table).items():
        if len(sides) <= 2:
            yield Mark("open-one" if len(sides) == 1 else "open-two", name_of(square), 0, sides)
