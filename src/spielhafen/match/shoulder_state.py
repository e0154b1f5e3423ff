"""The seats that let others look over their shoulder, after each event.

That ends when the player withdraws the link, and when the seat changes hands.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from msgspec import structs

from spielhafen.core.text import PlayerRef, Text, text
from spielhafen.match.events import (
    Event,
    Seated,
    SeatPlan,
    ShoulderHidden,
    ShoulderSeen,
    ShoulderShown,
    Silenced,
    SpectatorPlan,
)

if TYPE_CHECKING:
    from spielhafen.match.table_owners import OwnerCheck


@dataclass(frozen=True)
class Shoulder:
    """The link of a seat, by its hash, and the owners (token hashes) who look over its shoulder."""

    link: str
    owners: tuple[str, ...] = ()


NO_SHOULDERS: Final[Mapping[int, Shoulder]] = MappingProxyType({})


def shoulders_after(
    shoulders: Mapping[int, Shoulder], event: Event, seats: Sequence[SeatPlan]
) -> Mapping[int, Shoulder]:
    """Return the open shoulders by seat after an event; `seats` are the occupants before it."""
    match event:
        case ShoulderShown():
            owners = shoulders[event.seat].owners if event.seat in shoulders else ()
            return {**shoulders, event.seat: Shoulder(event.link, owners)}
        case ShoulderSeen() if event.over in shoulders:
            shoulder = shoulders[event.over]
            return {**shoulders, event.over: replace(shoulder, owners=(*shoulder.owners, event.owner))}
        case ShoulderHidden():
            return _without(shoulders, event.seat)
        case Seated() if shoulders and event.plan.owner != seats[event.seat].owner:
            return {
                seat: replace(each, owners=tuple(one for one in each.owners if one != event.plan.owner))
                for seat, each in _without(shoulders, event.seat).items()
            }
    return shoulders


def _without(shoulders: Mapping[int, Shoulder], seat: int) -> Mapping[int, Shoulder]:
    return {number: shoulder for number, shoulder in shoulders.items() if number != seat}


def looks_over(shoulders: Mapping[int, Shoulder], person: OwnerCheck) -> list[int]:
    """Return the seats over whose shoulder a person looks."""
    return [seat for seat, each in shoulders.items() if any(map(person.owns, each.owners))]


def spectators_after(plan: SpectatorPlan, event: Event) -> SpectatorPlan:
    """Return what spectators may do after an event."""
    return structs.replace(plan, silent=event.silent) if isinstance(event, Silenced) else plan


def shoulder_note(event: Event, before: Mapping[int, Shoulder]) -> tuple[int, Text] | None:
    """Return the seat and the line of the log that tells everyone; None if nothing is new."""
    match event:
        case ShoulderShown() if event.seat not in before:
            return event.seat, text("shoulder-logged", who=PlayerRef(event.seat))
        case ShoulderHidden():
            return event.seat, text("shoulder-logged-end", who=PlayerRef(event.seat))
    return None
