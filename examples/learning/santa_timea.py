"""Learn Santa Timea with numpy only: imitate the rule of thumb, then improve by self-play.

    python examples/learning/santa_timea.py --minutes 10 --picture curve.svg

A network of two layers first imitates the rule of thumb, the level `greedy`. Then it plays all seats of many games in lock-step
(`spielhafen.adapters.batch`) and improves by PPO; what it learns from is how many points a round brings, less the average of the
others. Now and then it plays against two bots of that level (`spielhafen.adapters.gym_env`): equal players win one game in three.

The wind is what matters in this game, and it is the same from all sides: cards are given to the network as seen from the
wind, so that it need not learn everything four times.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from spielhafen.adapters import aec, batch, gym_env
from spielhafen.bots import create_bot
from spielhafen.core.game import find_game

Floats = NDArray[np.float32]
Ints = NDArray[np.int32]

SEATS: Final = 3
GAMES: Final = 256
"""Games in lock-step."""
ROUND_STEPS: Final = 12 * SEATS
CARDS: Final = 57
"""Cards to choose from: 14 of each of four directions, and the bride."""
VALUES: Final = 14
HIDDEN: Final = 128
SCALE: Final = 8.0
"""Points that count as 1."""
ENTROPY: Final = 0.01
CLIP: Final = 0.2
DECAY: Final = 0.85
"""How much later changes of the expected gain count for a decision (λ of GAE)."""
CRITIC_FIRST: Final = 4
"""Batches from which only the expected gain is learned."""
EPOCHS: Final = 4
MINIBATCH: Final = 512
IMITATED: Final = 100_000
"""Decisions of the rule of thumb that are imitated first."""
PASSES: Final = 15
"""How often these are gone through."""
FAIR: Final = 1 / SEATS

GAME: Final = find_game("santa_timea")
ENCODER: Final = GAME.encoder(SEATS, relative=True)


def entries(field_name: str) -> slice:
    """Return where a field stands in an observation."""
    found = [place for place, name in enumerate(ENCODER.names) if name.split("[")[0] == field_name]
    return slice(found[0], found[-1] + 1)


HAND: Final = slice(entries("hands").start, entries("hands").start + 12)
TRICK, KEYS, ROW, PLAYED, TAKEN, POINTS = map(entries, ("cards", "keys", "row", "played", "taken", "points"))
NUMBER: Final = ENCODER.names.index("trick")


def turned(cards: Ints, direction: Ints) -> Ints:
    """Return cards as seen from the wind, which then comes from direction 0."""
    ahead = (cards // VALUES - direction[:, None]) % 4 * VALUES + cards % VALUES
    return np.where((cards < 0) | (cards == CARDS - 1), cards, ahead)


def counted(values: Ints, kinds: int) -> Floats:
    """Return how often each of the kinds occurs in each row; negative numbers stand for nothing."""
    found = np.zeros((len(values), kinds + 1), np.float32)
    rows = np.repeat(np.arange(len(values)), values.shape[1])
    np.add.at(found, (rows, np.where(values < 0, kinds, values).ravel()), 1)
    return found[:, :kinds]


def features(seen: Ints) -> tuple[Floats, Ints]:
    """Return the inputs of the network, and the direction of the wind."""
    wind = seen[:, ROW][:, 0]
    direction = np.maximum(wind, 0) // 3
    winds = np.where(
        seen[:, ROW] < 0, -1, (seen[:, ROW] // 3 - direction[:, None]) % 4 * 3 + seen[:, ROW] % 3
    )
    taken = seen[:, TAKEN].reshape(len(seen), SEATS, -1)
    taken = np.where(taken < 0, -1, (taken // 3 - direction[:, None, None]) % 4 * 3 + taken % 3)
    keys = np.maximum(seen[:, KEYS], 0)
    lying = (seen[:, TRICK] >= 0).sum(axis=1)
    parts = [
        counted(turned(seen[:, HAND], direction), CARDS),
        counted(turned(seen[:, TRICK], direction), CARDS),
        counted(turned(seen[:, PLAYED], direction), CARDS),
        *(counted(winds[:, place : place + 1], 12) for place in range(3)),
        *(counted(taken[:, seat], 12) for seat in range(SEATS)),
        np.eye(SEATS, dtype=np.float32)[np.minimum(lying, SEATS - 1)],
        np.stack([keys.max(axis=1) / 896, np.where(seen[:, KEYS] < 0, 896, keys).min(axis=1) / 896], axis=1),
        seen[:, NUMBER : NUMBER + 1] / 12,
    ]
    return np.concatenate(parts, axis=1).astype(np.float32), direction


def masks(mask: NDArray[np.int8], direction: Ints) -> NDArray[np.bool_]:
    """Return which cards, as seen from the wind, may be played."""
    plays = mask[:, : CARDS - 1].reshape(len(mask), 4, VALUES)
    ahead = (np.arange(4) + direction[:, None]) % 4
    found = np.take_along_axis(plays, ahead[:, :, None], axis=1).reshape(len(mask), -1)
    return np.concatenate([found, mask[:, CARDS - 1 : CARDS]], axis=1).astype(np.bool_)


def actions(cards: Ints, direction: Ints) -> Ints:
    """Return the actions of cards as seen from the wind."""
    back = (cards // VALUES + direction) % 4 * VALUES + cards % VALUES
    return np.where(cards == CARDS - 1, cards, back)


class Network:
    """Two layers, then the preference for each card and the value of the position; trained by Adam."""

    def __init__(self, inputs: int, random: np.random.Generator) -> None:
        sizes = [(inputs, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, CARDS + 1)]
        self.weights: list[Floats] = []
        for rows, columns in sizes:
            self.weights.append(
                (random.standard_normal((rows, columns)) * np.sqrt(2 / rows)).astype(np.float32)
            )
            self.weights.append(np.zeros(columns, np.float32))
        self.weights[4] *= 0.1
        self._means = [np.zeros_like(one) for one in self.weights]
        self._squares = [np.zeros_like(one) for one in self.weights]
        self._updates = 0

    def forward(self, inputs: Floats) -> tuple[Floats, Floats, list[Floats]]:
        """Return preferences, values, and the layers between."""
        first = np.maximum(inputs @ self.weights[0] + self.weights[1], 0)
        second = np.maximum(first @ self.weights[2] + self.weights[3], 0)
        out = second @ self.weights[4] + self.weights[5]
        return out[:, :CARDS], out[:, CARDS], [inputs, first, second]

    def update(self, layers: list[Floats], slope: Floats, rate: float) -> None:
        """Follow the slope of the loss by what the last layer gave."""
        slopes: list[Floats] = []
        for layer in (2, 1, 0):
            slopes = [layers[layer].T @ slope, slope.sum(axis=0), *slopes]
            if layer:
                slope = (slope @ self.weights[2 * layer].T) * (layers[layer] > 0)
        self._updates += 1
        norm = float(np.sqrt(sum(float((one * one).sum()) for one in slopes)))
        for weights, mean, square, found in zip(
            self.weights, self._means, self._squares, slopes, strict=True
        ):
            found = found * min(1.0, 0.5 / (norm + 1e-8))
            mean += 0.1 * (found - mean)
            square += 0.001 * (found * found - square)
            corrected = square / (1 - 0.999**self._updates)
            weights -= rate * mean / (1 - 0.9**self._updates) / (np.sqrt(corrected) + 1e-8)


def probabilities(preferences: Floats, legal: NDArray[np.bool_]) -> Floats:
    """Return the probability of each card."""
    masked = np.where(legal, preferences, np.float32(-1e9))
    powers = np.exp(masked - masked.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True), np.float32)


@dataclass
class Decisions:
    """Decisions to learn from, with what their rounds have brought."""

    inputs: list[Floats] = field(default_factory=list)
    legal: list[NDArray[np.bool_]] = field(default_factory=list)
    cards: list[int] = field(default_factory=list)
    odds: list[float] = field(default_factory=list)
    values: list[float] = field(default_factory=list)
    credits: list[float] = field(default_factory=list)


class SelfPlay:
    """Games in which the network plays all seats."""

    def __init__(self, network: Network, seed: int) -> None:
        self.network = network
        self.games = batch("santa_timea", GAMES, seats=SEATS, seed=seed)
        self.random = np.random.default_rng(seed)
        self.steps = 0
        self._open: list[list[tuple[int, Floats, NDArray[np.bool_], int, float, float]]] = [
            [] for _ in range(GAMES)
        ]
        self._points = np.zeros((GAMES, SEATS), np.float32)

    def collect(self, steps: int) -> Decisions:
        """Play so many steps of all games; return the decisions of rounds that have ended."""
        games, ended = self.games, Decisions()
        for _ in range(steps):
            inputs, direction = features(games.observation)
            legal = masks(games.mask, direction)
            preferences, values, _ = self.network.forward(inputs)
            odds = probabilities(preferences, legal)
            drawn = (odds.cumsum(axis=1) > self.random.random((GAMES, 1)) * 0.999999).argmax(axis=1)
            for row in range(GAMES):
                card = int(drawn[row])
                kept = (
                    int(games.actor[row]),
                    inputs[row],
                    legal[row],
                    card,
                    float(odds[row, card]),
                    float(values[row]),
                )
                self._open[row].append(kept)
            games.step(actions(drawn.astype(np.int32), direction))
            self.steps += GAMES
            self._close(ended)
        return ended

    def _close(self, ended: Decisions) -> None:
        """Move the decisions of rounds that have ended."""
        games = self.games
        seen = games.observation[:, POINTS].astype(np.float32)
        places = (np.arange(SEATS) - games.actor[:, None]) % SEATS  # observations begin with the seat to act
        points = np.take_along_axis(seen, places, axis=1)
        for row in np.flatnonzero((points != self._points).any(axis=1) | games.terminated):
            if not games.terminated[row]:  # the points of the last round are not seen any more
                won = points[row] - self._points[row]
                gains = (won - (won.sum() - won) / (SEATS - 1)) / SCALE
                self._credit(row, gains, ended)
            self._open[row] = []
            self._points[row] = points[row]

    def _credit(self, row: int, gains: Floats, ended: Decisions) -> None:
        """Credit the decisions of a round, backwards, with what they have changed in its expected gain."""
        expected, credit = gains.copy(), np.zeros(SEATS, np.float32)
        for actor, inputs, legal, card, odds, value in reversed(self._open[row]):
            credit[actor] = expected[actor] - value + DECAY * credit[actor]
            expected[actor] = value
            ended.inputs.append(inputs)
            ended.legal.append(legal)
            ended.cards.append(card)
            ended.odds.append(odds)
            ended.values.append(value)
            ended.credits.append(float(credit[actor]))


def learn(
    network: Network, made: Decisions, random: np.random.Generator, rate: float, *, acting: bool
) -> None:
    """Make decisions likelier that brought more than was expected (PPO)."""
    inputs, legal = np.stack(made.inputs), np.stack(made.legal)
    cards, old = np.array(made.cards), np.array(made.odds, np.float32)
    earned = np.array(made.credits, np.float32)
    expected = earned + np.array(made.values, np.float32)
    better = (earned - earned.mean()) / (earned.std() + 1e-6)
    for _ in range(EPOCHS):
        order = random.permutation(len(cards))
        for start in range(0, len(order) - MINIBATCH + 1, MINIBATCH):
            part = order[start : start + MINIBATCH]
            preferences, values, layers = network.forward(inputs[part])
            odds = probabilities(preferences, legal[part])
            rows = np.arange(MINIBATCH)
            ratio = odds[rows, cards[part]] / np.maximum(old[part], 1e-6)
            clipped = np.where(better[part] > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
            push = np.where(clipped, 0, better[part] * ratio).astype(np.float32) * acting
            slope = odds * push[:, None]
            slope[rows, cards[part]] -= push
            logs = np.log(np.maximum(odds, 1e-9))
            slope += acting * ENTROPY * odds * (logs - (odds * logs).sum(axis=1, keepdims=True))
            value_slope = 0.5 * (values - expected[part])
            network.update(layers, np.concatenate([slope, value_slope[:, None]], axis=1) / MINIBATCH, rate)


def imitate(network: Network, seed: int) -> None:
    """Let the network play as the rule of thumb does."""
    env, bot, chance = aec("santa_timea", SEATS, relative=True), create_bot(GAME, "greedy"), Random(seed)
    seen, allowed, chosen = [], [], []
    env.reset(seed)
    while len(chosen) < IMITATED:
        observation, _, over, _, _ = env.last()
        if over:
            env.reset()
            continue
        move = bot.choose(env.episode.view(env.episode.actor), chance)
        seen.append(observation["observation"])
        allowed.append(observation["action_mask"])
        chosen.append(GAME.catalogue.number(move))
        env.step(chosen[-1])
    inputs, direction = features(np.stack(seen))
    legal = masks(np.stack(allowed), direction)
    cards = actions(np.array(chosen, np.int32), (4 - direction) % 4)
    random = np.random.default_rng(seed)
    for turn in range(PASSES):
        order = random.permutation(len(cards))
        for part in np.array_split(order, len(order) // MINIBATCH):
            preferences, _, layers = network.forward(inputs[part])
            slope = probabilities(preferences, legal[part])
            slope[np.arange(len(part)), cards[part]] -= 1
            slope = np.concatenate([slope, np.zeros((len(part), 1), np.float32)], axis=1)
            network.update(layers, slope / len(part), 2e-3 * (1 - turn / PASSES))


@dataclass(frozen=True)
class Score:
    """Games won of games played, after so many steps and seconds of learning."""

    steps: int
    seconds: float
    won: float
    games: int

    @property
    def share(self) -> float:
        """The share of games that was won; shared victories count in part."""
        return self.won / self.games

    @property
    def error(self) -> float:
        """The standard error of the share."""
        return float(np.sqrt(self.share * (1 - self.share) / self.games))


def evaluate(network: Network, games: int, steps: int, seconds: float, rivals: str = "greedy") -> Score:
    """Let the network play against two rivals, without trying anything out."""
    envs = [gym_env("santa_timea", SEATS, rivals=rivals) for _ in range(games)]
    begun = [env.reset(seed=seed) for seed, env in enumerate(envs)]
    seen = {row: (observation, info["action_mask"]) for row, (observation, info) in enumerate(begun)}
    won = 0.0
    while seen:
        observations, legal = (np.stack(part) for part in zip(*seen.values(), strict=True))
        inputs, direction = features(observations)
        preferences, _, _ = network.forward(inputs)
        cards = np.where(masks(legal, direction), preferences, -np.inf).argmax(axis=1)
        for row, action in zip(list(seen), actions(cards.astype(np.int32), direction), strict=True):
            observation, reward, over, _, info = envs[row].step(int(action))
            seen[row] = observation, info["action_mask"]
            if over:
                won += (reward + 1 / (SEATS - 1)) / (1 + 1 / (SEATS - 1))
                del seen[row]
    return Score(steps, seconds, won, games)


def run(minutes: float, games: int, seed: int) -> tuple[Network, list[Score]]:
    """Learn for some minutes; return the network and its scores on the way."""
    random = np.random.default_rng(seed)
    inputs, _ = features(np.array([ENCODER.low], np.int32))
    network, batches = Network(inputs.shape[1], random), 0
    scores = [evaluate(network, games, 0, 0)]
    tell(scores[-1])
    imitate(network, seed)
    play, learned, due = SelfPlay(network, seed), 0.0, 0.0
    scores.append(evaluate(network, games, IMITATED, 0))
    tell(scores[-1])
    while learned < 60 * minutes:
        started = time.process_time()
        left = max(0.05, 1 - learned / (60 * minutes))
        learn(network, play.collect(2 * ROUND_STEPS), random, 5e-4 * left, acting=batches >= CRITIC_FIRST)
        batches += 1
        learned += time.process_time() - started
        if learned >= due or learned >= 60 * minutes:
            scores.append(evaluate(network, games, IMITATED + play.steps, learned))
            tell(scores[-1])
            due = learned + 3 * minutes
    return network, scores


def tell(score: Score) -> None:
    """Print a score."""
    print(
        f"{score.seconds:6.0f} s {score.steps:10,} steps: {score.share:.1%} ± {score.error:.1%} of games won",
        flush=True,
    )


def main(words: Sequence[str] | None = None) -> None:
    """Learn, print the scores, and draw them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=10.0, help="CPU minutes of learning")
    parser.add_argument("--games", type=int, default=300, help="games of each score")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path, help="draw the curve as SVG")
    args = parser.parse_args(words)
    _, scores = run(args.minutes, args.games, args.seed)
    if args.picture:
        from curve import draw

        args.picture.write_text(draw([(s.steps, s.share, s.error) for s in scores], FAIR), "utf-8")


if __name__ == "__main__":
    main()
