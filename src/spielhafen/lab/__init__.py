"""The lab: many games on all cores, levels against each other, and how fast it all goes.

    report = simulate(find_game("santa_timea"), ["random"] * 4, games=1000, seed=1)
    duels = arena(find_game("santa_timea"), ["greedy", "sailor"], seats=3, deals=50)
    ladder = Ladder(Path("ladder.jsonl"), settings(games), deals=100, precise=0.05)
    speed = bench(find_game("santa_timea"))

Each answers with a dataclass of plain values: `as_json` writes it, `sheets` lays it out for people.
"""

from __future__ import annotations

from spielhafen.lab.arena import Arena, Duel, arena
from spielhafen.lab.benchmark import Bench, Speed, TableSpeed, bench
from spielhafen.lab.conformance import Finding, conformance
from spielhafen.lab.elo import Rating
from spielhafen.lab.executor import Progress, cores
from spielhafen.lab.ladder import Ladder, Setting, Step, settings
from spielhafen.lab.report import Report, Sheet, as_json, by_lot, by_lot_at, ladder_sheets, sheets
from spielhafen.lab.simulate import SeatFigures, Simulation, simulate
from spielhafen.lab.statistics import Average, Share
from spielhafen.lab.tune import Factor, Tuning, tune, written

__all__ = [
    "Arena",
    "Average",
    "Bench",
    "Duel",
    "Factor",
    "Finding",
    "Ladder",
    "Progress",
    "Rating",
    "Report",
    "SeatFigures",
    "Setting",
    "Share",
    "Sheet",
    "Simulation",
    "Speed",
    "Step",
    "TableSpeed",
    "Tuning",
    "arena",
    "as_json",
    "bench",
    "by_lot",
    "by_lot_at",
    "conformance",
    "cores",
    "ladder_sheets",
    "settings",
    "sheets",
    "simulate",
    "tune",
    "written",
]
