"""A match being played: what may be done, and what then has happened.

Everything that is done comes in two halves. The deciding half (`act`, `undo`, `reseat`) checks a wish and answers
with an event, changing nothing; the telling half (`apply`) lets an event happen. Between the two whoever keeps the
match writes the event down. A match is rebuilt by applying its events in order.
"""

from __future__ import annotations

import hmac
import json
from dataclasses import replace
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from spielhafen.core.errors import BrokenFile, IllegalMove, SpielhafenError
from spielhafen.core.game import find_game
from spielhafen.core.logbook import Logbook, Ply, play_ply
from spielhafen.core.moves import VEIL
from spielhafen.core.play import CHANCE, OVER, PUBLIC
from spielhafen.core.secret import view
from spielhafen.core.text import Captain, Text, text
from spielhafen.match.clock import wound
from spielhafen.match.commit_reveal import SALT, Dice, vain_after
from spielhafen.match.create import chance, ready
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
from spielhafen.match.log import Chronicle, Frame, Line, Teller, knows
from spielhafen.match.proposals import Asking, asking_after, waits_for
from spielhafen.match.seating import SeatRefused
from spielhafen.match.table_lists import hidden_after
from spielhafen.match.turn_check import waits
from spielhafen.match.undo import UndoRefused, horizon

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from spielhafen.core.play import State
    from spielhafen.core.scene import Scene

STRIDE: Final = 32
"""Plies between two states kept, so that looking back replays no more than these."""

KEY_BYTES: Final = 32

CHANGING: Final = ("seats", "tickets", "_steps", "plies", "minds", "_chronicle", "_kept", "_horizons")
"""What a match changes in place when something happens; all else of it is replaced."""

MARK_SIGNS: Final = 16
"""Hexadecimal signs of a mark."""


class Match:
    """A logbook being written: header, plies, the state after the last of them, and the log lines."""

    hidden: frozenset[str] = frozenset()  # who has taken the table off their list

    def __init__(self, opened: Opened) -> None:
        """The match that begins with this event; raises BrokenFile, UnknownGame and their siblings."""
        self.game = find_game(opened.game)
        if opened.rules != self.game.version:
            raise BrokenFile("rules", text("broken-rules-version", version=self.game.version))
        self.options = self.game.recorded_options(opened.options)
        self.seats = list(opened.seats)
        self.owner = opened.owner
        self.opened = opened.at
        self.changed = opened.at
        self.closed = False
        self.drawn_by: int | None = None
        """Everybody has agreed to a draw."""
        self.next = ""
        """The table at which the same captains play once more."""
        self.asking: Asking | None = None
        """Somebody asks whether he may take something back."""
        self.tickets: dict[int, tuple[str, float]] = {}
        """By seat: the hash of the token that takes it over, and until when."""
        self.seq = 0
        """Events applied so far."""
        self._steps: list[int] = [0]
        """How many plies had been played after each event."""
        self._broken = 0
        """The newest event that was more than plies."""
        self.draws = 0
        """Draws of chance so far; a number is used once, also if its ply could be taken back."""
        self._vain: dict[int, int] = {}
        """By the ply that they came before: draws that were taken back."""
        self.plies: list[Ply] = []
        self.minds: list[str] = []
        """By ply the level of the bot that made it; empty for people, chance and plies from elsewhere. Seats may change hands."""
        self.dice = Dice(bytes.fromhex(opened.key), opened.shared)
        self.brought = opened.brought
        """So many plies were played elsewhere."""
        self._begun = ready(self.seats, self.dice)
        self._luck = self.dice.luck
        self._mark = ""
        self._public: State | None = None
        self._actors: list[int] | None = None
        self._horizons: dict[int, tuple[int, Text | None]] = {}
        tell = Teller(self.game)
        self.state = self.game.start(len(self.seats), self.options, tell)
        self._kept = [self.state.clone()]
        """The state after every so many plies (STRIDE)."""
        self._chronicle = Chronicle(self.game, self._kept[0], tell.lines)
        self._happened(opened.plies, opened.at)
        self._broken = self.seq
        self.clock = wound(opened.clock, len(self.seats), opened.at, self._people_asked())
        """How long everybody may still think, if there are clocks."""

    # What is.

    @property
    def names(self) -> list[str]:
        """The captains' names by seat."""
        return [plan.name for plan in self.seats]

    @property
    def unfinished(self) -> bool:
        """Whether the game was broken off because it reached its cap of plies."""
        return len(self.plies) >= self.game.cap and self.state.actor() != OVER

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
    def secrets(self) -> bool:
        """Whether anything in this game is hidden from anybody."""
        return bool(self.state.SECRETS)

    @property
    def commitment(self) -> str:
        """What is published of the secret key of chance from the beginning."""
        return self.dice.commitment

    @property
    def gathering(self) -> bool:
        """Whether somebody is waited for, so that nothing has been dealt yet."""
        return not self._begun

    def actors(self) -> list[int]:
        """The seats that are asked now."""
        if self._actors is None:
            resting = self.closed or self.gathering or self.over is not None
            self._actors = [] if resting else self.state.actors()
        return list(self._actors)

    def bots_due(self) -> list[int]:
        """The bots among them; while somebody asks for something back they wait."""
        waiting = self.asking or self.paused
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
        return int.from_bytes(hmac.digest(self.dice.key, said, "sha256")[:8], "big")

    @property
    def mark(self) -> str:
        """A hash of what everybody may know after this event: who has the same mark sees the same table.

        Nothing hidden is in it, for of few possible secrets each could be tried.
        """
        if not self._mark:
            known = [self.seq, self.closed, self.names, self.game.dump(self.public)]
            self._mark = sha256(json.dumps(known, sort_keys=True).encode()).hexdigest()[:MARK_SIGNS]
        return self._mark

    def missed(self, since: int) -> int | None:
        """The first ply that who knows so many events has not seen; None if he must see the whole table anew."""
        return self._steps[since] + 1 if self._broken <= since < self.seq else None

    # Deciding: nothing changes.

    def act(self, seat: int, moves: Sequence[str], at: float, level: str = "") -> Played:
        """A seat plays these moves, one after the other, up to the first chance; then chance speaks.

        All or nothing: a refused or unreadable move refuses the whole list. What stands in the list after chance has
        spoken was decided without knowing the outcome and is left out. Raises IllegalMove, UnreadableMove.
        `level`: of the bot that moves for a person whose time is up.
        """
        state = self.state.clone()
        plies: list[PlyText] = []
        if not moves:
            raise SpielhafenError(text("error-no-moves"))
        for written in moves:
            if why := waits(self, seat, state):
                raise IllegalMove(written, why)
            if state.actor() != seat:
                state.ask(seat)
            move = self.game.catalogue.read(written)
            state.check(move)
            plies.append((seat, self.game.catalogue.write(move)))
            state.play(move)
            if state.actor() == CHANCE or len(self.plies) + len(plies) >= self.game.cap:
                break
        played = len(self.plies) + len(plies)
        return Played(seat, plies + chance(self.game, state, self._luck, self.draws, played), at, level)

    def undo(self, seat: int, at: float, ply: int | None = None) -> Undone:
        """A seat takes back its last ply, or all after ply number `ply`; raises UndoRefused."""
        horizon, why = self.horizon(seat)
        wanted = len(self.plies) - 1 if ply is None else ply
        if not horizon <= wanted < len(self.plies):
            raise UndoRefused(why or text("undo-nothing"))
        return Undone(seat, wanted, at)

    def reseat(self, seat: int, plan: SeatPlan, at: float) -> Seated:
        """Somebody else takes a seat; raises IndexError for a seat that is not there."""
        return Seated(seat, plan, at, self._first_draws(*self._seated(seat, plan)))

    def salt(self, seat: int, salt: str, at: float) -> Salted:
        """A seat adds something to the key of chance, once; raises SeatRefused."""
        if not self.gathering or seat not in self.dice.wanted(self.seats) or not SALT.fullmatch(salt):
            raise SeatRefused(text("seat-no-salt"))
        return Salted(seat, salt, at, self._first_draws(self.seats, self.dice.added(seat, salt)))

    def _seated(self, seat: int, plan: SeatPlan) -> tuple[list[SeatPlan], Dice]:
        seats = list(self.seats)
        seats[seat] = plan
        moved = self.gathering and plan.owner != self.seats[seat].owner
        return seats, self.dice.without(seat) if moved else self.dice

    def _first_draws(self, seats: Sequence[SeatPlan], dice: Dice) -> list[PlyText]:
        """What chance says at last if with these nobody is waited for any more."""
        if not self.gathering or not ready(seats, dice):
            return []
        return chance(self.game, self.state.clone(), dice.luck, self.draws, 0)

    # How far back.

    def horizon(self, seat: int) -> tuple[int, Text | None]:
        """The number of plies that this seat can go back to, and what bars the ply before it (None: the beginning)."""
        if seat not in self._horizons:
            self._horizons[seat] = horizon(self, seat)
        return self._horizons[seat]

    # Happening.

    def after(self, event: Event) -> Match:
        """A match of its own in which this event has happened; this one stays as it is. Raises as `apply` does."""
        successor = Match.__new__(Match)
        known = self.__dict__
        successor.__dict__.update(known, **{name: known[name].copy() for name in CHANGING})
        successor.apply(event)
        return successor

    def apply(self, event: Event) -> None:
        """Let an event happen; raises BrokenFile if it cannot have followed what was before."""
        self.asking = asking_after(self.asking, event)
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
                self.dice = self.dice.added(event.seat, event.salt)
                self._begin(event.plies)
            case Ticketed():
                self.tickets[event.seat] = event.ticket, event.until
            case Followed():
                self.next = event.table
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
        self.hidden = hidden_after(self, event)

    def _note(self, ply: int, seat: int, said: Text) -> None:
        """A line of the log that everybody may read and no rule tells."""
        self._chronicle.note(len(self.plies), Line(ply, seat, head=False, text=said, law=""))

    def _share(self, event: Drawn) -> None:
        if self.over is not None or self.gathering:
            raise BrokenFile("event", text("broken-line"))
        self.drawn_by = event.seat
        self._note(len(self.plies), event.seat, text("draw-logged", who=Captain(event.seat)))

    def _sit(self, event: Seated) -> None:
        self.seats, self.dice = self._seated(event.seat, event.plan)
        self.tickets.pop(event.seat, None)
        if event.late:
            self._note(len(self.plies), event.seat, text("clock-logged-seat", who=Captain(event.seat)))
        self._begin(event.plies)

    def _begin(self, plies: Sequence[PlyText]) -> None:
        """Begin, if nobody is waited for any more."""
        if self.gathering and ready(self.seats, self.dice):
            self._begun = True
            self._luck = self.dice.luck
            self._deal(plies)

    def _count(self, at: float) -> None:
        self.seq += 1
        self._steps.append(len(self.plies))
        self.changed = at
        self._mark = ""
        self._public = None
        self._actors = None
        self._horizons.clear()

    def _happened(self, plies: Sequence[PlyText], at: float, level: str = "") -> None:
        if level:
            late = plies[0][0]
            self._note(len(self.plies) + 1, late, text("clock-logged-move", who=Captain(late)))
        self._deal(plies, level)
        self._count(at)

    def _deal(self, plies: Sequence[PlyText], level: str = "") -> None:
        """Play written plies, all or none."""
        state, kept = self.state.clone(), []
        written = [Ply(actor, move) for actor, move in plies]
        for number, ply in enumerate(written, len(self.plies) + 1):
            play_ply(self.game, state, ply, number)
            if number % STRIDE == 0:
                kept.append(state.clone())
        self.state = state
        self._kept += kept
        self.plies += written
        for number, (actor, _) in enumerate(plies, len(self.minds) + 1):
            known = actor >= 0 and number > self.brought
            self.minds.append(level or self.seats[actor].level if known else "")
        self.draws += sum(ply.actor == CHANCE for ply in written)

    def _take_back(self, event: Undone) -> None:
        if not 0 <= event.ply < len(self.plies):
            raise BrokenFile("event", text("broken-line"))
        self.state = next(self.states(event.ply, event.ply)).clone()
        self._vain = vain_after(self._vain, self.plies, event.ply)
        gone = len(self.plies) - event.ply
        self.brought = min(self.brought, event.ply)
        del self.plies[event.ply :], self.minds[event.ply :], self._kept[event.ply // STRIDE + 1 :]
        self._chronicle.cut(event.ply, self.state)
        if event.agreed:
            others = waits_for(self, Asking(event.seat, event.ply))
            key = "undo-logged" if others else "undo-logged-alone"
            self._note(event.ply, event.seat, text(key, who=Captain(event.seat), plies=gone))

    # Seeing: every way out goes through `view`.

    def states(self, first: int, last: int) -> Iterator[State]:
        """The state after ply number `first`, and so on up to `last`: one object that goes along, to be looked at only."""
        place = min(first // STRIDE, len(self._kept) - 1)
        state = self._kept[place].clone()
        for number in range(place * STRIDE, last + 1):
            if number > place * STRIDE:
                play_ply(self.game, state, self.plies[number - 1], number)
            if number >= first:
                yield state

    def seen(self, viewer: int, state: State | None = None) -> State:
        """The state as this viewer may know it; who has a sealed choice to make is asked for it."""
        shown = state or self.state
        if viewer != shown.actor() and viewer in shown.actors():
            shown = shown.clone()
            shown.ask(viewer)
        return view(shown, viewer)

    @property
    def public(self) -> State:
        """The state as everybody may know it, made once after each event: to be looked at only."""
        if self._public is None:
            self._public = self.seen(PUBLIC)
        return self._public

    def scene(self, viewer: int) -> Scene:
        """What this viewer sees now; moves are offered only to a seat that is asked."""
        scene = self.game.scene(self.seen(viewer))
        return scene if viewer in self.actors() else replace(scene, offers=())

    def frames(self, viewer: int, first: int, last: int | None = None) -> Iterator[Frame]:
        """What this viewer saw after plies `first` to `last` (the newest unless given); nothing is offered in the past."""
        end = len(self.plies) if last is None else last
        for ply, state in enumerate(self.states(first, end), first):
            scene = replace(self.game.scene(self.seen(viewer, state)), offers=())
            yield Frame(ply, scene, state.actors(), self.log(viewer, ply, ply))

    def log(self, viewer: int, first: int = 0, last: int | None = None) -> list[Line]:
        """The lines of plies `first` to `last` (the newest unless given) as this viewer may read them."""
        end = len(self.plies) if last is None else last
        return [told.seen_by(viewer) for told in self._chronicle.lines(self.plies, first, end)]

    @property
    def told(self) -> int:
        """The plies that the log is told of; more are when somebody asks for them."""
        return self._chronicle.told

    def rest(self) -> None:
        """Let go of what can be made again, while nobody looks."""
        self._chronicle.forget()
        self._public = None

    def logbook(self, viewer: int) -> Logbook:
        """The match as text for this viewer; when the game is over, nothing in it is hidden any more."""
        open_to_all = self.over is not None
        plies = list(self.plies)
        if not open_to_all:
            seen = self._chronicle.witnesses(self.plies)
            plies = [
                ply if knows(viewer, who) else Ply(ply.actor, VEIL)
                for ply, who in zip(plies, seen, strict=True)
            ]
        book = Logbook(self.game, self.names, self.options, plies, self.commitment, brought=self.brought)
        book.drawn_by = self.drawn_by
        if open_to_all:
            book.key, book.vain = self.dice.key, dict(self._vain)
            book.salts = {seat: bytes.fromhex(salt) for seat, salt in self.dice.salts.items()}
        return book
