"""Benchmark of the time that bots take for a decision without a time limit.

    python bench/thinking.py [--game NAME ...] [--level admiral] [--decisions 16]

Prints a line of JSON for each game, number of players and set of house rules of the ladder: the CPU seconds of a decision, mean,
99th percentile and maximum, and the share of decisions that take longer than two. The decisions are spread evenly over two games of
the policy against itself, without those that have a single plan. PYTHONPATH=build/compiled measures what `tools/compile.py` makes.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from math import ceil, inf
from random import Random
from statistics import mean
from time import process_time

from spielhafen.bots import ADVICE_LEVEL, LEVELS, create_bot, load_heuristics
from spielhafen.core.game import find_game, find_games
from spielhafen.lab.ladder import Setting, all_settings, policy_decisions, spread_indices

GAMES = 2
"""Games of the policy that the decisions are taken from."""
TABLE_SECONDS = 2.0
"""The time limit of a bot at a table."""
MOST_DECISIONS = 0.99
"""The share of decisions that should take no longer."""


def measure(setting: Setting, level: str, decisions: int) -> list[float]:
    """Return the CPU seconds of `decisions` decisions."""
    game, took = find_game(setting.game), list[float]()
    for seed in range(GAMES):
        start = game.start(setting.seats, setting.options)
        views = [
            seen
            for seen, plans, _ in policy_decisions(load_heuristics(game), game.max_plies, start, seed)
            if len(plans) != 1
        ]
        for index in spread_indices(len(views), (decisions + seed) // GAMES):
            started = process_time()
            create_bot(game, level, inf).choose(views[index], Random(index))
            took.append(process_time() - started)
    return took


def main() -> None:
    """Measure the settings of the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", nargs="+", choices=list(find_games()), default=list(find_games()))
    parser.add_argument("--level", choices=list(LEVELS), default=ADVICE_LEVEL)
    parser.add_argument("--decisions", type=int, default=16)
    args = parser.parse_args()
    if args.decisions < 1:
        parser.error("--decisions: one at least")
    for setting in all_settings([find_game(name) for name in args.game]):
        took = measure(setting, args.level, args.decisions)
        longer = sum(one > TABLE_SECONDS for one in took) / len(took)
        within = sorted(took)[ceil(MOST_DECISIONS * len(took)) - 1]
        figures = {"mean": mean(took), "most of 99 %": within, "most": max(took), "longer": longer}
        rounded = {name: round(value, 3) for name, value in figures.items()}
        sys.stdout.write(f"{json.dumps(asdict(setting) | rounded)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
