"""The command that plays moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielhafen.core.errors import IllegalMove, SpielhafenError
from spielhafen.core.logbook import Ply
from spielhafen.core.play import CHANCE
from spielhafen.core.text import text
from spielhafen.guides import find_progress
from spielhafen.match.create import play_chance_plies
from spielhafen.match.events import Played, PlyText
from spielhafen.match.guided import guide_refusal, play_scripted_chance
from spielhafen.match.sandbox import chooses_chance
from spielhafen.match.turn_check import turn_refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielhafen.core.play import State
    from spielhafen.match.match import Match


def play_moves(match: Match, seat: int, moves: Sequence[str], at: float, level: str = "") -> Played:
    """Play these moves for a seat, up to the first chance; then add the plies of chance.

    All or nothing: an illegal or unreadable move refuses the whole list. Moves after the first chance are
    left out, since they were chosen without knowing its outcome. `level` is that of the bot that moves for a
    player whose time is up. Raises IllegalMove, UnreadableMove.
    """
    if not moves:
        raise SpielhafenError(text("error-no-moves"))
    state = match.state.clone()
    plies: list[PlyText] = []
    for written in moves:
        if why := turn_refusal(match, seat, state):
            raise IllegalMove(written, why)
        if state.actor() != seat:
            state.ask(seat)
        move = match.game.catalogue.read(written)
        state.check(move)
        plies.append((seat, match.game.catalogue.write(move)))
        state.play(move)
        if state.actor() == CHANCE or len(match.plies) + len(plies) >= match.game.max_plies:
            break
    if why := guide_refusal(match, seat, [Ply(*ply) for ply in plies]):
        raise IllegalMove(plies[0][1], why)
    scripted = match.scripted_ply is not None
    return Played(seat, plies + _chance_plies(match, state, plies), at, level, scripted)


def _chance_plies(match: Match, state: State, played: Sequence[PlyText]) -> list[PlyText]:
    """Play and return the plies of chance that are due, by the guide as long as it lasts."""
    if chooses_chance(match):
        return []
    if match.guide is not None and match.scripted_ply is not None:
        plies = [*match.plies, *(Ply(*ply) for ply in played)]
        progress = find_progress(match.game, match.guide, plies)
        if progress and (scripted := play_scripted_chance(match.game, match.guide, state, progress.index)):
            return scripted
    before = len(match.plies) + len(played)
    return play_chance_plies(match.game, state, match.rng, match.chance_draws, before)
