"""Commands to play: in the terminal, or in the browser."""

from __future__ import annotations

import getpass
import os
import shlex
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING, Final

from spielhafen.cli.cli_errors import EXIT_OK, command_error, error_in_file, file_error, usage_error
from spielhafen.cli.console import (
    check_absent,
    check_answer_seconds,
    check_level_name,
    check_not_with,
    check_only_with,
    level_names,
    load_words,
    parse_option_words,
    print_note,
    read_text,
    replace_unprintable,
    resolve_game,
)
from spielhafen.core.errors import SpielhafenError, shorten
from spielhafen.core.game import GAMES_ENV, find_games

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.match import SeatPlan
    from spielhafen.terminal.session import Session

MAX_WORKERS: Final = 64
MIN_MEMORY_MB: Final = 16
MAX_MEMORY_MB: Final = 65_536


def play(
    game: str | None = None,
    /,
    *,
    seat: list[str] | None = None,
    option: list[str] | None = None,
    seed: int | None = None,
    resume: Path | None = None,
    save: Path | None = None,
    guide: bool = False,
    plain: bool = False,
    pace: str | None = None,
    programs: bool = False,
    seconds: float | None = None,
    cores: int = 1,
) -> int:
    """Play at this terminal; the logbook is saved."""
    paced = check_pace(pace)
    if plain:
        check_not_with("--plain", {"--pace": pace})
    if not 1 <= cores <= MAX_WORKERS:
        raise usage_error(
            "cli-out-of-range", name="--cores", least="1", most=str(MAX_WORKERS), given=str(cores)
        )
    if guide and (seat or option or resume):
        raise usage_error("cli-guide-alone")
    if resume is not None:
        if game or seat or option:
            raise usage_error("cli-resume-alone")
        session = load_session(resume, seed, save, seconds, programs=programs)
    else:
        check_only_with("--resume", {"--programs": programs or None})
        found = resolve_game(game)
        session = (
            start_guided_session(found, seed, save)
            if guide
            else start_session(found, seat, option, seed, save, seconds)
        )
    if session.save_error is not None and session.file is not None:
        raise file_error(session.file, session.save_error)
    session.workers = 1 if cores > 1 else None
    try:
        code = _run_client(session, paced, plain=plain or not _is_interactive())
    finally:
        session.remove_empty_file()
    _print_location(session, str(session.file if session.is_saved else resume))
    return code


def _print_location(session: Session, kept: str) -> None:
    """Print where the logbook is and how to resume the game.

    Raises CommandError if the logbook could not be saved.
    """
    if session.save_error is not None:
        raise file_error(session.file or Path(kept), session.save_error)
    say = load_words(session.game)
    print_note(say("terminal-kept", file=kept))
    if session.match.winners is None:
        file = _quote(kept) + (" --programs" if external_programs(session.match.seats) else "")
        print_note(say("terminal-go-on", file=file, games=_games_option(session.game)))


def _games_option(game: Game) -> str:
    """Return the option that a command line needs to find this game; empty for built-in games."""
    folders = "" if game.package.startswith("spielhafen.") else os.environ.get(GAMES_ENV, "")
    return f"--games {_quote(folders)} " if folders else ""


def _quote(word: str) -> str:
    """Quote a word for the command line of this system."""
    return subprocess.list2cmdline([word]) if os.name == "nt" else shlex.quote(word)


def _is_interactive() -> bool:
    """Return whether input and output are a terminal that can be drawn on.

    Windows sets no TERM.
    """
    unnamed = "" if os.name == "nt" else "dumb"
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", unnamed) != "dumb"


def check_pace(pace: str | None) -> str:
    """Return this pace, or the default one; raises UsageError for an unknown one."""
    from spielhafen.terminal.tui.pace import DEFAULT_PACE, PACES

    if pace is not None and pace not in PACES:
        raise usage_error("cli-unknown-pace", pace=shorten(pace), known=", ".join(PACES))
    return pace or DEFAULT_PACE


def _run_client(session: Session, pace: str, *, plain: bool) -> int:
    """Play with one of the two clients, and return the exit code."""
    if plain:
        from spielhafen.terminal.plain.line_client import LineClient
        from spielhafen.terminal.shared.external_players import close_external_players

        try:
            LineClient(session, load_words(session.game)).run()
        finally:
            close_external_players()
        return EXIT_OK
    from spielhafen.terminal.tui.table_app import run_table_app

    return run_table_app(session, load_words(session.game), pace)


def start_session(
    game: Game,
    seat: Sequence[str] | None,
    option: Sequence[str] | None,
    seed: int | None,
    save: Path | None,
    seconds: float | None = None,
) -> Session:
    """Start a new match.

    Raises UsageError, BadSeats, BadOption, ProgramStartError, CommandError.
    """
    from spielhafen.terminal.session import create_session, reserve_logbook_path

    options = parse_option_words(game, option)
    plans = parse_seats([check_seat_text(written) for written in seat]) if seat else default_seats(game)
    game.start(len(plans), options)
    answer = check_answer_seconds(seconds, external_programs(plans))
    check_programs_start(game, plans)
    check_absent(save)
    session = create_session(game, options, plans, seed, save or reserve_logbook_path(game))
    session.answer_seconds = answer
    return session


def start_guided_session(game: Game, seed: int | None, save: Path | None) -> Session:
    """Start the guided first game: the user learns, bots have the other seats.

    Raises UsageError, CommandError.
    """
    from spielhafen.guides import game_guides
    from spielhafen.terminal.session import create_guided_session, reserve_logbook_path

    check_absent(save)
    guides = game_guides(game)
    if not guides:
        raise usage_error("cli-no-guide", game=load_words(game)("game-title"))
    seats = ["bot:sailor"] * guides[0].seats
    seats[guides[0].learner] = _user_name()
    return create_guided_session(
        game, guides[0], parse_seats(seats), seed, save or reserve_logbook_path(game)
    )


def load_session(
    file: Path,
    seed: int | None,
    save: Path | None,
    seconds: float | None = None,
    *,
    programs: bool = False,
) -> Session:
    """Load a match from its logbook, which is saved there again, or in `save`.

    Raises UsageError, CommandError, ProgramStartError.

    A logbook may come from anywhere: programs that it names are started only if the user allows it.
    """
    from spielhafen.terminal.session import resume_session

    check_absent(save)
    written = read_text(file)
    try:
        session = resume_session(written, seed, file, save)
    except SpielhafenError as error:
        raise error_in_file(file, error) from None
    if session.match.winners is None:
        named = external_programs(session.match.seats)
        if named and not programs:
            raise command_error(
                "cli-programs", file=str(file), command=replace_unprintable("; ".join(dict.fromkeys(named)))
            )
        session.answer_seconds = check_answer_seconds(seconds, named)
        check_programs_start(session.game, session.match.seats)
    session.prepare_file()
    return session


def external_programs(plans: Sequence[SeatPlan]) -> list[str]:
    """Return the commands of the external bots, as given in place of levels."""
    from spielhafen.bots import PROGRAM_PREFIX

    return [plan.level for plan in plans if plan.level.startswith(PROGRAM_PREFIX)]


def check_programs_start(game: Game, plans: Sequence[SeatPlan]) -> None:
    """Check that each external bot starts; raises ProgramStartError before anything has begun."""
    from spielhafen.bots import create_bot

    for level in external_programs(plans):
        create_bot(game, level)


def check_seat_text(written: str) -> str:
    """Return the text of a seat; raises UsageError for a level without `bot:` before it."""
    from spielhafen.bots import PROGRAM_PREFIX

    if written in level_names() or written.startswith(PROGRAM_PREFIX):
        raise usage_error("cli-level-alone", level=written)
    return written


def parse_seats(seats: Sequence[str]) -> list[SeatPlan]:
    """Parse seats: `Ada`, `bot:sailor`, `bot:captain:Drake`, `bot:run:python my_bot.py`.

    Raises UsageError.
    """
    from spielhafen.bots import PROGRAM_PREFIX
    from spielhafen.match import SeatPlan

    plans: list[SeatPlan] = []
    bot_names = _bot_names(seats)
    for written in seats:
        kind, colon, rest = written.partition(":")
        if kind == "bot" and colon:
            # A command may contain colons, so a name after it could not be told apart.
            level, _, name = (rest, "", "") if rest.startswith(PROGRAM_PREFIX) else rest.partition(":")
            plans.append(SeatPlan(_clean_seat_name(name or next(bot_names)), "bot", check_level_name(level)))
        else:
            plans.append(SeatPlan(_clean_seat_name(written)))
    called = Counter(plan.name.casefold() for plan in plans)
    doubles = {plan.name for plan in plans if called[plan.name.casefold()] > 1}
    if doubles:
        raise usage_error("cli-same-name", name=min(doubles))
    return plans


def _bot_names(seats: Sequence[str]) -> Iterator[str]:
    """Yield names for bots, unused ones first."""
    taken = {written.rpartition(":")[2].casefold() for written in seats}
    return cycle(sorted(load_words()("cli-bot-names").split(), key=lambda name: name.casefold() in taken))


def _clean_seat_name(written: str) -> str:
    from spielhafen.match import BadName, clean_name

    try:
        return clean_name(written)
    except BadName as error:
        raise usage_error("cli-bad-seat", given=written, why=error.text) from None


def default_seats(game: Game) -> list[SeatPlan]:
    """Return the user against bots: one more than the game needs, if there are seats."""
    least, most = game.seats
    bots = min(most, least + 1) - 1
    return parse_seats([_user_name(), *["bot:sailor"] * bots])


def _user_name() -> str:
    """Return the user's name as the system knows it."""
    try:
        return getpass.getuser()[:24].capitalize()
    except (OSError, KeyError):
        return load_words()("captain", number=1)


def serve(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str | None = None,
    open: bool = False,  # noqa: A002 - the option's name
    address: str | None = None,
    webhook: str | None = None,
    push: str | None = None,
    push_service: str | None = None,
    workers: int = 1,
    cores: int = 1,
    memory: int | None = None,
    proxy: list[str] | None = None,
) -> int:
    """Run the server for browsers."""
    from spielhafen.server import serve as serve_harbour

    if port is not None and not 1 <= port <= 65535:
        raise usage_error("cli-out-of-range", name="--port", least="1", most="65535", given=str(port))
    for name, given in (("--workers", workers), ("--cores", cores)):
        if not 1 <= given <= MAX_WORKERS:
            raise usage_error(
                "cli-out-of-range", name=name, least="1", most=str(MAX_WORKERS), given=str(given)
            )
    if memory is not None and not MIN_MEMORY_MB <= memory <= MAX_MEMORY_MB:
        least, most = str(MIN_MEMORY_MB), str(MAX_MEMORY_MB)
        raise usage_error("cli-out-of-range", name="--memory", least=least, most=most, given=str(memory))
    find_games()  # report broken games here rather than to the server's users
    return int(
        serve_harbour(
            host,
            port,
            database,
            open,
            address=address,
            webhook=webhook,
            push=push,
            push_service=push_service,
            workers=workers,
            cores=cores,
            memory=memory,
            proxies=proxy or (),
        )
        or EXIT_OK
    )
