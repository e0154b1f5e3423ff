"""Measures of a game's design: each has the value that is known for games made by hand."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from spielhafen.core.game import find_game
from spielhafen.lab.measures import (
    check_equal,
    compare_paired,
    measure_condition,
    player_moves,
    rule_paragraphs,
)
from spielhafen.lab.study import Condition

DUEL = Condition("duel", "santa_timea", ("greedy", "greedy"))
SAILING = Condition("sailing", "columbus", ("greedy", "greedy"))


def row(number: int = 0, **fields: Any) -> dict[str, Any]:
    """Return the row of a game that the first seat wins after leading in both rounds."""
    return {
        "condition": "duel",
        "number": number,
        "plies": 10,
        "finished": True,
        "wins": [1.0, 0.0],
        "rounds": 2,
        "decisions": [3, 2],
        "forced": [1, 0],
        "legal": [9, 6],
        "moves": {"Play": 5},
        "paragraphs": {"§3": 5},
        "points_by_round": [[1, 0], [2, 0]],
        "legal_by_round": [[10, 2], [5, 3]],
    } | fields


def by_round(*points: Sequence[float]) -> dict[str, Any]:
    return row(points_by_round=list(points))


def test_victories_length_and_choices_are_averages_over_games() -> None:
    found = measure_condition(DUEL, [row(), row(1, wins=[0.0, 1.0], plies=20)])

    assert [wins.mean for wins in found.wins] == [0.5, 0.5]
    assert found.plies.mean == 15
    assert found.choices.mean == 3
    assert found.forced.mean == pytest.approx(0.2)
    assert list(found.choices_by_round) == pytest.approx([5, 5 / 3])


def test_games_without_an_end_or_a_winner_are_counted() -> None:
    rows = [row(finished=False, wins=[0.0, 0.0]), row(1, wins=[0.0, 0.0]), row(2)]

    found = measure_condition(DUEL, rows)

    assert (found.unfinished, found.winless) == (1, 1)


@pytest.mark.parametrize(
    ("points", "changes"),
    [
        ([[0, 0], [1, 0], [2, 0]], 0),
        ([[1, 0], [1, 2], [3, 2]], 2),
        ([[1, 0], [1, 1], [2, 1]], 0),  # to be caught up with is not to lose the lead
        ([[1, 0], [1, 1], [1, 2]], 1),
    ],
)
def test_the_lead_changes_when_another_seat_is_first_alone(points: list[list[float]], changes: int) -> None:
    found = measure_condition(DUEL, [by_round(*points)]).lead_changes

    assert found
    assert found.mean == changes


@pytest.mark.parametrize(
    ("points", "comeback", "decided"),
    [
        ([[1, 0], [2, 0], [3, 0], [4, 0]], 0, 0.0),
        ([[0, 1], [0, 1], [0, 1], [2, 1]], 1, 0.75),
        ([[0, 1], [1, 1], [1, 1], [2, 1]], 0, 0.25),
        ([[1, 0], [1, 0], [1, 2], [1, 2]], 1, 1.0),
    ],
)
def test_a_winner_who_was_behind_half_way_has_come_back(
    points: list[list[float]], comeback: int, decided: float
) -> None:
    found = measure_condition(DUEL, [by_round(*points)])

    assert found.comebacks
    assert found.decided_at
    assert found.comebacks.hits == comeback
    assert found.decided_at.mean == decided


def test_a_shared_victory_decides_nothing() -> None:
    found = measure_condition(DUEL, [row(wins=[0.5, 0.5])])

    assert found.comebacks is None
    assert found.decided_at is None


def test_the_lead_is_that_of_the_first_over_the_second() -> None:
    three = Condition("three", "santa_timea", ("greedy",) * 3)
    one = row(wins=[1.0, 0.0, 0.0], points_by_round=[[0, 0, 0], [5, 1, 3]])

    assert measure_condition(three, [one]).lead_by_round == (0, 2)


def test_moves_and_paragraphs_that_never_happened_are_named() -> None:
    found = measure_condition(DUEL, [row()])

    assert found.unused_moves() == ["Keep", "LayAside"]
    assert found.moves["Play"] == 5
    assert "§3" not in found.unused_paragraphs()
    assert {"§14", "§15"} <= set(found.unused_paragraphs())


def test_moves_are_those_that_players_decide_on() -> None:
    assert player_moves(find_game("santa_timea")) == ["Keep", "LayAside", "Play"]
    assert "Dice" not in player_moves(find_game("columbus"))


def test_paragraphs_are_in_the_order_of_the_rulebook() -> None:
    found = rule_paragraphs(find_game("columbus"))

    assert found[:3] == ["§3", "§4", "§5"]
    assert found.index("§8") < found.index("§10")


def games(values: Sequence[float]) -> list[dict[str, Any]]:
    return [row(number, plies=value) for number, value in enumerate(values)]


def plies(one: Any) -> float:
    return float(one["plies"])


def test_pairs_of_games_with_the_same_chance_are_compared() -> None:
    random = Random(1)
    chance = [random.gauss(0, 10) for _ in range(400)]
    first = games([value + random.gauss(0, 1) for value in chance])
    second = games([value + random.gauss(2, 1) for value in chance])

    effect = compare_paired(first, second, plies)

    assert effect.pairs == 400
    assert effect.low < 2 < effect.high
    assert effect.high - effect.low < 0.3
    assert effect.gain == pytest.approx(101, rel=0.2)  # (100 + 1 + 100 + 1) / (1 + 1)


def test_pairing_gains_nothing_where_chance_differs() -> None:
    random = Random(2)
    first, second = (games([random.gauss(0, 1) for _ in range(2000)]) for _ in range(2))

    assert compare_paired(first, second, plies).gain == pytest.approx(1, abs=0.1)


def test_games_are_paired_by_their_numbers() -> None:
    effect = compare_paired(games([1, 2, 3])[::-1], games([2, 3, 4]), plies)

    assert (effect.mean, effect.error) == (1, 0)


def test_less_than_two_pairs_are_not_compared() -> None:
    with pytest.raises(ValueError, match="1"):
        compare_paired(games([1]), games([2, 3]), plies)


def test_halves_of_the_same_games_differ_by_chance_only() -> None:
    random = Random(3)
    errors = [check_equal(games([random.gauss(0, 1) for _ in range(100)]), plies) for _ in range(200)]

    beyond = sum(abs(error) > 2 for error in errors)
    assert 1 <= beyond <= 20  # 9 are expected


def test_halves_that_differ_are_noticed() -> None:
    random = Random(4)
    uneven = games([random.gauss(number % 2, 1) for number in range(100)])

    assert check_equal(uneven, plies) > 2


def turns(changed: Sequence[int], waits: Sequence[int] = (4, 6), **places: int) -> dict[str, Any]:
    return {"arrivals": places, "waits": list(waits), "changed": list(changed)}


def test_interaction_is_the_share_of_the_turns_of_others_that_change_something() -> None:
    rows = [row(turns=turns([1, 2])), row(1, turns=turns([2, 3])), row(2, turns=None)]

    found = measure_condition(DUEL, rows)

    assert found.watched == 2
    assert found.interaction
    assert (found.interaction.hits, found.interaction.of) == (8, 20)
    assert found.interaction.low < 0.4 < found.interaction.high


def test_alone_there_is_nobody_to_interact_with() -> None:
    one = row(turns=turns([0], [0], A1=2))

    assert measure_condition(Condition("alone", "treasure_map", ("greedy",)), [one]).interaction is None


def test_arrivals_are_counted_for_each_place_of_the_board() -> None:
    found = measure_condition(
        SAILING, [row(turns=turns([0, 0], e5=3, n5=1)), row(1, turns=turns([0, 0], e5=1))]
    )

    assert found.arrivals
    assert (found.arrivals["e5"], found.arrivals["n5"], found.arrivals["a1"]) == (2, 0.5, 0)
    assert len(found.arrivals) == 134


def test_a_game_without_a_board_has_no_places() -> None:
    assert measure_condition(DUEL, [row(turns=turns([0, 0]))]).arrivals == {}


def test_rows_of_an_older_version_are_read_without_their_turns() -> None:
    found = measure_condition(SAILING, [row(), row(1)])

    assert (found.watched, found.interaction, found.arrivals) == (0, None, None)
