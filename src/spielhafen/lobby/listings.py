"""What is listed of a table that anyone may join, and the limits of listing."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from spielhafen.core.errors import SpielhafenError
from spielhafen.core.options import Preset
from spielhafen.core.text import text
from spielhafen.match import ClockPlan, Seated, SeatPlan, SeatRefused, check_name_free, seating

if TYPE_CHECKING:
    from spielhafen.match import Match
    from spielhafen.match.seating import Person

MAX_OWN: Final = 3
"""Tables that a person may list at a time."""
MAX_OF_ADDRESS: Final = 12
"""Tables that all people of one network may list at a time."""
MAX_LISTED: Final = 300
"""Tables that are listed at a time."""
MAX_WAITING: Final = 5
"""Tables at which a person may wait for others when they join one more."""
MAX_BLOCKS: Final = 200
"""People whom a person may block."""

LIVE_SECONDS: Final = 15 * 60.0
"""How long a table stays listed when its people are gone."""
SLOW_SECONDS: Final = 7 * 86_400.0
"""The same for a table at which a move may take a day."""
SLOW_CLOCK: Final = 86_400.0
"""Seconds on a clock from which on a game is not played at one sitting."""
RENEWAL_SECONDS: Final = 60.0
"""How often the presence of people is noted."""


class ListingRefused(SpielhafenError):
    """A table that cannot be listed."""


class ListingTerms(msgspec.Struct, frozen=True):
    """What is stored of a listed table beside its match: nothing that changes."""

    game: str
    seats: int
    language: str
    """In which people want to talk."""
    preset: Preset | None = None
    """The preset that its house rules match; None: custom."""
    clock: ClockPlan | None = None
    level: str = ""
    """Of the bots that take the free seats of a wish."""

    @property
    def seconds(self) -> float:
        """How long it stays listed without its people."""
        is_slow = self.clock is not None and self.clock.seconds >= SLOW_CLOCK
        return SLOW_SECONDS if is_slow else LIVE_SECONDS

    def suits(self, wish: ListingTerms) -> bool:
        """Return whether a wish is the same, but for the level of the bots."""
        return msgspec.structs.replace(self, level="") == msgspec.structs.replace(wish, level="")


def describe_table(match: Match, language: str, level: str = "") -> ListingTerms:
    """Return what is listed of a table; raises ListingRefused if there is no free seat to list."""
    if match.closed or not match.is_waiting_for_players or not has_free_seat(match.seats):
        raise ListingRefused(text("lobby-no-seat"))
    return ListingTerms(
        match.game.name,
        len(match.seats),
        language,
        match.game.find_preset(match.options, len(match.seats)),
        match.clock.plan if match.clock else None,
        level,
    )


def check_limits(own: int, of_address: int, listed: int) -> None:
    """Raise ListingRefused if one more table, beside those that are listed, is too many."""
    for number, most, key in (
        (own, MAX_OWN, "lobby-too-many-own"),
        (of_address, MAX_OF_ADDRESS, "lobby-too-many-here"),
        (listed, MAX_LISTED, "lobby-full"),
    ):
        if number >= most:
            raise ListingRefused(text(key, most=most))


def has_free_seat(seats: Iterable[SeatPlan]) -> bool:
    """Return whether somewhere a person could sit down."""
    return any(plan.kind == "open" for plan in seats)


def people_of(seats: Iterable[SeatPlan], *others: str) -> frozenset[str]:
    """Return the hashes of all who sit at a table, and these others."""
    return frozenset({*others, *(plan.owner for plan in seats)} - {""})


def join(match: Match, person: Person, name: str, at: float, *, at_odds: Collection[str]) -> Seated:
    """Take a free seat of a listed table; raises SeatRefused.

    at_odds: people whom this one has blocked or who have blocked this one.
    """
    if any(person.owns(plan.owner) for plan in match.seats):
        raise SeatRefused(text("lobby-seated"))
    if people_of(match.seats, match.owner) & frozenset(at_odds):
        raise SeatRefused(text("lobby-gone"))
    return seating.sit(match, person, None, name, at)


def seat_next_bot(match: Match, level: str, names: Sequence[str], at: float) -> Seated | None:
    """Give the first free seat to a bot; None if there is no free seat."""
    free = [seat for seat, plan in enumerate(match.seats) if plan.kind == "open"]
    if not free or match.closed:
        return None
    name = next(filter(_is_free(match), names), f"{names[0]} {free[0] + 1}")
    return seating.reseat(match, free[0], SeatPlan(name, "bot", level), at)


def _is_free(match: Match) -> Callable[[str], bool]:
    def check(name: str) -> bool:
        try:
            check_name_free(name, match.names, SeatRefused)
        except SeatRefused:
            return False
        return True

    return check
