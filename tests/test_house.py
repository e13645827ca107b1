"""The house keeps its walls: what a room may not hold, how long a file may be, and no circle among those that import.

Which room may see which is written in pyproject.toml, as contracts of import-linter.
"""

import ast
import tomllib
from collections import Counter
from collections.abc import Iterator

from engine.games import GAMES
from scenes.kit.materials.registry import MATERIALS
from tests.circles import circles, import_graph
from tests.house import ROOT, Module, is_module, modules, outside

PROGRAM = modules("engine", "scenes", "main.py")
ALL = [*PROGRAM, *modules("tests", "assets")]
GAME_NAMES = {name.lower() for game in GAMES for name in (game.name, game.title)}

# Class names that still mean two things: none is added, and what is free now comes off the list.
PARTICIPLES = frozenset(("told", "said", "heard"))  # what they stood for has a name
DISK = frozenset(("exists", "is_dir", "is_file", "is_symlink", "unlink", "mkdir", "rmdir", "stat", "iterdir", "resolve",
                  "read_text", "read_bytes", "write_text", "write_bytes", "touch", "rename"))
MOVES = frozenset(("replace", "remove", "rename", "unlink", "makedirs", "copy", "copy2", "move", "rmtree", "fsync"))


def within(name: str, room: str) -> bool:
    """Whether a module stands in a room."""
    return name == room or name.startswith(room + ".")


def foreign(module: Module) -> set[str]:
    """The libraries that a module imports and may not."""
    engine = module.name.startswith("engine")
    allowed = {"numpy", "filelock"} if engine else {"numpy", "filelock", "pygame", "platformdirs", "font_lato"}
    return {name.partition(".")[0] for name in module.imports() if outside(name)} - allowed


def games_named(module: Module) -> list[str]:
    """Where a module calls a game by its name, in a text or an import."""
    said = [text for text in module.strings() if any(name in text.lower() for name in GAME_NAMES)]
    return said + [name for name in module.imports() if any(within(name, f"engine.games.{g.name}") for g in GAMES)]


def disk_calls(module: Module) -> Iterator[str]:
    """The questions and changes that a module puts to the disk, and which raise what nobody expects."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            of = ast.unparse(node.func.value)
            if node.func.attr in DISK and of != "Path(__file__)" or of in ("shutil", "os") and node.func.attr in MOVES:
                yield node.func.attr


def at_once(module: Module) -> list[ast.stmt]:
    """What a module does when it is imported."""
    calls = [node for node in module.tree.body if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)]
    return [*calls, *(n for n in module.tree.body if isinstance(n, ast.For | ast.While | ast.With | ast.Try))]


def test_only_what_is_needed_comes_from_outside() -> None:
    assert not {str(module): foreign(module) for module in PROGRAM if foreign(module)}


def test_a_scene_knows_no_game_by_name() -> None:
    scenes = modules("scenes")
    assert scenes and not {str(module): games_named(module) for module in scenes if games_named(module)}


def test_nothing_at_the_top_can_change() -> None:
    changeable = {str(m): [name for name in m.changeable() if name != "__all__"] for m in PROGRAM}
    assert not {module: names for module, names in changeable.items() if names}


def test_a_module_says_what_it_is_for() -> None:
    said = {str(module): (ast.get_docstring(module.tree) or "").split("\n")[0] for module in ALL}
    assert not [module for module, line in said.items() if not line.endswith(".")]


def test_a_file_is_short() -> None:
    assert not [str(module) for module in ALL if len(module.text.splitlines()) > 200]


def test_nothing_happens_on_import() -> None:
    assert not [str(module) for module in PROGRAM if at_once(module)]


def test_a_persons_files_are_touched_behind_one_door_only() -> None:
    doors = {"engine.records.files", "engine.records.writing", "engine.records.locks", "engine.records.journal"}
    bundled = {"engine.core.weights", "engine.games.mattock.brain.weights", "scenes.kit.art"}  # what lies beside them
    rest = [module for module in PROGRAM if module.name not in doors | bundled]
    assert not {str(module): found for module in rest if (found := set(disk_calls(module)))}
    assert set(disk_calls(Module(ROOT / "engine" / "records" / "files.py"))) >= {"stat", "is_dir", "iterdir", "resolve"}


def test_no_room_is_a_junk_room() -> None:
    junk = {"utils", "util", "helpers", "helper", "misc", "common"}
    assert not [str(module) for module in ALL if junk & set(module.name.split("."))]


def test_nothing_is_imported_by_the_handful() -> None:
    stars = [str(m) for m in ALL for n in ast.walk(m.tree) if isinstance(n, ast.ImportFrom) and n.names[0].name == "*"]
    assert not stars


def test_no_circle_is_left() -> None:
    """No module of these rooms needs, by whatever way, one that needs it; what only types need counts as well."""
    assert not circles(import_graph(modules("engine")))
    graph = import_graph(modules("scenes"))
    assert len(graph) > 100 and not circles(graph)


def test_the_contract_of_doors_knows_every_scene() -> None:
    """No scene imports another: kept by import-linter, which has to be told of each."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    apart = next(set(one["modules"]) for one in told if one["name"].startswith("A scene knows no other"))
    folders = {name.rpartition(".")[0] for module in modules("scenes") if (name := module.name).endswith(".scene")}
    assert len(folders) > 8 and apart == folders - {"scenes"}


def test_the_kit_knows_no_material_by_name() -> None:
    """Outside their own folder: whoever makes a board looks up its material in the list."""
    room = "scenes.kit.materials"
    kit = [module for module in modules("scenes/kit") if not within(module.name, room)]
    own = MATERIALS.keys() - {"hex", "square"}  # which are words of the lattices as well
    said = {str(m): [t for t in m.strings() if t.partition("/")[0] in own] for m in kit}
    parts = {str(m): [n for n in m.imports() if within(n, room)] for m in kit if within(m.name, "scenes.kit.board")}
    assert len(own) == 3 and len(parts) > 10
    assert not {name: words for name, words in {**said, **parts}.items() if words}


def test_a_circle_is_found() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a", "d"}}
    assert circles(graph) == [("b", "c")]


def test_the_walls_are_tested() -> None:
    assert len(PROGRAM) > 30 and is_module("engine.core.game") and not is_module("engine.core.chess")
    known = Module(ROOT / "engine" / "games" / "__init__.py")
    assert {"engine.core.errors", "engine.games.mattock.game"} <= set(known.imports())


def test_no_class_name_stands_twice_in_what_one_reader_sees() -> None:
    """A game sees no other game, so that two games may use the same word; all else sees each of them."""
    games = sorted({name for module in PROGRAM if (name := _game_of(module))})
    twice = {name for game in games for name, times in Counter(
        node.name for module in PROGRAM if _game_of(module) in ("", game)
        for node in ast.walk(module.tree) if isinstance(node, ast.ClassDef)).items() if times > 1}
    assert games and not twice, "one name, one thing"


def test_no_participle_is_a_noun() -> None:
    assert names_of(ast.parse("def told_of(x, _said) -> Told: self.heard = retold")) & PARTICIPLES == PARTICIPLES
    assert not {str(m): found for m in PROGRAM if (found := names_of(m.tree) & PARTICIPLES)}


def names_of(tree: ast.AST) -> set[str]:
    """The first words of all names in a module, in small letters."""
    names = {getattr(node, field, None) for node in ast.walk(tree) for field in ("name", "id", "attr", "arg")}
    return {name.lower().strip("_").partition("_")[0] for name in names if isinstance(name, str)}


def _game_of(module: Module) -> str:
    """The folder of the game that a module is a part of, else empty."""
    parts = module.name.split(".")
    return parts[2] if parts[:2] == ["engine", "games"] and len(parts) > 2 else ""
