"""Which offers belong to which card, piece or space, and which offer a typed line means."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING, Final

from spielhafen.core.errors import UnreadableMove
from spielhafen.core.moves import starts_with

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from spielhafen.core.game import Game
    from spielhafen.core.scene import Card, Die, Offer, Piece, Scene, Zone
    from spielhafen.core.text import Text


MIN_GROUP_SIZE: Final = 4
"""Offers that differ only in their last touch are shown as one group from this number on."""
HANDLE_GROUP: Final = "/"
"""The group key of offers that lead from a piece to its handles."""
STEERING_WORDS: Final = {"up": "forward", "left": "port", "right": "starboard", "down": "stop"}
"""The words for steering a ship, by the arrow key for each."""
WORD: Final = re.compile(r"\w+")
MAX_HIGHLIGHTED_SPACES: Final = 24
"""With more spaces than this, highlighting them all would not help."""


def touch_matches(touch: str, item_id: str) -> bool:
    """Return whether a touch means this item: `card/bride` also stands for `card/bride#1`."""
    return touch in (item_id, item_id.split("#", 1)[0])


def hand_cards(scene: Scene) -> list[Card]:
    """Return the cards in the viewer's hand, in order."""
    return [card for zone in scene.zones if zone.kind == "hand" for card in zone.cards]


def offers_for(scene: Scene, item_id: str) -> list[Offer]:
    """Return the offers whose first touch is this item."""
    return [offer for offer in scene.offers if offer.touches and touch_matches(offer.touches[0], item_id)]


def list_offers(scene: Scene) -> list[Offer]:
    """Return all offers: those of cards in the order of the hand, then the others."""
    return [offer for bundle in group_offers(scene) for offer in bundle]


def group_offers(scene: Scene) -> list[list[Offer]]:
    """Group all offers in the order of `list_offers`.

    Offers that lead from the same items to many places form one group.
    """
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
            else _group_key(offer, places)
        )
        found[way].append(offer)
    told = [[offer] for offer in by_hand.values()]
    for way, bundle in found.items():
        folded = len(bundle) >= (2 if way[0] == HANDLE_GROUP else MIN_GROUP_SIZE)
        told += [bundle] if folded else [[offer] for offer in bundle]
    return told


def _group_key(offer: Offer, places: set[str]) -> tuple[str, ...]:
    """Return the group key of an offer.

    It consists of all touches but the last, and of the move without its last word.
    """
    if offer.together:
        return (offer.move.partition(" ")[0], "together")
    stem, _, last = offer.move.rpartition(" ")
    if offer.at is not None and len(offer.touches) > 1:
        return (HANDLE_GROUP, *offer.touches[:-1])
    leads = len(offer.touches) > 1 and offer.touches[-1] in places and last == offer.touches[-1]
    return (stem, *offer.touches[:-1]) if leads else ("", offer.move)


def is_tile_placement(scene: Scene, offer: Offer) -> bool:
    """Return whether the offer places a tile; those differ only in place and rotation."""
    return bool(offer.touches) and any(
        card.face is not None and card.face.edges and touch_matches(offer.touches[0], card.id)
        for card in hand_cards(scene)
    )


def target_touches(scene: Scene, offer: Offer) -> Sequence[str]:
    """Return the touches of an offer up to its place; the rotation of a tile is not a place."""
    return offer.touches[:2] if is_tile_placement(scene, offer) else offer.touches


def distinct_parts(offers: Sequence[Offer]) -> list[str]:
    """Return how the moves of a group differ: the place they lead to, or the set they take."""
    stems = {offer.move.rpartition(" ")[0] for offer in offers}
    if len(stems) == 1 and not any(offer.together for offer in offers):
        return [offer.move.rpartition(" ")[2] for offer in offers]
    return [
        "+".join(offer.move.split()[1:]) if offer.together else offer.touches[-1].rpartition("/")[2]
        for offer in offers
    ]


def touched_labels(scene: Scene, touches: Sequence[str]) -> list[Text]:
    """Return the labels of the touched items that have one."""
    dice = [die for zone in scene.zones for die in zone.dice]
    cards = [card for zone in scene.zones for card in zone.cards]
    things: list[Die | Card | Piece] = [*dice, *cards, *scene.pieces]
    found = (next((thing for thing in things if touch_matches(touch, thing.id)), None) for touch in touches)
    return [thing.label for thing in found if thing is not None]


def highlighted_ids(scene: Scene, offers: Sequence[Offer] | None = None) -> set[str]:
    """Return the ids to highlight for these offers, or for all.

    Spaces are left out if they are more than MAX_HIGHLIGHTED_SPACES.
    """
    touches = {touch for offer in (scene.offers if offers is None else offers) for touch in offer.touches}
    places = {space.id for space in scene.geometry.spaces}
    return touches if len(touches & places) <= MAX_HIGHLIGHTED_SPACES else touches - places


def card_values(scene: Scene) -> dict[str, str]:
    """Return the present value of each offer's card by the text of the move."""
    return {
        offer.move: card.face.now
        for card in hand_cards(scene)
        if card.face is not None
        for offer in offers_for(scene, card.id)
    }


def find_steering_offer(offers: Sequence[Offer], key: str) -> Offer | None:
    """Return the offer that an arrow key means, if there is exactly one active ship."""
    ships = {
        offer.touches[-1].rpartition("/")[0] for offer in offers if offer.at is not None and offer.touches
    }
    wanted = {f"{ship}/{STEERING_WORDS[key]}" for ship in ships} if len(ships) == 1 else set()
    return next((offer for offer in offers if offer.touches and offer.touches[-1] in wanted), None)


def can_steer(offers: Sequence[Offer]) -> bool:
    """Return whether there is exactly one active ship that arrow keys can steer."""
    return any(find_steering_offer(offers, key) is not None for key in STEERING_WORDS)


def split_moves(line: str) -> list[str]:
    """Split moves at commas; the ship need not be repeated: `w3 forward, port, f`."""
    moves: list[str] = []
    for part in filter(None, (part.strip() for part in line.split(","))):
        head = moves[-1].rpartition(" ")[0] if moves else ""
        words = [word for word in STEERING_WORDS.values() if word.startswith(part.casefold())]
        moves.append(f"{head} {words[0]}" if head and len(words) == 1 else part)
    return moves


def find_move_by_label(offers: Sequence[Offer], typed_text: str, say: Callable[[Text], str]) -> str | None:
    """Find the one offer with this text or this label in the player's language.

    `east 9` means `E9`. The beginning of a label is enough, or words of it or of the text in their order: `w3
    port`, `port`. Minor offers must be written in full. Returns the text of the move, or None if none or
    several fit.
    """
    wanted = " ".join(typed_text.split()).casefold()
    labels = {offer.move: say(offer.label).casefold() for offer in offers}
    usual = [offer.move for offer in offers if not offer.minor] if len(wanted) > 1 else []
    exact = [move for move in labels if move.casefold() == wanted]
    whole = [move for move, label in labels.items() if label == wanted]
    begun = [move for move in usual if starts_with(labels[move], wanted)]
    named = [
        move
        for move in usual
        if _contains_words(wanted, labels[move]) or _contains_words(wanted, move.casefold())
    ]
    fitting = exact or whole or begun or named
    return fitting[0] if len(fitting) == 1 else None


def _contains_words(wanted: str, called: str) -> bool:
    """Return whether all words typed, at least one, occur in a name in the same order."""
    words = iter(WORD.findall(called))
    return bool(WORD.search(wanted)) and all(word in words for word in WORD.findall(wanted))


def parse_line(offers: Sequence[Offer], line: str, say: Callable[[Text], str]) -> list[str]:
    """Split a line into moves: one move by its name, or several separated by commas."""
    return [line] if find_move_by_label(offers, line, say) is not None else split_moves(line)


def resolve_move(game: Game, offers: Sequence[Offer], typed_text: str, say: Callable[[Text], str]) -> str:
    """Return the text of the move that was typed.

    A complete move is returned as it is, allowed or not; otherwise it is looked up by its label.
    """
    try:
        game.catalogue.read(typed_text)
    except UnreadableMove:
        return find_move_by_label(offers, typed_text, say) or typed_text
    return typed_text


def offer_to_confirm(offers: Sequence[Offer], move: str) -> Offer | None:
    """Return the offer of this move if it needs to be confirmed: a minor one with a warning."""
    found = (offer for offer in offers if offer.minor and offer.warning is not None)
    return next((offer for offer in found if offer.move.casefold() == move.casefold()), None)


def finished_sheets(scene: Scene) -> list[Zone]:
    """Return the sheets of what is finished, such as a round or a battle; each is shown once."""
    return [zone for zone in scene.zones if zone.sheet is not None and zone.past]
