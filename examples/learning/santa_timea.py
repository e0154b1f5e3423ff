"""Learn Santa Timea with numpy: try every card, play on, and remember what it was worth.

    python examples/learning/santa_timea.py --picture curve.svg

Three captains play many games in lock-step. At half of the decisions each card of the hand is tried in a copy of the table, and
the rule of thumb, the level `greedy`, plays the round to its end for all. The copies of a table have the same chance, so that
it is mostly the card that makes the difference. A network learns from what a seat can see (`card_inputs.py`) how much each
card gains. A player of the card with the highest gain is better than the rule of thumb that played the rounds: this is one step
of policy iteration by rollouts.

Now and then this player meets two bots of the level `greedy` (`spielhafen.adapters.gym_env`): equal players win one game in
three. Each deal is played once in every seat.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final, Protocol

import numpy as np
from card_inputs import ENCODER, GAME, HAND, SEATS, Flags, Floats, Ints, card_inputs
from network import CardNetwork

from spielhafen.adapters import gym_env
from spielhafen.bots import load_heuristics
from spielhafen.core.moves import Move
from spielhafen.core.play import CHANCE, OVER, sample

TABLES: Final = 48
"""Games in lock-step."""
CURIOSITY: Final = 0.1
"""How often a random card is played, so that unusual tables are seen, too."""
TRIED: Final = 0.5
"""The share of decisions in which all cards are tried."""
HANDS: Final = 256
"""Hands that are learned from at a time."""
REPEATS: Final = 4
"""How often each hand is learned from, on average."""
RATE: Final = 2e-3
LOOKS: Final = (1 / 16, 1 / 8, 1 / 4, 1 / 2, 3 / 4, 1)
"""The parts of all hands after which the player is measured."""
FAIR: Final = 1 / SEATS
FIRST_DEAL: Final = 10_000
"""The seed of the first deal on the way; the last measurement has other deals."""
LAST_DEALS: Final = 1_000_000

THUMB: Final = load_heuristics(GAME).policy
Shorts = np.ndarray[Any, np.dtype[np.int16]]


class Player(Protocol):
    """Who chooses a move at each of many tables."""

    def choose(self, tables: Sequence[Any]) -> list[Move]:
        """Return a legal move for the seat to act at each table."""


class ThumbPlayer:
    """The rule of thumb."""

    def choose(self, tables: Sequence[Any]) -> list[Move]:
        random = Random(0)
        return [THUMB(g, g.moves(), random) for g in tables]


class CardPlayer:
    """A network; it plays the card with the highest gain."""

    def __init__(self, network: CardNetwork) -> None:
        self.network = network

    def choose(self, tables: Sequence[Any]) -> list[Move]:
        seen = observe(tables)
        cards = self.cards(seen, hands_allowed(seen, [g.moves() for g in tables]))
        return [GAME.catalogue.moves[card] for card in cards]

    def cards(self, seen: Ints, allowed: Flags) -> list[int]:
        """Return the card to play for each observation; its number is that of its move."""
        inputs, _ = card_inputs(seen)
        places = np.where(allowed, self.network.values(inputs), -np.inf).argmax(axis=1)
        return [int(card) for card in seen[:, HAND][np.arange(len(seen)), places]]


def observe(tables: Sequence[Any]) -> Ints:
    """Return what the seat to act sees at each table."""
    return np.array([ENCODER.encode(g.seen_by(g.actor())) for g in tables], np.int32)


def hands_allowed(seen: Ints, moves: Sequence[Sequence[Any]]) -> Flags:
    """Return which places of each hand hold a card that may be played."""
    legal = np.zeros((len(seen), len(GAME.catalogue.moves)), np.int8)
    for row, offered in enumerate(moves):
        legal[row, [move.card for move in offered]] = 1
    return places_allowed(seen, legal)


def places_allowed(seen: Ints, mask: Any) -> Flags:
    """Return which places of each hand hold a card that the mask of actions allows."""
    cards = seen[:, HAND]
    return (cards >= 0) & (np.take_along_axis(np.asarray(mask), np.maximum(cards, 0), axis=1) > 0)


@dataclass
class Line:
    """A table, its chance, and the round in which it began."""

    g: Any
    random: Random
    round: int = 0

    def __post_init__(self) -> None:
        self.round = self.g.round

    def go_on(self, *, beyond: bool = False) -> bool:
        """Play until a seat has a choice; return False when the round is over.

        With `beyond`: when the game is over.
        """
        g = self.g
        while (actor := g.actor()) != OVER and (beyond or g.round == self.round):
            if actor == CHANCE:
                g.play(sample(g, self.random))
                continue
            moves = g.moves()
            if len(moves) > 1:
                return True
            g.play(moves[0])
        return False


def play_out(lines: Sequence[Line]) -> None:
    """Play the rounds of all lines to their ends by the rule of thumb."""
    random = Random(0)
    for line in lines:
        while line.go_on():
            line.g.play(THUMB(line.g, line.g.moves(), random))


@dataclass
class Memory:
    """Hands whose cards were tried: what was seen, the cards allowed, and what each gained."""

    seen: list[Shorts] = field(default_factory=list)
    allowed: list[Flags] = field(default_factory=list)
    gains: list[Floats] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.seen)

    def pick(self, rows: Sequence[int]) -> tuple[Ints, Flags, Floats]:
        """Return some hands as arrays."""
        seen = np.stack([self.seen[row] for row in rows]).astype(np.int32)
        allowed = np.stack([self.allowed[row] for row in rows])
        return seen, allowed, np.stack([self.gains[row] for row in rows])


class Explorer:
    """Games in lock-step at which cards are tried."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.memory = Memory()
        self._lines = [self._new() for _ in range(TABLES)]

    def _new(self) -> Line:
        return Line(GAME.start(SEATS), Random(self.random.getrandbits(64)))

    def step(self, player: Player) -> None:
        """Try cards at some tables, then let the player play a card at each."""
        self._lines = [line if line.go_on(beyond=True) else self._new() for line in self._lines]
        waiting = [line for line in self._lines if line.go_on(beyond=True)]
        self._try([line.g for line in waiting if self.random.random() < TRIED])
        for line, move in zip(waiting, player.choose([line.g for line in waiting]), strict=True):
            odd = self.random.random() < CURIOSITY
            line.g.play(self.random.choice(line.g.moves()) if odd else move)

    def _try(self, tables: Sequence[Any]) -> None:
        """Play each card in copies of the tables, and the rounds to their ends; remember the gains."""
        if not tables:
            return
        seen, offered = observe(tables), [g.moves() for g in tables]
        allowed = hands_allowed(seen, offered)
        lines = []
        for g, moves in zip(tables, offered, strict=True):
            seed = self.random.getrandbits(64)
            for move in moves:
                copy = Line(g.clone(), Random(seed))
                copy.g.play(move)
                lines.append(copy)
        play_out(lines)
        ends = iter(lines)
        for row, (g, moves) in enumerate(zip(tables, offered, strict=True)):
            gained = {move.card: gain(g, next(ends).g) for move in moves}
            values = [gained.get(int(card), 0.0) for card in seen[row, HAND]]
            self.memory.seen.append(seen[row].astype(np.int16))
            self.memory.allowed.append(allowed[row])
            self.memory.gains.append(np.array(values, np.float32))


def gain(before: Any, after: Any) -> float:
    """Return the points that a round brought to the seat to act, less the average of the others."""
    won = [new - old for old, new in zip(before.points, after.points, strict=True)]
    own = won[before.actor()]
    return float(own - (sum(won) - own) / (SEATS - 1))


@dataclass(frozen=True)
class Score:
    """Games won of games played, after `hands` were tried in `seconds` of learning."""

    hands: int
    seconds: float
    won: tuple[float, ...]
    """The share of each deal that was won, over all seats; shared victories count in part."""

    @property
    def share(self) -> float:
        """The share of games that was won."""
        return float(np.mean(self.won))

    @property
    def error(self) -> float:
        """The standard error of the share; deals are independent of each other."""
        return float(np.std(self.won, ddof=1) / np.sqrt(len(self.won)))

    def __str__(self) -> str:
        games = SEATS * len(self.won)
        low, high = self.share - 1.96 * self.error, self.share + 1.96 * self.error
        return f"{self.seconds:6.0f} s {self.hands:9,} hands: {self.share:.1%} of {games:,} games won ({low:.1%} to {high:.1%})"


def evaluate(network: CardNetwork, deals: int, first: int, hands: int = 0, seconds: float = 0.0) -> Score:
    """Let the network play against two rivals, each deal once in every seat."""
    player, seats = CardPlayer(network), [seat for _ in range(deals) for seat in range(SEATS)]
    envs = [gym_env("santa_timea", SEATS, rivals="greedy", seat=seat) for seat in seats]
    begun = [env.reset(seed=first + number // SEATS) for number, env in enumerate(envs)]
    waiting = {row: (observation, info["action_mask"]) for row, (observation, info) in enumerate(begun)}
    won = np.zeros(deals)
    while waiting:
        seen, masks = (np.stack(part) for part in zip(*waiting.values(), strict=True))
        cards = player.cards(seen, places_allowed(seen, masks))
        for row, card in zip(list(waiting), cards, strict=True):
            observation, reward, over, _, info = envs[row].step(card)
            waiting[row] = observation, info["action_mask"]
            if over:
                won[row // SEATS] += (reward + 1 / (SEATS - 1)) / (1 + 1 / (SEATS - 1)) / SEATS
                del waiting[row]
    return Score(hands, seconds, tuple(won))


class Learner:
    """What is learned from an explorer's hands."""

    def __init__(self, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        inputs, _ = card_inputs(np.zeros((1, *ENCODER.shape), np.int32))
        self.network = CardNetwork(inputs.shape[2], self.random)
        self.explorer = Explorer(seed)
        self.seconds = 0.0
        self._learned = 0

    def go_on(self, until: int, whole: int) -> None:
        """Try cards and learn from them until `until` of the `whole` number of hands are known."""
        started, memory = time.process_time(), self.explorer.memory
        while len(memory) < until:
            self.explorer.step(CardPlayer(self.network) if self._learned else ThumbPlayer())
            self._learn(RATE * max(0.02, 1 - len(memory) / whole))
        self.seconds += time.process_time() - started

    def _learn(self, rate: float) -> None:
        memory = self.explorer.memory
        while self._learned < REPEATS * (len(memory) - HANDS):
            rows = self.random.integers(len(memory), size=HANDS)
            seen, allowed, gains = memory.pick([int(row) for row in rows])
            inputs, _ = card_inputs(seen)
            self.network.fit(inputs, allowed, gains, rate)
            self._learned += HANDS


def run(whole: int, deals: int, seed: int) -> tuple[CardNetwork, list[Score]]:
    """Learn from `whole` hands; return the network and its scores on the way."""
    learner = Learner(seed)
    scores = [evaluate(learner.network, deals, FIRST_DEAL)]
    print(scores[0], flush=True)
    for part in LOOKS:
        learner.go_on(int(whole * part), whole)
        hands = len(learner.explorer.memory)
        scores.append(evaluate(learner.network, deals, FIRST_DEAL, hands, learner.seconds))
        print(scores[-1], flush=True)
    return learner.network, scores


def main(words: Sequence[str] | None = None) -> None:
    """Learn, print the scores, and draw them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hands", type=int, default=40_000, help="hands whose cards are tried")
    parser.add_argument(
        "--deals", type=int, default=100, help="deals of each score on the way, three games each"
    )
    parser.add_argument("--last", type=int, default=500, help="deals of the last score")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path, help="draw the curve as SVG")
    args = parser.parse_args(words)
    network, scores = run(args.hands, args.deals, args.seed)
    last = evaluate(network, args.last, LAST_DEALS, scores[-1].hands, scores[-1].seconds)
    print("at last, with other deals:", last, sep="\n", flush=True)
    if args.picture:
        from curve import draw

        curve = [(score.hands, score.share, score.error) for score in [*scores[:-1], last]]
        args.picture.write_text(draw(curve, FAIR), "utf-8")


if __name__ == "__main__":
    main()
