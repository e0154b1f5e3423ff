"""The heuristics of Santa Timea."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import inf
from random import Random
from typing import Any

import pytest

from spielhafen.bots import LEVELS, GreedyBot, RandomBot, Search, load_heuristics
from spielhafen.bots.levels import Bot
from spielhafen.core.game import find_game
from spielhafen.core.play import CHANCE, OVER, play_chance, sample
from spielhafen.core.secret import view
from spielhafen.games.santa_timea.bot import features, policy, worlds, worth
from spielhafen.games.santa_timea.moves import BRIDE, CARD_NAMES, DECK, KEEP, PLAY, WIND_NAMES
from spielhafen.games.santa_timea.rules.reckoning import Declare, Reckoning, Score
from spielhafen.games.santa_timea.rules.trick import Lay, Resolve, WindTurns
from spielhafen.games.santa_timea.state import Table
from spielhafen.lab import run_arena

GAME = find_game("santa_timea")
HEURISTICS = load_heuristics(GAME)


def cards(names: str) -> list[int]:
    return [BRIDE if name == "*" else CARD_NAMES.index(name) for name in names.split()]


def winds(names: str) -> list[int]:
    return [WIND_NAMES.index(name) for name in names.split()]


def trick_state(played: str, *hands: str, row: str = "N2", professional: bool = False) -> Table:
    """Return the trick before the last one, led by the first player, with these cards played."""
    g: Any = GAME.start(len(hands), {"professional": professional})
    g.steps, g.round, g.trick = [Reckoning()], 1, 11
    g.row, g.hands = winds(row), [cards(hand) for hand in hands]
    for card in cards(played):
        g.steps.append(Lay(0))
        g.hands[0].append(card)
        g.play(PLAY[card])
    left = range(len(g.cards), len(hands))
    g.then(*[Lay(seat) for seat in left], Resolve(), WindTurns())
    return g  # type: ignore[no-any-return]


def policy_move(g: Table) -> str:
    """Return the move of the policy."""
    return str(policy(g, g.moves(), Random(1)))


# Features.


def test_features_and_worth_agree_on_the_better_seat() -> None:
    random, seen_signs = Random(2), set()
    g: Any = GAME.start(2, {})
    while g.round < 2:
        if g.steps and isinstance(g.steps[-1], Lay):
            gains = round(sum(features(g, 0).values()), 9)
            advantage = round(worth(g)[0] - 0.5, 9)
            assert (gains > 0) == (advantage > 0)
            seen_signs.add(gains > 0)
        g.play(sample(g, random) if g.actor() == CHANCE else random.choice(g.moves()))
    assert seen_signs == {True, False}


def test_in_the_professional_game_pairs_are_points() -> None:
    plain, professional = (trick_state("N5", "E1 E2", "N4 N6", professional=yes) for yes in (False, True))
    for g in (plain, professional):
        g.taken[0] = winds("E1 E1 S2 S2")

    gain = features(professional, 0)["points"] - features(plain, 0)["points"]

    assert gain != 0
    assert (worth(professional)[0] > worth(plain)[0]) == (gain > 0)


# Policy.


def test_the_cheapest_card_that_is_safe_is_played() -> None:
    assert policy_move(trick_state("N5", "E1", "N4 N6 N13 E14", row="N3 N2")) == "N6"


def test_without_a_safe_card_the_worst_card_is_played() -> None:
    assert policy_move(trick_state("N14", "E1", "N13 E9 E2 N12", row="N3 N2")) == "E2"


def test_a_bride_saves_from_much_damage() -> None:
    assert policy_move(trick_state("N14", "E1", "N13 * E9", row="N3 N2")) == "bride"


def test_a_low_card_is_played_to_complete_a_set() -> None:
    g = trick_state("N5", "E1", "N4 N6 N13", row="N3 N2")
    g.taken[1] = winds("N1 N2")

    assert policy_move(g) == "N4"


def test_there_is_no_danger_behind_a_led_bride() -> None:
    assert policy_move(trick_state("*", "*", "S2 N13 E9", row="N3 N2")) == "S2"


@pytest.mark.parametrize(
    ("own", "other", "choice"), [("N1 N1 N2 N3", "W3", "set N"), ("N1 N2 N2 N3 E3 E2 S3", "", "pairs N")]
)
def test_pairs_are_kept_if_they_bring_more(own: str, other: str, choice: str) -> None:
    g: Any = GAME.start(2, {"professional": True})
    g.steps = [Score(), Declare(0, 0)]
    g.taken = [winds(own), winds(other)]

    assert policy_move(g) == choice


# Worth.


def test_worths_add_up_to_one_victory() -> None:
    for seats in range(2, 6):
        g: Any = GAME.start(seats)
        random = Random(seats)
        while g.actor() != OVER:
            assert sum(worth(g)) == pytest.approx(1)
            g.play(sample(g, random) if g.actor() == CHANCE else random.choice(g.moves()))

        assert worth(g) == pytest.approx([(seat in g.winners) / len(g.winners) for seat in range(seats)])


def test_less_damage_better_cards_and_a_set_in_view_are_worth_more() -> None:
    def first(hand: str, taken: str) -> float:
        g = trick_state("", hand, "N7 E7", row="N3 N2")
        g.taken[0] = winds(taken)
        return worth(g)[0]

    assert first("N7 E7", "") > first("N7 E7", "W3")
    assert first("N14 E7", "") > first("N2 E7", "")
    assert first("* E7", "") > first("N2 E7", "")
    assert first("N7 E7", "N1 N2") > first("N7 E7", "S1 N2")


# Worlds.


def state_with_few_unseen_cards(led: str) -> Table:
    """Return a game for two; the second player holds two of five cards unknown to the first."""
    unseen = cards("N1 S2 W3 * *")
    g = trick_state(led, "N9 E9", "N1 *")
    seen = [*cards("N9 E9"), *g.cards, *unseen]
    g.played = list((Counter(DECK) - Counter(seen)).elements())
    return g


def test_all_hands_that_fit_a_view_are_equally_likely() -> None:
    g, draws, random = state_with_few_unseen_cards("E3"), 4000, Random(3)
    pairs = Counter(tuple(sorted(pair)) for pair in combinations(cards("N1 S2 W3 * *"), 2))
    world = worlds(view(g, 0))

    dealt = Counter(tuple(sorted(world(random).hands[1])) for _ in range(draws))

    expected = {pair: draws * ways / pairs.total() for pair, ways in pairs.items()}
    assert set(dealt) == set(expected)
    squares = sum((dealt[pair] - mean) ** 2 / mean for pair, mean in expected.items())
    assert squares < 27  # six degrees of freedom: exceeded with probability 0.0001


def test_a_player_who_led_a_bride_holds_nothing_else() -> None:
    g = trick_state("*", "*", "N9 E9")
    g.played = cards("N1 N2 N3 N4")
    world = worlds(view(g, 1))

    assert all(world(Random(seed)).hands[0] == [BRIDE] for seed in range(20))


def test_a_player_who_led_a_bride_in_the_last_trick_holds_nothing_else() -> None:
    g = trick_state("", "N9 E9", "* *")
    g.last = [*winds("S1"), 1, 1, *cards("* N3")]
    g.played = cards("* N3")
    world = worlds(view(g, 0))

    assert all(world(Random(seed)).hands[1] == [BRIDE, BRIDE] for seed in range(20))


def test_before_the_reckoning_nothing_is_sealed() -> None:
    g = trick_state("", "N9 E9", "S3 W3", professional=True)
    g.taken[1] = winds("N1 N1 N2 N3")
    world = worlds(view(g, 0))

    assert {world(Random(seed)).declared[1] for seed in range(20)} == {0}


def test_a_sealed_choice_of_another_player_may_be_either() -> None:
    g = trick_state("", "N9 E9", "S3 W3", professional=True)
    g.taken = [winds("E1 E1 E2 E3"), winds("N1 N1 N2 N3")]
    g.steps, g.hands = [Declare(0, 1), Declare(1, 0)], [[], []]
    g.play(KEEP[0])
    world = worlds(view(g, 0))

    assert {world(Random(seed)).declared[1] for seed in range(20)} == {0, 1}


def test_a_world_ends_with_its_round() -> None:
    g: Any = GAME.start(3)
    random = Random(1)
    play_chance(g, random)
    state = worlds(view(g, g.actor()))(random)

    while state.actor() != OVER:
        state.play(sample(state, random) if state.actor() == CHANCE else random.choice(state.moves()))

    assert state.round == 1
    assert len(state.sheet) == 3 * 6


# Strength: fixed seeds, wide margins.


def point_lead(first: Bot, second: Bot, deals: int, professional: bool = False) -> int:
    """Return the first bot's lead in points over mirrored single rounds for two."""
    total = 0
    for deal in range(2 * deals):
        chance, random = Random(deal // 2), Random(deal)
        bots = [first, second] if deal % 2 else [second, first]
        g: Any = GAME.start(2, {"professional": professional, "first": 1})
        while g.round == 1 and g.actor() != OVER:
            seat = g.actor()
            g.play(sample(g, chance) if seat == CHANCE else bots[seat].choose(view(g, seat), random))
        total += g.points[deal % 2 == 0] - g.points[deal % 2]
    return total


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_beats_random(seats: int) -> None:
    duel = run_arena(GAME, ["greedy", "random"], seats, deals=6, workers=1).duels[0]

    assert duel.wins.mean > 0.8


@pytest.mark.parametrize("professional", [False, True])
def test_a_little_search_beats_random(professional: bool) -> None:
    assert point_lead(Search(HEURISTICS, 60, inf), RandomBot(), 4, professional) > 4


def test_sailor_beats_greedy() -> None:
    sailor = LEVELS["sailor"].create_search(HEURISTICS, inf)

    assert point_lead(sailor, GreedyBot(HEURISTICS), 5, professional=True) > 0
