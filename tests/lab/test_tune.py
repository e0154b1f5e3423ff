"""Fitting the weights of features."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from importlib import import_module
from math import exp
from random import Random

import pytest

from spielhafen.bots.heuristics import load_heuristics
from spielhafen.core.game import find_game
from spielhafen.lab import fit_weights, format_weights
from spielhafen.lab.statistics import average
from spielhafen.lab.tune import Factor, FittedWeights, _fit
from tests.toys.skerry import GAME as SKERRY

GAME = find_game("caribbean_conquest")
module = import_module("spielhafen.lab.tune")  # the package has a function of the same name


def test_the_weights_that_decide_games_are_found() -> None:
    random, played = Random(3), []
    for _ in range(800):
        rows = [{"gold": random.gauss(0, 1), "luck": random.gauss(0, 1)} for _ in range(3)]
        odds = [exp(1.5 * row["gold"]) for row in rows]
        winner = random.choices(range(3), odds)[0]
        played.append(([(rows, [1 / 3] * 3)], [float(seat == winner) for seat in range(3)]))

    (gold, luck), spread = _fit(played, ["gold", "luck"])

    assert gold == pytest.approx(1.5, abs=0.25)
    assert luck == pytest.approx(0.0, abs=0.15)
    assert 0 < spread[0][0] < 0.02


def test_a_feature_that_never_varies_keeps_its_weight() -> None:
    rows = [{"gold": 1.0, "calm": 2.0}, {"gold": 0.0, "calm": 2.0}]

    (_, calm), _ = _fit([([(rows, [0.5, 0.5])], [1.0, 0.0])] * 50, ["gold", "calm"])

    assert calm == pytest.approx(1.0)


def test_the_number_of_workers_changes_nothing_and_the_weights_can_be_written() -> None:
    learnt = fit_weights(GAME, 2, games=6, seed=4, workers=1)

    assert learnt == fit_weights(GAME, 2, games=6, seed=4, workers=2)
    assert all(factor.low < factor.factor < factor.high for factor in learnt.factors)
    kept = tomllib.loads(format_weights(learnt, "spielhafen tune caribbean_conquest"))
    assert list(kept["factors"]) == [factor.feature for factor in learnt.factors]


def test_a_game_for_one_cannot_be_fitted() -> None:
    with pytest.raises(ValueError, match="treasure_map"):
        fit_weights(find_game("treasure_map"), 1, games=2, workers=1)


def test_a_game_without_a_bot_cannot_be_fitted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "find_game", lambda _: SKERRY)

    with pytest.raises(ValueError, match="skerry"):
        fit_weights(SKERRY, 2, games=2, workers=1)


def test_written_weights_for_a_game_are_the_fitted_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    factor = Factor("gold", 1.5, low=1.0, high=2.0, spread=1.0)
    learnt = FittedWeights("skerry", 1, 2, {}, 1, 2, 2, average([1.0, 1.0]), average([1.0, 1.0]), (factor,))
    monkeypatch.setattr(module, "find_game", lambda _: SKERRY)

    assert tomllib.loads(format_weights(learnt, "spielhafen tune skerry"))["factors"] == {"gold": 1.5}


def test_features_are_in_the_scale_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    learnt = fit_weights(GAME, 2, games=2, seed=4, workers=1)
    known = load_heuristics(GAME)

    monkeypatch.setattr(
        module, "load_heuristics", lambda _: replace(known, scale=lambda g: 2 * known.scale(g))
    )
    halved = fit_weights(GAME, 2, games=2, seed=4, workers=1)

    for once, half in zip(learnt.factors, halved.factors, strict=True):
        assert half.spread == pytest.approx(once.spread / 2)
