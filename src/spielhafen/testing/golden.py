"""Golden logbooks: recorded games whose replay must not change.

They are in a game's `tests/golden/*.log`, at least one for each way the game can end. Their last line is a comment with
the fingerprint of the final state: `; final 3f0c…`.
"""

from __future__ import annotations

import json
import re
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from spielhafen.core.codec import dump
from spielhafen.core.logbook import Logbook, Ply, read_logbook, write_logbook
from spielhafen.core.play import CHANCE, OVER, State, sample
from spielhafen.core.secret import view
from spielhafen.testing.violations import LawBroken
from spielhafen.testing.walk import RANDOM_PLAYER, players

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from importlib.resources.abc import Traversable

    from spielhafen.core.game import Game

FOLDER: Final = ("tests", "golden")


def fingerprint(state: State) -> str:
    """Return a hash of the whole state, the same on every machine."""
    written = json.dumps(dump(state), sort_keys=True, separators=(",", ":"))
    return sha256(written.encode()).hexdigest()[:16]


def golden_text(logbook: Logbook) -> str:
    """Return the text of a logbook with the fingerprint of its final state."""
    return f"{write_logbook(logbook)}\n; final {fingerprint(logbook.final_state())}\n"


def golden_logs(game: Game) -> Iterator[Traversable]:
    """Yield the golden logbooks in the game's folder."""
    folder = game.file(*FOLDER)
    if folder.is_dir():
        yield from sorted(
            (file for file in folder.iterdir() if file.name.endswith(".log")), key=lambda file: file.name
        )


def check_golden(game: Game, written: str) -> State:
    """Replay a golden logbook and return its final state.

    Raises BrokenFile, or LawBroken if it ends in another state.
    """
    logbook = read_logbook(written, find=lambda _: game)
    state = logbook.final_state()
    expected = re.search(r"^; final (\w+)$", written, re.MULTILINE)
    if expected is None:
        raise LawBroken("the golden logbook has no fingerprint of its final state")
    if fingerprint(state) != expected[1]:
        raise LawBroken(f"the golden logbook ends in {fingerprint(state)}, it should in {expected[1]}")
    return state


def play_game(
    game: Game, seats: int, options: Mapping[str, object], seed: int, player: str = RANDOM_PLAYER
) -> Logbook:
    """Play a game from its start to its end or cap and return its logbook.

    It is played at random or (`player="policy"`) by the game's own policy.
    """
    choose, random = players(game)[player], Random(seed)
    logbook = Logbook(game, [f"Captain {seat + 1}" for seat in range(seats)], options)
    state = logbook.initial_state()
    while state.actor() != OVER and len(logbook.plies) < game.max_plies:
        actor = state.actor()
        move = sample(state, random) if actor == CHANCE else choose(view(state, actor), state.moves(), random)
        logbook.plies.append(Ply(actor, str(move)))
        state.play(move)
    return logbook


def write_golden(folder: Path, name: str, logbook: Logbook) -> Path:
    """Write a logbook as a golden one and return its file."""
    file = folder / f"{name}.log"
    file.write_text(golden_text(logbook), "utf-8")
    return file
