"""Standing orders beside the events that everyone knows of."""

from __future__ import annotations

from spielhafen.core.game import find_game
from spielhafen.match import Match, SeatPlan, open_match
from spielhafen.match.events import Event, Ordered, StandingOrders
from spielhafen.match.order_state import GivenOrders
from spielhafen.match.play_moves import play_moves
from spielhafen.match.standing_orders import give_orders

SEATS = [SeatPlan("Ada", owner="a" * 64), SeatPlan("Bo", owner="b" * 64)]


def begin() -> Match:
    return Match(open_match(find_game("columbus"), {}, SEATS, bytes(32), 1.0, "a" * 64))


def move(match: Match, at: float) -> Event:
    (seat,) = match.actors()
    return play_moves(match, seat, [str(match.view_for(seat).moves()[0])], at)


def test_orders_change_nothing_that_others_are_told() -> None:
    match = begin()
    ordered = match.with_event(give_orders(match, 1, 99.0, only_move=True))

    assert (ordered.seq, match.seq) == (2, 1)
    assert (ordered.shown_seq, ordered.view_hash) == (match.shown_seq, match.view_hash)
    assert (ordered.changed_at, ordered.clock) == (match.changed_at, match.clock)
    assert ordered.orders == {1: StandingOrders(only_move=True)}


def test_a_match_with_orders_counts_and_hashes_as_one_without() -> None:
    silent, ordering = begin(), begin()
    ordering.apply(give_orders(ordering, 0, 2.0, only_move=True))
    for number in range(20):
        at = 3.0 + number
        event = move(silent, at)
        for match in (silent, ordering):
            match.apply(event)
        ordering.apply(give_orders(ordering, number % 2, at, only_move=number % 3 == 0))
        assert (ordering.shown_seq, ordering.view_hash) == (silent.shown_seq, silent.view_hash)
        for since in range(silent.seq + 2):
            assert ordering.first_unseen_ply(since) == silent.first_unseen_ply(since)
    assert ordering.seq == silent.seq + 21


def test_the_events_that_everyone_knows_of_are_numbered_without_gaps() -> None:
    given = GivenOrders()
    for number in (2, 3, 6):
        given = given.after(Ordered(0, StandingOrders(only_move=True), 1.0), SEATS, number)

    assert [given.event_number(shown) for shown in range(7)] == [0, 1, 4, 5, 7, 8, 9]


def test_orders_are_new_until_something_happens_that_everyone_knows_of() -> None:
    match = begin()
    for seat in (1, 0):
        match.apply(give_orders(match, seat, 2.0, only_move=False))
    assert match.given_orders.new == {0, 1}
    match.apply(move(match, 3.0))
    assert match.given_orders.new == frozenset()
    assert match.given_orders.events == (2, 3)
