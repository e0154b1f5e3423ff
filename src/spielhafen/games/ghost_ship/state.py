"""The table of Ghost Ship, and the marks between the parts of a turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spielhafen.core.play import Rule, State
from spielhafen.core.state_class import state
from spielhafen.core.state_fields import (
    choice,
    fixed_list,
    flag,
    integer,
    list_of,
    observations,
    per_seat,
    seat_number,
    sign_text,
    tracked,
)
from spielhafen.core.state_kinds import SEATS
from spielhafen.games.ghost_ship import GAME, MOST_SEATS, Options
from spielhafen.games.ghost_ship.board.tiles import (
    BOX,
    CHIP_COUNTS,
    CHIP_VALUE,
    CHIPS,
    CORNERS,
    FIELDS,
    FIXED,
    FREE,
    GOLD,
    LAND,
    LOT,
    MASK_AT,
    MASK_DIGITS,
    NAMES,
    NONE,
    PLACE_NAMES,
    POOL,
    QUEST_LETTERS,
    QUEST_NAMES,
    QUESTS,
    SEA,
    SPOT_NAMES,
    TYPES,
    written,
)
from spielhafen.games.ghost_ship.moves import ARROW_NAMES, DIAL_NAMES, LEAST, MOST

# The places of treasures: a captain's seat, or one of these.

HIDDEN_AWAY: Final = MOST_SEATS
"""The place of treasures on the islands; which one is on a field is drawn when it is taken."""
LOST: Final = MOST_SEATS + 1
"""The hold of the ghost ship: out of the game."""
IN_PASSING: Final = MOST_SEATS + 2
"""The hand of a captain who barters."""

TREASURE, NUGGET = "?", "$"
"""The signs of a treasure and a nugget on a field, in the text of `items`."""


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
PLACE_COUNT: Final = MOST_SEATS + 3
"""The number of places where treasures can be."""
JUST_FOUND: Final = -1
"""§36 The count of turns without a find starts after the turn of a find."""
IN_A_ROW: Final = 3
"""§18 The number of equal spins that has an effect."""
MOST_SAVED: Final[int] = BOX["limits"]["saved"]
MOST_SCORE: Final = sum(CHIP_VALUE) + GOLD * CHIP_COUNTS[0]
"""§34 All treasures, and all gold at its highest worth."""


def quiet_turns(seats: int, options: Options) -> int:
    """§36 Return the number of turns without a find that end the voyage."""
    return options.quiet_rounds * seats


def most_rounds(_seats: int, options: Options) -> int:
    """§36 Return the rounds of a voyage in which every find comes as late as it can."""
    return options.quiet_rounds * (len(CHIPS) + GOLD + 1)


@state
class Ghostly(State):
    """The state of a table.

    Boards are texts with a sign for each field. Fields, places, tiles and treasures are numbers (see `tiles.py`);
    most lists are by seat.
    """

    options: Options
    round: int = integer(0, most_rounds, "rounds of the voyage begun; 0 while the islands are laid")
    turn: int = seat_number("whose it is")
    first: int = seat_number("whom the lot has found")
    starter: int = seat_number("who begins the voyage")
    sea: str = sign_text(
        MASK_DIGITS + FREE, len(FIELDS), "the mask of each tile, as a digit", start=FIXED_SEA
    )
    quests: str = sign_text(QUEST_LETTERS + FREE, len(FIELDS), "the ?-tile on each field", start=NOTHING)
    order: list[int] = list_of(choice(NAMES), len(QUESTS), "the fields of the ?-tiles as they were laid")
    facedown: list[int] = fixed_list(flag(), len(QUESTS), "this ?-tile was not turned up yet", start=1)
    dealt: list[int] = per_seat(integer(0, len(QUESTS)), "?-tiles that each captain has still to turn up")
    turned: int = choice(QUEST_NAMES, "the ?-tile that was turned up", none=True)
    stock: list[int] = fixed_list(
        integer(0, sum(POOL)), len(TYPES), "face-down tiles of each kind", start=POOL
    )
    lot: list[int] = fixed_list(integer(0, LOT), len(TYPES), "tiles that the captain who lays has taken up")
    aside: list[int] = fixed_list(integer(0, sum(POOL)), len(TYPES), "tiles that were put aside")
    items: str = sign_text(TREASURE + NUGGET + FREE, len(FIELDS), "treasure and gold", start=NOTHING)
    visited: str = sign_text(TREASURE + FREE, len(FIELDS), "symbols seen in the voyage", start=NOTHING)
    glimpse: int = choice(NAMES, "the field whose symbol is being shown", none=True)
    ships: list[int] = per_seat(choice(PLACE_NAMES, none=True), "place of each ship")
    scouts: list[int] = per_seat(choice(SPOT_NAMES, none=True), "spot of each scout, or ABOARD")
    landed: list[int] = per_seat(choice(NAMES, none=True), "the field where the scout went ashore")
    closed: list[list[int]] = per_seat(
        list_of(choice(NAMES), len(FIELDS)), "fields whose circles are closed to the scout"
    )
    gold: list[int] = per_seat(integer(0, GOLD), "pieces of gold")
    chips: list[list[int]] = tracked(
        len(CHIPS),
        PLACE_COUNT,
        "treasures: where they are, and what each captain knows of it",
        counted_by="held",
        log="trail",
        start=HIDDEN_AWAY,
    )
    held: list[int] = fixed_list(
        integer(0, len(CHIPS)),
        PLACE_COUNT,
        "treasures in each place",
        start=[len(CHIPS) if place == HIDDEN_AWAY else 0 for place in range(PLACE_COUNT)],
    )
    ghost: int = choice(NAMES, "the field of the ghost ship", none=True)
    dial: int = choice(DIAL_NAMES, "what the pointer shows; NONE: not spun", none=True)
    arrow: int = choice(ARROW_NAMES, "what the arrow shows")
    spins: list[int] = fixed_list(integer(0, GAME.max_plies), 2, "how often the dial and the arrow were spun")
    number: int = integer(0, MOST, "what was spun; 0: nothing yet")
    used: int = integer(LEAST - MOST, MOST - LEAST, "saved points that were used, more or less")
    points: int = integer(0, MOST, "the number of the turn")
    left: int = integer(0, MOST, "points left of it")
    moved: int = flag("ship or scout has moved in this turn")
    changed: int = flag("to another field")
    runs: list[int] = per_seat(integer(0, MOST), "the number each captain has spun last, without a pause")
    times: list[int] = per_seat(integer(0, IN_A_ROW - 1), "how often it was spun in a row")
    saved: list[int] = per_seat(integer(-MOST_SAVED, MOST_SAVED), "points saved, more or less")
    quiet: int = integer(JUST_FOUND, quiet_turns, "turns since something was picked up")
    scores: list[int] = list_of(integer(0, MOST_SCORE), SEATS, "points in the end")
    trail: list[list[list[int]]] = observations(
        "what captains have seen of treasures since others bartered; empty until then"
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


TABLES: Final[dict[str, Tables]] = {
    name: Tables(box, list(BOX["quests"])) for name, box in BOX["tables"].items()
}


def tables(g: Ghostly) -> Tables:
    """Return the tables chosen by the options."""
    return TABLES[g.options.tables]


# The steps of a turn of the voyage on the stack: its parts, Arrival, TurnEnd, then the next captain.


class TurnEnd(Rule[Ghostly]):
    """§14 The turn is over; points that are left are lost."""

    told = False

    def happen(self, g: Ghostly) -> None:
        g.dial = g.glimpse = NONE
        g.number = g.used = g.points = g.left = g.moved = g.changed = 0


TURN_END: Final = TurnEnd()
