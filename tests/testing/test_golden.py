"""Golden logbooks and their fingerprints of the final state."""

from __future__ import annotations

from pathlib import Path

import pytest

from spielhafen.core.errors import BrokenFile, refusal
from spielhafen.core.game import Game, find_game
from spielhafen.core.play import OVER
from spielhafen.testing import LawBroken, check_golden, fingerprint, golden_logs, golden_text
from spielhafen.testing.golden import play_game, write_golden
from tests.toys.skerry import GAME, rules


def test_a_game_played_with_the_same_seed_is_the_same() -> None:
    assert play_game(GAME, 3, {}, seed=5) == play_game(GAME, 3, {}, seed=5)
    assert play_game(GAME, 3, {}, seed=5) != play_game(GAME, 3, {}, seed=6)


def test_a_game_can_be_played_by_its_own_policy() -> None:
    book = play_game(find_game("santa_timea"), 2, {}, seed=5, player="policy")

    assert book.final_state().actor() == OVER


def test_a_fingerprint_tells_states_apart() -> None:
    state, other = GAME.start(2), GAME.start(2)
    assert fingerprint(state) == fingerprint(other)

    other.steps.pop()
    assert fingerprint(state) != fingerprint(other)


def test_a_fingerprint_is_the_same_on_every_machine() -> None:
    assert fingerprint(GAME.start(2)) == "29fcf468cecaa6ca"


def test_a_golden_logbook_is_kept_and_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "file", lambda game, *path: tmp_path.joinpath(*path))
    folder = tmp_path / "tests" / "golden"
    assert list(golden_logs(GAME)) == []

    folder.mkdir(parents=True)
    kept = write_golden(folder, "first", play_game(GAME, 2, {}, seed=1))

    assert [log.name for log in golden_logs(GAME)] == ["first.log"]
    assert check_golden(GAME, kept.read_text("utf-8")).actor() == OVER


def test_a_golden_logbook_with_another_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    written = golden_text(play_game(GAME, 2, {}, seed=1))
    monkeypatch.setattr(rules.Washed, "happen", lambda step, g: g.shore[step.seat].pop())

    with pytest.raises(LawBroken, match="ends in"):
        check_golden(GAME, written)


def test_a_golden_logbook_that_cannot_be_replayed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    written = golden_text(play_game(GAME, 2, {}, seed=1))
    monkeypatch.setattr(rules.LayShell, "gate", lambda deed, g, seat: refusal("no-shell", shell=0))

    with pytest.raises(BrokenFile, match="error-illegal-move"):
        check_golden(GAME, written)


def test_a_golden_logbook_without_a_fingerprint_is_found() -> None:
    written = golden_text(play_game(GAME, 2, {}, seed=1)).partition("; final")[0]

    with pytest.raises(LawBroken, match="no fingerprint"):
        check_golden(GAME, written)
