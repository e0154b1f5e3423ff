"""Boards of all sizes, and their areas."""

from itertools import combinations
from random import Random

import pytest

from spielhafen.boxes.ship_adventure.board_layout import lay_freely
from spielhafen.boxes.ship_adventure.chart import board_from_tiles as board_of
from spielhafen.boxes.ship_adventure.torus import Torus, torus
from spielhafen.core.game import Game, find_game
from spielhafen.games.caribbean_conquest.board import areas, pieces
from spielhafen.games.caribbean_conquest.board.waters import NAMES, NO_AREA, SIDES, waters
from spielhafen.games.caribbean_conquest.moves import Lay

HERE = NAMES.index
BOXES = [1, 4, 9]


@pytest.fixture
def conquest() -> Game:
    return find_game("caribbean_conquest")


@pytest.mark.parametrize(
    ("boxes", "sites", "cities", "majority"), [(1, 9, 4, 7), (4, 36, 16, 27), (9, 81, 36, 59)]
)
def test_boards_have_their_points_and_areas(boxes: int, sites: int, cities: int, majority: int) -> None:
    random = Random(boxes)
    sea = waters(board_of(lay_freely(random.randrange, boxes)))

    assert len(sea.squares) == SIDES[boxes] ** 2
    assert len(sea.points) == sites + cities
    assert sea.majority == majority
    assert sea.area_of.count(NO_AREA) == cities
    assert [len(area) for area in sea.areas] == [pieces.AREA_SIZES[boxes]] * pieces.AREA_COUNTS[boxes]
    assert [len(of_colour) for of_colour in sea.cities] == [boxes] * 4


def test_boards_of_all_sizes_are_valid_and_the_same_for_the_same_seed(conquest: Game, long_run: bool) -> None:
    for boxes in BOXES:
        for seed in range(10_000 if long_run else 12):
            one = lay_freely(Random(seed).randrange, boxes)
            assert conquest.start(2, {"boxes": boxes}).refuse(Lay(one)) is None
            assert seed or one == lay_freely(Random(seed).randrange, boxes)


def test_a_board_of_another_size_is_refused(conquest: Game) -> None:
    large = Lay(lay_freely(Random(1).randrange, 4))

    assert conquest.start(2).refuse(large) is not None
    assert conquest.start(2, {"boxes": 4}).refuse(large) is None


def test_squares_have_one_number_on_boards_of_all_sizes() -> None:
    for boxes, side in SIDES.items():
        sea = waters(board_of(lay_freely(Random(2).randrange, boxes)))
        assert [NAMES[square] for square in sea.squares] == torus(side).names
        assert [sea.own(square) for square in sea.squares] == list(range(side * side))
        corner = {NAMES[near] for near in sea.near[HERE("A1")]}
        assert {"B2", sea.chart.names[-1]} <= corner


def test_three_areas_are_as_compact_as_possible() -> None:
    random = Random(3)
    for _ in range(8):
        sites = sorted(random.sample(range(144), 9))
        assert areas.divide(sites, 3, 3, 12) == _closest(sites)


def _closest(sites: list[int]) -> list[list[int]]:
    """Return the best division by trying all.

    Steps count first, then the ways along rows and columns, then the order of the board.
    """
    side = 12

    def ways(one: int, other: int) -> int:
        across, down = abs(one % side - other % side), abs(one // side - other // side)
        return min(across, side - across) + min(down, side - down)

    def closeness(groups: list[list[int]]) -> tuple[int, int, list[list[int]]]:
        pairs = [pair for group in groups for pair in combinations(group, 2)]
        steps = sum(torus(side).distance(*pair) for pair in pairs)
        return steps, sum(ways(*pair) for pair in pairs), sorted(map(sorted, groups))

    return min(
        closeness([[sites[place] for place in group] for group in groups])
        for groups in areas.partitions(tuple(range(9)), 3)
    )[2]


@pytest.mark.parametrize("boxes", [4, 9])
def test_no_swap_of_two_sites_makes_the_areas_of_a_large_board_more_compact(boxes: int) -> None:
    sea = waters(board_of(lay_freely(Random(7).randrange, boxes)))
    board = sea.chart.torus
    groups = [[sea.own(sea.points[point]) for point in area] for area in sea.areas]
    for one, other in combinations(groups, 2):
        for site in one:
            for change in other:
                before = _sum(board, site, one) + _sum(board, change, other)
                after = _sum(board, site, other) + _sum(board, change, one) - 2 * board.distance(site, change)
                assert after >= before


def _sum(board: Torus, site: int, group: list[int]) -> int:
    return sum(board.distance(site, other) for other in group)
