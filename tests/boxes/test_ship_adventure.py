"""The box of Ship Adventure: tiles, charts, random boards, compass, duels, equipment."""

from collections import Counter
from math import isqrt
from random import Random

import pytest

from spielhafen.boxes.ship_adventure import board_layout, compass, duels, equipment, pieces, torus
from spielhafen.boxes.ship_adventure.chart import (
    NOWHERE,
    UNREACHABLE,
    Chart,
    board_from_tiles,
    tiles_from_board,
)
from spielhafen.boxes.ship_adventure.example_board import EXAMPLE_BOARD


@pytest.fixture
def fx() -> Chart:
    return Chart(EXAMPLE_BOARD)


def names(chart: Chart, squares: list[int] | tuple[int, ...]) -> list[str]:
    return [chart.names[square] for square in squares]


# Tiles


def test_a_box_holds_36_tiles_of_which_every_fourth_square_or_so_is_land() -> None:
    assert len(pieces.TILES) == sum(pieces.TILE_COUNTS) == 36
    assert sum(sign in pieces.LAND for tile in pieces.TILES for sign in pieces.DRAWINGS[tile]) == 44


def test_four_quarter_turns_bring_a_tile_back_and_a_whirlpool_keeps_its_direction() -> None:
    assert pieces.rotations("TJJJ") == ["TJJJ", "JTJJ", "JJJT", "JJTJ"]
    assert pieces.rotations(">v^<") == [">v^<"] * 4
    for drawn in range(len(pieces.DRAWINGS)):
        turned = drawn
        for _ in range(4):
            turned = pieces.TURN[turned]
        assert turned == drawn


# The torus


@pytest.mark.parametrize("side", [12, 24, 36])
def test_every_square_has_eight_neighbours_and_opposite_edges_join(side: int) -> None:
    board = torus.torus(side)

    assert all(len(set(near)) == 8 for near in board.neighbours)
    assert all(
        board.spread(1 << square) == board.neighbour_sets[square] | 1 << square
        for square in range(board.count)
    )
    corner = board.names.index("A1")
    assert {board.names[near] for near in board.neighbours[corner]} >= {
        f"{board.names[side - 1].rstrip('1')}{side}",
        f"A{side}",
    }


def test_distances_are_measured_across_the_edges() -> None:
    board = torus.torus(12)

    assert board.distance(board.names.index("A1"), board.names.index("L12")) == 1
    assert board.distance(board.names.index("A1"), board.names.index("G7")) == 6


# Charts


def test_a_chart_knows_cities_temples_skulls_and_currents(fx: Chart) -> None:
    assert names(fx, fx.temples) == ["G2", "F6", "J6", "B7", "F9"]
    assert names(fx, fx.skulls) == ["D3", "C5", "D7", "A12"]
    assert [names(fx, cities) for cities in fx.cities] == [["F11"], ["C10"], ["L5"], ["H8"]]
    assert [names(fx, harbours) for harbours in fx.harbours] == [["F12"], ["C9"], ["L6"], ["G8"]]
    assert fx.names[fx.current[fx.names.index("G3")]] == "H3"
    assert fx.current[0] == NOWHERE
    assert fx.barren == [2]
    assert fx.sea.bit_count() == 100
    assert len(fx.torus.regions(fx.sea)) == 1


@pytest.mark.parametrize(
    ("area", "numbers", "place"),
    [("D", "2341", "C8"), ("E", "4213", "H6"), ("F", "2143", "L5"), ("H", "3142", "F9"), ("D", "3412", "A8")],
)
def test_numbers_lead_to_a_tile_with_land_and_there_to_land(
    fx: Chart, area: str, numbers: str, place: str
) -> None:
    assert fx.names[fx.dig_site(ord(area) - ord("A"), numbers)] == place


def test_numbers_lead_nowhere_in_an_area_without_land(fx: Chart) -> None:
    assert fx.dig_site(2, "1234") == NOWHERE


def test_distances_at_sea_ignore_currents_and_ties_are_broken_by_direction(fx: Chart) -> None:
    at = fx.names.index

    assert fx.distance(at("D7"), at("E8")) == 1
    assert fx.distance(at("H9"), at("A6")) == 5
    assert fx.distance(at("A1"), at("A1")) == 0
    assert fx.distance(at("F9"), at("A1")) == UNREACHABLE
    assert fx.names[fx.next_step(at("C9"), at("A12"))] == "B10"
    assert fx.next_step(at("A1"), at("A1")) == at("A1")
    assert fx.next_step(at("F9"), at("A1")) == at("F9")


def test_the_tiles_of_a_board_make_the_same_board() -> None:
    assert board_from_tiles(tiles_from_board(EXAMPLE_BOARD)) == EXAMPLE_BOARD
    with pytest.raises(ValueError, match="Q"):
        tiles_from_board("Q" * 144)


# Laying boards. The conditions on a board are computed here a second time, independently, from its signs.


def around(board: str, place: int, far: int = 1) -> set[int]:
    """Return the squares within `far` steps of a square, itself included."""
    side = isqrt(len(board))
    steps = range(-far, far + 1)
    return {
        (place // side + down) % side * side + (place + across) % side for down in steps for across in steps
    }


def parts(board: str, signs: str) -> list[set[int]]:
    """Return the connected parts of the squares with these signs, the largest last."""
    left, found = {place for place, sign in enumerate(board) if sign in signs}, list[set[int]]()
    while left:
        edge = {left.pop()}
        found.append(set())
        while edge:
            found[-1] |= edge
            edge = {near for place in edge for near in around(board, place)} & left
            left -= edge
    return sorted(found, key=len)


def places(board: str, signs: str) -> set[int]:
    return {place for place, sign in enumerate(board) if sign in signs}


def has_ways(board: str) -> bool:
    """Whether all harbours and skulls are in the main sea, and all land has a coast on it."""
    main = parts(board, pieces.SEA)[-1]
    ashore = {near for place in main for near in around(board, place)}
    return places(board, "HK") <= main and all(land & ashore for land in parts(board, pieces.LAND))


def harbours_lie_apart(board: str) -> bool:
    """Whether any two harbours are at least three squares apart."""
    harbours = places(board, "H")
    return all(around(board, harbour, 2) & harbours == {harbour} for harbour in harbours)


def is_fair(board: str) -> bool:
    """Whether harbours are apart, skulls touch no temple, and islands have at most 24 squares."""
    haunted = any(around(board, skull) & places(board, "T") for skull in places(board, "K"))
    return harbours_lie_apart(board) and not haunted and len(parts(board, pieces.LAND)[-1]) <= 24


def test_a_shuffle_may_result_in_any_order() -> None:
    random = Random(1)

    assert len({tuple(board_layout.shuffled([1, 2, 3], random.randrange)) for _ in range(100)}) == 6


def test_the_same_seed_lays_the_same_board() -> None:
    assert board_layout.lay_by_card(Random(3).randrange) == board_layout.lay_by_card(Random(3).randrange)
    assert board_layout.lay_by_card(Random(3).randrange) != board_layout.lay_by_card(Random(4).randrange)


def test_boards_laid_by_card_are_valid_fair_and_use_every_card(long_run: bool) -> None:
    random, cards, drawn = Random(12), set[int | None](), set[int]()
    for _ in range(10_000 if long_run else 150):
        tiles = board_layout.lay_by_card(random.randrange)
        board = board_from_tiles(tiles)
        assert board_layout.is_valid_layout(tiles, by_card=True)
        assert has_ways(board)
        assert is_fair(board)
        cards.add(board_layout.layout_card_of(tiles))
        drawn |= set(tiles)

    assert cards == {0, 1, 2, 3}
    assert drawn == set(range(len(pieces.DRAWINGS)))


@pytest.mark.parametrize(("boxes", "side"), [(1, 12), (4, 24), (9, 36)])
def test_boards_of_one_four_and_nine_boxes_are_valid(boxes: int, side: int, long_run: bool) -> None:
    random = Random(boxes)
    for _ in range(10_000 if long_run else 150 // boxes):
        tiles = board_layout.lay_freely(random.randrange, boxes)
        board = board_from_tiles(tiles)
        assert board_layout.is_valid_layout(tiles, boxes)
        assert has_ways(board)
        assert boxes > 1 or harbours_lie_apart(board)
        assert isqrt(len(board)) == side


def test_only_balanced_boards_always_meet_the_demands() -> None:
    def drafts(*, balanced: bool) -> list[board_layout.Draft]:
        boards = [board_layout.lay_by_card(Random(seed).randrange, balanced=balanced) for seed in range(20)]
        return [board_layout.Draft(list(tiles)) for tiles in boards]

    for demand in board_layout.DEMANDS:
        assert 0 < sum(demand(draft) for draft in drafts(balanced=False)) < 20
        assert all(demand(draft) for draft in drafts(balanced=True))
    free = [board_layout.lay_freely(Random(seed).randrange, 1, balanced=False) for seed in range(20)]
    assert all(board_layout.is_free_layout(tiles, 1, balanced=False) for tiles in free)
    assert 0 < sum(board_layout.is_free_layout(tiles, 1) for tiles in free) < 20


def test_a_harbour_without_a_way_to_the_sea_is_turned() -> None:
    tiles = [pieces.DRAWINGS.index("....")] * 36
    for place, drawn in [(7, "JBJH"), (8, "J.J."), (13, "JJ.."), (14, "J...")]:
        tiles[place] = pieces.DRAWINGS.index(drawn)
    shut = board_layout.Draft(tiles)

    assert not shut.harbours[7] & shut.main_sea
    assert shut.repair()
    assert shut.harbours[7] & shut.main_sea


def test_a_harbour_in_a_lake_or_land_without_a_coast_makes_a_board_invalid() -> None:
    random, seen = Random(2), Counter[bool]()
    while min(seen[True], seen[False]) < 5:
        tiles = board_layout.shuffled(pieces.TILES, random.randrange)
        assert board_layout.is_valid_layout(tiles) == has_ways(board_from_tiles(tiles))
        seen[board_layout.is_valid_layout(tiles)] += 1


def test_an_island_in_a_lake_makes_a_board_invalid() -> None:
    tiles = [pieces.DRAWINGS.index("....")] * 36
    for row, column in [(row, column) for row in range(5) for column in range(5)]:
        if {row, column} & {0, 4}:
            tiles[6 * row + column] = pieces.DRAWINGS.index("TJJJ")
    assert board_layout.Draft(tiles).is_valid

    tiles[6 * 2 + 2] = pieces.DRAWINGS.index("J...")
    assert not board_layout.Draft(tiles).is_valid


def test_boards_with_other_tiles_are_invalid() -> None:
    tiles = list(board_layout.lay_by_card(Random(5).randrange))

    assert not board_layout.is_valid_layout(tiles[:-1])
    assert not board_layout.is_valid_layout([tiles[0]] * 36)
    assert not board_layout.is_valid_layout(tiles, 4)


# Compass, duels, equipment


def test_the_first_captain_is_that_of_the_innermost_colour_in_play() -> None:
    red, blue, yellow, green = range(4)
    sector = compass.SECTORS.index((blue, yellow, green))

    assert compass.first_seat(sector, [red, yellow, blue, green]) == 2
    assert compass.first_seat(sector, [red, yellow, green]) == 1
    assert compass.first_seat(sector, [red, green]) == 1
    assert compass.first_seat(sector, [red]) == 0
    assert compass.innermost_colour(sector) == blue


def test_the_compass_is_fair_for_every_set_of_colours() -> None:
    for colours in ([0, 1], [0, 3], [1, 2, 3], [0, 1, 2, 3]):
        first = Counter(compass.first_seat(sector, colours) for sector in range(len(compass.SECTORS)))
        assert len(set(first.values())) == 1


def test_dice_count_the_skull_as_seven() -> None:
    skull = duels.SKULL_FACE

    assert duels.lead(skull, 0, 4, 2) == 0
    assert duels.HANDFUL_SUMS[duels.HANDFUL_NAMES.index("3 5 skull")] == 15
    assert sum(duels.arrangements(dice) for dice in duels.HANDFULS if len(dice) == 3) == 216
    assert [round(100 * duels.win_probability(edge)) for edge in (-6, -3, 0, 3, 6)] == [0, 12, 50, 88, 100]


def test_bonuses_add_up_by_kind() -> None:
    everything = (1 << len(equipment.CARD_NAMES)) - 1
    pistols = 1 << equipment.CARD_NAMES.index("pistols")

    assert (equipment.MELEE[everything], equipment.RANGED[everything]) == (6, 6)
    assert (equipment.MELEE[pistols], equipment.RANGED[pistols]) == (2, 0)
    assert equipment.has_card(pistols, equipment.CARD_NAMES.index("pistols"))
    assert not equipment.has_card(pistols, equipment.CAMOUFLAGE)
