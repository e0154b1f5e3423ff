"""From what is seen to what may be done: which offers belong to which card, piece or space."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from spielhafen.core.scene import Card, Offer, Scene, Zone
    from spielhafen.core.text import Text


def same(touch: str, name: str) -> bool:
    """Whether a touch means the thing of this id: `card/bride` stands for `card/bride#1`, too."""
    return touch in (name, name.split("#", 1)[0])


def own_cards(scene: Scene) -> list[Card]:
    """The cards in the viewer's hands, in the order in which he holds them."""
    return [card for zone in scene.zones if zone.kind == "hand" for card in zone.cards]


def offers_of(scene: Scene, name: str) -> list[Offer]:
    """The offers that begin by pointing at this thing."""
    return [offer for offer in scene.offers if offer.touches and same(offer.touches[0], name)]


def ordered(scene: Scene) -> list[Offer]:
    """All offers: those of cards in the order of the hand, then the others as they come."""
    by_hand = {offer.move: offer for card in own_cards(scene) for offer in offers_of(scene, card.id)}
    return [*by_hand.values(), *(offer for offer in scene.offers if offer.move not in by_hand)]


def worths(scene: Scene) -> dict[str, str]:
    """What the card of an offer is worth at present, by the text of the move."""
    return {
        offer.move: card.face.now
        for card in own_cards(scene)
        if card.face is not None
        for offer in offers_of(scene, card.id)
    }


def by_label(offers: Sequence[Offer], written: str, say: Callable[[Text], str]) -> str | None:
    """The move of the one offer that is called like this in the reader's language: `east 9` for `E9`."""
    wanted = " ".join(written.split()).casefold()
    labels = {offer.move: say(offer.label).casefold() for offer in offers}
    whole = [move for move, label in labels.items() if label == wanted]
    begun = [move for move, label in labels.items() if label.startswith(wanted)] if len(wanted) > 1 else []
    fitting = whole or begun
    return fitting[0] if len(fitting) == 1 else None


def reckonings(scene: Scene) -> list[Zone]:
    """The sheets of what is over, to be shown once of their own accord: a finished round, a battle."""
    return [zone for zone in scene.zones if zone.sheet is not None and zone.past]
