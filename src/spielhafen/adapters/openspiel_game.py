"""Games as Python games of OpenSpiel.

Seats are players, moves are actions by their number in the catalogue. Outcomes of chance have their true probabilities, but
for shuffles and deals, of which there are too many to list: a game with these is declared as sampled. At such a node there is
one outcome, a number drawn at random from `SAMPLES`, which names a shuffle; a copy of the state draws another.

All games are declared as games of imperfect information, so that algorithms for these take the two without secrets, too.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyspiel

from spielhafen.adapters.environment_id import environment_id
from spielhafen.core.information_state import History
from spielhafen.core.play import CHANCE, OVER, Chance

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielhafen.core.encoder import Encoder
    from spielhafen.core.game import Game
    from spielhafen.core.moves import Catalogue, Move

SAMPLES: Final = 1 << 20
"""The number of shuffles that can be drawn at a node."""
NO_SEED: Final = -1


class _Position:
    """A history, and the shuffle that comes next; copies draw another."""

    def __init__(self, history: History, random: Random) -> None:
        self.history = history
        self.random = random
        self.sample = 0
        self.draw()

    def draw(self) -> None:
        """Draw the number of a shuffle if one is due."""
        if self.is_sampled():
            self.sample = self.random.randrange(SAMPLES)

    def is_sampled(self) -> bool:
        """Return whether a shuffle or deal is due."""
        steps = self.history.state.steps
        return bool(steps) and isinstance(steps[-1], Chance) and steps[-1].sampled

    def __deepcopy__(self, memo: object) -> _Position:
        return _Position(self.history.clone(), self.random)


class SpielState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A state of a game, with its history.

    Copies are made by copying all attributes deeply, so it has only one.
    """

    def __init__(self, game: Any, position: _Position) -> None:
        super().__init__(game)
        self._position = position

    @property
    def history_of_game(self) -> History:
        """The history that led to this state."""
        return self._position.history

    @property
    def _moves(self) -> Catalogue:
        return self._position.history.game.catalogue

    def current_player(self) -> int:
        """Return the player to act, or that chance is due, or that the game is over."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        actor = self.history_of_game.state.actor()
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        """Return whether the game is over, or has reached its limit of plies."""
        return (
            self.history_of_game.state.actor() == OVER
            or len(self.history_of_game.plies) >= self.history_of_game.game.max_plies
        )

    def returns(self) -> list[float]:
        """Return what the game was worth to each player."""
        return list(self.history_of_game.game.returns(self.history_of_game.state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes with their probabilities; of a shuffle only the one that was drawn."""
        if self._position.is_sampled():
            return [(len(self._moves) + self._position.sample, 1.0)]
        outcomes = self.history_of_game.state.outcomes()
        total = sum(weight for _, weight in outcomes)
        return sorted((self._moves.number(move), weight / total) for move, weight in outcomes)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Return a random state in which a player has perceived the same."""
        random = Random(int(sampler() * 2**53)) if callable(sampler) else self._position.random
        position = _Position(self.history_of_game.resample(player, random), self._position.random)
        return SpielState(self.get_game(), position)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(map(self._moves.number, self.history_of_game.state.moves()))

    def _apply_action(self, action: int) -> None:
        self.history_of_game.play(self._move(action))
        self._position.draw()

    def _move(self, action: int) -> Move:
        """Return the move of an action; for the number of a shuffle the shuffle."""
        if action < len(self._moves):
            return self._moves.moves[action]
        step, drawn = self.history_of_game.state.steps[-1], Random(action - len(self._moves))
        if not self._position.is_sampled():
            raise ValueError(f"action {action} is the number of a shuffle, and none is due")
        assert isinstance(step, Chance)  # noqa: S101 - it is sampled
        return step.sample(self.history_of_game.state, drawn.randrange)

    def _action_to_string(self, player: int, action: int) -> str:
        if action < len(self._moves):
            return str(self._moves.moves[action])
        return f"shuffle {action - len(self._moves)}"

    def __str__(self) -> str:
        return repr(self.history_of_game.state)


class SpielObserver:
    """What a player observes: the encoded view as a tensor and as text; or all it has perceived."""

    def __init__(self, encoder: Encoder, *, perfect_recall: bool) -> None:
        self._encoder = encoder
        self._perfect_recall = perfect_recall
        self.tensor: np.ndarray[Any, Any] | None = (
            None if perfect_recall else np.zeros(encoder.shape, np.float32)
        )
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the view of a player into the tensor."""
        if self.tensor is not None:
            self.tensor[:] = self._encoder.encode(state.history_of_game.state.seen_by(player))

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the view of a player as text, or all it has perceived."""
        if self._perfect_recall:
            return state.history_of_game.information(player).text
        return repr(state.history_of_game.state.seen_by(player))


def load_game(game: Game, players: int, seed: int) -> Any:
    """Return the game of OpenSpiel, registered under its id."""
    _register(game)
    return pyspiel.load_game(openspiel_name(game), {"players": players, "rng_seed": seed})


def openspiel_name(game: Game) -> str:
    """Return the short name of a game in OpenSpiel, such as "python_spielhafen_columbus_v1"."""
    return f"python_spielhafen_{environment_id(game).replace('-', '_')}"


def is_sampled(game: Game) -> bool:
    """Return whether a game has shuffles or deals, whose outcomes are not listed."""
    return any(issubclass(step, Chance) and step.sampled for step in game.steps.values())


@cache
def _register(game: Game) -> None:
    modes = pyspiel.GameType.ChanceMode
    game_type = pyspiel.GameType(
        short_name=openspiel_name(game),
        long_name=f"Spielhafen: {environment_id(game)}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.SAMPLED_STOCHASTIC if is_sampled(game) else modes.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM
        if game.seats[0] == 1
        else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(4, game.seats[1]), "rng_seed": NO_SEED},
    )
    pyspiel.register_game(game_type, _game_class(game, game_type))


def _game_class(game: Game, game_type: Any) -> type[Any]:
    """Return the class of a game, which OpenSpiel makes instances of."""
    actions = len(game.catalogue)

    class SpielGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = {"players": min(4, game.seats[1]), "rng_seed": NO_SEED} | (params or {})
            self._players: int = given["players"]
            info = pyspiel.GameInfo(
                num_distinct_actions=actions,
                max_chance_outcomes=actions + SAMPLES * is_sampled(game),
                num_players=self._players,
                min_utility=-1.0,
                max_utility=1.0,
                **({} if game.seats[0] == 1 else {"utility_sum": 0.0}),  # alone one wins or loses
                max_game_length=game.max_plies,
            )
            super().__init__(game_type, info, given)
            seed = given["rng_seed"]
            self._random = Random(None if seed == NO_SEED else seed)
            self._beginning = History(game, self._players)

        def new_initial_state(self) -> SpielState:
            return SpielState(self, _Position(self._beginning.clone(), self._random))

        def make_py_observer(
            self, iig_obs_type: Any = None, params: Sequence[str] | None = None
        ) -> SpielObserver:
            recall = iig_obs_type is not None and iig_obs_type.perfect_recall
            return SpielObserver(self._beginning.encoder, perfect_recall=recall)

    return SpielGame
