"""The rules of Skerry."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.moves import Move
from spielhafen.core.play import Chance, Choice, Deed, Rule
from tests.toys.skerry.moves import (
    ALLOW,
    BAG,
    BID,
    DRAW,
    RISE,
    SHELLS,
    SNATCH,
    Allow,
    Bid,
    Draw,
    Lay,
    Rest,
    Rise,
    Signal,
    Snatch,
)
from tests.toys.skerry.state import Rocks

if TYPE_CHECKING:
    from tests.toys.skerry import Options

FULL: Final = 7
"""The points on a shore that end the game (§4)."""
OYSTER: Final = 3


def start(seats: int, options: Options) -> Rocks:
    """§1 All shells are in the bag; the first captain begins."""
    g = Rocks.initial(seats, options)
    g.bag = list(BAG)
    g.then(Turn(0))
    return g


@dataclass
class Turn(Rule[Rocks]):
    """§1 A turn: draw, work, then the next captain's turn follows."""

    seat: int

    head = True

    def happen(self, g: Rocks) -> None:
        g.then(Haul(self.seat), Work(self.seat), TurnEnd(), NextCaptain(self.seat))


@dataclass
class Haul(Chance[Rocks]):
    """§2 The captain draws a shell, unseen by the others."""

    seat: int

    def due(self, g: Rocks) -> bool:
        return bool(g.bag)

    def outcomes(self, g: Rocks) -> Sequence[tuple[Move, int]]:
        return [(draw, g.bag.count(draw.shell)) for draw in DRAW if draw.shell in g.bag]

    def witnesses(self, g: Rocks) -> Sequence[int]:
        return (self.seat,)

    def take(self, g: Rocks, move: Draw) -> None:
        g.bag.remove(move.shell)
        g.hands[self.seat].append(move.shell)


class LayShell(Deed[Rocks]):
    """§4 Lay a shell on your shore. The others may snatch an oyster (§6)."""

    kinds = (Lay,)

    def bar(self, g: Rocks, seat: int, move: Lay) -> Refusal | None:
        return None if move.shell in g.hands[seat] else refusal("no-shell", shell=SHELLS[move.shell])

    def take(self, g: Rocks, seat: int, move: Lay) -> None:
        g.work += 1
        g.hands[seat].remove(move.shell)
        g.shore[seat].append(move.shell)
        others = [(seat + i) % g.seats() for i in range(1, g.seats())]
        asked = [React(other, seat) for other in others] if move.shell == OYSTER else []
        g.then(*asked, Full())


class SendSignal(Deed[Rocks]):
    """§5 Signal: before the next captain's turn the tide comes. Once a turn."""

    kinds = (Signal,)

    def gate(self, g: Rocks, seat: int) -> Refusal | None:
        return refusal("signalled") if g.signalled else None

    def take(self, g: Rocks, seat: int, move: Signal) -> None:
        g.work += 1
        g.signalled = 1
        g.before(NextCaptain, Tide())


class TakeRest(Deed[Rocks]):
    """§3 Rest: the turn ends."""

    kinds = (Rest,)

    def take(self, g: Rocks, seat: int, move: Rest) -> None:
        g.until(TurnEnd)


@dataclass
class Work(Choice[Rocks]):
    """§3 Up to two deeds, or rest."""

    stays = True
    deeds = (LayShell(), SendSignal(), TakeRest())

    def due(self, g: Rocks) -> bool:
        return g.work < int(g.options.work)


@dataclass
class React(Choice[Rocks]):
    """§6 Snatch an oyster: your own is lost for it. All others are asked; without an oyster one can only allow it."""

    owner: int

    kinds = (Allow, Snatch)

    def reach(self, g: Rocks) -> Sequence[Move]:
        return (ALLOW, SNATCH)

    def bar(self, g: Rocks, move: Allow | Snatch) -> Refusal | None:
        return refusal("no-oyster") if isinstance(move, Snatch) and OYSTER not in g.hands[self.seat] else None

    def take(self, g: Rocks, move: Allow | Snatch) -> None:
        if isinstance(move, Snatch) and OYSTER in g.shore[self.owner]:
            g.hands[self.seat].remove(OYSTER)
            g.wrack.append(OYSTER)
            g.shore[self.owner].remove(OYSTER)
            g.shore[self.seat].append(OYSTER)


class Full(Rule[Rocks]):
    """§4 A captain with shells worth seven on their shore has won."""

    told = False

    def happen(self, g: Rocks) -> None:
        full = [seat for seat, shells in enumerate(g.shore) if sum(shells) >= FULL]
        if full:
            g.end(full)


class TurnEnd(Rule[Rocks]):
    """§3 The deeds of this turn are over."""

    told = False

    def happen(self, g: Rocks) -> None:
        g.work = g.signalled = 0


class Tide(Chance[Rocks]):
    """§7 The tide is low twice as often as high, high three times as often as low in stormy weather."""

    def outcomes(self, g: Rocks) -> Sequence[tuple[Move, int]]:
        low, high = (1, 3) if g.options.storms else (2, 1)
        return [(RISE[0], low), (RISE[1], high)]

    def take(self, g: Rocks, move: Rise) -> None:
        if move.level:
            g.then(*[Washed(seat, g.shore[seat][-1]) for seat in range(g.seats()) if g.shore[seat]], Ebb())


@dataclass
class Washed(Rule[Rocks]):
    """§7 A high tide takes the last shell of each shore."""

    seat: int
    shell: int

    def happen(self, g: Rocks) -> None:
        g.wrack.append(g.shore[self.seat].pop())


class Ebb(Rule[Rocks]):
    """§7 Then it ebbs away."""


@dataclass
class NextCaptain(Rule[Rocks]):
    """§1 The next captain's turn, or, when the bag is empty, the bids."""

    seat: int

    told = False

    def happen(self, g: Rocks) -> None:
        if g.bag:
            g.then(Turn((self.seat + 1) % g.seats()))
        else:
            g.then(*[Sealed(seat) for seat in range(g.seats())], Reveal(), End())


@dataclass
class Sealed(Choice[Rocks]):
    """§8 Each captain bids in secret; then all bids are shown."""

    sealed = True
    kinds = (Bid,)

    def reach(self, g: Rocks) -> Sequence[Move]:
        return BID

    def take(self, g: Rocks, move: Bid) -> None:
        g.bids[self.seat] = move.amount + 1


class Reveal(Rule[Rocks]):
    """§8 The bids are shown."""

    told = False

    def happen(self, g: Rocks) -> None:
        g.then(*[Shows(seat, bid - 1) for seat, bid in enumerate(g.bids)])


@dataclass
class Shows(Rule[Rocks]):
    """§8 A bid is shown."""

    seat: int
    amount: int


class End(Rule[Rocks]):
    """§8 A bid that no other captain made counts as points, beside the shells; most points win."""

    def happen(self, g: Rocks) -> None:
        points = [sum(shore) for shore in g.shore]
        for seat, bid in enumerate(g.bids):
            points[seat] += bid - 1 if g.bids.count(bid) == 1 else 0
        g.bids = [0] * g.seats()
        g.end([seat for seat, point in enumerate(points) if point == max(points)])
