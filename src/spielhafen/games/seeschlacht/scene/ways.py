"""The manoeuvres that each ship of the viewer can make as a whole, as marks at their ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spielhafen.core.moves import Move
from spielhafen.core.offers import pending_choice
from spielhafen.core.scene import XY, Mark
from spielhafen.core.text import text
from spielhafen.games.seeschlacht.board.chart import AHEAD, BATTERIES, NEUTRAL, SHOTS
from spielhafen.games.seeschlacht.board.pieces import ALLOWANCE, FLEETS, HEAVY, OWNER, SHIP_NAMES
from spielhafen.games.seeschlacht.bot.distances import REACH, SPOT, reach
from spielhafen.games.seeschlacht.bot.manoeuvres import endings
from spielhafen.games.seeschlacht.moves import Forward, Starboard, Stop
from spielhafen.games.seeschlacht.rules.gunnery import has_guns, is_silent
from spielhafen.games.seeschlacht.rules.turn import Sailing
from spielhafen.games.seeschlacht.scene.board_view import degrees, middle
from spielhafen.games.seeschlacht.scene.log import direction_text, ship_text, space_text
from spielhafen.games.seeschlacht.state import NONE, SUNK, Sea, allowances, steps_made

Stand = tuple[int, int]
"""A point and a heading."""
Steps = Sequence["Move"]


def ways(g: Sea) -> list[Mark]:
    """§8 Return a mark for each point and heading at which a ship of the viewer can end its manoeuvre."""
    step = pending_choice(g)
    if not isinstance(step, Sailing):
        return []
    offered = set(step.moves(g))
    ships = [g.ship] if g.ship != NONE else [ship for ship in FLEETS[step.seat] if g.at[ship] != SUNK]
    foes = [(foe, _danger(g, foe)) for foe in FLEETS[1 - step.seat] if has_guns(g, foe)]
    return [
        _mark(g, ship, end, steps, foes)
        for ship in ships
        for end, steps in manoeuvres(g, ship).items()
        if steps[0] in offered
    ]


def manoeuvres(g: Sea, ship: int) -> Mapping[Stand, Steps]:
    """Return the fewest steps to each end without a ram (§12) or an enemy anchorage (§14)."""
    found: dict[Stand, Steps] = {}
    for end, steps in endings(g, ship).items():
        if end.rammed != NONE or end.touched or not steps or isinstance(steps[0], Stop):
            continue
        stand = end.space, end.heading
        if stand not in found or len(steps) < len(found[stand]):
            found[stand] = steps
    return found


def _danger(g: Sea, foe: int) -> int:
    """Return the spots, a bit each, that a foe can have under fire next if the wind holds."""
    fast = ALLOWANCE[g.rose][g.wind][g.hits[foe] >= HEAVY[foe]]
    return reach(fast, g.headings[foe]) << (SPOT[g.at[foe]] - REACH)


def _mark(g: Sea, ship: int, end: Stand, steps: Steps, foes: Sequence[tuple[int, int]]) -> Mark:
    space, heading = end
    targets = _targets(g, ship, end)
    hunters = [] if NEUTRAL[space] else [foe for foe, danger in foes if danger >> SPOT[space] & 1]
    battery = space in BATTERIES[1 - OWNER[ship]]
    used = steps_made(g, ship)[0] + sum(not isinstance(step, Stop) for step in steps)
    return Mark(
        kind="way",
        nature="battery" if battery else "foe" if hunters else "",
        at=[middle(space)],
        of=SHIP_NAMES[ship],
        heading=degrees(heading),
        moves=[str(step) for step in steps],
        way=_route(g, ship, steps),
        aims=[middle(g.at[target]) for target in targets],
        foes=[middle(g.at[foe]) for foe in hunters],
        why=text(
            "way",
            ship=ship_text(ship),
            here="yes" if space == g.at[ship] else "no",
            space=space_text(space),
            heading=direction_text(heading),
            used=used,
            of=max(used, allowances(g, ship)[heading]),
            targets=len(targets),
            target=ship_text(targets[0] if targets else NONE),
            foes=len(hunters),
            battery="yes" if battery else "no",
        ),
    )


def _targets(g: Sea, ship: int, end: Stand) -> list[int]:
    """§19 Return the enemy ships that this one could fire at from there."""
    space, heading = end
    if is_silent(g, space):
        return []
    others = {at: other for other, at in enumerate(g.at) if at != SUNK and other != ship}
    return [
        others[target]
        for target, _, shields in SHOTS[space][heading % 3]
        if target in others
        and OWNER[others[target]] != OWNER[ship]
        and not NEUTRAL[target]
        and not any(shield in others for shield in shields)
    ]


def _route(g: Sea, ship: int, steps: Steps) -> list[XY]:
    """Return the points that the ship sails over, beginning with its own."""
    at, heading = g.at[ship], g.headings[ship]
    route = [middle(at)]
    for step in steps:
        if isinstance(step, Forward):
            at = AHEAD[at][heading]
            route.append(middle(at))
        elif not isinstance(step, Stop):
            heading = (heading + (1 if isinstance(step, Starboard) else -1)) % 6
    return route
