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

if TYPE_CHECKING:
    from collections.abc import Mapping

    from spielhafen.bots import Advice
    from spielhafen.core.game import Game
    from spielhafen.core.scene import Offer, Scene
    from spielhafen.match import Line
    from spielhafen.match.bot_replay import Decision

BOT: Final = re.compile(r"^;\s*bot ([1-9][0-9]?) (\w+|run:.*\S)\s*$", re.MULTILINE)
"""A comment in a kept logbook: this seat (from 1) was played by a bot of this level, or by this program."""

LENT: Final = re.compile(r"^;\s*lent ([1-9][0-9]?) (\w+)\s*$", re.MULTILINE)
"""The same of a seat for which a bot of this level played until its captain would take it back."""

FINAL: Final = re.compile(r"^;\s*final \w+\s*$")
"""By which golden logbooks are known; no longer true when somebody plays on."""

KEY_BYTES: Final = 32
HERE: Final = "here"
"""Who owns the seats of all who share this screen."""


@dataclass(frozen=True)
class Thought:
    """All a bot needs to choose a move, so that it can be sent to another process: never more than its seat may know."""

    seat: int
    game: str
    position: Any
    level: str
    seed: int
    hands: int | None = None
    seconds: float | None = None
    """How long an answer of a program may take, if it is not as usual."""

    def move(self) -> str:
        """The text of the chosen move; a bot that fails plays any move that gives nothing up, so that the game goes on."""
        game = find_game(self.game)
        view = game.load(self.position)
        view.viewer = self.seat
        from spielhafen.bots import PREFIX, AnyMove, choose
        from spielhafen.terminal.shared.external_players import ask

        try:
            if self.level.startswith(PREFIX):
                return str(ask(game, view, self.level, self.seed, self.seconds))
            return str(choose(game, view, self.level, self.seed, self.hands))
        except Exception:  # noqa: BLE001 - whatever goes wrong in a bot, the people at the table want to play on
            return str(AnyMove().choose(view, Random(self.seed)))

    def advice(self) -> Advice | None:
        """What this level thinks of the decision; None if it finds no answer."""
        game = find_game(self.game)
        view = game.load(self.position)
        view.viewer = self.seat
        try:
            from spielhafen.bots import why

            return why(game, view, self.level, self.seed, self.hands)
        except Exception:  # noqa: BLE001 - nobody's game ends because an adviser is at a loss
            return None


def think(thought: Thought) -> str:
    """What a worker process does for a bot."""
    return thought.move()


def consider(thought: Thought) -> Advice | None:
    """What it does for somebody who asks for advice, or why a bot played as it did."""
    return thought.advice()


class Sitting:
    """People, bots and their match."""

    def __init__(self, match: Match, file: Path | None = None) -> None:
        self.match = match
        self.file = file
        """Where the logbook goes as soon as something happens."""
        self.kept = False
        """Whether it went there."""
        self.comments: list[str] = []
        """What somebody wrote beside plies, ply by ply."""
        self.remarks: list[str] = []
        """Lines of their own that he wrote."""
        self.hands: int | None = None
        """Whether two trees think about a decision, and one of them elsewhere (see `bots.bot`)."""
        self.seconds: float | None = None
        """How long an answer of a program may take, if it is not as usual."""
        self.unkept: OSError | None = None
        """Why the logbook could not be kept the last time."""
        self.owed = False
        """Whether chance has spoken that was still owed when the logbook was taken up."""
        self.people = [seat for seat, plan in enumerate(match.seats) if plan.owner == HERE]
        """The seats of those who share this screen, also while a bot plays for one of them."""
        self.curtain = match.secrets and len(self.people) > 1
        """Whether somebody must look away while another one looks."""

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.match.game

    # Who looks, who decides.

    @property
    def lent(self) -> list[int]:
        """The seats of people for whom a bot plays until they take them back."""
        return [seat for seat in self.people if self.match.seats[seat].kind == "bot"]

    @property
    def stand_in(self) -> str:
        """How a bot plays for a person who does not say how."""
        return seating.stand_in(self.match)

    @property
    def unwatched(self) -> bool:
        """Whether bots play for all people here who must not look at each other's cards: then nobody looks at any."""
        return self.curtain and self.lent == self.people

    def person_due(self, looking: int) -> int | None:
        """Whose decision it is among the people here; whoever looks already goes first."""
        due = [seat for seat in self.match.actors() if seat in self.people and seat not in self.lent]
        return looking if looking in due else next(iter(due), None)

    def onlooker(self) -> int:
        """Who may look at the table while nobody here has to decide: a single person, or everybody."""
        return self.people[0] if len(self.people) == 1 else PUBLIC

    def scene(self, viewer: int) -> Scene:
        """What this viewer sees now; while a bot plays for him, nothing is offered to him."""
        scene = self.match.scene(viewer)
        return replace(scene, offers=()) if viewer in self.lent else scene

    def past(self, viewer: int, ply: int) -> Scene:
        """What this viewer saw after so many plies."""
        return next(self.match.frames(viewer, ply, ply)).scene

    def log(self, viewer: int, first: int = 0) -> list[Line]:
        """The log from a ply on, as this viewer may read it."""
        return self.match.log(viewer, first)

    # Doing.

    def play(self, seat: int, written: str) -> None:
        """A person plays what he typed: a move's text, or the beginning of one unless that is seldom wanted. Raises a MoveError,
        or SeatRefused while a bot plays for him; then nothing changes.
        """
        self._check_own(seat)
        seen = self.match.seen(seat)
        offered = seen.moves() if seat in self.match.actors() else ()
        seldom = {offer.move for offer in self.scene(seat).offers if offer.minor}
        usual = (move for move in offered if str(move) not in seldom)
        move = self.game.catalogue.guess(written, usual)
        self._do(self.match.act(seat, [str(move)], time.time()))

    def undo(self, seat: int) -> None:
        """A person takes back his last ply; raises UndoRefused, or SeatRefused while a bot plays for him."""
        self._check_own(seat)
        self._do(self.match.undo(seat, time.time()))

    def check_draw(self, seat: int) -> None:
        """Raises UndoRefused unless those who sit here may end the game as a draw."""
        proposals.ask_draw(self.match, seat, time.time())

    def draw(self, seat: int) -> None:
        """All who sit here agree to a draw; raises UndoRefused."""
        self._do(proposals.ask_draw(self.match, seat, time.time()))

    def lend(self, seat: int, level: str) -> None:
        """A bot of this level plays for a person from now on; raises SeatRefused."""
        self._do(seating.lend(self.match, seat, level, time.time()))

    def take_back(self, seat: int) -> None:
        """A person plays himself again; raises SeatRefused."""
        if self.match.over is None and seat not in self.lent:
            raise SeatRefused(text("seat-not-lent"))
        self._do(seating.take_back(self.match, seat, time.time()))

    def ending(self) -> Text:
        """Who has won."""
        winners = self.match.over or []
        if self.match.drawn:
            return text("terminal-drawn")
        if not winners:
            return text("terminal-unfinished" if self.match.unfinished else "terminal-won-nobody")
        key = "terminal-won" if len(winners) == 1 else "terminal-won-together"
        return text(key, names=", ".join(self.match.names[seat] for seat in winners))

    def thought(self, seat: int, level: str = "") -> Thought:
        """What a bot has to think about, or, of a level, an adviser of whoever sits there."""
        position = self.game.dump(self.match.seen(seat))
        known = level or self.match.seats[seat].level
        return Thought(
            seat, self.game.name, position, known, self.match.bot_seed(seat), self.hands, self.seconds
        )

    def thought_again(self, behind: Decision) -> Thought:
        """What a bot had to think about before a ply."""
        position = self.game.dump(behind.view)
        return Thought(behind.seat, self.game.name, position, behind.level, behind.seed, self.hands)

    def advice(self, seat: int) -> Advice:
        """What an admiral thinks of the decision that this seat has to make."""
        from spielhafen.bots import ADVISER, why

        return why(self.game, self.match.seen(seat), ADVISER, self.match.bot_seed(seat), self.hands)

    def behind(self, ply: int | None) -> Decision:
        """What stands behind a ply, or behind the last one that a bot made; raises NoReasons."""
        from spielhafen.match.bot_replay import NoReasons, decision

        last = len(self.match.plies)
        bots = [number for number, level in enumerate(self.match.minds, 1) if level]
        if ply is None and not bots:
            raise NoReasons(text("terminal-why-none"))
        number = bots[-1] if ply is None else ply
        if not 1 <= number <= last:
            raise NoReasons(text("terminal-why-which", last=last))
        return decision(self.match, number)

    def offers_behind(self, behind: Decision) -> Sequence[Offer]:
        """What a bot could choose from before a ply, as it read it."""
        return self.game.scene(behind.view).offers

    def play_bot(self, seat: int, written: str) -> None:
        """A bot plays what it chose."""
        self._do(self.match.act(seat, [written], time.time()))

    def _check_own(self, seat: int) -> None:
        if seat in self.lent:
            seating.check_person(self.match, seat)

    def _do(self, event: Any) -> None:
        self.match.apply(event)
        del self.comments[len(self.match.plies) :]  # they were about what is taken back
        self.keep()

    # Keeping.

    def keep(self) -> None:
        """Write the logbook, all of it, beside the old one and then in its place; a full disk does not stop the game."""
        if self.file is None:
            return
        beside = self._beside(self.file)
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            beside.write_text(self.written(), "utf-8")
            os.replace(beside, self.file)  # noqa: PTH105 - replaces on every system, and in one go
            self.kept, self.unkept = True, None
        except OSError as error:
            self.unkept = error

    def give_back(self) -> None:
        """Leave nothing empty behind where no logbook was kept after all."""
        with suppress(OSError):
            if self.file is not None and not self.kept and not self.file.stat().st_size:
                self.file.unlink()

    def begin(self) -> None:
        """Before anybody plays: what chance has said is kept, or it is made sure that what is played can be."""
        if self.owed:
            self.keep()
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
            self.unkept = error

    @staticmethod
    def _beside(file: Path) -> Path:
        """Where a logbook is written before it takes the old one's place."""
        return file.with_name(f".{file.name}.new")

    def written(self) -> str:
        """The whole logbook with everything hidden in it, and which seats are bots: enough to go on later."""
        book = self.match.logbook(EVERYTHING)
        for place, comment in enumerate(self.comments):
            book.plies[place] = replace(book.plies[place], comment=comment)
        head, _, rest = logbook.write(book).partition("\n")
        bots = [
            f"; {'lent' if plan.owner else 'bot'} {seat + 1} {' '.join(plan.level.splitlines())}"
            for seat, plan in enumerate(self.match.seats)
            if plan.kind == "bot"
        ]
        return "\n".join([head, *bots, *self.remarks, rest])


def lay(
    game: Game, options: Mapping[str, object], plans: Sequence[SeatPlan], seed: int | None, file: Path | None
) -> Sitting:
    """A new match; raises BadSeats, BadOption."""
    owned = [structs.replace(plan, owner=HERE) if plan.kind == "here" else plan for plan in plans]
    opened = open_match(game, options, owned, key_of(seed), time.time())
    sitting = Sitting(Match(opened), file)
    sitting.keep()
    return sitting


def resume(written: str, seed: int | None, file: Path | None, elsewhere: Path | None = None) -> Sitting:
    """Go on with a logbook kept in `file`, and keep it there from now on, or `elsewhere`; raises BrokenFile and its
    siblings, BadName.

    It is written anew only when something happens: nothing does in a finished match. One whose key is known is proof of what
    chance brought, and nothing may take its place: what is played on from there goes to a file of its own.
    """
    book = logbook.read(written)
    key = key_of(seed)
    pending = _pending_chance(book, key)
    match = Match(_opened(book, _plans(book, written), key, pending))
    if book.drawn_by is not None and match.over is None:
        match.apply(Drawn(book.drawn_by, time.time()))
    if file is not None and elsewhere is None and book.key:
        elsewhere = logbook_place(book.game)
    sitting = Sitting(match, elsewhere or file)
    sitting.comments = [ply.comment for ply in book.plies]
    sitting.remarks = _remarks(written)
    sitting.owed = bool(pending)
    return sitting


def _plans(book: logbook.Logbook, written: str) -> list[SeatPlan]:
    """Who sat where when it was kept; raises BadName."""
    from spielhafen.bots import LEVELS

    bots = {int(seat) - 1: level for seat, level in BOT.findall(written)}
    lent = {int(seat) - 1: level for seat, level in LENT.findall(written) if level in LEVELS}

    def plan(seat: int, name: str) -> SeatPlan:
        if seat in bots:
            return SeatPlan(name, "bot", bots[seat])
        return SeatPlan(name, "bot", lent[seat], HERE) if seat in lent else SeatPlan(name, owner=HERE)

    return [plan(seat, name) for seat, name in enumerate(map(clean_name, book.names))]


def _remarks(written: str) -> list[str]:
    """Lines of comment that somebody wrote."""
    comments = [line.strip() for line in written.splitlines() if line.lstrip().startswith(";")]
    return [line for line in comments if not (BOT.match(line) or LENT.match(line) or FINAL.match(line))]


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


def key_of(seed: int | None) -> bytes:
    """The key of a match's chance: from a seed, or from the system's own chance."""
    return (
        secrets.token_bytes(KEY_BYTES)
        if seed is None
        else sha256(f"spielhafen seed {seed}".encode()).digest()
    )


def logbook_place(game: Game) -> Path:
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
