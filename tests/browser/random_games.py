"""Random games as hashes, the same in every Python; a browser runs this file, too."""

from __future__ import annotations

import json
from hashlib import sha256
from random import Random

from spielhafen.core.codec import dump
from spielhafen.core.game import find_game
from spielhafen.core.play import CHANCE, OVER, sample


def games_hash(name: str, games: int) -> tuple[str, int]:
    """Return the hash of all moves and last states of some games, and the number of plies."""
    game, digest, plies = find_game(name), sha256(), 0
    least, most = game.seats
    for seed in range(games):
        random = Random(seed)
        g = game.start(least + seed % (most - least + 1), {})
        for _ in range(game.max_plies):
            seat = g.actor()
            if seat == OVER:
                break
            if seat == CHANCE:
                move = sample(g, random)
            else:
                moves = g.moves()
                move = moves[int(random.random() * len(moves))]
            digest.update(f"{move}\n".encode())
            g.play(move)
            plies += 1
        digest.update(json.dumps(dump(g), sort_keys=True).encode())
    return digest.hexdigest(), plies
