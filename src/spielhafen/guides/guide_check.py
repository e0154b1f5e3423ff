"""The check that a guide can be played, by its script and by every move that is as good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielhafen.core.errors import SpielhafenError
from spielhafen.core.text import text
from spielhafen.guides.guide_parser import GuideError

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.core.play import State
    from spielhafen.guides.guide import Guide, GuidePly


def check_guide(game: Game, guide: Guide) -> State:
    """Play a guide, each other good move once, too; return its last state, or raise GuideError."""
    _check_steps(guide)
    state = _start(game, guide)
    for place, ply in enumerate(guide.plies):
        for other in ply.others:
            _play_rest(game, guide, place, other, state.clone())
        _play(game, guide, ply, ply.move, state)
    _check_end(guide, state)
    return state


def _start(game: Game, guide: Guide) -> State:
    try:
        return game.start(guide.seats, guide.options)
    except SpielhafenError as error:
        raise GuideError(guide.file, 1, error.text) from error


def _check_steps(guide: Guide) -> None:
    """Raise GuideError for a step that no move follows, or a name that is used twice."""
    used = {ply.step for ply in guide.plies}
    names = [step.name for step in guide.steps]
    for number, step in enumerate(guide.steps):
        if number not in used or step.name in names[:number]:
            raise GuideError(guide.file, step.line, text("guide-idle-step", name=step.name))


def _play_rest(game: Game, guide: Guide, place: int, move: str, state: State) -> None:
    _play(game, guide, guide.plies[place], move, state)
    for ply in guide.plies[place + 1 :]:
        _play(game, guide, ply, ply.move, state)
    _check_end(guide, state)


def _play(game: Game, guide: Guide, ply: GuidePly, written: str, state: State) -> None:
    if ply.actor not in {state.actor(), *state.actors()}:
        raise GuideError(guide.file, ply.line, text("guide-other-actor", move=written))
    if state.actor() != ply.actor:
        state.ask(ply.actor)
    move = game.catalogue.read(written)
    try:
        state.check(move)
    except SpielhafenError as error:
        raise GuideError(guide.file, ply.line, error.text) from error
    state.play(move)


def _check_end(guide: Guide, state: State) -> None:
    if guide.learner not in state.actors():
        line = guide.plies[-1].line if guide.plies else 1
        raise GuideError(guide.file, line, text("guide-ends-early"))
