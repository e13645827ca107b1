"""The house keeps its walls: who imports whom, how long a file may be, and what must not stand in it."""

import ast
from collections.abc import Iterator, Mapping

from engine.games import GAMES, TO_COME
from tests.house import OURS, ROOT, Module, is_module, modules, outside

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

DISK = frozenset(("exists", "is_dir", "is_file", "is_symlink", "unlink", "mkdir", "rmdir", "stat", "iterdir", "resolve",
                  "read_text", "read_bytes", "write_text", "write_bytes", "touch", "rename"))
MOVES = frozenset(("replace", "remove", "rename", "unlink", "makedirs", "copy", "copy2", "move", "rmtree", "fsync"))


def within(name: str, room: str) -> bool:
    """Whether a module stands in a room."""
    return name == room or name.startswith(room + ".")


def room_of(name: str) -> str:
    """The room of a module of the program."""
    return next(room for room in SEES if within(name, room))


def strangers(module: Module) -> Iterator[str]:
    """What a module imports of ours from rooms that it may not see."""
    seen = (room_of(module.name), *SEES[room_of(module.name)])
    for name in module.imports():
        if name.partition(".")[0] in OURS and not any(within(name, room) for room in seen):
            yield f"{module} imports {name}"


def foreign(module: Module) -> set[str]:
    """The libraries that a module imports and may not."""
    engine = module.name.startswith("engine")
    allowed = {"numpy", "filelock"} if engine else {"numpy", "filelock", "pygame", "platformdirs", "font_lato"}
    return {name.partition(".")[0] for name in module.imports() if outside(name)} - allowed


def other_games(module: Module) -> list[str]:
    """What a game's module, or one of a room without games, imports of other games."""
    own = module.name.split(".")[:3]
    if own[:2] != ["engine", "games"] or len(own) < 3:
        return []
    return [name for name in module.imports() if within(name, "engine.games") and name.split(".")[:3] != own]


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


def test_a_room_sees_only_what_stands_before_it() -> None:
    assert not [fault for module in PROGRAM for fault in strangers(module)]


def test_only_what_is_needed_comes_from_outside() -> None:
    assert not {str(module): foreign(module) for module in PROGRAM if foreign(module)}


def test_a_game_never_sees_another() -> None:
    assert not {str(module): other_games(module) for module in PROGRAM if other_games(module)}


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
    bundled = {"engine.core.weights", "engine.games.mattock.brain.weights", "scenes.kit.art"}  # read what lies beside them
    rest = [module for module in PROGRAM if module.name not in doors | bundled]
    assert not {str(module): found for module in rest if (found := set(disk_calls(module)))}
    assert set(disk_calls(Module(ROOT / "engine" / "core" / "files.py"))) >= {"stat", "is_dir", "iterdir", "resolve"}


def test_no_room_is_a_junk_room() -> None:
    junk = {"utils", "util", "helpers", "helper", "misc", "common"}
    assert not [str(module) for module in ALL if junk & set(module.name.split("."))]


def test_nothing_is_imported_by_the_handful() -> None:
    stars = [str(m) for m in ALL for n in ast.walk(m.tree) if isinstance(n, ast.ImportFrom) and n.names[0].name == "*"]
    assert not stars


def test_the_walls_are_tested() -> None:
    assert len(PROGRAM) > 30 and is_module("engine.core.game") and not is_module("engine.core.chess")
    known = Module(ROOT / "engine" / "games" / "__init__.py")
    assert {"engine.core.errors", "engine.games.mattock.game"} <= set(known.imports())
