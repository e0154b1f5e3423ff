"""Commands about logbooks: let bots write one, look at one."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Sequence
from math import inf
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from spielhafen.cli.cli_errors import DONE, in_file, usage
from spielhafen.cli.console import (
    PathOrDash,
    answer_seconds,
    can_be_written,
    levels_of,
    note,
    nothing_there,
    options_of,
    out,
    progress,
    read_logbook,
    the_game,
    words,
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

    from spielhafen.cli.console import Progress
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
    """Let bots play a game; writes its logbook."""
    from spielhafen.lab import by_lot_at

    found = the_game(game)
    levels = levels_of(found, seat, seats)
    answer = answer_seconds(seconds, levels)
    options = options_of(found, option)
    if out is not None:  # before a long game, not after it
        nothing_there(None if force else out)
        can_be_written(out)
    with progress(words(found)("cli-recording")) as tell:
        book, lots = played(found, levels, options, seed, answer, tell)
    written = golden_text(book) if golden else logbook.write(book)
    if out is None:
        sys.stdout.write(written)
    else:
        write_text(out, written, force=force)
    for said in by_lot_at(levels, lots):
        note(words(found).say(said))
    return DONE


def played(
    game: Game,
    levels: Sequence[str],
    options: Mapping[str, object],
    seed: int,
    answer: float,
    tell: Progress,
) -> tuple[Logbook, tuple[int, ...]]:
    """A game between bots, and how many moves of each were made by lot; raises NoProgram, BadSeats, BadOption."""
    from spielhafen.bots import bot, decide, dismiss, troubles

    # The seed alone decides: by the clock, a slow machine would record another game.
    mates = [bot(game, level, seconds=inf, answer=answer) for level in levels]
    state, random, plies = game.start(len(levels), options), Random(seed), list[Ply]()
    try:
        while (actor := state.actor()) != OVER and len(plies) < game.cap:
            if actor == CHANCE:
                move = sample(state, random)
            else:
                move = decide(mates[actor], view(state, actor), random.getrandbits(32))
            plies.append(Ply(actor, str(move)))
            state.play(move)
            tell(len(plies), 0)
    finally:
        dismiss(mates)
    names = [f"{_called(level).capitalize()} {seat}" for seat, level in enumerate(levels, 1)]
    return Logbook(game, names, options, plies), troubles(mates)


def _called(level: str) -> str:
    """What a level is called in a logbook; a program by its last word, without folders and what else is no name."""
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
    book = read_logbook(file)
    viewer = PUBLIC if seat is None else _within("--seat", 1, len(book.names), seat) - 1
    last = len(book.plies) if ply is None else _within("--ply", 0, len(book.plies), ply)
    try:
        state = tell_course(book, viewer, last) if steps else state_after(book, last)
        over = check and (book.final().actor() == OVER or book.drawn_by is not None)
    except BrokenFile as error:
        raise in_file(file, error) from None
    if check:
        out(
            words(book.game)(
                "cli-logbook-right" if over else "cli-logbook-right-so-far", plies=len(book.plies)
            )
        )
    if position is not None:
        _write(position, json.dumps(book.game.dump(state), ensure_ascii=False, indent=1) + "\n")
    if picture is not None:
        _write(picture, book.game.picture(shown_to(state, viewer), speaker_of(book)) + "\n")
    if not (steps or check or position or picture):
        show_table(book, state, viewer)
    return DONE


def _within(name: str, least: int, most: int, given: int) -> int:
    if not least <= given <= most:
        raise usage("cli-out-of-range", name=name, least=least, most=most, given=given)
    return given


def _write(to: Path, written: str) -> None:
    if str(to) == "-":
        sys.stdout.write(written)
    else:
        write_text(to, written)


def speaker_of(book: Logbook) -> Callable[[Text], str]:
    """Says what stands on a table, its captains called by their names."""
    say = words(book.game)
    return lambda said: say.say(said, book.names)


def state_after(book: Logbook, last: int) -> State:
    """The state after so many plies; raises BrokenFile."""
    state = book.start()
    for number, played_ply in enumerate(book.plies[:last], 1):
        play_ply(book.game, state, played_ply, number)
    return state


def tell_course(book: Logbook, viewer: int, last: int) -> State:
    """Tell the course of the game in sentences, up to a ply; raises BrokenFile where it goes wrong."""
    from spielhafen.match.log import Teller

    say, tell = words(book.game), Teller(book.game)
    state = book.game.start(len(book.names), book.options, tell)
    for number in range(last + 1):
        tell.ply = number
        if number:
            play_ply(book.game, state, book.plies[number - 1], number, tell)
        for told in tell.lines:
            line = told.seen_by(viewer)
            said = say.say(line.text, book.names)
            out("", f"— {said} —") if line.head else out(f"{number:>4}  {said}")
        tell.lines.clear()
    return state


def show_table(book: Logbook, state: State, viewer: int) -> None:
    """The table as this viewer may see it."""
    from spielhafen.terminal.plain.printer import print_scene

    print_scene(words(book.game), book.names, book.game.scene(shown_to(state, viewer)), state.actors())


def shown_to(state: State, viewer: int) -> State:
    """What this viewer may know; who has a sealed choice to make is asked for it."""
    shown = state.clone()
    if viewer in shown.actors() and viewer != shown.actor():
        shown.ask(viewer)
    return view(shown, viewer)
