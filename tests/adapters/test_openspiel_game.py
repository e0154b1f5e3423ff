"""The games pass OpenSpiel's own test and are played by its search."""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

if sys.platform == "win32":
    pytest.skip("OpenSpiel has no wheels for Windows", allow_module_level=True)

import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from spielhafen.adapters import openspiel
from spielhafen.adapters.openspiel_game import SAMPLES, is_sampled, openspiel_name
from spielhafen.core.game import find_game, find_games

TABLES = [
    pytest.param(
        name,
        seats,
        id=f"{name}-{seats}",
        marks=() if (name, seats) == ("santa_timea", 5) else pytest.mark.slow,
    )
    for name, game in find_games().items()
    for seats in range(game.seats[0], game.seats[1] + 1)
]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_simulation_test_passes(name: str, seats: int, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(openspiel(name, seats, seed=seats), num_sims=1, serialize=False, verbose=False)
    capfd.readouterr()


class NoEvaluation:
    """An evaluator that knows nothing."""

    def __init__(self, players: int) -> None:
        self.players = players

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]

    def evaluate(self, _: Any) -> list[float]:
        return [0.0] * self.players


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_information_set_search_plays(name: str, seats: int) -> None:
    game, random = openspiel(name, seats, seed=1), np.random.RandomState(2)
    bot = ISMCTSBot(
        game=game, uct_c=2.0, evaluator=NoEvaluation(seats), max_simulations=15, random_state=random
    )
    state, searched = game.new_initial_state(), 0
    for ply in range(70):
        if state.is_terminal():
            break
        legal = state.legal_actions()
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(actions, p=odds))
        elif ply % 7 == 0 and len(legal) > 1:
            action = bot.step(state)
            assert action in legal
            state.apply_action(action)
            searched += 1
        else:
            state.apply_action(random.choice(legal))
    assert searched


def test_games_with_shuffles_are_declared_as_sampled() -> None:
    modes = pyspiel.GameType.ChanceMode
    for name, game in find_games().items():
        found = openspiel(name).get_type()
        assert found.chance_mode == (
            modes.SAMPLED_STOCHASTIC if is_sampled(game) else modes.EXPLICIT_STOCHASTIC
        )
        assert found.short_name == openspiel_name(game)
    assert is_sampled(find_game("santa_timea"))
    assert not is_sampled(find_game("seeschlacht"))


def test_a_shuffle_is_one_outcome_that_can_be_played_again_and_differs_between_copies() -> None:
    game = openspiel("santa_timea", 3, seed=4)
    state = game.new_initial_state()
    while len(state.chance_outcomes()) > 1:
        state.apply_action(state.chance_outcomes()[0][0])
    ((action, probability),) = state.chance_outcomes()
    assert probability == 1
    assert 0 <= action - game.num_distinct_actions() < SAMPLES
    assert state.chance_outcomes() == [(action, 1)]
    copies = [state.clone() for _ in range(5)]
    assert len({copy.chance_outcomes()[0][0] for copy in copies}) == 5
    for copy in copies:
        copy.apply_action(action)
    assert len({str(copy) for copy in copies}) == 1


def test_the_same_seed_draws_the_same_shuffles() -> None:
    def outcomes() -> list[int]:
        state, drawn = openspiel("santa_timea", 4, seed=9).new_initial_state(), []
        while not state.is_terminal():
            found = state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[0]
            drawn.append(found)
            state.apply_action(found)
        return drawn

    assert outcomes() == outcomes()


def test_probabilities_of_dice_are_those_of_the_rules() -> None:
    state = openspiel("columbus", 2).new_initial_state()
    while not state.is_chance_node() or len(state.chance_outcomes()) < 3:
        state.apply_action(
            state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[-1]
        )
    outcomes = state.chance_outcomes()
    assert sum(probability for _, probability in outcomes) == pytest.approx(1)
    g, catalogue = state.history_of_game.state, find_game("columbus").catalogue
    drawn = Counter(catalogue.number(g.steps[-1].sample(g, Random(seed).randrange)) for seed in range(4000))
    assert all(abs(drawn[action] / 4000 - probability) < 0.05 for action, probability in outcomes)


def test_a_resampled_state_has_the_same_information_for_the_player_only() -> None:
    game, random = openspiel("santa_timea", 3, seed=5), np.random.RandomState(5)
    state = game.new_initial_state()
    for _ in range(40):
        actions = [state.chance_outcomes()[0][0]] if state.is_chance_node() else state.legal_actions()
        state.apply_action(random.choice(actions))
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    player = state.current_player()
    worlds = [
        state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0)) for _ in range(5)
    ]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.legal_actions() == state.legal_actions()
    assert len({str(world) for world in worlds}) > 1


def test_the_observation_tensor_is_the_encoded_view() -> None:
    game = openspiel("columbus", 3)
    state = game.new_initial_state()
    seen = state.history_of_game.state.seen_by(1)
    assert state.observation_tensor(1) == game.make_py_observer()._encoder.encode(seen)
    assert len(state.observation_tensor(1)) == game.observation_tensor_size()
