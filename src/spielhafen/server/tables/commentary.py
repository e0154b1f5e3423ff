"""Who comments on a match of a tournament."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielhafen.match.same_deal import TOURNAMENT_OWNER, belongs_to_tournament
from spielhafen.server.tables.chat_visibility import first_owned_seat
from spielhafen.server.tables.contest_rounds import decode_contest
from spielhafen.store import Store, contests
from spielhafen.tournaments.commentators import find_commentator

if TYPE_CHECKING:
    from spielhafen.match import Match
    from spielhafen.server.middleware.identity import Principal
    from spielhafen.server.tables.registry import TableRegistry


async def commentator_name(registry: TableRegistry, match: Match, principal: Principal) -> str:
    """Return the name under which a person comments on a match; empty if they do not.

    Who plays it does not comment on it.
    """
    is_player = first_owned_seat(match, principal) is not None
    if is_player or not belongs_to_tournament(match) or "tournaments" not in registry.parts:
        return ""
    contest_id = match.owner.removeprefix(TOURNAMENT_OWNER)
    return await registry.executor.run(_find_name, registry.store, contest_id, principal.hash)


def _find_name(store: Store, contest_id: str, owner: str) -> str:
    row = contests.find_contest(store, contest_id)
    contest = decode_contest(row) if row else None
    number = None if contest is None else find_commentator(contest, owner)
    return "" if contest is None or number is None else contest.commentators[number].name
