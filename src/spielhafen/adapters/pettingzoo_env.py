"""Games as environments of PettingZoo, in which agents act in turn (AEC)."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from spielhafen.adapters.environment_id import environment_id
from spielhafen.adapters.episode import NO_ACTOR, Episode

if TYPE_CHECKING:
    from collections.abc import Mapping

    from spielhafen.core.game import Game

    Observation = dict[str, np.ndarray[Any, Any]]


class TurnEnvironment(AECEnv):  # type: ignore[misc]  # it has no types
    """A game of PettingZoo: `player_0` has the first seat.

    An observation has the encoded view of its agent and the mask of its legal actions. Rewards are given at the end, see
    `Game.returns`. A game at its limit of plies is truncated.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None = None,
        *,
        skip_forced: bool = True,
        relative: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.episode = Episode(game, seats, options, skip_forced=skip_forced, relative=relative)
        self.metadata = {
            "name": environment_id(game),
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    @cached_property
    def observation_spaces(self) -> dict[str, spaces.Dict[Any]]:
        """The observation space of each agent."""
        encoder, actions = self.episode.encoder, len(self.episode.moves)
        low, high = np.array(encoder.low, np.int32), np.array(encoder.high, np.int32)
        return {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    @cached_property
    def action_spaces(self) -> dict[str, spaces.Discrete]:
        """The action space of each agent."""
        return {agent: spaces.Discrete(len(self.episode.moves)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; a seed begins the random numbers anew."""
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self.episode.reset(seed)
        if self.episode.actor == NO_ACTOR:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.episode.actor]

    def step(self, action: Any) -> None:
        """Play an action for the selected agent; raises IllegalAction."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        episode.play(action)
        if episode.actor >= 0:
            self.agent_selection = self.possible_agents[episode.actor]
        else:
            self._end()

    def last(
        self,
        observe: bool = True,
    ) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Return what the selected agent sees and has got, and whether it is over."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def _end(self) -> None:
        """Give the rewards."""
        episode = self.episode
        ended = self.truncations if episode.truncated else self.terminations
        ended.update(dict.fromkeys(self.agents, True))
        self.rewards = dict(zip(self.agents, episode.returns(), strict=True))
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        seat, episode = self._seats[agent], self.episode
        return {"observation": episode.observe(seat), "action_mask": episode.mask(seat)}

    def render(self) -> str | None:
        """Return the table as all may see it, as text."""
        return repr(self.episode.view(-1)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there is nothing to be closed."""
