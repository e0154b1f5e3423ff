"""The state of Treasure Map, and the mark at the end of a turn."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from spielhafen.boxes.ship_adventure.chart import NOWHERE, Chart, chart
from spielhafen.boxes.ship_adventure.compass import SECTOR_NAMES
from spielhafen.boxes.ship_adventure.duels import FACES, HANDFUL_SUMS, HANDFULS
from spielhafen.boxes.ship_adventure.equipment import CANNONBALL, CARD_NAMES, MELEE, MOVEMENT, PRICES, RANGED
from spielhafen.boxes.ship_adventure.pieces import CITIES, SIDE, SIGNS, TILE
from spielhafen.boxes.ship_adventure.torus import torus
from spielhafen.core.piece_pool import PieceSet
from spielhafen.core.play import Rule, State
from spielhafen.core.ready_steps import SeatRule
from spielhafen.core.secret import HIDDEN
from spielhafen.core.state_class import state
from spielhafen.core.state_fields import (
    bit_set,
    choice,
    fixed_list,
    flag,
    integer,
    list_of,
    per_seat,
    piece_list,
    record,
    seat_number,
    seat_set,
    sign_text,
)
from spielhafen.core.variants import number_of
from spielhafen.games.treasure_map import Options
from spielhafen.games.treasure_map.board.pieces import (
    ABANDONED,
    AREA_NAMES,
    AREAS,
    GALLEON_BONUS,
    GALLEON_GOLD,
    GALLEON_STEPS,
    IDLE_ROUNDS,
    LEVELS,
    PIECES,
    PIRATE_MELEE,
    PIRATE_RANGED,
    PIRATES,
    TEMPLES,
    TOKENS,
    fabled,
    places,
)

ROUND_ABOUT: Final = 4
"""The most squares in a row that a current carries a ship for nothing: one full circle."""
NONE: Final = -1
"""The number that stands for no seat, no square or no thing."""

# The numbers of foes: captains by seat, then pirates, the galleon, and the empty ships of captains.

PIRATE: Final = 4
GALLEON: Final = 8
SHIP: Final = 9
FOES: Final = 13

# The numbers of holders of tokens: captains by seat, their cities, the holds of pirates and the galleon;
# or the token is out of the game.

CITY: Final = 4
HOLD: Final = 8
GONE: Final = 13


SQUARES: Final = torus(SIDE * TILE).names
MOST_WAKE: Final = GALLEON_STEPS * ABANDONED
"""Coins that galleons lose in a game at most."""
MOST_GOLD: Final = MOST_WAKE + max(GALLEON_GOLD) * ABANDONED + max(HANDFUL_SUMS) * TOKENS
"""All gold that can come into a game."""
MOST_BONUS: Final = max(*MELEE, *RANGED, *PIRATE_MELEE, *PIRATE_RANGED, GALLEON_BONUS)
MOST_DICE: Final = max(map(len, HANDFULS))
BACKS_1, BACKS_2, BACKS_3 = (
    PieceSet(range(AREAS), names=AREA_NAMES, also=("barren",)) for _ in range(LEVELS)
)
"""The tokens of each level, by the area on their backs.

Those of areas without land are out of the game.
"""


def most_rides(_seats: int, options: Options) -> int:
    """Return the squares that a ship passes in one turn at most, currents included."""
    return (options.turn_steps + len(MOVEMENT)) * (ROUND_ABOUT + 1) + ROUND_ABOUT


def most_balls(_seats: int, options: Options) -> int:
    """Return the cannonballs that a captain can have if all gold is spent on them."""
    return options.first_balls + MOST_GOLD // PRICES[CANNONBALL]


def all_pieces(seats: int, _options: Options) -> int:
    """Return the length of lists with a number for each seat and kind of map piece."""
    return PIECES * seats


@state
class Isles(State):
    """The state of a table.

    Squares are numbers, row by row from the north-west; most lists are by seat. Tokens that were taken from
    temples have a slot each, level by level. Every captain who has ever held a token remembers its back (an
    area).
    """

    options: Options
    board: str = sign_text(
        SIGNS, len(SQUARES), "a sign for each square; empty before it is laid", may_be_empty=True
    )
    sector: int = choice(SECTOR_NAMES, "what the compass shows; NONE before the first round", none=True)
    round: int = integer(0, ABANDONED, "rounds begun")
    turn: int = seat_number("the seat whose turn it is; NONE between turns", none=True)
    first: int = seat_number("the seat that began this round")
    level: int = integer(1, LEVELS, "the present level")
    emptied: int = integer(NONE, TEMPLES - 1, "the temple emptied last; NONE before the first", start=NONE)
    colours: list[int] = per_seat(choice(CITIES), "colour of each captain")
    ships: list[int] = per_seat(choice(SQUARES, none=True), "square of each ship")
    crews: list[int] = per_seat(choice(SQUARES, none=True), "square of each crew; the ship's if aboard")
    left: int = integer(0, number_of("turn_steps"), "steps left in this turn")
    sails: int = flag("an extra step at sea is left")
    boots: int = flag("an extra step ashore is left")
    rides: int = integer(0, ROUND_ABOUT, "squares in a row that a current has carried the ship")
    moved: int = integer(0, most_rides, "steps made in this turn")
    gold: list[int] = per_seat(integer(0, MOST_GOLD), "gold carried")
    bank: list[int] = per_seat(integer(0, MOST_GOLD), "gold in the own city")
    pieces: list[int] = fixed_list(
        integer(0, LEVELS), all_pieces, "map pieces carried, four numbers for each seat"
    )
    stored: list[int] = fixed_list(
        integer(0, LEVELS), all_pieces, "map pieces in the own city, four numbers for each seat"
    )
    balls: list[int] = per_seat(integer(0, most_balls), "cannonballs")
    cards: list[int] = per_seat(bit_set(len(CARD_NAMES)), "equipment: a set, bit by card")
    temples: list[int] = fixed_list(flag(), TEMPLES, "holds a token")
    tokens1: list[int] = piece_list(
        BACKS_1, "areas on the backs of the tokens taken at level 1", most=TEMPLES, secret="shown1"
    )
    tokens2: list[int] = piece_list(BACKS_2, "those of level 2", most=TEMPLES, secret="shown2")
    tokens3: list[int] = piece_list(BACKS_3, "those of level 3", most=TEMPLES, secret="shown3")
    shown1: list[int] = list_of(seat_set(), TEMPLES, "the captains who have seen each of level 1")
    shown2: list[int] = list_of(seat_set(), TEMPLES, "those of level 2")
    shown3: list[int] = list_of(seat_set(), TEMPLES, "those of level 3")
    holders: list[int] = fixed_list(
        integer(NONE, GONE), TOKENS, "the holder of the token of each slot; NONE: not taken yet", start=NONE
    )
    pirates: list[int] = fixed_list(choice(SQUARES, none=True), PIRATES, "square of each pirate")
    hunts: list[int] = fixed_list(seat_number(none=True), PIRATES, "the seat that each hunts, or NONE")
    sunk: list[int] = fixed_list(flag(), PIRATES, "pirates that are sunk")
    paid: list[int] = fixed_list(integer(0, MOST_GOLD), PIRATES, "gold on each skull")
    galleon: int = choice(SQUARES, "square of the galleon, or NONE", none=True)
    hold_gold: list[int] = fixed_list(
        integer(0, MOST_GOLD), PIRATES + 1, "gold in the holds of the pirates and the galleon"
    )
    hold_pieces: list[int] = fixed_list(
        integer(0, LEVELS), PIECES * (PIRATES + 1), "map pieces there, four numbers for each"
    )
    wake: list[int] = list_of(
        choice(SQUARES), MOST_WAKE, "squares with gold of the galleon's wake, one for each coin"
    )
    supply: list[int] = fixed_list(integer(0, LEVELS), PIECES, "map pieces left, by number", start=1)
    el_dorado: list[int] = list_of(
        choice(SQUARES), 1, "its square in a list, empty while no captain knows it", secret="told"
    )
    told: list[int] = list_of(seat_set(), 1, "the captains who know it")
    vain: list[int] = list_of(
        choice(SQUARES),
        len(SQUARES),
        "squares that cannot be El Dorado: a captain who knows it ended a turn there with all pieces",
        optional=True,
    )
    faced: int = bit_set(FOES, "foes fought with guns in this turn: bits by foe")
    closed: int = flag("something was stored in this turn")
    idle: int = integer(
        0, IDLE_ROUNDS, "rounds left before the game ends for lack of progress; 0: not counting"
    )
    dice: list[int] = list_of(choice(FACES), MOST_DICE, "faces of the last roll, until a captain moves on")
    duel: list[int] = record(
        integer(0, FOES - 1),
        integer(0, MOST_BONUS),
        integer(0, FOES - 1),
        integer(0, MOST_BONUS),
        flag(),
        choice(SQUARES),
        comment="foe, bonus, foe, bonus, 1: with guns, square; empty for a treasure",
        may_be_empty=True,
    )

    def guess(self, random: Random) -> None:
        if HIDDEN in self.el_dorado:
            found = self._believed()
            self.el_dorado = random.choices(list(found), list(found.values()))

    # Values computed from the state.

    @property
    def chart(self) -> Chart:
        """The chart of the board that was laid."""
        return chart(self.board)

    @property
    def barren(self) -> list[int]:
        """§3 Areas without land: their tokens are out of the game."""
        return chart(self.board).barren if self.board else []

    def fabled(self) -> dict[int, int]:
        """§24 Return the possible squares of El Dorado by common knowledge, with weights."""
        found = fabled(self.board, self.options.el_dorado == "printed")
        return {square: ways for square, ways in found.items() if square not in self.vain} or found

    def _believed(self) -> dict[int, int]:
        """§24 Return the possible squares of El Dorado for a captain who has not seen it, with weights.

        The captain is taken not to know the layout cards by heart.
        """
        if self.options.el_dorado == "hidden":
            return self.fabled()
        found = fabled(self.board, printed=True) | fabled(self.board, printed=False)
        return {square: ways for square, ways in found.items() if square not in self.vain} or found

    def home(self, seat: int) -> int:
        """Return the square of a captain's harbour."""
        return chart(self.board).harbours[self.colours[seat]][0]

    def city(self, seat: int) -> int:
        """Return the square of a captain's city."""
        return chart(self.board).cities[self.colours[seat]][0]

    def aboard(self, seat: int) -> bool:
        """Whether a captain's crew is on their ship."""
        return self.crews[seat] == self.ships[seat]

    def backs(self, level: int) -> list[int]:
        """Return the areas on the backs of the tokens taken at a level (from 0)."""
        return (self.tokens1, self.tokens2, self.tokens3)[level]

    def viewers(self, level: int) -> list[int]:
        """Return the captains who have seen each of them, as bits by seat."""
        return (self.shown1, self.shown2, self.shown3)[level]

    def add_token(self, level: int, area: int, holder: int, shown: int) -> None:
        """Give a holder a token of a level (from 0); `shown`: the captains who see its back."""
        taken = self.backs(level)
        self.holders[level * TEMPLES + len(taken)] = holder
        taken.append(area)
        self.viewers(level).append(shown)

    def face(self, slot: int) -> int:
        """Return the area on the back of a taken token; HIDDEN if the viewer has never seen it."""
        return self.backs(slot // TEMPLES)[slot % TEMPLES]

    def place(self, slot: int) -> int:
        """§20 Return the square that a token leads to; NOWHERE if its back is hidden."""
        area = self.face(slot)
        return NOWHERE if area == HIDDEN else places(self.board)[slot // TEMPLES][area]

    def shown(self, slot: int) -> int:
        """Return the captains who have seen the back of a token, as bits by seat."""
        return self.viewers(slot // TEMPLES)[slot % TEMPLES]

    def show(self, slot: int, seats: Iterable[int]) -> None:
        """Record that captains know the back of a token, seen or inferred from where it led."""
        for seat in seats:
            self.viewers(slot // TEMPLES)[slot % TEMPLES] |= 1 << seat

    def tokens(self, holder: int) -> list[int]:
        """Return the slots of the tokens of a holder."""
        return [slot for slot, who in enumerate(self.holders) if who == holder]

    def complete(self, seat: int) -> bool:
        """Whether a captain carries all four map pieces."""
        return all(self.pieces[PIECES * seat : PIECES * seat + PIECES])


def set_out(seats: int, options: Options) -> Isles:
    """Return the table before the board is laid, nothing pending."""
    g = Isles.initial(seats, options)
    g.level = options.solo_level if seats == 1 else 1
    g.colours = list(range(seats))
    g.balls = [options.first_balls] * seats
    return g


def furnish(g: Isles) -> None:
    """§4 Put ships and crews into their harbours, pirates on their skulls."""
    for seat in range(g.seats()):
        g.ships[seat] = g.crews[seat] = g.home(seat)
    g.pirates = list(g.chart.skulls)


class Silent(SeatRule[Isles]):
    """A rule about a captain that the log does not tell of."""

    told = False


class TurnEnd(Rule[Isles]):
    """§7 The turn is over."""

    told = False

    def happen(self, g: Isles) -> None:
        g.turn = NONE
        g.left = g.sails = g.boots = g.rides = g.moved = g.faced = g.closed = 0


TURN_END: Final = TurnEnd()
