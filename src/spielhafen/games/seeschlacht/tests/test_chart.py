"""Tests of the board: its places, and that neither side is better off."""

import pytest

from spielhafen.games.seeschlacht.board.chart import (
    AHEAD,
    BATTERIES,
    BERTHS,
    BOARD,
    EDGE,
    FAR,
    GOAL_BERTHS,
    HARBOURS,
    HOME_BERTHS,
    HOME_DOTTED,
    LAND,
    NAMES,
    NEUTRAL_BERTHS,
    NEUTRAL_HARBOUR,
    PLACES,
    SPACES,
    WATER,
    YARDS,
    ZONES,
    fields_from,
)
from spielhafen.games.seeschlacht.board.pieces import SEATS, WHITE, YELLOW

MIRRORED = (5, 4, 3, 2, 1, 0)
"""The directions in a mirror that exchanges east and west."""


def mirror(space: int) -> int:
    x, y = PLACES[space]
    there = BOARD.at(52 - x, y)
    assert there is not None
    return there


def mirrored(spaces: frozenset[int]) -> set[int]:
    return {mirror(space) for space in spaces}


def reachable(start: frozenset[int], closed: frozenset[int]) -> set[int]:
    return {space for space, far in enumerate(fields_from(start, closed=closed)) if far < FAR}


def test_504_points_61_of_them_land() -> None:
    assert (len(BOARD), len(LAND), sum(WATER)) == (504, 61, 443)
    assert NAMES[0] == "a0"
    assert NAMES[-1] == "s52"


@pytest.mark.parametrize(
    "places", [HARBOURS, HOME_BERTHS, HOME_DOTTED, GOAL_BERTHS, BATTERIES], ids=lambda places: len(places[0])
)
def test_yellow_has_what_white_has_in_the_mirror(places: list[frozenset[int]]) -> None:
    assert mirrored(places[WHITE]) == places[YELLOW]


def test_land_and_the_neutral_harbour_are_their_own_mirror_image() -> None:
    assert mirrored(frozenset(LAND)) == set(LAND)
    assert mirrored(NEUTRAL_HARBOUR) == NEUTRAL_HARBOUR
    assert mirrored(NEUTRAL_BERTHS) == NEUTRAL_BERTHS


def test_fire_reaches_as_far_in_the_mirror() -> None:
    for space in SPACES:
        for keel, zone in enumerate(ZONES[space]):
            seen = {
                mirror(target): (line, shields if shields is None else {mirror(by) for by in shields})
                for target, (line, shields) in zone.items()
            }
            there = ZONES[mirror(space)][MIRRORED[keel] % 3]
            assert seen == {
                target: (line, shields if shields is None else set(shields))
                for target, (line, shields) in there.items()
            }


def test_a_home_has_ten_anchorages_three_with_a_dot_and_a_destination_four() -> None:
    for seat in range(SEATS):
        assert len(HOME_BERTHS[seat]) == 10
        assert len(HOME_DOTTED[seat]) == 3
        assert HOME_DOTTED[seat] < HOME_BERTHS[seat]
        assert len(GOAL_BERTHS[seat]) == 4
        assert len(BERTHS[seat][True]) == 18
        assert len(YARDS[seat][False]) == 7


def test_destinations_lie_diagonally_opposite() -> None:
    for seat in range(SEATS):
        home, goal = PLACES[min(HOME_BERTHS[seat])], PLACES[min(GOAL_BERTHS[seat])]
        assert (home[0] < 26) != (goal[0] < 26)
        assert (home[1] < 9) != (goal[1] < 9)


def test_the_water_is_one_also_for_warships() -> None:
    assert len(reachable(HOME_BERTHS[WHITE], frozenset())) == sum(WATER)
    assert len(reachable(HOME_BERTHS[WHITE], NEUTRAL_HARBOUR)) == sum(WATER) - len(NEUTRAL_HARBOUR)


def test_a_harbour_is_left_only_through_two_entrances_under_its_own_guns() -> None:
    for seat in range(SEATS):
        for berths in (HOME_BERTHS[seat], GOAL_BERTHS[seat]):
            inside = frozenset(reachable(berths, frozenset(SPACES) - HARBOURS[seat]))
            doors = {
                near
                for space in inside
                for near in AHEAD[space]
                if near != EDGE and WATER[near] and near not in inside
            }
            assert doors <= BATTERIES[seat]
            assert len(doors) == 4
            assert sorted(sum(near in AHEAD[door] for near in doors) for door in doors) == [1, 1, 1, 1]


def test_eight_batteries_of_seven_fields_before_the_harbours() -> None:
    everywhere = [space for seat in range(SEATS) for space in BATTERIES[seat]]

    assert len(everywhere) == len(set(everywhere)) == 56
    assert all(WATER[space] for space in everywhere)
    assert not set(everywhere) & (HARBOURS[WHITE] | HARBOURS[YELLOW])
    centres = [
        space for seat in range(SEATS) for space in BATTERIES[seat] if set(AHEAD[space]) <= BATTERIES[seat]
    ]
    assert len(centres) == 8


def test_the_ways_are_as_long_for_both() -> None:
    for seat in range(SEATS):
        there = fields_from(GOAL_BERTHS[seat])
        assert min(there[space] for space in HOME_DOTTED[seat]) == 30
        assert min(there[space] for space in NEUTRAL_BERTHS) == 17
        assert min(fields_from(NEUTRAL_BERTHS)[space] for space in HOME_DOTTED[seat]) == 13


def test_a_zone_of_fire_has_nine_fields_on_each_side_and_four_in_the_first_line() -> None:
    whole = [zone for zones in ZONES for zone in zones if len(zone) == 18]

    assert whole
    for zone in whole:
        lines = [line for line, _ in zone.values()]
        assert [lines.count(line) for line in (1, 2, 3)] == [4, 6, 8]
