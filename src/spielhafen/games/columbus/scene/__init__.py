"""The scene of a table of Columbus: the data that clients show."""

from __future__ import annotations

from spielhafen.core.play import Choice, Step, paragraph_of
from spielhafen.core.prompts import pending_prompt
from spielhafen.core.scene import Card, Die, Fact, Mark, Meter, Row, Scene, SeatScene, Status, Wheel, Zone
from spielhafen.core.secret import rest_size
from spielhafen.core.text import Arg, PlayerRef, Text, list_in_words, text
from spielhafen.games.columbus.board.chart import (
    AREA_OF,
    CALM,
    DIRECTIONS,
    START,
)
from spielhafen.games.columbus.board.chart import NAMES as SPACE_NAMES
from spielhafen.games.columbus.board.pieces import (
    BLANK,
    CARD_NAMES,
    FACE_NAMES,
    GOOD_WEATHER,
    HOLD,
    ROSE,
    SAIL,
    SCOPE,
    STORM,
    USED,
)
from spielhafen.games.columbus.board.pieces import WHIRL as WHIRL_DIE
from spielhafen.games.columbus.moves import End, Play
from spielhafen.games.columbus.names import (
    DICE_ART,
    area_text,
    card_face,
    card_text,
    direction_text,
    face_text,
)
from spielhafen.games.columbus.rules.home import FIELDS_HOME
from spielhafen.games.columbus.rules.storm import Persist, Reaction, Swing
from spielhafen.games.columbus.rules.turn import Course, Outset
from spielhafen.games.columbus.rules.whirlwinds import Relocation
from spielhafen.games.columbus.scene.board_view import GEOMETRY, SPINNER, area_box, corners, pieces
from spielhafen.games.columbus.scene.dice_left import is_useless, uses
from spielhafen.games.columbus.scene.goal import can_look, goal, just_found, looked
from spielhafen.games.columbus.scene.log import IMPORTANCE, NAMES, account
from spielhafen.games.columbus.scene.offers import SAILING, dangers, discs_left, offers
from spielhafen.games.columbus.scene.place_refusal import place_refusal
from spielhafen.games.columbus.scene.ways import home_in_reach, ways
from spielhafen.games.columbus.state import Ocean


def scene(g: Ocean) -> Scene:
    """Return the table as its viewer may see it."""
    offered = offers(g)
    return Scene(
        geometry=GEOMETRY,
        status=status(g),
        seats=[captain(g, seat) for seat in range(g.seats())],
        zones=[tray(g), spinner(g), events(g), *own_zones(g)],
        pieces=pieces(g),
        marks=[*storm_area(g), *dangers(offered), *ways(g)],
        offers=offered,
        over=g.winners,
    )


# Status.


def status(g: Ocean) -> Status:
    """Return the round, the part of the turn, and who is to do what."""
    step = g.steps[-1] if g.steps else None
    return Status(
        round=text("phase-round", round=g.round),
        phase=phase(g, step),
        prompt=prompt(g, step),
        hint=hint(g, step),
        meter=spins(g, step),
        paragraph=paragraph(g, step),
        aim=aim(g),
    )


def paragraph(g: Ocean, step: Step | None) -> str:
    """Return the paragraph of the rules on what is to be done, with a mast down that on repairs."""
    if step is None:
        return "§27" if g.winners else "§28"
    return "§19" if isinstance(step, Course) and g.damaged[step.seat] else paragraph_of(type(step))


def aim(g: Ocean) -> Text | None:
    """Return what the viewer wants now: to find America, or to be first at home with the news."""
    own = 0 <= g.viewer < g.seats() and bool(g.found[g.viewer])
    return text("aim-home") if own else text("aim-behind") if any(g.found) else None


def phase(g: Ocean, step: Step | None) -> Text:
    """Return whose turn it is, and which part of it."""
    if step is None:
        return text("phase-over", winners=len(g.winners or []))
    if isinstance(step, Swing | Reaction | Persist):
        return text("phase-storm", seat=PlayerRef(g.turn))
    if isinstance(step, Relocation):
        return text("phase-whirlwind", seat=PlayerRef(g.turn))
    return text("phase-dice" if g.dice else "phase-turn", seat=PlayerRef(g.turn))


def prompt(g: Ocean, step: Step | None) -> Text:
    """Return what the player to move may do; for the others, whom they wait for."""
    waiting = "turn" if isinstance(step, Outset | Course) else None
    return pending_prompt(g, key=prompt_key, args=details, waiting=waiting)


def prompt_key(g: Ocean, step: Choice) -> str:
    """Return the key of the prompt to the player to move; empty if it is the name of the step."""
    if isinstance(step, Course):
        return "found" if just_found(g, step.seat) else course_key(g, step)
    if isinstance(step, Outset):
        becalmed = CALM[g.ships[step.seat]] and not g.winds
        held = "-damaged" if g.damaged[step.seat] else "-becalmed" if becalmed else ""
        return f"outset{held}{'-card' if g.played else ''}"
    return ""


def course_key(g: Ocean, step: Course) -> str:
    """Return the key of what a captain with dice on the table can do."""
    if len(step.moves(g)) == 1:
        return "end"
    if g.damaged[step.seat]:
        return "repair" if SAIL in g.dice else "repair-none"
    if home_in_reach(g, step):
        return "course-home"
    if CALM[g.ships[step.seat]] and not g.winds:
        return "becalmed-sail" if SAIL in g.dice else "becalmed"
    if all(isinstance(move, Play | End) for move in step.moves(g)):
        return "course-card"
    sails = any(isinstance(move, SAILING) for move in step.moves(g))
    if can_look(g, step.seat):
        return "course-look" if sails else "course-look-only"
    if sails:
        return "course"
    return "course-dice" if uses(step.moves(g)) else "course-reroll"


def details(g: Ocean, step: Choice) -> dict[str, Arg]:
    """Return the arguments of the prompt."""
    if isinstance(step, Reaction):
        return {"area": area_text(step.area), "roller": PlayerRef(g.turn)}
    if isinstance(step, Persist):
        return {"area": area_text(step.area), "direction": direction_text(g.arrow)}
    if isinstance(step, Course) and step.seat == g.viewer:  # the moves of others depend on hidden cards
        return course_details(g, step)
    return {}


def course_details(g: Ocean, step: Course) -> dict[str, Arg]:
    """Return what the dice are good for, after a discovery as a prompt of its own."""
    left = uses(step.moves(g))
    told: dict[str, Arg] = {"uses": list_in_words(left)} if left else {}
    return {"then": Text(f"prompt-{course_key(g, step)}", told)} if just_found(g, step.seat) else told


def hint(g: Ocean, step: Step | None) -> Text | None:
    """Return a hint for the player to move; None for the others."""
    if not isinstance(step, Choice) or step.seat != g.viewer:
        return None
    if isinstance(step, Reaction):
        return reaction(g, step)
    if isinstance(step, Outset) and g.idle[step.seat]:
        return text("hint-idle", turns=g.idle[step.seat])
    if can_look(g, step.seat):
        return discs_left(g)
    if isinstance(step, Course) and home_in_reach(g, step):
        return way(g, step.seat)
    if isinstance(step, Course) and no_die_used(g) and g.barrels[step.seat]:
        return text("hint-barrels", barrels=g.barrels[step.seat])
    return way(g, step.seat) if isinstance(step, Outset | Course) else None


def reaction(g: Ocean, step: Reaction) -> Text:
    """§13 Return whether a storm would drive the player's ship, and how it is called off if they can."""
    space = g.ships[step.seat]
    own = AREA_OF[space] == step.area and space != START
    card = GOOD_WEATHER in g.hands[step.seat]
    return text("hint-reaction", own="yes" if own else "no", card="yes" if card else "no")


def way(g: Ocean, seat: int) -> Text | None:
    """Return how far the goal is: the western columns, and with the news the harbour.

    None in the west with a mast down (§19) or without discs, where no telescope looks.
    """
    to, fields = goal(g, seat, g.ships[seat])
    if to == "west" and not fields and (g.damaged[seat] or not any(g.discs)):
        return None
    scope = "again" if looked(g) else "no" if g.dice else "roll"
    return text("hint-way", to=to, fields=fields, scope=scope)


def no_die_used(g: Ocean) -> bool:
    """Return whether no die has been used."""
    return all(die < USED for die in g.dice)


def spins(g: Ocean, step: Step | None) -> Meter | None:
    """Return the meter for spins of the arrow; None if there is no storm."""
    if not isinstance(step, Swing | Persist):
        return None
    all_spins = g.dice.count(STORM + USED)
    return Meter(label=text("meter-spins"), have=all_spins - step.left, of=all_spins)


def storm_area(g: Ocean) -> list[Mark]:
    """Return the mark of the area that was named for a storm."""
    step = g.steps[-1] if g.steps else None
    if not isinstance(step, Swing | Reaction | Persist):
        return []
    why = text("mark-storm", area=area_text(step.area))
    return [Mark(kind="area", at=corners(area_box(step.area)), nature="storm", why=why)]


# Captains.


def captain(g: Ocean, seat: int) -> SeatScene:
    """Return the state of a captain: their barrels, their cards, and the most important note."""
    found = [Fact(art="disc-home", value="1", label=text("found"))] if g.found[seat] else []
    return SeatScene(
        facts=[
            *found,
            _fact("barrel", "fact-barrels", g.barrels[seat]),
            _fact("card", "fact-cards", len(g.hands[seat])),
        ],
        note=note(g, seat),
    )


def _fact(art: str, key: str, count: int) -> Fact:
    return Fact(art=art, value=str(count), label=text(key, count=count))


def note(g: Ocean, seat: int) -> Text | None:
    """Return the most important note about a captain."""
    if g.idle[seat]:
        return text("note-idle", turns=g.idle[seat])
    if g.damaged[seat]:
        return text("note-damaged")
    if CALM[g.ships[seat]]:
        return text("note-becalmed")
    home = seat in (g.winners or [])
    return text("note-homeward", fields=FIELDS_HOME[g.ships[seat]]) if g.found[seat] and not home else None


# Zones.


def tray(g: Ocean) -> Zone:
    """Return the dice of the turn, followed by the fields that cards have brought."""
    dice = [_die(g, place, die) for place, die in enumerate(g.dice)]
    for name, art, fields in (("winds", "p-wind", g.winds), ("gust", "whirlwind", g.gust)):
        for number in range(1, fields + 1):
            label = text(f"field-of-{name}", number=number)
            dice.append(Die(id=f"die/{name}#{len(dice) + 1}", art=art, label=label))
    return Zone(
        id="dice",
        kind="tray",
        title=text("zone-dice"),
        note=text("zone-dice.note", seat=PlayerRef(g.turn)) if dice else None,
        dice=dice,
    )


def _die(g: Ocean, place: int, die: int) -> Die:
    """Return a die: rolling, put aside, or showing a symbol that may be of no use now."""
    if die == BLANK:
        return Die(id=f"die/blank#{place + 1}", art="", label=text("die-rolling"))
    face, used = die % USED, die >= USED
    name = FACE_NAMES[face]
    flags = ["used"] if used else ["void"] if is_useless(g, face) else []
    return Die(
        id=f"die/{'used' if used else name}#{place + 1}",
        art=DICE_ART[face],
        label=text("die", face=face_text(face), state=flags[0] if flags else "free"),
        move="" if used else impossible_move(g, face),
        flags=flags,
    )


def impossible_move(g: Ocean, face: int) -> str:
    """Return an impossible move with a die of this face; its refusal explains why."""
    here = SPACE_NAMES[g.ships[g.turn]]
    moves = {
        ROSE: f"rose {here}",
        SAIL: f"sail {here}",
        WHIRL_DIE: f"whirl 1 {SPACE_NAMES[g.whirlwinds[0]]}",
        STORM: "storm 1",
        SCOPE: "draw",
    }
    return moves[face]


def spinner(g: Ocean) -> Zone:
    """Return the wind rose on Africa."""
    wheel = Wheel(
        labels=[text("direction-sign", direction=sign) for sign in DIRECTIONS],
        angle=360 / len(DIRECTIONS) * g.arrow,
        value=text("arrow", direction=direction_text(g.arrow)),
        spins=g.spins,
    )
    return Zone(id="spinner", kind="wheel", title=text("zone-spinner"), on=SPINNER, wheel=wheel)


def events(g: Ocean) -> Zone:
    """Return the pile of event cards, and the discard pile with the card played last on top."""
    count = rest_size(g, g.POOLS[0])
    cards = [Card(id="events/pile", label=text("pile-of-events", count=count), count=count)]
    if g.discard:
        last = g.discard[-1]
        shown = Card(
            id="events/discard",
            label=text("discarded", card=card_text(last), count=len(g.discard)),
            face=card_face(last),
            flags=["past"],
        )
        cards.append(shown)
    return Zone(id="events", kind="pile", title=text("zone-events"), cards=cards)


def own_zones(g: Ocean) -> list[Zone]:
    """Return the viewer's own provisions and event cards."""
    return [barrels(g), hand(g)] if 0 <= g.viewer < g.seats() else []


def hand(g: Ocean) -> Zone:
    """Return the viewer's own event cards."""
    cards = [
        Card(
            id=f"card/{CARD_NAMES[card]}#{place + 1}",
            label=card_text(card),
            face=card_face(card),
            move=f"play {CARD_NAMES[card]}",
        )
        for place, card in enumerate(sorted(g.hands[g.viewer]))
    ]
    return Zone(id="hand", kind="hand", title=text("zone-hand"), owner=g.viewer, cards=cards)


def barrels(g: Ocean) -> Zone:
    """Return the viewer's own provisions; those of the others are shown beside their names."""
    viewer = g.viewer
    label = text("captain-name", seat=PlayerRef(viewer))
    row = Row(label=label, have=g.barrels[viewer], of=HOLD, art="barrel", owner=viewer)
    return Zone(id="barrels", kind="track", title=text("zone-barrels"), owner=viewer, rows=[row])


def result(g: Ocean, seat: int) -> Text:
    """Return what a captain has achieved in the end."""
    if seat in (g.winners or ()):
        return text("result-home", round=g.round)
    key = "result-news" if g.found[seat] else "result-seeking"
    return text(key, fields=FIELDS_HOME[g.ships[seat]])


__all__ = ["IMPORTANCE", "NAMES", "account", "place_refusal", "result", "scene"]
