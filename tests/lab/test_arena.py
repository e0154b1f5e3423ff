"""Duels of levels."""

from __future__ import annotations

import json
import shlex
import sys
from dataclasses import replace

import pytest

from spielhafen.core.game import find_game
from spielhafen.lab import as_json, run_arena
from spielhafen.lab.arena import MirroredDeal, NoOpponent, play_mirrored_deal
from spielhafen.lab.self_play import GameResult, GameSetup, play_game

GREETS = """import sys; sys.stdin.readline(); print('{"type": "hello"}')"""
"""A program that greets back, and ends."""

GAME = find_game("santa_timea")


def test_equal_bots_share_the_wins_exactly() -> None:
    duel = run_arena(GAME, ["greedy", "greedy"], 3, deals=3, workers=1).duels[0]

    assert duel.wins.mean == pytest.approx(0.5)
    assert duel.lead is not None
    assert duel.lead.mean == pytest.approx(0)


def test_all_pairs_meet_and_the_better_one_leads() -> None:
    found = run_arena(GAME, ["random", "greedy", "random"], 2, deals=4, workers=1)

    assert [(duel.first, duel.second) for duel in found.duels] == [
        ("random", "greedy"),
        ("random", "random"),
        ("greedy", "random"),
    ]
    lead = [duel.lead.mean for duel in found.duels if duel.lead]
    assert lead[0] < 0 < lead[2]


def test_the_number_of_workers_changes_nothing() -> None:
    assert run_arena(GAME, ["random", "greedy"], 4, deals=4, seed=2, workers=1) == run_arena(
        GAME, ["random", "greedy"], 4, deals=4, seed=2, workers=2
    )


def test_random_moves_in_place_of_a_failed_program_are_counted_over_all_duels() -> None:
    mute = f"run:{shlex.join([sys.executable, '-c', GREETS])}"

    for workers in (1, 2):
        found = run_arena(GAME, ["greedy", mute, "random"], 2, deals=1, workers=workers)
        assert found.failures == {mute: 2 * 2 * 5 * 12}
        written = json.loads(as_json(found))
        assert (written["kind"], written["failures"]) == ("arena", found.failures)


def test_an_arena_needs_two_levels_and_a_deal() -> None:
    with pytest.raises(ValueError, match="greedy"):
        run_arena(GAME, ["greedy"], 2, deals=1)
    with pytest.raises(ValueError, match="0"):
        run_arena(GAME, ["greedy", "random"], 2, deals=0)


def test_a_duel_takes_two_captains() -> None:
    with pytest.raises(NoOpponent):
        run_arena(find_game("treasure_map"), ["greedy", "random"], 1, deals=1)
    with pytest.raises(NoOpponent):
        play_mirrored_deal(MirroredDeal(("greedy", "random"), "treasure_map", 1, {}, "1"))


def test_without_a_winner_both_have_half(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(table: GameSetup, seed: str) -> GameResult:
        return replace(play_game(table, seed), finished=True, wins=(0.0, 0.0))

    monkeypatch.setattr(sys.modules[play_mirrored_deal.__module__], "play_game", nobody)

    assert play_mirrored_deal(MirroredDeal(("greedy", "random"), "santa_timea", 2, {}, "1"))[0] == 0.5


def test_a_game_without_points_has_no_lead() -> None:
    duel = run_arena(find_game("seeschlacht"), ["random", "random"], 2, deals=1, workers=1).duels[0]

    assert duel.lead is None
