"""The structure of the source: no import cycles between files, public names used once."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Final

import pytest

SRC: Final = Path(__file__).parent.parent / "src"
NOT_OURS: Final = {"tests", "template"}
"""Folders outside the library: the tests of games, and the template of a new game."""
CONVENTIONAL: Final = {"__init__", "__main__", "app"}
"""Module names that many projects use in several packages."""
NAMED_AFTER_RESOURCES: Final = {"routes", "commands"}
"""Packages whose modules are named after the resource or command that they serve."""
SINGLE_NAMED: Final = {"cli", "lab"}
"""Packages whose functions and constants, too, have names that no other module uses."""
ALLOWED_REPEATS: Final = {"main", "EXIT_INTERRUPTED", "play_game"}
"""Names that are used in several modules.

`main` is conventional. The command line is imported without the terminal, whose exit code it repeats. A game is
played for figures (`lab.self_play`) and for golden logbooks (`testing.golden`).
"""
NOUNS: Final = {"seating", "testing", "string"}
"""Words in -ing that are nouns."""


def dotted(path: Path) -> str:
    """Return the import name of a file: spielhafen/core/play.py is `spielhafen.core.play`."""
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES: Final = {
    dotted(path): path
    for path in sorted((SRC / "spielhafen").rglob("*.py"))
    if not NOT_OURS & set(path.relative_to(SRC).parts)
}
HOUSE: Final = {
    name: path for name, path in MODULES.items() if name.split(".")[1:2] not in (["games"], ["boxes"])
}
"""All modules but those of the games, whose names are those of their rulebooks."""


def imports(path: Path) -> Iterator[str]:
    """Yield the modules of ours that a file imports anywhere in it, for types only, too."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in MODULES)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                full = f"{node.module}.{alias.name}"
                if full in MODULES:
                    yield full
                elif node.module in MODULES:
                    yield node.module


def cycle(graph: Mapping[str, set[str]]) -> list[str]:
    """Return the modules of one import cycle; empty if there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_import_cycle_between_files() -> None:
    graph = {name: set(imports(path)) - {name} for name, path in MODULES.items()}

    assert cycle(graph) == []


def test_a_cycle_is_found() -> None:
    assert sorted(set(cycle({"a": {"b"}, "b": {"c"}, "c": {"b"}}))) == ["b", "c"]


def defined(node: ast.stmt) -> list[str]:
    """Return the names of classes, functions and constants that a statement of a module defines."""
    match node:
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
            return [name]
        case ast.Assign(value=ast.Call(func=ast.Name(id="TypeVar"))):
            return []
        case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
            return [name]
    return []


def public_names(*kinds: type[ast.stmt]) -> dict[str, list[str]]:
    """Return the modules in which each public name of the house is defined by such a statement."""
    found: dict[str, list[str]] = defaultdict(list)
    for module, path in HOUSE.items():
        names = {
            name
            for node in ast.parse(path.read_text(encoding="utf-8")).body
            if isinstance(node, kinds)
            for name in defined(node)
        }
        for name in names:
            if not name.startswith("_"):
                found[name].append(module)
    return found


def test_a_public_class_name_is_used_once() -> None:
    assert {name: places for name, places in public_names(ast.ClassDef).items() if len(places) > 1} == {}


def is_single_named(module: str) -> bool:
    """Return whether the names of a module must be used once; commands name their functions."""
    parts = module.split(".")
    return parts[1] in SINGLE_NAMED and not NAMED_AFTER_RESOURCES & set(parts)


def test_a_public_name_of_the_command_line_and_the_lab_is_used_once() -> None:
    repeated = {
        name: places
        for name, places in public_names(ast.stmt).items()
        if len(places) > 1 and name not in ALLOWED_REPEATS and any(map(is_single_named, places))
    }

    assert repeated == {}


@pytest.mark.parametrize(
    "source", ["class Sail: ...", "def Sail(): ...", "async def Sail(): ...", "Sail: Final = 1", "Sail = 1"]
)
def test_a_name_is_found_however_it_is_defined(source: str) -> None:
    assert [name for node in ast.parse(source).body for name in defined(node)] == ["Sail"]


def test_a_module_name_is_used_once() -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for name, path in HOUSE.items():
        if path.stem not in CONVENTIONAL and path.parent.name not in NAMED_AFTER_RESOURCES:
            found[path.stem].append(name)

    assert {name: places for name, places in found.items() if len(places) > 1} == {}


@pytest.mark.parametrize("name", sorted(HOUSE))
def test_a_module_is_named_by_a_noun(name: str) -> None:
    stem = name.rpartition(".")[2]

    assert not stem.endswith("ing") or stem in NOUNS
