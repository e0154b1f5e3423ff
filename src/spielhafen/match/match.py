"""A match being played: the fold of its events.

`Match` holds what the events so far have led to, and `apply` adds one. What may happen next is decided
elsewhere: commands are functions on a match (`play_moves`, `undo`, `seating`, `proposals`, `table_lists`)
that check a request and return an event or raise, and change nothing. The caller stores the event before it
applies it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from spielhafen.core.errors import BrokenFile
from spielhafen.core.game import find_game
from spielhafen.core.logbook import Logbook, Ply
from spielhafen.core.play import CHANCE, OVER, PUBLIC
from spielhafen.core.secret import view
from spielhafen.core.text import PlayerRef, Text, text
from spielhafen.guides import GuidePly, find_guide, next_ply
from spielhafen.match import sandbox_state
from spielhafen.match.clock import start_clock
from spielhafen.match.commit_reveal import ChanceSeed, reveal_chance, voided_draws
from spielhafen.match.create import is_ready, seats_after_change
from spielhafen.match.cut_state import Cuts, cuts_after
from spielhafen.match.events import (
    Arranged,
    BotsSet,
    Closed,
    Drawn,
    Event,
    Followed,
    Opened,
    Ordered,
    Played,
    PlyText,
    Salted,
    Seated,
    SpectatorPlan,
    Ticketed,
    Undone,
)
from spielhafen.match.guide_state import guide_after, imported_after, seats_due
from spielhafen.match.log import LogRecorder, MatchLog, hide_moves
from spielhafen.match.log_line import LogLine, read_line
from spielhafen.match.order_state import GivenOrders
from spielhafen.match.proposal_state import Proposal, proposal_after, seats_to_agree
from spielhafen.match.shoulder_state import NO_SHOULDERS, shoulder_note, shoulders_after, spectators_after
from spielhafen.match.state_history import StateHistory
from spielhafen.match.table_owners import hidden_after
from spielhafen.match.view_hash import hash_view

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from spielhafen.core.play import State, Watcher
    from spielhafen.core.scene import Scene
    from spielhafen.match.events import OrderLine, StandingOrders

KEY_BYTES: Final = 32
"""Length of the secret key of a match's chance."""

MUTABLE_ATTRIBUTES: Final = (
    "seats", "tickets", "plies_by_event", "plies", "bot_levels", "_log", "_history", "undo_limits",
)  # fmt: skip
"""Attributes that events change in place, copied by `with_event`; all others are replaced."""


class Match:
    """A logbook being written: header, plies, the state after the last ply, and the log."""

    closed = False
    hidden: frozenset[str] = frozenset()
    """The owners who have taken the table off their list."""
    drawn_by: int | None = None
    """The seat that offered the draw that all agreed to."""
    given_orders = GivenOrders()
    shoulders = NO_SHOULDERS
    """The seats that let others look over their shoulder, with the link and the people."""
    next_table = ""
    """The id of the table of the rematch; empty while there is none."""
    proposal: Proposal | None = None
    """The proposal that waits for the other players' answers."""
    seq = 0
    """The number of events applied, as the store counts them."""
    cuts: Cuts = ()
    """The events that took plies back."""
    chance_draws = 0
    """Draws of chance so far; a draw number is used once, even if its ply was taken back."""
    _last_other_event = 0
    """The newest event that did more than add plies, as others count."""
    _view_hash = ""
    _public_view: State | None = None
    _actors: list[int] | None = None

    def __init__(self, opened: Opened) -> None:
        """Start the match with its first event; raises BrokenFile, UnknownGame and related errors."""
        self.game = find_game(opened.game)
        if opened.rules != self.game.version:
            raise BrokenFile("rules", text("broken-rules-version", version=self.game.version))
        self.options = self.game.complete_options(opened.options)
        self.seats = list(opened.seats)
        self.owner = opened.owner
        self.spectators = opened.spectators or SpectatorPlan()
        self.opened_at = opened.at
        self.changed_at = opened.at
        self.tickets: dict[int, tuple[str, float]] = {}
        """By seat: the hash of the token that takes it over, and when it expires."""
        self.plies_by_event: list[int] = [0]
        """The number of plies after each event."""
        self._voided_draws: dict[int, int] = {}
        """Draws that were taken back, by the ply that they came before."""
        self.plies: list[Ply] = []
        self.bot_levels: list[str] = []
        """The level of the bot that made each ply; empty for people, chance and imported plies.

        The level is kept by ply because seats change hands.
        """
        self.chance_seed = ChanceSeed(bytes.fromhex(opened.key), opened.shared, repeated=opened.repeated)
        self.imported_plies = opened.brought
        """The number of plies that were played elsewhere, or scripted by a guide."""
        self.guide = find_guide(self.game, opened.guide) if opened.guide else None
        """The guide that the match follows, until it is left."""
        self._has_begun = is_ready(self.seats, self.chance_seed)
        self.rng = self.chance_seed.rng
        self.undo_limits: dict[int, tuple[int, Text | None]] = {}
        """A cache of `undo.undo_limit`, by seat; each event clears it."""
        self.sandbox = sandbox_state.begin_sandbox(opened.sandbox)
        self._set_up()
        self._apply_plies(opened.plies, opened.at)
        self._last_other_event = self.seq
        self.clock = start_clock(opened.clock, len(self.seats), opened.at, self._people_to_move())
        """The thinking time left; None in a match without clocks."""

    def _set_up(self) -> None:
        """Set the table up, before the first ply."""
        recorder = LogRecorder(self.game)
        self.state = sandbox_state.start_state(
            self.game, self.sandbox, len(self.seats), self.options, recorder
        )
        self._history = StateHistory(self.game, self.state)
        self._log = MatchLog(self.game, self.state, recorder.lines)

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [plan.name for plan in self.seats]

    @property
    def unfinished(self) -> bool:
        """Whether the game was stopped because it reached its maximum number of plies."""
        return len(self.plies) >= self.game.max_plies and self.state.actor() != OVER

    @property
    def drawn(self) -> bool:
        """Whether the match ended with a draw by agreement."""
        return self.drawn_by is not None

    @property
    def winners(self) -> list[int] | None:
        """The winners (none if unfinished, all if drawn); None while the game goes on."""
        if self.drawn_by is not None:
            return list(range(len(self.seats)))
        if self.state.actor() == OVER:
            return list(self.state.winners or [])
        return [] if self.unfinished else None

    @property
    def shown_seq(self) -> int:
        """The number of events that everyone knows of: standing orders are known to their seat only."""
        return self.seq - len(self.given_orders.events)

    @property
    def orders(self) -> Mapping[int, StandingOrders]:
        """The standing orders, by seat."""
        return self.given_orders.by_seat

    @property
    def has_secrets(self) -> bool:
        """Whether anything in this game is hidden from a player."""
        return bool(self.state.SECRETS)

    @property
    def is_waiting_for_players(self) -> bool:
        """Whether players or their salts are missing, so that nothing has been dealt yet."""
        return not self._has_begun

    def actors(self) -> list[int]:
        """Return the seats that are to move."""
        if self._actors is None:
            is_idle = self.closed or self.is_waiting_for_players or self.winners is not None
            is_idle = is_idle or sandbox_state.is_answered(self.sandbox, self.plies)
            self._actors = [] if is_idle else self.state.actors()
        return list(self._actors)

    def bots_due(self) -> list[int]:
        """Return the bots that are to move; they wait during a proposal or a pause."""
        is_on_hold = self.proposal is not None or self.paused
        due = [] if is_on_hold else seats_due(self.actors(), self.scripted_ply)
        return [seat for seat in due if self.seats[seat].kind == "bot"]

    @property
    def scripted_ply(self) -> GuidePly | None:
        """The ply that comes next by the guide; None without one, or after its end."""
        return None if self.guide is None else next_ply(self.game, self.guide, self.plies)

    @property
    def paused(self) -> bool:
        """Whether the clocks are stopped by agreement."""
        return self.clock is not None and self.clock.paused

    def _people_to_move(self) -> list[int]:
        return [seat for seat in self.actors() if self.seats[seat].kind == "here"]

    def bot_seed(self, seat: int, ply: int | None = None) -> int:
        """Return the seed for a bot's search after `ply` plies (default: all so far)."""
        return self.chance_seed.bot_seed(seat, len(self.plies) if ply is None else ply)

    @property
    def view_hash(self) -> str:
        """A hash of all that is public after this event: equal hashes mean equal tables.

        It covers nothing hidden, since a secret with few possible values could be found by trying each.
        """
        if not self._view_hash:
            public = self.game.dump(self.public_view)
            self._view_hash = hash_view([self.shown_seq, self.closed, self.names, public])
        return self._view_hash

    def first_unseen_ply(self, since: int) -> int | None:
        """Return the first ply new to a client at event `since`; None if it must reload the table."""
        if not self._last_other_event <= since < self.shown_seq:
            return None
        return self.plies_by_event[self.given_orders.event_number(since)] + 1

    # Applying events.

    def with_event(self, event: Event) -> Match:
        """Return a copy of the match with this event applied; raises as `apply` does."""
        successor = Match.__new__(Match)
        attributes = self.__dict__
        successor.__dict__.update(
            attributes, **{name: attributes[name].copy() for name in MUTABLE_ATTRIBUTES}
        )
        successor.apply(event)
        return successor

    def apply(self, event: Event) -> None:
        """Apply an event; raises BrokenFile if it cannot follow the events before it."""
        self.given_orders = self.given_orders.after(event, self.seats, self.seq + 1)
        if isinstance(event, Ordered):  # nothing else changes, not even the time of the last event
            self._count_event()
            return
        self._apply_beside(event)
        self._apply_to_sandbox(event)
        match event:
            case Played():
                self.imported_plies = imported_after(self.imported_plies, event, len(self.plies))
                self._apply_plies(event.plies, event.at, event.level)
            case Undone():
                self._apply_undo(event)
            case Seated():
                self._apply_seated(event)
            case Drawn():
                self._apply_draw(event)
            case Salted():
                self.chance_seed = self.chance_seed.with_salt(event.seat, event.salt)
                self._begin_if_ready(event.plies)
            case Ticketed():
                self.tickets[event.seat] = event.ticket, event.until
            case Followed():
                self.next_table = event.table
            case Closed():
                self.closed = True
        if not isinstance(event, Played):
            self._finish_event(event.at)
            self._last_other_event = self.shown_seq
        if self.clock is not None:
            self.clock = self.clock.with_event(event, event.at, self._people_to_move(), len(self.plies))
        self.hidden = hidden_after(self.hidden, event, self.seats, self.actors)

    def _apply_beside(self, event: Event) -> None:
        """Take over what an event changes beside the position."""
        if isinstance(event, Opened):
            raise BrokenFile("event", text("broken-line"))
        self.proposal = proposal_after(self.proposal, event)
        self.guide = guide_after(self.guide, event)
        if note := shoulder_note(event, self.shoulders):
            self._add_note(len(self.plies), *note)
        self.spectators = spectators_after(self.spectators, event)
        self.shoulders = shoulders_after(self.shoulders, event, self.seats)

    def _apply_to_sandbox(self, event: Event) -> None:
        self.sandbox = sandbox_state.sandbox_after(self.sandbox, event)
        if isinstance(event, Arranged):
            self.plies, self.bot_levels, self._voided_draws = [], [], {}
            self.imported_plies = 0
            self._set_up()
        elif isinstance(event, BotsSet):
            self.seats = sandbox_state.seats_after(self.seats, event)
            self._play_plies(event.plies)

    def _add_note(self, ply: int, seat: int, message: Text) -> None:
        """Add a line to the log that everyone may read and no rule wrote."""
        self._log.add_note(len(self.plies), LogLine(ply, seat, head=False, text=message, paragraph=""))

    def _apply_draw(self, event: Drawn) -> None:
        if self.winners is not None or self.is_waiting_for_players:
            raise BrokenFile("event", text("broken-line"))
        self.drawn_by = event.seat
        self._add_note(len(self.plies), event.seat, text("draw-logged", who=PlayerRef(event.seat)))

    def _apply_seated(self, event: Seated) -> None:
        self.seats, self.chance_seed = seats_after_change(self, event.seat, event.plan)
        self.tickets.pop(event.seat, None)
        if event.late:
            self._add_note(len(self.plies), event.seat, text("clock-logged-seat", who=PlayerRef(event.seat)))
        self._begin_if_ready(event.plies)

    def _begin_if_ready(self, plies: Sequence[PlyText]) -> None:
        """Play the first plies of chance if no player is missing any more."""
        if self.is_waiting_for_players and is_ready(self.seats, self.chance_seed):
            self._has_begun = True
            self.rng = self.chance_seed.rng
            self._play_plies(plies)

    def _finish_event(self, at: float) -> None:
        self._count_event()
        self.cuts = cuts_after(self.cuts, self.plies_by_event)
        self.changed_at = at
        self._view_hash = ""
        self._public_view = None
        self._actors = None
        self.undo_limits.clear()

    def _count_event(self) -> None:
        self.seq += 1
        self.plies_by_event.append(len(self.plies))
        self.lines_by_seat: dict[int, list[OrderLine]] = {}
        """A cache of `order_lines.current_lines`; each event begins a new one."""

    def _apply_plies(self, plies: Sequence[PlyText], at: float, level: str = "") -> None:
        if level:
            seat = plies[0][0]
            self._add_note(len(self.plies) + 1, seat, text("clock-logged-move", who=PlayerRef(seat)))
        self._play_plies(plies, level)
        self._finish_event(at)

    def _play_plies(self, plies: Sequence[PlyText], level: str = "") -> None:
        """Play stored plies, all or none."""
        written = [Ply(actor, move) for actor, move in plies]
        self.state = self._history.play(self.state, len(self.plies), written)
        self.plies += written
        for number, (actor, _) in enumerate(plies, len(self.bot_levels) + 1):
            was_played_here = actor >= 0 and number > self.imported_plies
            self.bot_levels.append(level or self.seats[actor].level if was_played_here else "")
        self.chance_draws += sum(ply.actor == CHANCE for ply in written)

    def _apply_undo(self, event: Undone) -> None:
        if not 0 <= event.ply < len(self.plies):
            raise BrokenFile("event", text("broken-line"))
        self.state = next(self.states(event.ply, event.ply)).clone()
        self._voided_draws = voided_draws(self._voided_draws, self.plies, event.ply)
        undone = len(self.plies) - event.ply
        self.imported_plies = min(self.imported_plies, event.ply)
        del self.plies[event.ply :], self.bot_levels[event.ply :]
        self._history.truncate(event.ply)
        self._log.truncate(event.ply, self.state)
        if event.agreed:
            others = seats_to_agree(self.seats, Proposal(event.seat, event.ply))
            key = "undo-logged" if others else "undo-logged-alone"
            self._add_note(event.ply, event.seat, text(key, who=PlayerRef(event.seat), plies=undone))

    # Views: all that leaves a match goes through `view`.

    def states(self, first: int, last: int, watch: Watcher | None = None) -> Iterator[State]:
        """Yield the states after plies `first` to `last`.

        They may be one object that changes; callers only look at it. Some plies before `first` may be replayed, and `watch`
        is called for these, too.
        """
        return self._history.states(self.plies, first, last, watch)

    def view_for(self, viewer: int, state: State | None = None) -> State:
        """Return the state as this viewer may know it, with the viewer's sealed choice on top."""
        state = state or self.state
        if viewer != state.actor() and viewer in state.actors():
            state = state.clone()
            state.ask(viewer)
        return view(state, viewer)

    @property
    def public_view(self) -> State:
        """The state as everyone may know it, made once after each event; callers only look at it."""
        if self._public_view is None:
            self._public_view = self.view_for(PUBLIC)
        return self._public_view

    def scene(self, viewer: int) -> Scene:
        """Return what this viewer sees now; only a seat that is to move gets offers."""
        scene = self.game.scene(self.view_for(viewer))
        return scene if viewer in self.actors() else replace(scene, offers=())

    def log(self, viewer: int, first: int = 0, last: int | None = None) -> list[LogLine]:
        """Return the lines of plies `first` to `last` (default: the newest) for this viewer."""
        return [read_line(line) for _, line in self.written_log(viewer, first, last)]

    def written_log(self, viewer: int, first: int = 0, last: int | None = None) -> list[tuple[int, bytes]]:
        """Return the lines of plies `first` to `last` as JSON, each with its ply."""
        end = len(self.plies) if last is None else last
        return self._log.lines(self.plies, viewer, first, end)

    @property
    def logged_plies(self) -> int:
        """The number of plies recorded in the log; `log` records more when needed."""
        return self._log.recorded_plies

    def clear_caches(self) -> None:
        """Drop what can be computed again, while no client watches."""
        self._log.clear_cache()
        self._public_view = None
        self._history.clear_newest()

    def logbook(self, viewer: int) -> Logbook:
        """Return the logbook for this viewer; after the game nothing in it is hidden."""
        book = Logbook(self.game, self.names, self.options, list(self.plies), self.chance_seed.commitment)
        book.imported_plies, book.drawn_by = self.imported_plies, self.drawn_by
        if self.winners is None:
            hide_moves(book, self._log.witnesses(self.plies), viewer)
        else:
            reveal_chance(book, self.chance_seed, self._voided_draws)
        return sandbox_state.begin_at(book, self.sandbox)
