"""Views of a match as JSON. All data comes through `Match`, which reveals only views."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from hashlib import blake2b
from typing import Final

import msgspec
from msgspec import UNSET

from spielhafen.bots import LEVELS
from spielhafen.core.game import kebab_case
from spielhafen.core.logbook import Logbook, play_ply
from spielhafen.core.play import EVERYTHING, PUBLIC
from spielhafen.core.proof import matches_commitment, verify_draws
from spielhafen.core.scene import Geometry, Scene, dump_scene
from spielhafen.core.text import dump_text, text
from spielhafen.match import LogLine, Match, SeatPlan, proposals, seating, table_lists
from spielhafen.match.log import LogRecorder
from spielhafen.match.proposal_state import Proposal, seats_to_agree
from spielhafen.match.table_owners import table_owners
from spielhafen.match.undo import undo_limit
from spielhafen.server.messages.parts import TextJson
from spielhafen.server.messages.table_info import (
    ChanceInfo,
    ClockInfo,
    DrawInfo,
    FrameInfo,
    GuideInfo,
    LogEntry,
    PastView,
    ProofInfo,
    ProposalInfo,
    SceneView,
    SeatInfo,
    SeatView,
    TableInfo,
    TableStatus,
    TableSummary,
    TurnInfo,
    UndoInfo,
)
from spielhafen.server.middleware.identity import Principal
from spielhafen.store import MatchSummary


def table_view(
    table: str,
    match: Match,
    seat: int | None,
    principal: Principal,
    log: Sequence[msgspec.Raw] | None = None,
    *,
    now: Callable[[], float],
    seat_part: SeatView | None = None,
) -> TableInfo:
    """Return the table as a seat, or without a seat the public, sees it.

    log: its lines, if they are at hand. seat_part: the result of `seat_view`, if it is at hand.
    """
    game, options, seats = match.game, match.options, len(match.seats)
    part = seat_view(match, seat) if seat_part is None else seat_part
    return TableInfo(
        id=table,
        game=game.name,
        options=options,
        preset=game.find_preset(options, seats),
        presets=list(game.presets()),
        variants=game.variants(options, seats),
        house_rules=game.house_rules(options, seats),
        seq=match.seq,
        hash=match.view_hash,
        ply=len(match.plies),
        seat=seat,
        own_seats=own_seats(match, principal, lent=False),
        stand_in_seats=own_seats(match, principal, lent=True),
        host=principal.owns(match.owner),
        waiting_for_players=match.is_waiting_for_players,
        rematch=match.next_table,
        chance=chance_info(match),
        clock=clock_info(match, now),
        seats=[seat_info(plan, mine=principal.owns(plan.owner)) for plan in match.seats],
        actors=match.actors(),
        winners=match.winners,
        drawn=match.drawn,
        secrets=match.has_secrets,
        thinking=bool(match.bots_due()),
        stand_in_level=seating.stand_in_level(match),
        proposal=proposal_info(match),
        log=encode_log(match.log(PUBLIC if seat is None else seat)) if log is None else list(log),
        **msgspec.structs.asdict(part),
    )


def seat_view(match: Match, seat: int | None) -> SeatView:
    """Return the part of a table view that depends only on the seat, and so can be cached."""
    undo, barrier = _undo(match, seat)
    undo_ply = None if seat is None or match.proposal else proposals.undo_target(match, seat)
    return SeatView(
        scene=_scene(match.scene(PUBLIC if seat is None else seat)),
        undo=undo,
        undo_barrier=barrier,
        undo_proposal_ply=undo_ply,
        undo_awaiting=[] if undo_ply is None else seats_to_agree(match.seats, Proposal(seat or 0, undo_ply)),
        can_propose_pause=seat is not None and proposals.can_propose_pause(match, seat),
        can_propose_draw=seat is not None and proposals.can_propose_draw(match),
        guide=guide_info(match, seat),
    )


def guide_info(match: Match, seat: int | None) -> GuideInfo | None:
    """Return what the guide tells its learner; None for other seats, and once it has been left."""
    guide = match.guide
    if guide is None or seat != guide.learner or match.winners is not None:
        return None
    of = len(guide.steps)
    if guide.has_just_ended(match.plies):
        return GuideInfo(guide.name, of, of, dump_text(guide.end_text), "", [], over=True)
    following = guide.next_own_ply(match.plies)
    if following is None or following.step is None:
        return None
    step = guide.steps[following.step]
    return GuideInfo(
        name=guide.name,
        step=following.step + 1,
        of=of,
        text=dump_text(guide.text(following.step)),
        paragraph=step.paragraph,
        moves=[following.move, *following.others] if match.scripted_ply is following else [],
        over=False,
    )


def minimal_view(table: str, match: Match, principal: Principal) -> TableStatus:
    """Return a small view for programs: seats to move, and moves of the principal's seats."""
    mine = set(own_seats(match, principal, lent=False))
    to_move = match.actors()
    return TableStatus(
        id=table,
        game=match.game.name,
        seq=match.seq,
        hash=match.view_hash,
        ply=len(match.plies),
        actors=to_move,
        winners=match.winners,
        drawn=match.drawn,
        moves={
            str(seat): [str(move) for move in match.view_for(seat).moves()]
            for seat in to_move
            if seat in mine
        },
    )


def _scene(scene: Scene) -> SceneView:
    """Return a scene whose parts are encoded JSON, because most are sent more than once.

    The geometry is by far its largest part and seldom changes. `chart` is a hash of it: scenes with the same
    chart have the same geometry.
    """
    parts = dump_scene(replace(scene, geometry=_NO_GEOMETRY))
    del parts["geometry"]
    encoded = {name: msgspec.Raw(msgspec.json.encode(part)) for name, part in parts.items()}
    _, chart, geometry = _geometry(scene.geometry)
    return SceneView(chart=chart, geometry=geometry, **encoded)


def _geometry(geometry: Geometry) -> tuple[Geometry, str, msgspec.Raw]:
    """Return a geometry, its hash and its JSON, cached for the last ones used."""
    cached = _GEOMETRIES.pop(id(geometry), None)
    if cached is None:
        encoded = msgspec.json.encode(dump_scene(geometry))
        cached = geometry, blake2b(encoded, digest_size=CHART_HASH_BYTES).hexdigest(), msgspec.Raw(encoded)
    _GEOMETRIES[id(geometry)] = cached
    if len(_GEOMETRIES) > MAX_GEOMETRIES:
        del _GEOMETRIES[next(iter(_GEOMETRIES))]
    return cached


MAX_GEOMETRIES: Final = 16
CHART_HASH_BYTES: Final = 8
_NO_GEOMETRY: Final = Geometry(box=(0, 0, 0, 0))
_GEOMETRIES: Final[dict[int, tuple[Geometry, str, msgspec.Raw]]] = {}
"""By identity; the geometry is stored too, so that its id is not reused."""


def proposal_info(match: Match) -> ProposalInfo | None:
    """Return the pending proposal: what it is, its seat, and the seats that have not answered."""
    if match.proposal is None:
        return None
    return ProposalInfo(
        kind=match.proposal.kind,
        seat=match.proposal.seat,
        plies=len(match.plies) - match.proposal.ply,
        awaiting=seats_to_agree(match.seats, match.proposal),
    )


def clock_info(match: Match, now: Callable[[], float]) -> ClockInfo | None:
    """Return the clocks: seconds left by seat (null for bots), and which of them run."""
    if match.clock is None:
        return None
    at = now()
    seconds_left = [
        None if plan.kind == "bot" and not plan.owner else round(match.clock.seconds_left(seat, at), 3)
        for seat, plan in enumerate(match.seats)
    ]
    plan = msgspec.structs.asdict(match.clock.plan)
    return ClockInfo(
        **plan,
        seconds_left=seconds_left,
        running=sorted(match.clock.running_since),
        paused=match.clock.paused,
    )


def chance_info(match: Match) -> ChanceInfo:
    """Return the public data of random numbers; the key is included when the game is over."""
    seed = match.chance_seed
    return ChanceInfo(
        commitment=match.commitment,
        salts={str(seat): salt for seat, salt in seed.salts.items()},
        missing_salts=seed.seats_without_salt(match.seats) if match.is_waiting_for_players else [],
        key=seed.key.hex() if match.winners is not None else UNSET,
    )


def proof_info(match: Match) -> ProofInfo:
    """Return all draws of a match that is over, with the numbers they were computed from."""
    book = match.logbook(EVERYTHING)
    texts = _move_texts(book)
    draws = [
        DrawInfo(
            number=draw.number,
            ply=draw.ply,
            move=draw.written,
            is_correct=draw.is_correct,
            rolls=list(draw.rolls),
            text=texts.get(draw.ply, UNSET),
        )
        for draw in verify_draws(book)
    ]
    chance = msgspec.structs.asdict(chance_info(match))
    return ProofInfo(**chance, key_matches=matches_commitment(book), draws=draws)


def _move_texts(book: Logbook) -> dict[int, TextJson]:
    """Return the log texts of moves by ply, including what was hidden during the match."""
    recorder, texts = LogRecorder(book.game), dict[int, TextJson]()
    state = book.game.start(len(book.names), book.options, recorder)
    for recorder.ply, ply in enumerate(book.plies, 1):
        first = len(recorder.lines)
        play_ply(book.game, state, ply, recorder.ply, recorder)
        key = f"event-{kebab_case(type(book.game.catalogue.read(ply.move)))}"
        if line := next((entry.line for entry in recorder.lines[first:] if entry.line.text.key == key), None):
            texts[recorder.ply] = dump_text(line.text)
    return texts


def own_seats(match: Match, principal: Principal, *, lent: bool) -> list[int]:
    """Return the seats that the principal plays, or those that bots play for them."""
    kind = "bot" if lent else "here"
    return [seat for seat, plan in enumerate(match.seats) if plan.kind == kind and principal.owns(plan.owner)]


def default_seat(match: Match, principal: Principal) -> int | None:
    """Return the seat whose view is shown first: the only own one, otherwise None (public)."""
    owned = own_seats(match, principal, lent=False)
    return owned[0] if len(owned) == 1 else None


def seat_info(plan: SeatPlan, *, mine: bool) -> SeatInfo:
    """Return the player or bot of a seat."""
    info = SeatInfo(name=plan.name, kind="human" if plan.kind == "here" else plan.kind, mine=mine)
    if plan.kind == "bot":
        info.level = plan.level
        if plan.level in LEVELS:  # unknown for an external program
            info.looks_ahead = LEVELS[plan.level].simulations > 0
    return info


def _undo(match: Match, seat: int | None) -> tuple[UndoInfo | None, TextJson | None]:
    """Return what this seat can take back, or else why not; nothing for bots."""
    if seat is None or match.seats[seat].kind == "bot":
        return None, None
    limit, why = undo_limit(match, seat)
    last = len(match.plies)
    if limit >= last:
        return None, dump_text(why) if why else None
    lines = match.log(seat, last, last)
    message = lines[0].text if lines else text("undo-move", move=match.plies[-1].move)
    return UndoInfo(ply=last - 1, text=dump_text(message)), None


def log_entries(lines: Iterable[LogLine]) -> list[LogEntry]:
    """Return log lines as messages."""
    return [
        LogEntry(
            ply=line.ply,
            seat=line.seat,
            is_heading=line.head,
            text=dump_text(line.text),
            paragraph=line.paragraph,
        )
        for line in lines
    ]


def encode_log(lines: Iterable[LogLine]) -> list[msgspec.Raw]:
    """Return log lines as JSON, each for itself."""
    return [msgspec.Raw(msgspec.json.encode(entry)) for entry in log_entries(lines)]


def frames(match: Match, seat: int | None, first: int) -> list[FrameInfo]:
    """Return the table after each ply from `first` on.

    The last frame has no scene: it is that of the current table.
    """
    viewer, last = PUBLIC if seat is None else seat, len(match.plies)
    if first > last:
        return []
    earlier = match.frames(viewer, first, last - 1) if first < last else ()
    return [
        *(FrameInfo(frame.ply, log_entries(frame.log), _scene(frame.scene)) for frame in earlier),
        FrameInfo(last, log_entries(match.log(viewer, last, last))),
    ]


def past_view(match: Match, seat: int | None, ply: int) -> PastView:
    """Return the table as it was after a ply."""
    (frame,) = match.frames(PUBLIC if seat is None else seat, ply, ply)
    return PastView(ply=ply, scene=_scene(frame.scene), actors=frame.actors)


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


_SUMMARY_DECODER: Final = msgspec.json.Decoder(StoredSummary)


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
    )
    return MatchSummary(
        changed=match.changed_at,
        waiting=bool(match.bots_due()),
        due=match.clock.deadline if match.clock else None,
        closed=match.closed,
        owners=table_lists.listed_by(match) if sat_down else None,
        body=msgspec.json.encode(body),
    )


def list_entry(table: str, seq: int, body: bytes, principal: Principal) -> TableSummary:
    """Return a table as an entry of the principal's list."""
    stored = _SUMMARY_DECODER.decode(body)
    owners = table_owners(stored.owner, stored.seats) - set(stored.hidden)
    mine = [principal.owns(plan.owner) for plan in stored.seats]
    plays = [own and plan.kind == "here" for own, plan in zip(mine, stored.seats, strict=True)]
    return TableSummary(
        id=table,
        game=stored.game,
        seq=seq,
        turn=TurnInfo(
            mine=any(plays[seat] for seat in stored.actors),
            names=[stored.seats[seat].name for seat in stored.actors],
        ),
        host=principal.owns(stored.owner),
        erases=table_lists.would_erase(principal, stored.owner, owners, is_waiting=stored.gathering),
        winners=stored.over,
        drawn=stored.drawn,
        waiting_for_players=stored.gathering,
        seats=[seat_info(plan, mine=own) for own, plan in zip(mine, stored.seats, strict=True)],
        round=stored.round,
        phase=stored.phase,
        changed_at=stored.changed,
    )
