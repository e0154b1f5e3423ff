"""The worker process that grows the second tree of a decision, see `parallel.py`.

Lines of JSON in: a `TreeRequest` begins a tree, a `BatchRequest` tries candidates. A line out for the latter: a `BatchAnswer`.
"""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from math import inf
from random import Random
from time import perf_counter
from typing import TextIO

from spielhafen.bots.heuristics import load_heuristics
from spielhafen.bots.parallel import BatchAnswer, BatchRequest, TreeRequest, new_candidates
from spielhafen.bots.search import SearchTree
from spielhafen.core.game import Game, find_game


def serve(requests: TextIO, answers: TextIO) -> None:
    """Grow one tree after the other until the input ends."""
    current: tuple[Game, SearchTree] | None = None
    for line in requests:
        request: TreeRequest | BatchRequest = json.loads(line)
        if "view" in request:
            current = _create_tree(request)
        elif current is not None:
            answers.write(json.dumps(_try_candidates(*current, request)) + "\n")
            answers.flush()


def _create_tree(request: TreeRequest) -> tuple[Game, SearchTree]:
    game = find_game(request["game"])
    view, heuristics = game.load(request["view"]), load_heuristics(game)
    extract_features = heuristics.parts(view) if request["notes"] else None
    return game, SearchTree(heuristics, view, Random(), request["explore"], extract_features)


def _try_candidates(game: Game, tree: SearchTree, request: BatchRequest) -> BatchAnswer:
    candidates = new_candidates(
        [tuple(game.catalogue.read(notation) for notation in line) for line in request["lines"]]
    )
    deadline = inf if request["seconds"] is None else perf_counter() + request["seconds"]
    tree.simulate_worlds(candidates, request["seat"], request["worlds"], deadline)
    return {"values": [one.values for one in candidates], "notes": [one.features for one in candidates]}


def main() -> None:
    """Work between stdin and stdout; what games print goes to stderr."""
    answers, sys.stdout = sys.stdout, sys.stderr
    with suppress(BrokenPipeError):
        serve(sys.stdin, answers)


if __name__ == "__main__":
    main()
