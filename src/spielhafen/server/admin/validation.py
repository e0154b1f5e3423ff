"""Validation of events that can be parsed but are never written by this program.

Such a table was edited by hand. It could be replayed and then stop for ever, or fail later, so it is
rejected.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from spielhafen.core.errors import BrokenFile, SpielhafenError
from spielhafen.core.play import CHANCE
from spielhafen.core.text import text
from spielhafen.match import Event, Match, clean_name, load_event
from spielhafen.match.clock import check_clock
from spielhafen.match.commit_reveal import SALT_PATTERN
from spielhafen.match.delay import check_delay
from spielhafen.match.events import (
    Arranged,
    BotsSet,
    ChanceSet,
    Followed,
    Hidden,
    Opened,
    Ordered,
    Salted,
    Seated,
    SeatPlan,
    ShoulderSeen,
    ShoulderShown,
    StandingOrders,
    Ticketed,
    UndoAsked,
    Undone,
)
from spielhafen.match.match import KEY_BYTES
from spielhafen.server.tables.replays import replay
from spielhafen.server.tables.table_ids import is_table_id

_OWNER: Final = re.compile(r"[0-9a-z]{0,64}")
"""The hash of a token, a number after anonymisation, or empty."""
_KEY: Final = re.compile(rf"[0-9a-f]{{{2 * KEY_BYTES}}}")

Value = TypeVar("Value")


def validate_events(events: Sequence[bytes]) -> Match:
    """Return the match of these events.

    Raises BrokenFile with the number of an event that this program never writes, and other SpielhafenErrors
    if a rule is broken.
    """
    match = replay(events[:1])
    for number, body in enumerate(events, 1):
        event = load_event(body)
        if not (_is_well_formed(event, len(match.seats)) and _is_possible(event, match)):
            raise BrokenFile(str(number), text("keeping-strange"))
        if number > 1:
            match.apply(event)
    goes_on = not match.closed and not match.is_waiting_for_players and match.winners is None
    if goes_on and match.sandbox is None and match.actors() == [] and match.state.actor() == CHANCE:
        raise BrokenFile(str(len(events)), text("keeping-stuck"))
    return match


def is_owner_id(value: str) -> bool:
    """Return whether this could be the id of an owner."""
    return _OWNER.fullmatch(value) is not None


def _is_well_formed(event: Event, seats: int) -> bool:
    plans = _plans(event)
    times, owners = [event.at], [plan.owner for plan in plans]
    if isinstance(event, Opened | Hidden | ShoulderSeen):
        owners.append(event.owner)
    if isinstance(event, ShoulderShown):
        owners.append(event.link)
    if isinstance(event, Ticketed):
        times.append(event.until)
        owners.append(event.ticket)
    return (
        0 <= getattr(event, "seat", 0) < seats
        and all(map(math.isfinite, times))
        and all(map(is_owner_id, owners))
        and all(is_clean(plan.name, clean_name) for plan in plans if plan.name)
    )


def _is_possible(event: Event, match: Match) -> bool:
    """Return whether the event could follow in this state of the match."""
    match event:
        case Opened():
            valid_import = 0 <= event.brought <= len(event.plies)
            has_new_plies = event.brought < len(event.plies)
            valid_clock = event.clock is None or is_clean(event.clock, check_clock)
            return (
                valid_import
                and valid_clock
                and (event.spectators is None or is_clean(event.spectators, check_delay))
                and not (has_new_plies and match.is_waiting_for_players)
                and bool(_KEY.fullmatch(event.key))
            )
        case _ if match.closed:
            return False
        case Undone() | UndoAsked():
            return 0 <= event.ply < len(match.plies)
        case Seated():
            return match.is_waiting_for_players or event.plan.kind != "open"
        case Salted():
            return SALT_PATTERN.fullmatch(event.salt) is not None
        case ShoulderSeen():
            return event.over in match.shoulders
        case Hidden():
            return event.owner != ""
        case Arranged() | ChanceSet() | BotsSet():
            return match.sandbox is not None
        case Ordered():
            return _are_possible(event.orders, match)
        case Followed():
            return not event.table or is_table_id(event.table)
    return True


def _are_possible(orders: StandingOrders, match: Match) -> bool:
    """Return whether standing orders could be given now."""
    seats = len(match.seats)
    plies = [ply for line in orders.lines for ply in line.plies]
    messages = [orders.round, *(ply.label for ply in plies)]
    return (
        0 <= orders.given <= len(match.plies)
        and all(line.plies for line in orders.lines)
        and all(0 <= ply.seat < seats for ply in plies)
        and all(_is_message(message, seats) for message in messages if message)
    )


def _is_message(value: object, seats: int) -> bool:
    """Return whether this is a message as `dump_text` writes it; players must have a seat."""
    match value:
        case {"key": str(), "args": dict() as args, **rest}:
            return not rest and all(_is_argument(arg, seats) for arg in args.values())
        case {"key": str(), **rest}:
            return not rest
    return False


def _is_argument(value: object, seats: int) -> bool:
    match value:
        case int() | str():
            return True
        case {"seat": int() as seat, **rest}:
            return not rest and 0 <= seat < seats
    return _is_message(value, seats)


def _plans(event: Event) -> Sequence[SeatPlan]:
    match event:
        case Opened():
            return event.seats
        case Seated():
            return [event.plan]
    return []


def is_clean(value: Value, clean: Callable[[Value], Value]) -> bool:
    """Return whether cleaning leaves the value unchanged."""
    try:
        return clean(value) == value
    except SpielhafenError:
        return False
