"""Measures of a game's design, taken from the rows of a study.

    measures = measure_condition(plan.conditions[0], rows)

A row has the fields of `GameRow`, as plain values. Each measure is an average over games, so its interval allows for
decisions of one game not being independent.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import fsum, sqrt
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from spielhafen.core.game import find_game
from spielhafen.core.steps import Choice, paragraph_of
from spielhafen.lab.board_geometry import board_geometry
from spielhafen.lab.statistics import Average, Share, average, average_share, share

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from spielhafen.core.game import Game
    from spielhafen.core.moves import Move
    from spielhafen.lab.study.plan import Condition

StudyRow: TypeAlias = "Mapping[str, Any]"
HALF: Final = 2


@dataclass(frozen=True)
class Measures:
    """The measures of one condition.

    wins: the share of victories by seat. plies, rounds: the length. choices: the mean number of legal moves of a
    decision. forced: the share of decisions with a single legal move. lead_changes: how often the seat with most
    points changes from one round to the next. comebacks: the finished games with one winner who was behind half-way.
    decided_at: the part of the game after which its winner was never behind. moves, paragraphs: the number per game of each
    kind of move and of each paragraph that applied, those that never did included. lead_by_round, choices_by_round:
    the mean lead of the first over the second seat, and the mean number of legal moves.

    watched: the games whose turns were watched. interaction: the share of the turns of others that changed something
    of a seat. arrivals: how often per game a piece of a player had gone to each place of the board when the next turn
    began, places that were never reached included; empty without a board.

    None: the game counts no points or rounds, no game was decided, or no game was watched (one seat has no others).
    """

    condition: str
    games: int
    unfinished: int
    winless: int
    wins: tuple[Average, ...]
    plies: Average
    rounds: Average | None
    choices: Average
    forced: Average
    lead_changes: Average | None
    comebacks: Share | None
    decided_at: Average | None
    moves: Mapping[str, float]
    paragraphs: Mapping[str, float]
    lead_by_round: tuple[float, ...]
    choices_by_round: tuple[float, ...]
    watched: int
    interaction: Share | None
    arrivals: Mapping[str, float] | None

    def unused_moves(self) -> list[str]:
        """Return the kinds of moves that no player ever played."""
        return [kind for kind, count in self.moves.items() if not count]

    def unused_paragraphs(self) -> list[str]:
        """Return the paragraphs with a step or deed that never applied."""
        return [paragraph for paragraph, count in self.paragraphs.items() if not count]


def measure_condition(condition: Condition, rows: Sequence[StudyRow]) -> Measures:
    """Return the measures of at least one game of a condition."""
    game = find_game(condition.game)
    led = [row for row in rows if len(row["points_by_round"]) > 1]
    decided = [row for row in led if row["finished"] and max(row["wins"]) == 1]
    watched = [row["turns"] for row in rows if row.get("turns")]  # older rows lack it
    return Measures(
        condition=condition.name,
        games=len(rows),
        unfinished=sum(not row["finished"] for row in rows),
        winless=sum(row["finished"] and not any(row["wins"]) for row in rows),
        wins=tuple(
            average_share([row["wins"][seat] for row in rows]) for seat in range(len(condition.players))
        ),
        plies=average([row["plies"] for row in rows]),
        rounds=average([row["rounds"] for row in rows]) if rows[0]["rounds"] is not None else None,
        choices=average([sum(row["legal"]) / max(1, sum(row["decisions"])) for row in rows]),
        forced=average([sum(row["forced"]) / max(1, sum(row["decisions"])) for row in rows]),
        lead_changes=average([_lead_changes(row) for row in led]) if led else None,
        comebacks=share([(_is_comeback(row), 1) for row in decided]) if decided else None,
        decided_at=average_share([_decided_at(row) for row in decided]) if decided else None,
        moves=_per_game(player_moves(game), [row["moves"] for row in rows]),
        paragraphs=_per_game(rule_paragraphs(game), [row["paragraphs"] for row in rows]),
        lead_by_round=_by_round(row["points_by_round"] for row in led if len(condition.players) > 1),
        choices_by_round=tuple(_choices_by_round(rows)),
        watched=len(watched),
        interaction=_interaction(watched),
        arrivals=_arrivals(condition, watched) if watched else None,
    )


def _interaction(watched: Sequence[Mapping[str, Any]]) -> Share | None:
    """Return the share of the turns of others that changed something of a seat."""
    games = [(sum(turns["changed"]), sum(turns["waits"])) for turns in watched if any(turns["waits"])]
    return share(games) if games else None


def _arrivals(condition: Condition, watched: Sequence[Mapping[str, Any]]) -> dict[str, float]:
    """Return the arrivals per game at each place of the board, in the order of the board."""
    names = (space.name for space in board_geometry(condition).spaces)
    return _per_game(dict.fromkeys(names), [turns["arrivals"] for turns in watched])


def player_moves(game: Game) -> list[str]:
    """Return the kinds of moves that players decide on, by the names of their classes."""
    return sorted({kind.__name__ for kind in _player_kinds(game)})


def _player_kinds(game: Game) -> Iterator[type[Move]]:
    for step in game.steps.values():
        if issubclass(step, Choice):
            yield from step.kinds
            for deed in step.deeds:
                yield from deed.kinds


def rule_paragraphs(game: Game) -> list[str]:
    """Return the paragraphs that have a step or deed, in the order of the rulebook."""
    kinds: set[type[object]] = set(game.steps.values())
    for step in game.steps.values():
        if issubclass(step, Choice):
            kinds |= {type(deed) for deed in step.deeds}
            if step.deeds:
                kinds.discard(step)  # its deeds apply, not the choice between them
    return sorted({paragraph_of(kind) for kind in kinds} - {""}, key=paragraph_order)


def paragraph_order(paragraph: str) -> tuple[int, str]:
    """Return the key that sorts §2 before §10."""
    digits = "".join(filter(str.isdigit, paragraph.partition(".")[0]))
    return int(digits), paragraph


def _per_game(names: Iterable[str], counts: Sequence[Mapping[str, int]]) -> dict[str, float]:
    """Return the mean count of each name, and of those that only the rows have."""
    known = [*names]
    known += sorted({name for row in counts for name in row} - set(known))
    return {name: fsum(row.get(name, 0) for row in counts) / len(counts) for name in known}


def leaders(points: Sequence[float]) -> set[int]:
    """Return the seats with most points."""
    most = max(points)
    return {seat for seat, count in enumerate(points) if count == most}


def _lead_changes(row: StudyRow) -> int:
    """Return how often the seat that leads alone changes."""
    alone = [min(leaders(points)) for points in row["points_by_round"] if len(leaders(points)) == 1]
    return sum(before != after for before, after in pairwise(alone))


def _is_comeback(row: StudyRow) -> bool:
    """Return whether the winner did not lead half-way, not even together with others."""
    points = row["points_by_round"]
    return row["wins"].index(1) not in leaders(points[len(points) // HALF])


def _decided_at(row: StudyRow) -> float:
    """Return the part of the rounds after which the winner was never behind."""
    winner, points = row["wins"].index(1), row["points_by_round"]
    behind = [number for number, now in enumerate(points, 1) if winner not in leaders(now)]
    return max(behind, default=0) / len(points)


def _by_round(games: Iterable[Sequence[Sequence[float]]]) -> tuple[float, ...]:
    """Return the mean lead of the first over the second seat when each round begins."""
    leads: list[list[float]] = []
    for points_by_round in games:
        for number, points in enumerate(points_by_round):
            if number == len(leads):
                leads.append([])
            first, second, *_ = sorted(points, reverse=True)
            leads[number].append(first - second)
    return tuple(fsum(lead) / len(lead) for lead in leads)


def _choices_by_round(rows: Sequence[StudyRow]) -> Iterator[float]:
    """Yield the mean number of legal moves in each round that has decisions."""
    for number in range(max((len(row["legal_by_round"]) for row in rows), default=0)):
        of_round = [row["legal_by_round"][number] for row in rows if number < len(row["legal_by_round"])]
        decisions = sum(count for _, count in of_round)
        yield sum(legal for legal, _ in of_round) / decisions if decisions else 0.0


@dataclass(frozen=True)
class Effect:
    """The difference of a figure between two conditions: second minus first.

    error: the standard error of the mean difference of pairs of games with the same chance. gain: the variance that
    games without pairs would have, divided by that of the pairs; 1 if pairing gains nothing.
    """

    mean: float
    error: float
    low: float
    high: float
    pairs: int
    gain: float


def compare_paired(
    first: Sequence[StudyRow], second: Sequence[StudyRow], figure: Callable[[StudyRow], float]
) -> Effect:
    """Compare a figure in games of the same number; raises ValueError below two pairs."""
    by_number = {row["number"]: row for row in first}
    pairs = [(figure(by_number[row["number"]]), figure(row)) for row in second if row["number"] in by_number]
    if len(pairs) < 2:
        raise ValueError(len(pairs))
    difference = average([after - before for before, after in pairs])
    apart = _variance([before for before, _ in pairs]) + _variance([after for _, after in pairs])
    together = difference.error**2 * len(pairs)
    gain = apart / together if together else 1.0
    return Effect(difference.mean, difference.error, difference.low, difference.high, len(pairs), gain)


def check_equal(rows: Sequence[StudyRow], figure: Callable[[StudyRow], float]) -> float:
    """Return how many standard errors the two halves of one condition differ: the A/A check.

    Without an error in the method it is a standard normal number, beyond 2 in one case of twenty.
    """
    halves = [[figure(row) for row in rows if row["number"] % 2 == part] for part in range(2)]
    first, second = (average(half) for half in halves)
    error = sqrt(first.error**2 + second.error**2)
    return (second.mean - first.mean) / error if error else 0.0


def _variance(values: Sequence[float]) -> float:
    return average(values).error ** 2 * len(values)
