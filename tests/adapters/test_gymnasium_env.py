"""Environments of Gymnasium pass its checker, with every game and every number of seats."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray

from spielhafen.adapters import gym_env
from spielhafen.adapters.action_error import IllegalAction
from spielhafen.bots import create_bot
from spielhafen.core.game import find_game, find_games

TABLES = [
    pytest.param(name, seats, id=f"{name}-{seats}", marks=() if name == "santa_timea" else pytest.mark.slow)
    for name, game in find_games().items()
    for seats in range(game.seats[0], game.seats[1] + 1)
]


@pytest.mark.parametrize("illegal", ["lose", "random"])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_checker_passes(name: str, seats: int, illegal: str) -> None:
    env = gym_env(name, seats, rivals="greedy", illegal=illegal)  # type: ignore[arg-type]
    with warnings.catch_warnings():
        warnings.filterwarnings(
            "ignore", ".*(spec|Box).*"
        )  # made without gymnasium.make; integers are no pixels
        check_env(env, skip_render_check=True)


def test_a_game_is_played_to_its_end() -> None:
    env = gym_env("santa_timea", 3, rivals="greedy", seat=1)
    random = np.random.default_rng(2)
    rewards = []
    for seed in range(20):
        _, info = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            legal = np.flatnonzero(info["action_mask"])
            assert len(legal) > 1
            assert (env.action_masks() == info["action_mask"]).all()
            _, reward, over, truncated, info = env.step(random.choice(legal))
            assert not truncated
        rewards.append(reward)
    assert set(np.round(rewards, 2)) <= {-0.5, 0.0, 0.25, 1.0}
    assert -0.5 in rewards


def test_the_seat_is_drawn_unless_it_is_given() -> None:
    env, fixed = (
        gym_env("santa_timea", 4, rivals="random"),
        gym_env("santa_timea", 4, rivals="random", seat=2),
    )
    seats = set()
    for seed in range(30):
        env.reset(seed=seed)
        fixed.reset(seed=seed)
        seats.add(env.seat)
        assert fixed.seat == 2
    assert seats == {0, 1, 2, 3}


def illegal_action(mask: NDArray[np.int8]) -> int:
    return int(np.flatnonzero(mask == 0)[0])


def test_an_illegal_action_raises_loses_or_is_replaced() -> None:
    for illegal in ("raise", "lose", "random"):
        env = gym_env("santa_timea", 2, rivals="random", illegal=illegal)
        _, info = env.reset(seed=1)
        action = illegal_action(info["action_mask"])
        if illegal == "raise":
            with pytest.raises(IllegalAction):
                env.step(action)
            continue
        _, reward, terminated, _, _ = env.step(action)
        assert (reward, terminated) == ((-1.0, True) if illegal == "lose" else (0.0, False))


def test_rivals_may_be_bots_of_ones_own() -> None:
    game = find_game("santa_timea")
    env = gym_env(game, 2, rivals=[create_bot(game, "random"), create_bot(game, "greedy")], seat=0)
    assert env.reset(seed=3)[0].shape == env.observation_space.shape
    with pytest.raises(ValueError, match="1 rivals for 2 seats"):
        gym_env(game, 2, rivals=[create_bot(game, "random")])
    with pytest.raises(ValueError, match="none of raise, lose, random"):
        gym_env(game, 2, illegal="ignore")  # type: ignore[arg-type]
