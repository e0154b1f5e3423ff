"""Fixtures for tests of the set-up."""

from pathlib import Path

import pytest
import shell


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Use a separate log and project folder; return the log."""
    monkeypatch.setattr(shell, "ROOT", tmp_path)
    monkeypatch.setattr(shell, "LOG", tmp_path / ".tools" / "setup.log")
    return tmp_path / ".tools" / "setup.log"
