"""Games are shown in an order for newcomers."""

from __future__ import annotations

from dataclasses import replace

from spielhafen.core.game_order import easiest_first
from tests.toys.skerry import GAME


def test_good_first_games_come_first_then_the_less_complex_then_the_shorter() -> None:
    deep = replace(GAME, name="a", complexity="deep", minutes=10)
    long, short = (replace(GAME, name="b", minutes=minutes) for minutes in (60, 30))
    first = replace(GAME, name="c", good_first_game=True, minutes=90)

    assert easiest_first([deep, long, short, first]) == [first, short, long, deep]


def test_games_that_are_equally_easy_are_in_alphabetical_order() -> None:
    brig, sloop = (replace(GAME, name=name) for name in ("brig", "sloop"))

    assert easiest_first([sloop, brig]) == [brig, sloop]
