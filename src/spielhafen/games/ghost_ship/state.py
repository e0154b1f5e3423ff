"""The table of Ghost Ship, and the marks between the parts of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from spielhafen.core.play import EVERYTHING, Rule, State
from spielhafen.core.tracked import TRACKED, all_in
from spielhafen.games.ghost_ship import MOST_SEATS
from spielhafen.games.ghost_ship.board.tiles import (
    ABOARD,
    BOX,
    CHIPS,
    CORNERS,
    FIELDS,
    FIXED,
    FREE,
    LAND,
    MASK_AT,
    MASK_DIGITS,
    NONE,
    POOL,
    QUESTS,
    SEA,
    TYPES,
    written,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from spielhafen.core.play import Step
    from spielhafen.games.ghost_ship import Options

# The places of treasures: a captain's seat, or one of these.

HIDDEN_AWAY: Final = MOST_SEATS
"""The place of treasures on the islands; which one is on a field is drawn when it is taken."""
LOST: Final = MOST_SEATS + 1
"""The hold of the ghost ship: out of the game."""
IN_PASSING: Final = MOST_SEATS + 2
"""The hand of a captain who barters."""

TREASURE, NUGGET = "?", "$"
"""The signs of a treasure and a nugget on a field, in the text of `items`."""


class Ghostly(State):
    """The state of a table.

    Boards are texts with a sign for each field. Fields, places, tiles and treasures are numbers (see `tiles.py`);
    most lists are by seat.
    """

    __slots__ = (
        "round",  # 1 … of the voyage; 0 while the islands are laid
        "turn",  # whose turn it is: a seat
        "first",  # the seat drawn by lot
        "starter",  # the seat that begins the voyage
        "sea",  # the mask of each tile, as a digit
        "quests",  # the ?-tile on each field, as a letter
        "order",  # the fields of the ?-tiles as they were laid
        "facedown",  # by ?-tile; 1: not turned up yet
        "dealt",  # ?-tiles that each captain has still to turn up
        "turned",  # the ?-tile that was turned up
        "stock",  # face-down tiles of each kind
        "lot",  # tiles of each kind in the hand of the captain who lays tiles
        "aside",  # tiles of each kind that were put aside
        "items",  # the treasure or gold on each field, as a sign
        "visited",  # the fields whose symbol was seen in the voyage, marked by a sign
        "glimpse",  # the field whose symbol is being shown
        "ships",  # place
        "scouts",  # spot, or ABOARD
        "landed",  # the field where the scout went ashore
        "closed",  # fields whose circles are closed to the scout
        "gold",  # pieces
        "chips",  # the places of treasures, and what each captain knows of them
        "held",  # the number of treasures in each place
        "ghost",  # field
        "dial",  # the result of the pointer; NONE: not spun
        "arrow",  # the result of the arrow
        "spins",  # how often the dial and the arrow were spun
        "number",  # what was spun, 2 to 5
        "used",  # saved points used in this turn; negative: subtracted
        "points",  # the movement points of the turn
        "left",  # movement points left
        "moved",  # 1: ship or scout has moved in this turn
        "changed",  # 1: ship or scout has changed its field in this turn
        "runs",  # the number that each captain has spun in a row; 0: none
        "times",  # how often in a row it was spun
        "saved",  # points saved; negative: to subtract
        "quiet",  # turns since something was picked up
        "scores",  # final points; empty until the end
        "trail",  # what captains have seen of treasures since others bartered, by seat; empty until then
    )

    SECRETS: ClassVar[Mapping[str, str]] = {"chips": TRACKED}
    COUNTS: ClassVar[Mapping[str, str]] = {"chips": "held"}
    OBSERVATIONS: ClassVar[Mapping[str, str]] = {"chips": "trail"}

    def __init__(
        self,
        steps: list[Step],
        winners: list[int] | None,
        viewer: int,
        options: Options,
        round: int,  # noqa: A002 - the rulebook's word
        turn: int,
        first: int,
        starter: int,
        sea: str,
        quests: str,
        order: list[int],
        facedown: list[int],
        dealt: list[int],
        turned: int,
        stock: list[int],
        lot: list[int],
        aside: list[int],
        items: str,
        visited: str,
        glimpse: int,
        ships: list[int],
        scouts: list[int],
        landed: list[int],
        closed: list[list[int]],
        gold: list[int],
        chips: list[list[int]],
        held: list[int],
        ghost: int,
        dial: int,
        arrow: int,
        spins: list[int],
        number: int,
        used: int,
        points: int,
        left: int,
        moved: int,
        changed: int,
        runs: list[int],
        times: list[int],
        saved: list[int],
        quiet: int,
        scores: list[int],
        trail: list[list[list[int]]],
    ) -> None:
        self.steps = steps
        self.winners = winners
        self.viewer = viewer
        self.options = options
        self.round = round
        self.turn = turn
        self.first = first
        self.starter = starter
        self.sea = sea
        self.quests = quests
        self.order = order
        self.facedown = facedown
        self.dealt = dealt
        self.turned = turned
        self.stock = stock
        self.lot = lot
        self.aside = aside
        self.items = items
        self.visited = visited
        self.glimpse = glimpse
        self.ships = ships
        self.scouts = scouts
        self.landed = landed
        self.closed = closed
        self.gold = gold
        self.chips = chips
        self.held = held
        self.ghost = ghost
        self.dial = dial
        self.arrow = arrow
        self.spins = spins
        self.number = number
        self.used = used
        self.points = points
        self.left = left
        self.moved = moved
        self.changed = changed
        self.runs = runs
        self.times = times
        self.saved = saved
        self.quiet = quiet
        self.scores = scores
        self.trail = trail

    def clone(self) -> Ghostly:
        return Ghostly(
            self.steps[:],
            None if self.winners is None else self.winners[:],
            self.viewer,
            self.options,
            self.round,
            self.turn,
            self.first,
            self.starter,
            self.sea,
            self.quests,
            self.order[:],
            self.facedown[:],
            self.dealt[:],
            self.turned,
            self.stock[:],
            self.lot[:],
            self.aside[:],
            self.items,
            self.visited,
            self.glimpse,
            self.ships[:],
            self.scouts[:],
            self.landed[:],
            [row[:] for row in self.closed],
            self.gold[:],
            [row[:] for row in self.chips],
            self.held[:],
            self.ghost,
            self.dial,
            self.arrow,
            self.spins[:],
            self.number,
            self.used,
            self.points,
            self.left,
            self.moved,
            self.changed,
            self.runs[:],
            self.times[:],
            self.saved[:],
            self.quiet,
            self.scores[:],
            [[row[:] for row in trail] for trail in self.trail],
        )

    def seats(self) -> int:
        return len(self.ships)


def _fixed_sea() -> str:
    sea = FREE * len(FIELDS)
    for fields, mask in ((CORNERS, SEA), (FIXED, LAND)):
        for field in fields:
            sea = written(sea, field, MASK_DIGITS[mask])
    return sea


FIXED_SEA: Final = _fixed_sea()
"""§4 The sea with the ten tiles that are on the board from the start."""
NOTHING: Final = FREE * len(FIELDS)
"""A board without any sign."""


def set_out(seats: int, options: Options) -> Ghostly:
    """§4 The table before the lot, nothing pending."""
    return Ghostly(
        steps=[],
        winners=None,
        viewer=EVERYTHING,
        options=options,
        round=0,
        turn=0,
        first=0,
        starter=0,
        sea=FIXED_SEA,
        quests=NOTHING,
        order=[],
        facedown=[1] * len(QUESTS),
        dealt=[0] * seats,
        turned=NONE,
        stock=POOL[:],
        lot=[0] * len(TYPES),
        aside=[0] * len(TYPES),
        items=NOTHING,
        visited=NOTHING,
        glimpse=NONE,
        ships=[NONE] * seats,
        scouts=[ABOARD] * seats,
        landed=[NONE] * seats,
        closed=[[] for _ in range(seats)],
        gold=[0] * seats,
        chips=all_in(HIDDEN_AWAY, len(CHIPS), seats),
        held=[0] * HIDDEN_AWAY + [len(CHIPS), 0, 0],
        ghost=NONE,
        dial=NONE,
        arrow=0,
        spins=[0, 0],
        number=0,
        used=0,
        points=0,
        left=0,
        moved=0,
        changed=0,
        runs=[0] * seats,
        times=[0] * seats,
        saved=[0] * seats,
        quiet=0,
        scores=[],
        trail=[],
    )


def clockwise(g: Ghostly, first: int) -> list[int]:
    """Return all seats, beginning with `first`."""
    seats = len(g.ships)
    return [*range(first, seats), *range(first)]


def mask_at(g: Ghostly, field: int) -> int:
    """Return the mask of the tile on a field; NONE if there is none."""
    return MASK_AT[g.sea[field]]


class Tables:
    """One of the sets of tables in `pieces.toml`; the printed ones are lost."""

    def __init__(self, box: Mapping[str, Mapping[str, object]], symbols: list[str]) -> None:
        leave, surcharge, search = box["leave"], box["surcharge"], box["search"]
        self.leave: list[tuple[int, ...]] = [tuple(_numbers(leave[name])) for name in symbols]
        self.surcharge: list[int] = [int(str(surcharge.get(name, 0))) for name in symbols]
        self.triplets: dict[int, str] = {int(number): str(what) for number, what in box["triplets"].items()}
        self.coast, self.border = (tuple(_numbers(search[name])) for name in ("coast", "border"))


def _numbers(value: object) -> list[int]:
    return [int(number) for number in value] if isinstance(value, list) else []


TABLES: Final = {name: Tables(box, list(BOX["quests"])) for name, box in BOX["tables"].items()}


def tables(g: Ghostly) -> Tables:
    """Return the tables chosen by the options."""
    return TABLES[g.options.tables]


# The steps of a turn of the voyage on the stack: its parts, Arrival, TurnEnd, then the next captain.


class TurnEnd(Rule):
    """§14 The turn is over; points that are left are lost."""

    told = False

    def happen(self, g: Ghostly) -> None:
        g.dial = g.glimpse = NONE
        g.number = g.used = g.points = g.left = g.moved = g.changed = 0


TURN_END: Final = TurnEnd()
