"""What the tests of the command line share."""

from pathlib import Path

import pytest

import spielhafen.cli


@pytest.fixture
def template() -> Path:
    """The folder of the game that new games are made from."""
    return Path(spielhafen.cli.__file__).parent / "template"


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is written into the data folder of whoever runs the tests."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
