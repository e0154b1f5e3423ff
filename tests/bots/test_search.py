"""The tree search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf
from random import Random
from typing import Any

from spielhafen.bots import Search, load_heuristics
from spielhafen.bots.candidates import Candidate
from spielhafen.bots.search import MIN_CANDIDATES, WORLDS_PER_BATCH, CommonRandomNumbers, SearchTree
from spielhafen.core import secret
from spielhafen.core.game import find_game
from spielhafen.core.moves import Move
from spielhafen.core.play import CHANCE, State, play_chance, sample
from spielhafen.core.secret import view
from tests.bots.toys import (
    HIDE,
    PICK,
    Doors,
    Guess,
    Hiding,
    Prize,
    closed_doors,
    hidden_coin,
    matching_pennies,
    toy_heuristics,
)

GAME = find_game("santa_timea")


def first_decision(seats: int, seed: int = 1) -> State:
    """Return the state of the first decision of a game."""
    g, random = GAME.start(seats), Random(seed)
    play_chance(g, random)
    return g


def test_nearly_all_simulations_are_used_and_never_more() -> None:
    g = first_decision(3)

    evaluations = Search(load_heuristics(GAME), 700, inf).evaluate_moves(view(g, g.actor()), Random(1))

    assert 650 < sum(evaluation.visits for evaluation in evaluations) <= 700


def test_half_as_many_simulations_are_made_where_they_are_twice_as_long() -> None:
    g = first_decision(3)
    longer = replace(load_heuristics(GAME), length=lambda seen: 2.0)

    evaluations = Search(longer, 1400, inf).evaluate_moves(view(g, g.actor()), Random(1))

    assert evaluations == Search(load_heuristics(GAME), 700, inf).evaluate_moves(
        view(g, g.actor()), Random(1)
    )


def test_all_legal_moves_are_compared_with_enough_simulations() -> None:
    g = first_decision(4)

    evaluations = Search(load_heuristics(GAME), 400, inf).evaluate_moves(view(g, g.actor()), Random(1))

    assert {evaluation.move for evaluation in evaluations} == set(g.moves())
    assert all(evaluation.visits for evaluation in evaluations)


def test_with_few_simulations_only_the_preferred_moves_of_the_policy_are_compared() -> None:
    g = first_decision(4)
    seen, heuristics = view(g, g.actor()), load_heuristics(GAME)

    evaluations = Search(heuristics, 20, inf).evaluate_moves(seen, Random(1))

    assert len(evaluations) == MIN_CANDIDATES < len(g.moves())
    assert heuristics.policy(seen, g.moves(), Random(1)) in {evaluation.move for evaluation in evaluations}


def test_the_first_move_is_played_and_the_worse_half_is_simulated_less() -> None:
    g = first_decision(4)
    search = Search(load_heuristics(GAME), 600, inf)

    evaluations = search.evaluate_moves(view(g, g.actor()), Random(1))

    visits = sorted((evaluation.visits for evaluation in evaluations), reverse=True)
    assert search.choose(view(g, g.actor()), Random(1)) is evaluations[0].move
    assert evaluations[0].visits == visits[0]
    assert visits[len(visits) // 2] < visits[0] / 2


def test_all_candidates_are_tried_in_the_same_worlds_with_the_same_random_numbers() -> None:
    g = first_decision(3)
    drawn: list[str] = []

    def recording_worlds(seen: Any) -> Any:
        world = load_heuristics(GAME).worlds(seen)

        def draw(random: Random) -> Any:
            state = world(random)
            drawn.append(f"{GAME.dump(state)} {random.random()}")
            return state

        return draw

    search = Search(
        replace(load_heuristics(GAME), worlds=recording_worlds, chains=False), MIN_CANDIDATES, inf
    )
    search.evaluate_moves(view(g, g.actor()), Random(1))

    assert len(drawn) >= MIN_CANDIDATES
    assert len(set(drawn[:MIN_CANDIDATES])) == 1


def test_the_search_ends_when_only_one_candidate_is_left() -> None:
    seen = view(after_hiding(hidden_coin()), 0)

    evaluations = Search(toy_heuristics(behind_the_first_door), 10_000, inf).evaluate_moves(seen, Random(1))

    assert [(evaluation.worth, evaluation.visits) for evaluation in evaluations] == [
        (1, WORLDS_PER_BATCH),
        (0, WORLDS_PER_BATCH),
    ]


def test_a_single_plan_is_evaluated_with_all_simulations() -> None:
    g = after_hiding(hidden_coin())
    seen = view(g, 0)

    (evaluation,) = Search(replace(toy_heuristics(), plans=lambda _: [(PICK[0],)]), 100, inf).evaluate_moves(
        seen, Random(1)
    )

    assert evaluation.visits == 100


def test_where_no_random_number_is_drawn_one_world_stands_for_all() -> None:
    game, sampled = find_game("seeschlacht"), list[int]()
    g = game.start(2)
    while g.actor() == CHANCE:
        g.play(sample(g, Random(1)))
    exact = load_heuristics(game)

    def counted(seen: State) -> Callable[[Random], State]:
        def world(random: Random) -> State:
            sampled.append(1)
            found: State = exact.worlds(seen)(random)
            return found

        return world

    def drawn(seen: State) -> Callable[[Random], State]:
        def world(random: Random) -> State:
            random.random()
            return counted(seen)(random)

        return world

    once = Search(replace(exact, worlds=counted), 60, inf).evaluate_moves(view(g, g.actor()), Random(1))
    simulated = len(sampled)
    twice = Search(replace(exact, worlds=drawn), 60, inf).evaluate_moves(view(g, g.actor()), Random(1))

    assert once == twice
    assert len(once) == simulated
    assert len(sampled) - simulated == 2 * simulated


def test_slips_are_about_as_frequent_as_set() -> None:
    seen, search = (
        view(after_hiding(hidden_coin()), 0),
        Search(toy_heuristics(behind_the_first_door), 20, inf, slips=0.3),
    )

    chosen = [search.choose(seen, Random(seed)) for seed in range(200)]

    assert 0.2 * 200 < chosen.count(PICK[1]) < 0.4 * 200


def test_a_slip_plays_another_move_than_the_best() -> None:
    g = first_decision(4)
    seen, heuristics = view(g, g.actor()), load_heuristics(GAME)

    best = Search(heuristics, 60, inf).rank_moves(seen, Random(1))
    slipped = Search(heuristics, 60, inf, slips=1.0).rank_moves(seen, Random(1))

    assert [one.move for one in best if one.is_slip] == []
    assert [one.is_slip for one in slipped] == [True] + [False] * (len(slipped) - 1)
    assert slipped[0].move is not best[0].move
    assert [one.move for one in slipped[1:]] == [one.move for one in best if one.move != slipped[0].move]


def test_another_sequence_with_the_same_first_move_is_not_a_slip() -> None:
    seen = view(after_hiding(hidden_coin()), 0)
    same_move_twice = replace(toy_heuristics(), plans=lambda _: [(PICK[0],), (PICK[0],)])

    ranked = Search(same_move_twice, 20, inf, slips=1.0).rank_moves(seen, Random(1))

    assert not any(one.is_slip for one in ranked)


def after_hiding(g: Doors) -> Doors:
    """Put the prize behind the second door."""
    g.play(HIDE[1])
    return g


def behind_the_first_door(seen: Doors) -> Callable[[Random], Doors]:
    """Sample only worlds with the prize behind the first door."""
    world = secret.world_sampler(seen)

    def drawn(random: Random) -> Doors:
        state = world(random)
        state.prize = [0]
        return state

    return drawn


def test_without_time_a_move_is_still_chosen() -> None:
    g = first_decision(5)

    evaluations = Search(load_heuristics(GAME), 10**9, seconds=0).evaluate_moves(
        view(g, g.actor()), Random(1)
    )

    assert evaluations[0].visits > 0


def test_a_single_legal_move_is_played_without_search() -> None:
    def fail(_: Any) -> Any:
        raise AssertionError

    g = first_decision(2)
    g.hands[0] = g.hands[0][:1]  # type: ignore[attr-defined]
    g.hands[1] = g.hands[1][:1]  # type: ignore[attr-defined]
    search = Search(replace(load_heuristics(GAME), worlds=fail), 10, inf)

    assert search.choose(view(g, g.actor()), Random(1)) is g.moves()[0]


def test_the_search_does_not_change_the_view() -> None:
    g = first_decision(3)
    seen = view(g, g.actor())
    before = GAME.dump(seen)

    Search(load_heuristics(GAME), 40, inf).choose(seen, Random(1))

    assert GAME.dump(seen) == before


def test_hidden_moves_share_one_branch_of_the_tree() -> None:
    g = matching_pennies()
    tree = SearchTree(toy_heuristics(), view(g, 0), Random(1), 1.0)
    candidates = [Candidate((move,)) for move in g.moves()]

    for _ in range(25):
        tree.simulate_world(candidates, 0, tree.random.getrandbits(32))

    assert len(tree.root.children) == 1


def test_sequences_of_moves_are_compared_where_a_turn_has_several() -> None:
    game = find_game("columbus")
    g, random = game.start(2), Random(4)
    while g.actor() == CHANCE or type(g.steps[-1]).__name__ != "Course":
        g.play(sample(g, random) if g.actor() == CHANCE else random.choice(g.moves()))
    seen, heuristics = view(g, g.actor()), load_heuristics(game)

    with_sequences = Search(heuristics, 200, inf).compare_moves(seen, Random(1))
    without = Search(replace(heuristics, chains=False), 200, inf).compare_moves(seen, Random(1))

    assert all(len(candidate.moves) == 1 for candidate in without)
    sequences = [candidate.moves for candidate in with_sequences if len(candidate.moves) > 1]
    assert sequences
    for sequence in sequences:
        after = g.clone()
        for move in sequence:
            assert after.actor() == g.actor()
            assert move in after.moves()
            after.play(move)


def test_only_the_plans_are_compared_where_a_game_has_plans() -> None:
    g = first_decision(3)
    seen = view(g, g.actor())
    plans = [(move,) for move in g.moves()[1:3]]

    found = Search(replace(load_heuristics(GAME), plans=lambda _: plans), 40, inf).compare_moves(
        seen, Random(1)
    )

    assert [candidate.moves for candidate in found] == plans


def test_no_tree_grows_where_a_game_has_foresight() -> None:
    g = first_decision(3)
    heuristics = load_heuristics(GAME)
    with_foresight = replace(heuristics, foresight=lambda _: heuristics.worth)

    with_tree, without_tree = (
        Search(one, 400, inf).compare_moves(view(g, 0), Random(1)) for one in (heuristics, with_foresight)
    )

    assert any(len(candidate.line) >= len(candidate.moves) for candidate in with_tree)
    assert all(candidate.line == candidate.moves[1:] for candidate in without_tree)


class ChangingDoors(Guess):
    """§2 Pick a door; the first two are not allowed in the second turn."""

    def reach(self, g: Doors) -> Sequence[Move]:
        return PICK[2:] if len(g.picked) == 1 else PICK


def test_a_sequence_ends_at_an_illegal_move() -> None:
    g = closed_doors(3, 1)
    g.prize = [0]
    g.then(ChangingDoors(0), ChangingDoors(0), ChangingDoors(0), Prize())
    follow_last = replace(toy_heuristics(), follow=lambda _, moves, __: moves[-1])
    tree = Search(follow_last, 10, inf).create_tree(g, Random(1), None)

    _, state = tree.simulate((PICK[0], PICK[1]), 5)

    assert state.picked == [0, 2, 2]  # type: ignore[attr-defined]


def test_the_only_plan_is_followed_without_search() -> None:
    def fail(_: Any) -> Any:
        raise AssertionError

    g = first_decision(3)
    follow_last = g.moves()[-1]
    search = Search(replace(load_heuristics(GAME), worlds=fail, plans=lambda _: [(follow_last,)]), 10, inf)

    assert search.choose(view(g, g.actor()), Random(1)) is follow_last


def test_the_only_plan_can_be_evaluated() -> None:
    g = first_decision(3)
    only = [(g.moves()[-1],)]

    found = Search(replace(load_heuristics(GAME), plans=lambda _: only), 10, inf).compare_moves(
        view(g, g.actor()), Random(1)
    )

    assert [len(candidate.values) for candidate in found] == [10]


def test_the_random_numbers_of_a_step_do_not_depend_on_other_steps() -> None:
    one, other = CommonRandomNumbers(), CommonRandomNumbers()
    step, other_step = Hiding(), Prize()
    one.start_world(7)
    other.start_world(7)

    first = [one.random_for(step).random() for _ in range(3)]
    second = [(other.random_for(other_step).random(), other.random_for(step).random())[1] for _ in range(3)]

    assert first == second
    one.start_world(8)
    assert one.random_for(step).random() != first[0]
