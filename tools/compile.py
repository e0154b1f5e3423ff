"""Compile core, rules and bots with mypyc: the same library, several times as fast.

    python3 tools/compile.py [--out FOLDER] [--wheel WHEEL] [--game NAME ...]

Into FOLDER (build/compiled) goes the library with compiled modules beside their sources, which Python prefers:
PYTHONPATH=build/compiled uses it. With --wheel, the compiled modules are added to this wheel of the library, and the new
wheel, which is for this platform and this version of Python only, is written beside it. A C compiler is needed.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from bootstrap import find_uv
from shell import ROOT, ToolError, run, say

SRC: Final = ROOT / "src"
sys.path.insert(0, str(SRC))

from compiled_source import compiled_source  # noqa: E402 - it reads the library

PACKAGES: Final = ("mypy==2.4.1", "setuptools==84.2.1", "wheel==0.48.0")
"""What compiles; mypy as in uv.lock."""
CORE: Final = (
    "core/play.py", "core/steps.py", "core/ready_steps.py", "core/step_values.py", "core/secret.py", "core/tracked.py",
    "core/belief.py", "core/shortest_ways.py", "bots/search.py", "boxes/*/[a-z]*.py",
)  # fmt: skip
OF_A_GAME: Final = ("state.py", "rules/*.py", "board/*.py", "bot/*.py")
"""What is compiled: where time is spent when playing and searching."""


def compiled_files(games: Sequence[str]) -> dict[str, list[Path]]:
    """Return the files to compile, by the group of modules that becomes one library."""
    groups: dict[str, Sequence[str]] = {"spielhafen_core": CORE}
    groups |= {f"spielhafen_{game}": [f"games/{game}/{pattern}" for pattern in OF_A_GAME] for game in games}
    return {name: sorted(_found(patterns)) for name, patterns in groups.items()}


def _found(patterns: Sequence[str]) -> Iterator[Path]:
    for pattern in patterns:
        yield from (path.relative_to(SRC) for path in (SRC / "spielhafen").glob(pattern))


def all_games() -> list[str]:
    """Return the games of the library."""
    return sorted(path.parent.name for path in (SRC / "spielhafen/games").glob("*/state.py"))


def write_sources(out: Path, groups: dict[str, list[Path]]) -> None:
    """Copy the library and write the sources that are compiled as the compiler needs them."""
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(SRC, out, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    for path in (path for paths in groups.values() for path in paths):
        module = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
        source = compiled_source(module, (SRC / path).read_text(encoding="utf-8"))
        (out / path).write_text(source, encoding="utf-8")


def restore_sources(out: Path, groups: dict[str, list[Path]]) -> None:
    """Put the sources as they are beside the compiled modules, for tracebacks and readers."""
    for path in (path for paths in groups.values() for path in paths):
        shutil.copyfile(SRC / path, out / path)
    shutil.rmtree(out / "build", ignore_errors=True)


def build_environment(uv: str) -> Path:
    """Return the Python of an environment with the compiler."""
    folder = ROOT / ".tools" / "compile"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        run(
            "Making an environment", [uv, "venv", "--python", sys.executable, folder], "It could not be made."
        )
    command: list[str | Path] = [uv, "pip", "install", "--python", python, *PACKAGES]
    run("Fetching the compiler", command, "The compiler could not be fetched.")
    return python


def compile_library(python: Path, out: Path, games: Sequence[str]) -> int:
    """Compile into a folder; return the number of modules. Raises ToolError."""
    groups = compiled_files(games)
    write_sources(out, groups)
    words = [f"{name}={','.join(map(str, paths))}" for name, paths in groups.items()]
    command: list[str | Path] = [python, ROOT / "tools" / "mypyc_setup.py", *words]
    run("Compiling", command, "The library could not be compiled: is there a C compiler?", cwd=out)
    restore_sources(out, groups)
    return sum(map(len, groups.values()))


def add_to_wheel(python: Path, out: Path, wheel: Path) -> Path:
    """Write a wheel with the compiled modules beside another one; return it."""
    with tempfile.TemporaryDirectory() as folder:
        tool: list[str | Path] = [python, "-m", "wheel"]
        failure = "The wheel could not be written."
        run("Unpacking", [*tool, "unpack", "--dest", folder, wheel], failure)
        (unpacked,) = Path(folder).iterdir()
        for library in (*out.rglob("*.so"), *out.rglob("*.pyd")):
            target = unpacked / library.relative_to(out)
            if target.parent.exists():
                shutil.copyfile(library, target)
        (about,) = unpacked.glob("*.dist-info/WHEEL")
        content = re.sub(r"Root-Is-Purelib: true", "Root-Is-Purelib: false", about.read_text())
        about.write_text(re.sub(r"^Tag: .*$", f"Tag: {platform_tag()}", content, flags=re.MULTILINE))
        run("Packing", [*tool, "pack", "--dest-dir", wheel.parent, unpacked], failure)
    return max(wheel.parent.glob("*.whl"), key=lambda path: path.stat().st_mtime)


def platform_tag() -> str:
    """Return the tag of wheels for this Python, such as cp311-cp311-linux_x86_64."""
    version = f"cp{sys.version_info.major}{sys.version_info.minor}"
    return f"{version}-{version}-{re.sub(r'[-.]', '_', sysconfig.get_platform())}"


def main() -> None:
    """Compile as the command line says."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "compiled")
    parser.add_argument("--wheel", type=Path, help="the wheel of the library to add the compiled modules to")
    parser.add_argument("--game", nargs="+", choices=all_games(), default=all_games())
    args = parser.parse_args()
    try:
        python = build_environment(find_uv())
        count = compile_library(python, args.out, args.game)
        say(f"{count} modules are compiled in {args.out}.")
        if args.wheel:
            say(f"The wheel is {add_to_wheel(python, args.out, args.wheel)}.")
    except ToolError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
