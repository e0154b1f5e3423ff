"""A match at one terminal, played by people and bots, its logbook saved after every event."""

from __future__ import annotations

import os
import re
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from msgspec import structs

from spielhafen.core import logbook
from spielhafen.core.play import CHANCE, EVERYTHING, PUBLIC
from spielhafen.core.text import Text, text
from spielhafen.core.variants import recorded_options
from spielhafen.core.verifiable_rng import VerifiableRng
from spielhafen.match import (
    Match,
    Opened,
    SeatPlan,
    SeatRefused,
    clean_name,
    leave_guide,
    open_guide,
    open_match,
    proposals,
    seating,
)
from spielhafen.match.events import Drawn, SandboxPlan
from spielhafen.match.frames import frame_after
from spielhafen.match.match import KEY_BYTES
from spielhafen.match.play_moves import play_moves
from spielhafen.match.undo import undo
from spielhafen.terminal.bot_task import BotTask

if TYPE_CHECKING:
    from collections.abc import Mapping

    from spielhafen.bots import Advice
    from spielhafen.core.game import Game
    from spielhafen.core.scene import Offer, Scene
    from spielhafen.guides import Guide
    from spielhafen.match import LogLine
    from spielhafen.match.bot_replay import BotDecision

BOT_COMMENT: Final = re.compile(r"^;\s*bot ([1-9][0-9]?) (\w+|run:.*\S)\s*$", re.MULTILINE)
"""A comment in a saved logbook: a bot of this level or command plays this seat (from 1)."""

LENT_COMMENT: Final = re.compile(r"^;\s*lent ([1-9][0-9]?) (\w+)\s*$", re.MULTILINE)
"""A comment for a seat that belongs to a person, for whom a bot of this level plays for now."""

FINAL_COMMENT: Final = re.compile(r"^;\s*final \w+\s*$")
"""The comment that marks golden logbooks; it is dropped when a game is continued."""

GUIDE_COMMENT: Final = re.compile(r"^;\s*guide ([a-z][a-z0-9-]*)\s*$", re.MULTILINE)
"""A comment for a match that follows a guide."""

LOCAL_OWNER: Final = "here"
"""The owner of the seats of all people at this terminal."""


class Session:
    """A match, the people and bots that play it, and its logbook file."""

    def __init__(self, match: Match, file: Path | None = None) -> None:
        self.match = match
        self.file = file
        """Where the logbook is saved after the first event."""
        self.is_saved = False
        """Whether the logbook has been saved there."""
        self.ply_comments: list[str] = []
        """Comments beside the plies of the loaded logbook, by ply."""
        self.comment_lines: list[str] = []
        """Other lines of comment in the loaded logbook."""
        self.workers: int | None = None
        """Extra processes for the search (see `bots.create_bot`); None: none."""
        self.answer_seconds: float | None = None
        """The time limit for an answer of an external bot; None: the default."""
        self.save_error: OSError | None = None
        """Why the logbook could not be saved the last time."""
        self.has_new_draws = False
        """Whether draws of chance were still missing when the logbook was loaded, and were made."""
        self.local_seats = [seat for seat, plan in enumerate(match.seats) if plan.owner == LOCAL_OWNER]
        """The seats of the people at this terminal, also while a bot plays for one of them."""
        shares_secrets = match.has_secrets and match.sandbox is None
        self.needs_privacy_screen = shares_secrets and len(self.local_seats) > 1
        """Whether one person must look away while another one looks at the screen."""

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.match.game

    # Who looks, who decides.

    @property
    def lent_seats(self) -> list[int]:
        """The seats of people for whom a bot plays until they take them back."""
        return [seat for seat in self.local_seats if self.match.seats[seat].kind == "bot"]

    @property
    def stand_in_level(self) -> str:
        """The default level of a bot that plays for a person."""
        return seating.stand_in_level(self.match)

    @property
    def hides_all_hands(self) -> bool:
        """Whether no hand may be shown: bots play for all people here, who have secrets."""
        return self.needs_privacy_screen and self.lent_seats == self.local_seats

    def find_person_to_move(self, viewer: int) -> int | None:
        """Return the seat of a person here who is to move, the viewer first; None if there is none."""
        due = [
            seat for seat in self.match.actors() if seat in self.local_seats and seat not in self.lent_seats
        ]
        return viewer if viewer in due else next(iter(due), None)

    def default_viewer(self) -> int:
        """Return the viewer while no person here is to move: a single person, or the public."""
        return self.local_seats[0] if len(self.local_seats) == 1 else PUBLIC

    def scene(self, viewer: int) -> Scene:
        """Return what this viewer sees now, without offers while a bot plays for them."""
        scene = self.match.scene(viewer)
        return replace(scene, offers=()) if viewer in self.lent_seats else scene

    def scene_after(self, viewer: int, ply: int) -> Scene:
        """Return what this viewer saw after this ply."""
        return frame_after(self.match, viewer, ply).scene

    def log(self, viewer: int, first: int = 0) -> list[LogLine]:
        """Return the log from a ply on, as this viewer may read it."""
        return self.match.log(viewer, first)

    # Commands.

    def play(self, seat: int, typed: str) -> None:
        """Play what a person typed: a move, or its beginning unless it is a minor one.

        Raises a MoveError, or SeatRefused while a bot plays for them; then nothing changes.
        """
        self._check_not_lent(seat)
        seen = self.match.view_for(seat)
        offered = seen.moves() if seat in self.match.actors() else ()
        seldom = {offer.move for offer in self.scene(seat).offers if offer.minor}
        usual = (move for move in offered if str(move) not in seldom)
        move = self.game.catalogue.read_prefix(typed, usual)
        self._apply(play_moves(self.match, seat, [str(move)], time.time()))

    def leave_guide(self, seat: int) -> None:
        """Play on without the guide; raises SeatRefused if there is none."""
        self._apply(leave_guide(self.match, seat, time.time()))

    def undo(self, seat: int) -> None:
        """Take back a person's last ply.

        Raises UndoRefused, or SeatRefused while a bot plays for them.
        """
        self._check_not_lent(seat)
        self._apply(undo(self.match, seat, time.time()))

    def check_draw(self, seat: int) -> None:
        """Check that the people here may end the game as a draw; raises UndoRefused."""
        proposals.propose_draw(self.match, seat, time.time())

    def agree_draw(self, seat: int) -> None:
        """End the game as a draw, agreed by all people here; raises UndoRefused."""
        self._apply(proposals.propose_draw(self.match, seat, time.time()))

    def lend_seat(self, seat: int, level: str) -> None:
        """Let a bot of this level play for a person from now on; raises SeatRefused."""
        self._apply(seating.lend(self.match, seat, level, time.time()))

    def take_back_seat(self, seat: int) -> None:
        """Let a person play again instead of a bot; raises SeatRefused."""
        if self.match.winners is None and seat not in self.lent_seats:
            raise SeatRefused(text("seat-not-lent"))
        self._apply(seating.take_back(self.match, seat, time.time()))

    def result_text(self) -> Text:
        """Return who has won."""
        winners = self.match.winners or []
        if self.match.drawn:
            return text("terminal-drawn")
        if not winners:
            return text("terminal-unfinished" if self.match.unfinished else "terminal-won-nobody")
        key = "terminal-won" if len(winners) == 1 else "terminal-won-together"
        return text(key, names=", ".join(self.match.names[seat] for seat in winners))

    def create_bot_task(self, seat: int, level: str = "") -> BotTask:
        """Create the task of the bot in a seat, or of an adviser of this level."""
        position = self.game.dump(self.match.view_for(seat))
        known = level or self.match.seats[seat].level
        return BotTask(
            seat,
            self.game.name,
            position,
            known,
            self.match.bot_seed(seat),
            self.workers,
            self.answer_seconds,
            "" if level or (scripted := self.match.scripted_ply) is None else scripted.move,
        )

    def recreate_bot_task(self, decision: BotDecision) -> BotTask:
        """Create the task that a bot had before a ply."""
        position = self.game.dump(decision.view)
        return BotTask(decision.seat, self.game.name, position, decision.level, decision.seed, self.workers)

    def find_advice(self, seat: int) -> Advice:
        """Return the strongest bot's evaluation of the decision of this seat."""
        from spielhafen.bots import ADVICE_LEVEL, explain_move

        return explain_move(
            self.game, self.match.view_for(seat), ADVICE_LEVEL, self.match.bot_seed(seat), self.workers
        )

    def find_decision(self, ply: int | None) -> BotDecision:
        """Return the decision of this ply, or of a bot's last one; raises ReasonsUnavailable."""
        from spielhafen.match.bot_replay import ReasonsUnavailable, find_decision

        last = len(self.match.plies)
        bots = [number for number, level in enumerate(self.match.bot_levels, 1) if level]
        if ply is None and not bots:
            raise ReasonsUnavailable(text("terminal-why-none"))
        number = bots[-1] if ply is None else ply
        if not 1 <= number <= last:
            raise ReasonsUnavailable(text("terminal-why-which", last=last))
        return find_decision(self.match, number)

    def offers_at(self, decision: BotDecision) -> Sequence[Offer]:
        """Return the offers that a bot had before a ply, as it saw them."""
        return self.game.scene(decision.view).offers

    def play_bot(self, seat: int, move: str) -> None:
        """Play a bot's move."""
        self._apply(play_moves(self.match, seat, [move], time.time()))

    def _check_not_lent(self, seat: int) -> None:
        if seat in self.lent_seats:
            seating.check_not_lent(self.match, seat)

    def _apply(self, event: Any) -> None:
        self.match.apply(event)
        del self.ply_comments[len(self.match.plies) :]  # the rest commented on plies that were taken back
        self.save()

    # Saving.

    def save(self) -> None:
        """Write the logbook to a temporary file that then replaces the old one.

        An OSError such as a full disk does not stop the game; it is kept as `save_error`.
        """
        if self.file is None:
            return
        beside = self._temporary_file(self.file)
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            beside.write_text(self.logbook_text(), "utf-8")
            os.replace(beside, self.file)  # noqa: PTH105 - replaces atomically on every system
            self.is_saved, self.save_error = True, None
        except OSError as error:
            self.save_error = error

    def remove_empty_file(self) -> None:
        """Remove the reserved file if no logbook was saved in it."""
        with suppress(OSError):
            if self.file is not None and not self.is_saved and not self.file.stat().st_size:
                self.file.unlink()

    def prepare_file(self) -> None:
        """Save new draws of chance before play begins, or check that the logbook can be saved."""
        if self.has_new_draws:
            self.save()
        elif self.file is not None and self.match.winners is None:
            self._check_writable(self.file)

    def _check_writable(self, file: Path) -> None:
        """Check that a logbook can be written there; otherwise `save_error` says why not."""
        beside = self._temporary_file(file)
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            beside.touch()
            beside.unlink()
        except OSError as error:
            self.save_error = error

    @staticmethod
    def _temporary_file(file: Path) -> Path:
        """Return the temporary file that a logbook is written to first."""
        return file.with_name(f".{file.name}.new")

    def logbook_text(self) -> str:
        """Return the whole logbook including secrets and which seats are bots, enough to resume it."""
        book = self.match.logbook(EVERYTHING)
        for place, comment in enumerate(self.ply_comments):
            book.plies[place] = replace(book.plies[place], comment=comment)
        head, _, rest = logbook.write_logbook(book).partition("\n")
        bots = [
            f"; {'lent' if plan.owner else 'bot'} {seat + 1} {' '.join(plan.level.splitlines())}"
            for seat, plan in enumerate(self.match.seats)
            if plan.kind == "bot"
        ]
        guide = [] if self.match.guide is None else [f"; guide {self.match.guide.name}"]
        return "\n".join([head, *bots, *guide, *self.comment_lines, rest])


def create_session(
    game: Game, options: Mapping[str, object], plans: Sequence[SeatPlan], seed: int | None, file: Path | None
) -> Session:
    """Start a new match; raises BadSeats, BadOption."""
    owned = [structs.replace(plan, owner=LOCAL_OWNER) if plan.kind == "here" else plan for plan in plans]
    opened = open_match(game, options, owned, derive_key(seed), time.time())
    sitting = Session(Match(opened), file)
    sitting.save()
    return sitting


def create_guided_session(
    game: Game, guide: Guide, plans: Sequence[SeatPlan], seed: int | None, file: Path | None
) -> Session:
    """Start a guided match: people sit on the seats that are no bots; raises SeatRefused."""
    owned = [structs.replace(plan, owner=LOCAL_OWNER) if plan.kind == "here" else plan for plan in plans]
    sitting = Session(Match(open_guide(game, guide, owned, derive_key(seed), time.time())), file)
    sitting.save()
    return sitting


def resume_session(
    logbook_text: str, seed: int | None, file: Path | None, save_to: Path | None = None
) -> Session:
    """Continue a logbook, saving it in `file` from now on, or in `save_to`.

    Raises BrokenFile and its siblings, BadName.

    The file is rewritten only when something happens, which it never does in a finished match. A logbook with
    a published key is proof of its chance and is never overwritten: the continuation goes to a new file.
    """
    book = logbook.read_logbook(logbook_text)
    key = derive_key(seed)
    pending = _draw_pending_chance(book, key)
    opened = _continue_match(book, _read_seats(book, logbook_text), key, pending)
    guide = GUIDE_COMMENT.search(logbook_text)
    match = Match(structs.replace(opened, guide=guide[1]) if guide else opened)
    if book.drawn_by is not None and match.winners is None:
        match.apply(Drawn(book.drawn_by, time.time()))
    if file is not None and save_to is None and book.key:
        save_to = reserve_logbook_path(book.game)
    sitting = Session(match, save_to or file)
    sitting.ply_comments = [ply.comment for ply in book.plies]
    sitting.comment_lines = _read_comment_lines(logbook_text)
    sitting.has_new_draws = bool(pending)
    return sitting


def _read_seats(book: logbook.Logbook, written: str) -> list[SeatPlan]:
    """Read the seats from a saved logbook; raises BadName."""
    from spielhafen.bots import LEVELS

    bots = {int(seat) - 1: level for seat, level in BOT_COMMENT.findall(written)}
    lent = {int(seat) - 1: level for seat, level in LENT_COMMENT.findall(written) if level in LEVELS}

    def plan(seat: int, name: str) -> SeatPlan:
        if seat in bots:
            return SeatPlan(name, "bot", bots[seat])
        return (
            SeatPlan(name, "bot", lent[seat], LOCAL_OWNER)
            if seat in lent
            else SeatPlan(name, owner=LOCAL_OWNER)
        )

    return [plan(seat, name) for seat, name in enumerate(map(clean_name, book.names))]


def _read_comment_lines(written: str) -> list[str]:
    """Return the lines of comment that users wrote."""
    comments = [line.strip() for line in written.splitlines() if line.lstrip().startswith(";")]
    known = (BOT_COMMENT, LENT_COMMENT, GUIDE_COMMENT, FINAL_COMMENT)
    return [line for line in comments if not any(kind.match(line) for kind in known)]


def _continue_match(
    book: logbook.Logbook, plans: list[SeatPlan], key: bytes, pending: list[tuple[int, str]]
) -> Opened:
    """Build the match that continues a logbook; the new key proves nothing about its old plies."""
    settled = recorded_options(book.game, book.options)
    plies = [(ply.actor, ply.move) for ply in book.plies] + pending
    brought = len(book.plies)
    sandbox = SandboxPlan(dict(book.position)) if book.position is not None else None
    opened = Opened(book.game.name, book.version, settled, plans, key.hex(), time.time(), plies)
    return structs.replace(opened, brought=brought, sandbox=sandbox)


def _draw_pending_chance(book: logbook.Logbook, key: bytes) -> list[tuple[int, str]]:
    """Draw the chance plies that are due where a logbook breaks off."""
    state, luck = book.final_state(), VerifiableRng(key)
    plies: list[tuple[int, str]] = []
    draw = sum(ply.actor == CHANCE for ply in book.plies)
    while state.actor() == CHANCE and len(book.plies) + len(plies) < book.game.max_plies:
        move = luck.outcome(state, draw + len(plies))
        plies.append((CHANCE, str(move)))
        state.play(move)
    return plies


def derive_key(seed: int | None) -> bytes:
    """Derive the key of a match's chance from a seed, or take it from the system's randomness."""
    return (
        secrets.token_bytes(KEY_BYTES)
        if seed is None
        else sha256(f"spielhafen seed {seed}".encode()).digest()
    )


def reserve_logbook_path(game: Game) -> Path:
    """Reserve a path for a match's logbook, named by game and time, never an existing file.

    The file is created at once, so that another match begun in the same minute gets another one.
    """
    from platformdirs import user_data_path

    folder = user_data_path("spielhafen", appauthor=False) / "logbooks"
    name = f"{game.name}-{time.strftime('%Y-%m-%d-%H%M')}"
    tries = (f"{name}.log" if number == 1 else f"{name}-{number}.log" for number in range(1, 1000))
    return next(folder / file for file in tries if _reserve(folder / file))


def _reserve(file: Path) -> bool:
    """Create the file and return whether it was free.

    If it cannot be created at all, the error is left to be reported when the logbook is saved.
    """
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(exist_ok=False)
    except OSError as error:
        return not isinstance(error, FileExistsError)
    return True
