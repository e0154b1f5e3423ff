"""From what is seen to what may be done: which offers belong to which card, piece or space."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING, Final

from spielhafen.core.errors import UnreadableMove
from spielhafen.core.moves import begins

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from spielhafen.core.game import Game
    from spielhafen.core.scene import Card, Die, Offer, Piece, Scene, Zone
    from spielhafen.core.text import Text


MIN_GROUP_SIZE: Final = 4
"""So many offers that differ only in their last touch are shown as one."""
HANDLE_GROUP: Final = "/"
"""What leads from a piece to its handles stands together, too."""
STEERING_WORDS: Final = {"up": "forward", "left": "port", "right": "starboard", "down": "stop"}
"""The words by which a ship is steered, by the arrow key that means them."""
WORD: Final = re.compile(r"\w+")
MAX_HIGHLIGHTED_SPACES: Final = 24
"""Where more places than these may be pointed at, marking them all would say nothing."""


def touch_matches(touch: str, item_id: str) -> bool:
    """Whether a touch means the thing of this id: `card/bride` stands for `card/bride#1`, too."""
    return touch in (item_id, item_id.split("#", 1)[0])


def hand_cards(scene: Scene) -> list[Card]:
    """The cards in the viewer's hands, in the order in which he holds them."""
    return [card for zone in scene.zones if zone.kind == "hand" for card in zone.cards]


def offers_for(scene: Scene, item_id: str) -> list[Offer]:
    """The offers that begin by pointing at this thing."""
    return [offer for offer in scene.offers if offer.touches and touch_matches(offer.touches[0], item_id)]


def list_offers(scene: Scene) -> list[Offer]:
    """All offers: those of cards in the order of the hand, then the others as they come."""
    return [offer for bundle in group_offers(scene) for offer in bundle]


def group_offers(scene: Scene) -> list[list[Offer]]:
    """All offers in this order; those that lead from the same things to many places stand together."""
    by_hand = {
        offer.move: offer
        for card in hand_cards(scene)
        for offer in offers_for(scene, card.id)
        if not is_tile_placement(scene, offer)
    }
    others = [offer for offer in scene.offers if offer.move not in by_hand]
    found: dict[tuple[str, ...], list[Offer]] = defaultdict(list)
    places = {space.id for space in scene.geometry.spaces}
    for offer in others:
        way = (
            (offer.move.rpartition(" ")[0], offer.touches[0])
            if is_tile_placement(scene, offer)
            else _way(offer, places)
        )
        found[way].append(offer)
    told = [[offer] for offer in by_hand.values()]
    for way, bundle in found.items():
        folded = len(bundle) >= (2 if way[0] == HANDLE_GROUP else MIN_GROUP_SIZE)
        told += [bundle] if folded else [[offer] for offer in bundle]
    return told


def _way(offer: Offer, places: set[str]) -> tuple[str, ...]:
    """What offers of one bundle have in common: all touches but the last, and the move but for its last word."""
    if offer.together:
        return (offer.move.partition(" ")[0], "together")
    stem, _, last = offer.move.rpartition(" ")
    if offer.at is not None and len(offer.touches) > 1:
        return (HANDLE_GROUP, *offer.touches[:-1])
    leads = len(offer.touches) > 1 and offer.touches[-1] in places and last == offer.touches[-1]
    return (stem, *offer.touches[:-1]) if leads else ("", offer.move)


def is_tile_placement(scene: Scene, offer: Offer) -> bool:
    """Whether it lays a tile: so many of them differ only in the place and in how the tile is turned."""
    return bool(offer.touches) and any(
        card.face is not None and card.face.edges and touch_matches(offer.touches[0], card.id)
        for card in hand_cards(scene)
    )


def target_touches(scene: Scene, offer: Offer) -> Sequence[str]:
    """What an offer touches on the way to its place; how a tile is turned there is no place of its own."""
    return offer.touches[:2] if is_tile_placement(scene, offer) else offer.touches


def distinct_parts(offers: Sequence[Offer]) -> list[str]:
    """In what the moves of a bundle differ: the place they lead to, or the handful they take."""
    stems = {offer.move.rpartition(" ")[0] for offer in offers}
    if len(stems) == 1 and not any(offer.together for offer in offers):
        return [offer.move.rpartition(" ")[2] for offer in offers]
    return [
        "+".join(offer.move.split()[1:]) if offer.together else offer.touches[-1].rpartition("/")[2]
        for offer in offers
    ]


def touched_labels(scene: Scene, touches: Sequence[str]) -> list[Text]:
    """What the things are called that these touches mean, as far as they have a name."""
    dice = [die for zone in scene.zones for die in zone.dice]
    cards = [card for zone in scene.zones for card in zone.cards]
    things: list[Die | Card | Piece] = [*dice, *cards, *scene.pieces]
    found = (next((thing for thing in things if touch_matches(touch, thing.id)), None) for touch in touches)
    return [thing.label for thing in found if thing is not None]


def highlighted_ids(scene: Scene, offers: Sequence[Offer] | None = None) -> set[str]:
    """What may be pointed at for these offers, or for all; of places only what can be taken in at a glance."""
    touches = {touch for offer in (scene.offers if offers is None else offers) for touch in offer.touches}
    places = {space.id for space in scene.geometry.spaces}
    return touches if len(touches & places) <= MAX_HIGHLIGHTED_SPACES else touches - places


def card_values(scene: Scene) -> dict[str, str]:
    """What the card of an offer is worth at present, by the text of the move."""
    return {
        offer.move: card.face.now
        for card in hand_cards(scene)
        if card.face is not None
        for offer in offers_for(scene, card.id)
    }


def find_steering_offer(offers: Sequence[Offer], key: str) -> Offer | None:
    """The offer that an arrow key means for the ship at hand."""
    ships = {
        offer.touches[-1].rpartition("/")[0] for offer in offers if offer.at is not None and offer.touches
    }
    wanted = {f"{ship}/{STEERING_WORDS[key]}" for ship in ships} if len(ships) == 1 else set()
    return next((offer for offer in offers if offer.touches and offer.touches[-1] in wanted), None)


def can_steer(offers: Sequence[Offer]) -> bool:
    """Whether there is one ship at hand that arrow keys may steer."""
    return any(find_steering_offer(offers, key) is not None for key in STEERING_WORDS)


def split_moves(line: str) -> list[str]:
    """Moves divided by commas; a ship that goes on need not be named again: `w3 forward, port, f`."""
    moves: list[str] = []
    for part in filter(None, (part.strip() for part in line.split(","))):
        head = moves[-1].rpartition(" ")[0] if moves else ""
        words = [word for word in STEERING_WORDS.values() if word.startswith(part.casefold())]
        moves.append(f"{head} {words[0]}" if head and len(words) == 1 else part)
    return moves


def find_move_by_label(offers: Sequence[Offer], typed_text: str, say: Callable[[Text], str]) -> str | None:
    """The move of the one offer with this text, or that is called like this in the reader's language: `east 9` for `E9`. The
    beginning of that is enough, or words of it or of the text in their order: `w3 port`, `port` alone. What is seldom wanted has
    to be named in full.
    """
    wanted = " ".join(typed_text.split()).casefold()
    labels = {offer.move: say(offer.label).casefold() for offer in offers}
    usual = [offer.move for offer in offers if not offer.minor] if len(wanted) > 1 else []
    exact = [move for move in labels if move.casefold() == wanted]
    whole = [move for move, label in labels.items() if label == wanted]
    begun = [move for move in usual if begins(labels[move], wanted)]
    named = [move for move in usual if _named(wanted, labels[move]) or _named(wanted, move.casefold())]
    fitting = exact or whole or begun or named
    return fitting[0] if len(fitting) == 1 else None


def _named(wanted: str, called: str) -> bool:
    """Whether all these words, at least one, are among those of a name, in the same order."""
    words = iter(WORD.findall(called))
    return bool(WORD.search(wanted)) and all(word in words for word in WORD.findall(wanted))


def parse_line(offers: Sequence[Offer], line: str, say: Callable[[Text], str]) -> list[str]:
    """What a line says: one move by its name, or several divided by commas."""
    return [line] if find_move_by_label(offers, line, say) is not None else split_moves(line)


def resolve_move(game: Game, offers: Sequence[Offer], typed_text: str, say: Callable[[Text], str]) -> str:
    """The move that is written: as it stands if it is the whole text of one, be it allowed or not, else by its name."""
    try:
        game.catalogue.read(typed_text)
    except UnreadableMove:
        return find_move_by_label(offers, typed_text, say) or typed_text
    return typed_text


def offer_to_confirm(offers: Sequence[Offer], move: str) -> Offer | None:
    """The offer of this move if it is seldom wanted and warns of what it does, as to resign: it is asked for once more."""
    found = (offer for offer in offers if offer.minor and offer.warning is not None)
    return next((offer for offer in found if offer.move.casefold() == move.casefold()), None)


def finished_sheets(scene: Scene) -> list[Zone]:
    """The sheets of what is over, to be shown once of their own accord: a finished round, a battle."""
    return [zone for zone in scene.zones if zone.sheet is not None and zone.past]
