"""Fixtures of the command line's tests."""

import shlex
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import spielhafen.cli

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command line here; the result is exit code, stdout, stderr."""
    monkeypatch.setenv("SPIELHAFEN_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "100")

    def run(*arguments: str) -> tuple[int, str, str]:
        code = spielhafen.cli.main(arguments)
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


TIMED = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "hello":
        print(json.dumps({"type": "hello"}), flush=True)
    elif asked["type"] == "move":
        print(asked["seconds"], file=open(sys.argv[1], "a"))
        print(json.dumps({"type": "move", "id": asked["id"], "move": asked["moves"][0]}), flush=True)
"""


@dataclass(frozen=True)
class Timed:
    """An external bot that records its time limits."""

    level: str
    file: Path

    @property
    def told(self) -> set[str]:
        """Return the time limits that it was sent."""
        return set(self.file.read_text("utf-8").split())


@pytest.fixture
def timed(tmp_path: Path) -> Timed:
    """Return a bot that records its time limits."""
    (tmp_path / "timed.py").write_text(TIMED, "utf-8")
    file = tmp_path / "told"
    return Timed("run:" + shlex.join([sys.executable, str(tmp_path / "timed.py"), str(file)]), file)


@pytest.fixture
def template() -> Path:
    """Return the folder of the template game."""
    return Path(spielhafen.cli.__file__).parent / "template"


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the tests from writing into the user's data folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
