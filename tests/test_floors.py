"""Packages use only lower floors, games never each other, the library nothing else.

And no file is longer than CONTRIBUTING.md allows.
"""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parent.parent / "src"
HOUSE = SRC / "spielhafen"

FLOORS = (
    {"core"},
    {"boxes"},
    {"games"},
    {"bots", "guides", "i18n"},
    {"match", "store", "testing"},
    {"lobby", "ratings", "tournaments"},
    {"server", "terminal", "lab", "adapters"},
    {"reports", "clusters", "solvers", "web_worker"},
    {"static_site"},
    {"cli"},
    {"__main__"},
)
HEIGHT = {name: height for height, floor in enumerate(FLOORS) for name in floor}
LIBRARY = ("core", "boxes", "games", "bots", "guides", "testing", "lab")  # runs on the standard library alone
ON_DEMAND = {
    ("testing", "hypothesis"),  # imported inside the functions for users who have it
    ("core", "typing_extensions"),  # read by type checkers only, which know it without an installation
}

FILES = sorted(HOUSE.rglob("*.py"))


def module(path: Path) -> tuple[str, ...]:
    """Return the dotted name of a file.

    The name of spielhafen/core/play.py is ("spielhafen", "core", "play").
    """
    parts = path.relative_to(SRC).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def imports(path: Path) -> Iterator[tuple[str, ...]]:
    """Yield every module that a file imports anywhere, with relative ones resolved."""
    package = module(path) if path.name == "__init__.py" else module(path)[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (tuple(alias.name.split(".")) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else ()
            base = (*start, *(node.module.split(".") if node.module else ()))
            yield from ((*base, alias.name) for alias in node.names)


def floor(path: Path) -> str:
    """Return the package of a file: the first name below spielhafen."""
    return path.relative_to(HOUSE).parts[0].removesuffix(".py")


def is_test(path: Path) -> bool:
    """Whether a file is a test, which may use packages above the games."""
    return "tests" in path.relative_to(HOUSE).parts


@pytest.mark.parametrize("name", sorted({floor(path) for path in FILES} - {"__init__"}))
def test_every_package_has_its_floor(name: str) -> None:
    assert name in HEIGHT, (
        f"spielhafen.{name} stands on no floor: give it one in FLOORS and in docs/design.md"
    )


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(HOUSE).as_posix())
def test_packages_import_lower_floors_only(path: Path) -> None:
    here = floor(path)
    if here == "__init__" or is_test(path):
        return
    for there in imports(path):
        if there[0] == "spielhafen" and len(there) > 1 and there[1] in HEIGHT and there[1] != here:
            assert HEIGHT[there[1]] < HEIGHT[here], f"{here} imports {'.'.join(there)}, which is not below it"


@pytest.mark.parametrize(
    "path", sorted((HOUSE / "games").rglob("*.py")), ids=lambda path: path.relative_to(HOUSE).as_posix()
)
def test_a_game_imports_no_other_game(path: Path) -> None:
    own = path.relative_to(HOUSE / "games").parts[0]
    for there in imports(path):
        if there[:2] == ("spielhafen", "games") and len(there) > 2:
            assert there[2] == own, f"{own} imports {'.'.join(there)}"


@pytest.mark.parametrize("name", LIBRARY)
def test_the_library_imports_the_standard_library_only(name: str) -> None:
    for path in (HOUSE / name).rglob("*.py"):
        for there in imports(path):
            foreign = there[0] != "spielhafen" and there[0] not in sys.stdlib_module_names
            allowed = is_test(path) or (name, there[0]) in ON_DEMAND
            assert allowed or not foreign, f"{path.relative_to(SRC)} imports {'.'.join(there)}"


IMPORT_ALL = """
import importlib, pkgutil, sys
sys.path.insert(0, sys.argv[1])
names = list(sys.argv[2:])
while names:
    module = importlib.import_module(names.pop())
    for found in pkgutil.iter_modules(getattr(module, "__path__", ()), module.__name__ + "."):
        if not found.name.endswith(".tests"):
            names.append(found.name)
print(sorted(m for m in sys.modules if "spielhafen" in m))
"""


def test_the_library_runs_without_any_dependency() -> None:
    names = [f"spielhafen.{name}" for name in LIBRARY]
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", IMPORT_ALL, str(SRC), *names],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    for name in names:
        assert f"'{name}'" in done.stdout


def test_the_command_line_without_its_extra_tells_how_to_install_it() -> None:
    program = "import sys; sys.path.insert(0, sys.argv.pop(1)); from spielhafen.cli import main; sys.exit(main(['games']))"
    command = [sys.executable, "-I", "-S", "-c", program, str(SRC)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == (
        "spielhafen: cyclopts is missing. Only the library is installed; "
        "what playing needs comes with the extra “play”: pip install 'spielhafen[play]'\n"
    )


SOURCES = [
    path
    for folder in ("src/spielhafen", "tests", "tools", "web/src")
    for path in (SRC.parent / folder).rglob("*.*")
    if path.suffix in {".py", ".ts", ".svelte", ".css"}
    and "static" not in path.parts
    and path.name != "generated.ts"
]


def test_files_are_short_enough() -> None:
    lines = {str(path): len(path.read_text(encoding="utf-8").splitlines()) for path in SOURCES}

    assert {path for path, count in lines.items() if count > 450} == set()
