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
    check_level,
    check_not_with,
    check_only_with,
    level_names,
    load_words,
    parse_options,
    print_note,
    read_text,
    replace_unprintable,
    resolve_game,
)
from spielhafen.core.errors import SpielhafenError, shortened
from spielhafen.core.game import FOLDERS, find_games

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
    plain: bool = False,
    pace: str | None = None,
    programs: bool = False,
    seconds: float | None = None,
    cores: int = 1,
) -> int:
    """Play at this terminal; the logbook is kept."""
    paced = check_pace(pace)
    if plain:
        check_not_with("--plain", {"--pace": pace})
    if not 1 <= cores <= MAX_WORKERS:
        raise usage_error(
            "cli-out-of-range", name="--cores", least="1", most=str(MAX_WORKERS), given=str(cores)
        )
    if resume is not None:
        if game or seat or option:
            raise usage_error("cli-resume-alone")
        sitting = load_session(resume, seed, save, seconds, programs=programs)
    else:
        check_only_with("--resume", {"--programs": programs or None})
        sitting = start_session(resolve_game(game), seat, option, seed, save, seconds)
    if sitting.save_error is not None and sitting.file is not None:
        raise file_error(sitting.file, sitting.save_error)
    sitting.workers = 1 if cores > 1 else None
    try:
        code = _at_the_table(sitting, paced, plain=plain or not _on_a_screen())
    finally:
        sitting.remove_empty_file()
    _tell_where(sitting, str(sitting.file if sitting.is_saved else resume))
    return code


def _tell_where(sitting: Session, kept: str) -> None:
    """In which file the logbook is, and how to go on with the game; raises Failed if it could not be kept."""
    if sitting.save_error is not None:
        raise file_error(sitting.file or Path(kept), sitting.save_error)
    say = load_words(sitting.game)
    print_note(say("terminal-kept", file=kept))
    if sitting.match.over is None:
        file = _typed(kept) + (" --programs" if external_programs(sitting.match.seats) else "")
        print_note(say("terminal-go-on", file=file, games=_found_with(sitting.game)))


def _found_with(game: Game) -> str:
    """What has to stand in a command line so that this game is found; nothing for those of the house."""
    folders = "" if game.package.startswith("spielhafen.") else os.environ.get(FOLDERS, "")
    return f"--games {_typed(folders)} " if folders else ""


def _typed(word: str) -> str:
    """A word as it has to be typed into the command line of this system."""
    return subprocess.list2cmdline([word]) if os.name == "nt" else shlex.quote(word)


def _on_a_screen() -> bool:
    """Whether somebody sits at a terminal that can be drawn on; that of Windows has no name."""
    unnamed = "" if os.name == "nt" else "dumb"
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", unnamed) != "dumb"


def check_pace(pace: str | None) -> str:
    """This pace, if there is one, or the usual one; raises Usage."""
    from spielhafen.terminal.tui.pace import DEFAULT_PACE, PACES

    if pace is not None and pace not in PACES:
        raise usage_error("cli-unknown-pace", pace=shortened(pace), known=", ".join(PACES))
    return pace or DEFAULT_PACE


def _at_the_table(sitting: Session, pace: str, *, plain: bool) -> int:
    """Play with one client or the other; the exit code."""
    if plain:
        from spielhafen.terminal.plain.line_client import LineClient
        from spielhafen.terminal.shared.external_players import close_external_players

        try:
            LineClient(sitting, load_words(sitting.game)).run()
        finally:
            close_external_players()
        return EXIT_OK
    from spielhafen.terminal.tui.table_app import run_table_app

    return run_table_app(sitting, load_words(sitting.game), pace)


def start_session(
    game: Game,
    seat: Sequence[str] | None,
    option: Sequence[str] | None,
    seed: int | None,
    save: Path | None,
    seconds: float | None = None,
) -> Session:
    """A new match; raises Usage, BadSeats, BadOption, NoProgram, Failed."""
    from spielhafen.terminal.session import create_session, reserve_logbook_path

    options = parse_options(game, option)
    plans = parse_seats([check_seat_text(written) for written in seat]) if seat else default_seats(game)
    game.start(len(plans), options)
    answer = check_answer_seconds(seconds, external_programs(plans))
    check_programs_start(game, plans)
    check_absent(save)
    sitting = create_session(game, options, plans, seed, save or reserve_logbook_path(game))
    sitting.answer_seconds = answer
    return sitting


def load_session(
    file: Path,
    seed: int | None,
    save: Path | None,
    seconds: float | None = None,
    *,
    programs: bool = False,
) -> Session:
    """A match from its logbook, kept there as soon as it goes on, or where `save` says; raises Usage, Failed, NoProgram.

    A logbook may come from anybody: programs that it names are started only if the person says so.
    """
    from spielhafen.terminal.session import resume_session

    check_absent(save)
    written = read_text(file)
    try:
        sitting = resume_session(written, seed, file, save)
    except SpielhafenError as error:
        raise error_in_file(file, error) from None
    if sitting.match.over is None:
        named = external_programs(sitting.match.seats)
        if named and not programs:
            raise command_error(
                "cli-programs", file=str(file), command=replace_unprintable("; ".join(dict.fromkeys(named)))
            )
        sitting.answer_seconds = check_answer_seconds(seconds, named)
        check_programs_start(sitting.game, sitting.match.seats)
    sitting.prepare_file()
    return sitting


def external_programs(plans: Sequence[SeatPlan]) -> list[str]:
    """The programs that are to play, as they stand in place of levels."""
    from spielhafen.bots import PROGRAM_PREFIX

    return [plan.level for plan in plans if plan.level.startswith(PROGRAM_PREFIX)]


def check_programs_start(game: Game, plans: Sequence[SeatPlan]) -> None:
    """Start each program that is to play; raises NoProgram for one that cannot be, before anything has begun."""
    from spielhafen.bots import create_bot

    for level in external_programs(plans):
        create_bot(game, level)


def check_seat_text(written: str) -> str:
    """What was written of a seat, unless it is a level with nothing before it, as other commands want it; raises Usage."""
    from spielhafen.bots import PROGRAM_PREFIX

    if written in level_names() or written.startswith(PROGRAM_PREFIX):
        raise usage_error("cli-level-alone", level=written)
    return written


def parse_seats(seats: Sequence[str]) -> list[SeatPlan]:
    """Who sits where: `Ada`, `bot:sailor`, `bot:captain:Drake`, `bot:run:python my_bot.py`; raises Usage."""
    from spielhafen.bots import PROGRAM_PREFIX
    from spielhafen.match import SeatPlan

    plans: list[SeatPlan] = []
    birds = _free_birds(seats)
    for written in seats:
        kind, colon, rest = written.partition(":")
        if kind == "bot" and colon:
            # A command line may have colons of its own, so nobody can tell a name behind it.
            level, _, name = (rest, "", "") if rest.startswith(PROGRAM_PREFIX) else rest.partition(":")
            plans.append(SeatPlan(_name(name or next(birds)), "bot", check_level(level)))
        else:
            plans.append(SeatPlan(_name(written)))
    called = Counter(plan.name.casefold() for plan in plans)
    doubles = {plan.name for plan in plans if called[plan.name.casefold()] > 1}
    if doubles:
        raise usage_error("cli-same-name", name=min(doubles))
    return plans


def _free_birds(seats: Sequence[str]) -> Iterator[str]:
    """Names for bots, first those that nobody else has."""
    taken = {written.rpartition(":")[2].casefold() for written in seats}
    return cycle(sorted(load_words()("cli-bot-names").split(), key=lambda bird: bird.casefold() in taken))


def _name(written: str) -> str:
    from spielhafen.match import BadName, clean_name

    try:
        return clean_name(written)
    except BadName as error:
        raise usage_error("cli-bad-seat", given=written, why=error.text) from None


def default_seats(game: Game) -> list[SeatPlan]:
    """The person at this machine against bots: one more than the game needs, if it takes so many."""
    least, most = game.seats
    bots = min(most, least + 1) - 1
    return parse_seats([_user(), *["bot:sailor"] * bots])


def _user() -> str:
    """What the person at this machine is called, as far as the machine knows."""
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
    """Open the harbour in the browser."""
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
    find_games()  # what is wrong with them is said here, and not to whoever comes into the harbour
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
