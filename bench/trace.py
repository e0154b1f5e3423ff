"""Fingerprints of all games: two builds of the same rules must print the same lines.

    python bench/trace.py [--game NAME ...] [--games 20] [--decisions 6] [--levels greedy helmsman]

For each game, number of players and set of house rules of the ladder: a hash of random games (the moves offered at
each ply, the move played, the refusal of a move taken at random, what the next seat sees every few plies, the last state), and one
of the moves that each level chooses in positions of games of the policy against itself.
"""

from __future__ import annotations

import argparse
import json
import sys
from hashlib import sha256
from math import inf
from random import Random
from typing import TYPE_CHECKING

from spielhafen.bots import LEVELS, create_bot, load_heuristics
from spielhafen.core.codec import dump
from spielhafen.core.game import find_game, find_games
from spielhafen.core.play import CHANCE, OVER, sample
from spielhafen.core.secret import view
from spielhafen.lab.ladder import Setting, all_settings, policy_decisions, spread_indices

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielhafen.core.game import Game
    from spielhafen.core.play import State

VIEW_INTERVAL = 16
"""Plies from one view in the hash to the next."""


def games_hash(setting: Setting, games: int) -> str:
    """Return the hash of this number of random games."""
    game, digest = find_game(setting.game), sha256()
    catalogue = game.catalogue.moves
    for seed in range(games):
        random = Random(seed)
        g = game.start(setting.seats, setting.options)
        for ply in range(game.max_plies):
            seat = g.actor()
            if seat == OVER:
                break
            if seat == CHANCE:
                move = sample(g, random)
                digest.update(f"{move}\n".encode())
            else:
                moves = g.moves()
                move = moves[int(random.random() * len(moves))]
                tried = catalogue[int(random.random() * len(catalogue))]
                digest.update(f"{seat} {'|'.join(map(str, moves))} {move} {g.refuse(tried)!r}\n".encode())
                if ply % VIEW_INTERVAL == 0:
                    digest.update(_text(view(g, seat)))
            g.play(move)
        digest.update(_text(g))
    return digest.hexdigest()[:16]


def _text(g: State) -> bytes:
    return json.dumps(dump(g), sort_keys=True).encode()


def decisions_hash(setting: Setting, level: str, decisions: int) -> str:
    """Return the hash of this number of decisions of a level."""
    game, digest = find_game(setting.game), sha256()
    start = game.start(setting.seats, setting.options)
    views = [
        seen
        for seen, plans, _ in policy_decisions(load_heuristics(game), game.max_plies, start, 1)
        if len(plans) != 1
    ]
    for index in spread_indices(len(views), decisions):
        digest.update(f"{create_bot(game, level, inf).choose(views[index], Random(index))}\n".encode())
    return digest.hexdigest()[:16]


def printed_settings(games: Sequence[Game]) -> list[Setting]:
    """Return games by their printed rules, for the most players, unless the ladder does."""
    ladder = all_settings(games)
    printed = [Setting(game.name, game.seats[1], {}) for game in games]
    return [setting for setting in printed if setting not in ladder]


def main() -> None:
    """Print the fingerprints of the settings of the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", nargs="+", choices=list(find_games()), default=list(find_games()))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--decisions", type=int, default=6)
    parser.add_argument("--levels", nargs="+", choices=list(LEVELS), default=["greedy", "helmsman"])
    args = parser.parse_args()
    games = [find_game(name) for name in args.game]
    for setting in all_settings(games) + printed_settings(games):
        found = {"random": games_hash(setting, args.games)}
        found |= {level: decisions_hash(setting, level, args.decisions) for level in args.levels}
        name = " ".join([setting.game, str(setting.seats), *(f"{k}={v}" for k, v in setting.options.items())])
        sys.stdout.write(f"{name}: {' '.join(f'{k} {v}' for k, v in found.items())}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
