"""The states that a match has been in."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from spielhafen.core.logbook import Ply, play_ply

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from spielhafen.core.game import Game
    from spielhafen.core.play import State, Watcher

SNAPSHOT_INTERVAL: Final = 32
"""Plies between two states that are kept: looking back replays fewer than these."""
MAX_NEWEST_STATES: Final = 40
"""States of the newest event that are kept."""


class StateHistory:
    """The states after the plies of a match: some are kept, the others replayed from these.

    Kept is one of `SNAPSHOT_INTERVAL`, and those that the newest event led to, which all who watch are shown. None of
    them is ever changed.
    """

    def __init__(self, game: Game, start: State) -> None:
        """Begin with the state before the first ply."""
        self._game = game
        self._snapshots = [start]
        self._newest: Sequence[State] = ()

    def copy(self) -> StateHistory:
        """Return a history that goes on independently."""
        successor = StateHistory(self._game, self._snapshots[0])
        successor._snapshots, successor._newest = self._snapshots.copy(), self._newest
        return successor

    def play(self, state: State, before: int, plies: Sequence[Ply]) -> State:
        """Play the plies of one event, all or none, and return the state after them.

        before: the number of earlier plies, which have led to `state`. Raises BrokenFile that names the ply.
        """
        snapshots: list[State] = []
        newest: deque[State] = deque(maxlen=MAX_NEWEST_STATES)
        for number, ply in enumerate(plies, before + 1):
            state = state.clone()
            play_ply(self._game, state, ply, number)
            newest.append(state)
            if number % SNAPSHOT_INTERVAL == 0:
                snapshots.append(state)
        self._snapshots += snapshots
        self._newest = tuple(newest)
        return state

    def truncate(self, ply: int) -> None:
        """Forget the states after this ply."""
        del self._snapshots[ply // SNAPSHOT_INTERVAL + 1 :]
        self.clear_newest()

    def clear_newest(self) -> None:
        """Drop the states of the newest event, which can be replayed."""
        self._newest = ()

    def states(
        self, plies: Sequence[Ply], first: int, last: int, watch: Watcher | None = None
    ) -> Iterator[State]:
        """Yield the states after plies `first` to `last`; `plies` are all so far.

        They may be one object that changes; callers only look at it. Some plies before `first` may be replayed, and
        `watch` is called for these, too.
        """
        start = len(plies) - len(self._newest)
        if watch is None and start < first <= last:
            yield from self._newest[first - start - 1 : last - start]
            return
        index = min(first // SNAPSHOT_INTERVAL, len(self._snapshots) - 1)
        state = self._snapshots[index].clone()
        for number in range(index * SNAPSHOT_INTERVAL, last + 1):
            if number > index * SNAPSHOT_INTERVAL:
                play_ply(self._game, state, plies[number - 1], number, watch)
            if number >= first:
                yield state
