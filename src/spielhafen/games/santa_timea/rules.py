"""The rules of Santa Timea, in the order of the rulebook: a round, a trick, the reckoning, the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spielhafen.core.errors import BadOption, Refusal, refusal
from spielhafen.core.play import Chance, Choice, Rule
from spielhafen.games.santa_timea import MOST_SEATS
from spielhafen.games.santa_timea.moves import (
    BEGIN,
    BRIDE,
    DECK,
    DIRECTIONS,
    KEEP,
    LAY_ASIDE,
    PLAY,
    TURN_UP,
    WIND_COUNTS,
    Begin,
    Deal,
    Keep,
    LayAside,
    Play,
    TurnUp,
)
from spielhafen.games.santa_timea.state import (
    KEYLESS,
    NOBODY,
    ROUNDS,
    ROW,
    TRICKS,
    Table,
    counts,
    empty_table,
    key_of,
    leads,
    torn,
)

if TYPE_CHECKING:
    from spielhafen.core.moves import Move
    from spielhafen.games.santa_timea import Options

PLACE_POINTS: Final = {2: (2, 0), 3: (3, 2, 1), 4: (4, 3, 2, 1), 5: (5, 4, 3, 2, 1)}
PAIR_OF_ONES, PAIR_OF_TWOS = 1, 2
"""Points (§17)."""


def start(seats: int, options: Options) -> Table:
    """§1 A game lasts five rounds."""
    if options.first > seats:
        raise BadOption("first", options.first, [str(seat) for seat in range(seats + 1)])
    g = empty_table(seats, options)
    g.then(Round(), *[Round()] * (ROUNDS - 1), Ranking())
    return g


# A round.


class Round(Rule):
    """§2 A round: the wind, the deal, twelve tricks, the reckoning. All cards come back for it."""

    head = True

    def happen(self, g: Table) -> None:
        seats = g.seats()
        g.round += 1
        g.trick = 0
        g.bag = list(WIND_COUNTS)
        g.row, g.forecast, g.pot, g.last, g.played = [], [], [], [], []
        g.taken = [[] for _ in range(seats)]
        forecast = [FORECAST] * ROW if g.options.professional else []
        g.then(*forecast, *[NEXT_WIND] * ROW, DealHands(), Lead(), TRICK, Reckoning())


class FromThePile(Chance):
    """§3 The top card of the pile may be any wind that is still face down."""

    def outcomes(self, g: Table) -> Sequence[tuple[Move, int]]:
        return [(TURN_UP[wind], count) for wind, count in enumerate(g.bag) if count]


class NextWind(FromThePile):
    """§3 The next wind card is turned up and joins the row."""

    def take(self, g: Table, move: TurnUp) -> None:
        g.bag[move.wind] -= 1
        g.row.append(move.wind)


class Forecast(FromThePile):
    """§14 A wind card that will not blow this round is turned up on the other side of the pile."""

    def take(self, g: Table, move: TurnUp) -> None:
        g.bag[move.wind] -= 1
        g.forecast.append(move.wind)


class DealHands(Chance):
    """§2 Each captain is dealt twelve steering cards; what is left plays no part in this round."""

    sampled = True

    def sample(self, g: Table, below: Callable[[int], int]) -> Deal:
        deck = list(DECK)
        for place in range(len(deck) - 1, 0, -1):
            other = below(place + 1)
            deck[place], deck[other] = deck[other], deck[place]
        return Deal(tuple(deck[: TRICKS * g.seats()]))

    def fits(self, g: Table, move: Move) -> bool:
        return (
            isinstance(move, Deal)
            and len(move.items) == TRICKS * g.seats()
            and not Counter(move.items) - Counter(DECK)
        )

    def witnesses(self, g: Table) -> Sequence[int]:
        return ()

    def take(self, g: Table, move: Deal) -> None:
        g.hands = [list(move.items[TRICKS * seat : TRICKS * (seat + 1)]) for seat in range(g.seats())]


class Lead(Rule):
    """§4 The captain with the most points leads the round; among equals whoever led last, or comes first after him."""

    told = False

    def happen(self, g: Table) -> None:
        if g.round == 1 and not g.options.first:
            g.then(Lot())
            return
        if g.round == 1:
            g.first = g.options.first - 1
        else:
            most = max(g.points)
            order = [(g.first + i) % g.seats() for i in range(g.seats())]
            g.first = next(seat for seat in order if g.points[seat] == most)
        g.leader = g.first
        g.then(Leads(g.first))


class Lot(Chance):
    """§4 Who leads the first round is decided by lot."""

    def outcomes(self, g: Table) -> Sequence[tuple[Move, int]]:
        return [(begin, 1) for begin in BEGIN[: g.seats()]]

    def take(self, g: Table, move: Begin) -> None:
        g.leader = g.first = move.seat


@dataclass
class Leads(Rule):
    """§4 This captain leads."""

    seat: int


# A trick.


class Trick(Rule):
    """§5 The leader lays a card, then the others clockwise, one each; then the wind card is given away."""

    head = True

    def happen(self, g: Table) -> None:
        g.trick += 1
        seats = g.seats()
        g.then(*[LAY[(g.leader + i) % seats] for i in range(seats)], RESOLVE, WIND_TURNS)


@dataclass
class Lay(Choice):
    """§5 Lay any card of your hand; only as leader no bride (§7), unless you hold nothing else."""

    kinds = (Play,)

    def reach(self, g: Table) -> Sequence[Move]:
        return [PLAY[card] for card in dict.fromkeys(g.hands[self.seat])]

    def bar(self, g: Table, move: Play) -> Refusal | None:
        hand = g.hands[self.seat]
        if move.card not in hand:
            return refusal("not-in-hand")
        if move.card == BRIDE and not g.cards and leads(hand):
            return refusal("bride-leads", "§7", others=len(hand) - hand.count(BRIDE))
        return None

    def moves(self, g: Table) -> Sequence[Move]:
        """The same moves as from `reach` and `bar`, written again for speed: four times as fast."""
        hand = g.hands[self.seat]
        if BRIDE not in hand:
            return [PLAY[card] for card in hand]
        cards = [PLAY[card] for card in hand if card != BRIDE]
        if g.cards or not cards:
            cards.append(PLAY[BRIDE])
        return cards

    def take(self, g: Table, move: Play) -> None:
        card = move.card
        g.hands[self.seat].remove(card)
        g.keys.append(key_laid(g, card))
        g.cards.append(card)


def key_laid(g: Table, card: int) -> int:
    """§7 A bride becomes the card before her, whatever that one has become; leading, she is worth nothing."""
    if card != BRIDE:
        return key_of(card, g.row[0])
    return g.keys[-1] if g.keys else KEYLESS


class Resolve(Rule):
    """§8 Equal worths cancel each other. Of the rest the lowest takes the wind card and the highest leads next."""

    told = False

    def happen(self, g: Table) -> None:
        seats = len(g.keys)
        low, high = outcome(g.keys, led=g.cards[0])
        taker = (g.leader + low) % seats if low != NOBODY else NOBODY
        next_leader = (g.leader + high) % seats if high != NOBODY else NOBODY
        g.last = [g.row[0], g.leader, taker, *g.cards]
        g.played += g.cards
        g.cards.clear()
        g.keys.clear()
        wind = TAKE[taker] if taker != NOBODY else POT if g.options.professional else GONE
        if g.trick == TRICKS:
            g.then(wind)
        else:
            g.then(wind, HIGHEST[next_leader] if next_leader != NOBODY else AGAIN[g.leader])


def outcome(keys: Sequence[int], *, led: int) -> tuple[int, int]:
    """§8 The places of the card that takes the wind and of the one that leads next, NOBODY if all cancel each other.

    `led` is the first card: whoever has to lead a bride takes the wind card in any case (§7).
    """
    alone = [place for place, key in enumerate(keys) if key != KEYLESS and keys.count(key) == 1]
    low = min(alone, key=keys.__getitem__, default=NOBODY)
    high = max(alone, key=keys.__getitem__, default=NOBODY)
    return (0 if led == BRIDE else low), high


@dataclass
class Take(Rule):
    """§9 This captain takes the wind card, and with it what lies in the pot (§15)."""

    seat: int

    def happen(self, g: Table) -> None:
        g.taken[self.seat] += [g.row[0], *g.pot]
        g.pot.clear()


class Gone(Rule):
    """§10 All cancel each other: nobody takes the wind card, it is out for this round; the same captain leads again."""


class Pot(Rule):
    """§15 All cancel each other: the wind card goes into the pot, for whoever takes the next one; the same captain leads."""

    def happen(self, g: Table) -> None:
        g.pot.append(g.row[0])


@dataclass
class Highest(Rule):
    """§9 This captain laid the highest card that was not cancelled and leads the next trick."""

    seat: int

    def happen(self, g: Table) -> None:
        g.leader = self.seat


@dataclass
class LeadsAgain(Rule):
    """§10 No card is highest: whoever led this trick leads the next one, too."""

    seat: int


class WindTurns(Rule):
    """§3 The row moves up and a new wind is turned up before the next lead, as long as it can still matter."""

    told = False

    def happen(self, g: Table) -> None:
        g.row.pop(0)
        if g.trick + ROW <= TRICKS:
            g.then(NEXT_WIND, TRICK)
        elif g.trick < TRICKS:
            g.then(TRICK)


# The reckoning.


class Reckoning(Rule):
    """§11 After twelve tricks the damage is counted."""

    head = True

    def happen(self, g: Table) -> None:
        discarded = [PotDiscarded()] if g.pot else []
        chosen = [Declare(seat, direction) for seat in range(g.seats()) for direction in torn(g, seat)]
        g.then(*discarded, *chosen, Reveal(), Score())


class PotDiscarded(Rule):
    """§15 What still lies in the pot is nobody's."""

    def happen(self, g: Table) -> None:
        g.pot.clear()


@dataclass
class Declare(Choice):
    """§16 Set or pairs: a 1 or a 2 serves only one of them. All choose in secret, then all show."""

    direction: int

    sealed = True
    kinds = (LayAside, Keep)

    def reach(self, g: Table) -> Sequence[Move]:
        return (LAY_ASIDE[self.direction], KEEP[self.direction])

    def bar(self, g: Table, move: LayAside | Keep) -> Refusal | None:
        return None if move.direction == self.direction else refusal("other-direction")

    def take(self, g: Table, move: LayAside | Keep) -> None:
        if isinstance(move, Keep):
            g.declared[self.seat] |= 1 << self.direction


class Reveal(Rule):
    """§16 What was chosen is shown."""

    told = False

    def happen(self, g: Table) -> None:
        for seat in reversed(range(g.seats())):
            for direction in reversed(torn(g, seat)):
                kept = g.declared[seat] >> direction & 1
                g.then(KeepsPairs(seat, direction) if kept else LaysSetAside(seat, direction))


@dataclass
class LaysSetAside(Rule):
    """§16 This captain lays the set of a direction aside."""

    seat: int
    direction: int


@dataclass
class KeepsPairs(Rule):
    """§16 This captain keeps the cards of a direction for pairs."""

    seat: int
    direction: int


class Score(Rule):
    """§12 The less damage, the more points; equal captains share what their places are worth, rounded up."""

    told = False

    def happen(self, g: Table) -> None:
        reckonings = [reckon(g, seat) for seat in range(g.seats())]
        damages = [terms[0] for terms in reckonings]
        for seat, terms in enumerate(reckonings):
            terms[2] = place_points(damages, seat)
            g.points[seat] += terms[2] + terms[3] - terms[5]
            g.wins[seat] += damages[seat] == min(damages)
            g.sheet += terms
        g.declared = [0] * g.seats()
        g.then(
            *[Scores(seat, terms[0], terms[2] + terms[3] - terms[5]) for seat, terms in enumerate(reckonings)]
        )


@dataclass
class Scores(Rule):
    """§12 What the round brought a captain, special points (§17) included."""

    seat: int
    damage: int
    gain: int


def reckon(g: Table, seat: int) -> list[int]:
    """§11 The TERMS of a captain's round; the points for the place are still to be filled in."""
    damage = sets = bonus = counted = 0
    for direction in range(len(DIRECTIONS)):
        cards = counts(g.taken[seat], direction)
        if all(cards) and not g.declared[seat] >> direction & 1:
            sets |= 1 << direction
            cards = [count - 1 for count in cards]
        damage += sum(count * points for points, count in enumerate(cards, 1))
        counted += sum(cards)
        if g.options.professional:
            bonus += special_points(cards)
    lost = counted // cards_per_point(g.seats()) if g.options.professional else 0
    return [damage, sets, 0, bonus, counted, lost]


def special_points(cards: Sequence[int]) -> int:
    """§17 What two 1s and two 2s of a direction bring; `cards` has how many 1s, 2s and 3s of it count."""
    return PAIR_OF_ONES * (cards[0] == 2) + PAIR_OF_TWOS * (cards[1] == 2)


def cards_per_point(seats: int) -> int:
    """§17 So many counted wind cards cost a point."""
    return 4 if seats <= 3 else 3


def place_points(damages: Sequence[int], seat: int) -> int:
    """§12 What the places of all captains with this damage are worth, shared and rounded up."""
    table = PLACE_POINTS[len(damages)]
    better = sum(other < damages[seat] for other in damages)
    equal = damages.count(damages[seat])
    return -(-sum(table[better : better + equal]) // equal)


# The end.


class Ranking(Rule):
    """§13 Most points win; then most rounds won; who is still equal wins together."""

    told = False

    def happen(self, g: Table) -> None:
        g.then(*[Wins(seat) for seat in best(g)], End())


@dataclass
class Wins(Rule):
    """§13 This captain has won."""

    seat: int


class End(Rule):
    """§13 The game is over."""

    told = False

    def happen(self, g: Table) -> None:
        g.end(best(g))


def best(g: Table) -> list[int]:
    """§13 Those whom nobody surpasses in points and then in rounds won."""
    results = list(zip(g.points, g.wins, strict=True))
    return [seat for seat, result in enumerate(results) if result == max(results)]


# Steps without anything of their own are made once and shared.

FORECAST: Final = Forecast()
NEXT_WIND: Final = NextWind()
TRICK: Final = Trick()
RESOLVE: Final = Resolve()
WIND_TURNS: Final = WindTurns()
GONE: Final = Gone()
POT: Final = Pot()
LAY: Final = [Lay(seat) for seat in range(MOST_SEATS)]
TAKE: Final = [Take(seat) for seat in range(MOST_SEATS)]
HIGHEST: Final = [Highest(seat) for seat in range(MOST_SEATS)]
AGAIN: Final = [LeadsAgain(seat) for seat in range(MOST_SEATS)]
