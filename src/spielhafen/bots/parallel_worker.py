"""Lending a hand: a process that grows the second tree of a decision, see `together.py`.

Lines of JSON in: `{"game": …, "view": a position file, "explore": …, "notes": …}` begins a tree, `{"lines": [[moves] …], "seat": …,
"worlds": […], "seconds": …}` tries candidates in worlds; out, for the latter: `{"values": [[…] …], "notes": [[…] …]}`, both by
candidate and world.
"""

from __future__ import annotations

import json
import signal
import sys
from contextlib import suppress
from math import inf
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any, TextIO

from spielhafen.bots.heuristics import load_heuristics
from spielhafen.bots.parallel import new_candidates
from spielhafen.bots.search import SearchTree
from spielhafen.core.game import find_game

if TYPE_CHECKING:
    from spielhafen.core.game import Game


def serve(asked: TextIO, answered: TextIO) -> None:
    """Grow one tree after the other until the input ends."""
    grown: tuple[Game, SearchTree] | None = None
    for line in asked:
        job = json.loads(line)
        if "view" in job:
            grown = _grown(job)
        elif grown is not None:
            answered.write(json.dumps(_tried(*grown, job)) + "\n")
            answered.flush()


def _grown(job: dict[str, Any]) -> tuple[Game, SearchTree]:
    game = find_game(job["game"])
    view, known = game.load(job["view"]), load_heuristics(game)
    note = known.parts(view) if job["notes"] else None
    return game, SearchTree(known, view, Random(), job["explore"], note)


def _tried(game: Game, tree: SearchTree, job: dict[str, Any]) -> dict[str, Any]:
    found = new_candidates([tuple(game.catalogue.read(written) for written in line) for line in job["lines"]])
    limit = inf if job["seconds"] is None else perf_counter() + job["seconds"]
    tree.simulate_worlds(found, job["seat"], job["worlds"], limit)
    return {"values": [one.values for one in found], "notes": [one.features for one in found]}


def main() -> None:
    """Work between stdin and stdout; Ctrl-C is the business of whoever asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answered, sys.stdout = sys.stdout, sys.stderr
    with suppress(BrokenPipeError):
        serve(sys.stdin, answered)


if __name__ == "__main__":
    main()
