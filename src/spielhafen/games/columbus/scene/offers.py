"""The moves on offer: how to point at them, their hints and their warnings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from spielhafen.core.play import Choice, paragraph_of
from spielhafen.core.scene import Mark, Offer
from spielhafen.core.text import PlayerRef, Text, text
from spielhafen.games.columbus.board.chart import AREA_OF, BESIDE, CALM, ISLES, NAMES, START, flight
from spielhafen.games.columbus.board.pieces import (
    CARD_NAMES,
    FACE_NAMES,
    HANDFULS,
    HOLD,
    INHABITED,
    LOAD,
    PASSING,
    SAIL,
    STORM,
)
from spielhafen.games.columbus.moves import (
    Allow,
    Avert,
    Blow,
    Draw,
    End,
    Gust,
    Leave,
    Load,
    Look,
    Miss,
    Pass,
    Pay,
    Play,
    Raise,
    Relocate,
    Repair,
    Reroll,
    Roll,
    Rose,
    Sail,
    Spin,
    Whirl,
    Winds,
)
from spielhafen.games.columbus.names import (
    area_text,
    card_meaning,
    card_text,
    direction_text,
    handful_text,
    listed,
    space_text,
)
from spielhafen.games.columbus.rules.whirlwinds import Relocation
from spielhafen.games.columbus.scene.board_view import middle
from spielhafen.games.columbus.state import Ocean

if TYPE_CHECKING:
    from spielhafen.core.moves import Move


def offers(g: Ocean) -> list[Offer]:
    """Return the viewer's moves, if the viewer is to move."""
    step = g.steps[-1] if g.steps else None
    if not isinstance(step, Choice) or step.seat != g.viewer:
        return []
    # Pressing Enter takes the first offer and must not give up the turn, so passing comes last.
    return [_offer(g, step, move) for move in sorted(step.moves(g), key=lambda move: isinstance(move, Pass))]


def _offer(g: Ocean, step: Choice, move: Move) -> Offer:
    deed = step.deed(move)
    key, touches, args = POINTING[type(move)](g, step.seat, move)
    hint, warning = HINTS.get(type(move), no_advice)(g, step.seat, move)
    return Offer(
        move=str(move),
        label=Text(f"offer-{key}", args),
        touches=touches,
        together=together(move) if isinstance(move, Reroll) else (),
        carries=carried_piece(step, move),
        hint=hint,
        warning=warning,
        law=paragraph_of(type(deed) if deed else type(step)),
    )


def carried_piece(step: Choice, move: Move) -> str:
    """Return the id of the piece that a move sends to a field; empty if there is none."""
    if isinstance(move, Rose | Sail | Winds):
        return f"ship/{step.seat + 1}"
    if isinstance(move, Whirl | Gust):
        return f"whirlwind/{move.whirlwind + 1}"
    return (
        f"whirlwind/{step.whirlwind + 1}"
        if isinstance(step, Relocation) and isinstance(move, Relocate)
        else ""
    )


def dangers(shown: Sequence[Offer]) -> list[Mark]:
    """Return marks for the fields that offers warn about, by kind of danger."""
    found: dict[tuple[str, str], Text] = {}
    for offer in shown:
        if offer.warning is not None and offer.touches and offer.touches[-1] in NAMES:
            nature = offer.warning.key.removeprefix("warning-")
            found[offer.touches[-1], nature] = offer.warning
    return [
        Mark(kind="danger", nature=nature, at=[middle(NAMES.index(name))], why=why)
        for (name, nature), why in found.items()
    ]


# How to point at a move: the key of its label, the things to touch, and the label's arguments.

Pointing = tuple[str, list[str], dict[str, Any]]


def button(key: str) -> Callable[[Ocean, int, Any], Pointing]:
    """Return the pointing for a move without a place."""
    return lambda *_: (key, [], {})


def sail(die: str) -> Callable[[Ocean, int, Any], Pointing]:
    """Return the pointing for a die or a field of Good Winds, then the field to sail to."""
    return lambda _, __, move: (
        "sail",
        [f"die/{die}", NAMES[move.space]],
        {"space": space_text(move.space), "by": die},
    )


def send(die: str) -> Callable[[Ocean, int, Any], Pointing]:
    """Return the pointing for a die or a card's field, then the whirlwind, then its goal."""

    def point(g: Ocean, _: int, move: Whirl | Gust) -> Pointing:
        touches = [f"die/{die}", f"whirlwind/{move.whirlwind + 1}", NAMES[move.space]]
        fields = flight(g.whirlwinds[move.whirlwind])[move.space]
        here = space_text(g.whirlwinds[move.whirlwind])
        return "send", touches, {"from": here, "space": space_text(move.space), "fields": fields, "by": die}

    return point


def reroll(_: Ocean, __: int, move: Reroll) -> Pointing:
    """Point at dice in any order."""
    return "reroll", [], {"dice": handful_text(move.dice), "count": len(HANDFULS[move.dice])}


def together(move: Reroll) -> list[str]:
    """Return the dice that are to be rolled again."""
    return [f"die/{FACE_NAMES[face]}" for face in HANDFULS[move.dice]]


def storm(_: Ocean, __: int, move: Raise) -> Pointing:
    """Point at a storm die, then the area."""
    return "raise", ["die/storm", f"area/{move.area}"], {"area": area_text(move.area)}


def load(g: Ocean, seat: int, _: Load) -> Pointing:
    """Point at a telescope, then the island."""
    island = next(near for near in BESIDE[g.ships[seat]] if near in ISLES)
    return "load", ["die/telescope", NAMES[island]], {}


def look(g: Ocean, _: int, __: Look) -> Pointing:
    """Point at a telescope, then the next face-down disc."""
    return "look", ["die/telescope", f"disc/{len(g.seen) + 1}"], {}


def play(_: Ocean, __: int, move: Play) -> Pointing:
    """Point at the card."""
    return "play", [f"card/{CARD_NAMES[move.card]}"], {"card": card_text(move.card)}


def relocate(_: Ocean, __: int, move: Relocate) -> Pointing:
    """Point at the mark."""
    return "relocate", [NAMES[move.space]], {"space": space_text(move.space)}


POINTING: Final[dict[type[Move], Callable[[Ocean, int, Any], Pointing]]] = {
    Pass: button("pass"),
    Roll: button("roll"),
    Reroll: reroll,
    Rose: sail("rose"),
    Sail: sail("sail"),
    Winds: sail("winds"),
    Whirl: send("whirlwind"),
    Gust: send("gust"),
    Raise: storm,
    Avert: lambda *_: ("avert", ["card/good-weather"], {}),
    Allow: button("allow"),
    Spin: button("spin"),
    Blow: lambda g, *_: ("blow", [], {"direction": direction_text(g.arrow)}),
    Load: load,
    Draw: lambda *_: ("draw", ["die/telescope", "events/pile"], {}),
    Look: look,
    Play: play,
    Repair: lambda _, seat, __: ("repair", ["die/sail", f"ship/{seat + 1}"], {}),
    Pay: button("pay"),
    Miss: button("miss"),
    Relocate: relocate,
    Leave: button("leave"),
    End: button("end"),
}

# Hints and warnings.

Advice = tuple[Text | None, Text | None]


def no_advice(_: Ocean, __: int, ___: Any) -> Advice:
    """Return no hint and no warning."""
    return None, None


def on_passing(g: Ocean, seat: int, _: Pass) -> Advice:
    """Return a hint with the number of barrels there is room for."""
    return text("hint-pass", barrels=min(PASSING, HOLD - g.barrels[seat])), None


def on_sailing(g: Ocean, seat: int, move: Rose | Sail | Winds) -> Advice:
    """Hint at coming home with the news; warn of whirlwinds, and of calms without a sail left."""
    if move.space == START and g.found[seat]:
        return text("hint-home"), None
    if move.space in g.whirlwinds:
        return None, text("warning-whirlwind")
    sails = g.dice.count(SAIL) - isinstance(move, Sail) + g.winds - isinstance(move, Winds)
    if CALM[move.space] and g.dice and sails == 0:
        return None, text("warning-calm")
    return None, None


def on_sending(g: Ocean, seat: int, move: Whirl | Gust) -> Advice:
    """Return the ships that the whirlwind would hit."""
    hit = [other for other, space in enumerate(g.ships) if space == move.space and not g.damaged[other]]
    if seat in hit:
        return None, text("warning-own-ship")
    return (text("hint-hits", ships=captains(hit)) if hit else None), None


def on_raising(g: Ocean, seat: int, move: Raise) -> Advice:
    """Return whose ships are in the area."""
    there = [other for other, space in enumerate(g.ships) if AREA_OF[space] == move.area and space != START]
    hint = (
        text("hint-storm", ships=captains(there), spins=g.dice.count(STORM)) if there else text("hint-empty")
    )
    return hint, text("warning-own-storm") if seat in there else None


def captains(seats: Sequence[int]) -> Text:
    """Return the names of captains as a list in words."""
    return listed([text("captain-name", seat=PlayerRef(seat)) for seat in seats])


def on_rolling_again(g: Ocean, seat: int, _: Reroll) -> Advice:
    """Return the number of barrels left."""
    return text("hint-reroll", left=g.barrels[seat] - 1), None


def on_loading(g: Ocean, seat: int, _: Load) -> Advice:
    """Warn that the hold is too full."""
    full = g.barrels[seat] + LOAD > HOLD
    return None, text("warning-full") if full else None


def on_looking(g: Ocean, _: int, __: Look) -> Advice:
    """Return the number of discs, and how many inhabited islands are among them."""
    return text("hint-look", discs=sum(g.discs), inhabited=g.discs[INHABITED.index(True)]), None


def on_playing(g: Ocean, _: int, move: Play) -> Advice:
    """Return what the card does."""
    return card_meaning(move.card), text("warning-commits") if not g.dice else None


def on_ending(g: Ocean, seat: int, _: End) -> Advice:
    """Return a hint or a warning about dice that could still be used."""
    if g.damaged[seat]:
        left_over = text("hint-dice-left") if g.gust else None
        return left_over, text("warning-unrepaired") if SAIL in g.dice else None
    left = [die for die in g.dice if die < len(FACE_NAMES) and not (die == STORM and g.round == 1)]
    useful = g.winds or g.gust or (SAIL in left if CALM[g.ships[seat]] else left)
    return (text("hint-dice-left") if useful else None), None


def on_relocating(g: Ocean, _: int, move: Relocate) -> Advice:
    """Return the ships that the whirlwind would hit at its mark."""
    hit = [other for other, space in enumerate(g.ships) if space == move.space and not g.damaged[other]]
    return (text("hint-hits", ships=captains(hit)) if hit else None), None


HINTS: Final[dict[type[Move], Callable[[Ocean, int, Any], Advice]]] = {
    Pass: on_passing,
    Rose: on_sailing,
    Sail: on_sailing,
    Winds: on_sailing,
    Whirl: on_sending,
    Gust: on_sending,
    Raise: on_raising,
    Reroll: on_rolling_again,
    Load: on_loading,
    Look: on_looking,
    Play: on_playing,
    End: on_ending,
    Relocate: on_relocating,
}
