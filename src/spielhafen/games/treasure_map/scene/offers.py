"""The moves on offer: how to point at them, their hints, warnings and marks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from spielhafen.boxes.ship_adventure.duels import chance_text
from spielhafen.boxes.ship_adventure.equipment import CARD_NAMES, PRICES
from spielhafen.boxes.ship_adventure.names import card_text
from spielhafen.boxes.ship_adventure.pieces import CITIES
from spielhafen.core.errors import Refusal
from spielhafen.core.moves import Move
from spielhafen.core.offers import Advice, OfferPresenter, Pointing, pending_choice
from spielhafen.core.play import Choice
from spielhafen.core.scene import Mark
from spielhafen.core.secret import HIDDEN
from spielhafen.core.text import Text, text
from spielhafen.games.treasure_map.board.pieces import PIECES, PIRATES, TEMPLES, TOKEN_NAMES
from spielhafen.games.treasure_map.moves import (
    AMOUNTS,
    SQUARES,
    Buy,
    End,
    Face,
    FetchGold,
    FetchPiece,
    FetchToken,
    Fight,
    Fire,
    Go,
    Hold,
    Keep,
    PayOff,
    Ransom,
    Return,
    Stop,
    StoreGold,
    StorePiece,
    StoreToken,
    Swap,
)
from spielhafen.games.treasure_map.names import NAMES, foe_text, piece_text, square_text, token_label
from spielhafen.games.treasure_map.reach import Arrival, arrivals
from spielhafen.games.treasure_map.rules.duels import gun_bonus, melee_bonus
from spielhafen.games.treasure_map.rules.guns import Opening, Reply, armed
from spielhafen.games.treasure_map.rules.pirates import aim, pirate_steps, way
from spielhafen.games.treasure_map.rules.voyage import Course
from spielhafen.games.treasure_map.scene.board_view import foe_id, middle
from spielhafen.games.treasure_map.scene.far_ways import far_ways
from spielhafen.games.treasure_map.scene.perils import Perils, named
from spielhafen.games.treasure_map.scene.stakes import gain, stake, surviving, winning
from spielhafen.games.treasure_map.state import NONE, PIRATE, SHIP, Isles

PRIZES: Final = ("temple", "goal", "dorado")
"""The purposes of a stop that bring a captain onward."""


def carried(g: Isles, seat: int, move: Go) -> str:
    """Return the id of the figure for the crew after a step between ship and land, else empty."""
    land, aboard = g.chart.is_land[move.square], g.aboard(seat)
    if land == aboard:
        return ""
    return f"crew/{seat + 1}" if land else f"ship/{seat + 1}"


def newest_token(g: Isles, seat: int) -> int | None:
    """Return the token that a captain has found in this turn, None without one."""
    last = TEMPLES * (g.level - 1) + len(g.backs(g.level - 1)) - 1
    return last if g.dice and last in g.tokens(seat) else None


# How to point at a move: the key of its label, the things to touch, and the label's arguments.


def go(g: Isles, step: Choice, move: Go) -> Pointing:
    """Point at the square; the label tells sailing, walking, landing and embarking apart."""
    land, aboard = g.chart.is_land[move.square], g.aboard(step.seat)
    how = ("land" if land else "sail") if aboard else ("walk" if land else "embark")
    return "go", [SQUARES[move.square]], {"square": square_text(move.square), "how": how}


def pay_off(g: Isles, __: Choice, move: PayOff) -> Pointing:
    """Point at the pirate."""
    return (
        "pay-off",
        [f"pirate/{move.pirate + 1}"],
        {"number": move.pirate + 1, "gold": g.options.pay_off_price},
    )


def stop(g: Isles, step: Choice, _: Stop) -> Pointing:
    """Return a button that says what the captain does on this square."""
    return "stop", [], {"what": purpose(g, step.seat, g.crews[step.seat])}


def purpose(g: Isles, seat: int, square: int) -> str:
    """Return what a stop on a square is for: a temple, a token, trade; else empty."""
    chart = g.chart
    if g.el_dorado == [square] and g.complete(seat):
        return "dorado"
    if square in chart.temples and g.temples[chart.temples.index(square)]:
        return "temple"
    if any(g.face(slot) != HIDDEN and g.place(slot) == square for slot in g.tokens(seat)):
        return "goal"
    if square == g.city(seat):
        return "home"
    return "city" if g.board[square] in CITIES else ""


def ransom(g: Isles, __: Choice, move: Ransom) -> Pointing:
    """Return a button: a pirate's hold has no place on the board."""
    return "ransom", [], {"number": move.pirate + 1, "gold": g.options.ransom_price}


def foe(key: str) -> Callable[[Isles, Any, Any], Pointing]:
    """Return the pointing at a foe's figure."""
    return lambda g, _, move: (key, [foe_id(g, move.foe)], {"foe": foe_text(move.foe)})


def swap(g: Isles, step: Choice, move: Swap) -> Pointing:
    """Point at the piece in the supply, of several tokens that lead here first at the token."""
    several = len({other.token for other in step.moves(g) if isinstance(other, Swap)}) > 1
    touches = [f"token/{TOKEN_NAMES[move.token]}"] if several else []
    args = {"token": token_label(g, move.token), "piece": piece_text(move.piece)}
    return "swap", [*touches, f"supply/{move.piece + 1}"], args


def keep(g: Isles, step: Choice, _: Keep) -> Pointing:
    """Return a button; without anything to swap it only goes on."""
    return "keep", [], {"swaps": sum(isinstance(move, Swap) for move in step.moves(g))}


def gold(key: str) -> Callable[[Isles, Any, Any], Pointing]:
    """Return the pointing for gold: a button for each amount."""
    return lambda _, __, move: (key, [], {"gold": AMOUNTS[move.amount] or "all"})


def token(key: str, zone: str) -> Callable[[Isles, Any, Any], Pointing]:
    """Return the pointing at a token in a zone."""
    return lambda g, _, move: (
        key,
        [f"{zone}/{TOKEN_NAMES[move.token]}"],
        {"thing": token_label(g, move.token)},
    )


def piece(key: str, zone: str) -> Callable[[Isles, Any, Any], Pointing]:
    """Return the pointing at a map piece in a zone."""
    return lambda _, __, move: (key, [f"{zone}/{move.piece + 1}"], {"thing": piece_text(move.piece)})


def buy(_: Isles, __: Choice, move: Buy) -> Pointing:
    """Point at the card in the shop."""
    return "buy", [f"shop/{CARD_NAMES[move.card]}"], {"card": card_text(move.card), "gold": PRICES[move.card]}


POINTING: Final[dict[type[Move], Callable[[Isles, Any, Any], Pointing]]] = {
    Go: go,
    Stop: stop,
    Keep: keep,
    PayOff: pay_off,
    Ransom: ransom,
    Fight: foe("fight"),
    Fire: foe("fire"),
    Swap: swap,
    FetchGold: gold("fetch-gold"),
    FetchToken: token("fetch", "kept"),
    FetchPiece: piece("fetch", "kept-piece"),
    StoreGold: gold("store-gold"),
    StoreToken: token("store", "token"),
    StorePiece: piece("store", "piece"),
    Buy: buy,
}

# Hints and warnings.


def on_going(g: Isles, step: Choice, move: Go) -> Advice:
    """Hint at what the square is good for; warn of stopping there."""
    seat, square = step.seat, move.square
    return prospect(g, seat, square, (square,)), Perils(g, seat).at(square)


def on_returning(g: Isles, step: Choice, _: Return) -> Advice:
    """Warn of the gold that the return costs."""
    return None, text("warning-gold-lost", gold=g.gold[step.seat]) if g.gold[step.seat] else None


def on_paying(g: Isles, step: Choice, move: PayOff) -> Advice:
    """Hint at what a payment is for; warn if the pirate is a danger at its home, too."""
    after = g.clone()
    after.hunts[move.pirate], after.pirates[move.pirate] = NONE, g.chart.skulls[move.pirate]
    before = Perils(g, step.seat).at(g.crews[step.seat])
    there = Perils(after, step.seat).at(g.crews[step.seat])
    home = square_text(g.chart.skulls[move.pirate])
    return text("hint-pay-off", number=move.pirate + 1, square=home), there if there != before else None


def on_ending(g: Isles, step: Choice, _: End) -> Advice:
    """§25 Warn a captain who pays no pirate of the melees at the end of the round."""
    seat = step.seat
    foes = boarders(g, seat) if any(isinstance(move, PayOff) for move in step.moves(g)) else []
    if not foes:
        return None, None
    chance = chance_text(surviving(g, seat, foes))
    return None, stake(g, seat, "warning-unpaid", foes=named(foes), chance=chance)


def on_fighting(g: Isles, step: Choice, move: Fight) -> Advice:
    """Hint at the chance and at what can be won; warn of what can be lost."""
    return odds(g, step.seat, move.foe, guns=False), stake(g, step.seat, "warning-lose")


def on_firing(g: Isles, step: Choice, move: Fire) -> Advice:
    """Hint at the chance and at what can be won; warn of what an answer may cost."""
    seat, foe = step.seat, move.foe
    if isinstance(step, Reply):
        return odds(g, seat, foe, guns=True), stake(g, seat, "warning-lose")
    if isinstance(step, Opening) or foe >= SHIP or not armed(g, foe):
        return text("hint-hits", gain=gain(g, foe)), None
    return odds(g, seat, foe, guns=True, may=foe < PIRATE), stake(g, seat, "warning-lose")


def odds(g: Isles, seat: int, foe: int, *, guns: bool, may: bool = False) -> Text:
    """Return the chance of a captain in a duel, both bonuses, and what can be won.

    may: the foe decides whether to answer.
    """
    bonus = gun_bonus if guns else melee_bonus
    return text(
        "hint-bonuses",
        chance=chance_text(winning(g, seat, foe, guns=guns)),
        may=int(may),
        own=bonus(g, seat),
        theirs=bonus(g, foe),
        gain=gain(g, foe),
    )


def on_facing(g: Isles, step: Choice, move: Face) -> Advice:
    """Warn that pirates always fire, and captains may, and that such a shot hits."""
    return None, stake(g, step.seat, "warning-may-hit" if move.foe < PIRATE else "warning-pirates-fire")


def on_holding(g: Isles, step: Choice, _: Hold) -> Advice:
    """Warn that a shot that is not answered hits."""
    return None, stake(g, step.seat, "warning-hit") if isinstance(step, Reply) else None


def on_swapping(g: Isles, step: Choice, move: Swap) -> Advice:
    """Warn of a map piece that the captain has already."""
    where = owned(g, step.seat, move.piece)
    return None, text("warning-owned", piece=piece_text(move.piece), where=where) if where else None


def owned(g: Isles, seat: int, piece: int) -> str:
    """Return where a captain has a map piece: carried or in the city; empty if nowhere."""
    place = PIECES * seat + piece
    return "carried" if g.pieces[place] else "city" if g.stored[place] else ""


HINTS: Final[dict[type[Move], Callable[[Isles, Any, Any], Advice]]] = {
    Go: on_going,
    Stop: lambda g, step, _: (None, Perils(g, step.seat).at(g.crews[step.seat])),
    Return: on_returning,
    PayOff: on_paying,
    End: on_ending,
    Fight: on_fighting,
    Fire: on_firing,
    Face: on_facing,
    Hold: on_holding,
    Swap: on_swapping,
    Buy: lambda _, __, move: (Text(f"equipment-{CARD_NAMES[move.card]}.text"), None),
}


def more(g: Isles, step: Choice, move: Move) -> Mapping[str, Any]:
    """Return the figure for the crew after a step, and whether keeping tokens is a form."""
    if isinstance(move, Go):
        return {"carries": carried(g, step.seat, move), "quick": True}
    formal = isinstance(move, Keep) and step.moves(g) == [move] and newest_token(g, step.seat) is None
    return {"formal": formal}


PRESENTER: Final = OfferPresenter(
    names=NAMES,
    pointing=POINTING,
    advice=HINTS,
    closing=(End, Stop),
    more=more,
)
offers: Final = PRESENTER.offers


# Marks.


def marks(g: Isles) -> list[Mark]:
    """Return marks for squares in reach, dangers there, and routes of hunting pirates."""
    if not g.board or not g.steps:
        return []
    found = [route for pirate in range(PIRATES) for route in hunting_route(g, pirate)]
    step = pending_choice(g)
    if isinstance(step, Course):
        reach = arrivals(g, step.seat)
        found += [_range(g, step.seat, square, reach) for square in reach]
        found += far_ways(g, step.seat)
        perils = Perils(g, step.seat)
        warned = [(square, perils.at(square)) for square in reach]
        found += [
            Mark(kind="danger", nature="foe", at=[middle(square)], why=why)
            for square, why in warned
            if why is not None
        ]
    return found


def prospect(g: Isles, seat: int, square: int, trail: Sequence[int]) -> Text | None:
    """Return what a way's end is good for, and pirates where the ship is left; None for neither."""
    what = purpose(g, seat, square)
    coins = 0 if g.chart.is_land[square] else g.wake.count(square)
    good = text("hint-purpose", what=what, dice=g.level) if what else None
    return together(good or (text("hint-coins", gold=coins) if coins else None), left_behind(g, seat, trail))


def together(*told: Text | None) -> Text | None:
    """Return up to two sentences as one text; None without any."""
    found = [one for one in told if one is not None]
    if len(found) > 1:
        return text("hint-two", one=found[0], two=found[1])
    return found[0] if found else None


def left_behind(g: Isles, seat: int, trail: Sequence[int]) -> Text | None:
    """§13 Return which pirates lie where a way leaves the ship for the land; None without any.

    They do the empty ship no harm (§15), but a captain who stops there aboard has to fight them.
    """
    chart = g.chart
    sailed = [square for square in trail if not chart.is_land[square]]
    at = sailed[-1] if sailed else g.ships[seat]
    if not chart.is_land[trail[-1]] or not (sailed or g.aboard(seat)) or chart.neutral >> at & 1:
        return None
    lying = [PIRATE + who for who, square in enumerate(g.pirates) if square == at and not g.sunk[who]]
    return text("hint-left-behind", square=square_text(at), foes=named(lying)) if lying else None


def _range(g: Isles, seat: int, square: int, reach: Mapping[int, Arrival]) -> Mark:
    """Return the mark of a square in reach.

    It tells the way only if the square before it on the way is reached by the same way. It says what a stop brings.
    """
    here = g.crews[seat]
    cost, trail, _ = reach[square]
    before = trail[-2] if len(trail) > 1 else here
    known = before == here or reach[before].trail == trail[:-1]
    return Mark(
        kind="range",
        at=[middle(square)],
        nature="land" if g.chart.is_land[square] else "",
        text=str(cost),
        prize=purpose(g, seat, square) in PRIZES,
        why=prospect(g, seat, square, trail),
        move=str(Go.instances[square]) if known else "",
        after=middle(before) if known else None,
    )


def course(g: Isles, pirate: int) -> list[int]:
    """§25 Return the squares through which a hunting pirate sails if its captain does not move."""
    seat, here = g.hunts[pirate], g.pirates[pirate]
    if seat == NONE:
        return []
    return way(g.chart, here, aim(g.chart, here, g.crews[seat]), pirate_steps(g))


def boarders(g: Isles, seat: int) -> list[int]:
    """§25 Return the pirates that reach a captain at the end of the round."""
    return [PIRATE + pirate for pirate in range(PIRATES) if course(g, pirate)[-1:] == [g.crews[seat]]]


def hunting_route(g: Isles, pirate: int) -> list[Mark]:
    """§25 Return the route of a hunting pirate if its captain does not move, as at most one mark."""
    passed = course(g, pirate)
    if not passed:
        return []
    here = g.pirates[pirate]
    why = text("route-pirate", number=pirate + 1, square=square_text(passed[-1]))
    return [Mark(kind="route", nature="foe", at=[middle(square) for square in (here, *passed)], why=why)]


def place_refusal(g: Isles, place: str, _: str) -> Refusal | None:
    """Return why the crew cannot go to a square; None if no step is to be made now."""
    moving = isinstance(g.steps[-1], Course) and place in SQUARES
    return g.refuse(Go.instances[SQUARES.index(place)]) if moving else None
