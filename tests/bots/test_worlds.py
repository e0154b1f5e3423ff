"""The worlds of bots fit the view with the right probabilities; only the view decides moves."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from itertools import combinations, permutations, product
from math import inf, sqrt
from random import Random
from typing import Any

import pytest

from spielhafen.bots import choose_move, choose_move_with, create_bot, load_heuristics
from spielhafen.bots.parallel import ParallelSearch
from spielhafen.core.codec import dump
from spielhafen.core.game import Game, find_games
from spielhafen.core.play import CHANCE, OVER, State, sample
from spielhafen.core.secret import HIDDEN, flatten, looks_same, view, world_sampler

GAMES = find_games()
DRAWS = 3000


def is_unlikely(counts: Counter[Hashable], chances: Mapping[Hashable, float]) -> bool:
    """Return whether such counts have a probability below 0.0001 (chi-square test).

    The distribution is approximated after Wilson and Hilferty.
    """
    assert set(counts) <= set(chances)
    draws, degrees = sum(counts.values()), len(chances) - 1
    square = sum((counts[key] - draws * part) ** 2 / (draws * part) for key, part in chances.items())
    normal = ((square / degrees) ** (1 / 3) - (1 - 2 / (9 * degrees))) / sqrt(2 / (9 * degrees))
    return bool(normal > 3.72)


def count_worlds(seen: State, key: Callable[[Any], Hashable]) -> Counter[Hashable]:
    """Count the worlds of a view by a key."""
    world, random = load_heuristics(GAMES[game_name(seen)]).worlds(seen), Random(7)
    return Counter(key(world(random)) for _ in range(DRAWS))


def game_name(g: State) -> str:
    return next(name for name, game in GAMES.items() if type(g).__module__ == f"{game.package}.state")


def equal_chances(found: list[Hashable]) -> dict[Hashable, float]:
    counts = Counter(found)
    return {key: count / len(found) for key, count in counts.items()}


def test_hands_in_columbus_are_dealt_in_all_possible_ways() -> None:
    game = GAMES["columbus"]
    g: Any = game.start(2)
    pieces, state = game.part("board.pieces"), game.part("state")
    kept = [card for card in pieces.CARDS if card in pieces.KEPT]
    left = sorted(kept)[:7]
    g.hands = [[left[0]], left[1:3]]
    g.deck = [left[3:].count(card) for card in range(len(pieces.CARD_COUNTS))]
    out = Counter(pieces.CARDS) - Counter(left)
    g.discard = list(out.elements())
    assert state.CARDS is pieces.CARDS

    counts = count_worlds(view(g, 0), lambda world: tuple(sorted(world.hands[1])))

    unseen = left[1:]
    assert not is_unlikely(counts, equal_chances([tuple(sorted(two)) for two in combinations(unseen, 2)]))


def test_tokens_of_treasure_map_point_to_any_remaining_area() -> None:
    game = GAMES["treasure_map"]
    g: Any = game.start(2)
    barren = set(g.barren)
    areas = [area for area in range(len(barren) + 30) if area < area_count(game)]
    left = [area for area in areas if area not in barren]
    g.tokens1, g.shown1 = [left[0], left[1], left[2]], [0b01, 0b10, 0b10]

    counts = count_worlds(view(g, 0), lambda world: tuple(world.tokens1))

    fitting: list[Hashable] = [(left[0], *two) for two in permutations(left[1:], 2)]
    assert not is_unlikely(counts, equal_chances(fitting))


def area_count(game: Game) -> int:
    return int(game.part("state").AREAS)


def test_treasures_of_ghost_ship_are_placed_in_all_ways_that_fit_the_notes_of_a_player() -> None:
    game = GAMES["ghost_ship"]
    g: Any = game.start(3)
    lost = game.part("state").LOST
    chips = len(g.chips[0])
    may = [0b011, 0b110, 0b111, 0b101]
    g.chips = [[lost] * chips, *([1 << lost] * chips for _ in range(3))]
    for chip, (place, bits) in enumerate(zip([0, 1, 2, 2], may, strict=True)):
        g.chips[0][chip], g.chips[3][chip] = place, bits
        for other in (0, 1):
            g.chips[1 + other][chip] = 0b111
    g.held = [1, 1, 2, *[0] * (len(g.held) - 3)]
    g.held[lost] = chips - 4

    counts = count_worlds(view(g, 2), lambda world: tuple(world.chips[0][:4]))

    fitting: list[Hashable] = [
        places
        for places in product(range(3), repeat=4)
        if sorted(places) == [0, 1, 2, 2]
        and all(bits >> place & 1 for bits, place in zip(may, places, strict=True))
    ]
    assert len(fitting) > 2
    assert not is_unlikely(counts, equal_chances(fitting))


# Honesty.


def look_alikes(game: Game, count: int) -> list[tuple[State, State]]:
    """Return random states, each with another one that looks the same to the seat to move.

    Where anything is hidden, the two differ.
    """
    found: list[tuple[State, State]] = []
    random, bot = Random(f"pairs {game.name}"), create_bot(game, "boy")
    ready = {option.id: True for option in game.option_list() if option.id == "ready_made"}
    while len(found) < count:
        g = game.start(random.randint(max(2, game.seats[0]), game.seats[1]), ready)
        for _ in range(random.randrange(1, 250)):
            if g.actor() == OVER:
                break
            g.play(sample(g, random) if g.actor() == CHANCE else bot.choose(view(g, g.actor()), random))
        if g.actor() >= 0 and len(g.moves()) > 1:
            other = world_sampler(view(g, g.actor()))(random)
            if not g.SECRETS or game.dump(g) != game.dump(other):
                found.append((g, other))
    return found


@pytest.mark.parametrize("name", sorted(GAMES))
def test_hidden_information_changes_no_decision(name: str, long_run: bool) -> None:
    game = GAMES[name]

    for g, other in look_alikes(game, 1000 if long_run else 12):
        seat = g.actor()
        assert looks_same(g, seat, other)
        for level in ("greedy", "sailor"):
            assert choose_move(game, view(g, seat), level, 5) is choose_move(
                game, view(other, seat), level, 5
            )


@pytest.mark.parametrize("name", sorted(GAMES))
def test_hidden_information_changes_no_decision_of_two_trees(name: str, long_run: bool) -> None:
    game = GAMES[name]

    for g, other in look_alikes(game, 50 if long_run else 3):
        seat = g.actor()
        bots = [create_bot(game, "sailor", seconds=inf, workers=0) for _ in range(2)]
        chosen = [
            choose_move_with(bot, view(table, seat), 5) for bot, table in zip(bots, (g, other), strict=True)
        ]
        assert isinstance(bots[0], ParallelSearch)
        assert chosen[0] is chosen[1]


class HiddenRead(Exception):
    """Hidden information was read."""


class Poison:
    """A stand-in for a hidden value: it can be copied and hidden, but raises if it is read."""

    def _raise(self, *_: object) -> Any:
        raise HiddenRead

    __eq__ = __lt__ = __le__ = __gt__ = __ge__ = __ne__ = _raise
    __add__ = __radd__ = __sub__ = __rsub__ = __and__ = __rand__ = __rshift__ = __rlshift__ = _raise
    __hash__ = __bool__ = __int__ = __index__ = __len__ = __str__ = __repr__ = _raise


def poisoned(g: State, seat: int) -> State:
    """Return the same state with poison in place of all values hidden from this seat."""
    other, seen = g.clone(), view(g, seat)
    for name in g.SECRETS:
        setattr(other, name, _poisoned(getattr(g, name), getattr(seen, name)))
    return other


def _poisoned(value: Any, seen: Any) -> Any:
    if isinstance(value, list):
        return [_poisoned(item, shown) for item, shown in zip(value, seen, strict=True)]
    return Poison() if seen == HIDDEN != value else value


@pytest.mark.parametrize("name", sorted(GAMES))
def test_views_for_bots_contain_no_hidden_information(name: str) -> None:
    """Check the views and play with them at all kinds of levels."""
    game, hidden = GAMES[name], 0

    for g, _ in look_alikes(game, 12):
        seat = g.actor()
        covered = poisoned(g, seat)
        hidden += any(
            isinstance(item, Poison) for field in g.SECRETS for item in flatten(getattr(covered, field))
        )
        given = view(covered, seat)
        assert json.dumps(dump(given)) == json.dumps(dump(view(g, seat)))
        for bot in (
            create_bot(game, "boy"),
            create_bot(game, "greedy"),
            create_bot(game, "sailor", workers=0),
        ):
            choose_move_with(bot, given, 5)

    assert hidden or not g.SECRETS


def test_reading_hidden_information_is_detected() -> None:
    game = GAMES["santa_timea"]
    g = next(table for table, _ in look_alikes(game, 1))

    with pytest.raises(HiddenRead):
        sorted(flatten(poisoned(g, g.actor()).hands))  # type: ignore[attr-defined]
