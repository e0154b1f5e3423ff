"""A match: a logbook being written, with people and bots in its seats. No sockets, no clock: messages and the time go in."""

from spielhafen.match.clock import BadClock, Clock
from spielhafen.match.create import open_from, open_match
from spielhafen.match.events import (
    ClockPlan,
    Closed,
    Event,
    Followed,
    Hidden,
    Opened,
    Played,
    Salted,
    Seated,
    SeatPlan,
    Ticketed,
    Undone,
    dump_event,
    load_event,
)
from spielhafen.match.log import Frame, Line
from spielhafen.match.match import Match
from spielhafen.match.names import BadName, BadWords, check_free, clean_name, clean_words
from spielhafen.match.seating import SeatRefused
from spielhafen.match.undo import UndoRefused

__all__ = [
    "BadClock",
    "BadName",
    "BadWords",
    "Clock",
    "ClockPlan",
    "Closed",
    "Event",
    "Followed",
    "Frame",
    "Hidden",
    "Line",
    "Match",
    "Opened",
    "Played",
    "Salted",
    "SeatPlan",
    "SeatRefused",
    "Seated",
    "Ticketed",
    "UndoRefused",
    "Undone",
    "check_free",
    "clean_name",
    "clean_words",
    "dump_event",
    "load_event",
    "open_from",
    "open_match",
]
