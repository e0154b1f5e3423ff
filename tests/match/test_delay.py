"""What spectators do not see yet."""

from __future__ import annotations

import pytest

from spielhafen.core.game import find_game
from spielhafen.match import (
    BadDelay,
    Event,
    Match,
    Ordered,
    SeatPlan,
    SpectatorPlan,
    Undone,
    open_match,
    seating,
)
from spielhafen.match.delay import MAX_MOVES, MAX_SECONDS, Delay, check_delay
from spielhafen.match.play_moves import play_moves
from spielhafen.match.seating import Person
from spielhafen.match.standing_orders import give_orders

ADA, BO = Person("a" * 64), Person("b" * 64)


def begin(plan: SpectatorPlan, *, open_seat: bool = False) -> Match:
    seats = [
        SeatPlan("Ada", owner=ADA.hash),
        SeatPlan("", "open") if open_seat else SeatPlan("Bo", owner=BO.hash),
    ]
    return Match(open_match(find_game("santa_timea"), {}, seats, bytes(32), 1.0, ADA.hash, spectators=plan))


def play(match: Match, at: float) -> Event:
    (seat,) = match.actors()
    return play_moves(match, seat, [str(match.view_for(seat).moves()[0])], at)


class Watched:
    """A match and its delay, advanced together."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.delay = Delay(match)

    def add(self, event: Event) -> int:
        """Add an event; return how many are shown now."""
        self.match = self.match.with_event(event)
        self.delay.add(event, self.match)
        return len(list(self.delay.release(event.at)))


def test_a_decision_is_shown_when_so_many_have_followed() -> None:
    watched = Watched(begin(SpectatorPlan(moves=2)))
    assert [watched.add(play(watched.match, at)) for at in (2.0, 3.0, 4.0, 5.0)] == [0, 0, 1, 1]
    assert watched.delay


def test_playing_to_and_fro_shows_no_more() -> None:
    watched = Watched(begin(SpectatorPlan(moves=2)))
    watched.add(play(watched.match, 2.0))
    for at in (3.0, 5.0, 7.0):
        before = len(watched.match.plies)
        assert watched.add(play(watched.match, at)) == 0
        assert watched.add(Undone(0, before, at + 1)) == 0
    assert watched.add(play(watched.match, 9.0)) == 0
    assert watched.add(play(watched.match, 10.0)) > 0


def test_orders_delay_neither_words_nor_events() -> None:
    plan = SpectatorPlan(seconds=60.0)
    silent, ordering = Watched(begin(plan)), Watched(begin(plan))
    for watched in (silent, ordering):
        watched.add(play(watched.match, 2.0))
    ordering.add(give_orders(ordering.match, 1, 5.0, only_move=True))
    for now in (10.0, 61.9, 62.0, 65.0, 80.0):
        shown = [
            [one for one in each.delay.release(now) if not isinstance(one, Ordered)]
            for each in (silent, ordering)
        ]
        assert shown[0] == shown[1]
        assert silent.delay.next_seconds(now, 20.0) == ordering.delay.next_seconds(now, 20.0)
        assert silent.delay.shows_words(1.5, now) == ordering.delay.shows_words(1.5, now)
    assert not ordering.delay


def test_an_event_is_shown_when_it_is_old_enough() -> None:
    watched = Watched(begin(SpectatorPlan(seconds=60.0)))
    assert watched.add(play(watched.match, 2.0)) == 0
    assert watched.delay.next_seconds(10.0) == 52.0
    assert list(watched.delay.release(61.9)) == []
    assert len(list(watched.delay.release(62.0))) == 1
    assert not watched.delay
    assert watched.delay.next_seconds(62.0) is None


def test_until_the_deal_everything_is_shown_at_once() -> None:
    watched = Watched(begin(SpectatorPlan(at_end=True), open_seat=True))
    assert watched.delay.shows_words(1.0, 1.0)
    assert watched.add(seating.sit(watched.match, BO, None, "Bo", 2.0)) == 1
    assert not watched.match.is_waiting_for_players
    assert watched.add(play(watched.match, 3.0)) == 0


def test_the_end_shows_everything() -> None:
    watched = Watched(begin(SpectatorPlan(at_end=True)))
    shown = [
        watched.add(play(watched.match, 2.0)) for _ in iter(lambda: watched.match.winners is None, False)
    ]
    assert shown[-1] == len(shown)
    assert not any(shown[:-1])


def test_words_are_shown_with_the_decisions_around_them() -> None:
    watched = Watched(begin(SpectatorPlan(moves=1)))
    assert not watched.delay.shows_words(1.5, 99.0)
    watched.add(play(watched.match, 2.0))
    assert watched.delay.shows_words(1.5, 99.0)
    assert not watched.delay.shows_words(2.5, 99.0)
    watched.add(play(watched.match, 3.0))
    assert watched.delay.shows_words(2.5, 99.0)


def test_words_are_shown_when_they_are_old_enough() -> None:
    watched = Watched(begin(SpectatorPlan(seconds=60.0)))
    assert not watched.delay.shows_words(1.5, 61.0)
    assert watched.delay.shows_words(1.5, 61.5)
    assert watched.delay.next_seconds(10.0, 1.5) == 51.5
    assert watched.delay.next_seconds(62.0, 1.5, 4.0, 3.0) == 1.0


@pytest.mark.parametrize(
    "plan",
    [
        SpectatorPlan(-1),
        SpectatorPlan(MAX_MOVES + 1),
        SpectatorPlan(0, -1.0),
        SpectatorPlan(0, MAX_SECONDS + 1),
    ],
)
def test_a_delay_that_is_too_long_is_refused(plan: SpectatorPlan) -> None:
    with pytest.raises(BadDelay):
        check_delay(plan)
