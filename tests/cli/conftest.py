"""What the tests of the command line share."""

from collections.abc import Callable
from pathlib import Path

import pytest

import spielhafen.cli

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command line here; exit code, stdout, stderr."""
    monkeypatch.setenv("SPIELHAFEN_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "100")

    def run(*arguments: str) -> tuple[int, str, str]:
        code = spielhafen.cli.main(arguments)
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


@pytest.fixture
def template() -> Path:
    """The folder of the game that new games are made from."""
    return Path(spielhafen.cli.__file__).parent / "template"


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is written into the data folder of whoever runs the tests."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
