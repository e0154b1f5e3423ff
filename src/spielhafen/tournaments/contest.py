"""A tournament at a server: who has entered, the games of each round, and their results.

It is plain data that its methods change; where it is kept and how its tables are made is not known here.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Final

from msgspec import Struct

from spielhafen.core.errors import SpielhafenError
from spielhafen.core.text import text
from spielhafen.match.names import check_name_free
from spielhafen.tournaments.standings import Meeting, Standing, make_standings
from spielhafen.tournaments.tournament import Entrant, Tournament, TournamentKind

MAX_CONTESTANTS: Final = 64
MAX_BOT_CONTESTANTS: Final = 16
MAX_CONTEST_GAMES: Final = 500
MAX_CONTEST_ROUNDS: Final = 15
"""Of a Swiss tournament."""


class TournamentRefused(SpielhafenError):
    """A request that a tournament does not allow now."""


class Contestant(Struct, omit_defaults=True):
    """A person or bot who has entered."""

    name: str
    owner: str = ""
    """The hash of a person's token; empty for bots, and once it is erased."""
    level: str = ""
    """Of a bot."""
    since: int = 1
    until: int | None = None


class ContestGame(Struct, omit_defaults=True):
    """A game of a round, its table, and its result."""

    round: int
    seats: list[int]
    """The numbers of the entrants by seat."""
    deal: int
    """Games with the same number have the same chance."""
    table: str = ""
    """Empty until the table is made."""
    places: list[int] = []
    """By seat; empty while it is played."""
    points: list[float] = []
    decided: bool = False
    """Whether the organiser entered the result."""


class Commentator(Struct, omit_defaults=True):
    """A person who comments on the matches of a tournament."""

    name: str
    owner: str
    """The hash of their token."""


class Contest(Struct, omit_defaults=True):
    """A tournament at a server."""

    name: str
    game: str
    options: dict[str, bool | int | str]
    kind: TournamentKind
    seats: int
    rounds: int
    duplicate: bool
    organiser: str
    """The hash of their token; empty once it is erased."""
    secret: str
    """Where the chance of all tables comes from, in hex; never sent."""
    at: float
    entrants: list[Contestant] = []
    games: list[ContestGame] = []
    over: bool = False
    abandoned: bool = False
    """Whether it is over because nothing happened any more."""
    commentators: list[Commentator] = []
    commentary_link: str = ""
    """The hash of the token with which people become commentators; empty if there is none."""
    commentary_links: int = 0
    """Raised when a link is made and when one becomes void, so that no token comes again."""
    commentary_keys: list[str] = []
    """The hashes of the keys with which the newest links were made."""

    @property
    def round(self) -> int:
        """The number of the last round that has begun; 0 before the first."""
        return max((game.round for game in self.games), default=0)

    @property
    def is_running(self) -> bool:
        """Whether games of the present round are played."""
        return not self.over and self._lacks_results

    @property
    def _lacks_results(self) -> bool:
        return any(not game.places for game in self.games)

    @property
    def is_open(self) -> bool:
        """Whether people may enter."""
        return not self.over and not (self.kind == "knock-out" and self.games)

    @property
    def stage(self) -> int:
        """0 while people enter, 1 while rounds are played, 2 when it is over."""
        return 2 if self.over else min(len(self.games), 1)

    @property
    def people(self) -> frozenset[str]:
        """The hashes of the organiser, of all people who have entered, and of the commentators."""
        owners = {one.owner for one in self.entrants} | {one.owner for one in self.commentators}
        return frozenset({self.organiser, *owners} - {""})

    @property
    def standings(self) -> list[Standing]:
        """The table, the best first; that of a knock-out changes after each round."""
        if len(self.entrants) < self.seats:
            return make_standings(len(self.entrants), [], {})
        whole = not self._lacks_results or self.kind != "knock-out"
        return self._tournament(self.round if whole else self.round - 1).standings

    def is_like(self, other: Contest) -> bool:
        """Return whether another one is the same in all that its organiser has chosen."""
        return all(
            getattr(self, name) == getattr(other, name)
            for name in ("name", "game", "options", "kind", "seats", "rounds", "duplicate")
        )

    def find_entrant(self, owner: str) -> int | None:
        """Return the number of a person's entry, if they have entered."""
        return next((n for n, one in enumerate(self.entrants) if owner and one.owner == owner), None)

    def enter(self, name: str, owner: str, level: str = "") -> None:
        """Let a person or bot take part from the next round on; a person who is in already stays so."""
        if owner and self.find_entrant(owner) is not None:
            return
        if not self.is_open:
            raise TournamentRefused(text("tournament-entry-over"))
        others = [one.name for one in self.commentators if not owner or one.owner != owner]
        check_name_free(name, [*(one.name for one in self.entrants), *others], TournamentRefused)
        bots = sum(bool(one.level) for one in self.entrants)
        is_full = len(self.entrants) >= MAX_CONTESTANTS or (level and bots >= MAX_BOT_CONTESTANTS)
        if is_full or self._count_games(1) > MAX_CONTEST_GAMES:
            raise TournamentRefused(text("tournament-full"))
        self.entrants.append(Contestant(name, owner, level, self.round + 1))

    def check_entrant(self, number: int, name: str) -> None:
        """Refuse if the entrant with this number has another name: numbers may have moved."""
        if not 0 <= number < len(self.entrants) or self.entrants[number].name != name:
            raise TournamentRefused(text("tournament-no-entrant"))

    def withdraw(self, number: int) -> None:
        """Let an entrant drop out: at once before the first round, otherwise after the present one."""
        if not 0 <= number < len(self.entrants):
            raise TournamentRefused(text("tournament-no-entrant"))
        if not self.games:
            del self.entrants[number]
        elif self.entrants[number].until is None:
            self.entrants[number].until = self.round

    def start_round(self, number: int) -> None:
        """Pair the next round; a repeated request for it changes nothing."""
        if number == self.round and self.games:
            return
        if self.over or self.is_running or number != self.round + 1:
            raise TournamentRefused(text("tournament-no-round"))
        active = sum(self._entrant(one).is_in(number) for one in self.entrants)
        if active < (2 if self.kind == "knock-out" and self.games else self.seats):
            raise TournamentRefused(text("tournament-too-few", least=self.seats))
        if self._count_games() > MAX_CONTEST_GAMES:
            raise TournamentRefused(text("tournament-too-long", most=MAX_CONTEST_GAMES))
        found = self._tournament(self.round).next_round()
        if len(self.games) + len(found) > MAX_CONTEST_GAMES:
            raise TournamentRefused(text("tournament-too-long", most=MAX_CONTEST_GAMES))
        self.games += [ContestGame(one.round, list(one.seats), one.deal) for one in found]
        self.over = not found

    def decide(
        self, number: int, places: Sequence[int], *, decided: bool, points: Sequence[float] = ()
    ) -> None:
        """Note the result of a game of the present round.

        A result that came from a table stays; one that the organiser entered can be entered anew.
        """
        if not 0 <= number < len(self.games) or self.games[number].round != self.round:
            raise TournamentRefused(text("tournament-no-game"))
        if self.abandoned:
            raise TournamentRefused(text("tournament-abandoned"))
        game = self.games[number]
        if game.places and not (decided and game.decided):
            if decided:
                raise TournamentRefused(text("tournament-has-result"))
            return
        if len(places) != len(game.seats) or list(places) != [
            1 + sum(other < place for other in places) for place in places
        ]:
            raise TournamentRefused(text("tournament-bad-places"))
        game.places, game.points, game.decided = list(places), list(points), decided
        if not self.is_running:
            is_long = self._count_games() > MAX_CONTEST_GAMES
            self.over = not is_long and not self._tournament(self.round).next_round()

    def end(self) -> None:
        """End the tournament between two rounds."""
        if self.is_running or not self.games:
            raise TournamentRefused(text("tournament-round-runs"))
        self.over = True

    def abandon(self) -> None:
        """End the tournament, also in the midst of a round, since nothing happens any more."""
        if not self.over:
            self.over = self.abandoned = True

    def forget(self, owner: str) -> None:
        """Erase a person; the results of an entrant without a name stay, for the others."""
        self.commentators = [one for one in self.commentators if one.owner != owner]
        if (number := self.find_entrant(owner)) is not None:
            self.withdraw(number)
            if self.games:
                self.entrants[number].name = self.entrants[number].owner = ""
        if self.organiser == owner:
            self.organiser = ""

    def is_sealed(self, game: ContestGame) -> bool:
        """Return whether others still play the deal of a game, so that it must not become known."""
        return (
            self.duplicate
            and not self.over
            and any(other.deal == game.deal and not other.places for other in self.games)
        )

    def _count_games(self, more: int = 0) -> int:
        """Return how many games a round robin has in all, if more enter; otherwise 0.

        Dropouts can only lower it, so one that begins within a bound stays within it.
        """
        if self.kind != "round-robin":
            return 0
        ins = [self._entrant(one).is_in(self.round + 1) for one in self.entrants]
        ended = sum(not all(ins[number] for number in game.seats) for game in self.games)
        return ended + comb(sum(ins) + more, self.seats)

    def _tournament(self, until: int) -> Tournament:
        """Return the tournament as the pairings see it, up to a round."""
        meetings = [
            Meeting(one.round, tuple(one.seats), one.deal, tuple(one.places), tuple(one.points))
            for one in self.games
            if one.round <= until
        ]
        entrants = [self._entrant(one) for one in self.entrants]
        return Tournament(
            self.kind, self.seats, entrants, self.rounds, self.duplicate, turns=False, meetings=meetings
        )

    @staticmethod
    def _entrant(one: Contestant) -> Entrant:
        return Entrant(one.name, one.since, one.until)
