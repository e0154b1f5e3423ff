"""Small positions of all games have the same value by two methods."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from spielhafen.core.game import find_game, find_games
from spielhafen.core.play import CHANCE, OVER, State
from spielhafen.core.secret import TRACKED, determinize
from spielhafen.solvers import MiniGame, NoMiniGame, measure_regret, mini_game, mini_games, solve
from spielhafen.solvers.backward_induction import after_move
from spielhafen.solvers.game_tree import GameTree
from spielhafen.solvers.outcomes import listed_outcomes

VALUES = {
    "caribbean_conquest": Fraction(1, 2),
    "columbus": Fraction(19, 48),
    "ghost_ship": Fraction(1547, 2592),
    "santa_timea": Fraction(3, 10),
    "seeschlacht": Fraction(-1, 3),
    "treasure_map": Fraction(5, 16),
}
LATER = {"ghost_ship": "\n> B: end, A: spin, dial 2, needle N"}
"""Moves after which a position that takes long is solved in the ordinary tests."""


def table(g: State) -> dict[str, object]:
    """Return what is on the table, without what seats have seen of it."""
    tracked = {name: getattr(g, name)[0] for name, rule in g.SECRETS.items() if rule == TRACKED}
    return g.plain() | tracked


def later(name: str) -> MiniGame:
    mini = mini_game(find_game(name))
    return MiniGame(mini.game, mini.lines + LATER.get(name, ""))


def test_all_games_have_a_small_position_for_two() -> None:
    assert {mini.game.name for mini in mini_games()} == set(find_games()) == set(VALUES)
    assert all(mini.state.seats() == 2 for mini in mini_games())


@pytest.mark.parametrize("name", VALUES)
def test_two_methods_find_the_same_value(name: str) -> None:
    solution = solve(later(name))
    assert len(solution.answers) == 2 or solution.sets  # without SciPy there is one for secrets
    assert solution.agrees
    if name not in LATER:
        assert all(one.low - 1e-7 <= VALUES[name] <= one.high + 1e-7 for one in solution.answers)
        assert all(one.fraction in {None, VALUES[name]} for one in solution.answers)


@pytest.mark.slow
@pytest.mark.parametrize("name", LATER)
def test_two_methods_find_the_same_value_of_large_positions(name: str) -> None:
    solution = solve(mini_game(find_game(name)))
    assert solution.agrees
    assert solution.answers[0].fraction == VALUES[name]


@pytest.mark.parametrize("name", VALUES)
def test_where_nothing_is_secret_everybody_knows_all_that_is_there(name: str) -> None:
    mini = mini_game(find_game(name))
    if mini.has_secrets:
        return
    random, g = Random(3), mini.state
    for _ in range(40):
        g = mini.state.clone()
        while (actor := g.actor()) != OVER:
            if actor == CHANCE:
                moves = [move for move, _ in listed_outcomes(g)]
            else:
                moves = list(g.moves())
                assert table(determinize(g.seen_by(actor), random)) == table(g)
            g = after_move(g, random.choice(moves))


@pytest.mark.parametrize("name", ["columbus", "santa_timea"])
def test_where_something_is_secret_the_worlds_look_the_same_to_all(name: str) -> None:
    mini = mini_game(find_game(name))
    public = {world.seen_by(-1).key() for world, _ in mini.worlds}
    assert mini.has_secrets
    assert len(public) == 1
    assert sum(probability for _, probability in mini.worlds) == 1
    assert mini.state in [world for world, _ in mini.worlds]


def test_information_sets_hold_what_a_seat_cannot_tell_apart() -> None:
    mini = mini_game(find_game("santa_timea"))
    tree = GameTree(mini.game, mini.worlds)
    first = {child.at.number for child in tree.root.children if child.at}
    assert len(mini.worlds) == 20
    assert len(first) == 20  # the first to move holds other cards in each world
    assert len({one.number for one in tree.sets.values()}) == len(tree.sets)


def test_random_moves_lose_more_than_the_captain() -> None:
    solution = solve(mini_game(find_game("treasure_map")), twice=False)
    weak, strong = (measure_regret(solution, level, games=12) for level in ("random", "captain"))
    assert weak.lost.mean > strong.lost.mean >= 0
    assert weak.mistakes > strong.mistakes


def test_levels_are_judged_by_what_they_cannot_know() -> None:
    solution = solve(mini_game(find_game("santa_timea")), twice=False)
    found = measure_regret(solution, "random", games=40)
    assert 0 < found.lost.mean < 2
    assert found.mistakes < found.decisions


def test_the_solution_itself_loses_nothing() -> None:
    solution = solve(mini_game(find_game("treasure_map")), twice=False)
    induction = solution.induction
    assert induction is not None
    values = induction.move_values(solution.mini.state)
    assert max(values.values()) == VALUES["treasure_map"]


def test_a_game_without_a_position_says_so() -> None:
    class Unknown:
        name = "skat"

    with pytest.raises(NoMiniGame):
        mini_game(Unknown())  # type: ignore[arg-type]
