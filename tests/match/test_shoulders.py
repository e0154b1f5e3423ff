"""Looks over the shoulder of a player."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec
import pytest

from spielhafen.core.game import find_game
from spielhafen.match import (
    Match,
    SeatPlan,
    SeatRefused,
    dump_event,
    load_event,
    open_match,
    seating,
    shoulders,
)
from spielhafen.match.same_deal import TOURNAMENT_OWNER
from spielhafen.match.seating import Person
from spielhafen.match.shoulder_state import looks_over

ADA, BO, EVE = (Person(letter * 64) for letter in "abe")
LINK = "1" * 64


def begin(owner: str = ADA.hash) -> Match:
    seats = [SeatPlan("Ada", owner=ADA.hash), SeatPlan("Bo", owner=BO.hash)]
    return Match(open_match(find_game("santa_timea"), {}, seats, bytes(32), 1.0, owner))


def shown(match: Match) -> Match:
    return match.with_event(shoulders.show_shoulder(match, 0, LINK, 2.0, allowed=True))


def seen(match: Match, person: Person = EVE) -> Match:
    event = shoulders.look_over(match, person, LINK, 3.0)
    assert load_event(dump_event(event)) == event
    return match.with_event(event)


def test_who_has_the_link_looks_until_it_is_withdrawn() -> None:
    match = seen(shown(begin()))
    assert looks_over(match.shoulders, EVE) == [0]
    assert looks_over(match.shoulders, BO) == []
    after = match.with_event(shoulders.hide_shoulder(match, 0, 4.0))
    assert looks_over(after.shoulders, EVE) == []
    with pytest.raises(SeatRefused):
        seen(after)


def test_a_new_link_replaces_the_old_one_and_those_who_look_stay() -> None:
    match = seen(shown(begin()))
    again = match.with_event(shoulders.show_shoulder(match, 0, "2" * 64, 4.0, allowed=True))
    assert looks_over(again.shoulders, EVE) == [0]
    with pytest.raises(SeatRefused):
        shoulders.look_over(again, Person("f" * 64), LINK, 5.0)


def test_everyone_reads_in_the_log_that_others_look() -> None:
    match = shown(begin())
    keys = [line.text.key for line in match.log(1)]
    assert keys.count("shoulder-logged") == 1
    again = match.with_event(shoulders.show_shoulder(match, 0, "2" * 64, 4.0, allowed=True))
    after = again.with_event(shoulders.hide_shoulder(again, 0, 4.0))
    keys = [line.text.key for line in after.log(1)]
    assert (keys.count("shoulder-logged"), keys.count("shoulder-logged-end")) == (1, 1)


def test_a_look_ends_when_the_seat_changes_hands() -> None:
    match = seen(shown(begin()))
    lent = match.with_event(seating.lend(match, 0, "random", 4.0))
    assert looks_over(lent.shoulders, EVE) == [0]
    left = match.with_event(seating.leave(match, 0, "random", 4.0))
    assert looks_over(left.shoulders, EVE) == []


def test_who_takes_a_seat_looks_over_no_shoulder() -> None:
    match = seen(shown(begin()))
    plan = msgspec.structs.replace(match.seats[1], owner=EVE.hash)
    after = match.with_event(seating.reseat(match, 1, plan, 5.0))
    assert looks_over(after.shoulders, EVE) == []


def crowded() -> Match:
    match = shown(begin())
    for number in range(shoulders.MAX_PEOPLE):
        match = seen(match, Person(f"{number:064d}"))
    return match


REFUSALS: dict[str, tuple[Callable[[], Match], Callable[[Match], object]]] = {
    "shoulder-tournament": (lambda: begin(f"{TOURNAMENT_OWNER}x"), shown),
    "shoulder-not-here": (begin, lambda match: shoulders.show_shoulder(match, 0, LINK, 2.0, allowed=False)),
    "shoulder-player": (lambda: shown(begin()), partial(seen, person=BO)),
    "shoulder-already": (lambda: seen(shown(begin())), seen),
    "shoulder-full": (crowded, seen),
    "shoulder-bad-link": (begin, seen),
    "shoulder-none": (begin, lambda match: shoulders.hide_shoulder(match, 0, 2.0)),
}


@pytest.mark.parametrize("key", REFUSALS)
def test_a_look_is_refused(key: str) -> None:
    make, act = REFUSALS[key]
    match = make()
    with pytest.raises(SeatRefused) as caught:
        act(match)
    assert caught.value.text.key == key
