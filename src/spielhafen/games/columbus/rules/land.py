"""The finds of the telescope: provisions beside an island, land in the west."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.play import Deed
from spielhafen.core.ready_steps import PileDraw
from spielhafen.games.columbus import MOST_SEATS
from spielhafen.games.columbus.board.chart import AREA_OF, SHORE, WESTERN
from spielhafen.games.columbus.board.pieces import INHABITED, PALMS, SCOPE
from spielhafen.games.columbus.board.pieces import LOAD as BARREL
from spielhafen.games.columbus.moves import LOAD, LOOK, Disc, Load, Look
from spielhafen.games.columbus.rules.damage import spend, useless
from spielhafen.games.columbus.state import Ocean, stow

if TYPE_CHECKING:
    from spielhafen.core.moves import Move


class TakeOnBoard(Deed[Ocean]):
    """§10 Beside an island a telescope brings a barrel on board."""

    kinds = (Load,)

    def gate(self, g: Ocean, seat: int) -> Refusal | None:
        return useless(g, seat, SCOPE) or (None if SHORE[g.ships[seat]] else NO_ISLAND)

    def reach(self, g: Ocean, seat: int) -> Sequence[Move]:
        return (LOAD,)

    def take(self, g: Ocean, seat: int, move: Load) -> None:
        spend(g, SCOPE)
        stow(g, seat, BARREL)


NO_ISLAND: Final = refusal("no-island")


class LookThrough(Deed[Ocean]):
    """§26 In the two westernmost columns a telescope looks at a disc, unless the captain has found an inhabited island."""

    kinds = (Look,)

    def gate(self, g: Ocean, seat: int) -> Refusal | None:
        why = useless(g, seat, SCOPE)
        if why is not None:
            return why
        if g.found[seat]:
            return FOUND
        if AREA_OF[g.ships[seat]] != WESTERN:
            return TOO_FAR_EAST
        return None if any(g.discs) else NO_DISCS

    def reach(self, g: Ocean, seat: int) -> Sequence[Move]:
        return (LOOK,)

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
