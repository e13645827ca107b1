"""Materials as values: one list, a named error for what is not in it, and neutral boards that serve any game."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest
from pygame import Rect, Surface, image

from engine.core.pages import Page
from engine.core.picture import Cells, Item, Mark, Picture
from engine.core.presentation import Effect, Pose
from scenes.kit.art import Art
from scenes.kit.board.board import BoardView
from scenes.kit.board.labels import label_things
from scenes.kit.board.legend import legend_things
from scenes.kit.board.marks import mark_drawer
from scenes.kit.board.material import Material
from scenes.kit.materials.plain.material import HEX, SQUARE
from scenes.kit.materials.plates.wood import LaidPlate, plate_picture
from scenes.kit.materials.registry import MATERIALS, UnknownMaterial, material_named
from scenes.kit.widgets import Style
from scenes.rules.page import PageView
from tests.house import modules
from tests.scenes.conftest import Sit

neutral = pytest.mark.parametrize("material", (HEX, SQUARE), ids=lambda material: material.name)
AREA = Rect(0, 0, 480, 400)


def plain_board(style: Style, material: Material, items: tuple[Item, ...] = (),
                marks: tuple[Mark, ...] = ()) -> BoardView:
    """Five by five cells with their labels."""
    axial = {f"{'abcde'[x]}{y + 1}": (x, y) for x in range(5) for y in range(5)}
    labels = tuple((letter, (float(x), -1.0)) for x, letter in enumerate("abcde"))
    square = Cells("square", {name: (float(x), float(y)) for name, (x, y) in axial.items()}, labels)
    cells = square if material.lattice == "square" else Cells.of_hexes(axial, labels)
    return BoardView(style, material, Picture(material.name, cells, items, marks), AREA)


def seen(board: BoardView, marks: tuple[Mark, ...] = (), effects: tuple[Effect, ...] = ()) -> bytes:
    """The board with all that lies on it, as pixels."""
    surface = Surface(AREA.size)
    board.paint(surface, AREA)
    things = [*label_things(board), *board.pieces(board.picture.items), *board.marks(marks), *board.effects(effects)]
    for thing in sorted(things, key=lambda thing: thing.z):
        thing.paint(surface)
    return image.tobytes(surface, "RGB")


def test_an_unknown_ground_is_a_named_error() -> None:
    with pytest.raises(UnknownMaterial, match="velvet"):
        material_named("velvet")
    assert all(material_named(name) is material and material.name == name for name, material in MATERIALS.items())


@neutral
def test_every_mark_piece_and_effect_of_a_neutral_board_is_to_be_seen(sit: Sit, material: Material) -> None:
    board = plain_board(sit().app.style, material)
    bare = seen(board)
    marks = {kind: seen(board, (Mark(kind, "c3", 1, "mine" if kind == "hover" else "7"),)) for kind in material.marks}
    assert not [kind for kind, pixels in marks.items() if pixels == bare]
    assert len(set(marks.values())) == len(marks), "no two look the same"
    effects = [seen(board, effects=(Effect(kind, "c3", 0.4, 2),)) for kind in material.effects]
    assert bare not in effects and len(set(effects)) == len(effects)


@neutral
def test_pieces_tell_their_seats_by_colour_and_emblem(sit: Sit, material: Material) -> None:
    style = sit().app.style
    owned = [seen(plain_board(style, material, (Item("piece", "b2", seat),))) for seat in range(7)]
    assert len(set(owned)) == 7 and seen(plain_board(style, material)) not in owned
    assert seen(plain_board(style, material, (Item("piece", "b2", 1, "K"),))) not in owned
    board = plain_board(style, material)
    way = board.moving([(Item("piece", "b2", 1), Pose("a1", "b2", 0.5, lift=0.3, alpha=0.8))])
    assert {Rect(thing.rect).center[0] // 60 for thing in way} and len(way) == 2


@neutral
def test_clicks_find_the_cells_of_a_neutral_board(sit: Sit, material: Material) -> None:
    board = plain_board(sit().app.style, material)
    names = {*board.picture.cells.centres}
    assert {board.placed.at(*board.point(name)) for name in names} == names
    assert len(label_things(board)) == 5


@neutral
def test_the_legend_shows_marks_of_a_neutral_board(sit: Sit, material: Material) -> None:
    style, marks = sit().app.style, (Mark("last", "c3", 1), Mark("arrived", "b2 b3", 2))
    board = plain_board(style, material, marks=marks)
    words = [(marks[0], "the last move"), (marks[1], "where it came")]
    one, both = (legend_things(style, material, board.picture, said, AREA)[0] for said in (words[:1], words))
    assert both.rect[3] > one.rect[3]


def words_of_the_table() -> Iterator[str]:
    """The kinds of marks that the table itself lays on any board."""
    for module in modules("scenes/play"):
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Mark":
                yield from (n.value for n in ast.walk(node.args[0]) if isinstance(n, ast.Constant))


def test_every_material_knows_the_marks_of_the_table() -> None:
    kinds = {*words_of_the_table()}
    assert kinds >= {"hover", "ghost", "selected", "legal", "refused", "expected"}
    missing = {name: [k for k in kinds if mark_drawer(m, k) is None] for name, m in MATERIALS.items()}
    assert {name: sorted(kinds) for name, kinds in missing.items()} == {
        "carved": [], "plates": [], "cloth": ["gone"], "hex": [], "square": []}


def test_a_page_of_the_rules_needs_no_diagram(sit: Sit) -> None:
    style, room, surface = sit().app.style, Rect(20, 20, 600, 300), Surface((640, 340))
    view = PageView(Page("Passing", (), ("You may pass.", "Two passes end the game."), ()), patient=True)
    view.layout(room, style)
    view.update(1.0)
    bare = image.tobytes(surface, "RGB")
    view.paint(surface, style)
    assert not view.busy and image.tobytes(surface, "RGB") != bare


def test_plates_of_any_side_are_drawn_alike(sit: Sit) -> None:
    art = sit().app.style.art
    assert isinstance(art, Art)
    sizes = [plate_picture(art, LaidPlate("a1", side, 0), 30.0).get_size() for side in range(1, 13)]
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in zip(sizes, sizes[1:], strict=False)]
    assert all(abs(w - 60 * 3**0.5) < 4 and abs(h - 90 * 0.88) < 4 for w, h in steps), sizes
