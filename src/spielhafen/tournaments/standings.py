"""Standings and cross tables of a tournament, from the places at its tables."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

BYE_SCORE = 0.5
"""What a round without a table is worth, for each game at the other tables."""


@dataclass(frozen=True)
class Meeting:
    """A game of a tournament: who sits where, with which deal, and how it ended."""

    round: int
    """From 1."""
    seats: tuple[int, ...]
    """The numbers of the entrants by seat."""
    deal: int
    """Games with the same number have the same chance."""
    places: tuple[int, ...] = ()
    """From 1, by seat, equals share one; empty while it is not over."""
    points: tuple[float, ...] = ()
    """Points of the game by seat, if it counts any."""


@dataclass(frozen=True)
class Standing:
    """An entrant in the table of a tournament."""

    entrant: int
    rank: int
    """From 1; equals share one."""
    score: float
    opponents: float
    """The sum of the scores of all opponents, once for each game (Buchholz)."""
    wins: int
    games: int


def shares_beaten(values: Sequence[float]) -> list[float]:
    """Return for each value the share of the others that are smaller, equal ones by half.

    It is 1 for a value alone.
    """
    others = len(values) - 1
    return [
        (sum(other < value for other in values) + (values.count(value) - 1) / 2) / others if others else 1.0
        for value in values
    ]


def game_scores(meetings: Sequence[Meeting], *, duplicate: bool) -> list[list[float]]:
    """Return the score of each seat of each game, from 0 to 1.

    It is the share of the opponents who were beaten. In a duplicate tournament it is the share of those who
    did worse with the same deal at the same seat, so that the luck of the deal does not count.
    """
    at_table = [shares_beaten([-place for place in meeting.places]) for meeting in meetings]
    if not duplicate:
        return at_table
    has_points = all(meeting.points for meeting in meetings)
    values = [list(meeting.points) for meeting in meetings] if has_points else at_table
    same: dict[tuple[int, int, int], list[int]] = defaultdict(list)
    for number, meeting in enumerate(meetings):
        for seat in range(len(meeting.seats)):
            same[meeting.deal, len(meeting.seats), seat].append(number)
    scores = [list(each) for each in at_table]
    for (_, _, seat), numbers in same.items():
        if len(numbers) > 1:
            for number, share in zip(numbers, shares_beaten([values[n][seat] for n in numbers]), strict=True):
                scores[number][seat] = share
    return scores


def make_standings(
    entrants: int, meetings: Sequence[Meeting], byes: Mapping[int, float], *, duplicate: bool = False
) -> list[Standing]:
    """Return the table, the best first: by score, by the scores of the opponents, by wins."""
    played = [meeting for meeting in meetings if meeting.places]
    totals = [byes.get(entrant, 0.0) for entrant in range(entrants)]
    wins, games = [0] * entrants, [0] * entrants
    for meeting, scores in zip(played, game_scores(played, duplicate=duplicate), strict=True):
        for entrant, score, place in zip(meeting.seats, scores, meeting.places, strict=True):
            totals[entrant] += score
            wins[entrant] += place == 1
            games[entrant] += 1
    opponents = [0.0] * entrants
    for meeting in played:
        for entrant in meeting.seats:
            opponents[entrant] += sum(totals[other] for other in meeting.seats if other != entrant)
    keys = [(round(totals[e], 9), round(opponents[e], 9), wins[e]) for e in range(entrants)]
    order = sorted(range(entrants), key=lambda e: (*(-part for part in keys[e]), e))
    ranks = {key: rank for rank, key in reversed(list(enumerate((keys[e] for e in order), 1)))}
    return [Standing(e, ranks[keys[e]], totals[e], opponents[e], wins[e], games[e]) for e in order]


def cross_table(entrants: int, meetings: Sequence[Meeting]) -> list[list[tuple[float, int]]]:
    """Return for each pair how often the first was ahead of the second, and of how many games.

    Equal places count half.
    """
    table = [[(0.0, 0)] * entrants for _ in range(entrants)]
    for meeting in meetings:
        for entrant, place in zip(meeting.seats, meeting.places, strict=False):
            for other, beaten in zip(meeting.seats, meeting.places, strict=True):
                if other != entrant:
                    won, games = table[entrant][other]
                    table[entrant][other] = (won + (place < beaten) + (place == beaten) / 2, games + 1)
    return table
