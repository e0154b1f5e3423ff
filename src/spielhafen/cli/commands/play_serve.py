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

from spielhafen.cli.cli_errors import DONE, failed, file_trouble, in_file, usage
from spielhafen.cli.console import (
    answer_seconds,
    known_level,
    known_levels,
    not_with,
    note,
    nothing_there,
    only_with,
    options_of,
    printable,
    read_text,
    the_game,
    words,
)
from spielhafen.core.errors import SpielhafenError, shortened
from spielhafen.core.game import FOLDERS, find_games

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.match import SeatPlan
    from spielhafen.terminal.session import Sitting

MOST_WORKERS: Final = 64
LEAST_MEMORY: Final = 16
MOST_MEMORY: Final = 65_536


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
    paced = known_pace(pace)
    if plain:
        not_with("--plain", {"--pace": pace})
    if not 1 <= cores <= MOST_WORKERS:
        raise usage("cli-out-of-range", name="--cores", least="1", most=str(MOST_WORKERS), given=str(cores))
    if resume is not None:
        if game or seat or option:
            raise usage("cli-resume-alone")
        sitting = taken_up(resume, seed, save, seconds, programs=programs)
    else:
        only_with("--resume", {"--programs": programs or None})
        sitting = laid(the_game(game), seat, option, seed, save, seconds)
    if sitting.unkept is not None and sitting.file is not None:
        raise file_trouble(sitting.file, sitting.unkept)
    sitting.hands = 1 if cores > 1 else None
    try:
        code = _at_the_table(sitting, paced, plain=plain or not _on_a_screen())
    finally:
        sitting.give_back()
    _tell_where(sitting, str(sitting.file if sitting.kept else resume))
    return code


def _tell_where(sitting: Sitting, kept: str) -> None:
    """In which file the logbook is, and how to go on with the game; raises Failed if it could not be kept."""
    if sitting.unkept is not None:
        raise file_trouble(sitting.file or Path(kept), sitting.unkept)
    say = words(sitting.game)
    note(say("terminal-kept", file=kept))
    if sitting.match.over is None:
        file = _typed(kept) + (" --programs" if programs_of(sitting.match.seats) else "")
        note(say("terminal-go-on", file=file, games=_found_with(sitting.game)))


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


def known_pace(pace: str | None) -> str:
    """This pace, if there is one, or the usual one; raises Usage."""
    from spielhafen.terminal.tui.pace import PACES, USUAL_PACE

    if pace is not None and pace not in PACES:
        raise usage("cli-unknown-pace", pace=shortened(pace), known=", ".join(PACES))
    return pace or USUAL_PACE


def _at_the_table(sitting: Sitting, pace: str, *, plain: bool) -> int:
    """Play with one client or the other; the exit code."""
    if plain:
        from spielhafen.terminal.plain.line_client import LineClient
        from spielhafen.terminal.shared.external_players import say_good_bye

        try:
            LineClient(sitting, words(sitting.game)).run()
        finally:
            say_good_bye()
        return DONE
    from spielhafen.terminal.tui.table_app import play_on_screen

    return play_on_screen(sitting, words(sitting.game), pace)


def laid(
    game: Game,
    seat: Sequence[str] | None,
    option: Sequence[str] | None,
    seed: int | None,
    save: Path | None,
    seconds: float | None = None,
) -> Sitting:
    """A new match; raises Usage, BadSeats, BadOption, NoProgram, Failed."""
    from spielhafen.terminal.session import lay, logbook_place

    options = options_of(game, option)
    plans = plans_of([person_or_bot(written) for written in seat]) if seat else default_plans(game)
    game.start(len(plans), options)
    answer = answer_seconds(seconds, programs_of(plans))
    check_programs(game, plans)
    nothing_there(save)
    sitting = lay(game, options, plans, seed, save or logbook_place(game))
    sitting.seconds = answer
    return sitting


def taken_up(
    file: Path,
    seed: int | None,
    save: Path | None,
    seconds: float | None = None,
    *,
    programs: bool = False,
) -> Sitting:
    """A match from its logbook, kept there as soon as it goes on, or where `save` says; raises Usage, Failed, NoProgram.

    A logbook may come from anybody: programs that it names are started only if the person says so.
    """
    from spielhafen.terminal.session import resume

    nothing_there(save)
    written = read_text(file)
    try:
        sitting = resume(written, seed, file, save)
    except SpielhafenError as error:
        raise in_file(file, error) from None
    if sitting.match.over is None:
        named = programs_of(sitting.match.seats)
        if named and not programs:
            raise failed("cli-programs", file=str(file), command=printable("; ".join(dict.fromkeys(named))))
        sitting.seconds = answer_seconds(seconds, named)
        check_programs(sitting.game, sitting.match.seats)
    sitting.begin()
    return sitting


def programs_of(plans: Sequence[SeatPlan]) -> list[str]:
    """The programs that are to play, as they stand in place of levels."""
    from spielhafen.bots import PREFIX

    return [plan.level for plan in plans if plan.level.startswith(PREFIX)]


def check_programs(game: Game, plans: Sequence[SeatPlan]) -> None:
    """Start each program that is to play; raises NoProgram for one that cannot be, before anything has begun."""
    from spielhafen.bots import bot

    for level in programs_of(plans):
        bot(game, level)


def person_or_bot(written: str) -> str:
    """What was written of a seat, unless it is a level with nothing before it, as other commands want it; raises Usage."""
    from spielhafen.bots import PREFIX

    if written in known_levels() or written.startswith(PREFIX):
        raise usage("cli-level-alone", level=written)
    return written


def plans_of(seats: Sequence[str]) -> list[SeatPlan]:
    """Who sits where: `Ada`, `bot:sailor`, `bot:captain:Drake`, `bot:run:python my_bot.py`; raises Usage."""
    from spielhafen.bots import PREFIX
    from spielhafen.match import SeatPlan

    plans: list[SeatPlan] = []
    birds = _free_birds(seats)
    for written in seats:
        kind, colon, rest = written.partition(":")
        if kind == "bot" and colon:
            # A command line may have colons of its own, so nobody can tell a name behind it.
            level, _, name = (rest, "", "") if rest.startswith(PREFIX) else rest.partition(":")
            plans.append(SeatPlan(_name(name or next(birds)), "bot", known_level(level)))
        else:
            plans.append(SeatPlan(_name(written)))
    called = Counter(plan.name.casefold() for plan in plans)
    doubles = {plan.name for plan in plans if called[plan.name.casefold()] > 1}
    if doubles:
        raise usage("cli-same-name", name=min(doubles))
    return plans


def _free_birds(seats: Sequence[str]) -> Iterator[str]:
    """Names for bots, first those that nobody else has."""
    taken = {written.rpartition(":")[2].casefold() for written in seats}
    return cycle(sorted(words()("cli-bot-names").split(), key=lambda bird: bird.casefold() in taken))


def _name(written: str) -> str:
    from spielhafen.match import BadName, clean_name

    try:
        return clean_name(written)
    except BadName as error:
        raise usage("cli-bad-seat", given=written, why=error.text) from None


def default_plans(game: Game) -> list[SeatPlan]:
    """The person at this machine against bots: one more than the game needs, if it takes so many."""
    least, most = game.seats
    bots = min(most, least + 1) - 1
    return plans_of([_user(), *["bot:sailor"] * bots])


def _user() -> str:
    """What the person at this machine is called, as far as the machine knows."""
    try:
        return getpass.getuser()[:24].capitalize()
    except (OSError, KeyError):
        return words()("captain", number=1)


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
        raise usage("cli-out-of-range", name="--port", least="1", most="65535", given=str(port))
    for name, given in (("--workers", workers), ("--cores", cores)):
        if not 1 <= given <= MOST_WORKERS:
            raise usage("cli-out-of-range", name=name, least="1", most=str(MOST_WORKERS), given=str(given))
    if memory is not None and not LEAST_MEMORY <= memory <= MOST_MEMORY:
        least, most = str(LEAST_MEMORY), str(MOST_MEMORY)
        raise usage("cli-out-of-range", name="--memory", least=least, most=most, given=str(memory))
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
        or DONE
    )
