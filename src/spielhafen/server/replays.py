"""Matches played through from their beginning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielhafen.match import Match, Opened, load_event
from spielhafen.server.problems import problem

if TYPE_CHECKING:
    from collections.abc import Sequence


def replay(events: Sequence[bytes]) -> Match:
    """The match of these events; raises SpielhafenError."""
    opened = load_event(events[0])
    if not isinstance(opened, Opened):
        raise problem(500, "server-broken-table")
    match = Match(opened)
    for written in events[1:]:
        match.apply(load_event(written))
    return match
