"""The rules, in the order of the rulebook."""

from collections.abc import Sequence
from dataclasses import dataclass

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.moves import Move
from spielhafen.core.play import Choice, Deed, Rule
from spielhafen.core.ready_steps import Closing, PileDraw, Reveal, Roll, SeatRule, Shuffle, even
from spielhafen.core.secret import has_seen
from spielhafen.core.state_kinds import NONE

from . import Options
from .moves import SAIL, Anchor, Blow, Dare, Deliver, Draw, Load, Sail, Show, Throw
from .state import BERTHS, BESIDE, BOARD, LAND, PORTS, Sea

PAY, HUSH = 2, 1


def start(seats: int, options: Options) -> Sea:
    """§1 All ships are at their berths; each captain draws an order, then the first has the first turn."""
    g = Sea.initial(seats, options)
    g.at = [BOARD.find("h")[corner] for corner in BERTHS[seats]]
    g.then(*map(Order, range(seats)), Turn(0))
    return g


class Refill(Shuffle[Sea]):
    """§2 When the pile is used up, the orders that were delivered are shuffled and become the new pile."""

    discard, pile = "done", "pile"


class Order(PileDraw[Sea]):
    """§2 Draw an order and look at it."""

    deals, pile, into, refill = Draw, "pile", "orders", Refill


class Turn(SeatRule[Sea]):
    """§1 A turn: the wind, then all that the captain wants to do. Then it is the next captain's."""

    head = True

    def happen(self, g: Sea) -> None:
        g.loaded = g.dared = 0
        g.duel, g.rolled = [], []
        g.then(Wind(self.seat), Helm(self.seat), NextTurn(self.seat))


class Wind(Roll[Sea]):
    """§3 The wind is rolled with a die."""

    odds, into = even(Blow), ("blew", "wind")


class Sailing(Deed[Sea]):
    """§3 Sail on to a free space beside yours, as long as there is wind left."""

    kinds = (Sail,)

    def gate(self, g: Sea, seat: int) -> Refusal | None:
        return None if g.wind else refusal("no-wind")

    def reach(self, g: Sea, seat: int) -> Sequence[Move]:
        return [SAIL[space] for space in BOARD.neighbours[g.at[seat]]]

    def bar(self, g: Sea, seat: int, move: Sail) -> Refusal | None:
        if move.space not in BOARD.neighbours[g.at[seat]]:
            return refusal("too-far")
        if move.space in LAND:
            return refusal("land")
        return refusal("taken") if move.space in g.at else None

    def take(self, g: Sea, seat: int, move: Sail) -> None:
        g.at[seat] = move.space
        g.wind -= 1


class Loading(Deed[Sea]):
    """§4 Beside an island take its goods aboard, once a turn; what was in the hold goes overboard."""

    kinds = (Load,)

    def gate(self, g: Sea, seat: int) -> Refusal | None:
        return refusal("loaded") if g.loaded else None

    def bar(self, g: Sea, seat: int, move: Load) -> Refusal | None:
        if g.at[seat] not in BESIDE[move.kind]:
            return refusal("no-isle")
        return refusal("aboard") if g.hold[seat] == move.kind else None

    def take(self, g: Sea, seat: int, move: Load) -> None:
        g.hold[seat] = move.kind
        g.loaded = 1


class Daring(Deed[Sea]):
    """§5 Challenge a captain whose ship is beside yours and whose order you do not know, once a turn."""

    kinds = (Dare,)

    def gate(self, g: Sea, seat: int) -> Refusal | None:
        return refusal("dared") if g.dared else None

    def bar(self, g: Sea, seat: int, move: Dare) -> Refusal | None:
        if move.other >= g.seats() or g.at[move.other] not in BOARD.neighbours[g.at[seat]]:
            return refusal("apart")
        return refusal("known") if has_seen(g.shown[move.other], seat) else None

    def take(self, g: Sea, seat: int, move: Dare) -> None:
        g.dared = 1
        g.duel, g.rolled = [seat, move.other], []
        g.then(Dice(seat), Dice(move.other))


class Delivering(Deed[Sea]):
    """§7 In the port of the goods that are both in the hold and on the order, deliver them."""

    kinds = (Deliver,)

    def bar(self, g: Sea, seat: int, move: Deliver) -> Refusal | None:
        if g.at[seat] not in PORTS:
            return refusal("no-port")
        if not sells(g, seat):
            return refusal("not-bought")
        return refusal("not-ordered") if g.orders[seat] != [g.hold[seat]] else None

    def take(self, g: Sea, seat: int, move: Deliver) -> None:
        g.then(Paid(seat), Order(seat))


class Anchoring(Closing[Sea]):
    """§3 Drop anchor: the turn is over."""

    kinds = (Anchor,)


class Helm(Choice[Sea]):
    """§3 The captain decides until nothing that all can see is left to be done, or the anchor drops."""

    stays = True
    deeds = (Sailing(), Loading(), Daring(), Delivering(), Anchoring())

    def due(self, g: Sea) -> bool:
        return bool(g.wind) or sells(g, self.seat) or any(isinstance(m, Load | Dare) for m in self.moves(g))


def sells(g: Sea, seat: int) -> bool:
    """§7 Whether a ship is in the port of the goods in its hold."""
    return g.hold[seat] != NONE and g.at[seat] == PORTS[g.hold[seat]]


class Dice(Roll[Sea]):
    """§5 Each of the two rolls a die."""

    odds, into = even(Throw), ("rolled",)

    def take(self, g: Sea, move: Throw) -> None:
        super().take(g, move)
        if len(g.rolled) == len(g.duel):
            (less, loser), (more, winner) = sorted(zip(g.rolled, g.duel, strict=True))
            g.then(Showing(loser, winner) if less < more else Tie(*g.duel))


@dataclass
class Tie(SeatRule[Sea]):
    """§6 Equal dice change nothing: both sail on."""

    other: int


class Showing(Reveal[Sea]):
    """§6 The captain who rolled less shows their order to the other, and to no one else."""

    shows, field = Show, "orders"


class Paid(SeatRule[Sea]):
    """§7 The order is put down: two points, and one for each of the others who have seen it."""

    def happen(self, g: Sea) -> None:
        for seat in range(g.seats()):
            if has_seen(g.shown[self.seat], seat):
                g.points[seat] += PAY if seat == self.seat else HUSH
        g.done += g.orders[self.seat]
        g.orders[self.seat], g.shown[self.seat], g.hold[self.seat] = [], 0, NONE


class NextTurn(SeatRule[Sea]):
    """§8 After the last captain's turn a round is over, and with it perhaps the game."""

    told = False

    def happen(self, g: Sea) -> None:
        g.blew = g.wind = 0
        if self.seat + 1 < g.seats():
            g.then(Turn(self.seat + 1))
        elif max(g.points) < g.options.goal and g.round < g.options.rounds:
            g.round += 1
            g.then(Turn(0))
        else:
            g.then(Finish())


class Finish(Rule[Sea]):
    """§8 Most points win; equal captains share the victory."""

    head = True

    def happen(self, g: Sea) -> None:
        g.end([seat for seat, points in enumerate(g.points) if points == max(g.points)])
