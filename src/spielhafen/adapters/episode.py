"""Episodes: games as environments play them, from one real decision to the next."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from spielhafen.adapters.action_error import IllegalAction
from spielhafen.core.play import CHANCE, OVER, sample
from spielhafen.core.secret import view

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from spielhafen.core.encoder import Encoder
    from spielhafen.core.game import Game
    from spielhafen.core.moves import Move
    from spielhafen.core.play import State

NO_ACTOR: Final = -1
"""The actor of an episode that has ended."""


class Episode:
    """One game after the other with the same seats and options.

    Chance is drawn at random. Where a seat has no choice, its only move is played for it if `skip_forced`. `actor` is the seat
    to act, `legal` its moves; `truncated` says that the game reached its limit of plies and was left unfinished.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None = None,
        *,
        skip_forced: bool = True,
        relative: bool = False,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options or {})
        self.encoder: Encoder = game.encoder(seats, self.options, relative=relative)
        self.moves = game.catalogue.moves
        self.random = Random()
        self.actor = NO_ACTOR
        self.legal: Sequence[Move] = ()
        self.truncated = False
        self.plies = 0
        self.state: State = game.start(seats, self.options)
        self._start = self.state.clone()
        self._size = len(self.moves)
        self._skip_forced = skip_forced
        self._actions = {id(move): action for action, move in enumerate(self.moves)}
        buffers = [np.zeros(self.encoder.shape, np.int32) for _ in range(seats)]
        self._observers = [(buffer, self.encoder.writer(buffer)) for buffer in buffers]

    def reset(self, seed: int | None = None) -> None:
        """Begin a new game; a seed begins the random numbers anew."""
        if seed is not None:
            self.random.seed(seed)
        self.state = self._start.clone()
        self.plies = 0
        self.truncated = False
        self._advance()

    def play(self, action: Any) -> None:
        """Play the move with this number in the catalogue; raises IllegalAction."""
        move = self.moves[action]
        if move not in self.legal:
            raise IllegalAction(int(action), str(move), len(self.legal))
        self.state.play(move)
        self.plies += 1
        self._advance()

    def play_move(self, move: Move) -> None:
        """Play one of the legal moves."""
        self.state.play(move)
        self.plies += 1
        self._advance()

    def _advance(self) -> None:
        """Play until a seat has to decide."""
        g, skip, limit, plies = self.state, self._skip_forced, self.game.max_plies, self.plies
        while (seat := g.actor()) != OVER and plies < limit:
            if seat == CHANCE:
                g.play(sample(g, self.random))
            else:
                moves = g.moves()
                if not skip or len(moves) != 1:
                    self.actor, self.legal, self.plies = seat, moves, plies
                    return
                g.play(moves[0])
            plies += 1
        self.actor, self.legal, self.plies = NO_ACTOR, (), plies
        self.truncated = seat != OVER

    def view(self, seat: int) -> State:
        """Return the state as a seat may know it."""
        return view(self.state, seat)

    def observe(self, seat: int) -> NDArray[np.int32]:
        """Return the encoded view of a seat."""
        buffer, writer = self._observers[seat]
        writer.observe(self.state, seat)
        return buffer.copy()

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return 1 for each legal action of a seat; all are 0 unless it is to act."""
        mask = bytearray(self._size)
        if seat == self.actor:
            actions = self._actions
            for move in self.legal:
                mask[actions[id(move)]] = 1
        return np.frombuffer(mask, np.int8)

    def returns(self) -> tuple[float, ...]:
        """Return what the game was worth to each seat; 0 while it goes on or if it is unfinished."""
        return self.game.returns(self.state)
