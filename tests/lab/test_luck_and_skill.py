"""Luck against skill: known for games that are made by hand."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from spielhafen.lab.luck_and_skill import LuckAndSkill, measure_skill, unequal_fields
from spielhafen.lab.study import Condition

STRONG_FIRST = Condition("strong first", "santa_timea", ("captain", "random"))
STRONG_LAST = Condition("strong last", "santa_timea", ("random", "captain"))
FIELD = [STRONG_FIRST, STRONG_LAST]
Winner = Callable[[int, int], int]
"""The seat that wins the deal of this number if the stronger player has that seat."""


def played(winner: Winner, deals: int = 400, field: list[Condition] = FIELD) -> LuckAndSkill:
    """Return what games with these winners tell."""
    rows = [
        {"condition": one.name, "number": number, "wins": wins(winner(number, one.players.index("captain")))}
        for one in field
        for number in range(deals)
    ]
    found = measure_skill(field, rows)
    assert found
    return found


def wins(seat: int) -> list[float]:
    return [float(seat == other) for other in range(2)]


def coin(number: int) -> int:
    return Random(number).randrange(2)


def test_a_game_of_skill_is_always_won_by_the_stronger() -> None:
    found = played(lambda _, strong: strong)

    mean, low, high = found.skill()
    assert mean == 1
    assert low < mean <= high, "400 deals do not prove it for ever"
    assert found.stronger == "captain"
    assert (found.same_seat and found.same_seat.hits) == 0


def test_a_game_of_luck_is_won_by_a_seat_whoever_sits_there() -> None:
    found = played(lambda number, _: coin(number))

    mean, low, high = found.skill()
    assert mean == 0
    assert low <= 0 <= high
    assert found.same_seat
    assert found.same_seat.share == 1
    assert found.by_accident == pytest.approx(0.5, abs=0.05)


def test_a_game_in_which_each_plays_with_dice_of_its_own_has_no_luck_in_common() -> None:
    found = played(lambda number, strong: coin(2 * number + strong))

    assert found.same_seat
    assert found.by_accident
    assert found.same_seat.low < found.by_accident < found.same_seat.high


@pytest.mark.parametrize("part", [0.25, 0.5, 0.75])
def test_skill_is_the_part_of_the_games_that_strength_decides(part: float) -> None:
    found = played(lambda number, strong: strong if number % 4 < 4 * part else coin(number), deals=2000)

    mean, low, high = found.skill()
    assert mean == pytest.approx(part)
    assert low < part < high
    assert found.same_seat
    assert found.same_seat.share == pytest.approx(1 - part)


def test_with_three_seats_a_third_is_fair() -> None:
    field = [
        Condition(str(seat), "santa_timea", tuple("captain" if seat == at else "random" for at in range(3)))
        for seat in range(3)
    ]
    rows: list[dict[str, Any]] = [
        {"condition": str(seat), "number": number, "wins": [float(at == number % 3) for at in range(3)]}
        for seat in range(3)
        for number in range(30)
    ]

    found = measure_skill(field, rows)

    assert found
    assert found.balanced
    assert found.skill()[0] == pytest.approx(0)
    assert found.players[found.stronger] / 3 == found.fair


def test_the_advantage_of_a_seat_cancels_out_only_if_seats_are_exchanged() -> None:
    first_wins: Winner = lambda _, __: 0  # noqa: E731 - a rule of one line

    assert played(first_wins).skill()[0] == 0
    assert played(first_wins).balanced
    alone = played(first_wins, field=[STRONG_FIRST])
    assert alone.skill()[0] == 1
    assert not alone.balanced
    assert alone.same_seat is None


def test_only_deals_that_all_conditions_have_played_count() -> None:
    rows = [
        {"condition": one.name, "number": number, "wins": wins(0)} for one in FIELD for number in range(5)
    ]

    found = measure_skill(FIELD, rows[:-2])

    assert found
    assert found.deals == 3
    assert measure_skill(FIELD, rows[:6]) is None


def test_conditions_with_the_same_unequal_players_belong_together() -> None:
    equal = Condition("equal", "santa_timea", ("captain", "captain"))
    professional = Condition("pro", "santa_timea", ("captain", "random"), {"professional": True})
    columbus = Condition("columbus", "columbus", ("captain", "random"))

    found = unequal_fields([equal, STRONG_FIRST, professional, STRONG_LAST, columbus])

    assert found == [[STRONG_FIRST, STRONG_LAST], [professional], [columbus]]
