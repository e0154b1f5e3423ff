"""Games in lock-step are the same games as one by one, in rows of arrays."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from spielhafen.adapters import batch
from spielhafen.adapters.action_error import IllegalAction
from spielhafen.adapters.lockstep import BatchEnvironment
from spielhafen.core.game import find_games
from spielhafen.core.secret import view


def first_actions(games: BatchEnvironment) -> NDArray[np.intp]:
    return np.asarray(games.mask.argmax(axis=1))


@pytest.mark.parametrize("name", sorted(find_games()))
def test_rows_hold_observation_and_mask_of_the_seat_to_act(name: str) -> None:
    games = batch(name, 5, seed=3)
    arrays = games.observation, games.mask, games.actor, games.reward
    random = np.random.default_rng(1)
    for _ in range(30):
        for row, g in enumerate(games._games):
            assert games.actor[row] == g.actor()
            assert games.observation[row].tolist() == games.encoder.encode(view(g, g.actor()))
            legal = {games.moves[action] for action in np.flatnonzero(games.mask[row])}
            assert legal == set(g.moves())
        games.step([random.choice(np.flatnonzero(mask)) for mask in games.mask])
    assert all(
        a is b
        for a, b in zip(arrays, (games.observation, games.mask, games.actor, games.reward), strict=True)
    )


def test_a_game_that_ends_is_followed_by_the_next() -> None:
    games = batch("santa_timea", 8, seats=3, seed=1)
    ended = 0
    for _ in range(200):
        games.step(first_actions(games))
        over = games.terminated
        assert not games.truncated.any()
        assert (games.reward[~over] == 0).all()
        assert np.abs(games.reward[over].sum(axis=1)).max(initial=0) < 1e-6
        ended += int(over.sum())
    assert ended >= 8


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = batch("columbus", 3, seed=5), batch("columbus", 3, seed=5)
    for _ in range(50):
        assert (one.observation == other.observation).all()
        one.step(first_actions(one))
        other.step(first_actions(other))
    other.reset(5)
    assert (other.observation == batch("columbus", 3, seed=5).observation).all()


def test_an_illegal_action_changes_no_game() -> None:
    games = batch("santa_timea", 3, seed=2)
    before = games.observation.copy()
    actions = first_actions(games)
    actions[2] = games.mask[2].argmin()
    with pytest.raises(IllegalAction):
        games.step(actions)
    assert (games.observation == before).all()
    assert [game.trick for game in games._games] == [1, 1, 1]  # type: ignore[attr-defined]


def test_a_game_at_its_limit_of_plies_is_truncated() -> None:
    games = batch("columbus", 2, seed=2)
    games._plies[1] = games.game.max_plies - 1
    games.step(first_actions(games))
    assert games.truncated.tolist() == [False, True]
    assert (games.reward == 0).all()
