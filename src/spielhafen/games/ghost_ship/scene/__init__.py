"""The scene of a table of Ghost Ship: the data that clients show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spielhafen.core.moves import Move
from spielhafen.core.play import Choice, Step, paragraph_of
from spielhafen.core.prompts import pending_prompt
from spielhafen.core.scene import (
    Card,
    Face,
    Fact,
    Meter,
    Scene,
    SeatScene,
    Sheet,
    SheetRow,
    Status,
    Wheel,
    Zone,
)
from spielhafen.core.text import Arg, PlayerRef, Text, text
from spielhafen.core.tracked import pieces_in
from spielhafen.games.ghost_ship.board.tiles import (
    ABOARD,
    CHIP_VALUE,
    CIRCLE,
    DIRECTIONS,
    DOCK,
    NONE,
    QUEST_TYPE,
    TYPE_NAMES,
)
from spielhafen.games.ghost_ship.moves import (
    BOARD,
    DIG,
    END,
    NUMBERS,
    SEARCH,
    SIGN_NAMES,
    TAKE,
    Circle,
    Dock,
    Land,
)
from spielhafen.games.ghost_ship.names import (
    chip_face,
    chip_text,
    dial_text,
    direction_text,
    kind_text,
    quest_card_text,
    quest_text,
    tile_face,
)
from spielhafen.games.ghost_ship.rules.course import Course
from spielhafen.games.ghost_ship.rules.ending import score
from spielhafen.games.ghost_ship.rules.ghost import Call
from spielhafen.games.ghost_ship.rules.lots import LayTile
from spielhafen.games.ghost_ship.rules.outset import Anchorage
from spielhafen.games.ghost_ship.rules.quests import LayQuest
from spielhafen.games.ghost_ship.rules.turn import Outset, Picks, Uses
from spielhafen.games.ghost_ship.scene.board_view import chart, edge_marks, pieces
from spielhafen.games.ghost_ship.scene.log import IMPORTANCE, NAMES, account
from spielhafen.games.ghost_ship.scene.offers import offers
from spielhafen.games.ghost_ship.scene.place_refusal import place_refusal
from spielhafen.games.ghost_ship.scene.prices import costs
from spielhafen.games.ghost_ship.scene.prospects import landing
from spielhafen.games.ghost_ship.scene.treasure_at_hand import can_take, is_at_gold, is_stuck
from spielhafen.games.ghost_ship.scene.turn_hints import hint
from spielhafen.games.ghost_ship.state import NUGGET, TREASURE, Ghostly, tables


def scene(g: Ghostly) -> Scene:
    """Return the table as its viewer may see it."""
    offered, things = offers(g), pieces(g)
    return Scene(
        geometry=chart(g.sea, g.quests),
        status=status(g),
        seats=[captain(g, seat) for seat in range(g.seats())],
        zones=[*islands(g), *voyage(g), *reckoning(g)],
        pieces=things,
        marks=[*(edge_marks(g) if g.round == 0 and g.ghost == NONE else ()), *costs(g, offered, things)],
        offers=offered,
        over=g.winners,
    )


# Status.


def status(g: Ghostly) -> Status:
    """Return the round, the part of the turn, and who is to do what."""
    step = g.steps[-1] if g.steps else None
    return Status(
        round=text("phase-round", round=g.round) if g.round else text("phase-islands"),
        phase=phase(g, step),
        prompt=prompt(g, step),
        hint=hint(g, step),
        meter=meter(g, step),
        paragraph=paragraph_of(type(step)) if step else "§35",
        aim=aim(g),
        delegate=delegate(g, step),
    )


def aim(g: Ghostly) -> Text | None:
    """Return what players want now, where it is not the aim of the game."""
    if g.options.ready_made:
        return text("aim-ready-voyage" if g.round else "aim-ready")
    return None if g.round else text("aim-laying")


def delegate(g: Ghostly, step: Step | None) -> Text | None:
    """Return what may be left to a bot: laying the rest, or the wait for a number.

    Other decisions that come up while waiting are the player's own.
    """
    if not g.round:
        return None if g.options.ready_made else text("delegate-laying")
    is_asked = isinstance(step, Choice) and step.seat == g.viewer and not isinstance(step, Outset | Course)
    if step is None or is_asked or g.viewer not in range(g.seats()):
        return None
    return text("delegate-held") if is_stuck(g, g.viewer) else None


def phase(g: Ghostly, step: Step | None) -> Text:
    """Return the part of the turn, with whose turn it is."""
    if step is None:
        return text("phase-over")
    seat = PlayerRef(step.seat if isinstance(step, Choice) else g.turn)
    if g.round == 0:
        return text("phase-laying", seat=seat)
    return text("phase-number" if g.points else "phase-turn", seat=PlayerRef(g.turn), number=g.points)


def prompt(g: Ghostly, step: Step | None) -> Text:
    """Return what the player to move may do; for the others, whom they wait for."""
    if step is None:
        winners = g.winners or []
        ahead = g.scores.count(max(g.scores)) if g.scores else 1
        seat = PlayerRef(winners[0]) if winners else ""
        return text("prompt-over", winners=len(winners), ahead=ahead, seat=seat)
    return pending_prompt(g, key=prompt_key, args=details, waiting="")


ASHORE: Final[dict[Move, str]] = {TAKE: "treasure", DIG: "gold"}
"""What a scout is asked about first."""


def prompt_key(g: Ghostly, step: Choice) -> str:
    """Return the key of the question to the viewer; empty if it is the name of the step."""
    if not isinstance(step, Course):
        return ""
    moves = step.moves(g)
    if g.moved and can_take(g, step.seat):
        return "waits"
    if all(move == END for move in moves):
        return "stuck"
    if g.scouts[step.seat] != ABOARD:
        if all(move in ASHORE or move == END for move in moves):
            return next(f"only-{what}" for move, what in ASHORE.items() if move in moves)
        nearby = "-circle" if _treasure_near(g, moves) else "-ship" if BOARD in moves else ""
        return next((f"ashore-{what}" for move, what in ASHORE.items() if move in moves), f"ashore{nearby}")
    return "at-rock" if TAKE in moves else _at_a_coast(g, step.seat, moves)


def _at_a_coast(g: Ghostly, seat: int, moves: Sequence[Move]) -> str:
    """Return what a ship is asked about: the land first if the scout can reach something there."""
    if any(isinstance(move, Land) for move in moves):
        return "to-land"
    finds = landing(g, g.ships[seat]) is not None
    if any(isinstance(move, Dock) for move in moves):
        return "to-dock" if finds else "at-sea"
    return "short" if finds else "sailing"


def _treasure_near(g: Ghostly, moves: Sequence[Move]) -> bool:
    """Whether one of these steps leads onto a circle with a treasure."""
    return any(isinstance(move, Circle) and g.items[move.field] == TREASURE for move in moves)


def details(g: Ghostly, step: Choice) -> dict[str, Arg]:
    """Return the arguments of the question."""
    if isinstance(step, LayQuest):
        return {"quest": quest_text(g.turned)}
    if isinstance(step, LayTile):
        return {"tiles": sum(g.lot)}
    if isinstance(step, Picks):
        return {"dial": dial_text(g.dial)}
    if isinstance(step, Uses):
        return {"number": g.number, "sign": SIGN_NAMES[g.saved[step.seat] < 0]}
    if isinstance(step, Anchorage):
        return {"ready": int(g.options.ready_made)}
    if isinstance(step, Outset):
        return {"what": _spun_for(g, step)}
    return {"fields": step.fields} if isinstance(step, Call) else {}


def _spun_for(g: Ghostly, step: Outset) -> str:
    """Return what a captain spins the dial for, or can do instead."""
    if can_take(g, step.seat):
        return "treasure"
    return "gold" if is_at_gold(g, step.seat) else "search" if SEARCH in step.moves(g) else "way"


def meter(g: Ghostly, step: Step | None) -> Meter | None:
    """Return the points used, of those of the turn."""
    if not isinstance(step, Course):
        return None
    return Meter(label=text("meter-points"), have=g.points - g.left, of=g.points)


# Captains.


def captain(g: Ghostly, seat: int) -> SeatScene:
    """Return a captain's possessions: gold, and of treasures only what the viewer may know."""
    facts = [Fact(art="gold", value=str(g.gold[seat]), label=text("fact-gold"))]
    if g.dealt[seat]:
        facts = [Fact(art="ring-q", value=str(g.dealt[seat]), label=text("fact-quests", count=g.dealt[seat]))]
    if seat == g.viewer or g.winners is not None:
        facts.insert(
            0, Fact(art="chip", value=str(g.held[seat]), label=text("fact-treasures", count=g.held[seat]))
        )
    elif g.round:
        facts.insert(0, Fact(art="chip", value="?", label=text("fact-secret")))
    if g.saved[seat]:
        label = text("fact-saved", sign=SIGN_NAMES[g.saved[seat] < 0])
        facts.append(Fact(art="knot", value=f"{g.saved[seat]:+d}".replace("-", "−"), label=label))
    if has_run(g, seat):
        facts.append(Fact(art="run", value=f"{g.runs[seat]}·{g.runs[seat]}", label=text("fact-run")))
    return SeatScene(facts=facts, open=known(g, seat), note=note(g, seat))


def known(g: Ghostly, seat: int) -> list[Card]:
    """Return the treasures of another captain that the viewer has seen."""
    if seat == g.viewer:
        return []
    return [
        Card(
            id=f"known/{seat + 1}#{place + 1}",
            label=text("known", treasure=chip_text(chip), seat=PlayerRef(seat)),
            face=chip_face(chip),
        )
        for place, chip in enumerate(pieces_in(g.chips, seat))
    ]


def has_run(g: Ghostly, seat: int) -> bool:
    """§18 Whether the same number once more would be a triplet."""
    return g.times[seat] > 1 and bool(tables(g).triplets)


def note(g: Ghostly, seat: int) -> Text | None:
    """Return the most important state of a captain."""
    if has_run(g, seat):
        return text("note-run", number=g.runs[seat], what=tables(g).triplets.get(g.runs[seat], ""))
    if g.scouts[seat] != ABOARD:
        moored = g.ships[seat] - DOCK == g.scouts[seat] % CIRCLE
        return text("note-by-ship" if moored else "note-ashore")
    return text("note-docked") if g.ships[seat] >= DOCK else None


# Zones of the first part.


def islands(g: Ghostly) -> list[Zone]:
    """Return the tile turned up or the tiles of the lot, the stock, and the tiles put aside."""
    if g.round or g.ghost != NONE:
        return []
    return [*in_hand(g), *piles(g)]


def in_hand(g: Ghostly) -> list[Zone]:
    """Return the tiles to be laid; all see them."""
    if g.turned != NONE:
        kind = QUEST_TYPE[g.turned]
        card = Card(id="tile/quest", label=quest_card_text(g.turned), face=tile_face(kind, g.turned))
        return [Zone(id="hand", kind="hand", title=text("zone-quest"), owner=g.turn, cards=[card])]
    cards = tiles("in-hand", "tile", g.lot)
    return [Zone(id="hand", kind="hand", title=text("zone-lot"), owner=g.turn, cards=cards)] if cards else []


def tiles(key: str, thing: str, counts: Sequence[int], flags: Sequence[str] = ()) -> list[Card]:
    """Return tiles that lie face up, those of each kind as one card."""
    return [
        Card(
            id=f"{thing}/{TYPE_NAMES[kind]}",
            label=text(key, kind=kind_text(kind), count=count),
            face=tile_face(kind),
            count=count,
            flags=flags,
        )
        for kind, count in enumerate(counts)
        if count
    ]


def piles(g: Ghostly) -> list[Zone]:
    """Return the stock, face down, and the tiles put aside."""
    count = sum(g.stock)
    stock = Card(id="stock", label=text("stock", count=count), count=count)
    cards = [stock, *tiles("aside", "aside", g.aside, ["past"])]
    return [Zone(id="tiles", kind="pile", title=text("zone-tiles"), cards=cards)]


# Zones of the voyage.


def voyage(g: Ghostly) -> list[Zone]:
    """Return the dial and its arrow, and the viewer's own treasures."""
    if not g.round:
        return []
    numbers = [text("number-sign", number=number) for number in NUMBERS]
    number = text("dial-shows", number=dial_text(g.dial)) if g.dial != NONE else text("dial-rests")
    directions = [text("direction-sign", direction=sign) for sign in DIRECTIONS]
    direction = text("arrow-shows", direction=direction_text(g.arrow)) if g.spins[1] else text("arrow-rests")
    return [
        wheel("dial", numbers, g.dial if g.dial != NONE else 0, number, g.spins[0]),
        wheel("arrow", directions, g.arrow, direction, g.spins[1]),
        *treasures(g),
    ]


def wheel(name: str, labels: Sequence[Text], shown: int, value: Text, spins: int) -> Zone:
    """Return the dial or its arrow; after the last label it points between two of them."""
    turn = 360 / len(labels)
    angle = turn * (shown % len(labels)) + (turn / 2 if shown >= len(labels) else 0)
    shows = Wheel(labels=labels, angle=angle, value=value, spins=spins)
    return Zone(id=name, kind="wheel", title=text(f"zone-{name}"), wheel=shows)


def treasures(g: Ghostly) -> list[Zone]:
    """Return the viewer's own treasures, hidden from all others, and their gold."""
    if not 0 <= g.viewer < g.seats():
        return []
    _, count, worth, points = score(g, g.viewer)
    cards = [
        Card(id=f"own/{place + 1}", label=chip_text(chip), face=chip_face(chip))
        for place, chip in enumerate(sorted(pieces_in(g.chips, g.viewer), key=CHIP_VALUE.__getitem__))
    ]
    if count:
        label = text("own-gold", count=count, worth=worth)
        cards.append(Card(id="own/gold", label=label, face=gold_face(worth), count=count))
    left = {"treasures": g.items.count(TREASURE), "gold": g.items.count(NUGGET)}
    note = text("zone-treasures.note", points=points, **left)
    return [Zone(id="own", kind="hand", title=text("zone-treasures"), note=note, owner=g.viewer, cards=cards)]


def gold_face(worth: int) -> Face:
    """§34 Return the picture of gold, with what each piece is worth now."""
    return Face(tint="gold", index=str(worth), art="gold", title=text("gold-card"), small=True)


def reckoning(g: Ghostly) -> list[Zone]:
    """Return the final points."""
    if g.winners is None or not g.scores:
        return []
    rows = [
        SheetRow(
            owner=seat,
            cells=[str(g.held[seat]), str(g.gold[seat])],
            total=str(g.scores[seat]),
            best=seat in g.winners,
        )
        for seat in range(g.seats())
    ]
    heads = [text("sheet-treasures"), text("sheet-gold"), text("sheet-points")]
    return [
        Zone(id="reckoning", kind="sheet", title=text("zone-reckoning"), sheet=Sheet(heads=heads, rows=rows))
    ]


def result(g: Ghostly, seat: int) -> Text:
    """Return what a captain has achieved in the end."""
    return text("result", points=g.scores[seat], treasures=g.held[seat], gold=g.gold[seat])


__all__ = ["IMPORTANCE", "NAMES", "account", "place_refusal", "result", "scene"]
