"""All that is kept of a person: saved and erased in one place, whatever parts are open."""

from __future__ import annotations

from http import HTTPStatus

from starlette.responses import Response

from spielhafen.server.api_request import ApiRequest
from spielhafen.server.json_response import JsonResponse
from spielhafen.server.messages.person_messages import BrowserInfo, OwnData, OwnReport, OwnWriting
from spielhafen.server.messages.table_info import TableSummary
from spielhafen.server.middleware.identity import Principal
from spielhafen.server.problems import Problem, status_of
from spielhafen.server.routes.letters import find_own_letters, forget_letters
from spielhafen.server.routes.lobby import find_own_lobby
from spielhafen.server.routes.passphrases import find_passphrase
from spielhafen.server.routes.ratings import find_own_ratings
from spielhafen.server.routes.results import find_played_games
from spielhafen.server.routes.tournaments import find_own_tournaments, forget_entrant
from spielhafen.server.tables.chat_visibility import shown_number
from spielhafen.store import Store, StoreError, person_rows
from spielhafen.store.lobby import erase_lobby
from spielhafen.store.ratings import erase_ratings
from spielhafen.store.reports import own_reports
from spielhafen.store.sealed_tokens import erase_sealed_token


async def get_own_data(request: ApiRequest) -> JsonResponse:
    """Return all that is kept of the client."""
    registry, me = request.registry, request.principal
    tables = await registry.list_tables(me)
    sends_mail = registry.mail is not None
    return JsonResponse(
        await registry.executor.run(_find, registry.store, me, tables, registry.now(), sends_mail=sends_mail)
    )


def _find(
    store: Store, me: Principal, tables: list[TableSummary], now: float, *, sends_mail: bool
) -> OwnData:
    browsers = person_rows.own_subscriptions(store, me.hash)
    return OwnData(
        tables=tables,
        played_games=find_played_games(store, me.hash),
        messages=[OwnWriting(*row) for row in person_rows.own_messages(store, me.hash)],
        notes=[OwnWriting(*row) for row in person_rows.own_notes(store, me.hash)],
        reports=[
            OwnReport(table, shown_number(room, said), at)
            for table, room, said, at in own_reports(store, me.hash)
        ],
        browsers=[BrowserInfo(one.endpoint, one.language, one.at) for one in browsers],
        passphrase=find_passphrase(store, me.hash),
        ratings=find_own_ratings(store, me.hash),
        lobby=find_own_lobby(store, me, now),
        tournaments=find_own_tournaments(store, me),
        letters=find_own_letters(store, me.hash, sends_mail=sends_mail),
    )


async def erase_own_data(request: ApiRequest) -> Response:
    """Erase all that is kept of the client.

    Tables on the lists of others stay there, with the client's name and moves; so do results of tournaments,
    without the name.
    """
    registry, me = request.registry, request.principal
    for entry in await registry.list_tables(me):
        try:
            await (await registry.table(entry.id, request.requester)).delete(me)
        except (Problem, StoreError) as error:
            if status_of(error) == HTTPStatus.SERVICE_UNAVAILABLE:
                raise
            # It went a moment ago, or cannot be read.
    await registry.executor.run(_erase, registry.store, me.hash)
    return Response(status_code=204)


def _erase(store: Store, owner: str) -> None:
    forget_entrant(store, owner)
    forget_letters(store, owner)
    erase_lobby(store, owner)
    erase_ratings(store, owner)
    erase_sealed_token(store, owner)
    person_rows.erase_rows(store, owner)
