"""Moves that come to nothing, and how a search avoids them."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from math import inf
from random import Random

import pytest

from spielhafen.bots import Heuristics, Search, create_bot, load_heuristics
from spielhafen.bots.baseline import EpsilonGreedyBot
from spielhafen.bots.beam import BeamSearch
from spielhafen.bots.heuristics import victory_share
from spielhafen.bots.way_back import WayBack
from spielhafen.core.game import find_game
from spielhafen.core.moves import Move
from spielhafen.core.play import CHANCE, OVER, State, sample
from spielhafen.core.secret import view
from tests.bots.toys import HIDE, PICK, Doors, Guess, Hiding, Host, Prize, closed_doors, toy_heuristics

GAMES_WITH_POSITIONS = ["caribbean_conquest", "columbus", "ghost_ship", "treasure_map"]


def walk(*, guesses: int) -> Doors:
    """Return three doors, the player at the first one, with steps to go."""
    g = closed_doors(3, 1)
    g.then(Hiding(), Guess(0), *(Guess(0) for _ in range(guesses)), Prize())
    g.play(HIDE[2])
    g.play(PICK[0])
    return g


def walk_in_turns() -> Doors:
    """Return three doors and two players, the first at the first door and with two more turns."""
    g = closed_doors(3, 2)
    g.then(Hiding(), Guess(0), Guess(0), Guess(1), Guess(0), Guess(1), Guess(0), Prize())
    g.play(HIDE[2])
    g.play(PICK[0])
    return g


def door(g: Doors, _: int) -> Hashable:
    """Return where the player is: at the door picked last."""
    return g.picked[-1]


def to_the_first(_: Doors, moves: Sequence[Move], __: Random) -> Move:
    """Go to the first door."""
    return moves[0]


def homesick() -> Heuristics:
    """Return the heuristics of a player who goes back to the first door."""
    return replace(
        toy_heuristics(),
        policy=to_the_first,
        follow=to_the_first,
        has_own_policy=True,
        position=door,
        doubt=1.0,
    )


def test_a_step_that_the_policy_takes_back_comes_to_nothing() -> None:
    way_back = WayBack(homesick(), view(walk(guesses=2), 0), Random(1))

    assert [way_back.is_taken_by(pick) for pick in PICK] == [False, True, True]


def test_the_last_step_of_a_turn_is_not_taken_back() -> None:
    way_back = WayBack(homesick(), view(walk(guesses=1), 0), Random(1))

    assert [way_back.is_taken_by(pick) for pick in PICK] == [False, False, False]


def test_a_step_after_which_chance_decides_is_not_taken_back() -> None:
    g = closed_doors(3, 1)
    g.then(Hiding(), Guess(0), Guess(0), Host(), Guess(0), Prize())
    g.play(HIDE[2])
    g.play(PICK[0])

    assert not WayBack(homesick(), view(g, 0), Random(1)).is_taken_by(PICK[1])


def test_a_step_that_the_policy_takes_back_in_its_next_turn_is_regretted() -> None:
    way_back = WayBack(replace(homesick(), standing=own_door), view(walk_in_turns(), 0), Random(1))

    assert [way_back.is_regretted(pick) for pick in PICK] == [False, True, True]
    assert not any(way_back.is_taken_by(pick) for pick in PICK)


def test_a_step_that_is_taken_back_only_after_the_next_turn_is_not_regretted() -> None:
    waiting = replace(homesick(), standing=own_door, follow=homesick_late)

    assert not WayBack(waiting, view(walk_in_turns(), 0), Random(1)).is_regretted(PICK[1])


OTHERS_PICKS = {2, 4}
"""The places of the other player's picks."""


def own_door(g: Doors, _: int) -> Hashable:
    """Return where the player is, whom another one follows."""
    return [door for number, door in enumerate(g.picked) if number not in OTHERS_PICKS][-1]


def homesick_late(g: Doors, moves: Sequence[Move], _: Random) -> Move:
    """Stay at the second door for a turn before going back to the first."""
    return moves[len(g.picked) < max(OTHERS_PICKS)]


def test_a_step_that_the_first_plan_takes_back_comes_to_nothing() -> None:
    planner = replace(homesick(), plans=lambda _: [(PICK[1],)])

    way_back = WayBack(planner, view(walk(guesses=2), 0), Random(1))

    assert [way_back.is_taken_by(pick) for pick in PICK] == [False, False, False]


def test_where_positions_are_unknown_no_step_comes_to_nothing() -> None:
    way_back = WayBack(replace(homesick(), position=None), view(walk(guesses=2), 0), Random(1))

    assert not any(way_back.is_taken_by(pick) for pick in PICK)


def test_a_search_does_not_compare_single_steps_that_come_to_nothing() -> None:
    seen, alone = view(walk(guesses=2), 0), replace(homesick(), chains=False)

    compared = Search(alone, 40, inf).compare_moves(seen, Random(1))
    all_compared = Search(replace(alone, position=None), 40, inf).compare_moves(seen, Random(1))

    assert [one.moves for one in compared] == [(PICK[0],)]
    assert [one.moves for one in all_compared] == [(PICK[0],), (PICK[1],), (PICK[2],)]


def test_no_slip_comes_to_nothing() -> None:
    aside = replace(
        homesick(), plans=lambda g: [(PICK[0],), (PICK[1],)] if len(g.picked) < 2 else [(PICK[0],)]
    )
    search = Search(aside, 20, inf, slips=1.0)

    early = [search.choose(view(walk(guesses=2), 0), Random(seed)) for seed in range(20)]
    late = [search.choose(view(walk(guesses=1), 0), Random(seed)) for seed in range(20)]

    assert set(early) == {PICK[0]}
    assert PICK[1] in late


def test_no_slip_is_a_move_that_the_game_knows_to_be_vain() -> None:
    plain = replace(homesick(), position=None, chains=False)
    knowing = replace(plain, vain=lambda _, move: move is PICK[1])

    slips, others = (
        {
            Search(heuristics, 20, inf, slips=1.0).choose(view(walk(guesses=1), 0), Random(seed))
            for seed in range(20)
        }
        for heuristics in (plain, knowing)
    )

    assert PICK[1] in slips
    assert PICK[1] not in others


def test_a_search_does_not_compare_moves_that_the_game_knows_to_change_nothing() -> None:
    seen = view(walk(guesses=1), 0)
    plain = replace(homesick(), position=None, chains=False)
    knowing = replace(plain, idle=lambda _, move: move is PICK[1])

    compared = [
        {one.move for one in Search(heuristics, 40, inf).compare_moves(seen, Random(1))}
        for heuristics in (plain, knowing)
    ]

    assert compared == [set(PICK[:3]), {PICK[0], PICK[2]}]


def test_no_random_move_of_the_boy_is_one_that_the_game_knows_to_be_vain() -> None:
    seen = view(walk(guesses=1), 0)
    choosy = EpsilonGreedyBot(replace(homesick(), vain=lambda _, move: move is PICK[1]), 1.0)
    helpless = EpsilonGreedyBot(replace(homesick(), vain=lambda *_: True), 1.0)

    assert {choosy.choose(seen, Random(seed)) for seed in range(20)} == {PICK[0], PICK[2]}
    assert {helpless.choose(seen, Random(seed)) for seed in range(20)} == set(PICK[:3])


def test_no_sequence_comes_back_to_where_it_was() -> None:
    freely = BeamSearch(victory_share, walk(guesses=3), 1000).best(100)
    onward = BeamSearch(victory_share, walk(guesses=3), 1000, door).best(100)

    assert (PICK[1], PICK[0], PICK[2]) in freely
    assert (PICK[1], PICK[0], PICK[2]) not in onward
    assert (PICK[1], PICK[1], PICK[2]) in onward, "waiting is no loop"


@pytest.mark.parametrize("name", GAMES_WITH_POSITIONS)
def test_a_slip_of_a_sailor_is_not_taken_back_by_the_same_captain(name: str) -> None:
    game = find_game(name)
    heuristics, random = load_heuristics(game), Random(1)
    position = heuristics.position
    assert position is not None
    always, bot = Search(heuristics, 9, inf, slips=1.0), create_bot(game, "greedy")
    g, slips = game.start(2, heuristics.house_rules[0]), 0
    for _ in range(600):
        if not g.steps or slips == 40:
            break
        if g.actor() == CHANCE:
            g.play(sample(g, random))
            continue
        seen = view(g, g.actor())
        best = always.rank_moves(seen, random)[0] if len(g.moves()) > 1 else None
        if best is not None and best.is_slip:
            slips += 1
            assert not comes_back(heuristics, g, best.move, random)
        g.play(bot.choose(seen, random))

    assert slips > 5


@pytest.mark.parametrize("name", GAMES_WITH_POSITIONS)
def test_the_rule_of_thumb_never_comes_back_to_where_it_was_in_the_same_turn(name: str) -> None:
    game = find_game(name)
    heuristics, random = load_heuristics(game), Random(1)
    position = heuristics.position
    assert position is not None
    g = game.start(2, heuristics.house_rules[0])
    seat, way = CHANCE, list[Hashable]()
    for _ in range(600):
        if g.actor() in {CHANCE, OVER}:
            if not g.steps:
                break
            g.play(sample(g, random))
            continue
        if g.actor() != seat:
            seat, way = g.actor(), []
        here = position(g, seat)
        if here not in way[-1:]:
            assert here not in way
            way.append(here)
        moves = g.moves()
        g.play(heuristics.policy(view(g, seat), moves, random) if len(moves) > 1 else moves[0])


def comes_back(heuristics: Heuristics, g: State, move: Move, random: Random) -> bool:
    """Return whether the policy brings the captain to move back to where they were."""
    assert heuristics.position is not None
    seat, after = g.actor(), g.clone()
    before = heuristics.position(g, seat)
    after.play(move)
    moved = heuristics.position(after, seat) != before
    while moved and after.actor() == seat:
        seen, moves = view(after, seat), after.moves()
        plans = heuristics.plans(seen)
        after.play(plans[0][0] if plans and plans[0][0] in moves else heuristics.follow(seen, moves, random))
        if heuristics.position(after, seat) == before:
            return True
    return False
