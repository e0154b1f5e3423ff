"""Reports of the lab as JSON and as tables of texts, which the caller formats."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from spielhafen import __version__
from spielhafen.bots import LEVELS
from spielhafen.core.game import find_game
from spielhafen.core.text import PlayerRef, Text, text
from spielhafen.lab.arena import ArenaResult
from spielhafen.lab.benchmark import Bench, Speed, TableSpeed
from spielhafen.lab.simulate import Simulation

if TYPE_CHECKING:
    from spielhafen.lab.elo import Rating
    from spielhafen.lab.ladder import DuelStatus, Ladder, Setting
    from spielhafen.lab.statistics import Average

LabReport: TypeAlias = "Simulation | ArenaResult | Bench"
Cell: TypeAlias = "Text | PlayerRef | str"
UNKNOWN: Final = "–"
CONFIDENCE: Final = 0.95
"""The confidence level of all intervals in a report."""


@dataclass(frozen=True)
class ReportTable:
    """A table with a title and column heads; numbers in its cells are formatted."""

    title: Text
    columns: tuple[Text, ...]
    rows: tuple[tuple[Cell, ...], ...]


def as_json(report: LabReport) -> str:
    """Return a whole report as JSON, for other programs."""
    kind = type(report).__name__.removesuffix("Result").lower()
    whole = {"kind": kind, "spielhafen": __version__, "confidence": CONFIDENCE}
    whole |= asdict(report)
    if isinstance(report, ArenaResult):
        whole["ratings"] = [asdict(found) for found in report.ratings]
    return json.dumps(whole, indent=2) + "\n"


def report_tables(report: LabReport) -> list[ReportTable]:
    """Return a report as tables for people."""
    if isinstance(report, Simulation):
        return list(_simulation(report))
    return [_ratings(report), _arena(report)] if isinstance(report, ArenaResult) else [_bench(report)]


def failure_notices(report: LabReport) -> list[Text]:
    """Return notices of programs for which random moves were played, and how many."""
    if isinstance(report, Simulation):
        return seat_failure_notices(report.players, [found.failures for found in report.seats])
    found = report.failures if isinstance(report, ArenaResult) else {}
    return [
        text("lab-random-moves", program=player, moves=number) for player, number in found.items() if number
    ]


def seat_failure_notices(players: Sequence[str], failures: Sequence[int]) -> list[Text]:
    """Return notices of seats for whose programs random moves were played."""
    return [
        text("lab-random-moves-seat", who=PlayerRef(seat), program=player, moves=number)
        for seat, (player, number) in enumerate(zip(players, failures, strict=True))
        if number
    ]


def _simulation(report: Simulation) -> Iterator[ReportTable]:
    heads = ("captain", "level", "wins", "interval", "place", "points")
    rows = [
        (
            PlayerRef(seat),
            _player(found.player),
            _percent(found.wins.mean),
            _interval(found.wins),
            f"{found.place.mean:.2f}",
            _with_error(found.points),
        )
        for seat, found in enumerate(report.seats)
    ]
    counted = {"games": report.games, "unfinished": report.unfinished, "winless": report.winless}
    yield _sheet(Text("lab-simulation", counted), heads, rows)
    yield _counts(report)
    if report.figures:
        figures = [
            (
                text(f"figure-{name}"),
                _percent(found.share) if found.of else UNKNOWN,
                _percents(found.low, found.high) if found.of else UNKNOWN,
                f"{found.of}",
            )
            for name, found in report.figures.items()
        ]
        yield _sheet(text("lab-figures"), ("figure", "share", "interval", "of"), figures)


def _player(level: str) -> Cell:
    """Return the name of a level; other players are called as in `player_name`."""
    return text(f"level-{level}") if level in LEVELS else level


def _counts(report: Simulation) -> ReportTable:
    averages = {"lab-plies": report.plies, "lab-rounds": report.rounds} | {
        f"figure-{name}": found for name, found in report.counts.items()
    }
    rows: list[tuple[Cell, ...]] = [
        (text(key), _with_error(found), *map("{:g}".format, _quantiles(found)))
        for key, found in averages.items()
        if found is not None
    ]
    return _sheet(text("lab-counts"), ("count", "mean", "minimum", "median", "p90", "maximum"), rows)


def _quantiles(found: Average) -> tuple[float, ...]:
    return found.minimum, found.median, found.p90, found.maximum


def _ratings(report: ArenaResult) -> ReportTable:
    rows = [_rating(found) for found in report.ratings]
    return _sheet(text("lab-ratings"), ("level", "elo", "interval"), rows)


def _rating(found: Rating) -> tuple[Cell, Cell, Cell]:
    """Return a level, its rating or the known bound, and the interval."""
    low, high = found.low, found.high
    elo: Cell = UNKNOWN
    if found.elo is not None:
        elo = f"{found.elo:+.0f}"
    elif low is not None or high is not None:
        elo = (
            text("lab-over", elo=f"{low:+.0f}") if low is not None else text("lab-under", elo=f"{high:+.0f}")
        )
    known = low is not None and high is not None and low < high
    return _player(found.level), elo, f"{low:+.0f} … {high:+.0f}" if known else UNKNOWN


def _arena(report: ArenaResult) -> ReportTable:
    rows = [
        (
            _player(duel.first),
            _player(duel.second),
            _percent(duel.wins.mean),
            _interval(duel.wins),
            _with_error(duel.lead),
        )
        for duel in report.duels
    ]
    title = text("lab-arena", seats=report.seats, deals=report.deals)
    return _sheet(title, ("first", "second", "wins", "interval", "lead"), rows)


def ladder_tables(ladder: Ladder) -> list[ReportTable]:
    """Return the duels and the ratings of a ladder as tables."""
    rows: list[tuple[Cell, ...]] = [_duel(status) for status in ladder.statuses()]
    heads = ("game", "seats", "first", "second", "wins", "interval", "deals", "goal", "met")
    return [_sheet(text("lab-ladder"), heads, rows), _ladder_ratings(ladder)]


def _duel(status: DuelStatus) -> tuple[Cell, ...]:
    wins, met = status.wins, {True: "lab-yes", False: "lab-no", None: "lab-open"}[status.met]
    second = _player(status.pairing.second) if status.pairing.second else text("lab-no-opponent")
    return (
        _setting(status.setting),
        f"{status.setting.seats}",
        _player(status.pairing.first),
        second,
        _percent(wins.mean) if wins else UNKNOWN,
        _interval(wins) if wins else UNKNOWN,
        f"{wins.count}" if wins else "0",
        _percent(status.goal),
        text(met),
    )


def _ladder_ratings(ladder: Ladder) -> ReportTable:
    rows: list[tuple[Cell, ...]] = []
    for setting in dict.fromkeys(_key(setting) for setting, _ in ladder.duels):
        whole = next(one for one, _ in ladder.duels if _key(one) == setting)
        rows += [(_setting(whole), f"{whole.seats}", *_rating(found)) for found in ladder.ratings(whole)]
    return _sheet(text("lab-ratings"), ("game", "seats", "level", "elo", "interval"), rows)


def _key(setting: Setting) -> str:
    return repr(setting)


def _setting(setting: Setting) -> str:
    return " ".join([setting.game, *find_game(setting.game).format_options(setting.options)])


def _bench(report: Bench) -> ReportTable:
    names = ("setup", "plies", "games", "clone", "view", "simulations", "thoughts")
    rows = [
        (
            f"{table.seats}",
            text(f"lab-bench-{name}", depth=round(table.depth)),
            _rate(name, getattr(table, name)),
            f"{getattr(table, name).ratio:.4g}",
        )
        for table in report.tables
        for name in names
    ]
    sizes = [(f"{table.seats}", text("lab-bench-size"), _sizes(table), "") for table in report.tables]
    loops = round(report.calibration)
    title = text("lab-bench", python=report.python, loops=loops)
    return _sheet(title, ("seats", "figure", "speed", "ratio"), [*rows, *sizes])


def _rate(name: str, speed: Speed) -> str:
    return f"{speed.microseconds:.2f} µs" if name in {"setup", "clone", "view"} else f"{speed.rate:,.0f}/s"


def _sizes(table: TableSpeed) -> str:
    return f"{table.bytes} B, JSON {table.json} B"


def _sheet(title: Text, heads: tuple[str, ...], rows: Sequence[tuple[Cell, ...]]) -> ReportTable:
    return ReportTable(title, tuple(text(f"lab-{head}") for head in heads), tuple(rows))


def _percent(part: float) -> str:
    return f"{100 * part:.1f} %"


def _percents(low: float, high: float) -> str:
    return f"{100 * max(0.0, low):.1f}–{100 * min(1.0, high):.1f} %"


def _interval(found: Average) -> str:
    """Return the interval of an average; unknown for a single value."""
    return _percents(found.low, found.high) if found.count > 1 else UNKNOWN


def _with_error(found: Average | None) -> str:
    if found is None:
        return UNKNOWN
    return f"{found.mean:.2f} ± " + (f"{found.high - found.mean:.2f}" if found.count > 1 else UNKNOWN)
