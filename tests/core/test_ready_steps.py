"""Ready steps change fields, remember who has seen what, and keep secrets from the others."""

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from spielhafen.core.errors import RulesError
from spielhafen.core.moves import Catalogue, Move, choice, number, only
from spielhafen.core.options import NoOptions
from spielhafen.core.piece_pool import PieceSet
from spielhafen.core.play import Choice, State
from spielhafen.core.ready_steps import (
    Closing,
    PileDraw,
    PrivateChance,
    Reveal,
    Roll,
    SeatChance,
    SeatRule,
    Shuffle,
    even,
)
from spielhafen.core.secret import HIDDEN, view
from spielhafen.core.state_class import state
from spielhafen.core.state_fields import integer, list_of, per_seat, piece_counts, piece_list, seat_set

SHELLS = ("limpet", "mussel")
BAG = PieceSet((0, 0, 1), names=SHELLS)


@state
class Beach(State):
    options: NoOptions
    tide: int = integer(0, 3)
    tides: list[int] = list_of(integer(1, 3), 9)
    reach: list[int] = per_seat(integer(0, 3))
    bag: list[int] = piece_counts(BAG, secret="all", start=BAG.counts())
    hands: list[list[int]] = per_seat(piece_list(BAG), secret="owner")
    shore: list[int] = piece_list(BAG)
    wrack: list[int] = piece_list(BAG)
    charms: list[list[int]] = per_seat(piece_list(BAG, most=1), secret="seen")
    seen: list[int] = per_seat(seat_set())


class Rise(Move, text="tide {height}"):
    height: int = number(1, 3)


class Pick(Move, text="pick {shell}"):
    shell: int = choice(SHELLS)


class Show(Move, text="show {shell}"):
    shell: int = choice(SHELLS)


class Rest(Move, text="rest"):
    pass


MOVES = Catalogue([Rise, Pick, Show, Rest])


class Tide(Roll):
    odds, into = even(Rise), ("tide", "tides", "reach")


class Ebb(Shuffle):
    discard, pile = "wrack", "bag"


class Haul(PileDraw):
    deals, pile, into, refill = Pick, "bag", "hands", Ebb


class Find(PileDraw):
    deals, pile, into = Pick, "bag", "shore"


class Charm(PileDraw):
    deals, pile, into = Pick, "bag", "charms"


class Boast(Reveal):
    shows, field = Show, "charms"


class Resting(Closing):
    kinds = (Rest,)


@dataclass
class Work(Choice):
    stays = True
    deeds = (Resting(),)


class Thanks(SeatRule):
    pass


def beach(**fields: object) -> Beach:
    g = Beach.initial(3, NoOptions())
    for name, value in fields.items():
        setattr(g, name, value)
    return g


def read(written: str) -> Move:
    return MOVES.read(written)


def outcomes(g: Beach) -> list[tuple[str, int]]:
    return [(str(move), weight) for move, weight in g.outcomes()]


def test_a_roll_sets_numbers_that_of_its_seat_and_adds_to_lists() -> None:
    g = beach(tides=[1])
    g.then(Tide(2))
    assert outcomes(g) == [("tide 1", 1), ("tide 2", 1), ("tide 3", 1)]
    assert g.steps[-1].witnesses(g) is None

    g.play(read("tide 3"))

    assert (g.tide, g.tides, g.reach) == (3, [1, 3], [0, 0, 3])


def test_a_draw_is_as_likely_as_pieces_are_in_the_pile() -> None:
    g = beach()
    g.then(Find(1))

    assert outcomes(g) == [("pick limpet", 2), ("pick mussel", 1)]


def test_in_a_view_any_piece_may_be_drawn_from_a_secret_pile() -> None:
    g = beach(bag=[2, 0])
    g.then(Find(1))

    assert outcomes(view(g, 1)) == [("pick limpet", 1), ("pick mussel", 1)]


@pytest.mark.parametrize(
    ("step", "witnesses"), [(Haul(1), (1,)), (Charm(1), (1,)), (Find(1), None)], ids=["own", "seen", "public"]
)
def test_others_see_a_drawn_piece_only_where_it_goes_to_a_public_place(
    step: PileDraw, witnesses: Sequence[int] | None
) -> None:
    assert step.witnesses(beach()) == witnesses


def test_a_drawn_piece_goes_to_its_place() -> None:
    g = beach()
    g.then(Haul(1), Find(1), Charm(2))
    for written in ("pick limpet", "pick mussel", "pick limpet"):
        g.play(read(written))

    assert (g.hands, g.shore, g.charms) == ([[], [0], []], [1], [[], [], [0]])
    assert g.bag == [0, 0]


def test_a_seat_remembers_what_it_drew() -> None:
    g = beach()
    g.then(Charm(2))
    g.play(read("pick mussel"))

    assert g.seen == [0, 0, 0b100]
    assert [view(g, seat).charms[2] for seat in range(3)] == [[HIDDEN], [HIDDEN], [1]]


def test_an_empty_pile_gives_nothing() -> None:
    g = beach(bag=[0, 0])
    g.then(Find(0))
    g.settle()

    assert g.steps == []
    assert g.shore == []


def test_the_last_piece_brings_the_refill_and_no_other_does() -> None:
    g = beach(bag=[1, 1], wrack=[0])
    g.then(Haul(0), Haul(0))
    g.play(read("pick limpet"))
    assert (g.bag, g.wrack) == ([0, 1], [0])

    g.play(read("pick mussel"))

    assert (g.bag, g.wrack) == ([1, 0], [])


def test_what_is_shown_is_what_is_there() -> None:
    g = beach(charms=[[], [1], []])
    g.then(Boast(1, 0))

    assert outcomes(g) == [("show mussel", 1)]
    assert outcomes(view(g, 2)) == [("show limpet", 1), ("show mussel", 1)]


def test_only_the_two_see_what_is_shown_and_remember_it() -> None:
    g = beach(charms=[[], [1], []], seen=[0, 0b010, 0])
    g.then(Boast(1, 0))
    assert g.steps[-1].witnesses(g) == (1, 0)

    g.play(read("show mussel"))

    assert g.seen == [0, 0b011, 0]
    assert [view(g, seat).charms[1] for seat in range(3)] == [[1], [1], [HIDDEN]]


def test_only_its_seat_sees_the_outcome_of_a_glance() -> None:
    class Peek(PrivateChance):
        odds = even(Pick)

    class Wave(SeatChance):
        odds = even(Rise)

    assert Peek(1).witnesses(beach()) == (1,)
    assert Wave(1).witnesses(beach()) is None
    assert (Peek(1).seat, Peek(1) == Peek(1), Peek(1) == Peek(2)) == (1, True, False)


def test_a_field_that_remembers_no_seats_cannot_be_shown() -> None:
    class Tell(Reveal):
        shows, field = Show, "hands"

    g = beach(hands=[[1], [], []])
    g.then(Tell(0, 1))

    with pytest.raises(RulesError, match="Tell: hands needs secret="):
        g.play(read("show mussel"))


def test_a_field_that_does_not_exist_is_named() -> None:
    class Lose(PileDraw):
        deals, pile, into = Pick, "bag", "sand"

    with pytest.raises(RulesError, match="Lose: Beach has no field sand"):
        Lose(0).witnesses(beach())


def test_a_closing_deed_ends_an_open_choice() -> None:
    g = beach()
    g.then(Work(0), Thanks(1))
    assert list(g.moves()) == [only(Rest)]

    g.play(only(Rest))

    assert g.steps == []
