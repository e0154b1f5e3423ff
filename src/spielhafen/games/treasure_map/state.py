"""The state of Treasure Map, and the mark at the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from spielhafen.boxes.ship_adventure.chart import NOWHERE, chart
from spielhafen.core.play import EVERYTHING, Rule, State
from spielhafen.core.secret import HIDDEN, Pool
from spielhafen.games.treasure_map.board.pieces import (
    AREAS,
    CANNONBALLS,
    PIECES,
    PIRATES,
    TEMPLES,
    TOKENS,
    fabled,
    places,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from random import Random

    from spielhafen.boxes.ship_adventure.chart import Chart
    from spielhafen.core.play import Step
    from spielhafen.games.treasure_map import Options

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


class Isles(State):
    """The state of a table.

    Squares are numbers, row by row from the north-west; most lists are by seat. Tokens that were taken from
    temples have a slot each, level by level. Every captain who has ever held a token remembers its back (an
    area).
    """

    __slots__ = (
        "board",  # a sign for each square; empty before it is laid
        "sector",  # the sector that the compass shows; NONE before the first round
        "round",  # 1 …
        "turn",  # the seat whose turn it is; NONE between turns
        "first",  # the seat that began this round
        "level",  # 1 … 3
        "emptied",  # the temple emptied last; NONE before the first
        "colours",
        "ships",  # square
        "crews",  # square; the ship's if aboard
        "left",  # steps left in this turn
        "sails",  # extra steps at sea left: 0 or 1
        "boots",  # extra steps ashore left: 0 or 1
        "rides",  # squares in a row that a current has carried the ship
        "moved",  # steps made in this turn
        "gold",  # carried
        "bank",  # gold in the own city
        "pieces",  # map pieces carried, four numbers for each seat
        "stored",  # map pieces in the own city, likewise
        "balls",  # cannonballs
        "cards",  # equipment: a set, bit by card
        "temples",  # 1: holds a token
        "tokens1",  # areas on the backs of the tokens taken at level 1
        "tokens2",
        "tokens3",
        "shown1",  # the captains who have seen them: bits by seat
        "shown2",
        "shown3",
        "holders",  # the holder of the token of each slot; NONE: not taken yet
        "pirates",  # square
        "hunts",  # the seat that each pirate hunts, or NONE
        "sunk",  # 1: sunk
        "paid",  # gold on each skull
        "galleon",  # square, or NONE
        "hold_gold",  # in the holds of the pirates and the galleon
        "hold_pieces",  # likewise, four numbers for each
        "wake",  # squares with gold of the galleon's wake, one for each coin
        "supply",  # map pieces left, by number
        "el_dorado",  # its square in a list, empty while no captain knows it
        "told",  # the captains who know it: bits by seat
        "vain",  # squares that cannot be El Dorado: a captain who knows it ended a turn there with all pieces
        "faced",  # foes fought with guns in this turn: bits by foe
        "closed",  # 1: something was stored in this turn
        "idle",  # rounds left before the game ends for lack of progress; 0: not counting
        "dice",  # faces of the last roll, until a captain moves on
        "duel",  # foe, bonus, foe, bonus, 1: with guns, square; empty for a treasure
    )

    SECRETS: ClassVar[Mapping[str, str]] = {
        "tokens1": "shown1",
        "tokens2": "shown2",
        "tokens3": "shown3",
        "el_dorado": "told",
    }
    OPTIONAL_FIELDS: ClassVar[Sequence[str]] = ("vain",)
    POOLS: ClassVar[Sequence[Pool]] = tuple(
        Pool(total=range(AREAS), places=(f"tokens{level}", "barren")) for level in (1, 2, 3)
    )

    def __init__(
        self,
        steps: list[Step],
        winners: list[int] | None,
        viewer: int,
        options: Options,
        board: str,
        sector: int,
        round: int,  # noqa: A002 - the rulebook's word
        turn: int,
        first: int,
        level: int,
        emptied: int,
        colours: list[int],
        ships: list[int],
        crews: list[int],
        left: int,
        sails: int,
        boots: int,
        rides: int,
        moved: int,
        gold: list[int],
        bank: list[int],
        pieces: list[int],
        stored: list[int],
        balls: list[int],
        cards: list[int],
        temples: list[int],
        tokens1: list[int],
        tokens2: list[int],
        tokens3: list[int],
        shown1: list[int],
        shown2: list[int],
        shown3: list[int],
        holders: list[int],
        pirates: list[int],
        hunts: list[int],
        sunk: list[int],
        paid: list[int],
        galleon: int,
        hold_gold: list[int],
        hold_pieces: list[int],
        wake: list[int],
        supply: list[int],
        el_dorado: list[int],
        told: list[int],
        vain: list[int],
        faced: int,
        closed: int,
        idle: int,
        dice: list[int],
        duel: list[int],
    ) -> None:
        self.steps = steps
        self.winners = winners
        self.viewer = viewer
        self.options = options
        self.board = board
        self.sector = sector
        self.round = round
        self.turn = turn
        self.first = first
        self.level = level
        self.emptied = emptied
        self.colours = colours
        self.ships = ships
        self.crews = crews
        self.left = left
        self.sails = sails
        self.boots = boots
        self.rides = rides
        self.moved = moved
        self.gold = gold
        self.bank = bank
        self.pieces = pieces
        self.stored = stored
        self.balls = balls
        self.cards = cards
        self.temples = temples
        self.tokens1 = tokens1
        self.tokens2 = tokens2
        self.tokens3 = tokens3
        self.shown1 = shown1
        self.shown2 = shown2
        self.shown3 = shown3
        self.holders = holders
        self.pirates = pirates
        self.hunts = hunts
        self.sunk = sunk
        self.paid = paid
        self.galleon = galleon
        self.hold_gold = hold_gold
        self.hold_pieces = hold_pieces
        self.wake = wake
        self.supply = supply
        self.el_dorado = el_dorado
        self.told = told
        self.vain = vain
        self.faced = faced
        self.closed = closed
        self.idle = idle
        self.dice = dice
        self.duel = duel

    def clone(self) -> Isles:
        return Isles(
            self.steps[:],
            None if self.winners is None else self.winners[:],
            self.viewer,
            self.options,
            self.board,
            self.sector,
            self.round,
            self.turn,
            self.first,
            self.level,
            self.emptied,
            self.colours[:],
            self.ships[:],
            self.crews[:],
            self.left,
            self.sails,
            self.boots,
            self.rides,
            self.moved,
            self.gold[:],
            self.bank[:],
            self.pieces[:],
            self.stored[:],
            self.balls[:],
            self.cards[:],
            self.temples[:],
            self.tokens1[:],
            self.tokens2[:],
            self.tokens3[:],
            self.shown1[:],
            self.shown2[:],
            self.shown3[:],
            self.holders[:],
            self.pirates[:],
            self.hunts[:],
            self.sunk[:],
            self.paid[:],
            self.galleon,
            self.hold_gold[:],
            self.hold_pieces[:],
            self.wake[:],
            self.supply[:],
            self.el_dorado[:],
            self.told[:],
            self.vain[:],
            self.faced,
            self.closed,
            self.idle,
            self.dice[:],
            self.duel[:],
        )

    def seats(self) -> int:
        return len(self.ships)

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

    def face(self, slot: int) -> int:
        """Return the area on the back of a taken token; HIDDEN if the viewer has never seen it."""
        return (self.tokens1, self.tokens2, self.tokens3)[slot // TEMPLES][slot % TEMPLES]

    def place(self, slot: int) -> int:
        """§20 Return the square that a token leads to; NOWHERE if its back is hidden."""
        area = self.face(slot)
        return NOWHERE if area == HIDDEN else places(self.board)[slot // TEMPLES][area]

    def shown(self, slot: int) -> int:
        """Return the captains who have seen the back of a token, as bits by seat."""
        return (self.shown1, self.shown2, self.shown3)[slot // TEMPLES][slot % TEMPLES]

    def show(self, slot: int, seats: Iterable[int]) -> None:
        """Record that captains know the back of a token, seen or inferred from where it led."""
        seen = (self.shown1, self.shown2, self.shown3)[slot // TEMPLES]
        for seat in seats:
            seen[slot % TEMPLES] |= 1 << seat

    def tokens(self, holder: int) -> list[int]:
        """Return the slots of the tokens of a holder."""
        return [slot for slot, who in enumerate(self.holders) if who == holder]

    def complete(self, seat: int) -> bool:
        """Whether a captain carries all four map pieces."""
        return all(self.pieces[PIECES * seat : PIECES * seat + PIECES])


def set_out(seats: int, options: Options) -> Isles:
    """Return the state before the board is laid, with nothing pending."""
    return Isles(
        steps=[],
        winners=None,
        viewer=EVERYTHING,
        options=options,
        board="",
        sector=NONE,
        round=0,
        turn=NONE,
        first=0,
        level=options.solo_level if seats == 1 else 1,
        emptied=NONE,
        colours=list(range(seats)),
        ships=[NONE] * seats,
        crews=[NONE] * seats,
        left=0,
        sails=0,
        boots=0,
        rides=0,
        moved=0,
        gold=[0] * seats,
        bank=[0] * seats,
        pieces=[0] * PIECES * seats,
        stored=[0] * PIECES * seats,
        balls=[CANNONBALLS] * seats,
        cards=[0] * seats,
        temples=[0] * TEMPLES,
        tokens1=[],
        tokens2=[],
        tokens3=[],
        shown1=[],
        shown2=[],
        shown3=[],
        holders=[NONE] * TOKENS,
        pirates=[NONE] * PIRATES,
        hunts=[NONE] * PIRATES,
        sunk=[0] * PIRATES,
        paid=[0] * PIRATES,
        galleon=NONE,
        hold_gold=[0] * (PIRATES + 1),
        hold_pieces=[0] * PIECES * (PIRATES + 1),
        wake=[],
        supply=[1] * PIECES,
        el_dorado=[],
        told=[],
        vain=[],
        faced=0,
        closed=0,
        idle=0,
        dice=[],
        duel=[],
    )


def furnish(g: Isles) -> None:
    """§4 Put ships and crews into their harbours, pirates on their skulls."""
    for seat in range(g.seats()):
        g.ships[seat] = g.crews[seat] = g.home(seat)
    g.pirates = list(g.chart.skulls)


class TurnEnd(Rule):
    """§7 The turn is over."""

    told = False

    def happen(self, g: Isles) -> None:
        g.turn = NONE
        g.left = g.sails = g.boots = g.rides = g.moved = g.faced = g.closed = 0


TURN_END: Final = TurnEnd()
