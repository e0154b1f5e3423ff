"""The tables of tournaments: made for the games of a round, and read when they have ended.

A round is stored before its tables are made. The id of a table and its chance follow from the secret of the tournament, so
a table that was made before a crash is found again, never made twice.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from spielhafen.core.errors import BadOption, BadSeats, RulesError, UnknownGame
from spielhafen.core.game import find_game
from spielhafen.core.game_figures import count_points
from spielhafen.core.places import rank_seats
from spielhafen.match import Match, Opened, SeatPlan, open_match
from spielhafen.match.match_end import match_places
from spielhafen.match.same_deal import TOURNAMENT_OWNER, is_duplicate
from spielhafen.server.middleware.identity import Principal
from spielhafen.server.problems import LOGGER, Problem, problem
from spielhafen.server.tables.registry import command_digest
from spielhafen.server.tables.requester import Requester
from spielhafen.server.views.list_entries import SUMMARY_DECODER
from spielhafen.store import Store, contests
from spielhafen.tournaments.contest import Contest, ContestGame

if TYPE_CHECKING:
    from spielhafen.server.tables.registry import TableRegistry
    from spielhafen.server.tables.table import Table

ABANDONED_SECONDS: Final = 60 * 86_400.0
"""After this time without a move at any of its tables a tournament ends."""
MAX_ENDED: Final = 20
"""Old tournaments that are looked through when there is a new one."""
MAX_TRIES: Final = 100
"""Changes of one tournament that may come first before one gives up."""
SEALED_PARTS: Final = {
    "proof", "logbook", "luck", "report", "review", "explanation", "same-deal", "sandboxes",
}  # fmt: skip
"""What would tell the deal of a table that is over, by the parts of its path."""

TABLE_ERRORS: Final = (BadSeats, BadOption, RulesError, UnknownGame)
"""Why a game of an older version may not begin any more; then the organiser decides."""

_DECODER: Final = msgspec.json.Decoder(Contest)


def load_contest(store: Store, contest_id: str) -> Contest:
    """Return a tournament; raises Problem 404."""
    return decode_contest(_find(store, contest_id))


def decode_contest(row: contests.ContestRow) -> Contest:
    """Return the tournament of a row."""
    return _DECODER.decode(row.body)


def change_contest(store: Store, contest_id: str, act: Callable[[Contest], None]) -> Contest:
    """Change a tournament, anew if another change came first; return it as it is stored.

    Raises Problem 404, and what `act` raises; then nothing has changed.
    """
    for _ in range(MAX_TRIES):
        row = _find(store, contest_id)
        contest = decode_contest(row)
        act(contest)
        body = msgspec.json.encode(contest)
        changed = contests.ContestRow(row.id, contest.organiser, row.at, contest.stage, row.version + 1, body)
        if body == row.body or contests.replace_contest(store, changed, contest.people):
            return contest
    raise problem(503, "server-failed")


def _find(store: Store, contest_id: str) -> contests.ContestRow:
    row = contests.find_contest(store, contest_id)
    if row is None:
        raise problem(404, "tournament-unknown")
    return row


async def settle_contest(registry: TableRegistry, contest_id: str, address: str) -> Contest:
    """Make missing tables, note results that have come in, and return the tournament.

    One that is abandoned ends.
    """
    contest = await _settle(registry, contest_id, address)
    if contest.stage != 1 or registry.now() - contest.at < ABANDONED_SECONDS:
        return contest
    return await registry.executor.run(_end_if_abandoned, registry.store, contest_id, contest, registry.now())


async def end_abandoned(registry: TableRegistry, organiser: str, address: str) -> None:
    """End tournaments that are abandoned: those of an organiser, and some others."""
    before = registry.now() - ABANDONED_SECONDS
    old = await registry.executor.run(contests.old_running, registry.store, organiser, before, MAX_ENDED)
    for contest_id in old:
        with suppress(Problem):  # it was erased a moment ago
            await settle_contest(registry, contest_id, address)


def _end_if_abandoned(store: Store, contest_id: str, contest: Contest, now: float) -> Contest:
    changed_at = contests.last_change(store, [game.table for game in contest.games if game.table])
    if now - max(contest.at, changed_at) < ABANDONED_SECONDS:
        return contest
    return change_contest(store, contest_id, Contest.abandon)


async def _settle(registry: TableRegistry, contest_id: str, address: str) -> Contest:
    run, store = registry.executor.run, registry.store
    contest = await run(load_contest, store, contest_id)
    if contest.abandoned:
        return contest
    waiting = [number for number, game in enumerate(contest.games) if not game.places]
    for number in waiting:
        if not contest.games[number].table:
            try:
                table = await _make_table(registry, contest_id, contest, number, address)
            except TABLE_ERRORS as error:
                LOGGER.warning("a table of tournament %s cannot be made: %s", contest_id, error)
                continue
            contest = await run(_note_table, store, contest_id, number, table)
    tables = [table for number in waiting if (table := contest.games[number].table)]
    cards = await run(contests.match_cards, store, tables) if tables else {}
    for number in waiting:
        card = cards.get(contest.games[number].table)
        if card is not None and SUMMARY_DECODER.decode(card).over is not None:
            contest = await _note_result(registry, contest_id, contest, number)
    return contest


async def _make_table(
    registry: TableRegistry, contest_id: str, contest: Contest, number: int, address: str
) -> str:
    """Make the table of a game, or find it again; return its id."""
    opened = await registry.executor.run(
        _open_game, registry.now(), contest_id, contest, contest.games[number]
    )
    owner = Principal(TOURNAMENT_OWNER + contest_id)
    key = f"{contest.secret} {number}"
    digest = command_digest("tournament", contest_id, number)
    table_id, _ = await registry.create_table(Requester(owner, address), opened, key, digest)
    return table_id


def _open_game(at: float, contest_id: str, contest: Contest, game: ContestGame) -> Opened:
    chance = hmac.digest(bytes.fromhex(contest.secret), f"deal {game.deal}".encode(), "sha256")
    entrants = [contest.entrants[number] for number in game.seats]
    seats = [
        SeatPlan(one.name, "bot", one.level) if one.level else SeatPlan(one.name, owner=one.owner)
        for one in entrants
    ]
    owner = TOURNAMENT_OWNER + contest_id
    opened = open_match(find_game(contest.game), contest.options, seats, chance, at, owner)
    return msgspec.structs.replace(opened, repeated=contest.duplicate)


def _note_table(store: Store, contest_id: str, number: int, table: str) -> Contest:
    def act(contest: Contest) -> None:
        contest.games[number].table = table

    return change_contest(store, contest_id, act)


async def _note_result(registry: TableRegistry, contest_id: str, contest: Contest, number: int) -> Contest:
    """Note the result of a table that has ended, unless it cannot be read."""
    try:
        match = (await registry.table(contest.games[number].table)).match
    except Problem as error:
        LOGGER.warning("a result of tournament %s cannot be read: %s", contest_id, error)
        return contest
    if match.winners is None:
        return contest
    places, points = _result(match)

    def act(changed: Contest) -> None:
        if changed.games[number].round == changed.round:
            changed.decide(number, places, decided=False, points=points)

    return await registry.executor.run(change_contest, registry.store, contest_id, act)


def _result(match: Match) -> tuple[list[int], list[float]]:
    """Return places and points; where no seat has won, the places go by points."""
    points = [] if match.drawn else list(count_points(match.game, match.state) or ())
    places = match_places(match) or rank_seats(points or [0] * len(match.seats))
    return list(places), points


def tells_deal(path: str) -> bool:
    """Return whether a request with this path would tell the deal of a table that is over."""
    return not SEALED_PARTS.isdisjoint(path.split("/"))


async def check_unsealed(registry: TableRegistry, table: Table, principal: Principal, use: str) -> None:
    """Raise Problem 403 if this would tell the deal of a duplicate while others still play it.

    Only those who sit at such a table see it; what shows its chance stays closed to them, too.
    """
    owner = table.match.owner
    if not is_duplicate(table.match):
        return
    row = await registry.executor.run(
        contests.find_contest, registry.store, owner.removeprefix(TOURNAMENT_OWNER)
    )
    contest = decode_contest(row) if row else None
    game = next((one for one in contest.games if one.table == table.table_id), None) if contest else None
    is_over = table.match.winners is not None
    # Without its tournament, and before that has noted it, only the table itself says that it is still played.
    if is_over if contest is None or game is None else not contest.is_sealed(game):
        return
    seated = any(principal.owns(plan.owner) for plan in table.match.seats)
    if not seated or (is_over and tells_deal(use)):
        raise problem(403, "tournament-sealed")
