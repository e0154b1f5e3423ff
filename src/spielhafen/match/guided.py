"""Matches that follow a guide: how they begin, what they refuse, and how the guide is left.

Their chance and the moves of the other seats are scripted. The plies of the script count as played elsewhere
(`Match.imported_plies`), so that no logbook presents them as drawn by the key of the match.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.play import CHANCE
from spielhafen.core.text import text
from spielhafen.guides import find_progress
from spielhafen.match.create import open_match
from spielhafen.match.events import Opened, PlyText, SeatPlan, Unguided
from spielhafen.match.refusals import SeatRefused

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielhafen.core.game import Game
    from spielhafen.core.logbook import Ply
    from spielhafen.core.play import State
    from spielhafen.guides import Guide
    from spielhafen.match.match import Match


def open_guide(
    game: Game, guide: Guide, seats: Sequence[SeatPlan], key: bytes, at: float, owner: str = ""
) -> Opened:
    """Return the first event of a match that follows a guide.

    The learner has their seat, bots have the others. Raises SeatRefused for other seats.
    """
    kinds = ["here" if seat == guide.learner else "bot" for seat in range(guide.seats)]
    if [plan.kind for plan in seats] != kinds:
        raise SeatRefused(text("guide-seats", seats=guide.seats, learner=guide.learner + 1))
    opened = open_match(game, guide.options, seats, key, at, owner)
    state = game.start(guide.seats, opened.options)
    plies = _play_what_came_before(game, guide, state)
    plies += play_scripted_chance(game, guide, state, len(plies))
    return msgspec.structs.replace(opened, plies=plies, brought=len(plies), guide=guide.name)


def _play_what_came_before(game: Game, guide: Guide, state: State) -> list[PlyText]:
    """Play and return the plies after which the guide begins."""
    for scripted in guide.plies[: guide.begin]:
        if state.actor() != scripted.actor:
            state.ask(scripted.actor)
        state.play(game.catalogue.read(scripted.move))
    return [(scripted.actor, scripted.move) for scripted in guide.plies[: guide.begin]]


def play_scripted_chance(game: Game, guide: Guide, state: State, index: int) -> list[PlyText]:
    """Play and return the chance plies that the script has next, after `index` plies of it."""
    plies: list[PlyText] = []
    while state.actor() == CHANCE and index + len(plies) < len(guide.plies):
        scripted = guide.plies[index + len(plies)]
        plies.append((CHANCE, scripted.move))
        state.play(game.catalogue.read(scripted.move))
    return plies


def guide_refusal(match: Match, seat: int, moves: Sequence[Ply]) -> Refusal | None:
    """Return why the guide wants other moves of this seat; None if it does not.

    The moves are some that the rules allow, one after the other.
    """
    scripted = match.scripted_ply
    if match.guide is None or scripted is None:
        return None
    if scripted.actor != seat:
        return refusal("guide-wait")
    after = find_progress(match.game, match.guide, [*match.plies, *moves])
    return refusal("guide-first") if after is None else None


def leave_guide(match: Match, seat: int, at: float) -> Unguided:
    """Return the event by which the learner leaves the guide; raises SeatRefused."""
    if match.guide is None or seat != match.guide.learner:
        raise SeatRefused(text("guide-none"))
    return Unguided(seat, at)
