"""Games of a data set: the row of a study, with all moves and a hash of the last position."""

from __future__ import annotations

import json
from hashlib import sha256
from time import monotonic
from typing import TYPE_CHECKING, Any

from spielhafen.core.game import find_game
from spielhafen.lab.self_play import play_game
from spielhafen.lab.study.game_row import GameRecorder, row_of

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.core.moves import Move
    from spielhafen.core.play import State, Step
    from spielhafen.lab.study.plan import Condition
    from spielhafen.lab.study.runner import Batch


class MoveRecorder(GameRecorder):
    """What is counted in a game, and its moves in order, those of chance too."""

    def __init__(self, game: Game, seats: int, number: int) -> None:
        super().__init__(game, seats, number)
        self.played: list[str] = []

    def watch(self, g: State, step: Step, move: Move | None) -> None:
        """Keep a move that is about to be played."""
        super().watch(g, step, move)
        if move is not None:
            self.played.append(str(move))


def play_recorded(condition: Condition, number: int, seed: str) -> dict[str, Any]:
    """Play a game and return its row as plain values."""
    game = find_game(condition.game)
    recorder = MoveRecorder(game, len(condition.players), number)
    result = play_game(condition.setup(), seed, recorder)
    assert recorder.state is not None  # noqa: S101 - something has happened in it
    return row_of(condition, number, result, recorder).as_dict() | {
        "seed": seed,
        "plays": recorder.played,
        "final": position_hash(game, recorder.state),
    }


def play_recorded_batch(batch: Batch) -> tuple[list[dict[str, Any]], float]:
    """Play the games of a batch; return their rows and the time of a game, in seconds."""
    started = monotonic()
    rows = [play_recorded(batch.condition, number, seed) for number, seed in batch.games]
    return rows, (monotonic() - started) / len(rows)


def position_hash(game: Game, state: State) -> str:
    """Return a hash of a position: that of its file."""
    written = json.dumps(game.dump(state), sort_keys=True, ensure_ascii=False)
    return sha256(written.encode()).hexdigest()[:32]
