"""Bots use only what their seat may know."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import inf
from random import Random

from spielhafen.bots import GreedyBot, RandomBot, Search
from spielhafen.bots.levels import Bot
from spielhafen.core.play import CHANCE, OVER, sample
from spielhafen.core.secret import view
from tests.bots.toys import PICK, Doors, hidden_coin, likely, matching_pennies, monty_hall, toy_heuristics

MATCHES = 300
Player = Callable[[Doors, Random], object]


def choose_from_view(bot: Bot, g: Doors, random: Random) -> object:
    return bot.choose(view(g, g.actor()), random)


def choose_with_state(g: Doors, random: Random) -> object:
    """Choose by the same search, but with the true state as every world."""
    return Search(toy_heuristics(lambda _: lambda _: g.clone()), 20, inf).choose(g, random)


def win_share(start: Callable[[], Doors], player: Player) -> float:
    """Return the share of victories of seat 0."""
    game_random, bot_random, won = Random(1), Random(2), 0
    for _ in range(MATCHES):
        g = start()
        while (seat := g.actor()) != OVER:
            g.play(sample(g, game_random) if seat == CHANCE else player(g, bot_random))  # type: ignore[arg-type]
        won += 0 in (g.winners or [])
    return won / MATCHES


def test_a_hidden_coin_is_guessed_half_of_the_time() -> None:
    for bot in (RandomBot(), GreedyBot(toy_heuristics()), Search(toy_heuristics(), 20, inf)):
        assert 0.4 < win_share(hidden_coin, partial(choose_from_view, bot)) < 0.6


def test_a_bot_that_peeks_always_guesses_it() -> None:
    assert win_share(hidden_coin, choose_with_state) == 1


def test_with_worlds_weighted_by_likelihood_two_of_three_prizes_are_won() -> None:
    search = Search(toy_heuristics(likely), 60, inf)

    assert 0.6 < win_share(monty_hall, partial(choose_from_view, search)) < 0.73


def test_a_bot_that_peeks_always_wins_the_prize() -> None:
    assert win_share(monty_hall, choose_with_state) == 1


def test_with_equally_likely_worlds_the_search_does_not_find_that_switching_pays() -> None:
    search = Search(toy_heuristics(), 60, inf)

    assert 0.4 < win_share(monty_hall, partial(choose_from_view, search)) < 0.6


def test_before_the_door_opens_the_tree_finds_that_switching_pays() -> None:
    g = monty_hall()
    g.play(sample(g, Random(1)))

    evaluations = Search(toy_heuristics(), 3000, inf).evaluate_moves(view(g, 0), Random(1))

    assert 0.6 < evaluations[0].worth < 0.7


def test_a_sealed_choice_of_another_seat_changes_no_decision() -> None:
    for bot in (RandomBot(), GreedyBot(toy_heuristics()), Search(toy_heuristics(), 50, inf)):
        choices = []
        for side in PICK[:2]:
            g = matching_pennies()
            g.play(side)
            choices.append(bot.choose(view(g, 1), Random(4)))

        assert choices[0] is choices[1]


def test_simulated_seats_do_not_react_to_hidden_choices() -> None:
    evaluations = Search(toy_heuristics(), 400, inf).evaluate_moves(view(matching_pennies(), 0), Random(3))

    assert all(0.3 < evaluation.worth < 0.7 for evaluation in evaluations)


def test_simulated_seats_do_not_react_to_hidden_choices_when_the_second_seat_moves_first() -> None:
    g = matching_pennies()
    g.ask(1)

    evaluations = Search(toy_heuristics(), 400, inf).evaluate_moves(view(g, 1), Random(3))

    assert all(0.3 < evaluation.worth < 0.7 for evaluation in evaluations)
