"""Setting out, and a turn from its beginning to its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.moves import Move
from spielhafen.core.play import Chance, Choice, Deed
from spielhafen.core.ready_steps import Closing, SeatRule
from spielhafen.games.seeschlacht.board.pieces import FLEETS, OWNER, SEATS, SHIP_TEXTS
from spielhafen.games.seeschlacht.moves import BEGIN, DONE, FACE, Begin, Done, Face
from spielhafen.games.seeschlacht.rules.finish import STANDSTILL, GiveUp, ProposeDraw
from spielhafen.games.seeschlacht.rules.gunnery import BATTERIES_FIRE, GUNNERY
from spielhafen.games.seeschlacht.rules.harbour import LOADING, REPAIRING
from spielhafen.games.seeschlacht.rules.sailing import (
    NOT_YOUR_SHIP,
    SUNK_SHIP,
    EndSailing,
    GoForward,
    StopShip,
    TurnShip,
    any_ready,
    first_steps,
    steps_under_way,
)
from spielhafen.games.seeschlacht.rules.weather import GALE, Announce, one_attempt, wind_left
from spielhafen.games.seeschlacht.state import NONE, READY, STAYED, SUNK, TURN_END, Sea

# Setting out.


class Lot(Chance[Sea]):
    """§3 The lot decides which side begins; the other one rolls for the first wind.

    §27 In an encounter the ships lie as they meet, and the first turn follows at once.
    """

    def outcomes(self, g: Sea) -> Sequence[tuple[Move, int]]:
        return [(begin, 1) for begin in BEGIN]

    def take(self, g: Sea, move: Begin) -> None:
        seat = g.first = g.turn = move.seat
        lay = () if g.options.encounter else (BERTHING[seat], BERTHING[1 - seat])
        g.then(GALE[1 - seat], *lay, TURN[seat])


class LayShip(Deed[Sea]):
    """§3 Each ship may be turned on its anchorage to any heading, once."""

    kinds = (Face,)

    def reach(self, g: Sea, seat: int) -> Sequence[Move]:
        found: list[Move] = []
        for ship in FLEETS[seat]:
            if g.done[ship] == READY and g.at[ship] != SUNK:
                found += FACE[ship]
        return found

    def moves(self, g: Sea, seat: int) -> Sequence[Move]:
        return self.reach(g, seat)

    def bar(self, g: Sea, seat: int, move: Face) -> Refusal | None:
        if OWNER[move.ship] != seat:
            return NOT_YOUR_SHIP
        if g.at[move.ship] == SUNK:  # a variant's fleet has fewer ships
            return SUNK_SHIP[move.ship]
        return LAID[move.ship] if g.done[move.ship] != READY else None

    def take(self, g: Sea, seat: int, move: Face) -> None:
        g.headings[move.ship] = move.heading
        g.done[move.ship] = STAYED


LAID: Final = [refusal("laid", "§3", ship=name) for name in SHIP_TEXTS]


class EndBerthing(Closing[Sea]):
    """§3 All ships are placed; those that were not turned point out to sea."""

    kinds = (Done,)

    def take(self, g: Sea, seat: int, move: Done) -> None:
        super().take(g, seat, move)
        finish_berthing(g, seat)


def finish_berthing(g: Sea, seat: int) -> None:
    """§3 The fleet is in its harbour, ready for its first turn."""
    for ship in FLEETS[seat]:
        g.done[ship] = READY
    g.then(BERTHED[seat])


class Berthing(Choice[Sea]):
    """§3 First the side that begins, then the other one decides the headings of its ships."""

    told = False
    stays = True
    deeds = (LayShip(), EndBerthing())


class Berthed(SeatRule[Sea]):
    """§3 This fleet is ready."""


# A turn.


class Turn(SeatRule[Sea]):
    """§4 A turn: the wind, moving, loading, repairs, coastal batteries, fire; then it is the other one's turn."""

    head = True

    def happen(self, g: Sea) -> None:
        seat = g.turn = self.seat
        g.number += 1
        g.then(
            SAILING[seat],
            LOADING[seat],
            REPAIRING[seat],
            BATTERIES_FIRE[seat],
            GUNNERY[seat],
            TURN_END,
            NEXT[seat],
        )


OPENING: Final[tuple[Deed[Sea], ...]] = (Announce(), ProposeDraw(), GiveUp())
"""The deeds that are only possible before a ship has moved (§5, §26)."""


class Sailing(Choice[Sea]):
    """§4 One attempt to change the wind, then all ships, one after the other, until the captain has finished."""

    told = False
    stays = True
    deeds = (GoForward(), TurnShip(), StopShip(), EndSailing(), *OPENING)

    def due(self, g: Sea) -> bool:
        return g.ship != NONE or any_ready(g, self.seat) or wind_left(g, self.seat)

    def moves(self, g: Sea) -> Sequence[Move]:
        """Return the moves of all deeds that are not barred, but look at each ship only once."""
        if g.ship != NONE:
            return steps_under_way(g, g.ship)
        moves, bound = first_steps(g, self.seat, FLEETS[self.seat])
        if not bound:
            moves.append(DONE)
        if one_attempt(g, self.seat) is None:
            for deed in OPENING:
                if deed.gate(g, self.seat) is None:
                    moves += deed.reach(g, self.seat)
        return moves


class NextTurn(SeatRule[Sea]):
    """§4 The other side's turn; unless nothing has happened for so long that the game is over (§25)."""

    told = False

    def happen(self, g: Sea) -> None:
        g.quiet += 1
        over = g.quiet >= g.options.quiet_turns or g.number >= g.options.most_turns
        g.then(STANDSTILL if over else TURN[1 - self.seat])


# Steps are made once and shared.

BERTHING: Final = [Berthing(seat) for seat in range(SEATS)]
BERTHED: Final = [Berthed(seat) for seat in range(SEATS)]
TURN: Final = [Turn(seat) for seat in range(SEATS)]
SAILING: Final = [Sailing(seat) for seat in range(SEATS)]
NEXT: Final = [NextTurn(seat) for seat in range(SEATS)]
