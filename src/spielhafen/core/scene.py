"""The language of scenes: what is to be seen, in words that every client reads.

A game writes one pure function `scene(view) -> Scene`; browser, terminal, notebook picture and spoken text all read
the same answer, and none of them knows a rule. Lengths are in fields (one field = 1, x to the right, y down), angles
in degrees, clockwise from north. Whatever is empty, false or None is left out on the wire.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Final, Literal, TypeAlias

from spielhafen.core.text import Text, dump_text

XY: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""x, y, width, height"""
PLAIN_SPACE_KINDS: Final = frozenset({"", "sea"})
"""Kinds of spaces that need no sign and no name of their own; all others are called `space-<kind>` in the game's words."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Face:
    """What is on a card or token."""

    tint: str = ""  # sky, gold, rose, leaf, night, sand, grey …: a tint of the client's palette
    index: str = ""  # the sign in the corner
    art: str = ""
    turn: int = 0  # how far the art is turned
    title: Text | None = None
    text: Text | None = None
    corner: Mapping[str, str] | None = None  # what it is worth under each wind: {"N": "5½", …}
    now: str = ""  # what it is worth at present
    edges: str = ""  # of a tile: what lies at its edges, clockwise from the north, `~` water or `#` land
    small: bool = False


@dataclass(frozen=True, kw_only=True, slots=True)
class Space:
    """A place of the board where something may stand."""

    id: str
    name: str  # its coordinate, as in moves
    at: XY
    kind: str = ""
    art: str = ""
    size: float = 0  # of the art; 0: a whole field
    turn: int = 0  # how far the art is turned, or where a current runs
    edges: str = ""  # of the tile that lies there, as on a face
    owner: int | None = None  # the seat whose colour it has
    tint: str = ""  # of the client's palette: places of one tint belong together


@dataclass(frozen=True, kw_only=True, slots=True)
class Terrain:
    """Polygons of one kind (land, calm, basin …), which the client melts into coasts."""

    kind: str
    polygons: Sequence[Sequence[XY]]
    scatter: Sequence[str] = ()  # ornaments to strew over it


@dataclass(frozen=True, kw_only=True, slots=True)
class Decor:
    """Art or a name on the chart, on land or in the sea, of no importance to the rules."""

    at: XY
    art: str = ""
    text: Text | None = None
    size: float = 1
    kind: Literal["", "name", "sea", "land"] = ""
    turn: int = 0
    spin: int = 0  # it turns slowly: 1 clockwise, -1 the other way


@dataclass(frozen=True, kw_only=True, slots=True)
class Area:
    """A named part of the chart."""

    id: str
    box: Box
    name: Text


@dataclass(frozen=True, kw_only=True, slots=True)
class Geometry:
    """The chart: sent once per match, or when it changes."""

    box: Box
    focus: Box | None = (
        None  # the part to show where there is little room; zones outside of it are shown beside it
    )
    torus: bool = False  # opposite edges join: the chart may be scrolled across them
    rim: bool = False  # coordinates on the rim, taken from the names of the spaces
    grid: bool = False
    spaces: Sequence[Space] = ()
    lines: Sequence[tuple[XY, XY]] = ()
    routes: Sequence[tuple[XY, XY]] = ()  # dashed
    areas: Sequence[Area] = ()
    terrain: Sequence[Terrain] = ()
    decor: Sequence[Decor] = ()
    rhumbs: Sequence[XY] = ()  # points from which rhumb lines start


@dataclass(frozen=True, kw_only=True, slots=True)
class Piece:
    """A thing with a stable id: the same id in another place has moved there."""

    id: str
    art: str
    at: XY
    label: Text
    owner: int | None = None  # seat
    face: Face | None = None  # art "card": what is on it; a card without a face lies face down
    heading: float = 0
    size: float = 1
    flags: Sequence[str] = ()  # e.g. now, due, past, spent, mastless, turning
    count: int = 0
    hits: int = 0  # flags of damage that it bears


@dataclass(frozen=True, kw_only=True, slots=True)
class Card:
    """A card of a hand, pile or row; without a face it lies face down."""

    id: str
    label: Text
    face: Face | None = None
    note: Text | None = None  # read out or shown when one looks at it closely
    caption: Text | None = None  # a word below it
    move: str = ""  # the move it stands for, offered or not: pointed at in vain, it is tried, and the refusal says why
    flags: Sequence[str] = ()
    count: int = 0
    barred: Text | None = None  # why it cannot be had at present


@dataclass(frozen=True, kw_only=True, slots=True)
class Die:
    """A die of a tray. It keeps its place there whatever it shows: another art in the same place has tumbled."""

    id: str  # what it shows and its place, `die/rose#2`: so `die/rose` stands for any die that shows a rose
    art: str  # what it shows; empty: it has not been rolled
    label: Text
    move: str = (
        ""  # a move that would use it, offered or not: pointed at in vain, it is tried, as that of a card is
    )
    flags: Sequence[str] = ()  # used: put aside; void: of no use at present


@dataclass(frozen=True, kw_only=True, slots=True)
class Wheel:
    """A wind rose, spinner, dial, or a compass with rings."""

    labels: Sequence[Text]  # clockwise from the top; a compass with rings has none
    angle: float
    value: Text  # what it shows, in words
    figures: Sequence[str] = ()  # beside the labels: how far one goes in each direction
    tint: str = ""
    spins: int = 0  # how often it has been spun: it swings again even if it comes to rest where it was
    rings: Sequence[Sequence[str]] = ()  # tints from inside, one sector after another, clockwise
    order: Sequence[int] = ()  # the seats in the order that it gives them


@dataclass(frozen=True, kw_only=True, slots=True)
class Row:
    """A row of a track: so many of so many."""

    label: Text
    have: int
    of: int
    art: str = ""
    owner: int | None = None
    id: str = ""  # the piece it tells of: pointing at the row leads there
    note: Text | None = None  # how that stands, in a word or two
    signs: Sequence[str] = ()  # art behind the label: a crate …
    flags: Sequence[str] = ()  # due: something has still to be done with it; gone: it is no more


@dataclass(frozen=True, kw_only=True, slots=True)
class SheetRow:
    """A captain's line in a reckoning."""

    owner: int
    cells: Sequence[str]
    total: str
    best: bool = False
    notes: Sequence[Text] = ()  # how it came about, a sentence for each term


@dataclass(frozen=True, kw_only=True, slots=True)
class Sheet:
    """A reckoning, term by term."""

    heads: Sequence[Text]
    rows: Sequence[SheetRow]


@dataclass(frozen=True, kw_only=True, slots=True)
class Term:
    """A number that counts in a sum, and why."""

    label: Text
    value: str


@dataclass(frozen=True, kw_only=True, slots=True)
class Side:
    """One side of a duel: who fights and with what, what he rolled, what he adds."""

    label: Text
    owner: int | None = None
    art: str = ""
    heading: float = 0  # of what is seen from above, so that it faces the other side
    count: int = 0  # so many fight
    die: Die | None = None  # what he rolled; nothing before the dice have fallen
    terms: Sequence[Term] = ()  # each bonus by itself
    total: str = ""  # the die and all bonuses; before the dice have fallen the bonuses alone
    best: bool = False  # it wins


@dataclass(frozen=True, kw_only=True, slots=True)
class Duel:
    """Two sides face to face, the attacker first, and what comes of it when the dice have fallen."""

    sides: Sequence[Side]
    verdict: Text | None = None
    at: XY | None = None  # where on the board they fight


@dataclass(frozen=True, kw_only=True, slots=True)
class Zone:
    """A part of the table: a hand, a row or pile of cards, a shop, a tray of dice, a wheel, a track, a sheet, a duel."""

    id: str
    kind: Literal["hand", "pile", "shop", "tray", "wheel", "track", "sheet", "duel"]
    title: Text
    note: Text | None = None
    on: Box | None = None  # where on the board it lies
    owner: int | None = None
    cards: Sequence[Card] = ()
    dice: Sequence[Die] = ()
    wheel: Wheel | None = None
    rows: Sequence[Row] = ()
    sheet: Sheet | None = None
    duel: Duel | None = None
    past: bool = False  # of what is over: shown when asked for, or for a while


@dataclass(frozen=True, kw_only=True, slots=True)
class Fact:
    """A number that belongs to a captain."""

    art: str
    value: str
    label: Text


@dataclass(frozen=True, kw_only=True, slots=True)
class SeatScene:
    """A captain as the game sees him; name, bot and clock are added by the table."""

    facts: Sequence[Fact] = ()
    open: Sequence[Card] = ()  # cards lying open before him
    note: Text | None = None
    tint: str = ""  # of the client's palette, where a side is called after a colour


@dataclass(frozen=True, kw_only=True, slots=True)
class Mark:
    """A passing hint on spaces."""

    kind: Literal["area", "range", "route", "danger", "fire", "shot", "last", "edge"]
    at: Sequence[XY]
    """Of a shot from where, and at what; of edges their middles: what lies there has to be of this nature, land or water."""
    nature: str = ""  # what kind of danger or range: calm, whirlwind, land, foe …; "may, but" differs by form
    text: str = ""  # a cost, a step number, the line of a zone of fire
    of: str = ""  # the piece it belongs to: shown while that is pointed at or chosen; empty: always
    why: Text | None = None
    move: str = ""  # of a place within reach: the last move on the way there
    after: XY | None = None  # and the place before it, which has a mark of its own unless one is there now


@dataclass(frozen=True, kw_only=True, slots=True)
class Meter:
    """So many used of so many allowed."""

    label: Text
    have: int
    of: int


@dataclass(frozen=True, kw_only=True, slots=True)
class Status:
    """What is going on."""

    round: Text
    phase: Text
    prompt: Text
    hint: Text | None = None
    meter: Meter | None = None
    law: str = ""  # "§4"


@dataclass(frozen=True, kw_only=True, slots=True)
class Offer:
    """A legal move and how to point at it."""

    move: str  # the text of the move
    label: Text
    touches: Sequence[str] = ()
    """Ids in the order in which a person points at them; `card/bride` stands for any of `card/bride#1`, `card/bride#2` …
    An offer without touches is a button."""
    together: Sequence[str] = ()
    """Ids to be touched in any order, all of them, each as often as it stands here, and then confirmed by the offer's
    button: dice to be rolled again. Such an offer has no touches; no two have the same ids."""
    turn: int = 0  # by how many quarters the tile touched first is turned for it, from how its face shows it
    at: XY | None = None  # where the handle stands that it ends with: `w3/forward` ahead of the ship
    carries: str = ""  # the id of the piece that would then stand at the place touched last
    art: str = ""
    hint: Text | None = None  # what it is worth and does, said before it is done
    warning: Text | None = None
    minor: bool = False  # seldom wanted, and stands aside: to resign …
    law: str = ""


@dataclass(frozen=True, kw_only=True, slots=True)
class Scene:
    """All that is to be seen from one seat."""

    geometry: Geometry
    status: Status
    seats: Sequence[SeatScene]
    zones: Sequence[Zone] = ()
    pieces: Sequence[Piece] = ()
    marks: Sequence[Mark] = ()
    offers: Sequence[Offer] = ()
    over: Sequence[int] | None = None  # the winners, when the game is over


def dump_scene(value: Any) -> Any:
    """JSON of a scene or any part of it; what is empty is left out."""
    kind: Any = type(value)
    if kind in _PLAIN:
        return value
    if kind is Text:
        return dump_text(value)
    if kind is list or kind is tuple:  # most of what there is, and asking for a Sequence takes its time
        return [item if type(item) in _PLAIN else dump_scene(item) for item in value]
    if not hasattr(kind, "__dataclass_fields__"):
        if isinstance(value, Sequence):
            return [dump_scene(item) for item in value]
        return {name: dump_scene(item) for name, item in value.items()}
    # A seat, a number of a meter and a list of winners mean something when they are 0 or empty, too.
    dumped = {}
    for name, kept in _fields(kind):
        item = getattr(value, name)
        if item or (kept and item is not None):
            dumped[name] = item if type(item) in _PLAIN else dump_scene(item)
    return dumped


@cache
def _fields(kind: type[Any]) -> list[tuple[str, bool]]:
    """The fields of a part, and whether they are kept when they are empty."""
    return [(field.name, field.name in _KEPT) for field in fields(kind)]


_PLAIN = frozenset({str, int, float, bool, type(None)})
_KEPT = frozenset({"owner", "have", "of", "at", "angle", "over", "total", "value", "seats", "cells"})
