"""The lab: simulated games on all cores, levels against each other, and speed measurements.

    report = run_simulation(find_game("santa_timea"), ["random"] * 4, games=1000, seed=1)
    arena = run_arena(find_game("santa_timea"), ["greedy", "sailor"], seats=3, deals=50)
    ladder = Ladder(Path("ladder.jsonl"), all_settings(games), deals=100, precision=0.05)
    speed = run_benchmark(find_game("santa_timea"))

Except for the ladder, each returns a dataclass of plain values: `as_json` serialises it, `report_tables` formats it for
people.
"""

from __future__ import annotations

from spielhafen.lab.arena import ArenaResult, run_arena
from spielhafen.lab.benchmark import Bench, Speed, TableSpeed, run_benchmark
from spielhafen.lab.conformance import Finding, check_conformance
from spielhafen.lab.duel_result import DuelResult
from spielhafen.lab.elo import Rating
from spielhafen.lab.executor import ProgressCallback, count_cores
from spielhafen.lab.ladder import DuelStatus, Ladder, Setting, all_settings
from spielhafen.lab.puzzle_miner import mine_puzzles
from spielhafen.lab.report import (
    LabReport,
    ReportTable,
    as_json,
    failure_notices,
    ladder_tables,
    report_tables,
    seat_failure_notices,
)
from spielhafen.lab.simulate import SeatFigures, Simulation, run_simulation
from spielhafen.lab.statistics import Average, Share
from spielhafen.lab.tune import Factor, FittedWeights, fit_weights, format_weights

__all__ = [
    "ArenaResult",
    "Average",
    "Bench",
    "DuelResult",
    "DuelStatus",
    "Factor",
    "Finding",
    "FittedWeights",
    "LabReport",
    "Ladder",
    "ProgressCallback",
    "Rating",
    "ReportTable",
    "SeatFigures",
    "Setting",
    "Share",
    "Simulation",
    "Speed",
    "TableSpeed",
    "all_settings",
    "as_json",
    "check_conformance",
    "count_cores",
    "failure_notices",
    "fit_weights",
    "format_weights",
    "ladder_tables",
    "mine_puzzles",
    "report_tables",
    "run_arena",
    "run_benchmark",
    "run_simulation",
    "seat_failure_notices",
]
