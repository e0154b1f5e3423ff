"""Worlds fit the whole history that a seat has seen, with the right probabilities.

Beside the game itself all states that are possible for one seat are played, each with its probability; those that differ from
the seat's view are dropped. They follow from the rules alone; the belief that a seat keeps is not used.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from spielhafen.core.codec import dump
from spielhafen.core.game import find_games
from spielhafen.core.play import CHANCE, OVER, State, sample
from spielhafen.core.secret import view, world_sampler
from tests.bots.test_worlds import is_unlikely
from tests.selection import slow_except

GAMES = find_games()
DRAWS = 3000
FEW = 8
"""Cases that are expected less often are counted together."""

Likelihood = Callable[[Any, Any], float]


class Histories:
    """A game, and all its possible states for a seat that knew everything at the start."""

    def __init__(self, g: State, seat: int, likelihood: Likelihood, key_of: Callable[[Any], object]) -> None:
        self.g: Any = g
        self.seat = seat
        self.likelihood = likelihood
        self.key_of = key_of
        self.tables: dict[str, tuple[Any, float]] = {}
        self._keep([(g.clone(), 1.0)])

    def apply(self, change: Callable[[Any], None]) -> None:
        """Apply a change to all of them."""
        for table in (self.g, *(table for table, _ in self.tables.values())):
            change(table)
            table.settle()

    def play(self, move: Any) -> None:
        """Play or deal this move, whether the seat sees it or not."""
        step = self.g.steps[-1]
        seen = (witnesses := step.witnesses(self.g)) is None or self.seat in witnesses
        chance = self.g.actor() == CHANCE
        self.g.play(move)
        found = []
        for table, weight in self.tables.values():
            if chance:
                dealt = dict(table.outcomes()) or {
                    sample(table, Random()): 1
                }  # a revealed card: nothing is random
                after = [(one, weight * part / sum(dealt.values())) for one, part in dealt.items()]
            else:
                after = [(move, weight * self.likelihood(table, move))] if table.refuse(move) is None else []
            for one, likely in after:
                if likely and (str(one) == str(move) or not seen):
                    other = table.clone()
                    other.play(one)
                    found.append((other, likely))
        self._keep(found)

    def _keep(self, found: Sequence[tuple[State, float]]) -> None:
        seen = self._seen(self.g)
        self.tables = {}
        for table, weight in found:
            if self._seen(table) == seen:
                key = json.dumps(self.key_of(table))
                self.tables[key] = table, weight + self.tables.get(key, (table, 0.0))[1]
        total = sum(weight for _, weight in self.tables.values())
        self.tables = {key: (table, weight / total) for key, (table, weight) in self.tables.items()}

    def _seen(self, table: State) -> dict[str, Any]:
        return {name: value for name, value in dump(view(table, self.seat)).items() if name != "trail"}

    def agrees_with_worlds(self, random: Random) -> bool:
        """Return whether the worlds are sampled with these probabilities, within statistical error."""
        expected = {key: weight for key, (_, weight) in self.tables.items()}
        world = world_sampler(view(self.g, self.seat))
        counts: Counter[Hashable] = Counter(json.dumps(self.key_of(world(random))) for _ in range(DRAWS))
        if not set(counts) <= set(expected):
            return False
        rare = {key for key, weight in expected.items() if weight * DRAWS < FEW}
        chances: dict[Hashable, float] = {key: weight for key, weight in expected.items() if key not in rare}
        if rare:
            chances["rare"] = sum(expected[key] for key in rare)
            counts["rare"] = sum(counts.pop(key, 0) for key in rare)
        return len(chances) < 2 or not is_unlikely(counts, chances)


# Ghost Ship: three players and a few treasures, which are found, shown, robbed and bartered.

GHOST = GAMES["ghost_ship"]
CHIPS = 6


def ghost_ship_state() -> Any:
    g: Any = GHOST.start(3)
    state = GHOST.part("state")
    g.steps.clear()
    pieces = len(g.chips[0])
    places = [state.HIDDEN_AWAY] * CHIPS + [state.LOST] * (pieces - CHIPS)
    g.chips = [places, *([1 << place for place in places] for _ in range(3))]
    g.held = [places.count(place) for place in range(len(g.held))]
    return g


def treasure_places(g: Any) -> object:
    return g.chips[0]


def find(seat: int) -> Callable[[Any], None]:
    away = GHOST.part("state").HIDDEN_AWAY
    return lambda g: g.then(GHOST.part("rules.finds").Looks(seat)) if g.held[away] else None


def rob(seat: int) -> Callable[[Any], None]:
    return lambda g: g.then(GHOST.part("rules.ghost").Robbed(seat)) if g.held[seat] else None


def meet(one: int, other: int) -> Callable[[Any], None]:
    shows = GHOST.part("rules.meeting").Reveal
    both = [(one, 1 << other), (other, 1 << one)]
    return lambda g: g.then(*(shows(owner, to) for owner, to in both if g.held[owner]))


def barter(one: int, other: int) -> Callable[[Any], None]:
    rules = GHOST.part("rules.triplets")

    def bartered(g: Any) -> None:
        if g.held[one] and g.held[other]:
            g.then(rules.Draws(one, other), rules.DrawsBack(one, other))

    return bartered


def histories_of(events: Sequence[Callable[[Any], None]], random: Random, seat: int) -> Histories:
    """Return the histories of these events for a seat that watches."""
    histories = Histories(ghost_ship_state(), seat, lambda _, __: 1.0, treasure_places)
    for event in events:
        histories.apply(event)
        while histories.g.actor() == CHANCE:
            histories.play(sample(histories.g, random))
    return histories


def random_events(random: Random) -> list[Callable[[Any], None]]:
    """Return finds and meetings, a robbery or a barter or both, then random events."""
    pairs = [(0, 1), (0, 2), (1, 2)]
    events = [find(0), find(1), find(0), find(1), meet(0, 2), meet(1, 2), find(0)]
    events += random.choice([[barter(0, 1)], [rob(0), find(1), rob(1)], [rob(1), rob(0), barter(0, 1)]])
    for _ in range(4):
        kinds = [find(random.randrange(3)), rob(random.randrange(3)), meet(*random.choice(pairs))]
        events.append(random.choice([*kinds, barter(*random.choice(pairs))]))
    return [event for event in events if event.__qualname__.split(".")[0] != "find" or random.random() < 0.8]


def test_a_barter_moves_one_treasure_of_each_player() -> None:
    events = [find(0), find(0), find(1), find(1), meet(0, 2), meet(1, 2), barter(0, 1)]

    histories = histories_of(events, Random(1), 2)

    assert [round(weight, 6) for _, weight in histories.tables.values()] == [0.25] * 4
    assert histories.agrees_with_worlds(Random(2))


def test_known_treasures_are_bartered_less_often_if_there_are_unknown_ones() -> None:
    events = [find(0), meet(0, 2), find(0), find(0), find(1), barter(0, 1)]

    histories = histories_of(events, Random(1), 2)

    assert len(histories.tables) > 10
    assert histories.agrees_with_worlds(Random(2))


def test_two_robberies_take_one_treasure_of_each_player() -> None:
    events = [find(0), find(1), meet(0, 2), meet(1, 2), find(0), find(1), rob(0), rob(1)]

    histories = histories_of(events, Random(1), 2)

    lost = GHOST.part("state").LOST
    seen = [place for place in range(CHIPS) if histories.g.chips[3][place].bit_count() == 2]
    robbed = [
        weight
        for table, weight in histories.tables.values()
        if {table.chips[0][chip] for chip in seen} == {lost}
    ]
    assert round(sum(robbed), 6) == 1 / 4
    assert histories.agrees_with_worlds(Random(2))


@pytest.mark.parametrize("seed", range(8))
def test_worlds_fit_any_events_after_a_barter_or_a_robbery(seed: int, long_run: bool) -> None:
    random, uncertain = Random(seed), 0

    for _ in range(12 if long_run else 2):
        histories = histories_of(random_events(random), random, 2)
        uncertain += len(histories.tables) > 1
        assert histories.agrees_with_worlds(random)

    assert uncertain


# Columbus: few cards, drawn as often as possible, so that the deck is reshuffled again and again.

COLUMBUS = GAMES["columbus"]
PLIES = 1200


def card_likelihood(g: Any, move: Any) -> float:
    """Return the probability of a move if every card of the hand is equally likely to be played."""
    hand = g.hands[g.actor()]
    if type(move).__name__ == "Avert":
        card = COLUMBUS.part("board.pieces").GOOD_WEATHER
    elif type(move).__name__ == "Play":
        card = move.card
    else:
        return 1.0
    return float(hand.count(card)) / len(hand)


def hands_and_deck(g: Any) -> object:
    return [sorted(hand) for hand in g.hands], g.deck


def card_player_move(g: Any, random: Random) -> Any:
    """Return a draw if possible, sometimes a card, or another random move."""
    moves = list(g.moves())
    draws = [move for move in moves if type(move).__name__ == "Draw"]
    cards = [move for move in moves if type(move).__name__ == "Play"]
    others = [move for move in moves if move not in cards]
    if draws:
        return draws[0]
    return random.choice(cards if cards and random.random() < 0.1 else others or moves)


@pytest.fixture
def few_cards(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Use a deck of 11 cards: 3 kinds to keep twice, 3 kinds to keep once, and 2 not to keep."""
    pieces, ocean = COLUMBUS.part("board.pieces"), COLUMBUS.part("state").Ocean
    kept = [card for card in pieces.KEPT if card != pieces.VERY_GOOD_WINDS]
    cards = sorted([*kept[:3], *kept[:3], *kept[3:6], 0, 1])
    pool, discs = ocean.POOLS
    monkeypatch.setattr(ocean, "POOLS", (replace(pool, total=tuple(cards)), discs))
    return cards


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", slow_except(range(3), "0"))
def test_worlds_fit_the_knowledge_of_a_reshuffled_deck(
    few_cards: list[int], seats: int, seed: int, long_run: bool
) -> None:
    uncertain = 0

    for deal in range(5 if long_run else 1):
        random = Random(f"{seed} {deal}")
        g: Any = COLUMBUS.start(seats)
        g.deck = [few_cards.count(card) for card in range(len(g.deck))]
        histories = Histories(g, seats - 1, card_likelihood, hands_and_deck)
        for ply in range(PLIES):
            if g.actor() == OVER:
                break
            histories.play(sample(g, random) if g.actor() == CHANCE else card_player_move(g, random))
            if ply % 100 == 0 and g.trail:
                uncertain += len(histories.tables) > 1
                assert histories.agrees_with_worlds(random)

    assert uncertain
