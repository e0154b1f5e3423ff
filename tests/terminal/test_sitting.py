"""Who sits at the terminal, and what is thought about for them."""

from __future__ import annotations

from pathlib import Path

from spielhafen import bots
from spielhafen.games.santa_timea import GAME
from spielhafen.match import SeatPlan
from spielhafen.terminal.sitting import lay


def test_with_two_cores_two_trees_think_for_bots_and_advisers(tmp_path: Path) -> None:
    plans = [SeatPlan("Drake", "bot", "captain"), SeatPlan("Ada")]
    sitting = lay(GAME, {"first": 1}, plans, 7, tmp_path / "game.log")
    sitting.hands = 1
    thought, seed = sitting.thought(0), sitting.match.bot_seed(0)
    seen = sitting.match.seen(0)
    assert thought.move() == str(bots.choose(GAME, seen, "captain", seed, hands=0))
    assert thought.advice() == sitting.advice(0) == bots.why(GAME, seen, bots.ADVISER, seed, hands=0)
