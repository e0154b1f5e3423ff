"""The vocabulary of scenes: what a client shows, independent of the game and of the client.

A game defines one pure function `scene(view) -> Scene`; browser, terminal, notebook picture and spoken text
all use its result, and none of them knows a rule. Lengths are in fields (one field = 1, x to the right, y
down), angles in degrees, clockwise from north. Empty, false and None values are left out of the JSON.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias

from spielhafen.core.records import keyword_record
from spielhafen.core.text import Text

XY: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""x, y, width, height."""
PLAIN_SPACE_KINDS: Final = frozenset({"", "sea"})
"""Kinds of spaces that need no sign and no name.

All others are called `space-<kind>` in the game's texts.
"""


@keyword_record
class Face:
    """The front of a card or token."""

    tint: str = ""  # sky, gold, rose, leaf, night, sand, grey …: a tint of the client's palette
    index: str = ""  # the sign in the corner
    art: str = ""
    turn: int = 0  # the rotation of the art
    title: Text | None = None
    text: Text | None = None
    corner: Mapping[str, str] | None = None  # its value under each wind: {"N": "5½", …}
    now: str = ""  # its value at present
    edges: str = ""  # of a tile: its edges, clockwise from the north, `~` water or `#` land
    small: bool = False


@keyword_record
class Space:
    """A place of the board where something may stand."""

    id: str
    name: str  # its coordinate, as in moves
    at: XY
    kind: str = ""
    art: str = ""
    size: float = 0  # of the art; 0: a whole field
    turn: int = 0  # the rotation of the art, or the direction of a current
    edges: str = ""  # of the tile on it, as on a face
    owner: int | None = None  # the seat whose colour it has
    tint: str = ""  # of the client's palette: places of one tint belong together
    sign: str = ""  # one character for it in a terminal; empty: the first letter of its kind


@keyword_record
class Terrain:
    """Polygons of one kind (land, calm, basin …), which the client merges into coasts."""

    kind: str
    polygons: Sequence[Sequence[XY]]
    scatter: Sequence[str] = ()  # ornaments to scatter over it


@keyword_record
class Decor:
    """Art or a name on the chart, on land or at sea, without importance to the rules."""

    at: XY
    art: str = ""
    text: Text | None = None
    size: float = 1
    kind: Literal["", "name", "sea", "land"] = ""
    turn: int = 0
    spin: int = 0  # it turns slowly: 1 clockwise, -1 the other way


@keyword_record
class Area:
    """A named part of the chart."""

    id: str
    box: Box
    name: Text


@keyword_record
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
    paths: Sequence[tuple[XY, XY]] = ()  # ways on foot, dotted
    areas: Sequence[Area] = ()
    terrain: Sequence[Terrain] = ()
    decor: Sequence[Decor] = ()
    rhumbs: Sequence[XY] = ()  # points from which rhumb lines start


@keyword_record
class Piece:
    """A thing with a stable id: the same id in another place has moved there."""

    id: str
    art: str
    at: XY
    label: Text
    owner: int | None = None  # seat
    face: Face | None = None  # art "card": its front; a card without a face is face down
    heading: float = 0
    size: float = 1
    flags: Sequence[str] = ()  # e.g. now, held, due, past, spent, mastless, turning
    count: int = 0
    number: int = 0  # painted on it, where pieces are called by numbers
    hits: int = 0  # flags of damage on it


@keyword_record
class Card:
    """A card of a hand, pile or row; without a face it is face down."""

    id: str
    label: Text
    face: Face | None = None
    note: Text | None = None  # read out or shown on closer inspection
    caption: Text | None = None  # a word below it
    move: str = ""  # its move, offered or not: selecting a refused card tries the move and shows the refusal
    flags: Sequence[str] = ()  # past: there are none; dear: not available only for its price
    count: int = 0  # in a shop: how many of it the buyer has
    barred: Text | None = None  # why it is not available at present
    group: Text | None = None  # in a shop: the heading above it and those beside it that have the same


@keyword_record
class Die:
    """A die of a tray.

    It keeps its place there whatever it shows: another art in the same place has tumbled.
    """

    id: str  # its face and its place, `die/rose#2`: so `die/rose` stands for any die that shows a rose
    art: str  # its face; empty: it has not been rolled
    label: Text
    move: str = ""  # a move that would use it, offered or not: tried like that of a card
    flags: Sequence[str] = ()  # used: put aside; void: of no use at present


@keyword_record
class Wheel:
    """A wind rose, spinner, dial, or a compass with rings."""

    labels: Sequence[Text]  # clockwise from the top; a compass with rings has none
    angle: float
    value: Text  # the value it shows, in words
    figures: Sequence[str] = ()  # beside the labels: the range in each direction
    tint: str = ""
    spins: int = 0  # the number of spins so far: it swings again even if it stops where it was
    rings: Sequence[Sequence[str]] = ()  # tints from inside, one sector after another, clockwise
    order: Sequence[int] = ()  # the seats in the order that it gives them


@keyword_record
class Row:
    """A row of a track: `have` of `of`; with `of` 0 there is no most."""

    label: Text
    have: int
    of: int
    art: str = ""
    owner: int | None = None
    id: str = ""  # the piece it describes: selecting the row leads there
    note: Text | None = None  # a short description of its status
    signs: Sequence[str] = ()  # art behind the label: a crate …
    flags: Sequence[str] = ()  # due: something has still to be done with it; gone: it is no more


@keyword_record
class SheetRow:
    """A player's row in a score sheet."""

    owner: int
    cells: Sequence[str]
    total: str
    best: bool = False
    notes: Sequence[Text] = ()  # a sentence for each term


@keyword_record
class Sheet:
    """A score sheet, term by term."""

    heads: Sequence[Text]
    rows: Sequence[SheetRow]


@keyword_record
class Term:
    """A number that counts in a sum, and its reason."""

    label: Text
    value: str


@keyword_record
class Side:
    """One side of a duel: the fighter, the roll and the bonuses."""

    label: Text
    owner: int | None = None
    art: str = ""
    heading: float = 0  # of art seen from above, so that it faces the other side
    count: int = 0  # the number of fighters
    die: Die | None = None  # the roll; None before the dice are rolled
    terms: Sequence[Term] = ()  # each bonus by itself
    total: str = ""  # the die and all bonuses; before the roll only the bonuses
    best: bool = False  # it wins


@keyword_record
class Duel:
    """Two sides face to face, the attacker first, and the result after the roll."""

    sides: Sequence[Side]
    verdict: Text | None = None
    at: XY | None = None  # its place on the board


@keyword_record
class Zone:
    """A part of the table.

    A hand, a row or pile of cards, a shop, a tray of dice, a wheel, a track, a sheet or a duel.
    """

    id: str
    kind: Literal["hand", "pile", "shop", "tray", "wheel", "track", "sheet", "duel"]
    title: Text
    note: Text | None = None
    on: Box | None = None  # its place on the board
    owner: int | None = None
    cards: Sequence[Card] = ()
    dice: Sequence[Die] = ()
    wheel: Wheel | None = None
    rows: Sequence[Row] = ()
    sheet: Sheet | None = None
    duel: Duel | None = None
    past: bool = False  # of something that is over: shown on request, or for a while
    purse: Text | None = None  # of a shop: what the buyer can spend


@keyword_record
class Fact:
    """A number that belongs to a player."""

    art: str
    value: str
    label: Text


@keyword_record
class SeatScene:
    """A player as the game sees them; name, bot and clock are added by the table."""

    facts: Sequence[Fact] = ()
    open: Sequence[Card] = ()  # cards face up in front of them
    note: Text | None = None
    tint: str = ""  # of the client's palette, if a side is named after a colour


@keyword_record
class Mark:
    """A temporary hint on spaces."""

    kind: Literal["area", "range", "way", "route", "danger", "fire", "shot", "last", "edge"]
    at: Sequence[XY]
    """Of a shot its start and target; of edges their middles.

    Edges have to be of this nature, land or water.
    """
    nature: str = ""  # the kind of danger or range: calm, whirlwind, land, foe …; "may, but" differs by form
    text: str = ""  # a cost, a step number, the line of a zone of fire
    of: str = ""  # the piece it belongs to: shown while that is selected; empty: always
    prize: bool = False  # of a place within reach: something is won there
    why: Text | None = None
    move: str = ""  # of a place within reach: the last move on the way there
    after: XY | None = None  # the place before it, which has a mark of its own unless the piece is there now
    moves: Sequence[str] = ()  # of a way: all moves to its end, at once; of a place alone: what a touch plays
    way: Sequence[XY] = ()  # the places on it, from the piece to its end; with them one touch plays a range
    heading: float = 0  # of the piece at its end
    aims: Sequence[XY] = ()  # what the piece could fire at from its end
    foes: Sequence[XY] = ()  # what could fire at it there


@keyword_record
class Meter:
    """A meter: `have` of `of`."""

    label: Text
    have: int
    of: int


@keyword_record
class Instead:
    """What a touch of a space chooses instead of the last choice."""

    place: str  # the id of the space
    move: str = ""  # what is played when the choice is taken back; empty: nothing
    stays: bool = False  # the last choice is not taken back


@keyword_record
class Withdrawal:
    """The way out of a choice that is not carried out yet: its moves are taken back."""

    label: Text  # of the button
    moves: int = 1  # how many, the last ones
    instead: Sequence[Instead] = ()


@keyword_record
class Status:
    """The current phase of the game."""

    round: Text
    phase: Text
    prompt: Text
    hint: Text | None = None
    meter: Meter | None = None
    paragraph: str = ""  # "§4"
    aim: Text | None = None  # what players want now; None: the text `game-aim`
    delegate: Text | None = None  # button that has a bot play the rest of this part; None: there is none
    withdrawal: Withdrawal | None = None  # the way out of the viewer's last choice, if there is one


@keyword_record
class Offer:
    """A legal move and how to select it."""

    move: str  # the text of the move
    label: Text
    touches: Sequence[str] = ()
    """Ids in the order of selection.

    `card/bride` stands for any of `card/bride#1`, `card/bride#2` … An offer without touches is a button.
    """
    together: Sequence[str] = ()
    """Ids to select in any order, each as often as it is listed, then confirmed by a button.

    Example: dice to be rolled again. Such an offer has no touches; no two have the same ids.
    """
    gather: Text | None = None
    """The button after which the things of `together` are selected.

    The attribute `.how` of its text says what to select. It is the same for all such offers. Without it they can be selected at once, beside everything else.
    """
    implied: bool = False
    """The first of `touches` may be left out; of offers that are then alike, the first is meant.

    Example: a place to sail to implies the die. Of sets to gather, the one selected when the gathering begins.
    """
    quick: bool = False  # the last touch plays it unconfirmed, as it can be taken back; not with a warning
    formal: bool = False  # the only answer, to hide something or end a turn; among bots a page gives it
    turn: int = 0  # quarter turns of the tile touched first, relative to its face
    at: XY | None = None  # the position of the handle that it ends with: `w3/forward` ahead of the ship
    carries: str = ""  # the id of the piece that would then be at the place touched last
    art: str = ""
    hint: Text | None = None  # its value and effect, shown before it is played
    warning: Text | None = None
    minor: bool = False  # rarely wanted, so placed apart: to resign …
    closes: bool = False  # it ends this part of the turn: its button keeps one place
    paragraph: str = ""


@keyword_record
class Scene:
    """Everything that one seat sees."""

    geometry: Geometry
    status: Status
    seats: Sequence[SeatScene]
    zones: Sequence[Zone] = ()
    pieces: Sequence[Piece] = ()
    marks: Sequence[Mark] = ()
    offers: Sequence[Offer] = ()
    later: Offer | None = None  # what will end this part of the turn, but not yet: its button tells why
    over: Sequence[int] | None = None  # the winners, when the game is over
