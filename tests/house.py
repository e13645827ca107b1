"""The rooms of the house, read from the program's text: who imports whom, and what stands at a module's top."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).parents[1]
OURS = ("engine", "scenes", "tests", "assets", "main")


@dataclass(frozen=True)
class Module:
    """One file of Python, by its path under the root."""

    path: Path

    def __str__(self) -> str:
        return str(self.path.relative_to(ROOT))

    @property
    def name(self) -> str:
        """Its dotted name; a package's is that of its folder."""
        parts = self.path.relative_to(ROOT).with_suffix("").parts
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    @cached_property
    def text(self) -> str:
        """What it says."""
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def tree(self) -> ast.Module:
        """Its syntax tree."""
        return ast.parse(self.text)

    def imports(self) -> Iterator[str]:
        """The dotted names of all modules it imports, wherever in its text."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                yield from self._imported_from(node)

    def _imported_from(self, node: ast.ImportFrom) -> Iterator[str]:
        package = self.name if self.path.stem == "__init__" else self.name.rpartition(".")[0]
        for _ in range(node.level - 1):
            package = package.rpartition(".")[0]
        base = ".".join(filter(None, (package if node.level else "", node.module or "")))
        for alias in node.names:
            yield f"{base}.{alias.name}" if is_module(f"{base}.{alias.name}") else base

    def changeable(self) -> Iterator[str]:
        """The names at its top that hold something that can be changed, unless they are typed as what cannot."""
        for node in self.tree.body:
            if isinstance(node, ast.Assign) and _can_change(node.value):
                yield from (ast.unparse(target) for target in node.targets)
            elif isinstance(node, ast.AnnAssign):
                yield from [] if _read_only(node) or not _can_change(node.value) else [ast.unparse(node.target)]
            elif isinstance(node, ast.AugAssign):
                yield ast.unparse(node.target)
        yield from (name for n in ast.walk(self.tree) if isinstance(n, ast.Global) for name in n.names)

    def strings(self) -> Iterator[str]:
        """Its texts, docstrings left out."""
        docs = {id(node.body[0].value) for node in ast.walk(self.tree)
                if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and node.body
                and isinstance(node.body[0], ast.Expr)}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
                yield node.value


def is_module(name: str) -> bool:
    """Whether a dotted name is a module or package of ours."""
    path = ROOT.joinpath(*name.split("."))
    return path.with_suffix(".py").exists() or (path.is_dir() and name.split(".")[0] in OURS)


def _can_change(value: ast.expr | None) -> bool:
    if isinstance(value, ast.List | ast.Dict | ast.Set | ast.ListComp | ast.DictComp | ast.SetComp):
        return True
    makers = ("list", "dict", "set", "defaultdict", "deque", "Counter", "bytearray", "OrderedDict")
    return isinstance(value, ast.Call) and ast.unparse(value.func).rpartition(".")[2] in makers


def _read_only(node: ast.AnnAssign) -> bool:
    kind = ast.unparse(node.annotation).removeprefix("Final[")
    return kind.split("[")[0] in ("Mapping", "Sequence", "Set", "Collection", "Iterable", "tuple", "frozenset")


def outside(name: str) -> bool:
    """Whether an imported name is neither ours nor Python's own."""
    top = name.partition(".")[0]
    return top not in OURS and top not in sys.stdlib_module_names


def modules(*folders: str) -> list[Module]:
    """All modules under these folders of the root, or these files."""
    paths = [ROOT / folder for folder in folders]
    found = [p for path in paths for p in ([path] if path.suffix == ".py" else sorted(path.rglob("*.py")))]
    return [Module(path) for path in found if path.exists()]
