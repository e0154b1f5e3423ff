"""Of moves that come to the same one is told."""

from __future__ import annotations

from random import Random

import pytest

from spielhafen.bots import LEVELS, advise, load_heuristics
from spielhafen.bots.candidates import Candidate
from spielhafen.bots.dedupe import drop_equivalent_moves
from spielhafen.core.game import Game, find_game
from spielhafen.core.play import CHANCE, State, sample
from spielhafen.core.secret import view

GHOST_SHIP = find_game("ghost_ship")


def asked(game: Game, wanted: set[str]) -> State:
    """The view of whoever is offered all of these, in a game by the rule of thumb."""
    g, random, policy = game.start(2), Random(6), load_heuristics(game).policy
    for _ in range(1000):
        if g.actor() == CHANCE:
            g.play(sample(g, random))
            continue
        known = view(g, g.actor())
        if wanted <= {str(move) for move in known.moves()}:
            return known
        g.play(policy(known, known.moves(), random))
    raise AssertionError(wanted)


@pytest.fixture
def seen() -> State:
    """A tile is to be laid, and fits on several fields in several ways."""
    return asked(GHOST_SHIP, {"lay NEW D1", "lay NSW D1", "lay NSW D2"})


def candidates(*written: str) -> list[Candidate]:
    return [Candidate((GHOST_SHIP.catalogue.read(move),)) for move in written]


def test_a_tile_turned_in_several_ways_on_one_field_is_told_once(seen: State) -> None:
    order = candidates("lay NEW D1", "lay NSW D1", "lay NSW D2", "lay NEW D2")
    told = drop_equivalent_moves(GHOST_SHIP, seen, order, lambda one, other: False)
    assert [str(one.move) for one in told] == ["lay NEW D1", "lay NSW D2"]


def test_where_one_is_surely_better_both_are_told(seen: State) -> None:
    order = candidates("lay NEW D1", "lay NSW D1", "lay NSW D2")
    assert drop_equivalent_moves(GHOST_SHIP, seen, order, lambda one, other: True) == order


def test_ways_of_one_ship_are_choices_of_their_own() -> None:
    game, ways = find_game("seeschlacht"), ["w1 forward", "w1 port"]
    order = [Candidate((game.catalogue.read(way),)) for way in ways]
    assert drop_equivalent_moves(game, asked(game, set(ways)), order, lambda one, other: False) == order


def test_what_is_played_is_told_first_whatever_comes_to_the_same(seen: State) -> None:
    advice = advise(GHOST_SHIP, seen, "helmsman", Random(1), seconds=60)
    known = load_heuristics(GHOST_SHIP)
    assert advice.thoughts[0].move == LEVELS["helmsman"].create_search(known, 60).choose(seen, Random(1))
    fields = [str(thought.move).split()[-1] for thought in advice.thoughts]
    assert len(set(fields)) == len(fields)
