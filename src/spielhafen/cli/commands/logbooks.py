"""Commands about logbooks: record one between bots, replay one."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Sequence
from math import inf
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from spielhafen.cli.cli_errors import EXIT_OK, error_in_file
from spielhafen.cli.console import (
    PathOrDash,
    check_absent,
    check_answer_seconds,
    check_range,
    check_writable,
    load_logbook,
    load_words,
    parse_levels,
    parse_option_words,
    print_lines,
    print_note,
    progress_bar,
    resolve_game,
    write_text,
)
from spielhafen.core import logbook
from spielhafen.core.errors import BrokenFile
from spielhafen.core.logbook import Logbook, Ply, play_ply
from spielhafen.core.play import CHANCE, OVER, PUBLIC, sample
from spielhafen.core.secret import view
from spielhafen.testing import golden_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from spielhafen.cli.console import ReportProgress
    from spielhafen.core.game import Game
    from spielhafen.core.play import State
    from spielhafen.core.text import Text


def record(
    game: str,
    /,
    *,
    seat: list[str] | None = None,
    seats: int | None = None,
    option: list[str] | None = None,
    seed: int = 1,
    seconds: float | None = None,
    out: Path | None = None,
    force: bool = False,
    golden: bool = False,
) -> int:
    """Let bots play a game, and write its logbook."""
    from spielhafen.lab import seat_failure_notices

    found = resolve_game(game)
    levels = parse_levels(found, seat, seats)
    answer = check_answer_seconds(seconds, levels)
    options = parse_option_words(found, option)
    if out is not None:  # before a long game, not after it
        check_absent(None if force else out)
        check_writable(out)
    with progress_bar(load_words(found)("cli-recording")) as tell:
        book, lots = record_game(found, levels, options, seed, answer, tell)
    written = golden_text(book) if golden else logbook.write_logbook(book)
    if out is None:
        sys.stdout.write(written)
    else:
        write_text(out, written, force=force)
    for said in seat_failure_notices(levels, lots):
        print_note(load_words(found).translate(said))
    return EXIT_OK


def record_game(
    game: Game,
    levels: Sequence[str],
    options: Mapping[str, object],
    seed: int,
    answer: float,
    tell: ReportProgress,
) -> tuple[Logbook, tuple[int, ...]]:
    """Play a game between bots; return its logbook, and the number of random moves of each bot.

    A bot that fails moves at random. Raises ProgramStartError, BadSeats, BadOption.
    """
    from spielhafen.bots import choose_move_with, close_bots, count_failures, create_bot

    # The seed alone decides: with a clock, a slow machine would record another game.
    bots = [create_bot(game, level, seconds=inf, answer_seconds=answer) for level in levels]
    state, random, plies = game.start(len(levels), options), Random(seed), list[Ply]()
    try:
        while (actor := state.actor()) != OVER and len(plies) < game.max_plies:
            if actor == CHANCE:
                move = sample(state, random)
            else:
                move = choose_move_with(bots[actor], view(state, actor), random.getrandbits(32))
            plies.append(Ply(actor, str(move)))
            state.play(move)
            tell(len(plies), 0)
    finally:
        close_bots(bots)
    names = [f"{_level_label(level).capitalize()} {seat}" for seat, level in enumerate(levels, 1)]
    return Logbook(game, names, options, plies), count_failures(bots)


def _level_label(level: str) -> str:
    """Return the name of a level in a logbook; for a program the last word of its command."""
    return re.sub(r"\W+", " ", level.rpartition("/")[2].rpartition(":")[2]).strip() or "bot"


def replay(
    file: PathOrDash,
    /,
    *,
    ply: int | None = None,
    seat: int | None = None,
    steps: bool = False,
    check: bool = False,
    position: PathOrDash | None = None,
    picture: PathOrDash | None = None,
) -> int:
    """Replay a logbook, checking every ply; show the table at its end or elsewhere."""
    book = load_logbook(file)
    check_range("--seat", seat, 1, len(book.names))
    check_range("--ply", ply, 0, len(book.plies))
    viewer = PUBLIC if seat is None else seat - 1
    last = len(book.plies) if ply is None else ply
    try:
        state = print_course(book, viewer, last) if steps else state_after(book, last)
        over = check and (book.final_state().actor() == OVER or book.drawn_by is not None)
    except BrokenFile as error:
        raise error_in_file(file, error) from None
    if check:
        print_lines(
            load_words(book.game)(
                "cli-logbook-right" if over else "cli-logbook-right-so-far", plies=len(book.plies)
            )
        )
    if position is not None:
        _write(position, json.dumps(book.game.dump(state), ensure_ascii=False, indent=1) + "\n")
    if picture is not None:
        _write(picture, book.game.render_svg(view_for(state, viewer), text_formatter(book)) + "\n")
    if not (steps or check or position or picture):
        print_table(book, state, viewer)
    return EXIT_OK


def _write(to: Path, written: str) -> None:
    if str(to) == "-":
        sys.stdout.write(written)
    else:
        write_text(to, written)


def text_formatter(book: Logbook) -> Callable[[Text], str]:
    """Return a function that formats texts with the players' names."""
    say = load_words(book.game)
    return lambda said: say.translate(said, book.names)


def state_after(book: Logbook, last: int) -> State:
    """Return the state after this number of plies; raises BrokenFile."""
    state = book.initial_state()
    for number, played_ply in enumerate(book.plies[:last], 1):
        play_ply(book.game, state, played_ply, number)
    return state


def print_course(book: Logbook, viewer: int, last: int) -> State:
    """Print the course of a game in sentences up to a ply; raises BrokenFile at a wrong ply."""
    from spielhafen.match.log import LogRecorder

    say, tell = load_words(book.game), LogRecorder(book.game)
    state = book.initial_state(tell)
    for number in range(last + 1):
        tell.ply = number
        if number:
            play_ply(book.game, state, book.plies[number - 1], number, tell)
        for told in tell.lines:
            line = told.for_viewer(viewer)
            said = say.translate(line.text, book.names)
            print_lines("", f"— {said} —") if line.head else print_lines(f"{number:>4}  {said}")
        tell.lines.clear()
    return state


def print_table(book: Logbook, state: State, viewer: int) -> None:
    """Print the table as this viewer may see it."""
    from spielhafen.terminal.plain.printer import print_scene

    print_scene(load_words(book.game), book.names, book.game.scene(view_for(state, viewer)), state.actors())


def view_for(state: State, viewer: int) -> State:
    """Return what this viewer may know; a viewer with a sealed choice to make gets their offers."""
    shown = state.clone()
    if viewer in shown.actors() and viewer != shown.actor():
        shown.ask(viewer)
    return view(shown, viewer)
