"""The hints for the viewer who is to move: what was found, what they have, the way onward."""

from __future__ import annotations

from typing import Final

from spielhafen.boxes.ship_adventure.duels import SKULL_FACE, VALUES
from spielhafen.core.play import Choice, Step
from spielhafen.core.secret import HIDDEN
from spielhafen.core.text import Text, list_in_words, text
from spielhafen.games.treasure_map.board.pieces import PIECES
from spielhafen.games.treasure_map.moves import Fire, PayOff, Swap
from spielhafen.games.treasure_map.names import piece_text, square_text, token_meaning
from spielhafen.games.treasure_map.reach import arrivals, distance
from spielhafen.games.treasure_map.rules.guns import Gunnery
from spielhafen.games.treasure_map.rules.shore import Affairs, Exchange
from spielhafen.games.treasure_map.rules.voyage import Course, stranded
from spielhafen.games.treasure_map.scene.far_ways import nearest_temple
from spielhafen.games.treasure_map.scene.offers import boarders, newest_token, owned, purpose, together
from spielhafen.games.treasure_map.scene.perils import Perils
from spielhafen.games.treasure_map.scene.prey import no_treasure
from spielhafen.games.treasure_map.state import Isles

HERE: Final = ("temple", "goal")
"""The purposes that are worth a hint on the square where a crew is."""


def hint(g: Isles, step: Step | None) -> Text | None:
    """Return a hint for the viewer who is to move."""
    if not isinstance(step, Choice) or step.seat != g.viewer:
        return None
    if isinstance(step, Course):
        return onward(g, step)
    if isinstance(step, Exchange):
        return found(g, step.seat) or own_pieces(g, step)
    if isinstance(step, Affairs):
        return unpaid(g, step)
    return powder(g, step)


def onward(g: Isles, step: Course) -> Text | None:
    """Return what a captain who is moving wants next, and where that is."""
    seat = step.seat
    if stranded(g, seat) and not g.moved and g.options.stranded != "stays":
        return text("hint-stranded", price=g.options.stranded)
    if g.el_dorado and g.el_dorado[0] != HIDDEN:
        return text("hint-el-dorado", square=square_text(g.el_dorado[0]))
    wanted = here(g, seat) or goal(g, seat)
    return wanted or together(temple(g, seat) or no_treasure(g, seat), dangers(g, seat))


def powder(g: Isles, step: Choice) -> Text | None:
    """§14 Return what a shot costs a captain who may fire, and how many they have."""
    if not any(isinstance(move, Fire) for move in step.moves(g)):
        return None
    return text("hint-powder", balls=g.balls[step.seat], choose=int(isinstance(step, Gunnery)))


def unpaid(g: Isles, step: Affairs) -> Text | None:
    """§25 Return what comes of it if a captain pays no pirate who may; a melee is warned of."""
    if not any(isinstance(move, PayOff) for move in step.moves(g)) or boarders(g, step.seat):
        return None
    return text("hint-unpaid", count=g.hunts.count(step.seat))


def here(g: Isles, seat: int) -> Text | None:
    """Return what a stop is for on the square where a crew is: a temple's treasure, a swap."""
    what = purpose(g, seat, g.crews[seat])
    return text("hint-here", what=what) if what in HERE else None


def found(g: Isles, seat: int) -> Text | None:
    """Return what a captain has just found in a temple: gold, and where the token leads."""
    token = newest_token(g, seat)
    if token is None:
        return None
    return text("hint-found", **dice_sum(g), meaning=token_meaning(g, token))


def dice_sum(g: Isles) -> dict[str, int | str]:
    """Return the gold of a treasure's dice, how it adds up, and the skulls among them."""
    values = [VALUES[die] for die in g.dice]
    return {
        "gold": sum(values),
        "sum": " + ".join(map(str, values)),
        "count": len(values),
        "skulls": g.dice.count(SKULL_FACE),
    }


def own_pieces(g: Isles, step: Exchange) -> Text | None:
    """Return which map pieces a captain has and lacks who may swap a token."""
    if not any(isinstance(move, Swap) for move in step.moves(g)):
        return None
    have, lack = (
        [piece_text(piece) for piece in range(PIECES) if bool(owned(g, step.seat, piece)) == there]
        for there in (True, False)
    )
    return text(
        "hint-own-pieces",
        count=len(have),
        have=list_in_words(have) if have else "",
        missing=len(lack),
        lack=list_in_words(lack) if lack else "",
    )


def goal(g: Isles, seat: int) -> Text | None:
    """Return where a captain's tokens lead, the nearest first, and how far that is."""
    ways = {
        slot: distance(g, seat, g.place(slot))
        for slot in g.tokens(seat)
        if g.face(slot) != HIDDEN and g.place(slot) != g.crews[seat]
    }
    reached = {slot: way.cost for slot, way in ways.items() if way is not None}
    if not reached:
        return next((token_meaning(g, slot) for slot in g.tokens(seat)), None)
    nearest = min(reached, key=lambda slot: reached[slot])
    return text("hint-goal", meaning=token_meaning(g, nearest), steps=reached[nearest])


def temple(g: Isles, seat: int) -> Text | None:
    """Return the way to the nearest temple with a treasure for a captain who has no token."""
    found = [] if g.tokens(seat) else nearest_temple(g, seat)
    way = distance(g, seat, found[0]) if found else None
    return text("hint-temple", square=square_text(found[0]), steps=way.cost) if way else None


def dangers(g: Isles, seat: int) -> Text | None:
    """Return what red numbers mean, if there are any beside the enemies themselves."""
    perils = Perils(g, seat)
    found = [perils.at(square) for square in arrivals(g, seat)]
    return text("hint-dangers") if any(told and told.key == "warning-guns" for told in found) else None
