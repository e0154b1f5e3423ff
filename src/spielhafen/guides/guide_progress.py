"""How far a match has come in its guide: by its moves, or by others that lead to the same.

In a step learners may go their own way, if they take no more moves than the script: what counts is what the
table shows at the end of the step, and that the rest of the script then leads to the same end.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from spielhafen.core.secret import view

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

    from spielhafen.core.game import Game
    from spielhafen.core.logbook import Ply
    from spielhafen.core.play import State
    from spielhafen.guides.guide import Guide, GuidePly

MOST_STATES: Final = 400
"""The limit of a search for the way on, in states."""
REMEMBERED: Final = 64
"""The number of matches whose progress is remembered."""


@dataclass(frozen=True)
class GuideProgress:
    """How many plies of the script are done, after how many of the match, and the way on."""

    index: int
    played: int
    way_on: Sequence[GuidePly] = ()
    """On a way of the learner's own: the moves that finish the step."""


def next_ply(game: Game, guide: Guide, played: Sequence[Ply]) -> GuidePly | None:
    """Return the ply that comes next by the guide; None if it was left or is over."""
    progress = find_progress(game, guide, played)
    if progress is None or progress.index == len(guide.plies):
        return None
    return progress.way_on[0] if progress.way_on else guide.plies[progress.index]


def next_own_ply(game: Game, guide: Guide, played: Sequence[Ply]) -> GuidePly | None:
    """Return the learner's next scripted ply, or their last one while others finish the script.

    None if the script was left or is over.
    """
    progress = find_progress(game, guide, played)
    rest = guide.plies[progress.index :] if progress else ()
    own = [ply for ply in guide.plies if ply.step is not None] if rest else []
    return next((ply for ply in rest if ply.step is not None), own[-1] if own else None)


def own_run(game: Game, guide: Guide, played: Sequence[Ply]) -> Sequence[GuidePly]:
    """Return the learner's plies of this step up to the next ply of chance or another seat."""
    progress = find_progress(game, guide, played)
    if progress is None:
        return ()
    return progress.way_on or guide.run_from(progress.index)


def has_just_ended(game: Game, guide: Guide, played: Sequence[Ply]) -> bool:
    """Return whether the script was followed to its end, and the learner has not moved since."""
    progress = find_progress(game, guide, played)
    if progress is None or progress.index < len(guide.plies):
        return False
    return all(ply.actor != guide.learner for ply in played[progress.played :])


def find_progress(game: Game, guide: Guide, played: Sequence[Ply]) -> GuideProgress | None:
    """Return how far these plies have come in the script; None if they left it."""
    followed = guide.count_followed(played)
    if followed == min(len(played), len(guide.plies)):
        return GuideProgress(followed, followed)
    return _find_own_way(game, guide.name, tuple((ply.actor, ply.move) for ply in played))


@lru_cache(maxsize=REMEMBERED)
def _find_own_way(game: Game, name: str, played: Sequence[tuple[int, str]]) -> GuideProgress | None:
    from spielhafen.guides.guide_files import find_guide

    guide = find_guide(game, name)
    return None if guide is None else _Walk(game, guide).follow(played)


class _Walk:
    """A script and a match, compared ply by ply."""

    def __init__(self, game: Game, guide: Guide) -> None:
        self.game = game
        self.guide = guide
        self.state = game.start(guide.seats, guide.options)
        self.index = 0
        self.strayed = 0
        """The number of own moves of this step that are not those of the script."""
        self.goal: tuple[Hashable, Hashable] = (None, None)
        """What is shown at the end of the step, and at the end of the script."""

    def follow(self, played: Sequence[tuple[int, str]]) -> GuideProgress | None:
        """Return how far these plies have come; None if they left the script."""
        for number, (actor, move) in enumerate(played):
            if self.index == len(self.guide.plies):
                return GuideProgress(self.index, number)
            if not self._take(actor, move):
                return None
        progress = GuideProgress(self.index, len(played))
        if not self.strayed:
            return progress
        way_on = self._find_way_on()
        return replace(progress, way_on=way_on) if way_on else None

    def _take(self, actor: int, move: str) -> bool:
        """Play a ply; return whether the script may still be followed."""
        scripted = self.guide.plies[self.index]
        if not self.strayed and actor == scripted.actor and scripted.accepts(move):
            self._play(self.state, actor, move)
            self.index += 1
            return True
        run = self.guide.run_from(self.index)
        if actor != self.guide.learner or len(run) <= self.strayed:
            return False
        if not self.strayed:
            end = self._after(self.state, self.guide.plies[self.index :])
            self.goal = (self._shown(self._after(self.state, run)), self._headings(end))
        self._play(self.state, actor, move)
        self.strayed += 1
        if back := self._back_in_script(self.state, self.strayed):
            self.index, self.strayed = back, 0
        return True

    def _find_way_on(self) -> Sequence[GuidePly]:
        """Return the learner's shortest way to the end of the step; empty if there is none."""
        run = self.guide.run_from(self.index)
        scripted = run[0]
        layer: list[tuple[State, tuple[str, ...]]] = [(self.state, ())]
        seen = {self.state.key()}
        for _ in range(len(run) - self.strayed):
            following: list[tuple[State, tuple[str, ...]]] = []
            for state, way in layer:
                for move, after in self._own_moves(state):
                    if after.key() in seen:
                        continue
                    seen.add(after.key())
                    if back := self._back_in_script(after, self.strayed + len(way) + 1):
                        own = [replace(scripted, move=name, others=()) for name in (*way, move)]
                        return [*own, *self.guide.run_from(back)]
                    if len(seen) > MOST_STATES:
                        return ()
                    following.append((after, (*way, move)))
            layer = following
        return ()

    def _own_moves(self, state: State) -> Iterator[tuple[str, State]]:
        """Yield the learner's moves with the states that they lead to."""
        if state.actor() != self.guide.learner:
            return
        for move in state.moves():
            after = state.clone()
            after.play(move)
            yield self.game.catalogue.write(move), after

    def _back_in_script(self, state: State, own: int) -> int:
        """Return where the script goes on after this number of own moves; 0 if nowhere in this step."""
        run = self.guide.run_from(self.index)
        for done in range(len(run), own - 1, -1):
            after = self._after(state, run[done:])
            if after is not None and self._shown(after) == self.goal[0]:
                end = self._after(after, self.guide.plies[self.index + len(run) :])
                if end is not None and self._headings(end) == self.goal[1]:
                    return self.index + done
        return 0

    def _after(self, state: State, plies: Sequence[GuidePly]) -> State | None:
        """Return the state after these plies; None if the rules refuse one of them."""
        after = state.clone()
        for ply in plies:
            if ply.actor not in {after.actor(), *after.actors()}:
                return None
            if after.actor() != ply.actor:
                after.ask(ply.actor)
            move = self.game.catalogue.read(ply.move)
            if after.refuse(move) is not None:
                return None
            after.play(move)
        return after

    def _play(self, state: State, actor: int, move: str) -> None:
        if state.actor() != actor:
            state.ask(actor)
        state.play(self.game.catalogue.read(move))

    def _shown(self, state: State | None) -> Hashable:
        """Return what the table shows the learner: the pieces, cards and facts, and who is to move."""
        if state is None:
            return None
        scene = self.game.scene(view(state, self.guide.learner))
        pieces = sorted((piece.id, piece.at, piece.count, piece.hits) for piece in scene.pieces)
        cards = [(zone.id, [(card.id, card.count) for card in zone.cards]) for zone in scene.zones]
        facts = [[(fact.art, fact.value) for fact in seat.facts] for seat in scene.seats]
        return repr((pieces, cards, facts, state.actor()))

    def _headings(self, state: State | None) -> Hashable:
        """Return what the table shows, and where the pieces head.

        A heading may mean nothing to the rules, and does if the script ends with the same ones all the same.
        """
        if state is None:
            return None
        scene = self.game.scene(view(state, self.guide.learner))
        return repr((self._shown(state), sorted((piece.id, piece.heading) for piece in scene.pieces)))
