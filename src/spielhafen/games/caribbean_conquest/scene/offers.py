"""The moves on offer: how to point at them, their hints, warnings and marks."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from spielhafen.boxes.ship_adventure.duels import chance_text, win_probability
from spielhafen.boxes.ship_adventure.equipment import CARD_NAMES
from spielhafen.boxes.ship_adventure.equipment import PRICES as CARD_PRICES
from spielhafen.boxes.ship_adventure.names import card_meaning, card_text
from spielhafen.core.moves import Move
from spielhafen.core.offers import Advice, OfferPresenter, Pointing, pending_choice
from spielhafen.core.play import Choice, Step
from spielhafen.core.scene import Mark
from spielhafen.core.text import Arg, PlayerRef, Text, text
from spielhafen.games.caribbean_conquest.battle_odds import battle_chance
from spielhafen.games.caribbean_conquest.board.pieces import CREW, FIGURES, SHIP
from spielhafen.games.caribbean_conquest.board.waters import NAMES as SQUARE_NAMES
from spielhafen.games.caribbean_conquest.moves import (
    AT,
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
from spielhafen.games.caribbean_conquest.scene.outlook import (
    Goal,
    aims,
    both,
    is_free_point,
    may_fire,
    route,
    whole_with,
    with_area,
)
from spielhafen.games.caribbean_conquest.scene.ways import Group, Reached, cheapest, ways
from spielhafen.games.caribbean_conquest.state import CREWS, NONE, PLACE, STRENGTH, WEIGHT, Sea

# How to point at a move: the key of its label, the things to touch, and the label's arguments.


def buy(_: Sea, __: Choice, move: Buy) -> Pointing:
    """Point at the card in the shop."""
    touches = [f"shop/{CARD_NAMES[move.card]}"]
    return "buy", touches, {"card": card_text(move.card), "gold": CARD_PRICES[move.card]}


def hire(g: Sea, __: Choice, move: Hire) -> Pointing:
    """Point at the figure in the shop."""
    name = FIGURES[move.figure]
    return "hire", [f"shop/{name}"], {"figure": name, "gold": g.options.prices[move.figure]}


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
        touched = f"{group_id(seat, square)}#ship" if group >> 3 else SQUARE_NAMES[square]
        return "aim", [touched], {"square": square_text(square)}
    return (
        "take-up",
        [group_id(seat, square)],
        {"square": square_text(square), "figures": figures_text(group)},
    )


def leave(_: Sea, __: Choice, move: Leave) -> Pointing:
    """Return a button: a touch of the figures in hand is not meant to leave one of them."""
    return "leave", [], {"figure": FIGURES[move.figure]}


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


def lose(_: Sea, __: Casualty, move: Lose) -> Pointing:
    """Return a button: figures that share a square are small."""
    return "lose", [], {"figure": FIGURES[move.figure]}


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


def threat(g: Sea, seat: int, square: int, figures: int) -> Text | None:
    """Return a warning of a fight on a square, with the chance of these figures to win it.

    Enemies there end the way at once; a point's defender fights only a captain who stays.
    """
    foe = opponent(g, seat, square)
    if foe == NONE:
        return None
    own = figures + STRENGTH[g.group(seat, square)]
    chance = chance_text(battle_chance(g, seat, foe, square, own))
    if g.foe(seat, square) == NONE:
        return text("warning-defended", seat=PlayerRef(foe), chance=chance)
    against = fighters(g, foe, square)
    return text("warning-melee", seat=PlayerRef(foe), own=own, fighters=against, chance=chance)


def on_going(g: Sea, step: Choice, move: Go) -> Advice:
    """Hint at a point taken without a fight or at the end of moving; warn of a fight."""
    there = g.waters.near[g.hand][move.direction]
    left = g.left - cost(g, step.seat, g.ships, g.hand, there)
    figures = g.crews + (0 if g.waters.land[there] else g.ships)
    warning = threat(g, step.seat, there, figures)
    return None if warning else prospect(g, step.seat, there, left), warning


def prospect(g: Sea, seat: int, square: int, left: int) -> Text | None:
    """Return what a stop brings: a point without a fight, the end of moving or of the game.

    left: the steps left there.
    """
    last = is_last(g, seat, left)
    if is_free_point(g, seat, square):
        owner = g.owner(square)
        return text(
            "hint-free",
            point=point_text(g, square),
            owned="no" if owner == NONE else "yes",
            owner="" if owner == NONE else PlayerRef(owner),
            whole=whole_with(g, seat, square),
            most=int(points_ahead(g, seat, square) >= g.waters.majority),
            last=int(last),
        )
    return text("hint-last-steps") if last else None


def points_ahead(g: Sea, seat: int, square: int) -> int:
    """Return a captain's points with one more and those that other groups will take."""
    under = {group >> PLACE for group in g.groups[seat]} - {g.hand} | {square}
    return g.owners.count(seat) + sum(is_free_point(g, seat, one) for one in under)


def is_last(g: Sea, seat: int, left: int) -> bool:
    """Return whether moving is over: with no steps left, and no current that can carry a ship."""
    return left == 0 and all(g.waters.current[group >> PLACE] == NONE for group in g.groups[seat])


def on_firing(g: Sea, step: Choice, move: Fire) -> Advice:
    """Hint at the chance and at what is hit; warn of what is lost if an answer hits."""
    return shot_advice(g, step.seat, g.waters.near[g.hand][move.direction])


def shot_advice(g: Sea, seat: int, there: int) -> Advice:
    """Return the chance of a shot from the square in hand, and what an answer costs."""
    foe = g.foe(seat, there)
    if not g.balls[foe] or not g.group(foe, there) >> 3:
        return text("hint-hits", seat=PlayerRef(foe), square=square_text(there)), None
    return duel_odds(g, (seat, g.hand), (foe, there), may=True), loss(g, seat, g.hand)


def sole_shot(g: Sea, step: Step | None) -> Text | None:
    """§14 Return the chance for the viewer who fires while there is one square to fire at."""
    if not isinstance(step, Gunnery) or step.seat != g.viewer or g.hand == NONE:
        return None
    there = aims(g, step.seat)
    return shot_advice(g, step.seat, there[0])[0] if len(there) == 1 else None


def on_answering(g: Sea, step: Reply, _: Answer) -> Advice:
    """Hint at the chance and at what is hit; warn of what is lost."""
    foe = shooter(g, step.seat, step.here)
    return duel_odds(g, (step.seat, step.there), (foe, step.here), may=False), loss(g, step.seat, step.there)


def duel_odds(g: Sea, own: tuple[int, int], other: tuple[int, int], *, may: bool) -> Text:
    """Return the chance in a gun fight, both bonuses, and what is hit.

    own, other: seat and square of each side; may: the other side decides whether to answer.
    """
    bonus, against = gun_bonus(g, *own), gun_bonus(g, *other)
    foe, there = other
    safe = not g.group(foe, there) >> 3
    return text(
        "hint-bonuses",
        chance=chance_text(win_probability(bonus - against)),
        may=int(may),
        own=bonus,
        theirs=against,
        hit=text("hit-nothing" if safe else "hit", seat=PlayerRef(foe), square=square_text(there)),
    )


def loss(g: Sea, seat: int, square: int) -> Text | None:
    """Return a warning of the figure that a lost gun fight costs; a point alone loses nothing."""
    return text("warning-loss", square=square_text(square)) if g.group(seat, square) >> 3 else None


def on_losing(g: Sea, step: Casualty, move: Lose) -> Advice:
    """Warn that crews go down with the last ship."""
    group = g.group(step.seat, step.square)
    last = move.figure == SHIP and group >> 3 == 1 and group & CREWS
    return None, text("warning-drown", crews=group & CREWS) if last else None


def on_buying(g: Sea, step: Choice, move: Buy) -> Advice:
    """§7 Hint at what a card is good for, and at the gold that is left."""
    return spending(g, step.seat, card_meaning(move.card), CARD_PRICES[move.card])


def on_hiring(g: Sea, step: Choice, move: Hire) -> Advice:
    """§9 Hint at where a new figure comes, and at the gold that is left."""
    return spending(
        g, step.seat, text("figure.note", figure=FIGURES[move.figure]), g.options.prices[move.figure]
    )


def spending(g: Sea, seat: int, use: Text, price: int) -> Advice:
    """Return the hint at a purchase."""
    return text("hint-purchase", use=use, gold=g.gold[seat] - price), None


def on_done(g: Sea, step: Choice, _: Done) -> Advice:
    """Hint at the steps left, and at guns that may fire next."""
    if not isinstance(step, Manoeuvres):
        return None, None
    left = text("hint-steps-left", steps=g.left) if g.left else None
    return both(left, text("hint-fire-next") if may_fire(g, step.seat) else None), None


HINTS: Final[dict[type[Move], Callable[[Sea, Any, Any], Advice]]] = {
    Buy: on_buying,
    Hire: on_hiring,
    Go: on_going,
    Fire: on_firing,
    Answer: on_answering,
    Hold: lambda *_: (None, text("warning-hit")),
    Lose: on_losing,
    Done: on_done,
}


def is_quick(g: Sea, step: Choice, move: Move) -> bool:
    """Return whether a touch plays a move: purchases, choices of squares, steps but the last."""
    if isinstance(move, Go):
        there = g.waters.near[g.hand][move.direction]
        return not is_last(g, step.seat, g.left - cost(g, step.seat, g.ships, g.hand, there))
    return isinstance(move, At | Buy | Hire)


PRESENTER: Final = OfferPresenter(
    names=NAMES,
    pointing=POINTING,
    advice=HINTS,
    more=lambda g, step, move: {"quick": is_quick(g, step, move)},
)
offers: Final = PRESENTER.offers


# Marks.


def marks(g: Sea, goals: Sequence[Goal]) -> list[Mark]:
    """Return marks for squares in reach of the group in hand, with costs and fights there.

    goals: the points in reach of all groups while none is in hand. Before a shot, what it can hit is marked.
    """
    step = pending_choice(g)
    if isinstance(step, Gunnery):
        return [_aim_mark(g, step.seat, there) for there in aims(g, step.seat)]
    if isinstance(step, Quarters):
        return [_haven_mark(move.square) for move in step.moves(g) if isinstance(move, At)]
    if not isinstance(step, Manoeuvres) or g.hand == NONE:
        return _goal_marks(g, goals)
    start = Group(g.hand, g.ships, g.crews)
    reach = [way for way in cheapest(ways(g, step.seat, start, g.left)) if way.square != g.hand]
    warned = [(way.square, threat(g, step.seat, way.square, way.figures)) for way in reach]
    threats = {square: why for square, why in warned if why is not None}
    routes = {way.square: way for way in reach}
    found = [
        _range(
            g,
            step.seat,
            way,
            _at_once(g, step.seat, way, routes, threats),
            None if way.square in threats else prospect(g, step.seat, way.square, g.left - way.spent),
        )
        for way in reach
    ]
    return found + [
        Mark(kind="danger", nature="foe", at=[middle(square)], why=why) for square, why in threats.items()
    ]


def _at_once(
    g: Sea, seat: int, way: Reached, routes: Mapping[int, Reached], threats: Collection[int]
) -> list[str]:
    """Return the moves to a far square if one touch plays them all.

    It does not if the way ends in a fight or with the last step, which cannot be taken back, or at figures of the
    captain's own: players may mean these.
    """
    if way.square in threats or g.group(seat, way.square) or is_last(g, seat, g.left - way.spent):
        return []
    squares = route(routes, g.hand, way.square)
    return [_last_step(g, routes[square]) for square in squares[1:]]


def _last_step(g: Sea, way: Reached) -> str:
    """Return the last move on a way."""
    return str(GO[g.waters.near[way.before].index(way.square)])


def _goal_marks(g: Sea, goals: Sequence[Goal]) -> list[Mark]:
    """Return a mark for each point in reach, of the group with the fewest steps.

    A touch chooses that group.
    """
    best = {goal.point: goal for goal in reversed(goals)}
    return [
        Mark(
            kind="range",
            nature="prize",
            at=[middle(point)],
            text=str(goal.steps),
            why=with_area(
                g,
                g.turn,
                point,
                text("hint-goal", square=square_text(goal.group), steps=goal.steps),
            ),
            prize=True,
            moves=[str(AT[goal.group])],
        )
        for point, goal in best.items()
    ]


def _aim_mark(g: Sea, seat: int, there: int) -> Mark:
    hit = text("hit", seat=PlayerRef(g.foe(seat, there)), square=square_text(there))
    return Mark(kind="range", nature="aim", at=[middle(there)], why=hit, prize=True)


def _haven_mark(square: int) -> Mark:
    return Mark(kind="range", nature="haven", at=[middle(square)], prize=True)


def _range(g: Sea, seat: int, way: Reached, at_once: list[str], brings: Text | None) -> Mark:
    """Return the mark of a square in reach.

    at_once: all moves to it if one touch plays them; brings: what a stop there does.

    It tells the way only if the square before it on the way is reached by the same way.
    """
    known = way.before != NONE
    return Mark(
        kind="range",
        at=[middle(way.square)],
        nature="land" if g.waters.land[way.square] else "",
        text=str(way.spent),
        why=brings,
        prize=is_free_point(g, seat, way.square),
        move=_last_step(g, way) if known else "",
        moves=at_once,
        after=middle(way.before) if known else None,
    )
