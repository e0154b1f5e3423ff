"""Histories of games, and what a seat has perceived, with perfect recall.

    history = History(game, 3)
    history.play(sample(history.state, random))
    history.information(0).text        # the moves that seat 0 knows, and what changed in its view
    history.information(0).tokens      # the same as numbers below history.vocabulary

Each ply is told as the seat may know it: who acted, the move if the seat is among its witnesses (else `?`), and the entries of
its encoded view that differ from before. Where nothing is secret they follow from the moves, and are left out. So two
histories have the same information for a seat if it cannot tell them apart, and different ones if it can.

A history that begins elsewhere than at the beginning of a game tells the whole view first.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spielhafen.core.moves import UNKNOWN_MARK, Order
from spielhafen.core.play import CHANCE, Seat, State
from spielhafen.core.secret import determinize

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from random import Random

    from spielhafen.core.encoder import Encoder
    from spielhafen.core.game import Game
    from spielhafen.core.moves import Move

CHANCE_SIGN: Final = "*"


@dataclass(frozen=True, slots=True)
class InformationState:
    """What a seat has perceived: text with a line for each ply, and tokens."""

    text: str
    tokens: tuple[int, ...]


class History:
    """A game from its beginning, or from any state, with all plies.

    `state` is the present state; it is changed by `play` only. Tokens are, in this order: seats and chance, the unknown move,
    the moves of the catalogue, the entries of the encoder, and their values.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None = None,
        start: State | None = None,
    ) -> None:
        self.game = game
        self.state = game.start(seats, options) if start is None else start.clone()
        self.encoder: Encoder = game.encoder(seats, options)
        self.plies: list[Move] = []
        self._start = self.state.clone()
        self._begins = start is None
        self._readers: dict[Seat, _Reader] = {}
        self._vocabulary = _Vocabulary(game, seats, self.encoder)

    @property
    def vocabulary(self) -> int:
        """The number of tokens that there are."""
        return self._vocabulary.size

    def play(self, move: Move) -> None:
        """Play a legal move or a possible outcome of chance, which is not checked."""
        self.plies.append(move)
        self.state.play(move)

    def clone(self) -> History:
        """Return an independent copy."""
        new: History = object.__new__(History)
        new.__dict__.update(self.__dict__)
        new.state = self.state.clone()
        new.plies = self.plies.copy()
        new._readers = {seat: reader.clone() for seat, reader in self._readers.items()}
        return new

    def resample(self, seat: Seat, random: Random) -> History:
        """Return a history in a random state in which a seat has perceived the same.

        What other seats have perceived begins there.
        """
        self.information(seat)
        world = determinize(self.state.seen_by(seat), random)
        new = self.clone()
        new.state, new.plies = world, []
        new._start, new._begins = world.clone(), False  # noqa: SLF001 - its own class
        new._readers = {seat: self._readers[seat].moved(world)}  # noqa: SLF001 - its own class
        return new

    def information(self, seat: Seat) -> InformationState:
        """Return what a seat has perceived up to now."""
        reader = self._readers.get(seat)
        if reader is None:
            reader = _Reader(seat, self._start, self.encoder, self._vocabulary, begins=self._begins)
            self._readers[seat] = reader
        reader.read(self.plies)
        return InformationState(reader.text, tuple(reader.tokens))


class _Vocabulary:
    """The numbers of all tokens."""

    def __init__(self, game: Game, seats: int, encoder: Encoder) -> None:
        self.catalogue = game.catalogue
        self.chance = seats
        self.unknown = seats + 1
        self._first_move = seats + 2
        self._first_entry = self._first_move + len(game.catalogue)
        self._lowest = min(encoder.low)
        self._first_value = self._first_entry + len(encoder.names)
        self.size = self._first_value + max(encoder.high) - self._lowest + 1

    def move(self, move: Move) -> int:
        """Return the token of a move; that of the unknown move for a shuffle or deal."""
        return self.unknown if isinstance(move, Order) else self._first_move + self.catalogue.number(move)

    def entry(self, entry: int) -> int:
        """Return the token of an entry of the encoder."""
        return self._first_entry + entry

    def value(self, value: int) -> int:
        """Return the token of the value of an entry."""
        return self._first_value + value - self._lowest


class _Reader:
    """Replays the plies for one seat, and keeps what it perceives."""

    def __init__(
        self, seat: Seat, start: State, encoder: Encoder, vocabulary: _Vocabulary, *, begins: bool
    ) -> None:
        self.text = f"seat {seat}"
        self.tokens = array("q", [seat if seat >= 0 else vocabulary.chance])
        self._seat = seat
        self._state = start.clone()
        self._encoder = encoder
        self._vocabulary = vocabulary
        self._read = 0
        self._seen: Sequence[int] = encoder.encode(start.seen_by(seat))
        self._all_public = not start.SECRETS
        if not begins:
            self._tell("", list(enumerate(self._seen)))

    def clone(self) -> _Reader:
        """Return an independent copy."""
        new: _Reader = object.__new__(_Reader)
        new.__dict__.update(self.__dict__)
        new.tokens, new._state = self.tokens[:], self._state.clone()
        return new

    def moved(self, world: State) -> _Reader:
        """Return a copy that goes on in another state that looks the same to its seat."""
        new = self.clone()
        new._state, new._read = world.clone(), 0  # noqa: SLF001 - its own class
        return new

    def read(self, plies: Sequence[Move]) -> None:
        """Read the plies that were played since the last time."""
        for move in plies[self._read :]:
            g, actor = self._state, self._state.actor()
            witnesses = g.steps[-1].witnesses(g)
            known = witnesses is None or self._seat in witnesses
            g.play(move)
            changes = list(self._changes()) if not self._all_public or isinstance(move, Order) else []
            self._write(actor, move if known else None, changes)
        self._read = len(plies)

    def _changes(self) -> Iterator[tuple[int, int]]:
        """Yield the entries of the view that have changed, with their values."""
        before, after = self._seen, self._encoder.encode(self._state.seen_by(self._seat))
        self._seen = after
        for entry, (old, new) in enumerate(zip(before, after, strict=True)):
            if old != new:
                yield entry, new

    def _write(self, actor: Seat, move: Move | None, changes: list[tuple[int, int]]) -> None:
        vocabulary = self._vocabulary
        said = UNKNOWN_MARK if move is None else str(move)
        who = CHANCE_SIGN if actor == CHANCE else str(actor)
        self.tokens.append(vocabulary.chance if actor == CHANCE else actor)
        self.tokens.append(vocabulary.unknown if move is None else vocabulary.move(move))
        self._tell(f"{who} {said}", changes)

    def _tell(self, line: str, changes: list[tuple[int, int]]) -> None:
        """Add a line, and the entries of the view with their values."""
        vocabulary, names = self._vocabulary, self._encoder.names
        told = "".join(f" {names[entry]}={value}" for entry, value in changes)
        self.text += f"\n{f'{line} |{told}' if told else line}"
        for entry, value in changes:
            self.tokens.append(vocabulary.entry(entry))
            self.tokens.append(vocabulary.value(value))
