"""What the tests of the set-up share."""

from pathlib import Path

import pytest
import shell


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A log of its own for each test."""
    monkeypatch.setattr(shell, "ROOT", tmp_path)
    monkeypatch.setattr(shell, "LOG", tmp_path / ".tools" / "setup.log")
    return tmp_path / ".tools" / "setup.log"
