"""Games as environments of Gymnasium: one agent in a seat, bots of a level in all others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, get_args

import gymnasium
import numpy as np
from gymnasium import spaces

from spielhafen.adapters.action_error import IllegalAction
from spielhafen.adapters.environment_id import environment_id
from spielhafen.adapters.episode import NO_ACTOR, Episode
from spielhafen.bots import create_bot

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from spielhafen.bots import Bot
    from spielhafen.core.game import Game

IllegalRule: TypeAlias = Literal["raise", "lose", "random"]
"""What happens to an illegal action.

An error, the end of the game with the reward −1, or a random legal action instead.
"""
LOSS: Final = -1.0
PUBLIC: Final = -1


class LevelEnvironment(gymnasium.Env["NDArray[np.int32]", Any]):
    """A game of Gymnasium against bots.

    An observation is the encoded view of the agent's seat; `info["action_mask"]` and `action_masks()` say which actions are
    legal. The reward comes at the end, see `Game.returns`.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None = None,
        *,
        rivals: str | Sequence[Bot],
        seat: int | None = None,
        illegal: IllegalRule = "raise",
        skip_forced: bool = True,
        relative: bool = True,
        render_mode: str | None = None,
    ) -> None:
        if illegal not in get_args(IllegalRule):
            raise ValueError(f"illegal={illegal!r} is none of {', '.join(get_args(IllegalRule))}")
        self.episode = Episode(game, seats, options, skip_forced=skip_forced, relative=relative)
        self.metadata = {"render_modes": ["ansi"], "name": environment_id(game)}
        self.render_mode = render_mode
        self.seat = 0 if seat is None else seat
        """The seat of the agent in this game."""
        encoder = self.episode.encoder
        low, high = np.array(encoder.low, np.int32), np.array(encoder.high, np.int32)
        self.observation_space = spaces.Box(low, high, dtype=np.int32)
        self.action_space = spaces.Discrete(len(self.episode.moves))
        self._fixed_seat = seat
        self._illegal = illegal
        self._rivals = _bots(game, seats, rivals)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int32], dict[str, Any]]:
        """Begin a new game; the agent's seat is drawn anew unless it was given."""
        super().reset(seed=seed)
        while True:
            if self._fixed_seat is None:
                self.seat = int(self.np_random.integers(self.episode.seats))
            self.episode.reset(int(self.np_random.integers(2**63)))
            self._wait()
            if self.episode.actor != NO_ACTOR:  # else the game ended before the agent had a choice
                return self._observation(), self._info()

    def step(self, action: Any) -> tuple[NDArray[np.int32], float, bool, bool, dict[str, Any]]:
        """Play an action and all moves of the bots after it."""
        episode = self.episode
        try:
            episode.play(action)
        except IllegalAction:
            if self._illegal == "raise":
                raise
            if self._illegal == "lose":
                return self._observation(), LOSS, True, False, self._info()
            episode.play_move(episode.random.choice(episode.legal))
        self._wait()
        over = episode.actor == NO_ACTOR
        reward = float(episode.returns()[self.seat]) if over else 0.0
        return self._observation(), reward, over and not episode.truncated, episode.truncated, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal, for learners that ask for it by this name."""
        return self.episode.mask(self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """Return the table as all may see it, as text."""
        return repr(self.episode.view(PUBLIC)) if self.render_mode == "ansi" else None

    def _wait(self) -> None:
        """Let the bots move until the agent is to act or the game is over."""
        episode = self.episode
        while episode.actor not in {NO_ACTOR, self.seat}:
            rival = self._rivals[episode.actor]
            seen = episode.state if rival.blind else episode.view(episode.actor)
            episode.play_move(rival.choose(seen, episode.random))

    def _observation(self) -> NDArray[np.int32]:
        return self.episode.observe(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.episode.mask(self.seat)}


def _bots(game: Game, seats: int, rivals: str | Sequence[Bot]) -> Sequence[Bot]:
    """Return a bot for each seat; that of the agent stays idle."""
    if isinstance(rivals, str):
        bot = create_bot(game, rivals)
        return [bot] * seats
    if len(rivals) != seats:
        raise ValueError(
            f"{len(rivals)} rivals for {seats} seats; give one for each, that of the agent stays idle"
        )
    return rivals
