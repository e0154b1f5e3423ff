"""What is listed of a table, and who sits down there."""

from __future__ import annotations

import msgspec
import pytest

from spielhafen.core.game import find_game
from spielhafen.lobby.listings import (
    LIVE_SECONDS,
    MAX_LISTED,
    MAX_OF_ADDRESS,
    MAX_OWN,
    SLOW_SECONDS,
    ListingRefused,
    ListingTerms,
    check_limits,
    describe_table,
    join,
    seat_next_bot,
)
from spielhafen.match import ClockPlan, Match, SeatPlan, SeatRefused, open_match
from spielhafen.match.seating import Person

ADA, BO = "a" * 64, "b" * 64
FREE = SeatPlan("", "open")


def waiting(*seats: SeatPlan, clock: ClockPlan | None = None, **options: object) -> Match:
    return Match(
        open_match(
            find_game("columbus"),
            options,
            [SeatPlan("Ada", owner=ADA), *seats],
            bytes(32),
            1.0,
            ADA,
            clock=clock,
        )
    )


def test_a_table_is_listed_by_its_rules_and_clock() -> None:
    clock = ClockPlan("move", 86_400.0)
    listing = describe_table(waiting(FREE, clock=clock), "de")
    assert listing == ListingTerms("columbus", 2, "de", "printed", clock)
    assert (listing.seconds, msgspec.structs.replace(listing, clock=None).seconds) == (
        SLOW_SECONDS,
        LIVE_SECONDS,
    )


def test_a_table_without_a_free_seat_is_not_listed() -> None:
    with pytest.raises(ListingRefused):
        describe_table(waiting(SeatPlan("Bo", owner=BO)), "en")


def test_wishes_suit_each_other_whatever_the_level_of_the_bots() -> None:
    wish = ListingTerms("columbus", 3, "en", "printed", level="boy")
    assert wish.suits(msgspec.structs.replace(wish, level="admiral"))
    assert not wish.suits(msgspec.structs.replace(wish, language="de"))


@pytest.mark.parametrize(
    ("counts", "key"),
    [
        ((MAX_OWN, 3, 3), "lobby-too-many-own"),
        ((0, MAX_OF_ADDRESS, 99), "lobby-too-many-here"),
        ((0, 0, MAX_LISTED), "lobby-full"),
    ],
)
def test_a_limit_is_said(counts: tuple[int, int, int], key: str) -> None:
    with pytest.raises(ListingRefused) as refused:
        check_limits(*counts)
    assert refused.value.text.key == key
    check_limits(*(count - 1 for count in (MAX_OWN, MAX_OF_ADDRESS, MAX_LISTED)))


def test_bots_have_names_that_are_free() -> None:
    match = waiting(SeatPlan("magellan", owner=BO), FREE, FREE)
    for name in ("Drake", "Magellan 4"):
        seated = seat_next_bot(match, "boy", ["Magellan", "Drake"], 2.0)
        assert seated is not None
        assert (seated.plan.name, seated.plan.kind, seated.plan.level) == (name, "bot", "boy")
        match = match.with_event(seated)
    assert seat_next_bot(match, "boy", ["Magellan"], 3.0) is None


@pytest.mark.parametrize(
    ("person", "at_odds", "key"),
    [(ADA, (), "lobby-seated"), (BO, (ADA,), "lobby-gone")],
    ids=["twice", "at odds"],
)
def test_a_person_is_not_seated_twice_nor_beside_a_person_at_odds(
    person: str, at_odds: tuple[str, ...], key: str
) -> None:
    with pytest.raises(SeatRefused) as refused:
        join(waiting(FREE), Person(person), "Bo", 2.0, at_odds=at_odds)
    assert refused.value.text.key == key
    assert join(waiting(FREE), Person(BO), "Bo", 2.0, at_odds=("c" * 64,)).plan.owner == BO
