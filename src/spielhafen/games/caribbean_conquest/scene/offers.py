"""The moves on offer: how to point at them, their hints, warnings and marks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from spielhafen.boxes.ship_adventure.equipment import CARD_NAMES
from spielhafen.boxes.ship_adventure.equipment import PRICES as CARD_PRICES
from spielhafen.boxes.ship_adventure.names import card_meaning, card_text
from spielhafen.core.offers import Advice, OfferPresenter, Pointing, pending_choice
from spielhafen.core.play import Choice
from spielhafen.core.scene import Mark
from spielhafen.core.text import PlayerRef, Text, text
from spielhafen.games.caribbean_conquest.board.pieces import CREW, FIGURES, PRICES, SHIP
from spielhafen.games.caribbean_conquest.board.waters import NAMES as SQUARE_NAMES
from spielhafen.games.caribbean_conquest.moves import (
    GO,
    Answer,
    At,
    Buy,
    Done,
    Fire,
    Go,
    Hire,
    Hold,
    Leave,
    Lose,
)
from spielhafen.games.caribbean_conquest.names import NAMES, figures_text, point_text, square_text
from spielhafen.games.caribbean_conquest.rules.fleets import cost
from spielhafen.games.caribbean_conquest.rules.guns import Gunnery, Reply, gun_bonus, shooter
from spielhafen.games.caribbean_conquest.rules.losses import Casualty
from spielhafen.games.caribbean_conquest.rules.market import Quarters
from spielhafen.games.caribbean_conquest.rules.melee import fighters, opponent
from spielhafen.games.caribbean_conquest.rules.moving import Manoeuvres
from spielhafen.games.caribbean_conquest.scene.board_view import group_id, middle
from spielhafen.games.caribbean_conquest.scene.log import part
from spielhafen.games.caribbean_conquest.scene.ways import Group, Reached, cheapest, ways
from spielhafen.games.caribbean_conquest.state import CREWS, NONE, WEIGHT, Sea

if TYPE_CHECKING:
    from spielhafen.core.moves import Move
    from spielhafen.core.text import Arg


# How to point at a move: the key of its label, the things to touch, and the label's arguments.


def buy(_: Sea, __: Choice, move: Buy) -> Pointing:
    """Point at the card in the shop."""
    touches = [f"shop/{CARD_NAMES[move.card]}"]
    return "buy", touches, {"card": card_text(move.card), "gold": CARD_PRICES[move.card]}


def hire(_: Sea, __: Choice, move: Hire) -> Pointing:
    """Point at the figure in the shop."""
    name = FIGURES[move.figure]
    return "hire", [f"shop/{name}"], {"figure": name, "gold": PRICES[move.figure]}


def at(g: Sea, step: Choice, move: At) -> Pointing:
    """Point at the group to move, the guns to fire, or the square for a new figure."""
    square, seat = move.square, step.seat
    if isinstance(step, Quarters):
        return (
            "quarters",
            [SQUARE_NAMES[square]],
            {"square": square_text(square), "figure": FIGURES[step.figure]},
        )
    group = g.group(seat, square)
    if isinstance(step, Gunnery):
        touched = f"{group_id(seat, square)}#ship" if group >> 3 else f"point/{SQUARE_NAMES[square]}"
        return "aim", [touched], {"square": square_text(square)}
    return (
        "take-up",
        [group_id(seat, square)],
        {"square": square_text(square), "figures": figures_text(group)},
    )


def leave(g: Sea, _: Choice, move: Leave) -> Pointing:
    """Point at the figures in hand."""
    name = FIGURES[move.figure]
    return "leave", [f"hand#{name}"], {"figure": name, "square": square_text(g.hand)}


def go(g: Sea, _: Choice, move: Go) -> Pointing:
    """Point at the square; the label counts only crews for a step ashore."""
    there = g.waters.near[g.hand][move.direction]
    ships = 0 if g.waters.land[there] else g.ships
    figures = ships * WEIGHT[SHIP] + g.crews * WEIGHT[CREW]
    args: dict[str, Arg] = {
        "square": square_text(there),
        "figures": figures_text(figures),
        "how": _how(g, ships, there),
        "steps": cost(g, g.turn, ships, g.hand, there),
    }
    return "go", [SQUARE_NAMES[there]], args


def _how(g: Sea, ships: int, there: int) -> str:
    """Return the keyword for the kind of a step."""
    if ships or not g.waters.land[there]:
        return "sail" if ships else "aboard"
    return "march" if g.waters.land[g.hand] else "ashore"


def fire(g: Sea, step: Choice, move: Fire) -> Pointing:
    """Point at the target's square."""
    there = g.waters.near[g.hand][move.direction]
    return (
        "fire",
        [SQUARE_NAMES[there]],
        {"square": square_text(there), "seat": PlayerRef(g.foe(step.seat, there))},
    )


def lose(_: Sea, step: Casualty, move: Lose) -> Pointing:
    """Point at one of the figures that were hit."""
    name = FIGURES[move.figure]
    return "lose", [f"{group_id(step.seat, step.square)}#{name}"], {"figure": name}


def done(_: Sea, step: Choice, __: Done) -> Pointing:
    """Return a button for the next part of the turn."""
    return "done", [], {"part": part(step)}


POINTING: Final[dict[type[Move], Callable[[Sea, Any, Any], Pointing]]] = {
    Buy: buy,
    Hire: hire,
    At: at,
    Leave: leave,
    Go: go,
    Fire: fire,
    Lose: lose,
    Done: done,
}

# Hints and warnings.


def threat(g: Sea, seat: int, square: int) -> Text | None:
    """Return a warning of a fight on a square.

    Enemies there end the way at once; a point's defender fights only a captain who stays.
    """
    foe = opponent(g, seat, square)
    if foe == NONE:
        return None
    if g.foe(seat, square) == NONE:
        return text("warning-defended", seat=PlayerRef(foe))
    return text("warning-melee", seat=PlayerRef(foe), fighters=fighters(g, foe, square))


def on_going(g: Sea, step: Choice, move: Go) -> Advice:
    """Hint at a point without an owner; warn of a fight."""
    there = g.waters.near[g.hand][move.direction]
    free = there in g.waters.point_at and g.owner(there) == NONE
    return text("hint-free", point=point_text(g, there)) if free else None, threat(g, step.seat, there)


def on_firing(g: Sea, step: Choice, move: Fire) -> Advice:
    """Return both bonuses as a hint if the shot may be answered."""
    there = g.waters.near[g.hand][move.direction]
    foe = g.foe(step.seat, there)
    if not g.balls[foe] or not g.group(foe, there) >> 3:
        return text("hint-hits"), None
    bonuses = gun_bonus(g, step.seat, g.hand), gun_bonus(g, foe, there)
    return text("hint-bonuses", own=bonuses[0], theirs=bonuses[1]), None


def on_answering(g: Sea, step: Reply, _: Answer) -> Advice:
    """Return both bonuses as a hint."""
    bonuses = gun_bonus(g, step.seat, step.there), gun_bonus(g, shooter(g, step.seat, step.here), step.here)
    return text("hint-bonuses", own=bonuses[0], theirs=bonuses[1]), None


def on_losing(g: Sea, step: Casualty, move: Lose) -> Advice:
    """Warn that crews go down with the last ship."""
    group = g.group(step.seat, step.square)
    last = move.figure == SHIP and group >> 3 == 1 and group & CREWS
    return None, text("warning-drown", crews=group & CREWS) if last else None


def on_done(g: Sea, step: Choice, _: Done) -> Advice:
    """Hint at the steps left."""
    return text("hint-steps-left", steps=g.left) if isinstance(step, Manoeuvres) and g.left else None, None


HINTS: Final[dict[type[Move], Callable[[Sea, Any, Any], Advice]]] = {
    Buy: lambda _, __, move: (card_meaning(move.card), None),
    Go: on_going,
    Fire: on_firing,
    Answer: on_answering,
    Hold: lambda *_: (None, text("warning-hit")),
    Lose: on_losing,
    Done: on_done,
}

PRESENTER: Final = OfferPresenter(names=NAMES, pointing=POINTING, advice=HINTS)
offers: Final = PRESENTER.offers


# Marks.


def marks(g: Sea) -> list[Mark]:
    """Return marks for squares in reach of the group in hand, with costs and fights there."""
    step = pending_choice(g)
    if not isinstance(step, Manoeuvres) or g.hand == NONE:
        return []
    start = Group(g.hand, g.ships, g.crews)
    reach = {way.square: way for way in cheapest(ways(g, step.seat, start, g.left)) if way.square != g.hand}
    found = [_range(g, way) for way in reach.values()]
    warned = [(square, threat(g, step.seat, square)) for square in reach]
    return found + [
        Mark(kind="danger", nature="foe", at=[middle(square)], why=why)
        for square, why in warned
        if why is not None
    ]


def _range(g: Sea, way: Reached) -> Mark:
    """Return the mark of a square in reach.

    It tells the way only if the square before it on the way is reached by the same way.
    """
    known = way.before != NONE
    return Mark(
        kind="range",
        at=[middle(way.square)],
        nature="land" if g.waters.land[way.square] else "",
        text=str(way.spent),
        move=str(GO[g.waters.near[way.before].index(way.square)]) if known else "",
        after=middle(way.before) if known else None,
    )
