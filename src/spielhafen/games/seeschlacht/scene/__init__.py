"""The scene of a table of Seeschlacht: the data that clients show."""

from __future__ import annotations

from typing import Final

from spielhafen.core.play import Choice, Step, paragraph_of
from spielhafen.core.prompts import pending_prompt
from spielhafen.core.scene import Die, Fact, Meter, Row, Scene, SeatScene, Status, Wheel, Zone
from spielhafen.core.text import PlayerRef, Text, text
from spielhafen.games.seeschlacht.board.chart import HOME_DOTTED
from spielhafen.games.seeschlacht.board.pieces import (
    ALL_MERCHANTS,
    ALLOWANCE,
    DIRECTIONS,
    FLEETS,
    HEADING_NAMES,
    HEAVY,
    MERCHANTS_OF,
    ROSE_NAMES,
    SEATS,
    SHIP_NAMES,
    SINKS,
)
from spielhafen.games.seeschlacht.rules.finish import Answer, arrival_points, points
from spielhafen.games.seeschlacht.rules.gunnery import Aim, CoastalFire, Gunnery, Salvo, targets
from spielhafen.games.seeschlacht.rules.harbour import Loading, Repairing
from spielhafen.games.seeschlacht.rules.turn import Berthing, Sailing
from spielhafen.games.seeschlacht.rules.weather import Gale, Grant, Strength
from spielhafen.games.seeschlacht.scene.board_view import (
    GEOMETRY,
    ROSE_BOX,
    degrees,
    pieces,
    route,
    shot,
    zones_of_fire,
)
from spielhafen.games.seeschlacht.scene.log import (
    IMPORTANCE,
    NAMES,
    account,
    brief_wind_text,
    ship_text,
    turn_of_side,
    wind_text,
)
from spielhafen.games.seeschlacht.scene.offers import dangers, later, offers
from spielhafen.games.seeschlacht.scene.place_refusal import place_refusal
from spielhafen.games.seeschlacht.scene.ways import ways
from spielhafen.games.seeschlacht.state import (
    AGREED,
    MOVED,
    NONE,
    RESIGNED,
    SUNK,
    Sea,
    allowance,
    may_stay,
    merchants_afloat,
    must_sail,
    takes_part,
)

SOON: Final = 20
"""The number of turns before a standstill at which captains are warned."""


def scene(g: Sea) -> Scene:
    """Return the table as its viewer may see it; nothing is secret."""
    offered = offers(g)
    return Scene(
        geometry=GEOMETRY,
        status=status(g),
        seats=[captain(g, seat) for seat in range(SEATS)],
        zones=[dice(g), rose(g), *(fleet(g, seat) for seat in range(SEATS)), *score(g)],
        pieces=pieces(g),
        marks=[*zones_of_fire(g), *dangers(g, offered), *ways(g), *route(g), *shot(g)],
        offers=offered,
        later=later(g),
        over=g.winners,
    )


# Status.


def status(g: Sea) -> Status:
    """Return the turn, its part, and who is to do what."""
    step = g.steps[-1] if g.steps else None
    return Status(
        round=text("phase-number", number=turn_of_side(g.number), wind=brief_wind_text(g.rose, g.wind)),
        phase=text("phase-over") if step is None else text(f"phase-{part(step)}", seat=PlayerRef(g.turn)),
        prompt=prompt(g, step),
        hint=hint(g, step),
        meter=steps_used(g),
        paragraph=paragraph_of(type(step)) if step else ended(g),
        aim=aim(g),
    )


def aim(g: Sea) -> Text:
    """§1 Return what the viewer wants in this game."""
    if not g.options.short:
        return text("aim-great")
    side = SIDES[g.viewer] if g.viewer in range(SEATS) else "none"
    return text("aim-encounter" if g.options.encounter else "aim-short", side=side)


PARTS: Final[dict[type[Step], str]] = {
    Berthing: "berthing",
    Sailing: "sailing",
    Loading: "harbour",
    Repairing: "harbour",
    Salvo: "fire",
    CoastalFire: "batteries",
    Gunnery: "fire",
    Aim: "fire",
    Answer: "draw",
}


def part(step: Step) -> str:
    """Return the key for the part of the turn."""
    return PARTS.get(type(step), "wind")


def prompt(g: Sea, step: Step | None) -> Text:
    """Return what the player to move may do; for the other, whom they wait for."""
    if step is None:
        return outcome(g)
    if isinstance(step, Choice) and step.seat == g.viewer:
        if isinstance(step, Sailing) and g.ship != NONE:
            left = allowance(g, g.ship) - g.used
            return text("prompt-under-way", ship=ship_text(g.ship), left=left)
        if not isinstance(step, Loading | Repairing):
            return text(f"prompt-{part(step)}", seat=PlayerRef(1 - step.seat))
    return pending_prompt(g, waiting="", args=lambda _, step: {"part": part(step)})


def outcome(g: Sea) -> Text:
    """Return the winner and the reason."""
    winners = g.winners or []
    won, lost = sorted(points(g), reverse=True)
    return text(
        "prompt-over",
        winners=len(winners),
        seat=PlayerRef(winners[0]) if winners else "",
        how="points" if by_points(g) else "cargo" if ended(g) == "§22" else "otherwise",
        won=won,
        lost=lost,
    )


def ended(g: Sea) -> str:
    """Return the section by which the game is over."""
    if by_word(g):
        return "§26"
    afloat = merchants_afloat(g)
    if g.options.short:
        return "§24" if all(ship in g.arrived for ship in afloat) else "§25"
    if any(home(g, seat) for seat in g.winners or ()):
        return "§22"
    return "§25" if afloat and len(g.winners or ()) == SEATS else "§23"


def by_word(g: Sea) -> bool:
    """§26 Whether the game ended by an agreed draw or a resignation."""
    return g.asked in {AGREED, RESIGNED}


def by_points(g: Sea) -> bool:
    """§24 Whether the points have decided, as in the short game without an agreed draw or a resignation."""
    return g.options.short and not by_word(g)


def home(g: Sea, seat: int) -> bool:
    """§22 Whether a merchant of this side is home with its cargo."""
    ships = MERCHANTS_OF[seat]
    return not g.options.short and any(g.cargo[ship] and g.at[ship] in HOME_DOTTED[seat] for ship in ships)


def hint(g: Sea, step: Step | None) -> Text | None:
    """Return how many ships must sail, a warning of the end, or what can still be done."""
    if step is None:
        return None
    mine = isinstance(step, Choice) and step.seat == g.viewer
    if mine and isinstance(step, Sailing) and g.ship == NONE:
        waiting = [ship for ship in FLEETS[step.seat] if must_sail(g, ship)]
        if waiting:
            free = sum(may_stay(g, ship) for ship in FLEETS[step.seat])
            return text("hint-must-sail", count=len(waiting), ship=ship_text(waiting[0]), others=free)
    return _end_is_near(g) or (_ships_at_hand(g, step) if mine else None)


def _end_is_near(g: Sea) -> Text | None:
    """§25 The number of turns until the battle is over, if they are few."""
    quiet, turns = g.options.quiet_turns - max(0, g.quiet), g.options.most_turns + 1 - g.number
    if turns <= min(quiet, SOON):
        return text("hint-last-turns", left=turns)
    return text("hint-standstill", left=quiet) if quiet <= SOON else None


def _ships_at_hand(g: Sea, step: Step) -> Text | None:
    """Return how many ships can fire, or that none has to move."""
    if isinstance(step, Gunnery):
        guns = [ship for ship, _ in targets(g, step.seat)]
        return text("hint-guns", count=len(guns), ship=ship_text(guns[0])) if guns else None
    if isinstance(step, CoastalFire):
        return text("mark-fire", line=1)
    if isinstance(step, Sailing) and g.ship == NONE:
        moved = any(g.done[ship] == MOVED for ship in FLEETS[step.seat])
        return text("hint-may-stay", moved="yes" if moved else "no")
    return None


def steps_used(g: Sea) -> Meter | None:
    """Return the steps of the ship under way, of those that its present heading allows."""
    if g.ship == NONE:
        return None
    return Meter(label=text("meter-steps"), have=g.used, of=allowance(g, g.ship))


# Captains.


def captain(g: Sea, seat: int) -> SeatScene:
    """Return the state of a fleet."""
    facts = [
        Fact(art="ship", value=str(afloat(g, seat)), label=text("fact-afloat", count=afloat(g, seat))),
        Fact(art="crate", value=str(sum(g.cargo[ship] for ship in FLEETS[seat])), label=text("fact-loaded")),
    ]
    if g.options.short:
        facts.append(
            Fact(art="coin", value=str(points(g)[seat]), label=text("fact-points", count=points(g)[seat]))
        )
    return SeatScene(facts=facts, note=text("fleet", side=SIDES[seat]), tint=TINTS[seat])


SIDES: Final = ("white", "yellow")
TINTS: Final = ("ivory", "amber")


def afloat(g: Sea, seat: int) -> int:
    """Return the number of ships a side has left."""
    return sum(g.at[ship] != SUNK for ship in FLEETS[seat])


# Zones.


def dice(g: Sea) -> Zone:
    """Return the colour die and the number die as last rolled; blank while they roll."""
    step = type(g.steps[-1]) if g.steps else None
    colour = ROSE_NAMES[g.colour_die] if g.colour_die != NONE and step not in COLOUR_ROLLS else ""
    number = str(g.number_die + 1) if g.number_die != NONE and step not in NUMBER_ROLLS else ""
    return Zone(
        id="dice",
        kind="tray",
        title=text("zone-dice"),
        dice=[
            Die(
                id="die/colour",
                art=f"die-{colour}" if colour else "",
                label=text("die-colour", colour=colour or "none"),
            ),
            Die(
                id="die/number",
                art=f"die-{number}" if number else "",
                label=text("die-number", number=number or "none"),
            ),
        ],
    )


COLOUR_ROLLS: Final = frozenset({Gale, Strength, Salvo, Aim})
NUMBER_ROLLS: Final = frozenset({Gale, Grant})


def rose(g: Sea) -> Zone:
    """Return the wind rose on its disc, with the fields that it allows in each direction."""
    blank = text("direction-sign", direction="none")
    labels, figures = [], []
    for direction in DIRECTIONS:
        labels += [blank, text("direction-sign", direction=HEADING_NAMES[direction])]
        figures += ["", str(ALLOWANCE[g.rose][g.wind][0][direction])]
    wheel = Wheel(
        labels=labels,
        angle=degrees(g.wind),
        value=wind_text(g.rose, g.wind),
        figures=figures,
        tint={"yellow": "gold", "blue": "sky", "red": "rose"}[ROSE_NAMES[g.rose]],
    )
    return Zone(id="wind", kind="wheel", title=text("zone-wind"), on=ROSE_BOX, wheel=wheel)


def fleet(g: Sea, seat: int) -> Zone:
    """Return all ships of a side with their hits; the labels say which have still to sail."""
    rows = [
        Row(
            label=ship_text(ship),
            have=hits(g, ship),
            of=SINKS[ship],
            art="hit",
            owner=seat,
            id=SHIP_NAMES[ship],
            note=text("fleet-row", state="-".join(state)) if (state := condition(g, ship)) else None,
            signs=["crate"] if g.cargo[ship] else [],
            flags=[STANDING[state[0]]] if state and state[0] in STANDING else [],
        )
        for ship in FLEETS[seat]
        if takes_part(g, ship)
    ]
    return Zone(
        id=f"fleet/{seat + 1}", kind="track", title=text("fleet", side=SIDES[seat]), owner=seat, rows=rows
    )


STANDING: Final = {"must-sail": "due", "sunk": "gone"}


def hits(g: Sea, ship: int) -> int:
    """Return the hits of a ship; a sunk one has all."""
    return SINKS[ship] if g.at[ship] == SUNK else g.hits[ship]


def condition(g: Sea, ship: int) -> list[str]:
    """Return the notable states of a ship, the most important first."""
    if g.at[ship] == SUNK:
        return ["sunk"]
    if ship in g.arrived:
        return ["arrived"]
    step = g.steps[-1] if g.steps else None
    sailing = isinstance(step, Sailing) and ship in FLEETS[step.seat] and must_sail(g, ship)
    states = {"must-sail": sailing, "heavy": g.hits[ship] >= HEAVY[ship], "loaded": bool(g.cargo[ship])}
    return [state for state, holds in states.items() if holds]


def score(g: Sea) -> list[Zone]:
    """Return the points so far, in the short game."""
    if not g.options.short:
        return []
    rows = [
        Row(label=text("fleet", side=SIDES[seat]), have=have, of=0, art="coin", owner=seat)
        for seat, have in enumerate(points(g))
    ]
    place = len(g.arrived)
    following = arrival_points(g, place) if place < len(ALL_MERCHANTS) else 0
    return [Zone(id="score", kind="track", title=text("zone-score", next=following), rows=rows)]


def result(g: Sea, seat: int) -> Text:
    """Return what a side has achieved in the end."""
    ships = sum(takes_part(g, ship) for ship in FLEETS[seat])
    won, lost = ships - afloat(g, 1 - seat), ships - afloat(g, seat)
    if g.options.short:
        return text("result-points", points=points(g)[seat], won=won, lost=lost)
    return text("result", won=won, lost=lost)


__all__ = ["IMPORTANCE", "NAMES", "account", "place_refusal", "result", "scene"]
