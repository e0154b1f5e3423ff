"""Commands that play many games: how they end, who is better, how fast it goes."""

from __future__ import annotations

from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypedDict

from spielhafen.cli.cli_errors import DONE, FAILED, file_trouble, usage
from spielhafen.cli.console import (
    answer_seconds,
    can_be_written,
    check_seconds,
    known_level,
    levels_of,
    not_with,
    note,
    only_with,
    options_of,
    out,
    progress,
    read_text,
    table,
    the_game,
    words,
    write_text,
)
from spielhafen.core.errors import BadSeats
from spielhafen.core.game import find_game, find_games
from spielhafen.core.text import Captain, Text, text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from spielhafen.core.game import Game
    from spielhafen.lab import Finding, Ladder, Progress, Report, Step, Tuning

MOST_GAMES = 10_000_000
A_YEAR: Final = 525_600
"""Of minutes."""


class Runs(TypedDict):
    """From which number all chance comes, how long programs may think, how many processes play, and who is told how far they are."""

    seed: int
    seconds: float
    workers: int | None
    progress: Progress


class Limits(TypedDict):
    """How long levels play against each other, and from which number all chance comes."""

    deals: int
    precise: float
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
    """Let bots play many games and count how they end."""
    from spielhafen import lab

    found = the_game(game)
    options = options_of(found, option)
    _effort(number, workers)
    answer = answer_seconds(seconds, duel or seat or [])
    if json is not None:
        can_be_written(json)
    with progress(words(found)("cli-simulating")) as tell:
        runs: Runs = {"seed": seed, "seconds": answer, "workers": workers, "progress": tell}
        report: Report
        if duel:
            not_with("--duel", {"--seat": seat})
            levels, count = _duellists("--duel", duel), _duel_seats(found, seats, options)
            report = lab.arena(found, levels, count, options, deals=number, **runs)
        else:
            players = levels_of(found, seat, seats)
            found.start(len(players), options)
            report = lab.simulate(found, players, options, games=number, **runs)
    _show(found, report, json)
    return DONE


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
    """Let levels play each against each until it is known how strong they are."""
    _effort(number, workers)
    if not 0 < precise < 1:
        raise usage("cli-out-of-range", name="--precise", least="0.001", most="0.999", given=f"{precise:g}")
    limits: Limits = {"deals": number, "precise": precise, "seed": seed}
    if keep is None:
        only_with("--keep", {"--page": page, "--minutes": minutes})
        answer = answer_seconds(seconds, level or [])
        return _round_robin(the_game(game), level, seats, option, answer, workers, json, limits)
    not_with("--keep", {"--level": level, "--option": option, "--json": json, "--seconds": seconds})
    return _kept(keep, page, game, seats, minutes, workers, limits)


def _round_robin(
    game: Game,
    level: list[str] | None,
    seats: int | None,
    option: list[str] | None,
    answer: float,
    workers: int | None,
    json: Path | None,
    limits: Limits,
) -> int:
    """All against all, and how strong that makes them."""
    from spielhafen import lab
    from spielhafen.bots import LEVELS

    if json is not None:
        can_be_written(json)
    options = options_of(game, option)
    levels = _duellists("--level", level) if level else [one.id for one in LEVELS.values() if not one.measure]
    count = _duel_seats(game, seats, options)
    with progress(words(game)("cli-simulating")) as tell:
        report = lab.arena(
            game, levels, count, options, **limits, seconds=answer, workers=workers, progress=tell
        )
    _show(game, report, json)
    return DONE


def _kept(
    keep: Path,
    page: Path | None,
    game: str | None,
    seats: int | None,
    minutes: float | None,
    workers: int | None,
    limits: Limits,
) -> int:
    """The whole ladder, measured on from what a file keeps, and written into a page."""
    if minutes is not None and not 0 <= minutes <= A_YEAR:
        raise usage("cli-out-of-range", name="--minutes", least="0", most=str(A_YEAR), given=f"{minutes:g}")
    can_be_written(keep)
    if page is not None:  # before hours of measuring, not after them
        _around(page)
        can_be_written(page)
    ladder = _ladder(keep, game, seats, limits)
    try:
        _climb(ladder, minutes, workers)
    finally:  # whoever is tired of waiting keeps what is known
        if page is not None:
            _into(page, ladder if game is None and seats is None else _ladder(keep, None, None, limits))
    return DONE


def _ladder(keep: Path, game: str | None, seats: int | None, limits: Limits) -> Ladder:
    """The ladder of a game or of all, as far as the file knows it; raises BadSeats, Usage, Failed."""
    from spielhafen import lab

    games = [find_game(game)] if game else list(find_games().values())
    wanted = [one for one in lab.settings(games) if seats in (None, one.seats)]
    if seats is not None and not wanted:
        if game:
            raise BadSeats(seats, *games[0].seats)
        raise usage("cli-no-game-for", seats=seats)
    try:
        return lab.Ladder(keep, wanted, **limits)
    except OSError as error:
        raise file_trouble(keep, error) from None


def _climb(ladder: Ladder, minutes: float | None, workers: int | None) -> None:
    """Measure on, and show where the ladder stands."""

    def shown(step: Step) -> None:
        if step.wins:
            one, rung = step.setting, step.rung
            options = " ".join(find_game(one.game).written_options(one.options))
            low, high = max(0.0, step.wins.low), min(1.0, step.wins.high)
            share = f"{100 * step.wins.mean:.1f} % ({100 * low:.0f}–{100 * high:.0f})"
            note(f"{one.game} {options} {one.seats}: {rung.first} {rung.second} {share}, {step.wins.count}")

    ladder.climb(inf if minutes is None else 60 * minutes, workers, shown)
    for title, heads, rows in _tables(ladder):
        out("", title, *table(heads, rows))


def _tables(ladder: Ladder) -> list[tuple[str, list[str], list[list[str]]]]:
    """Where the ladder stands: titles, heads and rows."""
    from spielhafen import lab

    say = words()
    return [
        (
            say.say(sheet.title),
            [say.say(head) for head in sheet.heads],
            [[say.say(cell) if isinstance(cell, Text) else str(cell) for cell in row] for row in sheet.rows],
        )
        for sheet in lab.ladder_sheets(ladder)
    ]


MARKS: Final = ("<!-- ladder -->", "<!-- /ladder -->")
"""Between these the ladder stands in a page."""


def _around(page: Path) -> tuple[str, str]:
    """What stands in a page before and after the ladder, marks included; raises Failed, and Usage if it has none."""
    before, begin, rest = read_text(page).partition(MARKS[0])
    _, end, after = rest.partition(MARKS[1])
    if not begin or not end:
        raise usage("cli-no-marks", file=str(page), marks=" … ".join(MARKS))
    return before + begin, end + after


def _into(page: Path, ladder: Ladder) -> None:
    """Write the ladder between the marks of a page; raises what `_around` does."""
    before, after = _around(page)
    lines = [""]
    for title, heads, rows in filter(_filled, _tables(ladder)):
        lines += ["", f"### {title}", "", _row(heads), _row(["---"] * len(heads)), *map(_row, rows)]
    write_text(page, before + "\n".join([*lines, "", ""]) + after, force=True)


def _filled(table: tuple[str, list[str], list[list[str]]]) -> bool:
    return bool(table[2])


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _within(name: str, given: int, most: int) -> None:
    if not 1 <= given <= most:
        raise usage("cli-out-of-range", name=name, least="1", most=str(most), given=str(given))


def _effort(number: int, workers: int | None) -> None:
    """Raises Usage for a number of games or processes that makes no sense."""
    _within("--number", number, MOST_GAMES)
    if workers is not None:
        _within("--workers", workers, 1000)


def _duellists(option: str, levels: list[str]) -> list[str]:
    """At least two different levels, named by this option; raises Usage."""
    different = list(dict.fromkeys(known_level(level) for level in levels))
    if len(different) < 2:
        raise usage("cli-one-duellist", option=option)
    return different


def _duel_seats(game: Game, seats: int | None, options: Mapping[str, object]) -> int:
    """So many as are asked for, otherwise as few as can play against each other; raises BadSeats, Usage."""
    count = max(2, game.seats[0]) if seats is None else seats
    game.start(count, options)
    if count < 2:
        raise usage("error-no-opponent", seats=count)
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
    """Learn from games of the rule of thumb what the features of a game are worth."""
    from spielhafen import lab

    found = the_game(game)
    options = options_of(found, option)
    _effort(number, workers)
    if write is not None:
        can_be_written(write)
    count = max(2, found.seats[0]) if seats is None else seats
    try:
        with progress(words(found)("cli-simulating")) as tell:
            learnt = lab.tune(found, count, options, games=number, seed=seed, workers=workers, progress=tell)
    except ValueError:
        raise usage("cli-nothing-to-learn", game=found.name) from None
    _show_learnt(found, learnt)
    if write is not None:
        settings = "".join(f" --option {word}" for word in option or ())
        command = f"spielhafen tune {game} --seats {count}{settings} --number {number} --seed {seed}"
        write_text(write, lab.written(learnt, command), force=True)
    return DONE


def _show_learnt(game: Game, learnt: Tuning) -> None:
    """What each feature is worth, and how well that foretells the ends of games."""
    say = words(game)
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
    out(say.say(text("lab-tuning", games=learnt.games, tables=learnt.tables)), *table(heads, rows))
    out(say.say(text("lab-losses", judged=f"{learnt.judged.mean:.4f}", tuned=f"{learnt.tuned.mean:.4f}")))


def bench(
    game: str, /, *, option: list[str] | None = None, seconds: float = 1.0, json: Path | None = None
) -> int:
    """Measure how fast a game runs here."""
    from spielhafen import lab

    found = the_game(game)
    options = options_of(found, option)
    check_seconds(seconds)
    if json is not None:
        can_be_written(json)
    with progress(words(found)("cli-measuring")) as tell:
        report = lab.bench(found, options, seconds=seconds, progress=tell)
    _show(found, report, json)
    return DONE


def conformance(command: str, /, *, game: list[str] | None = None, seconds: float = 5.0) -> int:
    """Find out whether a program keeps the protocol of bots; fails if it does not."""
    from spielhafen import lab

    check_seconds(seconds)
    games = [find_game(name) for name in game] if game else list(find_games().values())
    say = words()
    with progress(say("cli-measuring")):
        findings = lab.conformance(command, games, seconds)
    verdicts = {True: "cli-conformance-good", False: "cli-conformance-bad", None: "cli-conformance-other"}
    rows = [
        [found.game, say(f"conformance-{found.what}"), say(verdicts[found.good]), _in_detail(found)]
        for found in findings
    ]
    heads = [say(f"cli-conformance-{head}") for head in ("game", "what", "verdict", "detail")]
    out(*table(heads, rows))
    return DONE if all(found.good is not False for found in findings) else FAILED


def _in_detail(found: Finding) -> str:
    """What was counted, and what was wrong at first."""
    return "; ".join(said for said in (found.detail, found.why and words().say(found.why)) if said)


def _of_what(game: Game, report: Report) -> str:
    """The game, the house rules that are not as usual, and the seed."""
    say = words(game)
    told = game.written_options(getattr(report, "options", {}))
    seed = getattr(report, "seed", None)
    return " · ".join([say("game-title"), *told, *([] if seed is None else [say("cli-seed", seed=seed)])])


def _show(game: Game, report: Report, file: Path | None) -> None:
    """The report as tables, for which programs moves were made by lot, and then, whatever comes of that, to a file if there is one."""
    from spielhafen.lab import as_json, by_lot, sheets

    say = words(game)

    def cell(value: Text | Captain | str) -> str:
        if isinstance(value, Captain):
            return say("captain", number=value.seat + 1)
        return say.say(value) if isinstance(value, Text) else value

    out(_of_what(game, report))
    for sheet in sheets(report):
        out("", say.say(sheet.title))
        rows = [[cell(value) for value in row] for row in sheet.rows]
        out(*table([say.say(head) for head in sheet.heads], rows))
    for said in by_lot(report):
        note(say.say(said))
    if file is not None:
        write_text(file, as_json(report), force=True)
