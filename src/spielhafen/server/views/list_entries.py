"""Entries of lists of tables: what the store keeps of a match, and what players see."""

from __future__ import annotations

from typing import Final

import msgspec

from spielhafen.core.text import dump_text, text
from spielhafen.core.variants import variant_title
from spielhafen.match import Match, SeatPlan, table_lists
from spielhafen.match.standing_orders import moves_by_itself
from spielhafen.match.table_owners import table_owners
from spielhafen.server.messages.parts import TextJson
from spielhafen.server.messages.table_info import TableSummary, TurnInfo
from spielhafen.server.middleware.identity import Principal
from spielhafen.server.views.serializers import seat_info
from spielhafen.store import MatchSummary


class StoredSummary(msgspec.Struct, omit_defaults=True):
    """What the store keeps of a match for the lists of its owners."""

    game: str
    owner: str
    actors: list[int]
    over: list[int] | None
    gathering: bool
    seats: list[SeatPlan]
    round: TextJson
    phase: TextJson
    changed: float
    drawn: bool = False
    hidden: list[str] = []
    sandbox: bool = False
    variant: str = ""
    opened: float | None = None
    """When the table was opened, in unix seconds; None unless spectators see everything later."""
    orders: int = 0
    """Events with which seats gave standing orders; others do not count them."""
    deadlines: dict[int, float] = {}
    """When the running clocks run out, by seat, in unix seconds."""


SUMMARY_DECODER: Final = msgspec.json.Decoder(StoredSummary)
"""Reads the body of a summary."""


def table_summary(match: Match, *, sat_down: bool = True) -> MatchSummary:
    """Return what the store keeps of a match for lists and restarts.

    sat_down: whether the match may have to appear on other lists than before.
    """
    status = match.game.status(match.public_view)
    body = StoredSummary(
        game=match.game.name,
        owner=match.owner,
        actors=match.actors(),
        over=match.winners,
        gathering=match.is_waiting_for_players,
        seats=match.seats,
        round=dump_text(status.round),
        phase=dump_text(status.phase),
        changed=match.changed_at,
        drawn=match.drawn,
        hidden=sorted(match.hidden),
        sandbox=match.sandbox is not None,
        variant=variant_title(match.game, match.options),
        orders=len(match.given_orders.events),
        opened=match.opened_at if match.spectators.delays else None,
        deadlines=match.clock.ends if match.clock else {},
    )
    return MatchSummary(
        changed=match.changed_at,
        waiting=moves_by_itself(match),
        due=match.clock.deadline if match.clock else None,
        closed=match.closed,
        owners=table_lists.listed_by(match) if sat_down else None,
        body=msgspec.json.encode(body),
    )


def list_entry(table: str, seq: int, body: bytes, principal: Principal) -> TableSummary:
    """Return a table as an entry of the principal's list."""
    stored = SUMMARY_DECODER.decode(body)
    owners = table_owners(stored.owner, stored.seats) - set(stored.hidden)
    mine = [principal.owns(plan.owner) for plan in stored.seats]
    plays = [own and plan.kind == "here" for own, plan in zip(mine, stored.seats, strict=True)]
    entry = TableSummary(
        id=table,
        game=stored.game,
        variant=stored.variant,
        seq=seq - stored.orders,
        turn=TurnInfo(
            mine=any(plays[seat] for seat in stored.actors),
            names=[stored.seats[seat].name for seat in stored.actors],
        ),
        host=principal.owns(stored.owner),
        erases=table_lists.would_erase(principal, stored.owner, owners, is_waiting=stored.gathering),
        winners=stored.over,
        drawn=stored.drawn,
        sandbox=stored.sandbox,
        waiting_for_players=stored.gathering,
        seats=[seat_info(plan, mine=own) for own, plan in zip(mine, stored.seats, strict=True)],
        round=stored.round,
        phase=stored.phase,
        changed_at=stored.changed,
    )
    is_delayed = stored.opened is not None and stored.over is None and not stored.gathering
    return _without_news(entry, stored.opened or 0.0) if is_delayed and not any(mine) else entry


def _without_news(entry: TableSummary, opened: float) -> TableSummary:
    """Return the entry of a host who does not play, without how the table stands."""
    later = dump_text(text("delay-listed"))
    no_turn = TurnInfo(mine=False, names=[])
    return msgspec.structs.replace(entry, seq=1, turn=no_turn, round=later, phase=later, changed_at=opened)
