"""The rating of finished games: each counts once, if all its people agreed beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from spielhafen.ratings.rated_game import BOT_PREFIX, RatedGame, find_evidence
from spielhafen.ratings.skill import Skill, rate_game
from spielhafen.store import StoreError, ratings

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from spielhafen.store import Store

GAMES_AT_ONCE: Final = 20
"""Games that are rated in one go."""


class RatedGameNote(msgspec.Struct, frozen=True):
    """A rated game as an entrant remembers it."""

    game: str
    seats: int
    place: int
    """From 1; equals share a place."""
    rating: int
    """After the game."""
    low: int
    high: int


_DECODER: Final = msgspec.json.Decoder(RatedGame)


def rate_waiting_games(store: Store, limit: int = GAMES_AT_ONCE) -> int:
    """Rate the games that wait, the oldest first; return how many left the queue.

    Raises StoreError if the database is not available: then the rest waits.
    """
    waiting = ratings.waiting_games(store, limit)
    for match, at, body in waiting:
        _rate(store, match, at, _DECODER.decode(body))
    return len(waiting)


def _rate(store: Store, match: str, at: float, game: RatedGame) -> None:
    try:
        evidence = find_evidence(store.events(match))
    except StoreError as error:
        if error.is_transient:
            raise
        evidence = None  # gone, or not what was written
    with ratings.taken_from_queue(store, match) as connection:
        if connection is None or evidence is None or ratings.is_rated(connection, match):
            return
        people = {entrant for entrant in game.entrants if not entrant.startswith(BOT_PREFIX)}
        agreed = {
            person.owner
            for person in ratings.people(connection, sorted(people))
            if person.at <= evidence.began_at
        }
        if people == agreed:
            _write(connection, match, at, game)


def _write(connection: Connection, match: str, at: float, game: RatedGame) -> None:
    seats = len(game.entrants)
    entrants = sorted(set(game.entrants))
    known = {
        row.entrant: Skill(row.mean, row.deviation, row.games)
        for row in ratings.ratings_of(connection, game.game, seats, entrants)
    }
    skills = rate_game(known, game.entrants, game.places)
    rows = [
        ratings.RatingRow(game.game, seats, entrant, skill.mean, skill.deviation, skill.games, at)
        for entrant, skill in sorted(skills.items())
    ]
    bodies = [
        msgspec.json.encode(
            RatedGameNote(
                game.game,
                seats,
                _best_place(game, row.entrant),
                skills[row.entrant].rating,
                *skills[row.entrant].interval,
            )
        )
        for row in rows
    ]
    ratings.write_ratings(connection, rows, match, at, bodies)


def _best_place(game: RatedGame, entrant: str) -> int:
    return min(place for one, place in zip(game.entrants, game.places, strict=True) if one == entrant)
