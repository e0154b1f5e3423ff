"""A match being played: the fold of its events.

`Match` holds what the events so far have led to, and `apply` adds one. What may happen next is decided elsewhere: commands
are functions on a match (`play_moves`, `undo`, `seating`, `proposals`, `table_lists`) that check a request and return an event
or raise, and change nothing. The caller stores the event before it applies it.
"""

from __future__ import annotations

import hmac
import json
from dataclasses import replace
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from spielhafen.core.errors import BrokenFile
from spielhafen.core.game import find_game
from spielhafen.core.logbook import Logbook, Ply, play_ply
from spielhafen.core.moves import UNKNOWN_MARK
from spielhafen.core.play import CHANCE, OVER, PUBLIC
from spielhafen.core.secret import view
from spielhafen.core.text import PlayerRef, Text, text
from spielhafen.match.clock import start_clock
from spielhafen.match.commit_reveal import ChanceSeed, voided_draws
from spielhafen.match.create import is_ready, play_chance_plies
from spielhafen.match.events import (
    Closed,
    Drawn,
    Event,
    Followed,
    Opened,
    Played,
    PlyText,
    Salted,
    Seated,
    SeatPlan,
    Ticketed,
    Undone,
)
from spielhafen.match.log import Frame, LogLine, LogRecorder, MatchLog, is_witness
from spielhafen.match.proposal_state import Proposal, proposal_after, seats_to_agree
from spielhafen.match.table_owners import hidden_after

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from spielhafen.core.play import State
    from spielhafen.core.scene import Scene

SNAPSHOT_INTERVAL: Final = 32
"""Plies between two states kept, so that looking back replays no more than these."""

KEY_BYTES: Final = 32

MUTABLE_ATTRIBUTES: Final = (
    "seats",
    "tickets",
    "_steps",
    "plies",
    "bot_levels",
    "_chronicle",
    "_kept",
    "undo_limits",
)
"""What a match changes in place when something happens; all else of it is replaced."""

VIEW_HASH_LENGTH: Final = 16
"""Hexadecimal signs of a mark."""


class Match:
    """A logbook being written: header, plies, the state after the last of them, and the log lines."""

    hidden: frozenset[str] = frozenset()  # who has taken the table off their list

    def __init__(self, opened: Opened) -> None:
        """The match that begins with this event; raises BrokenFile, UnknownGame and their siblings."""
        self.game = find_game(opened.game)
        if opened.rules != self.game.version:
            raise BrokenFile("rules", text("broken-rules-version", version=self.game.version))
        self.options = self.game.complete_options(opened.options)
        self.seats = list(opened.seats)
        self.owner = opened.owner
        self.opened_at = opened.at
        self.changed_at = opened.at
        self.closed = False
        self.drawn_by: int | None = None
        """Everybody has agreed to a draw."""
        self.next_table = ""
        """The table at which the same captains play once more."""
        self.proposal: Proposal | None = None
        """Somebody asks whether he may take something back."""
        self.tickets: dict[int, tuple[str, float]] = {}
        """By seat: the hash of the token that takes it over, and until when."""
        self.seq = 0
        """Events applied so far."""
        self._steps: list[int] = [0]
        """How many plies had been played after each event."""
        self._broken = 0
        """The newest event that was more than plies."""
        self.chance_draws = 0
        """Draws of chance so far; a number is used once, also if its ply could be taken back."""
        self._vain: dict[int, int] = {}
        """By the ply that they came before: draws that were taken back."""
        self.plies: list[Ply] = []
        self.bot_levels: list[str] = []
        """By ply the level of the bot that made it; empty for people, chance and plies from elsewhere. Seats may change hands."""
        self.chance_seed = ChanceSeed(bytes.fromhex(opened.key), opened.shared)
        self.imported_plies = opened.brought
        """So many plies were played elsewhere."""
        self._begun = is_ready(self.seats, self.chance_seed)
        self.rng = self.chance_seed.rng
        self._mark = ""
        self._public: State | None = None
        self._actors: list[int] | None = None
        self.undo_limits: dict[int, tuple[int, Text | None]] = {}
        """A cache of `undo.undo_limit`, by seat; each event clears it."""
        tell = LogRecorder(self.game)
        self.state = self.game.start(len(self.seats), self.options, tell)
        self._kept = [self.state.clone()]
        """The state after every so many plies (STRIDE)."""
        self._chronicle = MatchLog(self.game, self._kept[0], tell.lines)
        self._happened(opened.plies, opened.at)
        self._broken = self.seq
        self.clock = start_clock(opened.clock, len(self.seats), opened.at, self._people_asked())
        """How long everybody may still think, if there are clocks."""

    # What is.

    @property
    def names(self) -> list[str]:
        """The captains' names by seat."""
        return [plan.name for plan in self.seats]

    @property
    def unfinished(self) -> bool:
        """Whether the game was broken off because it reached its cap of plies."""
        return len(self.plies) >= self.game.max_plies and self.state.actor() != OVER

    @property
    def drawn(self) -> bool:
        """Whether it ended because all agreed to a draw."""
        return self.drawn_by is not None

    @property
    def over(self) -> list[int] | None:
        """The winners when the game is over (none, if it was left unfinished; all, if drawn); None while it goes on."""
        if self.drawn_by is not None:
            return list(range(len(self.seats)))
        if self.state.actor() == OVER:
            return list(self.state.winners or [])
        return [] if self.unfinished else None

    @property
    def has_secrets(self) -> bool:
        """Whether anything in this game is hidden from anybody."""
        return bool(self.state.SECRETS)

    @property
    def commitment(self) -> str:
        """What is published of the secret key of chance from the beginning."""
        return self.chance_seed.commitment

    @property
    def is_waiting_for_players(self) -> bool:
        """Whether somebody is waited for, so that nothing has been dealt yet."""
        return not self._begun

    def actors(self) -> list[int]:
        """The seats that are asked now."""
        if self._actors is None:
            resting = self.closed or self.is_waiting_for_players or self.over is not None
            self._actors = [] if resting else self.state.actors()
        return list(self._actors)

    def bots_due(self) -> list[int]:
        """The bots among them; while somebody asks for something back they wait."""
        waiting = self.proposal or self.paused
        return [] if waiting else [seat for seat in self.actors() if self.seats[seat].kind == "bot"]

    @property
    def paused(self) -> bool:
        """Whether the clocks stand because everybody wanted it."""
        return self.clock is not None and self.clock.paused

    def _people_asked(self) -> list[int]:
        return [seat for seat in self.actors() if self.seats[seat].kind == "here"]

    def bot_seed(self, seat: int, ply: int | None = None) -> int:
        """The seed for a bot's thoughts after so many plies (now, unless given).

        It is the same after every restart, and nothing of the key can be told from it.
        """
        said = f"bot:{len(self.plies) if ply is None else ply}:{seat}".encode()
        return int.from_bytes(hmac.digest(self.chance_seed.key, said, "sha256")[:8], "big")

    @property
    def view_hash(self) -> str:
        """A hash of what everybody may know after this event: who has the same mark sees the same table.

        Nothing hidden is in it, for of few possible secrets each could be tried.
        """
        if not self._mark:
            known = [self.seq, self.closed, self.names, self.game.dump(self.public_view)]
            self._mark = sha256(json.dumps(known, sort_keys=True).encode()).hexdigest()[:VIEW_HASH_LENGTH]
        return self._mark

    def first_unseen_ply(self, since: int) -> int | None:
        """The first ply that who knows so many events has not seen; None if he must see the whole table anew."""
        return self._steps[since] + 1 if self._broken <= since < self.seq else None

    # What would follow.

    def with_seat(self, seat: int, plan: SeatPlan) -> tuple[list[SeatPlan], ChanceSeed]:
        """Return the seats and the chance seed as they are after somebody else takes a seat."""
        seats = list(self.seats)
        seats[seat] = plan
        moved = self.is_waiting_for_players and plan.owner != self.seats[seat].owner
        return seats, self.chance_seed.without_salt(seat) if moved else self.chance_seed

    def first_draws(self, seats: Sequence[SeatPlan], seed: ChanceSeed) -> list[PlyText]:
        """Return the first plies of chance if nobody is waited for with these seats; else none."""
        if not self.is_waiting_for_players or not is_ready(seats, seed):
            return []
        return play_chance_plies(self.game, self.state.clone(), seed.rng, self.chance_draws, 0)

    # Happening.

    def after(self, event: Event) -> Match:
        """A match of its own in which this event has happened; this one stays as it is. Raises as `apply` does."""
        successor = Match.__new__(Match)
        known = self.__dict__
        successor.__dict__.update(known, **{name: known[name].copy() for name in MUTABLE_ATTRIBUTES})
        successor.apply(event)
        return successor

    def apply(self, event: Event) -> None:
        """Let an event happen; raises BrokenFile if it cannot have followed what was before."""
        self.proposal = proposal_after(self.proposal, event)
        match event:
            case Played():
                self._happened(event.plies, event.at, event.level)
            case Undone():
                self._take_back(event)
            case Seated():
                self._sit(event)
            case Drawn():
                self._share(event)
            case Salted():
                self.chance_seed = self.chance_seed.with_salt(event.seat, event.salt)
                self._begin(event.plies)
            case Ticketed():
                self.tickets[event.seat] = event.ticket, event.until
            case Followed():
                self.next_table = event.table
            case Closed():
                self.closed = True
            case Opened():
                raise BrokenFile("event", text("broken-line"))
        # All others ask or answer, and that is all.
        if not isinstance(event, Played):
            self._count(event.at)
            self._broken = self.seq
        if self.clock is not None:
            self.clock = self.clock.after(event, event.at, self._people_asked(), len(self.plies))
        self.hidden = hidden_after(self.hidden, event, self.seats, self.actors)

    def _note(self, ply: int, seat: int, said: Text) -> None:
        """A line of the log that everybody may read and no rule tells."""
        self._chronicle.add_note(len(self.plies), LogLine(ply, seat, head=False, text=said, paragraph=""))

    def _share(self, event: Drawn) -> None:
        if self.over is not None or self.is_waiting_for_players:
            raise BrokenFile("event", text("broken-line"))
        self.drawn_by = event.seat
        self._note(len(self.plies), event.seat, text("draw-logged", who=PlayerRef(event.seat)))

    def _sit(self, event: Seated) -> None:
        self.seats, self.chance_seed = self.with_seat(event.seat, event.plan)
        self.tickets.pop(event.seat, None)
        if event.late:
            self._note(len(self.plies), event.seat, text("clock-logged-seat", who=PlayerRef(event.seat)))
        self._begin(event.plies)

    def _begin(self, plies: Sequence[PlyText]) -> None:
        """Begin, if nobody is waited for any more."""
        if self.is_waiting_for_players and is_ready(self.seats, self.chance_seed):
            self._begun = True
            self.rng = self.chance_seed.rng
            self._deal(plies)

    def _count(self, at: float) -> None:
        self.seq += 1
        self._steps.append(len(self.plies))
        self.changed_at = at
        self._mark = ""
        self._public = None
        self._actors = None
        self.undo_limits.clear()

    def _happened(self, plies: Sequence[PlyText], at: float, level: str = "") -> None:
        if level:
            late = plies[0][0]
            self._note(len(self.plies) + 1, late, text("clock-logged-move", who=PlayerRef(late)))
        self._deal(plies, level)
        self._count(at)

    def _deal(self, plies: Sequence[PlyText], level: str = "") -> None:
        """Play written plies, all or none."""
        state, kept = self.state.clone(), []
        written = [Ply(actor, move) for actor, move in plies]
        for number, ply in enumerate(written, len(self.plies) + 1):
            play_ply(self.game, state, ply, number)
            if number % SNAPSHOT_INTERVAL == 0:
                kept.append(state.clone())
        self.state = state
        self._kept += kept
        self.plies += written
        for number, (actor, _) in enumerate(plies, len(self.bot_levels) + 1):
            known = actor >= 0 and number > self.imported_plies
            self.bot_levels.append(level or self.seats[actor].level if known else "")
        self.chance_draws += sum(ply.actor == CHANCE for ply in written)

    def _take_back(self, event: Undone) -> None:
        if not 0 <= event.ply < len(self.plies):
            raise BrokenFile("event", text("broken-line"))
        self.state = next(self.states(event.ply, event.ply)).clone()
        self._vain = voided_draws(self._vain, self.plies, event.ply)
        gone = len(self.plies) - event.ply
        self.imported_plies = min(self.imported_plies, event.ply)
        del (
            self.plies[event.ply :],
            self.bot_levels[event.ply :],
            self._kept[event.ply // SNAPSHOT_INTERVAL + 1 :],
        )
        self._chronicle.truncate(event.ply, self.state)
        if event.agreed:
            others = seats_to_agree(self.seats, Proposal(event.seat, event.ply))
            key = "undo-logged" if others else "undo-logged-alone"
            self._note(event.ply, event.seat, text(key, who=PlayerRef(event.seat), plies=gone))

    # Seeing: every way out goes through `view`.

    def states(self, first: int, last: int) -> Iterator[State]:
        """The state after ply number `first`, and so on up to `last`: one object that goes along, to be looked at only."""
        place = min(first // SNAPSHOT_INTERVAL, len(self._kept) - 1)
        state = self._kept[place].clone()
        for number in range(place * SNAPSHOT_INTERVAL, last + 1):
            if number > place * SNAPSHOT_INTERVAL:
                play_ply(self.game, state, self.plies[number - 1], number)
            if number >= first:
                yield state

    def view_for(self, viewer: int, state: State | None = None) -> State:
        """The state as this viewer may know it; who has a sealed choice to make is asked for it."""
        shown = state or self.state
        if viewer != shown.actor() and viewer in shown.actors():
            shown = shown.clone()
            shown.ask(viewer)
        return view(shown, viewer)

    @property
    def public_view(self) -> State:
        """The state as everybody may know it, made once after each event: to be looked at only."""
        if self._public is None:
            self._public = self.view_for(PUBLIC)
        return self._public

    def scene(self, viewer: int) -> Scene:
        """What this viewer sees now; moves are offered only to a seat that is asked."""
        scene = self.game.scene(self.view_for(viewer))
        return scene if viewer in self.actors() else replace(scene, offers=())

    def frames(self, viewer: int, first: int, last: int | None = None) -> Iterator[Frame]:
        """What this viewer saw after plies `first` to `last` (the newest unless given); nothing is offered in the past."""
        end = len(self.plies) if last is None else last
        for ply, state in enumerate(self.states(first, end), first):
            scene = replace(self.game.scene(self.view_for(viewer, state)), offers=())
            yield Frame(ply, scene, state.actors(), self.log(viewer, ply, ply))

    def log(self, viewer: int, first: int = 0, last: int | None = None) -> list[LogLine]:
        """The lines of plies `first` to `last` (the newest unless given) as this viewer may read them."""
        end = len(self.plies) if last is None else last
        return [told.for_viewer(viewer) for told in self._chronicle.lines(self.plies, first, end)]

    @property
    def logged_plies(self) -> int:
        """The plies that the log is told of; more are when somebody asks for them."""
        return self._chronicle.recorded_plies

    def clear_caches(self) -> None:
        """Let go of what can be made again, while nobody looks."""
        self._chronicle.clear_cache()
        self._public = None

    def logbook(self, viewer: int) -> Logbook:
        """The match as text for this viewer; when the game is over, nothing in it is hidden any more."""
        open_to_all = self.over is not None
        plies = list(self.plies)
        if not open_to_all:
            seen = self._chronicle.witnesses(self.plies)
            plies = [
                ply if is_witness(viewer, who) else Ply(ply.actor, UNKNOWN_MARK)
                for ply, who in zip(plies, seen, strict=True)
            ]
        book = Logbook(
            self.game, self.names, self.options, plies, self.commitment, imported_plies=self.imported_plies
        )
        book.drawn_by = self.drawn_by
        if open_to_all:
            book.key, book.voided_draws = self.chance_seed.key, dict(self._vain)
            book.salts = {seat: bytes.fromhex(salt) for seat, salt in self.chance_seed.salts.items()}
        return book
