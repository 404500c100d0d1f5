# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds cycles in the import graph: `python -m tools.circles` lists every group of modules that import each other.

Every import statement counts: at the top, inside a function, under `if TYPE_CHECKING`. Modules of a cycle cannot be read, tested or moved
separately, whether or not Python minds.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from pathlib import Path

from rdi_desktop import console

PACKAGE = Path(__file__).parents[1] / "rdi_desktop"

Graph = Mapping[str, Iterable[str]]
"""Module → the modules it imports, by dotted names; only those of the package."""


def import_graph(package: Path = PACKAGE) -> dict[str, set[str]]:
    """The import graph of a package, read from its source without importing."""
    files = {_name(file, package): file for file in sorted(package.rglob("*.py"))}
    graph = {}
    for module, file in files.items():
        tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        inside = module if file.name == "__init__.py" else module.rpartition(".")[0]
        found = {name for node in ast.walk(tree) for name in _imported(node, inside, files)}
        graph[module] = found - {module}
    return graph


def circles(graph: Graph) -> list[list[str]]:
    """The strongly connected components of more than one module, the largest first, each sorted."""
    order: list[str] = []
    seen: set[str] = set()
    for start in graph:
        _leave_in_order(start, graph, seen, order)
    importers: dict[str, set[str]] = {module: set() for module in graph}
    for module, imported in graph.items():
        for name in imported:
            importers[name].add(module)
    found, taken = [], set[str]()
    for start in reversed(order):
        component: list[str] = []
        _leave_in_order(start, importers, taken, component)
        if len(component) > 1:
            found.append(sorted(component))
    return sorted(found, key=lambda component: (-len(component), component))


def _leave_in_order(start: str, graph: Graph, seen: set[str], order: list[str]) -> None:
    """Depth-first search from an unseen module; `order` gets each module after everything reachable from it."""
    if start in seen:
        return
    seen.add(start)
    path = [(start, iter(sorted(graph[start])))]
    while path:
        module, rest = path[-1]
        following = next((name for name in rest if name not in seen), None)
        if following is None:
            order.append(module)
            path.pop()
        else:
            seen.add(following)
            path.append((following, iter(sorted(graph[following]))))


def _name(file: Path, package: Path) -> str:
    """A file's name as a module: `rdi_desktop.ui.look`, also for its `__init__.py`."""
    parts = file.relative_to(package.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _imported(node: ast.AST, inside: str, known: Iterable[str]) -> Iterable[str]:
    """The package's modules that a statement imports; `inside` is the package that contains it, for relative imports."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names if alias.name in known]
    if not isinstance(node, ast.ImportFrom):
        return []
    base = node.module or ""
    if node.level:
        above = inside.split(".")[: len(inside.split(".")) - node.level + 1]
        base = ".".join([*above, *base.split(".")] if base else above)
    names = [f"{base}.{alias.name}" for alias in node.names]
    return [name if name in known else base for name in names if name in known or base in known]


def told(graph: Graph) -> str:
    """Every circle with the imports that hold it together."""
    lines = []
    for component in circles(graph):
        held = {module: sorted(set(graph[module]) & set(component)) for module in component}
        lines.append(f"{len(component)} modules import each other:")
        lines += [f"  {module} -> {', '.join(names)}" for module, names in held.items()]
    return "\n".join(lines)


def main() -> int:
    """Print the cycles; 1 if there is any."""
    text = told(import_graph())
    print(text or "No module imports one that imports it.")
    return int(bool(text))


if __name__ == "__main__":
    raise SystemExit(console.run(main))
