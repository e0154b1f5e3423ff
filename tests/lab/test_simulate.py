"""Many games between bots."""

from __future__ import annotations

import json
import shlex
import sys
from random import Random

import pytest

from spielhafen import __version__
from spielhafen.bots import ProgramStartError, UnknownLevel
from spielhafen.core.errors import BadOption, BadSeats
from spielhafen.core.game import find_game
from spielhafen.core.moves import Move
from spielhafen.core.play import State
from spielhafen.core.text import text
from spielhafen.lab import as_json, report_tables, run_arena, run_simulation

GAME = find_game("santa_timea")
GREETS = """import sys; sys.stdin.readline(); print('{"type": "hello"}')"""
MUTE = shlex.join([sys.executable, "-c", GREETS])
"""The command of that program."""
GONE = shlex.join([sys.executable, "-c", "raise SystemExit(3)"])
"""The command of a program that ends without an answer."""


def test_the_number_of_workers_changes_nothing() -> None:
    alone = run_simulation(GAME, ["random", "greedy", "random"], games=13, seed=4, workers=1)
    together = run_simulation(GAME, ["random", "greedy", "random"], games=13, seed=4, workers=2)

    assert alone == together
    assert as_json(alone) == as_json(together)


def test_another_seed_gives_other_games() -> None:
    first = run_simulation(GAME, ["random"] * 3, games=3, seed=1, workers=1)
    second = run_simulation(GAME, ["random"] * 3, games=3, seed=2, workers=1)

    assert first.seats != second.seats


def test_the_counts_add_up() -> None:
    found = run_simulation(GAME, ["random"] * 4, games=40, seed=1, workers=1)

    assert found.games == 40
    assert found.unfinished == 0
    assert sum(seat.wins.mean for seat in found.seats) == pytest.approx(1)
    assert found.rounds is not None
    assert (found.rounds.minimum, found.rounds.maximum) == (5, 5)
    assert found.plies.minimum == found.plies.maximum == 306  # a lot, five deals, 5 × 12 winds, 5 × 48 cards
    assert found.figures["bride-led"].of == 40 * 5 * 12
    assert found.figures["last-cancelled"].of == 40 * 5


def test_places_follow_victory_and_points() -> None:
    found = run_simulation(GAME, ["greedy", "random"], games=20, seed=1, workers=1)
    greedy, driftwood = found.seats

    assert greedy.wins.mean > driftwood.wins.mean
    assert greedy.place.mean < driftwood.place.mean
    assert greedy.points is not None
    assert driftwood.points is not None
    assert greedy.points.mean > driftwood.points.mean


def test_figures_of_random_play_are_as_expected() -> None:
    found = run_simulation(GAME, ["random"] * 2, games=200, seed=1, workers=1)

    assert 0.11 < found.figures["all-cancelled"].share < 0.145
    assert 0.015 < found.figures["bride-led"].share < 0.035


def test_progress_is_told_game_by_game() -> None:
    told: list[tuple[int, int]] = []

    run_simulation(GAME, ["random"] * 2, games=5, workers=1, progress=lambda *done: told.append(done))

    assert told == [(1, 5), (2, 5), (3, 5), (4, 5), (5, 5)]


def test_a_report_is_json() -> None:
    found = json.loads(
        as_json(run_simulation(GAME, ["random"] * 2, {"professional": True}, games=2, workers=1))
    )

    assert found["kind"] == "simulation"
    assert found["options"] == {"professional": True, "first": 0}
    assert (found["confidence"], found["spielhafen"]) == (0.95, __version__)
    assert found["players"] == ["random", "random"]


def test_random_moves_in_place_of_a_failed_program_are_counted() -> None:
    found = run_simulation(GAME, [f"run:{MUTE}", "random"], games=2, workers=1)

    mute, driftwood = found.seats
    assert mute.failures == 2 * 5 * 12
    assert driftwood.failures == 0
    assert json.loads(as_json(found))["seats"][0]["failures"] == 2 * 5 * 12


def test_an_impossible_simulation_is_refused() -> None:
    with pytest.raises(BadSeats):
        run_simulation(GAME, ["random"], games=1)
    with pytest.raises(UnknownLevel):
        run_simulation(GAME, ["random", "commodore"], games=1)
    with pytest.raises(BadOption):
        run_simulation(GAME, ["random"] * 2, {"wind": 3}, games=1)
    with pytest.raises(ValueError, match="0"):
        run_simulation(GAME, ["random"] * 2, games=0)


class First:
    """A bot that always makes the first move."""

    blind = True

    def choose(self, view: State, random: Random) -> Move:
        return view.moves()[0]


def test_a_custom_bot_plays_beside_the_levels_also_in_other_processes() -> None:
    alone = run_simulation(GAME, [First(), "random"], games=4, workers=1)

    assert [seat.player for seat in alone.seats] == ["First", "random"]
    assert json.loads(as_json(alone))["players"] == ["First", "random"]
    assert alone == run_simulation(GAME, [First(), "random"], games=4, workers=2)
    duel = run_arena(GAME, [First(), "random"], 2, deals=2, workers=1).duels[0]
    assert (duel.first, duel.second) == ("First", "random")


def test_games_without_a_winner_are_counted_and_shares_without_events_are_empty() -> None:
    report = run_simulation(find_game("columbus"), ["random"] * 2, games=1, workers=1)

    assert (report.winless, report.unfinished) == (1, 0)
    (happened,) = [sheet for sheet in report_tables(report) if sheet.title == text("lab-figures")]
    assert [row[1:] for row in happened.rows if row[3] == "0"] == [("–", "–", "0")]


def test_a_program_that_ends_at_once_is_refused_before_anything_is_played() -> None:
    with pytest.raises(ProgramStartError) as caught:
        run_simulation(GAME, [f"run:{GONE}", "random"], games=2, workers=1)

    assert caught.value.text.args["why"] == text("program-ended", code=3)
