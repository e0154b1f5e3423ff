"""The program of examples/learning learns; cards seen from the wind are played as they are."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree as ET

import numpy as np
import pytest

from spielhafen.adapters import batch

FOLDER = Path(__file__).parents[2] / "examples" / "learning"


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(FOLDER))
    program = import_module("santa_timea")

    yield program
    del sys.modules["santa_timea"]


def test_cards_seen_from_the_wind_are_the_legal_cards(program: ModuleType) -> None:
    games = batch("santa_timea", 16, seats=3, seed=1)
    for _ in range(25):
        inputs, direction = program.features(games.observation)
        legal = program.masks(games.mask, direction)
        assert (legal.sum(axis=1) == games.mask[:, : program.CARDS].sum(axis=1)).all()
        assert (inputs[:, : program.CARDS][legal] > 0).all()  # they are in the hand
        chosen = program.actions(legal.argmax(axis=1).astype(np.int32), direction)
        assert (games.mask[np.arange(16), chosen] == 1).all()
        games.step(chosen)


@pytest.mark.slow
def test_the_program_learns_and_draws_its_curve(
    program: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(program, "IMITATED", 8000)
    picture = tmp_path / "curve.svg"
    program.main(["--minutes", "0.02", "--games", "40", "--picture", str(picture)])
    shares = [float(line.split("steps: ")[1].split("%")[0]) for line in capsys.readouterr().out.splitlines()]
    assert len(shares) > 2
    assert max(shares[1:]) > shares[0] + 3
    assert ET.parse(picture).getroot().tag.endswith("svg")
