"""The notation of the examples in Ghost Ship's rulebook.

An example with `next` or `turn` has the sea drawn below; the ghost ship is on D5, all ships are on corners.

board start            only the ten fixed tiles are laid; the islands are still to be laid
laid C3 Q17/NESW       ?-tiles are laid, by field, name and water edges; several with commas
tiles D4 W             other tiles are laid, out of the stock
without C7 D3          these tiles are taken up, into the box
ships A1W C7/N         the places of A's and B's ships: a circle, a circle on the rim, docked at a shore
scouts C10/E aboard    a scout on the land of a region; `C10o/E`: on the circle, come from there
                       (it went ashore where its ship is docked, unless `landed` says otherwise)
points 4               the number of the turn, all of it left; `left 2`: the points left of it
items C10 D5           the only fields with something left to be found; `items all but C10`: all others, too
treasures 1a 3b / 2c   the treasures of captains, which only their owners know
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from spielhafen.core.text import Text, text
from spielhafen.core.tracked import move_piece, pieces_in
from spielhafen.games.ghost_ship import Options
from spielhafen.games.ghost_ship.board.tiles import (
    ABOARD,
    CHIP_NAMES,
    CORNERS,
    DOCK,
    FREE,
    LAND,
    MASK_AT,
    MASK_DIGITS,
    MASK_NAMES,
    NAMES,
    NONE,
    PLACE_FIELD,
    PLACE_NAMES,
    POOL,
    QUEST_LETTERS,
    QUEST_NAMES,
    QUESTS,
    SPOT_NAMES,
    written,
)
from spielhafen.games.ghost_ship.rules.meeting import ARRIVAL
from spielhafen.games.ghost_ship.rules.ready import tiles_left
from spielhafen.games.ghost_ship.rules.turn import NEXT_TURN
from spielhafen.games.ghost_ship.state import FIXED_SEA, LOST, NOTHING, NUGGET, TREASURE, TURN_END, Ghostly

CAPTAINS: Final = "ABCD"

EXAMPLE: Final = """
F B 9 1 3 F D 3 F F
9 0 0 4 6 F 9 0 1 3
8 6 E F B B A A 8 2
8 5 5 5 0 0 4 4 0 2
C 1 1 5 2 A B B E A
D 4 0 7 C 2 8 0 3 E
F D 6 F F E E C 6 F
"""
"""The sea of the examples, a digit for the water edges of each tile."""
EXAMPLE_QUESTS: Final = """
A3 Q08, C4 Q05, A5 Q20, C2 Q03, E2 Q04, E4 Q10, G4 Q17, G2 Q13, C6 Q18, E6 Q14,
G6 Q06, E8 Q09, A7 Q02, C8 Q19, E10 Q07, G8 Q11, C10 Q12, A9 Q01, B1 Q15, D1 Q16
"""
"""The ?-tiles of that sea in the order in which they were laid."""

WORDS: Final[Mapping[str, Sequence[str]]] = {
    "scouts": [*SPOT_NAMES, "aboard"],
    "free": NAMES,
    "symbols": NAMES,
    "treasures": CHIP_NAMES,
    "lost": CHIP_NAMES,
    "other": CAPTAINS,
}
SETS: Final = frozenset({"treasures", "lost", "closed", "free", "symbols"})
ALL: Final[Mapping[str, Callable[[Ghostly], list[str]]]] = {
    "items": lambda g: [name for name, sign in zip(NAMES, g.items, strict=True) if sign != FREE],
}


def table(seats: int, options: Options) -> Ghostly:
    """Return the sea of the examples, in the eighth round of the voyage; nothing is pending."""
    g = Ghostly.initial(seats, options)
    g.sea = "".join(EXAMPLE.split())
    for part in EXAMPLE_QUESTS.split(","):
        _note(g, *part.split())
    g.stock = tiles_left(g.sea, g.quests)
    g.items = "".join(
        TREASURE if letter != FREE else NUGGET if MASK_AT[digit] == LAND else FREE
        for digit, letter in zip(g.sea, g.quests, strict=True)
    )
    g.round, g.ghost = 8, NAMES.index("D5")
    g.ships = CORNERS[::2] if seats == 2 else CORNERS[:seats]
    return g


def _note(g: Ghostly, field: str, quest: str) -> None:
    number = QUEST_NAMES.index(quest)
    g.quests = written(g.quests, NAMES.index(field), QUEST_LETTERS[number])
    g.order.append(NAMES.index(field))
    g.facedown[number] = 0


def turn(g: Ghostly, seat: int) -> None:
    """Begin this captain's turn: put the rest of the turn on the stack."""
    g.turn = seat
    g.then(ARRIVAL[seat], TURN_END, NEXT_TURN[seat])


def check(g: Ghostly) -> Text | None:
    """Return why a table cannot be: a scout ashore has gone ashore somewhere."""
    for seat, spot in enumerate(g.scouts):
        if spot != ABOARD and g.landed[seat] == NONE:
            return text("error-example-line-needed", thing=f"scouts {CAPTAINS[seat]}", line="landed")
    return None


def lay_board(g: Ghostly, written_board: str) -> None:
    """Read `board start`."""
    if written_board != "start":
        raise ValueError(written_board)
    g.sea, g.quests, g.items = FIXED_SEA, NOTHING, NOTHING
    g.order, g.facedown, g.stock = [], [1] * len(QUESTS), POOL[:]
    g.round, g.ghost = 0, NONE


def lay_quests(g: Ghostly, tiles: str) -> None:
    """Read `laid C3 Q17/NESW, E4 Q10/NS`."""
    for part in tiles.split(","):
        field, tile = part.split()
        quest, mask = tile.split("/")
        g.sea = written(g.sea, NAMES.index(field), MASK_DIGITS[MASK_NAMES.index(mask)])
        _note(g, field, quest)


def lay_tiles(g: Ghostly, tiles: str) -> None:
    """Read `tiles D4 W, C5 NESW`."""
    for part in tiles.split(","):
        field, mask = part.split()
        g.sea = written(g.sea, NAMES.index(field), MASK_DIGITS[MASK_NAMES.index(mask)])
    g.stock = tiles_left(g.sea, g.quests)


def take_up(g: Ghostly, fields: str) -> None:
    """Read `without C7 D3`."""
    for name in fields.split():
        field = NAMES.index(name)
        g.sea, g.quests = written(g.sea, field, FREE), written(g.quests, field, FREE)
        g.items = written(g.items, field, FREE)


def lay_ships(g: Ghostly, places: str) -> None:
    """Read `ships A1W C7/N`."""
    for seat, name in enumerate(places.split()):
        g.ships[seat] = PLACE_NAMES.index(name)


def lay_scouts(g: Ghostly, spots: str) -> None:
    """Read `scouts C10/E aboard`."""
    for seat, name in enumerate(spots.split()):
        g.scouts[seat] = ABOARD if name == "aboard" else SPOT_NAMES.index(name)
        if name != "aboard" and g.ships[seat] >= DOCK:
            g.landed[seat] = PLACE_FIELD[g.ships[seat]]


def lay_points(g: Ghostly, points: str) -> None:
    """Read `points 4`."""
    g.number = g.points = g.left = int(points)


def lay_items(g: Ghostly, fields: str) -> None:
    """Read `items C10 D5`; with `items -` nothing is left."""
    names = fields.split()
    g.items = "".join(sign if NAMES[field] in names else FREE for field, sign in enumerate(g.items))


def lay_treasures(g: Ghostly, chips: str) -> None:
    """Read `treasures 1a 3b / 2c`."""
    for seat, part in enumerate(chips.split("/")):
        for name in part.split():
            if name != "-":
                move_piece(g, "chips", CHIP_NAMES.index(name), seat, (seat,))


FIELDS: Final[Mapping[str, Callable[[Ghostly, str], None]]] = {
    "board": lay_board,
    "laid": lay_quests,
    "tiles": lay_tiles,
    "without": take_up,
    "ships": lay_ships,
    "scouts": lay_scouts,
    "points": lay_points,
    "items": lay_items,
    "treasures": lay_treasures,
}


def tile_on(field: int) -> Callable[[Ghostly], str]:
    """Return a fact: the water edges of the tile on a field."""
    return lambda g: MASK_NAMES[MASK_AT[g.sea[field]]] if g.sea[field] != FREE else "free"


def sign_fields(name: str, sign: str) -> Callable[[Ghostly], list[int]]:
    """Return a fact: the fields with this sign."""
    return lambda g: [field for field, there in enumerate(getattr(g, name)) if there == sign]


FACTS: Final[Mapping[str, Callable[[Ghostly], object]]] = {
    "scouts": lambda g: [len(SPOT_NAMES) if spot == ABOARD else spot for spot in g.scouts],
    "treasures": lambda g: [pieces_in(g.chips, seat) for seat in range(g.seats())],
    "lost": lambda g: pieces_in(g.chips, LOST),
    "chests": lambda g: g.items.count(TREASURE),
    "nuggets": lambda g: g.items.count(NUGGET),
    "free": sign_fields("sea", FREE),
    "symbols": sign_fields("visited", TREASURE),
    **{name: tile_on(field) for field, name in enumerate(NAMES)},
}
