"""Piles drawn from late: their content is hidden, their size is public."""

from collections import Counter
from random import Random
from typing import TypeVar

import pytest

from spielhafen.core.errors import RulesError
from spielhafen.core.piece_pool import PieceSet
from spielhafen.core.play import PUBLIC, State
from spielhafen.core.secret import HIDDEN, determinize, excess_pieces, rest_size, view
from spielhafen.core.state_class import state
from spielhafen.core.state_fields import per_seat, piece_counts, piece_list

SHORE, REEF, GULL = range(3)
"""Three kinds of cards; a reef is never kept."""
CARDS = (SHORE, SHORE, SHORE, REEF, REEF, GULL)


ALL_CARDS = PieceSet(CARDS, held=(SHORE, GULL))


@state
class Table(State):
    """A table with hands, a discard pile and a face-down pile."""

    hands: list[list[int]] = per_seat(piece_list(ALL_CARDS), secret="owner")
    discard: list[int] = piece_list(ALL_CARDS)
    pile: list[int] = piece_counts(ALL_CARDS, secret="all")


@state
class OpenTable(State):
    """The same with an open pile."""

    hands: list[list[int]] = per_seat(piece_list(ALL_CARDS), secret="owner")
    discard: list[int] = piece_list(ALL_CARDS)
    pile: list[int] = piece_counts(ALL_CARDS)


T = TypeVar("T", Table, OpenTable)


def laid(kind: type[T], hands: list[list[int]], pile: list[int], discard: list[int] | None = None) -> T:
    g = kind.initial(2, None)
    g.hands, g.pile, g.discard = hands, pile, discard or []
    return g


@pytest.fixture
def table() -> Table:
    return laid(Table, [[SHORE], [GULL, SHORE]], [1, 1, 0], discard=[REEF])


def test_the_content_of_the_pile_is_hidden_from_all(table: Table) -> None:
    for viewer in (0, 1, PUBLIC):
        assert view(table, viewer).pile == [HIDDEN, HIDDEN, HIDDEN]


def test_the_size_of_the_pile_is_public(table: Table) -> None:
    assert [rest_size(view(table, viewer), table.POOLS[0]) for viewer in (0, 1, PUBLIC)] == [2, 2, 2]
    assert rest_size(table, table.POOLS[0]) == 2


def test_hidden_cards_are_dealt_to_hands_and_the_rest_is_the_pile(table: Table) -> None:
    random = Random(5)

    for _ in range(50):
        world = determinize(view(table, 0), random)

        assert world.hands[0] == [SHORE]
        assert len(world.hands[1]) == 2
        assert sum(world.pile) == 2
        assert excess_pieces(world) == []


def test_cards_that_cannot_be_held_are_not_dealt(table: Table) -> None:
    random = Random(6)
    worlds = [determinize(view(table, 0), random) for _ in range(300)]

    assert all(REEF not in world.hands[1] and world.pile[REEF] == 1 for world in worlds)
    assert {tuple(sorted(world.hands[1])) for world in worlds} == {(SHORE, SHORE), (SHORE, GULL)}


def test_hidden_hands_are_dealt_evenly(table: Table) -> None:
    """Two shores and one gull are unseen: two of three pairs of cards hold the gull."""
    random = Random(7)
    held = Counter(GULL in determinize(view(table, 0), random).hands[1] for _ in range(3000))

    assert held[True] == pytest.approx(2000, abs=120)


def test_an_open_pile_is_left_unchanged() -> None:
    table = laid(OpenTable, [[SHORE], [GULL]], [2, 2, 0])

    assert determinize(view(table, 0), Random(1)).pile == [2, 2, 0]


def test_a_view_cannot_hide_more_than_can_be_held() -> None:
    table = laid(Table, [[SHORE], [GULL, SHORE, SHORE, SHORE]], [0, 0, 0])

    with pytest.raises(RulesError):
        determinize(view(table, 0), Random(1))
