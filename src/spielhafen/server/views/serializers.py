"""Views of a match as JSON. All data comes through `Match`, which reveals only views."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final

import msgspec
from msgspec import UNSET

from spielhafen.bots import LEVELS
from spielhafen.core.game import Game, kebab_case
from spielhafen.core.logbook import Logbook, play_ply
from spielhafen.core.play import EVERYTHING, PUBLIC
from spielhafen.core.proof import matches_commitment, verify_draws
from spielhafen.core.scene import Geometry, Scene
from spielhafen.core.scene_json import dump_scene
from spielhafen.core.text import dump_text, text
from spielhafen.core.variants import variant_title
from spielhafen.guides import has_just_ended, next_own_ply, own_run
from spielhafen.match import Match, SeatPlan, proposals, seating
from spielhafen.match.aftermath import aftermath_of
from spielhafen.match.frames import frame_after, make_frames
from spielhafen.match.log import LogRecorder
from spielhafen.match.match_end import match_places, match_results
from spielhafen.match.proposal_state import Proposal, seats_to_agree
from spielhafen.match.same_deal import can_repeat, is_duplicate
from spielhafen.match.undo import undo_limit, undo_ply
from spielhafen.server.messages.parts import TextJson
from spielhafen.server.messages.table_info import (
    SCENE_LISTS,
    ChanceInfo,
    ClockInfo,
    DrawInfo,
    EndInfo,
    FrameInfo,
    GuideInfo,
    PastView,
    ProofInfo,
    ProposalInfo,
    SceneView,
    SeatInfo,
    SeatView,
    SpectatorsInfo,
    TableInfo,
    TableStatus,
    UndoInfo,
)
from spielhafen.server.middleware.identity import Principal
from spielhafen.server.views.order_view import orders_info
from spielhafen.server.views.sandbox_view import puzzle_info, sandbox_info


def table_view(
    table: str,
    match: Match,
    seat: int | None,
    principal: Principal,
    log: Sequence[msgspec.Raw] | None = None,
    *,
    now: Callable[[], float],
    seat_part: SeatView | None = None,
    looks_over: Sequence[int] = (),
    is_delayed: bool = False,
) -> TableInfo:
    """Return the table as a seat, or without a seat the public, sees it.

    log: its lines, if they are at hand. seat_part: the result of `seat_view`, if it is at hand.
    looks_over: the seats over whose shoulder the principal looks. is_delayed: whether the players are further.
    """
    game, options, seats = match.game, match.options, len(match.seats)
    part = seat_view(match, seat) if seat_part is None else seat_part
    return TableInfo(
        id=table,
        game=game.name,
        options=options,
        **_rules(game, msgspec.json.encode(options), seats),
        seq=match.shown_seq,
        hash=match.view_hash,
        ply=len(match.plies),
        seat=seat,
        own_seats=own_seats(match, principal, lent=False),
        stand_in_seats=own_seats(match, principal, lent=True),
        host=principal.owns(match.owner),
        waiting_for_players=match.is_waiting_for_players,
        rematch=match.next_table,
        chance=chance_info(match),
        clock=clock_info(match, now, is_stopped=is_delayed),
        looks_over=list(looks_over) if match.winners is None else [],
        spectators=spectators_info(match, is_delayed=is_delayed),
        seats=[seat_info(plan, mine=principal.owns(plan.owner)) for plan in match.seats],
        actors=match.actors(),
        winners=match.winners,
        drawn=match.drawn,
        end=end_info(match),
        secrets=match.has_secrets,
        thinking=bool(match.bots_due()),
        stand_in_level=seating.stand_in_level(match),
        proposal=proposal_info(match),
        log=[msgspec.Raw(line) for _, line in match.written_log(PUBLIC if seat is None else seat)]
        if log is None
        else list(log),
        **msgspec.structs.asdict(part),
    )


@lru_cache(maxsize=256)
def _rules(game: Game, options: bytes, seats: int) -> dict[str, Any]:
    """Return what a table says of its options (as JSON), which stay the same throughout a match."""
    chosen = msgspec.json.decode(options)
    return {
        "preset": game.find_preset(chosen, seats),
        "presets": list(game.presets()),
        "modes": game.modes(chosen, seats),
        "house_rules": game.house_rules(chosen, seats),
        "variant": variant_title(game, chosen),
    }


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
        orders=None if seat is None else orders_info(match, seat),
        guide=guide_info(match, seat),
        sandbox=sandbox_info(match),
        puzzle=puzzle_info(match),
    )


def onlooker_view(part: SeatView) -> SeatView:
    """Return what one sees who looks over the shoulder of the seat: without what it could do."""
    return msgspec.structs.replace(
        part,
        undo=None,
        undo_barrier=None,
        undo_proposal_ply=None,
        undo_awaiting=[],
        can_propose_pause=False,
        can_propose_draw=False,
        orders=None,
    )


def end_info(match: Match) -> EndInfo | None:
    """Return the places of all seats, and what each has achieved; None while the game goes on."""
    if match.winners is None:
        return None
    said = [None if result is None else dump_text(result) for result in match_results(match)]
    return EndInfo(match_places(match), said, can_repeat(match))


def guide_info(match: Match, seat: int | None) -> GuideInfo | None:
    """Return what the guide tells its learner; None for other seats, and once it has been left."""
    guide = match.guide
    if guide is None or seat != guide.learner or match.winners is not None:
        return None
    of = len(guide.steps)
    if has_just_ended(match.game, guide, match.plies):
        end = dump_text(guide.end_text)
        return GuideInfo(guide.name, of, of, end, "", [], [], over=True, then=guide.then)
    following = next_own_ply(match.game, guide, match.plies)
    if following is None or following.step is None:
        return None
    step = guide.steps[following.step]
    run = [[ply.move, *ply.others] for ply in own_run(match.game, guide, match.plies)]
    return GuideInfo(
        name=guide.name,
        step=following.step + 1,
        of=of,
        text=dump_text(guide.text(following.step)),
        paragraph=step.paragraph,
        moves=run[0] if run else [],
        following=run[1:],
        over=False,
        then=guide.then,
    )


def minimal_view(table: str, match: Match, principal: Principal) -> TableStatus:
    """Return a small view for programs: seats to move, and moves of the principal's seats."""
    mine = set(own_seats(match, principal, lent=False))
    to_move = match.actors()
    return TableStatus(
        id=table,
        game=match.game.name,
        seq=match.shown_seq,
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
    encoded: dict[str, Any] = {
        name: [_raw(element) for element in part] if name in SCENE_LISTS else _raw(part)
        for name, part in parts.items()
    }
    _, chart, geometry = _geometry(scene.geometry)
    return SceneView(chart=chart, geometry=geometry, **encoded)


def _raw(part: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(part))


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


def spectators_info(match: Match, *, is_delayed: bool) -> SpectatorsInfo:
    """Return how much later spectators see the table, and whether this is such a view."""
    plan, is_over = match.spectators, match.winners is not None
    shoulders = {} if is_over else {str(seat): len(each.owners) for seat, each in match.shoulders.items()}
    return SpectatorsInfo(
        plan.moves, plan.seconds, plan.at_end, is_delayed and not is_over, plan.silent, shoulders
    )


def clock_info(match: Match, now: Callable[[], float], *, is_stopped: bool = False) -> ClockInfo | None:
    """Return the clocks: seconds left by seat (null for bots), and which of them run.

    is_stopped: whether they stand still, since the match has gone on.
    """
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
        running=[] if is_stopped else sorted(match.clock.running_since),
        paused=match.clock.paused,
    )


def chance_info(match: Match, *, proven: bool = False) -> ChanceInfo:
    """Return the public data of random numbers; the key is included when the game is over.

    That of a duplicate in a tournament is only in its proof, which opens when others have played the deal.
    """
    seed = match.chance_seed
    return ChanceInfo(
        commitment=match.chance_seed.commitment,
        salts={str(seat): salt for seat, salt in seed.salts.items()},
        missing_salts=seed.seats_without_salt(match.seats) if match.is_waiting_for_players else [],
        repeated=seed.repeated,
        key=seed.key.hex() if match.winners is not None and (proven or not is_duplicate(match)) else UNSET,
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
    chance = msgspec.structs.asdict(chance_info(match, proven=True))
    return ProofInfo(**chance, key_matches=matches_commitment(book), draws=draws)


def _move_texts(book: Logbook) -> dict[int, TextJson]:
    """Return the log texts of moves by ply, including what was hidden during the match."""
    recorder, texts = LogRecorder(book.game), dict[int, TextJson]()
    state = book.initial_state(recorder)
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
    left = undo_ply(match)
    lines = match.log(seat, left + 1, left + 1)
    message = lines[0].text if lines else text("undo-move", move=match.plies[left].move)
    return UndoInfo(ply=left, text=dump_text(message)), None


def frames(
    match: Match,
    seat: int | None,
    first: int,
    log: Callable[[int], list[msgspec.Raw]],
) -> list[FrameInfo]:
    """Return the table after each ply from `first` on; log: the lines of a ply.

    The last frame has no scene if it is that of the current table.
    """
    viewer, last = PUBLIC if seat is None else seat, len(match.plies)
    if first > last:
        return []
    aftermath = aftermath_of(match.game)
    stays = aftermath(match.view_for(viewer)) if aftermath else None
    return [
        *(
            FrameInfo(frame.ply, log(frame.ply), _scene(frame.scene))
            for frame in make_frames(match, viewer, first, last - 1)
        ),
        FrameInfo(
            last,
            log(last),
            UNSET if stays is None else _scene(replace(stays, offers=())),
        ),
    ]


def past_view(match: Match, seat: int | None, ply: int) -> PastView:
    """Return the table as it was after a ply."""
    frame = frame_after(match, PUBLIC if seat is None else seat, ply)
    return PastView(ply=ply, scene=_scene(frame.scene), actors=frame.actors)
