"""Bots know what their seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import inf
from random import Random

from spielhafen.bots import GreedyBot, RandomBot, Search
from spielhafen.bots.levels import Bot
from spielhafen.core.play import CHANCE, OVER, sample
from spielhafen.core.secret import view
from tests.bots.toys import PICK, Doors, likely, monty_hall, nil, pennies, toy_heuristics

MATCHES = 300
Player = Callable[[Doors, Random], object]


def honest(bot: Bot, g: Doors, random: Random) -> object:
    return bot.choose(view(g, g.actor()), random)


def peeking(g: Doors, random: Random) -> object:
    """The same search, but every world it imagines is the true one."""
    return Search(toy_heuristics(lambda _: lambda _: g.clone()), 20, inf).choose(g, random)


def victories(start: Callable[[], Doors], player: Player) -> float:
    """The share of victories of seat 0."""
    chance, own, won = Random(1), Random(2), 0
    for _ in range(MATCHES):
        g = start()
        while (seat := g.actor()) != OVER:
            g.play(sample(g, chance) if seat == CHANCE else player(g, own))  # type: ignore[arg-type]
        won += 0 in (g.winners or [])
    return won / MATCHES


def test_a_hidden_coin_is_guessed_half_of_the_time() -> None:
    for bot in (RandomBot(), GreedyBot(toy_heuristics()), Search(toy_heuristics(), 20, inf)):
        assert 0.4 < victories(nil, partial(honest, bot)) < 0.6


def test_who_peeks_would_always_guess_it() -> None:
    assert victories(nil, peeking) == 1


def test_with_the_worlds_that_fit_the_host_two_of_three_prizes_are_won() -> None:
    search = Search(toy_heuristics(likely), 60, inf)

    assert 0.6 < victories(monty_hall, partial(honest, search)) < 0.73


def test_who_peeks_would_always_win_the_prize() -> None:
    assert victories(monty_hall, peeking) == 1


def test_with_worlds_that_are_all_as_likely_it_does_not_show_that_changing_pays() -> None:
    search = Search(toy_heuristics(), 60, inf)

    assert 0.4 < victories(monty_hall, partial(honest, search)) < 0.6


def test_before_the_door_opens_the_tree_knows_that_changing_pays() -> None:
    g = monty_hall()
    g.play(sample(g, Random(1)))

    thoughts = Search(toy_heuristics(), 3000, inf).evaluate_moves(view(g, 0), Random(1))

    assert 0.6 < thoughts[0].worth < 0.7


def test_what_another_has_sealed_changes_no_decision() -> None:
    for bot in (RandomBot(), GreedyBot(toy_heuristics()), Search(toy_heuristics(), 50, inf)):
        choices = []
        for side in PICK[:2]:
            g = pennies()
            g.play(side)
            choices.append(bot.choose(view(g, 1), Random(4)))

        assert choices[0] is choices[1]


def test_nobody_in_the_tree_answers_what_he_cannot_know() -> None:
    thoughts = Search(toy_heuristics(), 400, inf).evaluate_moves(view(pennies(), 0), Random(3))

    assert all(0.3 < thought.worth < 0.7 for thought in thoughts)


def test_the_first_to_choose_is_not_known_to_the_second_when_he_is_asked_first() -> None:
    g = pennies()
    g.ask(1)

    thoughts = Search(toy_heuristics(), 400, inf).evaluate_moves(view(g, 1), Random(3))

    assert all(0.3 < thought.worth < 0.7 for thought in thoughts)
