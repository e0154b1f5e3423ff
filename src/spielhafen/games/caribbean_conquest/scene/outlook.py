"""What players are told beyond their moves: goals, majorities, a truce, gold, shots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from spielhafen.core.offers import pending_choice
from spielhafen.core.play import Step
from spielhafen.core.text import PlayerRef, Text, list_in_words, text
from spielhafen.games.caribbean_conquest.board.pieces import CREW, SHIP
from spielhafen.games.caribbean_conquest.board.waters import NO_AREA
from spielhafen.games.caribbean_conquest.moves import At
from spielhafen.games.caribbean_conquest.names import area_letter, point_text, square_text
from spielhafen.games.caribbean_conquest.rules.fleets import at_peace, fleet
from spielhafen.games.caribbean_conquest.rules.guns import batteries, hit_refusal
from spielhafen.games.caribbean_conquest.rules.market import Market, Quarters
from spielhafen.games.caribbean_conquest.rules.melee import opponent
from spielhafen.games.caribbean_conquest.rules.moving import Manoeuvres
from spielhafen.games.caribbean_conquest.rules.round import Elimination, Majority, score, verdict
from spielhafen.games.caribbean_conquest.scene.ways import Group, Reached, cheapest, ways
from spielhafen.games.caribbean_conquest.state import NONE, WEIGHT, Sea

NEAR: Final = 2
"""The points short of a majority from which on others are warned."""

MOST_NAMED: Final = 3
"""The most points in reach that a hint names."""


class Goal(NamedTuple):
    """A point in reach of a group without a fight."""

    steps: int
    group: int
    point: int


def hint(g: Sea, step: Step | None, goals: Sequence[Goal]) -> Text | None:
    """Return why the game is over, or a hint for the viewer who buys, moves or waits for that.

    goals: those of all groups while none is in hand.
    """
    if g.winners is not None:
        return ended(g)
    if not isinstance(step, Market | Quarters | Manoeuvres):
        return None
    if step.seat != g.viewer:
        return standing(g, g.viewer)
    if isinstance(step, Quarters):
        return text(
            "hint-quarters",
            squares=list_in_words(
                [square_text(move.square) for move in step.moves(g) if isinstance(move, At)]
            ),
        )
    if isinstance(step, Manoeuvres) and at_peace(g):
        return text("hint-truce")
    if isinstance(step, Market):
        return majority(g, step.seat) or text("hint-market", gold=g.gold[step.seat])
    of_group = taking(g, step.seat) or guard(g, step.seat)
    ways_on = both(of_group, nearest(g, step.seat, goals))
    return both(held_by_rival(g, step.seat), ways_on) or majority(g, step.seat)


def both(first: Text | None, second: Text | None) -> Text | None:
    """Return two hints as one, or the one that there is."""
    return text("hint-both", first=first, second=second) if first and second else first or second


def standing(g: Sea, viewer: int) -> Text | None:
    """§21 Return what the viewer holds and is paid for, while others move; None for spectators."""
    if viewer not in range(g.seats()):
        return None
    points, gold = g.owners.count(viewer), g.income(viewer)
    return text("hint-standing", points=points, all=len(g.owners), gold=gold)


def taking(g: Sea, seat: int) -> Text | None:
    """§19 Return the point that the group in hand takes if it stays; None if there is none."""
    if g.hand == NONE or not is_free_point(g, seat, g.hand):
        return None
    return with_area(g, seat, g.hand, text("hint-taking", point=point_text(g, g.hand)))


def ended(g: Sea) -> Text | None:
    """§22 Return why the game is over; None if its rules do not say so, as in a drawn position."""
    why = verdict(g)
    if isinstance(why, Majority):
        return text("event-majority", seat=PlayerRef(why.seat), points=g.owners.count(why.seat))
    if isinstance(why, Elimination):
        return text("event-elimination", seat=PlayerRef(why.seat))
    return text("event-time-up") if why else None


def guard(g: Sea, seat: int) -> Text | None:
    """§19 Return the point that is left without a guard if the whole group in hand goes."""
    whole = g.fresh and g.group(seat, g.hand) == g.ships * WEIGHT[SHIP] + g.crews * WEIGHT[CREW]
    if not whole or g.options.static_defence or g.owner(g.hand) != seat:
        return None
    return text("hint-guard", point=point_text(g, g.hand))


def goals(g: Sea) -> list[Goal]:
    """§10 Return the points in reach of the viewer's groups while none is in hand."""
    step = pending_choice(g)
    if not isinstance(step, Manoeuvres) or step.seat != g.viewer or g.hand != NONE:
        return []
    return points_in_reach(g, step.seat)


def points_in_reach(g: Sea, seat: int) -> list[Goal]:
    """§10 Return the points that a captain's groups reach without a fight, the nearest first."""
    return sorted(free_points(g, seat, _others(g, seat)))


def nearest(g: Sea, seat: int, goals: Sequence[Goal]) -> Text | None:
    """§10 Return the nearest point in reach without a fight, of the group in hand, else of all.

    While a group is in hand the numbers on the board are its steps: for other groups none are told.
    """
    if g.hand == NONE:
        idle = [one for one in _others(g, seat) if one.square not in {goal.group for goal in goals}]
        return both(_steps_to(g, seat, min(goals), "group") if goals else None, boarding(g, seat, idle))
    stays = is_free_point(g, seat, g.hand)
    in_hand = Group(g.hand, g.ships, g.crews)
    own = [] if stays else free_points(g, seat, [in_hand])
    if own:
        return _steps_to(g, seat, min(own), "hand")
    return aboard(g, seat) or both(None if stays else boarding(g, seat, [in_hand]), other_group(g, seat))


def other_group(g: Sea, seat: int) -> Text | None:
    """§10 Return the nearest point in reach of the groups that are not in hand, and its group."""
    others = free_points(g, seat, _others(g, seat))
    if not others:
        return None
    nearest_one = min(others)
    said = text(
        "hint-other-group", point=point_text(g, nearest_one.point), square=square_text(nearest_one.group)
    )
    return with_area(g, seat, nearest_one.point, said)


def boarding(g: Sea, seat: int, groups: Sequence[Group]) -> Text | None:
    """§11 Return the crew ashore, of these groups, that can board a ship beside it; None if none can."""
    for square in (group.square for group in groups if group.crews and g.waters.land[group.square]):
        onward = ways(g, seat, Group(square, 0, 1), g.left)
        for ship in g.waters.near[square]:
            if Group(ship, 0, 1) in onward and not g.waters.land[ship]:
                return text("hint-board", crew=square_text(square), ship=square_text(ship))
    return None


def aboard(g: Sea, seat: int) -> Text | None:
    """§11 Return the points in reach of a crew in hand with the ship that it has boarded."""
    ships, crews = divmod(g.group(seat, g.hand), WEIGHT[SHIP])
    if g.ships or not ships:
        return None
    points = list(
        dict.fromkeys(goal.point for goal in sorted(free_points(g, seat, [Group(g.hand, ships, crews)])))
    )
    if not points:
        return None
    named = list_in_words([point_text(g, point) for point in points[:MOST_NAMED]])
    return text("hint-aboard", points=named, square=square_text(g.hand))


def _steps_to(g: Sea, seat: int, goal: Goal, where: str) -> Text:
    """Return the hint at a point, with the number that the board shows on it."""
    said = text(
        "hint-nearest",
        point=point_text(g, goal.point),
        steps=goal.steps,
        where=where,
        square=square_text(goal.group),
    )
    return with_area(g, seat, goal.point, said)


def with_area(g: Sea, seat: int, square: int, said: Text) -> Text:
    """§23 Return what is said of a point, and that a whole area would count double, if it would."""
    area = whole_with(g, seat, square)
    return said if area == "none" else text("hint-both", first=said, second=text("hint-whole", area=area))


def free_points(g: Sea, seat: int, groups: list[Group]) -> list[Goal]:
    """Return the points that groups reach without a fight."""
    return [
        Goal(way.spent, group.square, way.square)
        for group in groups
        for way in cheapest(ways(g, seat, group, g.left))
        if is_free_point(g, seat, way.square) and not g.group(seat, way.square)
    ]


def route(reach: Mapping[int, Reached], start: int, square: int) -> tuple[int, ...]:
    """Return the squares from the start to one in reach; empty if a part is not known."""
    squares = [square]
    while squares[0] != start:
        before = reach[squares[0]].before if squares[0] in reach else NONE
        if before == NONE:
            return ()
        squares.insert(0, before)
    return tuple(squares)


def _others(g: Sea, seat: int) -> list[Group]:
    """Return all groups that may move, but not the one in hand and those about to take a point."""
    squares = [one for one in fleet(g, seat).movable(g) if one != g.hand and not is_free_point(g, seat, one)]
    return [Group(one, *divmod(g.group(seat, one), WEIGHT[SHIP])) for one in squares]


def is_free_point(g: Sea, seat: int, square: int) -> bool:
    """§19 Return whether a captain who stops on a square takes a point without a fight."""
    return square in g.waters.point_at and g.owner(square) != seat and opponent(g, seat, square) == NONE


def whole_with(g: Sea, seat: int, square: int) -> str:
    """§4 Return the letter of the area that a captain would hold alone with a point, or `none`."""
    point = g.waters.point_at[square]
    area = g.waters.area_of[point]
    if area == NO_AREA or any(g.owners[other] != seat for other in g.waters.areas[area] if other != point):
        return "none"
    return area_letter(area)


def majority(g: Sea, seat: int) -> Text | None:
    """§22 Return a warning of the captain nearest to the points that end the game, rivals first."""
    short = {other: g.waters.majority - g.owners.count(other) for other in range(g.seats())}
    nearest = min(short, key=lambda other: (max(short[other], 0), other == seat))
    if short[nearest] > NEAR:
        return None
    said = text(
        "hint-majority",
        whose="own" if nearest == seat else "rival",
        seat=PlayerRef(nearest),
        short=max(short[nearest], 0),
        points=g.owners.count(nearest),
        all=len(g.owners),
    )
    too = nearest != seat and short[seat] <= NEAR
    return both(said, text("hint-majority-too", short=short[seat]) if too else None)


def held_by_rival(g: Sea, seat: int) -> Text | None:
    """§22 Return a warning of a rival who ends the game with this round, while no group is in hand."""
    most = max(g.owners.count(other) for other in range(g.seats()) if other != seat)
    return majority(g, seat) if g.hand == NONE and most >= g.waters.majority else None


def note(g: Sea, seat: int) -> Text | None:
    """§22 Return a note on a captain with whole areas, or near the points that end the game."""
    short = g.waters.majority - g.owners.count(seat)
    near = text("note-majority", short=max(short, 0)) if short <= NEAR else None
    counted = doubled(g, seat, brief=near is not None)
    return text("note-both", first=counted, second=near) if counted and near else counted or near


def doubled(g: Sea, seat: int, *, brief: bool = False) -> Text | None:
    """§23 Return the points that a captain holds and those counted in the end, if whole areas make them more.

    brief: only those counted.
    """
    whole = [area_letter(area) for area in g.whole_areas(seat)]
    if not whole:
        return None
    held, counted = 0 if brief else g.owners.count(seat), score(g, seat)
    return text("note-areas", areas=", ".join(whole), count=len(whole), held=held, counted=counted)


def may_fire(g: Sea, seat: int) -> bool:
    """§14 Return whether a captain may fire when moving is over as things stand."""
    return bool(g.balls[seat] and not at_peace(g) and batteries(g, seat))


def shots(g: Sea, seat: int) -> Text:
    """§14 Return what a captain may fire at, and from where."""
    return list_in_words([_shot(g, seat, square) for square in batteries(g, seat)])


def aims(g: Sea, seat: int) -> list[int]:
    """§14 Return the squares to fire at: from the one that aims, else from all that can fire."""
    guns = batteries(g, seat) if g.hand == NONE else [g.hand]
    return sorted({there for here in guns for there in _beside(g, seat, here)})


def _beside(g: Sea, seat: int, here: int) -> list[int]:
    """Return the squares that can be fired at from one."""
    return [there for there in g.waters.near[here] if hit_refusal(g, seat, here, there) is None]


def _shot(g: Sea, seat: int, here: int) -> Text:
    near = _beside(g, seat, here)
    aims = [text("aim", seat=PlayerRef(g.foe(seat, there)), square=square_text(there)) for there in near]
    afloat = g.group(seat, here) >> 3
    return text(
        "shot", here=square_text(here) if afloat else point_text(g, here), targets=list_in_words(aims)
    )
