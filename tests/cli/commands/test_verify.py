"""`spielhafen verify`: the chance of a finished match, recomputed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from spielhafen.cli import main
from spielhafen.core import logbook
from spielhafen.core.logbook import Ply
from tests.core.test_proof import SALTS, played


def verified(book: logbook.Logbook, folder: Path) -> int:
    file = folder / "game.log"
    file.write_text(logbook.write_logbook(book), encoding="utf-8")
    return main(["--language", "en", "verify", str(file)])


def test_a_correct_logbook_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    book = played("columbus", 2, SALTS)
    assert verified(book, tmp_path) == 0
    said = capsys.readouterr().out
    assert "draws are as the key holds them; 2 captains added to it" in said
    assert book.commitment in said


def test_a_changed_card_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    book = played("santa_timea", 2, {})
    place, deal = next((i, ply) for i, ply in enumerate(book.plies) if ply.move.startswith("deal"))
    first, second, *rest = deal.move.split()[1:]
    plies = [*book.plies[:place], Ply(-1, " ".join(["deal", second, first, *rest])), *book.plies[place + 1 :]]
    assert verified(replace(book, plies=plies), tmp_path) == 1
    assert f"Move {place + 1} is not what the key holds: deal {second} {first}" in capsys.readouterr().out


def test_a_key_that_does_not_match_the_commitment_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verified(replace(played("santa_timea", 2, {}), commitment="00" * 32), tmp_path) == 1
    assert "not the one that was promised" in capsys.readouterr().out


def test_a_logbook_that_begins_at_a_position_proves_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    book = played("santa_timea", 2, {})
    position = book.game.dump(book.initial_state())["state"]
    assert verified(replace(book, position=position), tmp_path) != 0
    assert "there is nothing to prove" in capsys.readouterr().err


def test_a_logbook_without_a_key_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verified(replace(played("santa_timea", 2, {}), key=b""), tmp_path) != 0
    assert "key of chance" in capsys.readouterr().err
