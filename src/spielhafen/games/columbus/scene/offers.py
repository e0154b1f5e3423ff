"""The moves on offer: how to point at them, their hints and their warnings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from spielhafen.core.moves import Move
from spielhafen.core.offers import Advice, OfferPresenter, Pointing
from spielhafen.core.play import Choice
from spielhafen.core.scene import Mark, Offer
from spielhafen.core.text import PlayerRef, Text, list_in_words, text
from spielhafen.games.columbus import moves
from spielhafen.games.columbus.board import pieces
from spielhafen.games.columbus.board.chart import AREA_OF, BESIDE, CALM, ISLES, SHORE, START, WESTERN, flight
from spielhafen.games.columbus.board.chart import NAMES as SPACE_NAMES
from spielhafen.games.columbus.names import (
    area_text,
    card_meaning,
    direction_text,
    handful_text,
    space_text,
)
from spielhafen.games.columbus.rules.whirlwinds import Relocation
from spielhafen.games.columbus.scene.board_view import middle
from spielhafen.games.columbus.scene.dice_left import unused
from spielhafen.games.columbus.scene.log import NAMES
from spielhafen.games.columbus.state import Ocean

SAILING: Final = (moves.Rose, moves.Sail, moves.Winds)
SENDING: Final = (moves.Whirl, moves.Gust)


def carried_piece(step: Choice, move: Move) -> str:
    """Return the id of the piece that a move sends to a field; empty if there is none."""
    if isinstance(move, SAILING):
        return f"ship/{step.seat + 1}"
    if isinstance(move, SENDING):
        return f"whirlwind/{move.whirlwind + 1}"
    return (
        f"whirlwind/{step.whirlwind + 1}"
        if isinstance(step, Relocation) and isinstance(move, moves.Relocate)
        else ""
    )


def dangers(shown: Sequence[Offer]) -> list[Mark]:
    """Return marks for the fields that offers warn about, by kind of danger."""
    found: dict[tuple[str, str], Text] = {}
    for offer in shown:
        if offer.warning is not None and offer.touches and offer.touches[-1] in SPACE_NAMES:
            nature = offer.warning.key.removeprefix("warning-")
            found[offer.touches[-1], nature] = offer.warning
    return [
        Mark(kind="danger", nature=nature, at=[middle(SPACE_NAMES.index(name))], why=why)
        for (name, nature), why in found.items()
    ]


# How to point at a move: the key of its label, the things to touch, and the label's arguments.


def sail(die: str) -> Callable[[Ocean, Choice, Any], Pointing]:
    """Return the pointing for a die or a field of Good Winds, then the field to sail to."""
    return lambda _, __, move: (
        "sail",
        [f"die/{die}", SPACE_NAMES[move.space]],
        {"space": space_text(move.space), "by": die},
    )


def send(die: str) -> Callable[[Ocean, Choice, Any], Pointing]:
    """Return the pointing for a die or a card's field, then the whirlwind, then its goal."""

    def point(g: Ocean, _: Choice, move: moves.Whirl | moves.Gust) -> Pointing:
        touches = [f"die/{die}", f"whirlwind/{move.whirlwind + 1}", SPACE_NAMES[move.space]]
        fields = flight(g.whirlwinds[move.whirlwind])[move.space]
        here = space_text(g.whirlwinds[move.whirlwind])
        return "send", touches, {"from": here, "space": space_text(move.space), "fields": fields, "by": die}

    return point


def reroll(_: Ocean, __: Choice, move: moves.Reroll) -> Pointing:
    """Point at dice in any order."""
    return "reroll", [], {"dice": handful_text(move.dice), "count": len(pieces.HANDFULS[move.dice])}


def shorthand(g: Ocean, step: Choice, move: Move) -> dict[str, Any]:
    """Return how a move is pointed at in short: a place implies the die.

    A rose is implied before a sail, for a sail can do more. Dice to be rolled again are gathered after a button.
    """
    if isinstance(move, moves.Reroll):
        dice = [f"die/{pieces.FACE_NAMES[face]}" for face in pieces.HANDFULS[move.dice]]
        usual = usually_rolled_again(g, step.seat)
        gather = text("gather-reroll", chosen=int(usual in pieces.HANDFUL_NUMBERS))
        return {"together": dice, "gather": gather, "implied": pieces.HANDFULS[move.dice] == usual}
    if isinstance(move, moves.Allow):
        return {"formal": pieces.GOOD_WEATHER not in g.hands[step.seat]}
    carries = carried_piece(step, move)
    quick = isinstance(move, QUICK) or (isinstance(move, moves.Play) and move.card in pieces.FLIGHT)
    return {"carries": carries, "implied": isinstance(move, IMPLIED), "quick": quick}


def usually_rolled_again(g: Ocean, seat: int) -> tuple[int, ...]:
    """Return the dice that neither sail nor repair, load a barrel or look for land from here."""
    if g.damaged[seat] and pieces.SAIL in g.dice:
        return ()
    space = g.ships[seat]
    kept = {pieces.SAIL}
    if not g.damaged[seat] and (pieces.SAIL in g.dice or not CALM[space]):
        kept.add(pieces.ROSE)
    if not CALM[space] and (SHORE[space] or (AREA_OF[space] == WESTERN and not g.found[seat])):
        kept.add(pieces.SCOPE)
    return tuple(sorted(die for die in g.dice if die not in kept))


IMPLIED: Final = (*SAILING, *SENDING, moves.Load, moves.Draw, moves.Look)
QUICK: Final = (*SAILING, *SENDING, moves.Load)


def storm(_: Ocean, __: Choice, move: moves.Raise) -> Pointing:
    """Point at a storm die, then the area."""
    return "raise", ["die/storm", f"area/{move.area}"], {"area": area_text(move.area)}


def load(g: Ocean, step: Choice, _: moves.Load) -> Pointing:
    """Point at a telescope, then the island."""
    island = next(near for near in BESIDE[g.ships[step.seat]] if near in ISLES)
    return "load", ["die/telescope", SPACE_NAMES[island]], {}


def look(g: Ocean, _: Choice, __: moves.Look) -> Pointing:
    """Point at a telescope, then the next face-down disc."""
    return "look", ["die/telescope", f"disc/{len(g.seen) + 1}"], {}


POINTING: Final[dict[type[Move], Callable[[Ocean, Any, Any], Pointing]]] = {
    moves.Reroll: reroll,
    moves.Rose: sail("rose"),
    moves.Sail: sail("sail"),
    moves.Winds: sail("winds"),
    moves.Whirl: send("whirlwind"),
    moves.Gust: send("gust"),
    moves.Raise: storm,
    moves.Avert: lambda *_: ("avert", ["card/good-weather"], {}),
    moves.Blow: lambda g, *_: ("blow", [], {"direction": direction_text(g.arrow)}),
    moves.Load: load,
    moves.Draw: lambda *_: ("draw", ["die/telescope", "events/pile"], {}),
    moves.Look: look,
    moves.Repair: lambda *_: ("repair", ["die/sail"], {}),
}

# Hints and warnings.


def on_passing(g: Ocean, step: Choice, _: moves.Pass) -> Advice:
    """Return a hint with the number of barrels there is room for."""
    return text("hint-pass", barrels=min(g.options.passing_barrels, pieces.HOLD - g.barrels[step.seat])), None


def on_sailing(g: Ocean, step: Choice, move: moves.Rose | moves.Sail | moves.Winds) -> Advice:
    """Hint at coming home with the news; warn of whirlwinds, and of calms without a sail left."""
    if move.space == START and g.found[step.seat]:
        return text("hint-home"), None
    if move.space in g.whirlwinds:
        return None, text("warning-whirlwind")
    sails = g.dice.count(pieces.SAIL) - isinstance(move, moves.Sail) + g.winds - isinstance(move, moves.Winds)
    if CALM[move.space] and g.dice and sails == 0:
        return None, text("warning-calm")
    return None, None


def on_sending(g: Ocean, step: Choice, move: moves.Whirl | moves.Gust) -> Advice:
    """Return the ships that the whirlwind would hit."""
    return (None, text("warning-own-ship")) if step.seat in hit_by(g, move) else on_relocating(g, step, move)


def hit_by(g: Ocean, move: moves.Whirl | moves.Gust | moves.Relocate) -> list[int]:
    """Return the captains whose sound ships a whirlwind would hit."""
    return [other for other, space in enumerate(g.ships) if space == move.space and not g.damaged[other]]


def on_raising(g: Ocean, step: Choice, move: moves.Raise) -> Advice:
    """Return whose ships are in the area."""
    near = [other for other, space in enumerate(g.ships) if AREA_OF[space] == move.area]
    there = [other for other in near if g.ships[other] != START]
    if there:
        hint = text("hint-storm", ships=captains(there), spins=g.dice.count(pieces.STORM))
    else:
        hint = text("hint-harbour") if near else text("hint-empty")
    return hint, text("warning-own-storm") if step.seat in there else None


def captains(seats: Sequence[int]) -> Text:
    """Return the names of captains as a list in words."""
    return list_in_words([text("captain-name", seat=PlayerRef(seat)) for seat in seats])


def on_rolling_again(g: Ocean, step: Choice, _: moves.Reroll) -> Advice:
    """Return the number of barrels left."""
    return text("hint-reroll", left=g.barrels[step.seat] - 1), None


def on_loading(g: Ocean, step: Choice, _: moves.Load) -> Advice:
    """Warn that the hold is too full."""
    full = g.barrels[step.seat] + pieces.LOAD > pieces.HOLD
    return None, text("warning-full") if full else None


def discs_left(g: Ocean) -> Text:
    """Return the number of discs, and how many inhabited islands are among them."""
    return text("hint-look", discs=sum(g.discs), inhabited=g.discs[pieces.INHABITED.index(True)])


def on_playing(g: Ocean, _: Choice, move: moves.Play) -> Advice:
    """Return what the card does."""
    return card_meaning(move.card), text("warning-commits") if not g.dice else None


def on_ending(g: Ocean, step: Choice, _: moves.End) -> Advice:
    """Return what would be lost unused, or a warning about the mast."""
    if g.damaged[step.seat] and pieces.SAIL in g.dice:
        return None, text("warning-unrepaired")
    left = unused(g)
    return (text("hint-dice-left", count=len(left), die=left[0]) if left else None), None


def on_allowing(g: Ocean, step: Choice, _: moves.Allow) -> Advice:
    """Say why there is nothing to choose; all are asked, so that nothing is betrayed (§13)."""
    return (None if pieces.GOOD_WEATHER in g.hands[step.seat] else text("hint-no-good-weather")), None


def on_relocating(g: Ocean, _: Choice, move: moves.Whirl | moves.Gust | moves.Relocate) -> Advice:
    """Return the ships that the whirlwind would hit at its mark."""
    hit = hit_by(g, move)
    return (text("hint-hits", ships=captains(hit)) if hit else None), None


HINTS: Final[dict[type[Move], Callable[[Ocean, Any, Any], Advice]]] = {
    moves.Pass: on_passing,
    moves.Rose: on_sailing,
    moves.Sail: on_sailing,
    moves.Winds: on_sailing,
    moves.Whirl: on_sending,
    moves.Gust: on_sending,
    moves.Raise: on_raising,
    moves.Reroll: on_rolling_again,
    moves.Load: on_loading,
    moves.Draw: lambda *_: (text("hint-draw"), None),
    moves.Look: lambda g, *_: (discs_left(g), None),
    moves.Play: on_playing,
    moves.Repair: lambda *_: (text("hint-repair"), None),
    moves.End: on_ending,
    moves.Allow: on_allowing,
    moves.Relocate: on_relocating,
}

PRESENTER: Final = OfferPresenter(
    names=NAMES,
    things={"card": "card/{}", "space": "{}"},
    pointing=POINTING,
    advice=HINTS,
    closing=(moves.End,),
    more=shorthand,
)


def offers(g: Ocean) -> list[Offer]:
    """Return the viewer's moves, if the viewer is to move.

    Pressing Enter takes the first offer and must not give up the turn, so passing comes last.
    """
    return sorted(PRESENTER.offers(g), key=lambda offer: offer.move == str(moves.PASS))
