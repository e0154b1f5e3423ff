"""Commands of players at a table: what each of them requests, and the answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, get_type_hints

import msgspec

from spielhafen.match import Event, Match
from spielhafen.server.api_request import ApiRequest
from spielhafen.server.json_response import JsonResponse
from spielhafen.server.messages.requests import LookRequest, RedeemTicketRequest, SilenceRequest, TurnRequest
from spielhafen.server.middleware.identity import Principal
from spielhafen.server.middleware.rate_limits import LimitName
from spielhafen.server.problems import problem
from spielhafen.server.tables import decisions, sandbox_decisions
from spielhafen.server.tables.command import Actor, B, Command
from spielhafen.server.tables.registry import command_digest
from spielhafen.server.tables.table import Table
from spielhafen.server.views import serializers

MINIMAL: Final = {"Preference-Applied": "return=minimal"}
"""Marks an answer that is minimal as requested (RFC 7240)."""


@dataclass(frozen=True)
class TableCommand(Generic[B]):
    """A command: the end of its path, and the decision that it leads to.

    The docstring of `decide` describes it. A request with a seat needs the owner of that seat; one with `seq`
    is refused if another event came first, and its answer may be minimal.
    """

    path: str
    decide: Callable[[Match, Actor, B], Event]
    limits: Sequence[LimitName] = ()

    @property
    def body(self) -> type[B]:
        """The struct of the request."""
        found: type[B] = get_type_hints(self.decide)["body"]
        return found


async def execute(
    request: ApiRequest, body: B, decide: Callable[[Match, Actor, B], Event]
) -> tuple[Table, Match]:
    """Execute a command; return the table and the match right after the command."""
    table, principal = await request.live_table(to_act=True), request.principal
    _check_plays(table, principal, body)
    digest = command_digest(type(body).__name__, request.scope["path"], principal.hash, body)
    command = Command(principal, body, decide, request.idempotency_key, digest)
    return table, await table.execute(command)


def _check_plays(table: Table, principal: Principal, body: msgspec.Struct) -> None:
    """Raise Problem if a spectator asks for what would tell how the game stands by now."""
    is_delayed = table.seen_by(principal).is_delayed and not table.match.is_waiting_for_players
    if is_delayed and not isinstance(body, RedeemTicketRequest | LookRequest | SilenceRequest):
        raise problem(403, "server-not-your-seat")


async def run(command: TableCommand[B], request: ApiRequest, body: B) -> JsonResponse:
    """Execute a command of the table below, and answer with the table after it."""
    table, after = await execute(request, body, command.decide)
    principal = request.principal
    if (seen := table.seen_by(principal)) is not table:  # the command was to leave
        return JsonResponse(seen.view(principal, None))
    if not isinstance(body, TurnRequest):
        seat = serializers.default_seat(after, principal)
    elif request.prefers_minimal:
        return JsonResponse(serializers.minimal_view(table.table_id, after, principal), headers=MINIMAL)
    else:
        seat = body.seat
    return JsonResponse(await table.view_of(after, principal, seat))


COMMANDS: Final[tuple[TableCommand[Any], ...]] = (
    TableCommand("moves", decisions.play),
    TableCommand("guide/leave", decisions.leave_guide),
    TableCommand("undo", decisions.take_back_moves),
    TableCommand("proposals/undo", decisions.propose_undo, ("broadcasts",)),
    TableCommand("proposals/pause", decisions.propose_pause, ("broadcasts",)),
    TableCommand("proposals/draw", decisions.propose_draw, ("broadcasts",)),
    TableCommand("proposals/answer", decisions.answer_proposal, ("broadcasts",)),
    TableCommand("resume", decisions.resume, ("broadcasts",)),
    TableCommand("sit", decisions.sit, ("broadcasts",)),
    TableCommand("bot", decisions.seat_bot, ("broadcasts",)),
    TableCommand("take-back", decisions.take_back, ("broadcasts",)),
    TableCommand("leave", decisions.leave, ("broadcasts",)),
    TableCommand("salt", decisions.add_salt),
    TableCommand("sandbox/outcome", sandbox_decisions.play_chance),
    TableCommand("sandbox/chance", sandbox_decisions.set_chance),
    TableCommand("sandbox/bots", sandbox_decisions.set_bots),
    TableCommand("tickets/redeem", decisions.redeem_ticket, ("broadcasts",)),
    TableCommand("shoulder/look", decisions.look_over, ("broadcasts",)),
    TableCommand("silence", decisions.silence, ("broadcasts",)),
    TableCommand("shoulder/hide", decisions.hide_shoulder, ("broadcasts",)),
)
