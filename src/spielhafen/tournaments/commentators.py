"""The commentators of a tournament: people whom its organiser lets comment on its matches.

The organiser gives them a link. They see what spectators see, and what they write is shown to spectators only
until a match is over.
"""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING, Final

from spielhafen.core.text import text
from spielhafen.match.names import check_name_free
from spielhafen.tournaments.contest import Commentator, TournamentRefused

if TYPE_CHECKING:
    from spielhafen.tournaments.contest import Contest

MAX_COMMENTATORS: Final = 8


def find_commentator(contest: Contest, owner: str) -> int | None:
    """Return the number of a commentator, if this person is one."""
    return next((n for n, one in enumerate(contest.commentators) if owner and one.owner == owner), None)


def appoint(contest: Contest, link: str, name: str, owner: str) -> None:
    """Let a person with the link, by its hash, comment on the matches.

    Who does so already keeps their name. Raises TournamentRefused.
    """
    if find_commentator(contest, owner) is not None:
        return
    if not contest.commentary_link or not hmac.compare_digest(contest.commentary_link, link):
        raise TournamentRefused(text("commentary-bad-link"))
    if len(contest.commentators) >= MAX_COMMENTATORS:
        raise TournamentRefused(text("commentary-full", most=MAX_COMMENTATORS))
    others = [one.name for one in contest.entrants if one.owner != owner]
    check_name_free(name, [*others, *(one.name for one in contest.commentators)], TournamentRefused)
    contest.commentators.append(Commentator(name, owner))


def dismiss(contest: Contest, number: int, name: str) -> None:
    """End the commentary of a person; the link that brought them here is void, too."""
    if not 0 <= number < len(contest.commentators) or contest.commentators[number].name != name:
        raise TournamentRefused(text("commentary-none"))
    del contest.commentators[number]
    contest.commentary_link = ""
