"""Commands that play many games: how they end, who is stronger, how fast they run."""

from __future__ import annotations

from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypedDict

from spielhafen.cli.cli_errors import EXIT_FAILURE, EXIT_OK, file_error, usage_error
from spielhafen.cli.console import (
    check_answer_seconds,
    check_level_name,
    check_not_with,
    check_only_with,
    check_range,
    check_seconds,
    check_writable,
    format_table,
    load_words,
    parse_levels,
    parse_option_words,
    print_lines,
    print_note,
    progress_bar,
    read_text,
    resolve_game,
    write_text,
)
from spielhafen.core.errors import BadSeats
from spielhafen.core.game import find_game, find_games
from spielhafen.core.text import PlayerRef, Text, text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from spielhafen.core.game import Game
    from spielhafen.lab import DuelStatus, Finding, FittedWeights, LabReport, Ladder, ProgressCallback

MAX_GAMES = 10_000_000
MINUTES_PER_YEAR: Final = 525_600
"""The maximum of `--minutes`."""


class RunSettings(TypedDict):
    """The settings of a run: seed, time limit of external bots, processes, progress callback."""

    seed: int
    seconds: float
    workers: int | None
    progress: ProgressCallback


class ArenaLimits(TypedDict):
    """The limits of an arena: number of deals, precision, seed."""

    deals: int
    precision: float
    seed: int


def simulate(
    game: str,
    /,
    *,
    seat: list[str] | None = None,
    seats: int | None = None,
    duel: list[str] | None = None,
    option: list[str] | None = None,
    number: int = 100,
    seed: int = 1,
    seconds: float | None = None,
    workers: int | None = None,
    json: Path | None = None,
) -> int:
    """Let bots play many games, and count how they end."""
    from spielhafen import lab

    found = resolve_game(game)
    options = parse_option_words(found, option)
    _check_effort(number, workers)
    answer = check_answer_seconds(seconds, duel or seat or [])
    if json is not None:
        check_writable(json)
    with progress_bar(load_words(found)("cli-simulating")) as tell:
        runs: RunSettings = {"seed": seed, "seconds": answer, "workers": workers, "progress": tell}
        report: LabReport
        if duel:
            check_not_with("--duel", {"--seat": seat})
            levels, count = _parse_duel_levels("--duel", duel), _duel_seats(found, seats, options)
            report = lab.run_arena(found, levels, count, options, deals=number, **runs)
        else:
            players = parse_levels(found, seat, seats)
            found.start(len(players), options)
            report = lab.run_simulation(found, players, options, games=number, **runs)
    _print_report(found, report, json)
    return EXIT_OK


def arena(
    game: str | None = None,
    /,
    *,
    level: list[str] | None = None,
    seats: int | None = None,
    option: list[str] | None = None,
    precise: float = 0.05,
    number: int = 200,
    seed: int = 1,
    seconds: float | None = None,
    workers: int | None = None,
    json: Path | None = None,
    keep: Path | None = None,
    page: Path | None = None,
    minutes: float | None = None,
) -> int:
    """Let levels play against each other until their strengths are known."""
    _check_effort(number, workers)
    if not 0 < precise < 1:
        raise usage_error(
            "cli-out-of-range", name="--precise", least="0.001", most="0.999", given=f"{precise:g}"
        )
    limits: ArenaLimits = {"deals": number, "precision": precise, "seed": seed}
    if keep is None:
        check_only_with("--keep", {"--page": page, "--minutes": minutes})
        answer = check_answer_seconds(seconds, level or [])
        return _round_robin(resolve_game(game), level, seats, option, answer, workers, json, limits)
    check_not_with("--keep", {"--level": level, "--option": option, "--json": json, "--seconds": seconds})
    return _run_ladder(keep, page, game, seats, minutes, workers, limits)


def _round_robin(
    game: Game,
    level: list[str] | None,
    seats: int | None,
    option: list[str] | None,
    answer: float,
    workers: int | None,
    json: Path | None,
    limits: ArenaLimits,
) -> int:
    """Let all levels play against all, and print their strengths."""
    from spielhafen import lab
    from spielhafen.bots import LEVELS

    if json is not None:
        check_writable(json)
    options = parse_option_words(game, option)
    levels = (
        _parse_duel_levels("--level", level)
        if level
        else [one.id for one in LEVELS.values() if not one.measure]
    )
    count = _duel_seats(game, seats, options)
    with progress_bar(load_words(game)("cli-simulating")) as tell:
        report = lab.run_arena(
            game, levels, count, options, **limits, seconds=answer, workers=workers, progress=tell
        )
    _print_report(game, report, json)
    return EXIT_OK


def _run_ladder(
    keep: Path,
    page: Path | None,
    game: str | None,
    seats: int | None,
    minutes: float | None,
    workers: int | None,
    limits: ArenaLimits,
) -> int:
    """Continue measuring the whole ladder that a file keeps, and write it into a page."""
    check_range("--minutes", minutes, 0, MINUTES_PER_YEAR)
    check_writable(keep)
    if page is not None:  # before hours of measuring, not after them
        _split_page(page)
        check_writable(page)
    ladder = _open_ladder(keep, game, seats, limits)
    try:
        _measure_ladder(ladder, minutes, workers)
    finally:  # an interrupted run keeps what is known
        if page is not None:
            _write_into_page(
                page, ladder if game is None and seats is None else _open_ladder(keep, None, None, limits)
            )
    return EXIT_OK


def _open_ladder(keep: Path, game: str | None, seats: int | None, limits: ArenaLimits) -> Ladder:
    """Return the ladder of a game or of all, as the file has it.

    Raises BadSeats, UsageError, CommandError.
    """
    from spielhafen import lab

    games = [find_game(game)] if game else list(find_games().values())
    wanted = [one for one in lab.all_settings(games) if seats in (None, one.seats)]
    if seats is not None and not wanted:
        if game:
            raise BadSeats(seats, *games[0].seats)
        raise usage_error("cli-no-game-for", seats=seats)
    try:
        return lab.Ladder(keep, wanted, **limits)
    except OSError as error:
        raise file_error(keep, error) from None


def _measure_ladder(ladder: Ladder, minutes: float | None, workers: int | None) -> None:
    """Continue measuring, and print the ladder."""

    def shown(step: DuelStatus) -> None:
        if step.wins:
            one, rung = step.setting, step.pairing
            options = " ".join(find_game(one.game).format_options(one.options))
            low, high = max(0.0, step.wins.low), min(1.0, step.wins.high)
            share = f"{100 * step.wins.mean:.1f} % ({100 * low:.0f}–{100 * high:.0f})"
            print_note(
                f"{one.game} {options} {one.seats}: {rung.first} {rung.second} {share}, {step.wins.count}"
            )

    ladder.run(inf if minutes is None else 60 * minutes, workers, shown)
    for title, heads, rows in _ladder_tables(ladder):
        print_lines("", title, *format_table(heads, rows))


def _ladder_tables(ladder: Ladder) -> list[tuple[str, list[str], list[list[str]]]]:
    """Return the tables of the ladder: titles, headings and rows."""
    from spielhafen import lab

    say = load_words()
    return [
        (
            say.translate(sheet.title),
            [say.translate(head) for head in sheet.columns],
            [
                [say.translate(cell) if isinstance(cell, Text) else str(cell) for cell in row]
                for row in sheet.rows
            ],
        )
        for sheet in lab.ladder_tables(ladder)
    ]


LADDER_MARKERS: Final = ("<!-- ladder -->", "<!-- /ladder -->")
"""The markers in a page between which the ladder is written."""


def _split_page(page: Path) -> tuple[str, str]:
    """Return the page before and after the ladder, markers included.

    Raises CommandError if it cannot be read, UsageError if it has no markers.
    """
    before, begin, rest = read_text(page).partition(LADDER_MARKERS[0])
    _, end, after = rest.partition(LADDER_MARKERS[1])
    if not begin or not end:
        raise usage_error("cli-no-marks", file=str(page), marks=" … ".join(LADDER_MARKERS))
    return before + begin, end + after


def _write_into_page(page: Path, ladder: Ladder) -> None:
    """Write the ladder between the markers of a page; raises the errors of `_split_page`."""
    before, after = _split_page(page)
    lines = [""]
    for title, heads, rows in filter(_has_rows, _ladder_tables(ladder)):
        lines += [
            "",
            f"### {title}",
            "",
            _markdown_row(heads),
            _markdown_row(["---"] * len(heads)),
            *map(_markdown_row, rows),
        ]
    write_text(page, before + "\n".join([*lines, "", ""]) + after, force=True)


def _has_rows(table: tuple[str, list[str], list[list[str]]]) -> bool:
    return bool(table[2])


def _markdown_row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _check_effort(number: int, workers: int | None) -> None:
    """Check the numbers of games and processes; raises UsageError."""
    check_range("--number", number, 1, MAX_GAMES)
    check_range("--workers", workers, 1, 1000)


def _parse_duel_levels(option: str, levels: list[str]) -> list[str]:
    """Return the levels of this option, at least two different ones; raises UsageError."""
    different = list(dict.fromkeys(check_level_name(level) for level in levels))
    if len(different) < 2:
        raise usage_error("cli-one-duellist", option=option)
    return different


def _duel_seats(game: Game, seats: int | None, options: Mapping[str, object]) -> int:
    """Return the number of seats: the given one, or the smallest with an opponent.

    Raises BadSeats, UsageError.
    """
    count = max(2, game.seats[0]) if seats is None else seats
    game.start(count, options)
    if count < 2:
        raise usage_error("error-no-opponent", seats=count)
    return count


def tune(
    game: str,
    /,
    *,
    seats: int | None = None,
    option: list[str] | None = None,
    number: int = 500,
    seed: int = 1,
    workers: int | None = None,
    write: Path | None = None,
) -> int:
    """Fit the weights of a game's features to games of the greedy bot."""
    from spielhafen import lab

    found = resolve_game(game)
    options = parse_option_words(found, option)
    _check_effort(number, workers)
    if write is not None:
        check_writable(write)
    count = max(2, found.seats[0]) if seats is None else seats
    try:
        with progress_bar(load_words(found)("cli-simulating")) as tell:
            learnt = lab.fit_weights(
                found, count, options, games=number, seed=seed, workers=workers, progress=tell
            )
    except ValueError:
        raise usage_error("cli-nothing-to-learn", game=found.name) from None
    _print_weights(found, learnt)
    if write is not None:
        settings = "".join(f" --option {word}" for word in option or ())
        command = f"spielhafen tune {game} --seats {count}{settings} --number {number} --seed {seed}"
        write_text(write, lab.format_weights(learnt, command), force=True)
    return EXIT_OK


def _print_weights(game: Game, learnt: FittedWeights) -> None:
    """Print the weight of each feature, and how well the weights predict results."""
    say = load_words(game)
    heads = [say(f"lab-{head}") for head in ("feature", "factor", "interval", "spread")]
    rows = [
        [
            say(f"feature-{one.feature}"),
            f"{one.factor:.2f}",
            f"{one.low:.2f} … {one.high:.2f}",
            f"{one.spread:.3g}",
        ]
        for one in learnt.factors
    ]
    print_lines(
        say.translate(text("lab-tuning", games=learnt.games, tables=learnt.positions)),
        *format_table(heads, rows),
    )
    print_lines(
        say.translate(
            text("lab-losses", judged=f"{learnt.loss_before.mean:.4f}", tuned=f"{learnt.loss_after.mean:.4f}")
        )
    )


def bench(
    game: str, /, *, option: list[str] | None = None, seconds: float = 1.0, json: Path | None = None
) -> int:
    """Measure how fast a game runs here."""
    from spielhafen import lab

    found = resolve_game(game)
    options = parse_option_words(found, option)
    check_seconds(seconds)
    if json is not None:
        check_writable(json)
    with progress_bar(load_words(found)("cli-measuring")) as tell:
        report = lab.run_benchmark(found, options, seconds=seconds, progress=tell)
    _print_report(found, report, json)
    return EXIT_OK


def conformance(command: str, /, *, game: list[str] | None = None, seconds: float = 5.0) -> int:
    """Check whether a program follows the protocol of bots; fail if it does not."""
    from spielhafen import lab

    check_seconds(seconds)
    games = [find_game(name) for name in game] if game else list(find_games().values())
    say = load_words()
    with progress_bar(say("cli-measuring")):
        findings = lab.check_conformance(command, games, seconds)
    verdicts = {True: "cli-conformance-good", False: "cli-conformance-bad", None: "cli-conformance-other"}
    rows = [
        [found.game, say(f"conformance-{found.check}"), say(verdicts[found.passed]), _finding_details(found)]
        for found in findings
    ]
    heads = [say(f"cli-conformance-{head}") for head in ("game", "what", "verdict", "detail")]
    print_lines(*format_table(heads, rows))
    return EXIT_OK if all(found.passed is not False for found in findings) else EXIT_FAILURE


def _finding_details(found: Finding) -> str:
    """Return what was counted, and the first error."""
    return "; ".join(
        said for said in (found.detail, found.reason and load_words().translate(found.reason)) if said
    )


def _report_heading(game: Game, report: LabReport) -> str:
    """Return the game, the house rules that differ from the default, and the seed."""
    say = load_words(game)
    told = game.format_options(getattr(report, "options", {}))
    seed = getattr(report, "seed", None)
    return " · ".join([say("game-title"), *told, *([] if seed is None else [say("cli-seed", seed=seed)])])


def _print_report(game: Game, report: LabReport, file: Path | None) -> None:
    """Print a report as tables, and the bots that failed; then write it to a file if given."""
    from spielhafen.lab import as_json, failure_notices, report_tables

    say = load_words(game)

    def cell(value: Text | PlayerRef | str) -> str:
        if isinstance(value, PlayerRef):
            return say("captain", number=value.seat + 1)
        return say.translate(value) if isinstance(value, Text) else value

    print_lines(_report_heading(game, report))
    for sheet in report_tables(report):
        print_lines("", say.translate(sheet.title))
        rows = [[cell(value) for value in row] for row in sheet.rows]
        print_lines(*format_table([say.translate(head) for head in sheet.columns], rows))
    for said in failure_notices(report):
        print_note(say.translate(said))
    if file is not None:
        write_text(file, as_json(report), force=True)
