"""Shortest ways go round what is closed, no farther than wanted."""

from spielhafen.core.board import Board
from spielhafen.core.shortest_ways import Way, shortest_ways

BOARD = Board(
    """
    . . .
    . x .
    . . .
    """
)
NAMES = {name: space for space, name in enumerate(BOARD.names)}
CLOSED = BOARD.find("x")


def lengths(*starts: str, most: int = 9) -> dict[str, int]:
    ways = shortest_ways(BOARD, [NAMES[name] for name in starts], closed=CLOSED, most=most)
    return {BOARD.names[space]: way.steps for space, way in ways.items()}


def test_ways_go_round_what_is_closed() -> None:
    assert lengths("a2") == {"a2": 0, "a3": 1, "a1": 1, "b3": 2, "b1": 2, "c3": 3, "c1": 3, "c2": 4}


def test_ways_begin_at_the_nearest_start() -> None:
    assert lengths("a2", "c2")["b3"] == 2
    assert lengths("a2", "b3")["b3"] == 0


def test_no_way_is_longer_than_wanted() -> None:
    assert lengths("a2", most=1) == {"a2": 0, "a3": 1, "a1": 1}
    assert lengths("a2", most=0) == {"a2": 0}


def test_a_way_knows_the_space_before_its_end() -> None:
    ways = shortest_ways(BOARD, [NAMES["a2"]], closed=CLOSED)

    assert ways[NAMES["b3"]] == Way(2, NAMES["a3"])
    assert ways[NAMES["a2"]] == Way(0, NAMES["a2"])


def test_without_a_start_there_is_no_way() -> None:
    assert shortest_ways(BOARD, []) == {}
