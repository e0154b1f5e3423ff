"""The compiled library plays as the interpreted one does."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import compile as tool
import pytest
from bootstrap import find_uv
from shell import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("compiled")]

TESTS: Final = ("tests/test_golden.py", "tests/test_examples.py", "tests/core", "tests/test_smugglers.py")
"""Tests of games, of the engine, and of a game that is not compiled."""
FINGERPRINTS: Final = ("bench/trace.py", "--games", "4", "--decisions", "2")
WHERE: Final = "import spielhafen.core.play as play; print(play.__file__)"


@pytest.fixture(scope="session")
def python() -> Path:
    """Return the Python of the compiler's environment."""
    if shutil.which("cc") is None and shutil.which("gcc") is None:
        pytest.skip("no C compiler found")
    return tool.build_environment(find_uv())


@pytest.fixture(scope="session")
def compiled(python: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the compiled library."""
    out = tmp_path_factory.mktemp("compiled")
    tool.compile_library(python, out, tool.all_games())
    return out


def run(folder: Path, *words: str) -> str:
    """Run Python with the library in a folder; return what it prints."""
    done = subprocess.run(
        [sys.executable, *words],
        env={**os.environ, "PYTHONPATH": str(folder)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def call(*words: str) -> None:
    """Run a program that has to succeed."""
    subprocess.run(words, cwd=ROOT, capture_output=True, check=True)


def test_random_games_and_decisions_of_bots_are_the_same(compiled: Path) -> None:
    assert not run(compiled, "-c", WHERE).strip().endswith(".py")

    assert run(compiled, *FINGERPRINTS) == run(tool.SRC, *FINGERPRINTS)


def test_games_examples_and_the_engine_pass_their_tests(compiled: Path) -> None:
    run(compiled, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *TESTS)


def test_a_wheel_with_compiled_modules_is_installed_and_says_so(
    python: Path, compiled: Path, tmp_path: Path
) -> None:
    uv, dist, home = find_uv(), tmp_path / "dist", tmp_path / "home"
    call(uv, "build", "--wheel", "--out-dir", str(dist))
    (pure,) = dist.glob("*.whl")

    wheel = tool.add_to_wheel(python, compiled, pure)

    assert wheel.name.endswith(f"-{tool.platform_tag()}.whl")
    call(uv, "venv", "--python", sys.executable, str(home))
    call(uv, "pip", "install", "--python", str(home / "bin" / "python"), str(wheel))
    program = "from spielhafen.core.game import find_game; import spielhafen.core.play as play; "
    program += "find_game('columbus').start(3); print(play.__file__)"
    done = subprocess.run(
        [home / "bin" / "python", "-c", program], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert str(home) in done.stdout
    assert not done.stdout.strip().endswith(".py")
