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
from spielhafen.core.play import CHANCE, State, sample
from spielhafen.core.secret import view
from tests.bots.toys import HIDE, PICK, Doors, Guess, Hiding, Prize, nil, pennies, toy_heuristics

GAME = find_game("santa_timea")


def table(seats: int, seed: int = 1) -> State:
    """The first decision of a game."""
    g, random = GAME.start(seats), Random(seed)
    while g.actor() == CHANCE:
        g.play(sample(g, random))
    return g


def test_it_thinks_nearly_as_often_as_it_may_and_never_more() -> None:
    g = table(3)

    thoughts = Search(load_heuristics(GAME), 700, inf).evaluate_moves(view(g, g.actor()), Random(1))

    assert 650 < sum(thought.visits for thought in thoughts) <= 700


def test_where_simulations_are_twice_as_long_half_as_many_are_made() -> None:
    g = table(3)
    longer = replace(load_heuristics(GAME), length=lambda seen: 2.0)

    thoughts = Search(longer, 1400, inf).evaluate_moves(view(g, g.actor()), Random(1))

    assert thoughts == Search(load_heuristics(GAME), 700, inf).evaluate_moves(view(g, g.actor()), Random(1))


def test_every_move_on_offer_is_thought_about_if_there_is_time() -> None:
    g = table(4)

    thoughts = Search(load_heuristics(GAME), 400, inf).evaluate_moves(view(g, g.actor()), Random(1))

    assert {thought.move for thought in thoughts} == set(g.moves())
    assert all(thought.visits for thought in thoughts)


def test_with_little_time_only_what_the_rule_of_thumb_favours_is_thought_about() -> None:
    g = table(4)
    seen, known = view(g, g.actor()), load_heuristics(GAME)

    thoughts = Search(known, 20, inf).evaluate_moves(seen, Random(1))

    assert len(thoughts) == MIN_CANDIDATES < len(g.moves())
    assert known.policy(seen, g.moves(), Random(1)) in {thought.move for thought in thoughts}


def test_the_first_thought_is_played_and_the_worse_half_is_thought_about_less() -> None:
    g = table(4)
    search = Search(load_heuristics(GAME), 600, inf)

    thoughts = search.evaluate_moves(view(g, g.actor()), Random(1))

    visits = sorted((thought.visits for thought in thoughts), reverse=True)
    assert search.choose(view(g, g.actor()), Random(1)) is thoughts[0].move
    assert thoughts[0].visits == visits[0]
    assert visits[len(visits) // 2] < visits[0] / 2


def test_all_candidates_are_tried_in_the_same_worlds_with_the_same_chance() -> None:
    g = table(3)
    drawn: list[str] = []

    def noted(seen: Any) -> Any:
        world = load_heuristics(GAME).worlds(seen)

        def draw(random: Random) -> Any:
            state = world(random)
            drawn.append(f"{GAME.dump(state)} {random.random()}")
            return state

        return draw

    search = Search(replace(load_heuristics(GAME), worlds=noted, chains=False), MIN_CANDIDATES, inf)
    search.evaluate_moves(view(g, g.actor()), Random(1))

    assert len(drawn) >= MIN_CANDIDATES
    assert len(set(drawn[:MIN_CANDIDATES])) == 1


def test_nobody_thinks_on_when_only_one_move_is_left_that_may_be_best() -> None:
    seen = view(after_hiding(nil()), 0)

    thoughts = Search(toy_heuristics(behind_the_first), 10_000, inf).evaluate_moves(seen, Random(1))

    assert [(thought.worth, thought.visits) for thought in thoughts] == [
        (1, WORLDS_PER_BATCH),
        (0, WORLDS_PER_BATCH),
    ]


def test_what_is_asked_about_a_single_move_is_thought_through() -> None:
    g = after_hiding(nil())
    seen = view(g, 0)

    (thought,) = Search(replace(toy_heuristics(), plans=lambda _: [(PICK[0],)]), 100, inf).evaluate_moves(
        seen, Random(1)
    )

    assert thought.visits == 100


def test_who_slips_takes_something_else_that_was_compared_about_as_often_as_its_level_says() -> None:
    seen, search = view(after_hiding(nil()), 0), Search(toy_heuristics(behind_the_first), 20, inf, slips=0.3)

    chosen = [search.choose(seen, Random(seed)) for seed in range(200)]

    assert 0.2 * 200 < chosen.count(PICK[1]) < 0.4 * 200


def test_whoever_slips_plays_something_else_than_he_holds_to_be_best() -> None:
    g = table(4)
    seen, known = view(g, g.actor()), load_heuristics(GAME)

    best = Search(known, 60, inf).rank_moves(seen, Random(1))
    slipped = Search(known, 60, inf, slips=1.0).rank_moves(seen, Random(1))

    assert [one.move for one in best if one.is_slip] == []
    assert [one.is_slip for one in slipped] == [True] + [False] * (len(slipped) - 1)
    assert slipped[0].move is not best[0].move
    assert [one.move for one in slipped[1:]] == [one.move for one in best if one.move != slipped[0].move]


def test_another_way_to_go_on_after_the_same_move_is_no_slip() -> None:
    seen = view(after_hiding(nil()), 0)
    alike = replace(toy_heuristics(), plans=lambda _: [(PICK[0],), (PICK[0],)])

    order = Search(alike, 20, inf, slips=1.0).rank_moves(seen, Random(1))

    assert not any(one.is_slip for one in order)


def after_hiding(g: Doors) -> Doors:
    """The prize lies behind the second door."""
    g.play(HIDE[1])
    return g


def behind_the_first(seen: Doors) -> Callable[[Random], Doors]:
    """The only world that anybody believes in."""
    world = secret.world_sampler(seen)

    def drawn(random: Random) -> Doors:
        state = world(random)
        state.prize = [0]
        return state

    return drawn


def test_out_of_time_it_still_answers() -> None:
    g = table(5)

    thoughts = Search(load_heuristics(GAME), 10**9, seconds=0).evaluate_moves(view(g, g.actor()), Random(1))

    assert thoughts[0].visits > 0


def test_a_single_answer_is_given_without_thought() -> None:
    def nobody_asks(_: Any) -> Any:
        raise AssertionError

    g = table(2)
    g.hands[0] = g.hands[0][:1]  # type: ignore[attr-defined]
    g.hands[1] = g.hands[1][:1]  # type: ignore[attr-defined]
    search = Search(replace(load_heuristics(GAME), worlds=nobody_asks), 10, inf)

    assert search.choose(view(g, g.actor()), Random(1)) is g.moves()[0]


def test_the_view_that_is_thought_about_stays_as_it_was() -> None:
    g = table(3)
    seen = view(g, g.actor())
    before = GAME.dump(seen)

    Search(load_heuristics(GAME), 40, inf).choose(seen, Random(1))

    assert GAME.dump(seen) == before


def test_what_nobody_saw_is_one_branch_of_the_tree() -> None:
    g = pennies()
    tree = SearchTree(toy_heuristics(), view(g, 0), Random(1), 1.0)
    candidates = [Candidate((move,)) for move in g.moves()]

    for _ in range(25):
        tree.simulate_world(candidates, 0, tree.random.getrandbits(32))

    assert len(tree.root.children) == 1


def test_where_a_turn_has_several_moves_whole_chains_of_them_are_compared() -> None:
    game = find_game("columbus")
    g, random = game.start(2), Random(4)
    while g.actor() == CHANCE or type(g.steps[-1]).__name__ != "Course":
        g.play(sample(g, random) if g.actor() == CHANCE else random.choice(g.moves()))
    seen, known = view(g, g.actor()), load_heuristics(game)

    with_chains = Search(known, 200, inf).compare_moves(seen, Random(1))
    without = Search(replace(known, chains=False), 200, inf).compare_moves(seen, Random(1))

    assert all(len(candidate.moves) == 1 for candidate in without)
    chains = [candidate.moves for candidate in with_chains if len(candidate.moves) > 1]
    assert chains
    for chain in chains:
        after = g.clone()
        for move in chain:
            assert after.actor() == g.actor()
            assert move in after.moves()
            after.play(move)


def test_where_a_game_has_plans_these_are_compared_and_nothing_else() -> None:
    g = table(3)
    seen = view(g, g.actor())
    wanted = [(move,) for move in g.moves()[1:3]]

    found = Search(replace(load_heuristics(GAME), plans=lambda _: wanted), 40, inf).compare_moves(
        seen, Random(1)
    )

    assert [candidate.moves for candidate in found] == wanted


def test_where_a_game_has_foresight_no_tree_grows() -> None:
    g = table(3)
    known = load_heuristics(GAME)
    foreseeing = replace(known, foresight=lambda _: known.worth)

    grown, bare = (Search(one, 400, inf).compare_moves(view(g, 0), Random(1)) for one in (known, foreseeing))

    assert any(len(candidate.line) >= len(candidate.moves) for candidate in grown)
    assert all(candidate.line == candidate.moves[1:] for candidate in bare)


class Fickle(Guess):
    """§2 A door that may be picked now, and not the next time, and then again."""

    def reach(self, g: Doors) -> Sequence[Move]:
        return PICK[2:] if len(g.picked) == 1 else PICK


def test_a_chain_that_is_interrupted_is_over() -> None:
    g = Doors(3, 1, [0], [], [], [])
    g.then(Fickle(0), Fickle(0), Fickle(0), Prize())
    last = replace(toy_heuristics(), follow=lambda _, moves, __: moves[-1])
    tree = Search(last, 10, inf).create_tree(g, Random(1), None)

    _, state = tree.simulate((PICK[0], PICK[1]), 5)

    assert state.picked == [0, 2, 2]  # type: ignore[attr-defined]


def test_the_only_plan_is_followed_without_thought() -> None:
    def nobody_asks(_: Any) -> Any:
        raise AssertionError

    g = table(3)
    last = g.moves()[-1]
    search = Search(replace(load_heuristics(GAME), worlds=nobody_asks, plans=lambda _: [(last,)]), 10, inf)

    assert search.choose(view(g, g.actor()), Random(1)) is last


def test_the_only_plan_can_be_asked_what_it_is_worth() -> None:
    g = table(3)
    only = [(g.moves()[-1],)]

    found = Search(replace(load_heuristics(GAME), plans=lambda _: only), 10, inf).compare_moves(
        view(g, g.actor()), Random(1)
    )

    assert [len(candidate.values) for candidate in found] == [10]


def test_the_luck_of_a_step_is_the_same_whatever_other_steps_have_drawn() -> None:
    one, other = CommonRandomNumbers(), CommonRandomNumbers()
    mine, yours = Hiding(), Prize()
    one.start_world(7)
    other.start_world(7)

    first = [one.random_for(mine).random() for _ in range(3)]
    second = [(other.random_for(yours).random(), other.random_for(mine).random())[1] for _ in range(3)]

    assert first == second
    one.start_world(8)
    assert one.random_for(mine).random() != first[0]
