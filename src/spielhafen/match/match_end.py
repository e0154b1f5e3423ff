"""The end of a match: the places of its seats, and what they have achieved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielhafen.core.places import find_places, find_results

if TYPE_CHECKING:
    from spielhafen.core.text import Text
    from spielhafen.match.match import Match


def match_places(match: Match) -> list[int]:
    """Return the place of each seat; empty while the match goes on, and if no seat has won.

    In a draw by agreement all are first.
    """
    return [1] * len(match.seats) if match.drawn else list(find_places(match.game, match.state))


def match_results(match: Match) -> list[Text | None]:
    """Return what each seat has achieved, as everyone may know it, if the game has words for it."""
    return find_results(match.game, match.public_view)
