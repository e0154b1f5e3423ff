"""The scene of a table of Treasure Map: the data that clients show."""

from __future__ import annotations

from collections.abc import Sequence

from spielhafen.boxes.ship_adventure.compass import SECTORS
from spielhafen.boxes.ship_adventure.equipment import BOOTS, CARD_NAMES, MOVEMENT, PRICES, TOPSAILS, has_card
from spielhafen.boxes.ship_adventure.names import (
    DICE_ART,
    card_face,
    card_text,
    compass_wheel,
    face_text,
)
from spielhafen.core.offers import pending_choice
from spielhafen.core.play import Choice, Step, paragraph_of
from spielhafen.core.prompts import pending_prompt
from spielhafen.core.scene import Card, Die, Fact, Meter, Scene, SeatScene, Status, Zone
from spielhafen.core.text import Arg, PlayerRef, Text, list_in_words, text
from spielhafen.games.treasure_map.board.pieces import PIECES, PIRATES, TOKEN_NAMES
from spielhafen.games.treasure_map.moves import Buy, End, Face, Fire, Go, PayOff, Ransom, Return, Stop, Swap
from spielhafen.games.treasure_map.names import (
    NAMES,
    city_text,
    foe_text,
    piece_face,
    piece_text,
    square_text,
    token_face,
    token_label,
    token_meaning,
)
from spielhafen.games.treasure_map.rules.duels import Duel
from spielhafen.games.treasure_map.rules.guns import Gunnery, Opening, Reply
from spielhafen.games.treasure_map.rules.round import Spin, rank
from spielhafen.games.treasure_map.rules.shore import Affairs, Exchange
from spielhafen.games.treasure_map.rules.voyage import Course
from spielhafen.games.treasure_map.scene.board_view import geometry, pieces
from spielhafen.games.treasure_map.scene.fights import fight
from spielhafen.games.treasure_map.scene.hints import dice_sum, found, hint
from spielhafen.games.treasure_map.scene.log import IMPORTANCE, account
from spielhafen.games.treasure_map.scene.offers import marks, offers, owned, place_refusal
from spielhafen.games.treasure_map.state import CITY, HOLD, NONE, PIRATE, Isles


def scene(g: Isles) -> Scene:
    """Return the table as its viewer may see it."""
    return Scene(
        geometry=geometry(g),
        status=status(g),
        seats=[captain(g, seat) for seat in range(g.seats())],
        zones=[*compass(g), *(fight(g) or tray(g)), *own_things(g), shop(g), supply(g), *holds(g)],
        pieces=pieces(g),
        marks=marks(g),
        offers=offers(g),
        over=g.winners,
    )


# Status.


def status(g: Isles) -> Status:
    """Return round and level, the part of the turn, and who is to do what."""
    step = g.steps[-1] if g.steps else None
    return Status(
        round=text("phase-round", round=g.round, level=g.level),
        phase=phase(g, step),
        prompt=prompt(g, step),
        hint=hint(g, step),
        meter=meter(g, step) if isinstance(step, Course) else None,
        paragraph=paragraph_of(type(step)) if step else ending(g),
        aim=aim(g),
    )


def aim(g: Isles) -> Text | None:
    """Return what the viewer wants now: El Dorado with a whole map; alone, also to escape."""
    if 0 <= g.viewer < g.seats() and g.complete(g.viewer):
        return text("aim-map")
    return text("aim-alone") if g.seats() == 1 else None


def meter(g: Isles, step: Course) -> Meter:
    """Return the meter of steps: those made, of all, with those of topsails and boots."""
    cards = g.cards[step.seat]
    most = g.options.turn_steps + has_card(cards, TOPSAILS) + has_card(cards, BOOTS)
    return Meter(label=text("meter-steps"), have=most - g.left - g.sails - g.boots, of=most)


def ending(g: Isles) -> str:
    """Return the paragraph that ended the game.

    §29: El Dorado was found; §30: the game was given up; §28: a captain alone has lost the crew.
    """
    if any(g.complete(seat) and g.crews[seat] in g.el_dorado for seat in g.winners or ()):
        return "§29"
    return "§30" if g.winners or g.seats() > 1 else "§28"


def phase(g: Isles, step: Step | None) -> Text:
    """Return whose turn it is, or the part of the round."""
    if step is None:
        return text("phase-over")
    if g.turn != NONE:
        return text("phase-turn", seat=PlayerRef(g.turn))
    return text(
        "phase-board" if not g.board else "phase-pirates" if not isinstance(step, Spin) else "phase-compass"
    )


def prompt(g: Isles, step: Step | None) -> Text:
    """Return what the player to move may do; for the others, whom they wait for."""
    if isinstance(step, Duel):
        return text("prompt-duel", foe=foe_text(step.attacker), other=foe_text(step.defender))
    return pending_prompt(g, args=details)


def details(g: Isles, step: Choice) -> dict[str, Arg]:
    """Return the arguments of a prompt."""
    if isinstance(step, Course):
        moves = step.moves(g)
        onward = any(isinstance(move, Go | Return) for move in moves)
        return {"stop": 0 if Stop.instances[0] not in moves else 1 if onward else 2}
    if isinstance(step, Gunnery):
        faced = [move for move in step.moves(g) if isinstance(move, Fire | Face)]
        foes = dict.fromkeys(move.foe for move in faced)
        threats = sum(isinstance(move, Face) for move in faced)
        return {"threats": threats, "foes": list_in_words([foe_text(foe) for foe in foes]) if foes else ""}
    if isinstance(step, Exchange):
        swaps = any(isinstance(move, Swap) for move in step.moves(g))
        return {"what": "swap" if swaps else "found" if found(g, step.seat) else "none"}
    if isinstance(step, Affairs):
        return affairs(g, step)
    return {"foe": foe_text(step.foe)} if isinstance(step, Reply | Opening) else {}


def affairs(g: Isles, step: Affairs) -> dict[str, Arg]:
    """Return what may be done at the end of the turn: trade, only pay, nothing; and prices."""
    kinds = {type(move) for move in step.moves(g)}
    trade = bool(kinds - {PayOff, Ransom, End})
    what = "trade" if trade else "pay" if PayOff in kinds else "ransom" if Ransom in kinds else "none"
    return {"what": what, "gold": g.options.pay_off_price, "ransom": g.options.ransom_price}


# Captains.


def captain(g: Isles, seat: int) -> SeatScene:
    """Return the facts and open cards of a captain, with a note."""
    carried = sum(g.pieces[PIECES * seat : PIECES * seat + PIECES])
    stored = sum(g.stored[PIECES * seat : PIECES * seat + PIECES])
    numbers = [
        ("coin", g.gold[seat], g.bank[seat], "fact-gold"),
        ("map-1", carried, stored, "fact-pieces"),
        ("token", len(g.tokens(seat)), len(g.tokens(CITY + seat)), "fact-tokens"),
    ]
    facts = [
        Fact(art=art, value=f"{own}+{kept}" if kept else str(own), label=text(key, carried=own, stored=kept))
        for art, own, kept, key in numbers
    ]
    balls = Fact(art="g-cannonball", value=str(g.balls[seat]), label=text("fact-balls", balls=g.balls[seat]))
    return SeatScene(
        facts=[*facts, balls], open=[*_open_pieces(g, seat), *_equipment(g, seat)], note=note(g, seat)
    )


def _open_pieces(g: Isles, seat: int) -> list[Card]:
    """Return another captain's map pieces, and the tokens whose backs the viewer has seen.

    The viewer's own are in the hand.
    """
    if seat == g.viewer:
        return []
    tokens = [card for card in token_cards(g, seat, f"open/{seat + 1}") if card.face]
    return tokens + piece_cards(g.pieces, seat, f"open/{seat + 1}")


def _equipment(g: Isles, seat: int) -> list[Card]:
    return [
        Card(id=f"equipment/{seat + 1}/{name}", label=card_text(card), face=card_face(card))
        for card, name in enumerate(CARD_NAMES)
        if has_card(g.cards[seat], card)
    ]


def note(g: Isles, seat: int) -> Text | None:
    """Return the most important note on a captain: pirates that hunt them, or a complete map."""
    hunters = [pirate + 1 for pirate in range(PIRATES) if g.hunts[pirate] == seat]
    if hunters:
        return text("note-hunted", pirates=", ".join(map(str, hunters)), count=len(hunters))
    return text("note-complete") if g.complete(seat) else None


# Zones.


def compass(g: Isles) -> list[Zone]:
    """Return the compass of this round, with its rings."""
    if g.sector == NONE:
        return []
    first = SECTORS[g.sector][0]
    wheel = compass_wheel(g.sector, g.round, g.first, g.seats())
    sails = int(g.galleon != NONE)
    squares = list_in_words([square_text(city) for city in g.chart.cities[first]])
    said = text("zone-compass.note", city=city_text(first), square=squares, sails=sails)
    return [Zone(id="compass", kind="wheel", title=text("zone-compass"), note=said, wheel=wheel)]


def tray(g: Isles) -> list[Zone]:
    """Return the dice of a treasure found in this turn."""
    dice = [
        Die(id=f"die/{DICE_ART[die]}#{place + 1}", art=DICE_ART[die], label=text("die", face=face_text(die)))
        for place, die in enumerate(g.dice)
    ]
    if not dice:
        return []
    told = text("treasure-over", **dice_sum(g))
    return [Zone(id="dice", kind="tray", title=text("zone-dice"), note=told, dice=dice)]


def own_things(g: Isles) -> list[Zone]:
    """Return the tokens and map pieces that the viewer carries, and those in their city."""
    seat = g.viewer
    if not 0 <= seat < g.seats():
        return []
    cards = token_cards(g, seat, "token", "store") + piece_cards(g.pieces, seat, "piece", "store")
    kept = token_cards(g, CITY + seat, "kept", "fetch") + piece_cards(g.stored, seat, "kept-piece", "fetch")
    said, told = text("zone-hand.note", gold=g.gold[seat]), text("zone-city.note", gold=g.bank[seat])
    return [
        Zone(id="hand", kind="hand", title=text("zone-hand"), note=said, owner=seat, cards=cards),
        Zone(id="city", kind="pile", title=text("zone-city"), note=told, owner=seat, cards=kept),
    ]


def holds(g: Isles) -> list[Zone]:
    """Return the loot of pirates and the galleon; token backs only if the viewer has seen them."""
    zones = []
    for hold in range(PIRATES + 1):
        name = f"hold/{hold + 1}"
        cards = token_cards(g, HOLD + hold, name) + piece_cards(g.hold_pieces, hold, name)
        if cards or g.hold_gold[hold]:
            title = text("zone-hold", foe=foe_text(PIRATE + hold))
            said = text("zone-hold.note", gold=g.hold_gold[hold])
            zones.append(Zone(id=name, kind="pile", title=title, note=said, cards=cards))
    return zones


def token_cards(g: Isles, holder: int, place: str, verb: str = "") -> list[Card]:
    """Return a holder's tokens; `verb`: the move that a token offers."""
    return [
        Card(
            id=f"{place}/{TOKEN_NAMES[slot]}",
            label=token_label(g, slot),
            face=token_face(g, slot),
            note=token_meaning(g, slot),
            move=f"{verb} token {TOKEN_NAMES[slot]}" if verb else "",
        )
        for slot in g.tokens(holder)
    ]


def piece_cards(counts: Sequence[int], owner: int, place: str, verb: str = "") -> list[Card]:
    """Return the map pieces of an owner, from a list with four numbers for each."""
    return [
        Card(
            id=f"{place}/{piece + 1}#{number + 1}",
            label=piece_text(piece),
            face=piece_face(piece),
            move=f"{verb} piece {piece + 1}" if verb else "",
        )
        for piece in range(PIECES)
        for number in range(counts[PIECES * owner + piece])
    ]


def shop(g: Isles) -> Zone:
    """Return the equipment for sale in every city."""
    sold = [card for card in range(len(CARD_NAMES)) if g.options.movement_cards or card not in MOVEMENT]
    cards = [_ware(g, card) for card in sold]
    return Zone(id="shop", kind="shop", title=text("zone-shop"), note=text("zone-shop.note"), cards=cards)


def _ware(g: Isles, card: int) -> Card:
    """Return equipment for sale, with the reason why the viewer cannot buy it now."""
    step = pending_choice(g)
    why = step.refuse(g, Buy.instances[card]) if isinstance(step, Affairs) else None
    return Card(
        id=f"shop/{CARD_NAMES[card]}",
        label=card_text(card),
        face=card_face(card),
        caption=text("price", gold=PRICES[card]),
        move=f"buy {CARD_NAMES[card]}",
        barred=why.text if why else None,
        flags=["dear"] if why and why.code == "too-dear" else [],
    )


def supply(g: Isles) -> Zone:
    """Return the map pieces left in the supply."""
    cards = [
        Card(
            id=f"supply/{piece + 1}",
            label=text(
                "supply-of",
                piece=piece_text(piece),
                count=g.supply[piece],
                have=int(0 <= g.viewer < g.seats() and bool(owned(g, g.viewer, piece))),
            ),
            face=piece_face(piece),
            count=g.supply[piece],
            flags=[] if g.supply[piece] else ["past"],
        )
        for piece in range(PIECES)
    ]
    return Zone(id="supply", kind="pile", title=text("zone-supply"), cards=cards)


def result(g: Isles, seat: int) -> Text:
    """Return what a captain has achieved in the end."""
    if ending(g) == "§29" and seat in (g.winners or ()):
        return text("result-found", round=g.round)
    kinds, _, gold = rank(g, seat)
    return text("result", kinds=kinds, gold=gold)


__all__ = ["IMPORTANCE", "NAMES", "account", "place_refusal", "result", "scene"]
