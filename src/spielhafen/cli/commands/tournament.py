"""The command that lets bots play a tournament."""

from __future__ import annotations

from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from spielhafen.cli.cli_errors import EXIT_OK, usage_error
from spielhafen.cli.console import (
    check_answer_seconds,
    check_level_name,
    check_range,
    check_writable,
    format_table,
    load_words,
    parse_option_words,
    print_lines,
    progress_bar,
    resolve_game,
    write_text,
)
from spielhafen.core.errors import shorten

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.lab.self_play import GameSetup
    from spielhafen.tournaments.standings import Meeting
    from spielhafen.tournaments.tournament import Tournament, TournamentKind

MAX_BOTS: Final = 200
MAX_ROUNDS: Final = 100


def tournament(
    game: str,
    /,
    *,
    level: list[str] | None = None,
    kind: str = "swiss",
    seats: int | None = None,
    rounds: int = 5,
    duplicate: bool = False,
    option: list[str] | None = None,
    seed: int = 1,
    seconds: float | None = None,
    workers: int | None = None,
    json: Path | None = None,
) -> int:
    """Let bots play a tournament, and show its table."""
    from spielhafen.bots import LEVELS
    from spielhafen.tournaments.tournament import Entrant, Tournament

    found = resolve_game(game)
    options = parse_option_words(found, option)
    answer = check_answer_seconds(seconds, level or [])
    levels = [check_level_name(one) for one in level] if level else [one.id for one in LEVELS.values()]
    count = max(2, found.seats[0]) if seats is None else seats
    found.start(count, options)
    check_range("--rounds", rounds, 1, MAX_ROUNDS)
    check_range("--level", len(levels), max(2, count), MAX_BOTS)
    if json is not None:
        check_writable(json)
    contest = Tournament(check_kind(kind), count, [Entrant(one) for one in levels], rounds, duplicate)
    _play(found, contest, options, f"{seed}", answer, workers)
    _print_standings(found, contest)
    if json is not None:
        _write_json(json, found, contest, seed)
    return EXIT_OK


def check_kind(kind: str) -> TournamentKind:
    """Return this kind of tournament; raises UsageError for an unknown one."""
    from spielhafen.tournaments.tournament import KINDS

    for known in KINDS:
        if known == kind:
            return known
    raise usage_error("cli-unknown-kind", kind=shorten(kind), known=", ".join(KINDS))


def _play(
    game: Game, contest: Tournament, options: dict[str, object], seed: str, answer: float, workers: int | None
) -> None:
    from spielhafen.lab.executor import run_in_processes
    from spielhafen.lab.self_play import GameSetup

    while meetings := contest.next_round():
        jobs = [
            (
                GameSetup(game.name, tuple(contest.entrants[e].name for e in meeting.seats), options, answer),
                meeting,
            )
            for meeting in meetings
        ]
        title = load_words(game)("cli-tournament-round", round=meetings[0].round)
        with progress_bar(title) as tell:
            contest.record(run_in_processes(partial(_play_meeting, seed), jobs, workers, tell))


def _play_meeting(seed: str, job: tuple[GameSetup, Meeting]) -> Meeting:
    """Play a game; the same deal has the same chance with any players."""
    from dataclasses import replace

    from spielhafen.lab.self_play import play_game

    setup, meeting = job
    played = play_game(setup, f"{seed} deal {meeting.deal}")
    return replace(meeting, places=played.places, points=played.points or ())


def _print_standings(game: Game, contest: Tournament) -> None:
    from spielhafen.tournaments.standings import cross_table

    say = load_words(game)
    standings = contest.standings
    heads = [say(f"cli-tournament-{head}") for head in ("rank", "bot", "score", "opponents", "wins", "games")]
    rows = [
        [
            str(one.rank),
            contest.entrants[one.entrant].name,
            f"{one.score:.2f}",
            f"{one.opponents:.2f}",
            str(one.wins),
            str(one.games),
        ]
        for one in standings
    ]
    print_lines(*format_table(heads, rows))
    table = cross_table(len(contest.entrants), contest.meetings)
    order = [one.entrant for one in standings]
    names = [f"{rank}. {contest.entrants[e].name}" for rank, e in enumerate(order, 1)]
    cross = [
        [
            name,
            *(
                "·" if not table[e][other][1] else f"{table[e][other][0]:g}/{table[e][other][1]}"
                for other in order
            ),
        ]
        for name, e in zip(names, order, strict=True)
    ]
    print_lines(
        "", say("cli-tournament-cross"), *format_table(["", *map(str, range(1, len(order) + 1))], cross)
    )


def _write_json(file: Path, game: Game, contest: Tournament, seed: int) -> None:
    from json import dumps

    content = {"game": game.name, "rules": game.version, "seed": seed, **asdict(contest)}
    content["standings"] = [asdict(one) for one in contest.standings]
    write_text(file, dumps(content, indent=1) + "\n", force=True)
