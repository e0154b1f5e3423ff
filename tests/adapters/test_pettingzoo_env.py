"""Environments of PettingZoo pass its own checks, with every game and every number of seats."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from spielhafen.adapters import aec
from spielhafen.adapters.action_error import IllegalAction
from spielhafen.adapters.pettingzoo_env import TurnEnvironment
from spielhafen.core.game import find_games
from spielhafen.core.play import CHANCE
from spielhafen.core.secret import view

TABLES = [
    pytest.param(
        name,
        seats,
        id=f"{name}-{seats}",
        marks=() if seats == game.seats[1] and game.complexity == "light" else pytest.mark.slow,
    )
    for name, game in find_games().items()
    for seats in range(game.seats[0], game.seats[1] + 1)
]


@contextmanager
def expected_warnings() -> Iterator[None]:
    """Let the checks warn that observations are dicts, as they are in their own board games."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        yield


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_api_test_passes(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    with expected_warnings():
        api_test(aec(name, seats), num_cycles=500)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_seed_test_passes(name: str, seats: int) -> None:
    seed_test(lambda: aec(name, seats), num_cycles=200)


def play(env: TurnEnvironment, seed: int) -> list[dict[str, float]]:
    """Play a game of random actions; return the rewards that agents saw last."""
    seen: dict[str, float] = {}
    env.reset(seed)
    random = np.random.default_rng(seed)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        assert observation is not None
        if terminated or truncated:
            seen[agent] = reward
            env.step(None)
        else:
            env.step(random.choice(np.flatnonzero(observation["action_mask"])))
    return [seen]


def test_every_agent_is_rewarded_at_the_end() -> None:
    (seen,) = play(aec("santa_timea", 3), 4)
    assert sorted(seen.values()) == pytest.approx([-0.5, -0.5, 1.0])


def test_an_observation_is_the_encoded_view() -> None:
    env = aec("santa_timea", 4, relative=True)
    env.reset(3)
    for _ in range(40):
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            encoded = env.episode.encoder.encode(view(env.episode.state, seat))
            assert seen["observation"].tolist() == encoded
            legal = [env.episode.moves[action] for action in np.flatnonzero(seen["action_mask"])]
            acts = agent == env.agent_selection
            assert set(legal) == (set(env.episode.state.moves()) if acts else set())
        env.step(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0])


def test_observations_given_before_do_not_change() -> None:
    env = aec("santa_timea", 3)
    env.reset(5)
    first, _, _, _, _ = env.last()
    assert first is not None
    kept = first["observation"].copy()
    env.step(np.flatnonzero(first["action_mask"])[0])
    env.last()
    assert (first["observation"] == kept).all()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = aec("santa_timea", 3)
    env.reset(1)
    observation, *_ = env.last()
    assert observation is not None
    with pytest.raises(IllegalAction, match=r"is not one of the 12 legal actions"):
        env.step(np.flatnonzero(observation["action_mask"] == 0)[0])
    again, *_ = env.last()
    assert again is not None
    assert (again["observation"] == observation["observation"]).all()


def test_a_decision_with_one_legal_action_is_skipped_unless_it_is_asked_for() -> None:
    asked, skipped = aec("santa_timea", 2, skip_forced=False), aec("santa_timea", 2)
    for env, fewest in ((asked, 1), (skipped, 2)):
        env.reset(2)
        counts = set()
        for _ in range(60):
            observation, _, over, _, _ = env.last()
            assert observation is not None
            if over:
                break
            counts.add(int(observation["action_mask"].sum()))
            env.step(np.flatnonzero(observation["action_mask"])[0])
        assert min(counts) == fewest


def test_chance_is_never_asked() -> None:
    env = aec("columbus", 2)
    env.reset(8)
    for _ in range(50):
        assert env.episode.state.actor() != CHANCE
        env.step(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[-1])


def test_a_game_that_reaches_its_limit_is_truncated() -> None:
    env = aec("columbus", 2)
    env.reset(8)
    env.episode.plies = env.episode.game.max_plies - 1
    env.step(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0])
    assert env.truncations == {"player_0": True, "player_1": True}
    assert env.rewards == {"player_0": 0, "player_1": 0}


def test_the_table_is_rendered_as_text() -> None:
    env = aec("santa_timea", 2, render_mode="ansi")
    env.reset(1)
    assert str(env.render()).startswith("<Table of 2 seats, seen by all")
    assert aec("santa_timea", 2).render() is None
