"""Games in lock-step, whose observations, masks and rewards are rows of arrays."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from spielhafen.adapters.action_error import IllegalAction
from spielhafen.core.play import CHANCE, OVER, sample

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from spielhafen.core.encoder import ObservationWriter
    from spielhafen.core.game import Game
    from spielhafen.core.play import State


class BatchEnvironment:
    """Games of equal seats and options, each with a row in all arrays.

    Each step writes the arrays anew. observation: the encoded view of the seat to act. mask: 1 for each legal action. actor: the seat to act. Of the games that
    ended with this step `terminated` or `truncated` is true, `reward` has the returns of all seats, and everything else
    belongs to the next game, which has begun.
    """

    def __init__(
        self,
        game: Game,
        count: int,
        seats: int,
        options: Mapping[str, object] | None = None,
        *,
        seed: int | None = None,
        skip_forced: bool = True,
        relative: bool = True,
    ) -> None:
        self.game = game
        self.count = count
        self.seats = seats
        self.encoder = game.encoder(seats, options, relative=relative)
        self.moves = game.catalogue.moves
        self.observation: Final[NDArray[np.int32]] = np.zeros((count, *self.encoder.shape), np.int32)
        self.mask: Final[NDArray[np.int8]] = np.zeros((count, len(self.moves)), np.int8)
        self.actor: Final[NDArray[np.int8]] = np.zeros(count, np.int8)
        self.reward: Final[NDArray[np.float32]] = np.zeros((count, seats), np.float32)
        self.terminated: Final[NDArray[np.bool_]] = np.zeros(count, np.bool_)
        self.truncated: Final[NDArray[np.bool_]] = np.zeros(count, np.bool_)
        self._start = game.start(seats, options)
        self._skip_forced = skip_forced
        self._actions = {id(move): action for action, move in enumerate(self.moves)}
        self._writers: list[ObservationWriter] = [self.encoder.writer(row) for row in self.observation]
        self._legal: list[list[int]] = [[] for _ in range(count)]
        self._random: list[Random] = []
        self._games: list[State] = []
        self._plies = [0] * count
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew; with the same seed they are the same games."""
        seeds = Random(seed)
        self._random = [Random(seeds.getrandbits(64)) for _ in range(self.count)]
        self._games = [self._start.clone() for _ in range(self.count)]
        self._plies = [0] * self.count
        self._clear()
        for row in range(self.count):
            self._settle(row)

    def step(self, actions: Any) -> None:
        """Play an action in each game; raises IllegalAction before anything is played."""
        chosen = [int(action) for action in actions]
        for action, legal in zip(chosen, self._legal, strict=True):
            if action not in legal:
                raise IllegalAction(action, str(self.moves[action]), len(legal))
        self._clear()
        for row, action in enumerate(chosen):
            self._games[row].play(self.moves[action])
            self._plies[row] += 1
            self._settle(row)

    def _clear(self) -> None:
        self.reward[:] = 0
        self.terminated[:] = False
        self.truncated[:] = False

    def _settle(self, row: int) -> None:
        """Play until a seat has to decide, in the next game if this one is over; write the row."""
        random, limit = self._random[row], self.game.max_plies
        while True:
            g = self._games[row]
            seat = g.actor()
            if seat == OVER or self._plies[row] >= limit:
                self._end(row)
                continue
            if seat == CHANCE:
                g.play(sample(g, random))
            else:
                moves = g.moves()
                if not self._skip_forced or len(moves) != 1:
                    self._write(row, seat, [self._actions[id(move)] for move in moves])
                    return
                g.play(moves[0])
            self._plies[row] += 1

    def _end(self, row: int) -> None:
        """Note what the game was worth, and begin the next."""
        g = self._games[row]
        over = g.actor() == OVER
        self.reward[row] = self.game.returns(g)
        self.terminated[row], self.truncated[row] = over, not over
        self._games[row] = self._start.clone()
        self._plies[row] = 0

    def _write(self, row: int, seat: int, legal: list[int]) -> None:
        mask = self.mask[row]
        mask[self._legal[row]] = 0
        mask[legal] = 1
        self._legal[row] = legal
        self.actor[row] = seat
        self._writers[row].observe(self._games[row], seat)
