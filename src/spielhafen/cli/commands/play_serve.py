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
from string import ascii_uppercase
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from spielhafen.cli.cli_errors import EXIT_OK, command_error, error_in_file, file_error, usage_error
from spielhafen.cli.console import (
    check_absent,
    check_answer_seconds,
    check_level_name,
    check_not_with,
    check_only_with,
    check_range,
    level_names,
    load_words,
    parse_duration,
    parse_languages,
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

LogForm: TypeAlias = Literal["text", "json"]

MAX_WORKERS: Final = 64
MIN_MEMORY_MB: Final = 16
MAX_MEMORY_MB: Final = 65_536
DEFAULT_BACKUP_EVERY: Final = "6h"
DEFAULT_BACKUPS: Final = 14
MAX_BACKUPS: Final = 10_000


def play(
    game: str | None = None,
    /,
    *,
    seat: list[str] | None = None,
    option: list[str] | None = None,
    seed: int | None = None,
    resume: Path | None = None,
    save: Path | None = None,
    position: Path | None = None,
    guide: bool | str = False,
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
    check_range("--cores", cores, 1, MAX_WORKERS)
    if guide and (seat or option or resume or position):
        raise usage_error("cli-guide-alone")
    if position is not None:
        check_not_with("--position", {"--option": option, "--resume": resume})
    if resume is not None:
        if game or seat or option:
            raise usage_error("cli-resume-alone")
        session = load_session(resume, seed, save, seconds, programs=programs)
    else:
        check_only_with("--resume", {"--programs": programs or None})
        found = resolve_game(game)
        if position is not None:
            session = start_position_session(found, position, seat, seed, save)
        elif guide:
            session = start_guided_session(found, guide, seed, save)
        else:
            session = start_session(found, seat, option, seed, save, seconds)
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
        from spielhafen.terminal.plain.sandbox_client import SandboxClient
        from spielhafen.terminal.shared.external_players import close_external_players

        kind = LineClient if session.match.sandbox is None else SandboxClient
        try:
            kind(session, load_words(session.game)).run()
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


def start_position_session(
    game: Game, position: Path, seat: Sequence[str] | None, seed: int | None, save: Path | None
) -> Session:
    """Start a sandbox at the position of a file, in which the user plays all seats by default.

    The file may also hold lines as in the examples of a rulebook. Raises UsageError, CommandError, BadSeats.
    """
    from spielhafen.terminal.sandbox_session import create_sandbox_session
    from spielhafen.terminal.session import reserve_logbook_path
    from spielhafen.testing.position_source import read_any_position

    check_absent(save)
    try:
        state = read_any_position(game, read_text(position))
    except SpielhafenError as error:
        raise error_in_file(position, error) from None
    letters = [*ascii_uppercase[: state.seats()]]
    plans = parse_seats([check_seat_text(written) for written in seat or letters])
    check_programs_start(game, plans)
    return create_sandbox_session(game, state, plans, seed, save or reserve_logbook_path(game))


def start_guided_session(game: Game, name: bool | str, seed: int | None, save: Path | None) -> Session:
    """Start the guided first game of this name, or the first one.

    The user learns, bots have the other seats. Raises UsageError, CommandError.
    """
    from spielhafen.guides import game_guides
    from spielhafen.terminal.session import create_guided_session, reserve_logbook_path

    check_absent(save)
    guides = game_guides(game)
    if not guides:
        raise usage_error("cli-no-guide", game=load_words(game)("game-title"))
    guide = next((guide for guide in guides if name in (True, guide.name)), None)
    if guide is None:
        known = ", ".join(guide.name for guide in guides)
        raise usage_error("cli-unknown-guide", name=shorten(str(name)), known=known)
    seats = ["bot:sailor"] * guide.seats
    seats[guide.learner] = _user_name()
    return create_guided_session(game, guide, parse_seats(seats), seed, save or reserve_logbook_path(game))


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
    languages: str | None = None,
    parts: str | None = None,
    log: LogForm = "text",
    access_log: bool = False,
    smtp: str | None = None,
    backup_dir: Path | None = None,
    backup_every: str | None = None,
    backup_keep: int | None = None,
) -> int:
    """Run the server for browsers."""
    from spielhafen.server import serve as serve_harbour
    from spielhafen.store.backups import BackupPlan

    check_range("--port", port, 1, 65535)
    check_range("--workers", workers, 1, MAX_WORKERS)
    check_range("--cores", cores, 1, MAX_WORKERS)
    check_range("--memory", memory, MIN_MEMORY_MB, MAX_MEMORY_MB)
    check_range("--backup-keep", backup_keep, 1, MAX_BACKUPS)
    seconds = parse_duration("--backup-every", backup_every or DEFAULT_BACKUP_EVERY)
    if backup_dir is None:
        check_only_with("--backup-dir", {"--backup-every": backup_every, "--backup-keep": backup_keep})
    find_games()  # report broken games here rather than to the server's users
    return int(
        serve_harbour(
            host=host,
            port=port,
            database=database,
            open_browser=open,
            address=address,
            webhook=webhook,
            push=push,
            push_service=push_service,
            workers=workers,
            cores=cores,
            memory=memory,
            proxies=proxy or (),
            languages=parse_languages(languages),
            parts=[part.strip() for part in (parts or "").split(",") if part.strip()],
            log=log,
            access_log=access_log,
            smtp=smtp,
            backups=BackupPlan(str(backup_dir), seconds, backup_keep or DEFAULT_BACKUPS)
            if backup_dir
            else None,
        )
        or EXIT_OK
    )
