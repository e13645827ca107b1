"""The house keeps its walls: who imports whom, how long a file may be, and what must not stand in it."""

import ast
from collections.abc import Mapping

import pytest

from engine.games import GAMES, TO_COME
from tests.house import ROOT, Module, is_module, modules, outside

PROGRAM = modules("engine", "scenes", "main.py")
ALL = [*PROGRAM, *modules("tests", "assets")]
# A room sees itself and what is named here; the first that fits a module's name counts.
SEES: Mapping[str, tuple[str, ...]] = {
    "engine.core": (),
    "engine.motion": ("engine.core",),
    "engine.games": ("engine.core", "engine.motion"),
    "engine.ai": ("engine.core", "engine.motion", "engine.games"),
    "engine.lines": ("engine.core", "engine.motion", "engine.games", "engine.ai"),
    "scenes.kit": ("engine.core", "engine.motion"),
    "scenes": ("engine.core", "engine.motion", "engine.games", "engine.ai"),
    "main": ("engine", "scenes"),
    "engine": (),
}
GAME_NAMES = {name.lower() for game in GAMES for name in (game.name, game.title)} | {
    word.lower() for title, _ in TO_COME for word in title.split("-")}

every_module = pytest.mark.parametrize("module", PROGRAM, ids=str)
any_module = pytest.mark.parametrize("module", ALL, ids=str)


def within(name: str, room: str) -> bool:
    """Whether a module stands in a room."""
    return name == room or name.startswith(room + ".")


def room_of(name: str) -> str:
    """The room of a module of the program."""
    return next(room for room in SEES if within(name, room))


@every_module
def test_a_room_sees_only_what_stands_before_it(module: Module) -> None:
    room = room_of(module.name)
    for name in module.imports():
        if name.partition(".")[0] in ("engine", "scenes", "main", "tests", "assets"):
            assert any(within(name, seen) for seen in (room, *SEES[room])), f"{module} imports {name}"


@every_module
def test_only_what_is_needed_comes_from_outside(module: Module) -> None:
    allowed = {"numpy"} if module.name.startswith("engine") else {"numpy", "pygame", "platformdirs", "font_lato"}
    tops = {name.partition(".")[0] for name in module.imports() if outside(name)}
    assert tops <= allowed


@pytest.mark.parametrize("module", modules("engine/core", "engine/motion", "engine/games", "engine/lines"), ids=str)
def test_a_game_never_sees_another(module: Module) -> None:
    own = module.name.split(".")[:3]
    if len(own) == 3 and own[1] == "games":
        for name in module.imports():
            assert not within(name, "engine.games") or name.split(".")[:3] == own, f"{module} imports {name}"


@pytest.mark.parametrize("module", modules("scenes"), ids=str)
def test_a_scene_knows_no_game_by_name(module: Module) -> None:
    for text in module.strings():
        assert not any(name in text.lower() for name in GAME_NAMES), f"{module} says {text!r}"
    assert not any(within(name, f"engine.games.{game.name}") for name in module.imports() for game in GAMES)


@every_module
def test_nothing_at_the_top_can_change(module: Module) -> None:
    assert not [name for name in module.changeable() if name != "__all__"]


@any_module
def test_a_module_says_what_it_is_for(module: Module) -> None:
    said = ast.get_docstring(module.tree)
    assert said and said.split("\n")[0].endswith(".")


@any_module
def test_a_file_is_short(module: Module) -> None:
    assert len(module.text.splitlines()) <= 200


@every_module
def test_nothing_happens_on_import(module: Module) -> None:
    calls = [node for node in module.tree.body if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)]
    loops = [node for node in module.tree.body if isinstance(node, ast.For | ast.While | ast.With | ast.Try)]
    assert not calls and not loops


@any_module
def test_no_room_is_a_junk_room(module: Module) -> None:
    assert not {"utils", "util", "helpers", "helper", "misc", "common"} & set(module.name.split("."))
    assert not any(isinstance(n, ast.ImportFrom) and n.names[0].name == "*" for n in ast.walk(module.tree))


def test_the_walls_are_tested() -> None:
    assert len(PROGRAM) > 30 and is_module("engine.core.game") and not is_module("engine.core.chess")
    known = Module(ROOT / "engine" / "games" / "__init__.py")
    assert {"engine.core.errors", "engine.games.mattock.game"} <= set(known.imports())
