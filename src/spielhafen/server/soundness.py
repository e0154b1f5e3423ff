"""What this program never writes, though every event of it could be read: somebody has changed an archive or a store by hand.

Such a table would be replayed and then stand still, or fail whoever looks at it. So it is found before.
"""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, Final

from spielhafen.core.errors import BrokenFile
from spielhafen.core.play import CHANCE
from spielhafen.core.text import text
from spielhafen.match import clean_name, load_event
from spielhafen.match.events import Opened, Seated, SeatPlan, Ticketed
from spielhafen.match.names import BadName
from spielhafen.server.table import replay

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from spielhafen.match import Event, Match

_OWNER: Final = re.compile(r"[0-9a-z]{0,64}")
"""The hash of a token, a number where the token was forgotten, or nobody."""


def sound(events: Sequence[bytes]) -> Match:
    """The match of these events; raises BrokenFile with the number of an event that this program never writes, other
    SpielhafenErrors where a rule is broken.
    """
    match = replay(events)
    for number, written in enumerate(events, 1):
        if not _could_be(load_event(written), len(match.seats)):
            raise BrokenFile(str(number), text("keeping-strange"))
    if match.actors() == [] and match.state.actor() == CHANCE and not _rests(match):
        raise BrokenFile(str(len(events)), text("keeping-stuck"))
    return match


def is_owner(written: str) -> bool:
    """Whether somebody can be known by this."""
    return _OWNER.fullmatch(written) is not None


def _could_be(event: Event, seats: int) -> bool:
    times = [event.at, event.until] if isinstance(event, Ticketed) else [event.at]
    return (
        0 <= getattr(event, "seat", 0) < seats
        and all(map(math.isfinite, times))
        and all(map(is_owner, _owners(event)))
        and all(map(_is_clean, _names(event)))
    )


def _owners(event: Event) -> Iterator[str]:
    yield from (plan.owner for plan in _plans(event))
    if isinstance(event, Opened):
        yield event.owner
    if isinstance(event, Ticketed):
        yield event.ticket


def _names(event: Event) -> Iterator[str]:
    yield from (plan.name for plan in _plans(event) if plan.name)


def _plans(event: Event) -> Sequence[SeatPlan]:
    match event:
        case Opened():
            return event.seats
        case Seated():
            return [event.plan]
    return []


def _is_clean(name: str) -> bool:
    try:
        return clean_name(name) == name
    except BadName:
        return False


def _rests(match: Match) -> bool:
    """Chance is not asked: nobody has begun, or nobody goes on."""
    return match.closed or match.gathering or match.over is not None
