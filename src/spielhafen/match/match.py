"""A match being played: what may be done, and what then has happened.

Everything that is done comes in two halves. The deciding half (`act`, `undo`, `reseat`, `close`) checks a wish and answers
with an event, changing nothing; the telling half (`apply`) lets an event happen. Between the two whoever keeps the
match writes the event down. A match is rebuilt by applying its events in order.
"""

from __future__ import annotations

import copy
import hmac
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from spielhafen.core.errors import BrokenFile, IllegalMove, SpielhafenError, refusal
from spielhafen.core.game import find_game
from spielhafen.core.logbook import Logbook, Ply, play_ply
from spielhafen.core.luck import Luck
from spielhafen.core.moves import VEIL
from spielhafen.core.play import CHANCE, OVER
from spielhafen.core.secret import view
from spielhafen.core.text import Captain, Text, text
from spielhafen.match.events import Closed, Event, Opened, Played, PlyText, Seated, SeatPlan, Undone
from spielhafen.match.horizon import barrier, reveals_secrets
from spielhafen.match.telling import Line, Teller, knows

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from spielhafen.core.game import Game
    from spielhafen.core.play import State
    from spielhafen.core.scene import Scene

STRIDE: Final = 32
"""Plies between two states kept, so that looking back replays no more than these."""

KEY_BYTES: Final = 32


class UndoRefused(SpielhafenError):
    """This cannot be taken back; the text says why."""


@dataclass(frozen=True)
class Frame:
    """The table after one ply, as one viewer sees it, and what the log said of that ply."""

    ply: int
    scene: Scene
    actors: list[int]
    log: list[Line]


def open_match(
    game: Game,
    options: Mapping[str, object],
    seats: Sequence[SeatPlan],
    key: bytes,
    at: float,
    owner: str = "",
) -> Opened:
    """Lay a table: the event to apply first. Raises BadSeats, BadOption, and RulesError for a broken game."""
    settled = {name: getattr(game.settle_options(options), name) for name in _names(game)}
    state = game.start(len(seats), settled)
    return Opened(
        game=game.name,
        rules=game.version,
        options=settled,
        seats=list(seats),
        key=key.hex(),
        at=at,
        plies=_chance(game, state, Luck(key), 0, 0),
        owner=owner,
    )


def _names(game: Game) -> list[str]:
    return [option.id for option in game.option_list()]


def _chance(game: Game, state: State, luck: Luck, draw: int, ply: int) -> list[PlyText]:
    """Let chance speak wherever it has to, from draw number `draw` on; the state goes along."""
    plies: list[PlyText] = []
    while state.actor() == CHANCE and ply + len(plies) < game.cap:
        move = luck.outcome(state, draw + len(plies))
        plies.append((CHANCE, game.catalogue.write(move)))
        state.play(move)
    return plies


class Match:
    """A logbook being written: header, plies, the state after the last of them, and the log lines."""

    def __init__(self, opened: Opened) -> None:
        """The match that begins with this event; raises BrokenFile, UnknownGame and their siblings."""
        self.game = find_game(opened.game)
        if opened.rules != self.game.version:
            raise BrokenFile("rules", text("broken-rules-version", version=self.game.version))
        self.options = opened.options
        self.seats = list(opened.seats)
        self.owner = opened.owner
        self.opened = opened.at
        self.changed = opened.at
        self.closed = False
        self.seq = 0
        """Events applied so far."""
        self.draws = 0
        """Draws of chance so far; a number is used once, also if its ply could be taken back."""
        self.plies: list[Ply] = []
        self._key = bytes.fromhex(opened.key)
        self._luck = Luck(self._key)
        self._horizons: dict[int, tuple[int, Text | None]] = {}
        tell = Teller(self.game)
        self.state = self.game.start(len(self.seats), self.options, tell)
        self._lines = tell.lines
        self._witnesses = tell.witnesses
        self._kept = [self.state.clone()]
        """The state after every so many plies (STRIDE)."""
        self._happened(opened.plies, opened.at)

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
    def over(self) -> list[int] | None:
        """The winners when the game is over (none, if it was left unfinished); None while it goes on."""
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
        return self._luck.commitment()

    def actors(self) -> list[int]:
        """The seats that are asked now."""
        return [] if self.closed or self.over is not None else self.state.actors()

    def bots_due(self) -> list[int]:
        """The bots among them."""
        return [seat for seat in self.actors() if self.seats[seat].kind == "bot"]

    def bot_seed(self, seat: int, ply: int | None = None) -> int:
        """The seed for a bot's thoughts after so many plies (now, unless given).

        It is the same after every restart, and nothing of the key can be told from it.
        """
        said = f"bot:{len(self.plies) if ply is None else ply}:{seat}".encode()
        return int.from_bytes(hmac.digest(self._key, said, "sha256")[:8], "big")

    # Deciding: nothing changes.

    def act(self, seat: int, moves: Sequence[str], at: float) -> Played:
        """A seat plays these moves, one after the other, up to the first chance; then chance speaks.

        All or nothing: a refused or unreadable move refuses the whole list. What stands in the list after chance has
        spoken was decided without knowing the outcome and is left out. Raises IllegalMove, UnreadableMove.
        """
        state = self.state.clone()
        plies: list[PlyText] = []
        if not moves:
            raise SpielhafenError(text("error-no-moves"))
        for written in moves:
            self._check_turn(seat, written, state)
            if state.actor() != seat:
                state.ask(seat)
            move = self.game.catalogue.read(written)
            state.check(move)
            plies.append((seat, self.game.catalogue.write(move)))
            state.play(move)
            if state.actor() == CHANCE or len(self.plies) + len(plies) >= self.game.cap:
                break
        played = len(self.plies) + len(plies)
        return Played(seat, plies + _chance(self.game, state, self._luck, self.draws, played), at)

    def _check_turn(self, seat: int, written: str, state: State) -> None:
        """Raises IllegalMove unless this seat is asked in this state."""
        if self.closed:
            raise IllegalMove(written, refusal("table-cleared"))
        if self.over is not None or state.actor() == OVER:
            raise IllegalMove(written, refusal("game-over"))
        actors = state.actors()
        if seat not in actors:
            raise IllegalMove(written, refusal("not-your-turn", who=Captain(actors[0])))

    def undo(self, seat: int, at: float, ply: int | None = None) -> Undone:
        """A seat takes back its last ply, or all after ply number `ply`; raises UndoRefused."""
        horizon, why = self.horizon(seat)
        wanted = len(self.plies) - 1 if ply is None else ply
        if not horizon <= wanted < len(self.plies):
            raise UndoRefused(why or text("undo-nothing"))
        return Undone(seat, wanted, at)

    def reseat(self, seat: int, plan: SeatPlan, at: float) -> Seated:
        """Somebody else takes a seat; raises IndexError for a seat that is not there."""
        self.seats[seat]
        return Seated(seat, plan, at)

    def close(self, at: float) -> Closed:
        """The table is cleared."""
        return Closed(at)

    # How far back.

    def horizon(self, seat: int) -> tuple[int, Text | None]:
        """The number of plies that this seat can go back to, and what bars the ply before it (None: the beginning)."""
        if seat not in self._horizons:
            self._horizons[seat] = self._find_horizon(seat)
        return self._horizons[seat]

    def _find_horizon(self, seat: int) -> tuple[int, Text | None]:
        ply = len(self.plies)
        if self.closed:
            return ply, text("refused-table-cleared")
        if self.over is not None and self.secrets:
            return ply, text("undo-over")  # whatever was hidden is open now: see `logbook`
        while ply:
            why = barrier(seat, self.plies[ply - 1].actor)
            if why is None and self._revealed(seat, ply):
                why = text("undo-revealed")
            if why is not None:
                return ply, why
            ply -= 1
        return 0, text("undo-nothing")

    def _revealed(self, seat: int, ply: int) -> bool:
        """Whether ply number `ply`, played by this seat, showed a secret to another one."""
        before, after = (state.clone() for state in self.states(ply - 1, ply))
        if before.actor() != seat:
            before.ask(seat)
        return reveals_secrets(seat, self.game.catalogue.read(self.plies[ply - 1].move), before, after)

    # Happening.

    def after(self, event: Event) -> Match:
        """A match of its own in which this event has happened; this one stays as it is. Raises as `apply` does."""
        successor = copy.copy(self)
        for name in ("seats", "plies", "_lines", "_witnesses", "_kept", "_horizons"):
            setattr(successor, name, copy.copy(getattr(self, name)))
        successor.apply(event)
        return successor

    def apply(self, event: Event) -> None:
        """Let an event happen; raises BrokenFile if it cannot have followed what was before."""
        match event:
            case Played():
                self._happened(event.plies, event.at)
            case Undone():
                self._take_back(event)
            case Seated():
                self.seats[event.seat] = event.plan
            case Closed():
                self.closed = True
            case Opened():
                raise BrokenFile("event", text("broken-line"))
        if not isinstance(event, Played):
            self._count(event.at)

    def _count(self, at: float) -> None:
        self.seq += 1
        self.changed = at
        self._horizons.clear()

    def _happened(self, plies: Sequence[PlyText], at: float) -> None:
        """Play written plies, all or none."""
        state, kept = self.state.clone(), []
        tell = Teller(self.game)
        written = [Ply(actor, move) for actor, move in plies]
        for number, ply in enumerate(written, len(self.plies) + 1):
            tell.ply = number
            play_ply(self.game, state, ply, number, tell)
            if number % STRIDE == 0:
                kept.append(state.clone())
        self.state = state
        self._kept += kept
        self._lines += tell.lines
        self._witnesses += tell.witnesses
        self.plies += written
        self.draws += sum(ply.actor == CHANCE for ply in written)
        self._count(at)

    def _take_back(self, event: Undone) -> None:
        if not 0 <= event.ply < len(self.plies):
            raise BrokenFile("event", text("broken-line"))
        self.state = next(self.states(event.ply, event.ply)).clone()
        del self.plies[event.ply :], self._witnesses[event.ply :], self._kept[event.ply // STRIDE + 1 :]
        self._lines = [told for told in self._lines if told.line.ply <= event.ply]

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
        shown = (state or self.state).clone()
        if viewer in shown.actors() and viewer != shown.actor():
            shown.ask(viewer)
        return view(shown, viewer)

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
        return [told.seen_by(viewer) for told in self._lines if first <= told.line.ply <= end]

    def logbook(self, viewer: int) -> Logbook:
        """The match as text for this viewer; when the game is over, nothing in it is hidden any more."""
        open_to_all = self.over is not None
        plies = [
            ply if open_to_all or knows(viewer, witnesses) else Ply(ply.actor, VEIL)
            for ply, witnesses in zip(self.plies, self._witnesses, strict=True)
        ]
        return Logbook(self.game, self.names, self.options, plies, self.commitment)
