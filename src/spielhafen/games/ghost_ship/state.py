"""What lies on the table of Ghost Ship, and the marks between the parts of a turn."""

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

# Where treasures are: with a captain, by his seat, or in one of these places.

HIDDEN_AWAY: Final = MOST_SEATS
"""Still on the islands, where nobody knows which is where: it is drawn when it is taken."""
LOST: Final = MOST_SEATS + 1
"""In the hold of the ghost ship, out of the game."""
IN_PASSING: Final = MOST_SEATS + 2
"""In the hand of a captain who barters."""

TREASURE, NUGGET = "?", "$"
"""What lies on a field, in the text of `items`."""


class Ghostly(State):
    """The table. Boards are texts with a sign for each field; most lists are by seat; see `tiles.py` for the numbers."""

    __slots__ = (
        "round",  # 1 … of the voyage; 0 while the islands are laid
        "turn",  # whose it is
        "first",  # whom the lot has found
        "starter",  # who begins the voyage
        "sea",  # the mask of each tile, as a digit
        "quests",  # the ?-tile on each field, as a letter
        "order",  # the fields of the ?-tiles as they were laid
        "facedown",  # 1: this ?-tile was not turned up yet
        "dealt",  # ?-tiles that each captain has still to turn up
        "turned",  # the ?-tile that was turned up
        "stock",  # face-down tiles of each kind
        "lot",  # tiles of each kind that the captain who lays has taken up
        "aside",  # tiles of each kind that were put aside
        "items",  # treasure and gold on the fields
        "visited",  # symbols that somebody has seen in the voyage
        "glimpse",  # the field whose symbol is being shown
        "ships",  # place
        "scouts",  # spot, or ABOARD
        "landed",  # the field where the scout went ashore
        "closed",  # fields whose circles are closed to the scout
        "gold",  # pieces
        "chips",  # treasures: where they are, and what each captain knows of it
        "held",  # how many treasures there are in each place
        "ghost",  # field
        "dial",  # what the pointer shows; NONE: not spun
        "arrow",  # what the arrow shows
        "spins",  # how often the dial and the arrow were spun
        "number",  # what was spun, 2 to 5
        "used",  # saved points that were used, more or less
        "points",  # the number of the turn
        "left",  # points left of it
        "moved",  # 1: ship or scout has moved in this turn
        "changed",  # 1: to another field
        "runs",  # the number each captain has spun last, without a pause
        "times",  # how often he has
        "saved",  # points saved, more or less
        "quiet",  # turns since something was picked up
        "scores",  # points in the end
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
"""§4 The ten tiles that lie on the board from the start."""
NOTHING: Final = FREE * len(FIELDS)


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
    """All seats, beginning with this one."""
    seats = len(g.ships)
    return [*range(first, seats), *range(first)]


def mask_at(g: Ghostly, field: int) -> int:
    """The tile on a field; NONE if there is none."""
    return MASK_AT[g.sea[field]]


class Tables:
    """The lists that are lost, in one of the sets of `pieces.toml`."""

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
    """The tables that this game is played with."""
    return TABLES[g.options.tables]


# A turn of the voyage lies on the stack as: what is to be done in it, Arrival, TurnEnd, and in the end the next captain.


class TurnEnd(Rule):
    """§14 The turn is over; points that are left lapse."""

    told = False

    def happen(self, g: Ghostly) -> None:
        g.dial = g.glimpse = NONE
        g.number = g.used = g.points = g.left = g.moved = g.changed = 0


TURN_END: Final = TurnEnd()
