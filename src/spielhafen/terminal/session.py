"""A match at one screen: people and bots in its seats, its logbook kept after everything that happens."""

from __future__ import annotations

import os
import re
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from msgspec import structs

from spielhafen.core import logbook
from spielhafen.core.game import find_game
from spielhafen.core.play import CHANCE, EVERYTHING, PUBLIC
from spielhafen.core.text import Text, text
from spielhafen.core.verifiable_rng import Luck
from spielhafen.match import Match, Opened, SeatPlan, SeatRefused, clean_name, open_match, proposals, seating
from spielhafen.match.events import Drawn
from spielhafen.match.play_moves import play_moves
from spielhafen.match.undo import undo

if TYPE_CHECKING:
    from collections.abc import Mapping

    from spielhafen.bots import Advice
    from spielhafen.core.game import Game
    from spielhafen.core.scene import Offer, Scene
    from spielhafen.match import LogLine
    from spielhafen.match.bot_replay import BotDecision

BOT_COMMENT: Final = re.compile(r"^;\s*bot ([1-9][0-9]?) (\w+|run:.*\S)\s*$", re.MULTILINE)
"""A comment in a kept logbook: this seat (from 1) was played by a bot of this level, or by this program."""

LENT_COMMENT: Final = re.compile(r"^;\s*lent ([1-9][0-9]?) (\w+)\s*$", re.MULTILINE)
"""The same of a seat for which a bot of this level played until its captain would take it back."""

FINAL_COMMENT: Final = re.compile(r"^;\s*final \w+\s*$")
"""By which golden logbooks are known; no longer true when somebody plays on."""

KEY_BYTES: Final = 32
LOCAL_OWNER: Final = "here"
"""Who owns the seats of all who share this screen."""


@dataclass(frozen=True)
class BotTask:
    """All a bot needs to choose a move, so that it can be sent to another process: never more than its seat may know."""

    seat: int
    game: str
    position: Any
    level: str
    seed: int
    workers: int | None = None
    answer_seconds: float | None = None
    """How long an answer of a program may take, if it is not as usual."""

    def choose_move(self) -> str:
        """The text of the chosen move; a bot that fails plays any move that gives nothing up, so that the game goes on."""
        game = find_game(self.game)
        view = game.load(self.position)
        view.viewer = self.seat
        from spielhafen.bots import PROGRAM_PREFIX, RandomBot, choose_move
        from spielhafen.terminal.shared.external_players import choose_external_move

        try:
            if self.level.startswith(PROGRAM_PREFIX):
                return str(choose_external_move(game, view, self.level, self.seed, self.answer_seconds))
            return str(choose_move(game, view, self.level, self.seed, self.workers))
        except Exception:  # noqa: BLE001 - whatever goes wrong in a bot, the people at the table want to play on
            return str(RandomBot().choose(view, Random(self.seed)))

    def find_advice(self) -> Advice | None:
        """What this level thinks of the decision; None if it finds no answer."""
        game = find_game(self.game)
        view = game.load(self.position)
        view.viewer = self.seat
        try:
            from spielhafen.bots import explain_move

            return explain_move(game, view, self.level, self.seed, self.workers)
        except Exception:  # noqa: BLE001 - nobody's game ends because an adviser is at a loss
            return None


def run_move_task(task: BotTask) -> str:
    """What a worker process does for a bot."""
    return task.choose_move()


def run_advice_task(task: BotTask) -> Advice | None:
    """What it does for somebody who asks for advice, or why a bot played as it did."""
    return task.find_advice()


class Session:
    """People, bots and their match."""

    def __init__(self, match: Match, file: Path | None = None) -> None:
        self.match = match
        self.file = file
        """Where the logbook goes as soon as something happens."""
        self.is_saved = False
        """Whether it went there."""
        self.ply_comments: list[str] = []
        """What somebody wrote beside plies, ply by ply."""
        self.comment_lines: list[str] = []
        """Lines of their own that he wrote."""
        self.workers: int | None = None
        """Whether two trees think about a decision, and one of them elsewhere (see `bots.bot`)."""
        self.answer_seconds: float | None = None
        """How long an answer of a program may take, if it is not as usual."""
        self.save_error: OSError | None = None
        """Why the logbook could not be kept the last time."""
        self.has_new_draws = False
        """Whether chance has spoken that was still owed when the logbook was taken up."""
        self.local_seats = [seat for seat, plan in enumerate(match.seats) if plan.owner == LOCAL_OWNER]
        """The seats of those who share this screen, also while a bot plays for one of them."""
        self.needs_privacy_screen = match.has_secrets and len(self.local_seats) > 1
        """Whether somebody must look away while another one looks."""

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
        """How a bot plays for a person who does not say how."""
        return seating.stand_in_level(self.match)

    @property
    def hides_all_hands(self) -> bool:
        """Whether bots play for all people here who must not look at each other's cards: then nobody looks at any."""
        return self.needs_privacy_screen and self.lent_seats == self.local_seats

    def find_person_to_move(self, viewer: int) -> int | None:
        """Whose decision it is among the people here; whoever looks already goes first."""
        due = [
            seat for seat in self.match.actors() if seat in self.local_seats and seat not in self.lent_seats
        ]
        return viewer if viewer in due else next(iter(due), None)

    def default_viewer(self) -> int:
        """Who may look at the table while nobody here has to decide: a single person, or everybody."""
        return self.local_seats[0] if len(self.local_seats) == 1 else PUBLIC

    def scene(self, viewer: int) -> Scene:
        """What this viewer sees now; while a bot plays for him, nothing is offered to him."""
        scene = self.match.scene(viewer)
        return replace(scene, offers=()) if viewer in self.lent_seats else scene

    def scene_after(self, viewer: int, ply: int) -> Scene:
        """What this viewer saw after so many plies."""
        return next(self.match.frames(viewer, ply, ply)).scene

    def log(self, viewer: int, first: int = 0) -> list[LogLine]:
        """The log from a ply on, as this viewer may read it."""
        return self.match.log(viewer, first)

    # Doing.

    def play(self, seat: int, typed: str) -> None:
        """A person plays what he typed: a move's text, or the beginning of one unless that is seldom wanted. Raises a MoveError,
        or SeatRefused while a bot plays for him; then nothing changes.
        """
        self._check_own(seat)
        seen = self.match.view_for(seat)
        offered = seen.moves() if seat in self.match.actors() else ()
        seldom = {offer.move for offer in self.scene(seat).offers if offer.minor}
        usual = (move for move in offered if str(move) not in seldom)
        move = self.game.catalogue.guess(typed, usual)
        self._do(play_moves(self.match, seat, [str(move)], time.time()))

    def undo(self, seat: int) -> None:
        """A person takes back his last ply; raises UndoRefused, or SeatRefused while a bot plays for him."""
        self._check_own(seat)
        self._do(undo(self.match, seat, time.time()))

    def check_draw(self, seat: int) -> None:
        """Raises UndoRefused unless those who sit here may end the game as a draw."""
        proposals.propose_draw(self.match, seat, time.time())

    def agree_draw(self, seat: int) -> None:
        """All who sit here agree to a draw; raises UndoRefused."""
        self._do(proposals.propose_draw(self.match, seat, time.time()))

    def lend_seat(self, seat: int, level: str) -> None:
        """A bot of this level plays for a person from now on; raises SeatRefused."""
        self._do(seating.lend(self.match, seat, level, time.time()))

    def take_back_seat(self, seat: int) -> None:
        """A person plays himself again; raises SeatRefused."""
        if self.match.over is None and seat not in self.lent_seats:
            raise SeatRefused(text("seat-not-lent"))
        self._do(seating.take_back(self.match, seat, time.time()))

    def result_text(self) -> Text:
        """Who has won."""
        winners = self.match.over or []
        if self.match.drawn:
            return text("terminal-drawn")
        if not winners:
            return text("terminal-unfinished" if self.match.unfinished else "terminal-won-nobody")
        key = "terminal-won" if len(winners) == 1 else "terminal-won-together"
        return text(key, names=", ".join(self.match.names[seat] for seat in winners))

    def create_bot_task(self, seat: int, level: str = "") -> BotTask:
        """What a bot has to think about, or, of a level, an adviser of whoever sits there."""
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
        )

    def recreate_bot_task(self, decision: BotDecision) -> BotTask:
        """What a bot had to think about before a ply."""
        position = self.game.dump(decision.view)
        return BotTask(decision.seat, self.game.name, position, decision.level, decision.seed, self.workers)

    def find_advice(self, seat: int) -> Advice:
        """What an admiral thinks of the decision that this seat has to make."""
        from spielhafen.bots import ADVICE_LEVEL, explain_move

        return explain_move(
            self.game, self.match.view_for(seat), ADVICE_LEVEL, self.match.bot_seed(seat), self.workers
        )

    def find_decision(self, ply: int | None) -> BotDecision:
        """What stands behind a ply, or behind the last one that a bot made; raises ReasonsUnavailable."""
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
        """What a bot could choose from before a ply, as it read it."""
        return self.game.scene(decision.view).offers

    def play_bot(self, seat: int, move: str) -> None:
        """A bot plays what it chose."""
        self._do(play_moves(self.match, seat, [move], time.time()))

    def _check_own(self, seat: int) -> None:
        if seat in self.lent_seats:
            seating.check_not_lent(self.match, seat)

    def _do(self, event: Any) -> None:
        self.match.apply(event)
        del self.ply_comments[len(self.match.plies) :]  # they were about what is taken back
        self.save()

    # Keeping.

    def save(self) -> None:
        """Write the logbook, all of it, beside the old one and then in its place; a full disk does not stop the game."""
        if self.file is None:
            return
        beside = self._beside(self.file)
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            beside.write_text(self.logbook_text(), "utf-8")
            os.replace(beside, self.file)  # noqa: PTH105 - replaces on every system, and in one go
            self.is_saved, self.save_error = True, None
        except OSError as error:
            self.save_error = error

    def remove_empty_file(self) -> None:
        """Leave nothing empty behind where no logbook was kept after all."""
        with suppress(OSError):
            if self.file is not None and not self.is_saved and not self.file.stat().st_size:
                self.file.unlink()

    def prepare_file(self) -> None:
        """Before anybody plays: what chance has said is kept, or it is made sure that what is played can be."""
        if self.has_new_draws:
            self.save()
        elif self.file is not None and self.match.over is None:
            self._try_writing(self.file)

    def _try_writing(self, file: Path) -> None:
        """Whether a logbook could be written there; `unkept` says why not."""
        beside = self._beside(file)
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            beside.touch()
            beside.unlink()
        except OSError as error:
            self.save_error = error

    @staticmethod
    def _beside(file: Path) -> Path:
        """Where a logbook is written before it takes the old one's place."""
        return file.with_name(f".{file.name}.new")

    def logbook_text(self) -> str:
        """The whole logbook with everything hidden in it, and which seats are bots: enough to go on later."""
        book = self.match.logbook(EVERYTHING)
        for place, comment in enumerate(self.ply_comments):
            book.plies[place] = replace(book.plies[place], comment=comment)
        head, _, rest = logbook.write(book).partition("\n")
        bots = [
            f"; {'lent' if plan.owner else 'bot'} {seat + 1} {' '.join(plan.level.splitlines())}"
            for seat, plan in enumerate(self.match.seats)
            if plan.kind == "bot"
        ]
        return "\n".join([head, *bots, *self.comment_lines, rest])


def create_session(
    game: Game, options: Mapping[str, object], plans: Sequence[SeatPlan], seed: int | None, file: Path | None
) -> Session:
    """A new match; raises BadSeats, BadOption."""
    owned = [structs.replace(plan, owner=LOCAL_OWNER) if plan.kind == "here" else plan for plan in plans]
    opened = open_match(game, options, owned, derive_key(seed), time.time())
    sitting = Session(Match(opened), file)
    sitting.save()
    return sitting


def resume_session(
    logbook_text: str, seed: int | None, file: Path | None, save_to: Path | None = None
) -> Session:
    """Go on with a logbook kept in `file`, and keep it there from now on, or `elsewhere`; raises BrokenFile and its
    siblings, BadName.

    It is written anew only when something happens: nothing does in a finished match. One whose key is known is proof of what
    chance brought, and nothing may take its place: what is played on from there goes to a file of its own.
    """
    book = logbook.read(logbook_text)
    key = derive_key(seed)
    pending = _pending_chance(book, key)
    match = Match(_opened(book, _plans(book, logbook_text), key, pending))
    if book.drawn_by is not None and match.over is None:
        match.apply(Drawn(book.drawn_by, time.time()))
    if file is not None and save_to is None and book.key:
        save_to = reserve_logbook_path(book.game)
    sitting = Session(match, save_to or file)
    sitting.ply_comments = [ply.comment for ply in book.plies]
    sitting.comment_lines = _remarks(logbook_text)
    sitting.has_new_draws = bool(pending)
    return sitting


def _plans(book: logbook.Logbook, written: str) -> list[SeatPlan]:
    """Who sat where when it was kept; raises BadName."""
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


def _remarks(written: str) -> list[str]:
    """Lines of comment that somebody wrote."""
    comments = [line.strip() for line in written.splitlines() if line.lstrip().startswith(";")]
    return [
        line
        for line in comments
        if not (BOT_COMMENT.match(line) or LENT_COMMENT.match(line) or FINAL_COMMENT.match(line))
    ]


def _opened(
    book: logbook.Logbook, plans: list[SeatPlan], key: bytes, pending: list[tuple[int, str]]
) -> Opened:
    """The match that goes on from a logbook, of which the new key proves nothing."""
    settled = {
        option.id: getattr(book.game.settle_options(book.options), option.id)
        for option in book.game.option_list()
    }
    plies = [(ply.actor, ply.move) for ply in book.plies] + pending
    brought = len(book.plies)
    return Opened(
        book.game.name, book.version, settled, plans, key.hex(), time.time(), plies, brought=brought
    )


def _pending_chance(book: logbook.Logbook, key: bytes) -> list[tuple[int, str]]:
    """What chance has to say where a logbook breaks off."""
    state, luck = book.final(), Luck(key)
    plies: list[tuple[int, str]] = []
    draw = sum(ply.actor == CHANCE for ply in book.plies)
    while state.actor() == CHANCE and len(book.plies) + len(plies) < book.game.cap:
        move = luck.outcome(state, draw + len(plies))
        plies.append((CHANCE, str(move)))
        state.play(move)
    return plies


def derive_key(seed: int | None) -> bytes:
    """The key of a match's chance: from a seed, or from the system's own chance."""
    return (
        secrets.token_bytes(KEY_BYTES)
        if seed is None
        else sha256(f"spielhafen seed {seed}".encode()).digest()
    )


def reserve_logbook_path(game: Game) -> Path:
    """Where a match's logbook goes if nobody says otherwise: named by game and time, never over another one.

    The place is taken at once, lest another match that begins in the same minute goes there, too.
    """
    from platformdirs import user_data_path

    folder = user_data_path("spielhafen", appauthor=False) / "logbooks"
    name = f"{game.name}-{time.strftime('%Y-%m-%d-%H%M')}"
    tries = (f"{name}.log" if number == 1 else f"{name}-{number}.log" for number in range(1, 1000))
    return next(folder / file for file in tries if _taken(folder / file))


def _taken(file: Path) -> bool:
    """Whether this place was free and is taken now; that nothing can be written there at all is said when a logbook is kept."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(exist_ok=False)
    except OSError as error:
        return not isinstance(error, FileExistsError)
    return True
