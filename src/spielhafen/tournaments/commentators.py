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
    from collections.abc import Callable

    from spielhafen.tournaments.contest import Contest

MAX_COMMENTATORS: Final = 8
MAX_KNOWN_KEYS: Final = 32
"""Requests for a link that are known again when they come late."""


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


def link_token(contest: Contest, key: str) -> str:
    """Return the token of the present link, if the request with this key made it."""
    message = f"{contest.commentary_links} {key}".encode()
    return hmac.digest(contest.secret.encode(), message, "sha256").hex()


def make_link(contest: Contest, key: str, digest: Callable[[str], str]) -> None:
    """Let a new link replace the present one; a repeat with the same key changes nothing.

    digest: hashes tokens and keys. Raises TournamentRefused if the link of this key is void by now.
    """
    if contest.commentary_link == digest(link_token(contest, key)):
        return
    if digest(key) in contest.commentary_keys:
        raise TournamentRefused(text("commentary-bad-link"))
    contest.commentary_keys = [*contest.commentary_keys, digest(key)][-MAX_KNOWN_KEYS:]
    contest.commentary_links += 1
    contest.commentary_link = digest(link_token(contest, key))


def dismiss(contest: Contest, number: int, name: str) -> None:
    """End the commentary of a person; the link that brought them here is void, too."""
    if not 0 <= number < len(contest.commentators) or contest.commentators[number].name != name:
        raise TournamentRefused(text("commentary-none"))
    del contest.commentators[number]
    contest.commentary_link = ""
    contest.commentary_links += 1
