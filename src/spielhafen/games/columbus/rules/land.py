"""The finds of the telescope: provisions beside an island, land in the west."""

from __future__ import annotations

from typing import Final

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.ready_steps import PileDraw
from spielhafen.games.columbus import MOST_SEATS
from spielhafen.games.columbus.board.chart import AREA_OF, SHORE, WESTERN
from spielhafen.games.columbus.board.pieces import INHABITED, PALMS, SCOPE
from spielhafen.games.columbus.board.pieces import LOAD as BARREL
from spielhafen.games.columbus.moves import Disc, Load, Look
from spielhafen.games.columbus.rules.damage import DieUse, spend
from spielhafen.games.columbus.state import Ocean, stow


class TakeOnBoard(DieUse):
    """§10 Beside an island a telescope brings a barrel on board."""

    kinds = (Load,)
    face = SCOPE

    def gate(self, g: Ocean, seat: int) -> Refusal | None:
        return super().gate(g, seat) or (None if SHORE[g.ships[seat]] else NO_ISLAND)

    def take(self, g: Ocean, seat: int, move: Load) -> None:
        spend(g, SCOPE)
        stow(g, seat, BARREL)


NO_ISLAND: Final = refusal("no-island")


class LookThrough(DieUse):
    """§26 In the two westernmost columns a telescope looks at a disc, unless the captain has found an inhabited island."""

    kinds = (Look,)
    face = SCOPE

    def gate(self, g: Ocean, seat: int) -> Refusal | None:
        why = super().gate(g, seat)
        if why is not None:
            return why
        if g.found[seat]:
            return FOUND
        if AREA_OF[g.ships[seat]] != WESTERN:
            return TOO_FAR_EAST
        return None if any(g.discs) else NO_DISCS

    def take(self, g: Ocean, seat: int, move: Look) -> None:
        spend(g, SCOPE)
        g.then(FROM_DISCS[seat])


TOO_FAR_EAST: Final = refusal("too-far-east")
FOUND: Final = refusal("found-before")
NO_DISCS: Final = refusal("no-discs")


class Sight(PileDraw[Ocean]):
    """§26 Open sea brings nothing, an uninhabited island a barrel for each palm, an inhabited one the news to bring home."""

    deals, pile, into = Disc, "discs", "seen"

    def take(self, g: Ocean, move: Disc) -> None:
        super().take(g, move)
        if INHABITED[move.disc]:
            g.found[self.seat] = 1
        else:
            stow(g, self.seat, PALMS[move.disc])


FROM_DISCS: Final = [Sight(seat) for seat in range(MOST_SEATS)]
