"""States and views become lists of numbers of fixed length, each within its declared limits."""

from __future__ import annotations

from array import array
from operator import le
from random import Random

import pytest
from hypothesis import given

from spielhafen.core.encoder import BEFORE_THE_END, NO_STEP, Encoder
from spielhafen.core.game import find_game, find_games
from spielhafen.core.options import NoOptions
from spielhafen.core.piece_pool import PieceSet
from spielhafen.core.play import CHANCE, EVERYTHING, OVER, PUBLIC, State, sample
from spielhafen.core.secret import HIDDEN, view
from spielhafen.core.state_class import state
from spielhafen.core.state_fields import (
    choice,
    fixed_list,
    integer,
    list_of,
    observations,
    per_seat,
    piece_list,
    record,
    seat_number,
    seat_set,
    sign_text,
    tracked,
)
from spielhafen.core.state_kinds import NONE, SEATS
from spielhafen.testing.strategies import states
from tests.toys.skerry import GAME

CARDS = PieceSet((0, 0, 1, 2))
ABSENT = HIDDEN - 1


@state
class Boat(State):
    """One field of each shape."""

    depth: int = integer(3, 9)
    wind: int = choice("NESW", none=True)
    hands: list[list[int]] = per_seat(piece_list(CARDS, most=2), secret="owner")
    marks: list[int] = list_of(integer(4, 7), SEATS)
    duel: list[int] = record(integer(0, 1), integer(5, 6), may_be_empty=True)
    last: list[int] = record(integer(2, 3), rest=integer(0, 1), most=2)
    chart: str = sign_text("~#", 3, may_be_empty=True)
    nets: list[list[int]] = list_of(fixed_list(integer(1, 2), 2), 2)
    chips: list[list[int]] = tracked(2, 3, counted_by="held", log="trail", start=2)
    held: list[int] = fixed_list(integer(0, 2), 3, start=(0, 0, 2))
    trail: list[list[list[int]]] = observations()
    captain: int = seat_number(none=True)
    crew: int = seat_set()


def boat(*, relative: bool = False) -> tuple[Encoder, Boat]:
    g = Boat.initial(2, NoOptions())
    g.last = [2]
    return Encoder(Boat, GAME.steps, 2, NoOptions(), relative=relative), g


def entry(encoder: Encoder, g: State, name: str) -> list[tuple[int, int, int]]:
    """The entries of a field: lower limit, value, upper limit."""
    triples = zip(encoder.names, encoder.low, encoder.encode(g), encoder.high, strict=True)
    return [(low, value, high) for found, low, value, high in triples if found.split("[")[0] == name]


def test_a_number_is_itself_between_its_bounds() -> None:
    encoder, g = boat()
    g.depth = 8

    assert entry(encoder, g, "depth") == [(3, 8, 9)]
    assert entry(encoder, g, "wind") == [(-1, -1, 3)]


def test_a_list_is_filled_up_with_a_number_below_the_limit_of_its_entries() -> None:
    encoder, g = boat()
    g.marks = [7]

    assert entry(encoder, g, "marks") == [(3, 7, 7), (3, 3, 7)]
    assert encoder.names[encoder.names.index("marks[0]") + 1] == "marks[1]"


def test_what_is_hidden_and_what_is_absent_are_different_numbers() -> None:
    encoder, g = boat()
    g.hands = [[2], [0, 1]]

    assert [value for _, value, _ in entry(encoder, g, "hands")] == [2, ABSENT, 0, 1]
    assert [value for _, value, _ in entry(encoder, view(g, 0), "hands")] == [2, ABSENT, HIDDEN, HIDDEN]
    assert {(low, high) for low, _, high in entry(encoder, g, "hands")} == {(ABSENT, 2)}


def test_a_record_is_whole_or_filled_up() -> None:
    encoder, g = boat()
    assert entry(encoder, g, "duel") == [(-1, -1, 1), (4, 4, 6)]
    assert entry(encoder, g, "last") == [(2, 2, 3), (-1, -1, 1), (-1, -1, 1)]

    g.duel, g.last = [1, 5], [3, 0]
    assert entry(encoder, g, "duel") == [(-1, 1, 1), (4, 5, 6)]
    assert entry(encoder, g, "last") == [(2, 3, 3), (-1, 0, 1), (-1, -1, 1)]


def test_a_sign_is_its_place_among_the_signs() -> None:
    encoder, g = boat()
    assert entry(encoder, g, "chart") == [(-1, -1, 1)] * 3

    g.chart = "~#~"
    assert entry(encoder, g, "chart") == [(-1, 0, 1), (-1, 1, 1), (-1, 0, 1)]


def test_lists_in_lists_are_filled_up_whole() -> None:
    encoder, g = boat()
    g.nets = [[2, 1]]

    assert entry(encoder, g, "nets") == [(0, 2, 2), (0, 1, 2), (0, 0, 2), (0, 0, 2)]


def test_of_tracked_pieces_the_places_and_the_own_knowledge_are_encoded() -> None:
    encoder, g = boat()
    g.chips = [[2, 0], [4, 1], [4, 5]]

    assert [value for _, value, _ in entry(encoder, view(g, 1), "chips")] == [2, HIDDEN, 4, 5]
    assert [value for _, value, _ in entry(encoder, view(g, PUBLIC), "chips")] == [HIDDEN] * 4
    assert not any(name.startswith("trail") for name in encoder.names)


def test_viewer_winners_the_next_step_and_who_acts_come_first() -> None:
    g = GAME.start(2)
    encoder = GAME.encoder(2)
    step = encoder.step_names.index(type(g.steps[-1]).__name__)
    assert encoder.names[:4] == ("viewer", "winners", "step", "actor")
    assert encoder.encode(g)[:4] == [EVERYTHING, BEFORE_THE_END, step, g.actor()]

    g.end([1])
    assert encoder.encode(view(g, 1))[:4] == [1, 0b10, NO_STEP, OVER]


def test_every_entry_has_a_name_of_its_own() -> None:
    for game in find_games().values():
        encoder = game.encoder(game.seats[1])
        assert len(set(encoder.names)) == len(encoder.names)
        assert encoder.shape == (len(encoder.low),) == (len(encoder.high),)
        assert all(low <= high for low, high in encoder.limits)


@given(states(GAME), states(GAME))
def test_states_are_encoded_alike_only_if_their_fields_are_alike(one: State, other: State) -> None:
    if one.seats() != other.seats():
        return
    encoder = GAME.encoder(one.seats())
    values = [[getattr(g, field.name) for field in g.FIELDS] for g in (one, other)]

    assert (encoder.encode(one)[4:] == encoder.encode(other)[4:]) == (values[0] == values[1])


def test_a_relative_encoder_counts_seats_from_the_viewer_on() -> None:
    encoder, g = boat(relative=True)
    g.hands, g.captain, g.crew = [[2], [0, 1]], 1, 0b10

    assert [value for _, value, _ in entry(encoder, view(g, 0), "hands")] == [2, ABSENT, HIDDEN, HIDDEN]
    assert [value for _, value, _ in entry(encoder, view(g, 1), "hands")] == [0, 1, HIDDEN, ABSENT]
    assert [entry(encoder, view(g, seat), "captain")[0][1] for seat in (0, 1)] == [1, 0]
    assert [entry(encoder, view(g, seat), "crew")[0][1] for seat in (0, 1)] == [0b10, 0b01]
    assert [entry(encoder, view(g, seat), "viewer")[0][1] for seat in (0, 1)] == [0, 1]

    g.captain = NONE
    assert entry(encoder, view(g, 1), "captain")[0][1] == NONE


def test_a_view_is_encoded_into_a_given_buffer() -> None:
    encoder, g = boat()
    out = array("i", [99] * encoder.shape[0])

    assert encoder.encode(g, out) is out
    assert out.tolist() == encoder.encode(g)


@pytest.mark.parametrize("relative", [False, True])
@pytest.mark.parametrize("name", sorted(find_games()))
def test_a_writer_writes_what_the_encoder_encodes(name: str, *, relative: bool) -> None:
    game, random = find_game(name), Random(7)
    seats = game.seats[1]
    encoder, g = game.encoder(seats, relative=relative), game.start(seats)
    out = array("i", [99] * encoder.shape[0])
    writer = encoder.writer(out)
    for _ in range(300):
        if g.actor() == OVER:
            break
        g.play(sample(g, random) if g.actor() == CHANCE else random.choice(g.moves()))
        seen = view(g, random.choice((EVERYTHING, PUBLIC, *range(seats))))
        if random.random() < 1 / 2:
            writer.write(seen)
        else:
            writer.observe(g, seen.viewer)
        assert out.tolist() == encoder.encode(seen)


@pytest.mark.parametrize("states_met", [150, pytest.param(10_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", sorted(find_games()))
def test_every_state_and_view_of_a_game_lies_within_the_limits(name: str, states_met: int) -> None:
    game, random = find_game(name), Random(6)
    for seats in range(game.seats[0], game.seats[1] + 1):
        encoders, g = (
            [game.encoder(seats, relative=relative) for relative in (False, True)],
            game.start(seats),
        )
        for _ in range(states_met):
            if g.actor() == OVER:
                g = game.start(seats)
            g.play(sample(g, random) if g.actor() == CHANCE else random.choice(g.moves()))
            viewers = EVERYTHING, PUBLIC, *range(seats)
            for viewer in viewers if states_met < 1000 else random.sample(viewers, 1):
                for encoder in encoders:
                    encoded = encoder.encode(view(g, viewer))
                    assert len(encoded) == len(encoder.names)
                    assert outside(encoder, encoded) == []


def outside(encoder: Encoder, encoded: list[int]) -> list[str]:
    """The names of entries that are out of their limits."""
    if all(map(le, encoder.low, encoded)) and all(map(le, encoded, encoder.high)):
        return []
    entries = zip(encoder.names, encoder.limits, encoded, strict=True)
    return [f"{name} {value}" for name, (low, high), value in entries if not low <= value <= high]
