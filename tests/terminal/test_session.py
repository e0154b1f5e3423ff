"""Sessions: people and bots at one terminal, and the bots' tasks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spielhafen import bots
from spielhafen.bots import parallel, search
from spielhafen.core.game import Game
from spielhafen.games.santa_timea import GAME
from spielhafen.match import SeatPlan, SeatRefused
from spielhafen.terminal.bot_task import BotTask
from spielhafen.terminal.session import create_session, reserve_logbook_path, resume_session
from tests.match.tables import match_with_draw_offer


@pytest.fixture
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the clock of the search, so that a busy machine cuts no search short."""
    for module in (search, parallel):
        monkeypatch.setattr(module, "perf_counter", lambda: 0.0)


@pytest.mark.usefixtures("stopped_clock")
def test_with_two_cores_bots_and_advice_search_two_trees(tmp_path: Path) -> None:
    plans = [SeatPlan("Drake", "bot", "captain"), SeatPlan("Ada")]
    sitting = create_session(GAME, {"first": 1}, plans, 7, tmp_path / "game.log")
    sitting.workers = 1
    thought, seed = sitting.create_bot_task(0), sitting.match.bot_seed(0)
    seen = sitting.match.view_for(0)
    assert thought.choose_move() == str(bots.choose_move(GAME, seen, "captain", seed, workers=0))
    asked = sitting.create_bot_task(0, bots.ADVICE_LEVEL)
    assert (
        asked.find_advice()
        == sitting.find_advice(0)
        == bots.explain_move(GAME, seen, bots.ADVICE_LEVEL, seed, workers=0)
    )


def test_the_comment_on_an_undone_move_is_removed(regatta: Game, tmp_path: Path) -> None:
    file = tmp_path / "game.log"
    sitting = create_session(regatta, {}, [SeatPlan("Ada"), SeatPlan("Bo")], 5, file)
    move = str(sitting.match.view_for(0).moves()[0])
    sitting.play(0, move)
    file.write_text(
        re.sub(r"^(1  .*)$", r"\1  ; hm", file.read_text("utf-8"), flags=re.MULTILINE), encoding="utf-8"
    )
    again = resume_session(file.read_text("utf-8"), 5, file)
    again.undo(0)
    again.play(0, move)
    assert "; hm" not in file.read_text("utf-8")


# Stand-in bots.


def test_a_bot_plays_for_a_player_until_they_take_their_seat_back(regatta: Game) -> None:
    sitting = create_session(regatta, {}, [SeatPlan("Ada"), SeatPlan("Bo")], 5, None)
    assert sitting.find_person_to_move(0) == 0
    move = str(sitting.scene(0).offers[0].move)

    sitting.lend_seat(0, "greedy")

    assert (sitting.lent_seats, sitting.local_seats, sitting.match.bots_due()) == ([0], [0, 1], [0])
    assert sitting.find_person_to_move(0) is None
    assert not sitting.scene(0).offers
    with pytest.raises(SeatRefused, match="seat-lent"):
        sitting.play(0, move)
    with pytest.raises(SeatRefused, match="seat-lent"):
        sitting.lend_seat(0, "captain")
    with pytest.raises(SeatRefused, match="seat-lent"):
        sitting.undo(0)
    sitting.play_bot(0, sitting.create_bot_task(0).choose_move())
    assert sitting.match.bot_levels[-1] == "greedy"

    sitting.take_back_seat(0)

    assert (sitting.lent_seats, sitting.match.bots_due(), sitting.find_person_to_move(0)) == ([], [], 0)
    sitting.undo(0)
    sitting.play(0, move)
    with pytest.raises(SeatRefused, match="seat-not-lent"):
        sitting.take_back_seat(0)


def test_the_seat_of_a_bot_cannot_be_taken_back(regatta: Game) -> None:
    sitting = create_session(regatta, {}, [SeatPlan("Ada"), SeatPlan("Bo", "bot", "greedy")], 5, None)

    with pytest.raises(SeatRefused, match="seat-not-lent"):
        sitting.take_back_seat(1)
    assert sitting.match.seats[1].kind == "bot"


def test_a_lent_seat_can_be_taken_back_after_resuming(regatta: Game, tmp_path: Path) -> None:
    file = tmp_path / "game.log"
    sitting = create_session(regatta, {}, [SeatPlan("Ada"), SeatPlan("Bo", "bot", "greedy")], 5, file)
    sitting.lend_seat(0, "captain")
    written = file.read_text("utf-8")
    assert written.startswith("spielhafen logbook 1\n; lent 1 captain\n; bot 2 greedy\n")

    again = resume_session(written, 5, file)

    assert again.match.seats == sitting.match.seats
    assert again.lent_seats == [0]
    assert again.logbook_text().splitlines()[:3] == written.splitlines()[:3]
    again.take_back_seat(0)
    assert file.read_text("utf-8").startswith("spielhafen logbook 1\n; bot 2 greedy\n")
    assert resume_session(file.read_text("utf-8"), 5, None).find_person_to_move(0) == 0


def test_an_unknown_level_leaves_the_seat_to_its_player(regatta: Game) -> None:
    sitting = create_session(regatta, {}, [SeatPlan("Ada"), SeatPlan("Bo")], 5, None)
    sitting.lend_seat(0, "sailor")

    again = resume_session(sitting.logbook_text().replace("lent 1 sailor", "lent 1 wizard"), 5, None)

    assert again.lent_seats == []
    assert "wizard" not in again.logbook_text()


def test_if_bots_play_for_all_players_with_secrets_all_hands_are_hidden() -> None:
    sitting = create_session(
        GAME, {}, [SeatPlan("Ada"), SeatPlan("Bo"), SeatPlan("Cy", "bot", "boy")], 5, None
    )
    unwatched = []
    for seat in (0, 1):
        sitting.lend_seat(seat, "boy")
        unwatched.append(sitting.hides_all_hands)
    assert unwatched == [False, True]
    alone = create_session(GAME, {}, [SeatPlan("Ada"), SeatPlan("Cy", "bot", "boy")], 5, None)
    alone.lend_seat(0, "boy")
    assert not alone.hides_all_hands
    assert alone.default_viewer() == 0


def test_two_matches_started_at_once_have_separate_logbooks(
    regatta: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    first, second = reserve_logbook_path(regatta), reserve_logbook_path(regatta)

    assert first != second
    left = create_session(regatta, {}, [SeatPlan("Ada"), SeatPlan("Bo")], 1, None)
    left.file = second
    left.remove_empty_file()
    assert first.exists()
    assert not second.exists()


def test_a_written_logbook_is_not_removed(regatta: Game, tmp_path: Path) -> None:
    kept = create_session(regatta, {}, [SeatPlan("Ada"), SeatPlan("Bo")], 1, tmp_path / "kept.log")
    kept.remove_empty_file()

    assert (tmp_path / "kept.log").read_text("utf-8") == kept.logbook_text()


def test_a_seat_with_thousands_of_digits_is_ignored(regatta: Game, tmp_path: Path) -> None:
    sitting = create_session(regatta, {}, [SeatPlan("Ada"), SeatPlan("Bo", "bot", "boy")], 1, None)
    written = sitting.logbook_text().replace("; bot 2 boy", f"; bot {'1' * 5000} sailor")

    assert [plan.kind for plan in resume_session(written, 1, None).match.seats] == ["here", "here"]


def test_a_failed_bot_accepts_no_draw_at_random() -> None:
    match = match_with_draw_offer()
    position = match.game.dump(match.view_for(1))
    for seed in range(20):
        assert BotTask(1, match.game.name, position, "no level at all", seed).choose_move() == "decline"
