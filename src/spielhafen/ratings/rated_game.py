"""Games that count for ratings: what is kept of them, and what their events must show."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from spielhafen.core.errors import BrokenFile
from spielhafen.match import load_event
from spielhafen.match.events import Closed, Opened, Played, Undone
from spielhafen.match.match_end import match_places

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielhafen.match import Match

BOT_PREFIX = "bot:"
"""Begins the key of a level of bots; the keys of people are hashes of their tokens."""


class RatedGame(msgspec.Struct, frozen=True):
    """A finished game that may count: who had which place."""

    game: str
    entrants: list[str]
    """By seat: the hash of a person's token, or `bot:` and a level."""
    places: list[int]


class GameEvidence(msgspec.Struct, frozen=True):
    """What the events of a rated game show."""

    began_at: float
    """When the first move was played, in unix seconds."""


def find_rated_game(match: Match) -> RatedGame | None:
    """Return what is kept of a finished match for ratings; None if it cannot count.

    It counts if it was dealt for this match by the printed or our rules without variants, not drawn by
    agreement, and each seat was played by one person or one level from its first move to its last, no
    person having two.
    """
    places = match_places(match)
    is_own_deal = not match.imported_plies and match.sandbox is None and not match.chance_seed.repeated
    if not is_own_deal or match.drawn or not places or len(places) < 2 or not _has_common_rules(match):
        return None
    entrants = [_entrant(match, seat) for seat in range(len(match.seats))]
    people = [entrant for entrant in entrants if entrant and not entrant.startswith(BOT_PREFIX)]
    if not all(entrants) or not people or len(set(people)) != len(people):
        return None
    return RatedGame(match.game.name, entrants, places)


def _has_common_rules(match: Match) -> bool:
    seats = len(match.seats)
    is_preset = match.game.find_preset(match.options, seats) is not None
    return is_preset and not match.game.modes(match.options, seats)


def _entrant(match: Match, seat: int) -> str:
    """Return who played this seat alone; empty if several did, or none."""
    plan = match.seats[seat]
    levels = {level for ply, level in zip(match.plies, match.bot_levels, strict=True) if ply.actor == seat}
    if plan.kind == "here" and plan.owner and levels == {""}:
        return plan.owner
    if plan.kind == "bot" and not plan.owner and levels == {plan.level}:
        return BOT_PREFIX + plan.level
    return ""


def find_evidence(events: Sequence[bytes]) -> GameEvidence | None:
    """Return what the stored events of a match show; None if they forbid a rating.

    So they do if they are gone or the table is deleted, and if moves were taken back by consent: after
    chance, or after others had learned or done something.
    """
    try:
        loaded = [load_event(event) for event in events]
    except BrokenFile:
        return None
    is_whole = bool(loaded) and isinstance(loaded[0], Opened)
    if not is_whole or any(isinstance(event, Closed) for event in loaded):
        return None
    if any(isinstance(event, Undone) and event.agreed for event in loaded):
        return None
    began_at = next((event.at for event in loaded if isinstance(event, Played)), None)
    return None if began_at is None else GameEvidence(began_at)
