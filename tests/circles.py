"""The graph of who imports whom, and the circles in it: sets of modules of which each needs all others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from graphlib import CycleError, TopologicalSorter

from tests.house import Module

Graph = Mapping[str, set[str]]


def import_graph(modules: Iterable[Module]) -> dict[str, set[str]]:
    """The modules by name, each with those among them that it imports."""
    known = {module.name: module for module in modules}
    return {name: {found for found in module.imports() if found in known and found != name}
            for name, module in known.items()}


def circles(graph: Graph) -> list[tuple[str, ...]]:
    """The circles, each as the sorted names of its modules; one of each is enough to show that there are any."""
    left, found = {name: set(needs) - {name} for name, needs in graph.items()}, []
    while True:
        try:
            TopologicalSorter(left).prepare()
        except CycleError as error:
            circle = tuple(sorted(set(error.args[1])))
            found.append(circle)
            left = {name: needs - set(circle) for name, needs in left.items() if name not in circle}
        else:
            return found
