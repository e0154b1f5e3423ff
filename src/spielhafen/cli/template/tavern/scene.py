"""The scene of a table: the data that clients show."""

from __future__ import annotations

from typing import Final

from spielhafen.core.offers import OfferPresenter
from spielhafen.core.play import paragraph_of
from spielhafen.core.prompts import pending_prompt
from spielhafen.core.scene import Card, Face, Fact, Geometry, Piece, Scene, SeatScene, Status, Zone
from spielhafen.core.text import PlayerRef, Text, text

from .moves import PLAY
from .state import CARD_NAMES, SUITS, Table, best_place, suit_of, value_of

TINTS: Final = ("gold", "sky", "rose")
GEOMETRY: Final = Geometry(box=(0, 0, 8, 3))
"""The middle of the table, where tricks are played. Nothing is drawn on it."""


def scene(g: Table) -> Scene:
    """Return the table as its viewer may see it: `hands` holds what is known to `g.viewer`."""
    return Scene(
        geometry=GEOMETRY,
        status=status(g),
        seats=[captain(g, seat) for seat in range(g.seats())],
        zones=[*hand(g), pile(g)],
        pieces=trick(g),
        offers=PRESENTER.offers(g),
        over=g.winners,
    )


def status(g: Table) -> Status:
    """Return the number of the trick, and who is to do what."""
    step = g.steps[-1] if g.steps else None
    return Status(
        round=text("round-trick", trick=g.trick, of=g.options.tricks),
        phase=text("phase-play" if step else "phase-over"),
        prompt=pending_prompt(g),
        paragraph=paragraph_of(type(step)) if step else "§5",
    )


def captain(g: Table, seat: int) -> SeatScene:
    """Return a captain's stars, and the number of their cards, which all may know."""
    facts = [
        Fact(art="star", value=str(g.stars[seat]), label=text("fact-stars")),
        Fact(art="i-card", value=str(len(g.hands[seat])), label=text("fact-cards")),
    ]
    return SeatScene(facts=facts)


def hand(g: Table) -> list[Zone]:
    """Return the viewer's own cards; those who only watch have none."""
    if g.viewer < 0:
        return []
    cards = [
        Card(id=f"card/{CARD_NAMES[card]}", label=card_text(card), face=face(card), move=str(PLAY[card]))
        for card in sorted(g.hands[g.viewer])
    ]
    return [Zone(id="hand", kind="hand", title=text("zone-hand"), owner=g.viewer, cards=cards)]


def pile(g: Table) -> Zone:
    """Return the pile. Its content is secret; its size follows from what is elsewhere."""
    elsewhere = sum(map(len, g.hands)) + len(g.table) + len(g.done)
    count = len(CARD_NAMES) - elsewhere
    back = Card(id="pile/back", label=text("pile-cards", count=count), count=count)
    return Zone(id="pile", kind="pile", title=text("zone-pile"), cards=[back])


def trick(g: Table) -> list[Piece]:
    """Return the cards of the trick, from left to right as they were played."""
    best = best_place(g.table) if g.table else -1
    return [
        Piece(
            id=f"card/{CARD_NAMES[card]}",
            art="card",
            at=(4 + 1.8 * (place - (g.seats() - 1) / 2), 1.5),
            size=1.4,
            owner=(g.leader + place) % g.seats(),
            face=face(card),
            label=text("played", seat=PlayerRef((g.leader + place) % g.seats()), card=card_text(card)),
            flags=["best"] if place == best else [],
        )
        for place, card in enumerate(g.table)
    ]


def face(card: int) -> Face:
    """Return the front of a card."""
    suit = suit_of(card)
    return Face(tint=TINTS[suit], index=str(value_of(card)), art=SUITS[suit], title=card_text(card))


def card_text(card: int) -> Text:
    """Return the name of a card."""
    return text("card", suit=SUITS[suit_of(card)], value=value_of(card))


PRESENTER: Final = OfferPresenter(names={"card": card_text}, things={"card": "card/{}"})
"""The offers: cards to select, labelled `offer-play`."""
NAMES: Final = PRESENTER.names
"""The texts for the fields of steps and moves, in the log and on offers."""
