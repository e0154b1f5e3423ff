"""The finished games that count for people's own statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from spielhafen.core.game_figures import count_points, count_rounds
from spielhafen.core.text import dump_text
from spielhafen.core.variants import variant_title
from spielhafen.match.match_end import match_places

if TYPE_CHECKING:
    from spielhafen.match.match import Match


class PlayedGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished game as one of its players remembers it; nothing in it is about other people."""

    game: str
    seats: int
    seat: int
    began_at: float
    ended_at: float
    place: int = 0
    """From 1; equals share a place. 0: no seat has won."""
    is_shared: bool = False
    """Whether others have the same place."""
    drawn: bool = False
    """Whether it was drawn by agreement."""
    points: float | None = None
    """Null if the game counts none."""
    rounds: int | None = None
    """Null if the game does not count them."""
    finish: dict[str, object] = {}
    """When it ended, as the table said it: the text of the last round or turn."""
    people: int = 1
    """People at the table, this player included."""
    bot_levels: list[str] = []
    variant: str = ""
    """The name of the variant, or its numbers; empty: all numbers are as printed."""


def played_games(match: Match, ended_at: float) -> dict[str, PlayedGame]:
    """Return the game as it counts for each player, by owner.

    It counts for those who played one seat themselves from beginning to end, and only if it was dealt for this match: not
    guided, imported, set up by hand, or repeated.
    """
    if match.imported_plies or match.sandbox is not None or match.chance_seed.repeated:
        return {}
    owners = [plan.owner for plan in match.seats]
    return {
        plan.owner: _played_game(match, seat, ended_at)
        for seat, plan in enumerate(match.seats)
        if plan.kind == "here" and plan.owner and owners.count(plan.owner) == 1 and _has_played(match, seat)
    }


def _has_played(match: Match, seat: int) -> bool:
    """Return whether the person in this seat made all of its moves, and at least one."""
    levels = [level for ply, level in zip(match.plies, match.bot_levels, strict=True) if ply.actor == seat]
    return bool(levels) and not any(levels)


def _played_game(match: Match, seat: int, ended_at: float) -> PlayedGame:
    places = match_places(match)
    points = count_points(match.game, match.state)
    return PlayedGame(
        game=match.game.name,
        seats=len(match.seats),
        seat=seat,
        began_at=match.opened_at,
        ended_at=ended_at,
        place=places[seat] if places else 0,
        is_shared=bool(places) and places.count(places[seat]) > 1,
        drawn=match.drawn,
        points=points[seat] if points else None,
        rounds=count_rounds(match.game, match.state),
        finish=dump_text(match.game.status(match.public_view).round),
        people=len({plan.owner for plan in match.seats if plan.kind == "here"}),
        bot_levels=[plan.level for plan in match.seats if plan.kind == "bot"],
        variant=variant_title(match.game, match.options),
    )
