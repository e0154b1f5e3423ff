"""Steps per second of environments for learners, on one core, in turns.

    .venv/bin/python bench/learners.py [--rounds 5] [--seconds 2] [--only NAME ...]

A step is what a learner's loop does: `last()`, which makes the observation and the mask of legal actions,
one legal action at random, and `step()`. Each game is played with its default number of seats, next to
connect four of PettingZoo. Ours are also played in lock-step. Connect four comes in wrappers that check
actions, as ours do without; it is measured with and without them. Each round runs every contender once, for
some CPU seconds; printed are medians over the rounds, and ratios to connect four within a round. pygame,
which connect four imports for drawing, is not needed.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from random import Random
from statistics import median
from time import process_time
from types import ModuleType
from typing import Any, Final

import numpy as np

from spielhafen.adapters import aec, batch
from spielhafen.core.game import find_games

CONNECT_FOUR: Final = "connect_four"
CHECK_EVERY: Final = 200
"""Steps between two looks at the clock."""
ROWS: Final = 64
"""Games in lock-step."""


def connect_four(*, raw: bool) -> Any:
    """Return connect four of PettingZoo, with or without the wrappers that check actions."""
    sys.modules.setdefault("pygame", ModuleType("pygame"))
    module = import_module("pettingzoo.classic.connect_four.connect_four")
    return module.raw_env() if raw else module.env()


def play_turns(env: Any, seconds: float) -> float:
    """Return the steps per CPU second of an environment in which agents act in turn."""
    random, steps = Random(1), 0
    env.reset(seed=1)
    started = process_time()
    while True:
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = observation["action_mask"].view(np.bool_).nonzero()[0]
            env.step(legal[int(random.random() * len(legal))])
            steps += 1
            if steps % CHECK_EVERY == 0 and process_time() - started > seconds:
                return steps / (process_time() - started)
        env.reset()


def play_rows(games: Any, seconds: float) -> float:
    """Return the steps per CPU second of games in lock-step."""
    random, steps = np.random.default_rng(1), 0
    started = process_time()
    while process_time() - started < seconds:
        rows, actions = games.mask.view(np.bool_).nonzero()
        counts = np.bincount(rows)
        first = counts.cumsum() - counts
        games.step(actions[first + (random.random(games.count) * counts).astype(int)])
        steps += games.count
    return steps / (process_time() - started)


def contenders(names: Sequence[str]) -> dict[str, Callable[[float], float]]:
    """Return what is measured, by its title."""
    found: dict[str, Callable[[float], float]] = {
        CONNECT_FOUR: lambda seconds: play_turns(connect_four(raw=False), seconds),
        f"{CONNECT_FOUR}, without its wrappers": lambda seconds: play_turns(connect_four(raw=True), seconds),
    }
    for name in names:
        found[name] = lambda seconds, name=name: play_turns(aec(name), seconds)  # type: ignore[misc]
        found[f"{name}, {ROWS} in lock-step"] = lambda seconds, name=name: play_rows(  # type: ignore[misc]
            batch(name, ROWS, seed=1), seconds
        )
    return found


def main(words: Sequence[str] | None = None) -> None:
    """Measure in turns and print a table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds of a contender in a round")
    parser.add_argument("--only", nargs="+", choices=list(find_games()), default=list(find_games()))
    args = parser.parse_args(words)
    load = f"; load {os.getloadavg()[0]:.1f} before the start" if sys.platform != "win32" else ""
    sys.stdout.write(f"{platform.machine()}, {os.cpu_count()} cores{load}\n\n")
    measured: dict[str, list[float]] = {}
    for _ in range(args.rounds):
        for title, measure in contenders(args.only).items():
            measured.setdefault(title, []).append(measure(args.seconds))
    sys.stdout.write("| | steps per second | × connect four of PettingZoo |\n|---|--:|--:|\n")
    for title, rates in measured.items():
        ratios = [rate / other for rate, other in zip(rates, measured[CONNECT_FOUR], strict=True)]
        name = title.replace("_", " ").capitalize()
        sys.stdout.write(f"| {name} | {round(median(rates), -2):,.0f} | {median(ratios):.1f} |\n")


if __name__ == "__main__":
    main()
