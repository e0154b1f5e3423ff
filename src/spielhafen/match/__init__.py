"""A match: its events, the state they lead to, and the commands that add events.

There are no sockets and no clock here: the caller passes in requests and the time.
"""

from spielhafen.match.clock import BadClock, Clock
from spielhafen.match.create import open_from_logbook, open_match
from spielhafen.match.delay import BadDelay
from spielhafen.match.events import (
    ClockPlan,
    Closed,
    Event,
    Followed,
    Hidden,
    Opened,
    Ordered,
    Played,
    Salted,
    Seated,
    SeatPlan,
    ShoulderHidden,
    SpectatorPlan,
    Ticketed,
    Undone,
    Unguided,
    dump_event,
    load_event,
)
from spielhafen.match.frames import Frame
from spielhafen.match.guided import guide_refusal, leave_guide, open_guide
from spielhafen.match.log_line import LogLine
from spielhafen.match.match import Match
from spielhafen.match.names import BadMessage, BadName, check_name_free, clean_message, clean_name
from spielhafen.match.refusals import OrdersRefused, SeatRefused, UndoRefused

__all__ = [
    "BadClock",
    "BadDelay",
    "BadMessage",
    "BadName",
    "Clock",
    "ClockPlan",
    "Closed",
    "Event",
    "Followed",
    "Frame",
    "Hidden",
    "LogLine",
    "Match",
    "Opened",
    "Ordered",
    "OrdersRefused",
    "Played",
    "Salted",
    "SeatPlan",
    "SeatRefused",
    "Seated",
    "ShoulderHidden",
    "SpectatorPlan",
    "Ticketed",
    "UndoRefused",
    "Undone",
    "Unguided",
    "check_name_free",
    "clean_message",
    "clean_name",
    "dump_event",
    "guide_refusal",
    "leave_guide",
    "load_event",
    "open_from_logbook",
    "open_guide",
    "open_match",
]
