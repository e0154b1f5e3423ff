"""Who sits at the terminal, and what is thought about for them."""

from __future__ import annotations

import re
from pathlib import Path

from spielhafen import bots
from spielhafen.core.game import Game
from spielhafen.games.santa_timea import GAME
from spielhafen.match import SeatPlan
from spielhafen.terminal.sitting import lay, resume


def test_with_two_cores_two_trees_think_for_bots_and_advisers(tmp_path: Path) -> None:
    plans = [SeatPlan("Drake", "bot", "captain"), SeatPlan("Ada")]
    sitting = lay(GAME, {"first": 1}, plans, 7, tmp_path / "game.log")
    sitting.hands = 1
    thought, seed = sitting.thought(0), sitting.match.bot_seed(0)
    seen = sitting.match.seen(0)
    assert thought.move() == str(bots.choose(GAME, seen, "captain", seed, hands=0))
    asked = sitting.thought(0, bots.ADVISER)
    assert asked.advice() == sitting.advice(0) == bots.why(GAME, seen, bots.ADVISER, seed, hands=0)


def test_a_comment_on_what_is_taken_back_goes_with_it(regatta: Game, tmp_path: Path) -> None:
    file = tmp_path / "game.log"
    sitting = lay(regatta, {}, [SeatPlan("Ada"), SeatPlan("Bo")], 5, file)
    move = str(sitting.match.seen(0).moves()[0])
    sitting.play(0, move)
    file.write_text(
        re.sub(r"^(1  .*)$", r"\1  ; hm", file.read_text("utf-8"), flags=re.MULTILINE), encoding="utf-8"
    )
    again = resume(file.read_text("utf-8"), 5, file)
    again.undo(0)
    again.play(0, move)
    assert "; hm" not in file.read_text("utf-8")
