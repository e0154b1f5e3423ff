"""Tournaments: round robin, Swiss and knock-out at tables of two to five.

Each can be a duplicate. A tournament knows who takes part, which games were played, and says which come
next. It plays none.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Final, Literal, TypeAlias

from spielhafen.tournaments.seat_balance import Counts, balance_seats, count_seats, share_seats
from spielhafen.tournaments.standings import BYE_SCORE, Meeting, Standing, make_standings

TournamentKind: TypeAlias = Literal["round-robin", "swiss", "knock-out"]
KINDS: Final[tuple[TournamentKind, ...]] = ("round-robin", "swiss", "knock-out")
MAX_ENTRANTS: Final = 1000
MAX_GAMES: Final = 100_000
"""Games of a round robin."""
SWAP_PASSES: Final = 8
"""How often the tables of a Swiss round are gone through for better ones."""


@dataclass(frozen=True)
class Entrant:
    """Who takes part, and in which rounds."""

    name: str
    since: int = 1
    """The first round."""
    until: int | None = None
    """The last round, for one who has dropped out."""

    def is_in(self, round_number: int) -> bool:
        """Return whether they take part in a round."""
        return self.since <= round_number and (self.until is None or round_number <= self.until)


@dataclass
class Tournament:
    """A tournament: its kind, its entrants by seed, the strongest first, and its games."""

    kind: TournamentKind
    seats: int
    """At each table; the first round of a knock-out may have smaller ones."""
    entrants: list[Entrant]
    rounds: int = 5
    """Of a Swiss tournament; the others have as many as they need."""
    duplicate: bool = False
    """Whether all tables of a round play the same deal, once for each rotation of the seats."""
    turns: bool = True
    """Whether a duplicate has these rotations; people, who would know the deal, play it once."""
    meetings: list[Meeting] = field(default_factory=list)

    def __post_init__(self) -> None:
        if self.seats < 2 or not self.seats <= len(self.entrants) <= MAX_ENTRANTS or self.rounds < 1:
            raise ValueError(self.seats, len(self.entrants), self.rounds)

    @property
    def round(self) -> int:
        """The number of the last round that has begun; 0 before the first."""
        return max((meeting.round for meeting in self.meetings), default=0)

    @property
    def standings(self) -> list[Standing]:
        """The table, the best first. In a knock-out those who came further are ahead."""
        found = make_standings(len(self.entrants), self.meetings, self._byes(), duplicate=self.duplicate)
        if self.kind != "knock-out":
            return found
        last = self._last_rounds()
        found.sort(key=lambda standing: (-last[standing.entrant], standing.rank, standing.entrant))
        return [replace(standing, rank=rank) for rank, standing in enumerate(found, 1)]

    def enter(self, name: str) -> None:
        """Let one more take part from the next round on; not in a knock-out that has begun."""
        if len(self.entrants) >= MAX_ENTRANTS or (self.kind == "knock-out" and self.meetings):
            raise ValueError(name)
        self.entrants.append(Entrant(name, self.round + 1))

    def withdraw(self, entrant: int) -> None:
        """Let an entrant drop out after the present round; what they have played counts."""
        self.entrants[entrant] = replace(self.entrants[entrant], until=self.round)

    def record(self, meetings: Iterable[Meeting]) -> None:
        """Add the games of a round with their results; raises ValueError for one without."""
        found = list(meetings)
        if any(
            sorted(meeting.seats) != sorted(set(meeting.seats)) or len(meeting.places) != len(meeting.seats)
            for meeting in found
        ):
            raise ValueError(found)
        self.meetings += found

    def next_round(self) -> list[Meeting]:
        """Return the games of the next round, without results; none if the tournament is over."""
        number = self.round + 1
        active = [e for e, entrant in enumerate(self.entrants) if entrant.is_in(number)]
        if self.kind == "knock-out":
            return self._sets(number, self._knock_out_tables(active))
        if self.kind == "round-robin":
            tables = self._round_robin_tables(active)
        else:
            tables = self._swiss_tables(active) if number <= self.rounds and len(active) >= self.seats else []
        if self.duplicate:
            return self._sets(number, tables)
        first = max((meeting.deal for meeting in self.meetings), default=-1) + 1
        return [Meeting(number, tuple(table), first + place) for place, table in enumerate(tables)]

    def _sets(self, number: int, tables: Sequence[Sequence[int]]) -> list[Meeting]:
        """Return the games of each table: one for each rotation, if there are any."""
        first = max((meeting.deal for meeting in self.meetings), default=-1) + 1
        found = []
        for place, table in enumerate(tables):
            for turn in range(len(table) if self.turns or not self.duplicate else 1):
                deal = first if self.duplicate else first + place * self.seats + turn
                found.append(Meeting(number, (*table[turn:], *table[:turn]), deal))
        return found

    # What has happened.

    def _counts(self) -> Counts:
        whole = [meeting.seats for meeting in self.meetings if len(meeting.seats) == self.seats]
        return count_seats(whole, self.seats)

    def _met(self) -> Counter[tuple[int, int]]:
        return Counter(pair for meeting in self.meetings for pair in combinations(sorted(meeting.seats), 2))

    def _byes(self) -> dict[int, float]:
        """Return what entrants got for rounds of a Swiss tournament without a table for them."""
        byes: dict[int, float] = defaultdict(float)
        if self.kind == "swiss":
            worth = BYE_SCORE * (self.seats if self.duplicate and self.turns else 1)
            for number in range(1, self.round + 1):
                seated = {e for meeting in self.meetings if meeting.round == number for e in meeting.seats}
                for e, entrant in enumerate(self.entrants):
                    if entrant.is_in(number) and e not in seated:
                        byes[e] += worth
        return byes

    def _last_rounds(self) -> list[int]:
        """Return the last round that each entrant has reached; one more for the winner."""
        reached = [0] * len(self.entrants)
        for meeting in self.meetings:
            for entrant in meeting.seats:
                reached[entrant] = max(reached[entrant], meeting.round)
        for entrant in self._survivors():
            reached[entrant] = self.round + 1
        return reached

    # Round robin: every group meets once.

    def _round_robin_tables(self, active: Sequence[int]) -> list[list[int]]:
        """Return the tables of the next round: as planned, or planned anew after changes."""
        plan = _plan(tuple(active), self.seats)
        played = {meeting.seats for meeting in self.meetings}
        if self.duplicate or played != {table for each in plan[: self.round] for table in each}:
            plan = self._plan_rest(plan)
        elif self.round < len(plan):
            plan = plan[self.round :]
        else:
            plan = []
        return [list(table) for table in plan[0]] if plan else []

    def _plan_rest(self, plan: Sequence[Sequence[tuple[int, ...]]]) -> list[list[tuple[int, ...]]]:
        met = {frozenset(meeting.seats) for meeting in self.meetings}
        left = [[table for table in each if frozenset(table) not in met] for each in plan]
        left = [each for each in left if each]
        seated = iter(balance_seats([table for each in left for table in each], self._counts()))
        return [[tuple(next(seated)) for _ in each] for each in left]

    # Swiss: equals meet equals, and no two meet twice if it can be avoided.

    def _swiss_tables(self, active: Sequence[int]) -> list[list[int]]:
        scores = {standing.entrant: standing.score for standing in self.standings}
        order = sorted(active, key=lambda e: (-scores[e], e))
        resting = self._resting(order)
        players = [e for e in order if e not in resting]
        if self.duplicate and self.turns:
            count = len(players) // self.seats
            by_seat = [
                [players[table * self.seats + seat] for table in range(count)] for seat in range(self.seats)
            ]
        else:
            by_seat = share_seats(players, self._counts(), self.seats)
        tables = [list(table) for table in zip(*by_seat, strict=True)]
        met = self._met()
        for _ in range(SWAP_PASSES):
            if not _swap_players(tables, met, scores):
                break
        return tables

    def _resting(self, order: Sequence[int]) -> set[int]:
        """Return for whom there is no table: the last of those who have rested least."""
        byes = self._byes()
        last_first = list(reversed(order))
        return set(sorted(last_first, key=lambda e: byes.get(e, 0.0))[: len(order) % self.seats])

    # Knock-out: who wins a table goes on.

    def _knock_out_tables(self, active: Sequence[int]) -> list[list[int]]:
        players = [e for e in self._survivors() if e in set(active)]
        if len(players) < 2:
            return []
        slots = 1
        while slots * self.seats < len(players):
            slots *= self.seats
        tables: list[list[int]] = [[] for _ in range(slots)]
        for number, player in enumerate(players):
            turn, place = divmod(number, slots)
            tables[place if turn % 2 == 0 else slots - 1 - place].append(player)
        return [table for table in tables if len(table) > 1]

    def _survivors(self) -> list[int]:
        """Return those who have lost no table, by seed; of equals the better seed goes on."""
        last = self.round
        out = {e for e, entrant in enumerate(self.entrants) if not entrant.is_in(last + 1)}
        for number in range(1, last + 1):
            tables: dict[frozenset[int], list[Meeting]] = defaultdict(list)
            for meeting in self.meetings:
                if meeting.round == number:
                    tables[frozenset(meeting.seats)].append(meeting)
            for table, games in tables.items():
                standings = make_standings(len(self.entrants), games, {})
                ranked = [standing.entrant for standing in standings if standing.entrant in table]
                going_on = [e for e in ranked if number < last or e not in out]
                out |= table - set(going_on[:1])
        return [e for e in range(len(self.entrants)) if e not in out]


@lru_cache(maxsize=4)
def _plan(players: tuple[int, ...], seats: int) -> list[list[tuple[int, ...]]]:
    """Return the rounds of a round robin with their seats."""
    rounds = round_robin(players, seats)
    seated = iter(balance_seats([group for each in rounds for group in each]))
    return [[tuple(next(seated)) for _ in each] for each in rounds]


def round_robin(players: Sequence[int], seats: int) -> list[list[tuple[int, ...]]]:
    """Return rounds in which each group meets once, no player being at two tables at a time.

    With two seats the rounds are as few as possible; otherwise each round takes the groups that still fit,
    in their order. Raises ValueError for more than MAX_GAMES groups.
    """
    if (games := comb(len(players), seats)) > MAX_GAMES:
        raise ValueError(games)
    if seats == 2:
        return _circle(players)
    rounds: list[tuple[set[int], list[tuple[int, ...]]]] = []
    for group in combinations(players, seats):
        for busy, tables in rounds:
            if busy.isdisjoint(group):
                busy.update(group)
                tables.append(group)
                break
        else:
            rounds.append((set(group), [group]))
    return [tables for _, tables in rounds]


def _circle(players: Sequence[int]) -> list[list[tuple[int, ...]]]:
    """Return the rounds of a round robin of pairs: all but the first move on around the table."""
    around: list[int | None] = [*players, *([None] if len(players) % 2 else [])]
    rounds = []
    for _ in range(len(around) - 1):
        pairs = zip(around[: len(around) // 2], reversed(around), strict=False)
        rounds.append([(one, two) for one, two in pairs if one is not None and two is not None])
        around = [around[0], around[-1], *around[1:-1]]
    return [[*each] for each in rounds]


def _swap_players(tables: list[list[int]], met: Counter[tuple[int, int]], scores: dict[int, float]) -> bool:
    """Exchange players of equal seats where that makes two tables better.

    Return whether any were exchanged.
    """

    def cost(table: Sequence[int]) -> float:
        again = sum(met[min(pair), max(pair)] for pair in combinations(table, 2))
        values = [scores[player] for player in table]
        return 1000 * again + (max(values) - min(values)) ** 2

    changed = False
    costs = [cost(table) for table in tables]
    for here, table in enumerate(tables):
        others = sorted(range(len(tables)), key=lambda there: abs(there - here))[1:]
        for seat in range(len(table)):
            for there in others if costs[here] > 0 else ():
                other = tables[there]
                table[seat], other[seat] = other[seat], table[seat]
                new = cost(table), cost(other)
                if sum(new) < costs[here] + costs[there] - 1e-9:
                    costs[here], costs[there] = new
                    changed = True
                else:
                    table[seat], other[seat] = other[seat], table[seat]
    return changed
