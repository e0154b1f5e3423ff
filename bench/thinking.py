"""How long the bots think, where nothing cuts their thoughts short.

    python bench/thinking.py [--game NAME ...] [--level admiral] [--decisions 16]

Prints a line of JSON for each game, each number of players and each set of house rules with which the levels are measured: the
seconds of one core that a decision takes, on average and at most, and the share of decisions that take longer than two. Thought
about are decisions of two games of the rule of thumb against itself, as far apart as can be, in which more than one move is worth
a thought. Nothing else should run meanwhile.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from math import inf
from random import Random
from statistics import mean
from time import process_time

from spielhafen.bots import ADVICE_LEVEL, LEVELS, create_bot, heuristics
from spielhafen.core.game import find_game, find_games
from spielhafen.lab.ladder import Setting, all_settings, policy_decisions, spread_indices

GAMES = 2
"""Games of the rule of thumb that the decisions are taken from."""
PATIENCE = 2.0
"""Seconds that a table leaves a bot."""


def thinking(setting: Setting, level: str, decisions: int) -> list[float]:
    """The seconds of so many decisions."""
    game, took = find_game(setting.game), list[float]()
    for seed in range(GAMES):
        start = game.start(setting.seats, setting.options)
        views = [
            seen
            for seen, plans, _ in policy_decisions(heuristics(game), game.max_plies, start, seed)
            if len(plans) != 1
        ]
        for place in spread_indices(len(views), (decisions + seed) // GAMES):
            begun = process_time()
            create_bot(game, level, inf).choose(views[place], Random(place))
            took.append(process_time() - begun)
    return took


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", nargs="+", choices=list(find_games()), default=list(find_games()))
    parser.add_argument("--level", choices=list(LEVELS), default=ADVICE_LEVEL)
    parser.add_argument("--decisions", type=int, default=16)
    asked = parser.parse_args()
    if asked.decisions < 1:
        parser.error("--decisions: one at least")
    for setting in all_settings([find_game(name) for name in asked.game]):
        took = thinking(setting, asked.level, asked.decisions)
        longer = sum(one > PATIENCE for one in took) / len(took)
        told = {"mean": round(mean(took), 2), "most": round(max(took), 2), "longer": round(longer, 2)}
        sys.stdout.write(f"{json.dumps(asdict(setting) | told)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
