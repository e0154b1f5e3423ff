"""The moves on offer: how to point at them, their hints, warnings and marks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from spielhafen.boxes.ship_adventure.equipment import CAMOUFLAGE, CARD_NAMES, PRICES, has_card
from spielhafen.boxes.ship_adventure.names import card_text, join_texts
from spielhafen.core.offers import Advice, OfferPresenter, Pointing, pending_choice
from spielhafen.core.play import Choice
from spielhafen.core.scene import Mark
from spielhafen.core.text import Text, text
from spielhafen.games.treasure_map.board.pieces import PAY_OFF, PIRATES, RANSOM, TOKEN_NAMES
from spielhafen.games.treasure_map.moves import (
    AMOUNTS,
    SQUARES,
    Buy,
    Face,
    FetchGold,
    FetchPiece,
    FetchToken,
    Fight,
    Fire,
    Go,
    PayOff,
    Ransom,
    Return,
    Stop,
    StoreGold,
    StorePiece,
    StoreToken,
    Swap,
)
from spielhafen.games.treasure_map.names import NAMES, foe_text, piece_text, square_text, token_text
from spielhafen.games.treasure_map.reach import Arrival, arrivals
from spielhafen.games.treasure_map.rules.duels import gun_bonus, melee_bonus
from spielhafen.games.treasure_map.rules.guns import Opening, Reply, armed, foe_squares, may_open_fire
from spielhafen.games.treasure_map.rules.pirates import aim, pirate_steps, way
from spielhafen.games.treasure_map.rules.voyage import Course
from spielhafen.games.treasure_map.scene.board_view import foe_id, middle
from spielhafen.games.treasure_map.state import NONE, SHIP, Isles

if TYPE_CHECKING:
    from spielhafen.core.errors import Refusal
    from spielhafen.core.moves import Move


def carried(g: Isles, seat: int, move: Go) -> str:
    """Return the id of the figure for the crew after a step between ship and land, else empty."""
    land, aboard = g.chart.is_land[move.square], g.aboard(seat)
    if land == aboard:
        return ""
    return f"crew/{seat + 1}" if land else f"ship/{seat + 1}"


# How to point at a move: the key of its label, the things to touch, and the label's arguments.


def go(g: Isles, step: Choice, move: Go) -> Pointing:
    """Point at the square; the label tells sailing, walking, landing and embarking apart."""
    land, aboard = g.chart.is_land[move.square], g.aboard(step.seat)
    how = ("land" if land else "sail") if aboard else ("walk" if land else "embark")
    return "go", [SQUARES[move.square]], {"square": square_text(move.square), "how": how}


def pay_off(_: Isles, __: Choice, move: PayOff) -> Pointing:
    """Point at the pirate."""
    return "pay-off", [f"pirate/{move.pirate + 1}"], {"number": move.pirate + 1, "gold": PAY_OFF}


def ransom(_: Isles, __: Choice, move: Ransom) -> Pointing:
    """Return a button: a pirate's hold has no place on the board."""
    return "ransom", [], {"number": move.pirate + 1, "gold": RANSOM}


def foe(key: str) -> Callable[[Isles, Any, Any], Pointing]:
    """Return the pointing at a foe's figure."""
    return lambda g, _, move: (key, [foe_id(g, move.foe)], {"foe": foe_text(move.foe)})


def swap(_: Isles, __: Choice, move: Swap) -> Pointing:
    """Point at the token, then the piece in the supply."""
    touches = [f"token/{TOKEN_NAMES[move.token]}", f"supply/{move.piece + 1}"]
    return "swap", touches, {"token": token_text(move.token), "piece": piece_text(move.piece)}


def gold(key: str) -> Callable[[Isles, Any, Any], Pointing]:
    """Return the pointing for gold: a button for each amount."""
    return lambda _, __, move: (key, [], {"gold": AMOUNTS[move.amount] or "all"})


def token(key: str, zone: str) -> Callable[[Isles, Any, Any], Pointing]:
    """Return the pointing at a token in a zone."""
    return lambda _, __, move: (key, [f"{zone}/{TOKEN_NAMES[move.token]}"], {"thing": token_text(move.token)})


def piece(key: str, zone: str) -> Callable[[Isles, Any, Any], Pointing]:
    """Return the pointing at a map piece in a zone."""
    return lambda _, __, move: (key, [f"{zone}/{move.piece + 1}"], {"thing": piece_text(move.piece)})


def buy(_: Isles, __: Choice, move: Buy) -> Pointing:
    """Point at the card in the shop."""
    return "buy", [f"shop/{CARD_NAMES[move.card]}"], {"card": card_text(move.card), "gold": PRICES[move.card]}


POINTING: Final[dict[type[Move], Callable[[Isles, Any, Any], Pointing]]] = {
    Go: go,
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


class Perils:
    """The dangers to a captain by square, prepared once for all squares in reach."""

    def __init__(self, g: Isles, seat: int) -> None:
        self.g = g
        self.hides = has_card(g.cards[seat], CAMOUFLAGE)
        chart = g.chart
        found = [(who, square) for who, square in foe_squares(g, seat) if not chart.neutral >> square & 1]
        self.foes = [(who, square) for who, square in found if who < SHIP]
        self.guns = [
            (who, chart.torus.neighbour_sets[square]) for who, square in found if may_open_fire(g, who)
        ]

    def at(self, square: int) -> Text | None:
        """§11 Return a warning for a captain who stops here: of melees first, then of guns."""
        chart = self.g.chart
        if chart.neutral >> square & 1:
            return None
        foes = [who for who, there in self.foes if there == square]
        if foes:
            return text("warning-melee", foes=join_texts([foe_text(who) for who in foes]))
        guns = (
            []
            if self.hides and chart.is_land[square]
            else [who for who, ring in self.guns if ring >> square & 1]
        )
        return text("warning-guns", foes=join_texts([foe_text(who) for who in guns])) if guns else None


def on_going(g: Isles, step: Choice, move: Go) -> Advice:
    """Hint at coins on the square; warn of stopping there."""
    coins = 0 if g.chart.is_land[move.square] else g.wake.count(move.square)
    return text("hint-coins", gold=coins) if coins else None, Perils(g, step.seat).at(move.square)


def on_stopping(g: Isles, step: Choice, _: Stop) -> Advice:
    """Warn of the dangers on the captain's square."""
    return None, Perils(g, step.seat).at(g.crews[step.seat])


def on_returning(g: Isles, step: Choice, _: Return) -> Advice:
    """Warn of the gold that the return costs."""
    return None, text("warning-gold-lost", gold=g.gold[step.seat]) if g.gold[step.seat] else None


def on_paying(g: Isles, step: Choice, move: PayOff) -> Advice:
    """Warn if the pirate is a danger at its home, too."""
    after = g.clone()
    after.hunts[move.pirate], after.pirates[move.pirate] = NONE, g.chart.skulls[move.pirate]
    before = Perils(g, step.seat).at(g.crews[step.seat])
    there = Perils(after, step.seat).at(g.crews[step.seat])
    return None, there if there != before else None


def on_fighting(g: Isles, step: Choice, move: Fight) -> Advice:
    """Return both bonuses as a hint."""
    return text("hint-bonuses", own=melee_bonus(g, step.seat), theirs=melee_bonus(g, move.foe)), None


def on_firing(g: Isles, step: Choice, move: Fire) -> Advice:
    """Return both bonuses as a hint if the dice decide, because a shot is or may be answered."""
    answerable = not isinstance(step, Opening) and move.foe < SHIP and armed(g, move.foe)
    if not (isinstance(step, Reply) or answerable):
        return text("hint-hits"), None
    return text("hint-bonuses", own=gun_bonus(g, step.seat), theirs=gun_bonus(g, move.foe)), None


def on_facing(_: Isles, __: Choice, move: Face) -> Advice:
    """Warn that pirates always fire."""
    return None, None if move.foe < 4 else text("warning-pirates-fire")


HINTS: Final[dict[type[Move], Callable[[Isles, Any, Any], Advice]]] = {
    Go: on_going,
    Stop: on_stopping,
    Return: on_returning,
    PayOff: on_paying,
    Fight: on_fighting,
    Fire: on_firing,
    Face: on_facing,
    Buy: lambda _, __, move: (Text(f"equipment-{CARD_NAMES[move.card]}.text"), None),
}

PRESENTER: Final = OfferPresenter(
    names=NAMES,
    pointing=POINTING,
    advice=HINTS,
    more=lambda g, step, move: {"carries": carried(g, step.seat, move) if isinstance(move, Go) else ""},
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
        found += [_range(g, square, reach, g.crews[step.seat]) for square in reach]
        perils = Perils(g, step.seat)
        warned = [(square, perils.at(square)) for square in reach]
        found += [
            Mark(kind="danger", nature="foe", at=[middle(square)], why=why)
            for square, why in warned
            if why is not None
        ]
    return found


def _range(g: Isles, square: int, reach: Mapping[int, Arrival], here: int) -> Mark:
    """Return the mark of a square in reach.

    It tells the way only if the square before it on the way is reached by the same way.
    """
    cost, trail, _ = reach[square]
    before = trail[-2] if len(trail) > 1 else here
    known = before == here or reach[before].trail == trail[:-1]
    return Mark(
        kind="range",
        at=[middle(square)],
        nature="land" if g.chart.is_land[square] else "",
        text=str(cost),
        move=str(Go.instances[square]) if known else "",
        after=middle(before) if known else None,
    )


def hunting_route(g: Isles, pirate: int) -> list[Mark]:
    """§25 Return the route of a hunting pirate if its captain does not move, as at most one mark."""
    seat = g.hunts[pirate]
    if seat == NONE:
        return []
    here = g.pirates[pirate]
    passed = way(g.chart, here, aim(g.chart, here, g.crews[seat]), pirate_steps(g))
    if not passed:
        return []
    why = text("route-pirate", number=pirate + 1, square=square_text(passed[-1]))
    return [Mark(kind="route", nature="foe", at=[middle(square) for square in (here, *passed)], why=why)]


def place_refusal(g: Isles, place: str, _: str) -> Refusal | None:
    """Return why the crew cannot go to a square; None if no step is to be made now."""
    moving = isinstance(g.steps[-1], Course) and place in SQUARES
    return g.refuse(Go.instances[SQUARES.index(place)]) if moving else None
