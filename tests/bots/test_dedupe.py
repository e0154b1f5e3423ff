"""Equivalent moves are listed once."""

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


def view_with_offers(game: Game, offers: set[str]) -> State:
    """Return the first view of a game played by the policy that has all these offers."""
    g, random, policy = game.start(2), Random(6), load_heuristics(game).policy
    for _ in range(1000):
        if g.actor() == CHANCE:
            g.play(sample(g, random))
            continue
        seen = view(g, g.actor())
        if offers <= {str(move) for move in seen.moves()}:
            return seen
        g.play(policy(seen, seen.moves(), random))
    raise AssertionError(offers)


@pytest.fixture
def seen() -> State:
    """Return a view with a tile that fits on several fields in several rotations."""
    return view_with_offers(GHOST_SHIP, {"lay NEW D1", "lay NSW D1", "lay NSW D2"})


def candidates(*notations: str) -> list[Candidate]:
    return [Candidate((GHOST_SHIP.catalogue.read(move),)) for move in notations]


def test_rotations_of_a_tile_on_one_field_count_as_one_move(seen: State) -> None:
    ranked = candidates("lay NEW D1", "lay NSW D1", "lay NSW D2", "lay NEW D2")
    kept = drop_equivalent_moves(GHOST_SHIP, seen, ranked, lambda one, other: False)
    assert [str(one.move) for one in kept] == ["lay NEW D1", "lay NSW D2"]


def test_equivalent_moves_are_kept_if_one_is_surely_better(seen: State) -> None:
    ranked = candidates("lay NEW D1", "lay NSW D1", "lay NSW D2")
    assert drop_equivalent_moves(GHOST_SHIP, seen, ranked, lambda one, other: True) == ranked


def test_different_courses_of_one_ship_are_different_moves() -> None:
    game, ways = find_game("seeschlacht"), ["w1 forward", "w1 port"]
    ranked = [Candidate((game.catalogue.read(way),)) for way in ways]
    assert (
        drop_equivalent_moves(game, view_with_offers(game, set(ways)), ranked, lambda one, other: False)
        == ranked
    )


def test_the_move_played_comes_first_and_equivalent_moves_are_dropped(seen: State) -> None:
    advice = advise(GHOST_SHIP, seen, "helmsman", Random(1), seconds=60)
    heuristics = load_heuristics(GHOST_SHIP)
    assert advice.thoughts[0].move == LEVELS["helmsman"].create_search(heuristics, 60).choose(seen, Random(1))
    fields = [str(thought.move).split()[-1] for thought in advice.thoughts]
    assert len(set(fields)) == len(fields)
