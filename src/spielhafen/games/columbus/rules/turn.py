"""A turn: passing or rolling, rolling again, using dice, the end of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.moves import Move
from spielhafen.core.play import Chance, Choice, Deed
from spielhafen.core.ready_steps import SeatChance, SeatRule
from spielhafen.games.columbus import MOST_SEATS
from spielhafen.games.columbus.board.chart import AREA_OF, CALM, SHORE, SPACES, WESTERN
from spielhafen.games.columbus.board.pieces import AT_ONCE, BLANK, HANDFULS, ROUNDS, USED, parts, ways
from spielhafen.games.columbus.board.pieces import REROLL as PRICE
from spielhafen.games.columbus.moves import BEGIN, DICE, REROLL, Begin, Dice, End, Pass, Reroll, Roll
from spielhafen.games.columbus.rules.cards import DrawCard, PlayCard
from spielhafen.games.columbus.rules.damage import StepMast
from spielhafen.games.columbus.rules.home import UNFINISHED
from spielhafen.games.columbus.rules.land import LookThrough, TakeOnBoard
from spielhafen.games.columbus.rules.sailing import SailByRose, SailBySail, SailByWinds
from spielhafen.games.columbus.rules.storm import RaiseStorm
from spielhafen.games.columbus.rules.whirlwinds import SendByCard, SendByDie
from spielhafen.games.columbus.state import TURN_END, WAKE, Ocean, TurnEnd, stow


class Lot(Chance[Ocean]):
    """§3 The captain who begins is decided by lot; the others follow clockwise."""

    def outcomes(self, g: Ocean) -> Sequence[tuple[Move, int]]:
        return [(begin, 1) for begin in BEGIN[: g.seats()]]

    def take(self, g: Ocean, move: Begin) -> None:
        g.first = move.seat
        g.then(TURN[move.seat])


# The order of turns.


class Turn(SeatRule[Ocean]):
    """§4 A captain's turn: they pass, or they roll and use the dice. A mutiny (§21) may cost them the turn."""

    head = True

    def happen(self, g: Ocean) -> None:
        seat = g.turn = self.seat
        if g.idle[seat]:
            g.idle[seat] -= 1
            g.then(IDLE[seat], NEXT[seat])
        else:
            g.then(*WHOLE_TURN[seat])


class Idle(SeatRule[Ocean]):
    """§21 This captain misses their turn because of the mutiny."""


class ExtraTurn(SeatRule[Ocean]):
    """§23 Very Good Winds: a whole turn more, with a card of its own."""

    head = True

    def happen(self, g: Ocean) -> None:
        g.then(*WHOLE_TURN[self.seat])


class NextCaptain(SeatRule[Ocean]):
    """§4 The next captain clockwise; when all had a turn, a new round begins. An extra turn (§23) comes first."""

    told = False

    def happen(self, g: Ocean) -> None:
        if g.extra:
            g.extra = 0
            g.then(EXTRA_TURN[self.seat])
            return
        seat = (self.seat + 1) % g.seats()
        if seat == g.first and g.round == ROUNDS:
            g.then(UNFINISHED)
            return
        g.round += seat == g.first
        g.then(TURN[seat])


# Before the roll.


class Rest(Deed[Ocean]):
    """§5 Captains who pass hand the dice on unrolled and take barrels; not after playing a card in this turn."""

    kinds = (Pass,)

    def gate(self, g: Ocean, seat: int) -> Refusal | None:
        return CARD_PLAYED if g.played else None

    def take(self, g: Ocean, seat: int, move: Pass) -> None:
        stow(g, seat, g.options.passing_barrels)
        g.until(TurnEnd)


CARD_PLAYED: Final = refusal("card-played")


class RollAll(Deed[Ocean]):
    """§6 Captains who do not pass roll all dice."""

    kinds = (Roll,)

    def take(self, g: Ocean, seat: int, move: Roll) -> None:
        g.dice = [BLANK] * g.options.dice_number
        g.until(TurnEnd)
        g.then(TOSS[seat], COURSE[seat])


class PartOfTurn(Choice[Ocean]):
    """§4 Deed after deed until the captain goes on."""

    stays = True

    def moves(self, g: Ocean) -> Sequence[Move]:
        """Return what the deeds allow, in a quicker way: their gates are hardly ever asked."""
        seat = self.seat
        allowed: list[Move] = []
        for part in open_deeds(self, g):
            allowed += part.moves(g, seat) if isinstance(part, Deed) else part
        return allowed


OPEN_DEEDS: Final[dict[tuple[object, ...], list[Deed[Ocean] | Sequence[Move]]]] = {}
"""The deeds with open gates, by all that gates look at; or their moves, if always the same."""


def open_deeds(choice: PartOfTurn, g: Ocean) -> list[Deed[Ocean] | Sequence[Move]]:
    """Return the deeds whose gates are open; they are asked at the first table of a kind only."""
    seat = choice.seat
    kind = (
        type(choice),
        frozenset(g.dice),
        PLACES[g.ships[seat]],
        g.damaged[seat],
        g.found[seat],
        g.played,
        g.winds > 0,
        g.gust > 0,
        g.barrels[seat] >= PRICE,
        g.round == 1,
        any(g.discs),
    )
    known = OPEN_DEEDS.get(kind)
    if known is None:
        deeds = [deed for deed in choice.deeds if deed.gate(g, seat) is None]
        known = OPEN_DEEDS[kind] = [deed.reach(g, seat) if _is_plain(deed) else deed for deed in deeds]
    return known


def _is_plain(deed: Deed[Ocean]) -> bool:
    """Return whether a deed allows all moves of its kinds whenever its gate is open."""
    kind = type(deed)
    return kind.moves is Deed.moves and kind.reach is Deed.reach and kind.bar is Deed.bar


PLACES: Final = [CALM[space] + 2 * SHORE[space] + 4 * (AREA_OF[space] == WESTERN) for space in SPACES]
"""What gates look at in a space, as bits."""


class Outset(PartOfTurn):
    """§4 Pass or roll; before it a card may be played and used."""

    deeds = (Rest(), RollAll(), PlayCard(), SailByWinds(), SendByCard())


# Rolling.


class Toss(SeatChance[Ocean]):
    """§6 The dice fall. Each shows the rose on two of its faces, and sail, whirlwind, storm and telescope on one each."""

    def outcomes(self, g: Ocean) -> Sequence[tuple[Move, int]]:
        return TOSSES[min(AT_ONCE, g.dice.count(BLANK))]

    def take(self, g: Ocean, move: Dice) -> None:
        for face in HANDFULS[move.dice]:
            g.dice[g.dice.index(BLANK)] = face
        if BLANK in g.dice:
            g.then(TOSS[self.seat])


TOSSES: Final[list[list[tuple[Move, int]]]] = [
    [(DICE[number], ways(dice)) for number, dice in enumerate(HANDFULS) if len(dice) == count]
    for count in range(AT_ONCE + 1)
]


class RollAgain(Deed[Ocean]):
    """§6 For a barrel any of the dice may be rolled again, as often as there are barrels, until the first die is used."""

    kinds = (Reroll,)

    def gate(self, g: Ocean, seat: int) -> Refusal | None:
        if any(die >= USED for die in g.dice):
            return DIE_USED
        return None if g.barrels[seat] >= PRICE else NO_BARRELS

    def moves(self, g: Ocean, seat: int) -> Sequence[Move]:
        dice = tuple(g.dice)
        rerolls = REROLLS.get(dice)
        if rerolls is None and all(0 <= die < USED for die in dice):
            rerolls = REROLLS[dice] = _rerolls(tuple(sorted(dice)))
        return rerolls or ()

    def bar(self, g: Ocean, seat: int, move: Reroll) -> Refusal | None:
        return None if move in self.moves(g, seat) else NO_SUCH_DICE

    def take(self, g: Ocean, seat: int, move: Reroll) -> None:
        g.barrels[seat] -= PRICE
        for face in HANDFULS[move.dice]:
            g.dice[g.dice.index(face)] = BLANK
        g.then(TOSS[seat])


DIE_USED: Final = refusal("die-used")
NO_BARRELS: Final = refusal("no-barrels")
NO_SUCH_DICE: Final = refusal("no-such-dice")
REROLLS: Final[dict[tuple[int, ...], Sequence[Move]]] = {}
"""The dice that can be rolled again, by the dice on the table."""


@cache
def _rerolls(dice: tuple[int, ...]) -> Sequence[Move]:
    """§6 Any of the dice can be rolled again, four at once at most."""
    return [REROLL[part] for part in parts(dice)]


# Using the dice.


class EndTurn(Deed[Ocean]):
    """§4 A turn is over when its captain says so, even if nothing is left to do."""

    kinds = (End,)

    def take(self, g: Ocean, seat: int, move: End) -> None:
        g.until(TurnEnd)


class Course(PartOfTurn):
    """§7 The dice are used one after the other in any order; those that are not used are lost."""

    deeds = (
        SailByRose(),
        SailBySail(),
        SailByWinds(),
        SendByDie(),
        SendByCard(),
        RaiseStorm(),
        TakeOnBoard(),
        DrawCard(),
        LookThrough(),
        StepMast(),
        PlayCard(),
        RollAgain(),
        EndTurn(),
    )


# Steps are made once and shared.

TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
EXTRA_TURN: Final = [ExtraTurn(seat) for seat in range(MOST_SEATS)]
IDLE: Final = [Idle(seat) for seat in range(MOST_SEATS)]
NEXT: Final = [NextCaptain(seat) for seat in range(MOST_SEATS)]
OUTSET: Final = [Outset(seat) for seat in range(MOST_SEATS)]
TOSS: Final = [Toss(seat) for seat in range(MOST_SEATS)]
COURSE: Final = [Course(seat) for seat in range(MOST_SEATS)]
WHOLE_TURN: Final = [(OUTSET[seat], TURN_END, WAKE, NEXT[seat]) for seat in range(MOST_SEATS)]
