"""Matches for tests: Santa Timea, and the toy game Skerry.

Skerry has undo, sealed bids, reactions and hidden draws.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any
from unittest.mock import patch

from spielhafen.bots.heuristics import random_move
from spielhafen.core import game as games
from spielhafen.core.codec import dump
from spielhafen.core.game import Game
from spielhafen.core.play import PUBLIC
from spielhafen.games.santa_timea import GAME as SANTA_TIMEA
from spielhafen.games.seeschlacht import GAME as SEESCHLACHT
from spielhafen.games.seeschlacht.moves import OfferDraw
from spielhafen.match import ClockPlan, Event, Match, SeatPlan, open_match
from spielhafen.match.play_moves import play_moves
from tests.toys.skerry import GAME as SKERRY

KEY = bytes(range(32))
NAMES = ("Ada", "Bo", "Cy", "Dora", "Eve")


@contextmanager
def with_games(*only: Game) -> Iterator[None]:
    """Let only these games be installed."""
    known = {game.name: game for game in only}
    with patch.object(games, "find_games", lambda: known):
        yield


def people(number: int) -> list[SeatPlan]:
    """Return seats with this number of people."""
    return [SeatPlan(name, owner=f"hash of {name}") for name in NAMES[:number]]


def match_of(
    game: Game,
    seats: int = 2,
    key: bytes = KEY,
    plans: list[SeatPlan] | None = None,
    clock: ClockPlan | None = None,
    **options: Any,
) -> Match:
    """Return a match that has just begun."""
    return Match(open_match(game, options, plans or people(seats), key, 1.0, clock=clock))


def play(match: Match, seat: int, *moves: str) -> Event:
    """Play moves for a seat and apply the event."""
    event = play_moves(match, seat, moves, 2.0)
    match.apply(event)
    return event


def play_on(match: Match, random: Random, plies: int = 10_000) -> list[Event]:
    """Play random moves until the end, or until `plies` events."""
    events: list[Event] = []
    while match.actors() and len(events) < plies:
        seat = random.choice(match.actors())
        events.append(play(match, seat, str(random.choice(match.view_for(seat).moves()))))
    return events


def skerry_where(wanted: str, seats: int = 2, **options: Any) -> Match:
    """Return a match of Skerry in which the first player has drawn this shell."""
    for number in range(100):
        match = match_of(SKERRY, seats, bytes([number]) * 32, **options)
        if match.plies[0].move == f"draw {wanted}":
            return match
    raise AssertionError(wanted)


def all_views(match: Match) -> list[Any]:
    """Return what each viewer sees, the log included."""
    viewers = (PUBLIC, *range(len(match.seats)))
    return [(dump(match.view_for(viewer)), match.log(viewer), match.actors()) for viewer in viewers]


__all__ = ["SANTA_TIMEA", "SKERRY"]


def match_with_draw_offer() -> Match:
    """Return a match of Seeschlacht whose second player has been offered a draw."""
    match = match_of(SEESCHLACHT, plans=[SeatPlan("Ada"), SeatPlan("Bo", "bot", "admiral")], short=True)
    while not (offers := [move for move in match.view_for(0).moves() if isinstance(move, OfferDraw)]):
        (seat,) = match.actors()
        play(match, seat, str(random_move(None, match.view_for(seat).moves(), Random(0))))
    play(match, 0, str(offers[0]))
    return match
