"""The first event of a match, and the chance plies that follow a decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import msgspec

from spielhafen.core.logbook import play_ply
from spielhafen.core.play import CHANCE
from spielhafen.core.variants import recorded_options
from spielhafen.core.verifiable_rng import VerifiableRng
from spielhafen.match.commit_reveal import ChanceSeed
from spielhafen.match.events import ClockPlan, Opened, PlyText, SandboxPlan, SeatPlan, SpectatorPlan

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from spielhafen.core.game import Game
    from spielhafen.core.logbook import Logbook
    from spielhafen.core.play import State


def open_match(
    game: Game,
    options: Mapping[str, object],
    seats: Sequence[SeatPlan],
    key: bytes,
    at: float,
    owner: str = "",
    *,
    shared: bool = False,
    clock: ClockPlan | None = None,
    spectators: SpectatorPlan | None = None,
) -> Opened:
    """Return the first event of a new match.

    Nothing is dealt while players are missing: the host could look at the cards and create another table.
    With `shared`, players add salts to the key of chance, and the match waits for them. Raises BadSeats,
    BadOption, and RulesError for a broken game.
    """
    complete = recorded_options(game, options)
    state = game.start(len(seats), complete)
    return Opened(
        game=game.name,
        rules=game.version,
        options=complete,
        seats=list(seats),
        key=key.hex(),
        at=at,
        plies=play_chance_plies(game, state, VerifiableRng(key), 0, 0)
        if is_ready(seats, ChanceSeed(key, shared))
        else [],
        owner=owner,
        shared=shared,
        clock=clock,
        spectators=None if spectators == SpectatorPlan() else spectators,
    )


def is_ready(seats: Sequence[SeatPlan], seed: ChanceSeed) -> bool:
    """Return whether all seats are taken and all salts have come."""
    return not any(plan.kind == "open" for plan in seats) and not seed.seats_without_salt(seats)


class HasSeats(Protocol):
    """What a match knows of its seats."""

    seats: list[SeatPlan]
    chance_seed: ChanceSeed

    @property
    def is_waiting_for_players(self) -> bool:
        """Whether nothing has been dealt yet."""


def seats_after_change(match: HasSeats, seat: int, plan: SeatPlan) -> tuple[list[SeatPlan], ChanceSeed]:
    """Return the seats and the chance seed as they are after a seat has changed hands."""
    seats = list(match.seats)
    seats[seat] = plan
    is_new_owner = match.is_waiting_for_players and plan.owner != match.seats[seat].owner
    return seats, match.chance_seed.without_salt(seat) if is_new_owner else match.chance_seed


def play_chance_plies(game: Game, state: State, rng: VerifiableRng, draw: int, ply: int) -> list[PlyText]:
    """Play and return the chance plies that are due, from draw number `draw` on.

    `ply` plies have been played before; `state` changes.
    """
    plies: list[PlyText] = []
    while state.actor() == CHANCE and ply + len(plies) < game.max_plies:
        move = rng.outcome(state, draw + len(plies))
        plies.append((CHANCE, game.catalogue.write(move)))
        state.play(move)
    return plies


def open_from_logbook(
    book: Logbook,
    seats: Sequence[SeatPlan],
    key: bytes,
    at: float,
    owner: str = "",
    *,
    ply: int | None = None,
    clock: ClockPlan | None = None,
) -> Opened:
    """Return the first event of a match that continues a logbook after `ply` plies.

    All its plies are taken by default. A logbook that begins at a position becomes a sandbox. Raises BrokenFile, BadSeats.
    """
    imported = [(each.actor, each.move) for each in book.plies[:ply]]
    opened = open_match(book.game, book.options, seats, key, at, owner, clock=clock)
    state, draws = book.initial_state(), 0
    for number, each in enumerate(book.plies[:ply], 1):
        draws += state.actor() == CHANCE
        play_ply(book.game, state, each, number)
    more = (
        play_chance_plies(book.game, state, VerifiableRng(key), draws, len(imported))
        if is_ready(seats, ChanceSeed(key))
        else []
    )
    sandbox = SandboxPlan(dict(book.position)) if book.position is not None else None
    return msgspec.structs.replace(opened, plies=imported + more, brought=len(imported), sandbox=sandbox)
