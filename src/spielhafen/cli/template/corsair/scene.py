"""The scene of a table: the data that clients show."""

from __future__ import annotations

from typing import Final

from spielhafen.core.offers import OfferPresenter
from spielhafen.core.play import paragraph_of
from spielhafen.core.prompts import pending_prompt
from spielhafen.core.ready_zones import dice_duel
from spielhafen.core.scene import Fact, Geometry, Piece, Scene, SeatScene, Status, Zone
from spielhafen.core.text import PlayerRef, text

from .state import SOUND, Fight

GEOMETRY: Final = Geometry(box=(0, 0, 8, 5))
"""The open sea. Nothing is drawn on it; in the lower half the duel is shown."""
PLACES: Final = ((2.0, 1.2), (6.0, 1.2))
HEADINGS: Final = (90, 270)


def scene(g: Fight) -> Scene:
    """Return the fight; nothing in it is secret."""
    return Scene(
        geometry=GEOMETRY,
        status=status(g),
        seats=[captain(g, seat) for seat in range(g.seats())],
        zones=challenge(g),
        pieces=[ship(g, seat) for seat in range(g.seats())],
        offers=PRESENTER.offers(g),
        over=g.winners,
    )


def status(g: Fight) -> Status:
    """Return the number of the broadside, and who is to do what."""
    step = g.steps[-1] if g.steps else None
    return Status(
        round=text("round-broadside", round=g.round, of=g.options.rounds),
        phase=text("phase-fight", seat=PlayerRef(g.duel[0])) if step else text("phase-over"),
        prompt=pending_prompt(g),
        paragraph=paragraph_of(type(step)) if step else "§5",
    )


def captain(g: Fight, seat: int) -> SeatScene:
    """Return what a captain has left: hits that the ship can take, and powder."""
    facts = [
        Fact(art="ship", value=str(g.hull[seat]), label=text("fact-hull")),
        Fact(art="keg", value=str(g.kegs[seat]), label=text("fact-kegs")),
    ]
    return SeatScene(facts=facts)


def ship(g: Fight, seat: int) -> Piece:
    """Return a ship, with its bow towards the other one."""
    label = text("ship", seat=PlayerRef(seat), hull=g.hull[seat])
    return Piece(
        id=f"ship/{seat}",
        art="cutter",
        at=PLACES[seat],
        size=1.6,
        owner=seat,
        heading=HEADINGS[seat],
        label=label,
        hits=SOUND - g.hull[seat],
    )


def challenge(g: Fight) -> list[Zone]:
    """Return the two dice, drawn as `die-1` to `die-6`."""
    return [dice_duel(g.duel, g.rolled, at=PLACES[g.duel[1]], art="cutter")] if g.duel else []


PRESENTER: Final = OfferPresenter()
"""The offers: two buttons, `offer-again` and `offer-stand`."""
NAMES: Final = PRESENTER.names
