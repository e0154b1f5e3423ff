"""Ready zones of scenes. Their texts are in the game, under the keys that each names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from spielhafen.core.scene import Die, Duel, Side, Zone
from spielhafen.core.text import PlayerRef, text

if TYPE_CHECKING:
    from spielhafen.core.play import Seat
    from spielhafen.core.scene import XY

HEADINGS: Final = (90, 270)
"""East and west: figures seen from above face each other."""


def dice_duel(seats: Sequence[Seat], rolled: Sequence[int], *, at: XY, art: str = "") -> Zone:
    """Return the zone of a duel of two dice, of which the higher one wins; the attacker first.

    rolled: the dice so far, drawn as `die-1` to `die-6`. art: the figures. Texts: `zone-duel`, `duel-seat`,
    `duel-die` and `duel-unrolled` (of `seat` and `pips`), `duel-won` (of `seat`), `duel-tie`.
    """
    over = len(rolled) == len(seats)
    best = max(rolled, default=0)
    won = [seat for seat, pips in zip(seats, rolled, strict=False) if over and pips == best]
    verdict = text("duel-won", seat=PlayerRef(won[0])) if len(won) == 1 else text("duel-tie")
    sides = [
        Side(
            label=text("duel-seat", seat=PlayerRef(seat)),
            owner=seat,
            art=art,
            heading=HEADINGS[place % 2],
            die=_die(seat, place, rolled[place] if place < len(rolled) else 0),
            total=str(rolled[place]) if place < len(rolled) else "",
            best=won == [seat],
        )
        for place, seat in enumerate(seats)
    ]
    duel = Duel(sides=sides, verdict=verdict if over else None, at=at)
    return Zone(id="duel", kind="duel", title=text("zone-duel"), duel=duel, past=over)


def _die(seat: Seat, place: int, pips: int) -> Die:
    """Return a die of a duel; pips are 0 before it is rolled."""
    if not pips:
        return Die(id=f"die/blank#{place + 1}", art="", label=text("duel-unrolled", seat=PlayerRef(seat)))
    label = text("duel-die", seat=PlayerRef(seat), pips=pips)
    return Die(id=f"die/{pips}#{place + 1}", art=f"die-{pips}", label=label)
