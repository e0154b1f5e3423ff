"""Positions to play on from: texts, examples of rulebooks, and edited states.

Each position is played out on trial before it is accepted.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from spielhafen.core.errors import BrokenFile, SpielhafenError
from spielhafen.core.play import OVER
from spielhafen.core.position_check import validate_position
from spielhafen.core.secret import OWN, unused_pieces
from spielhafen.core.text import text
from spielhafen.testing.example_runner import set_up_table
from spielhafen.testing.notation import example_module
from spielhafen.testing.storyboard import example_sources, play_moments

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.core.play import State


def read_any_position(game: Game, written: str) -> State:
    """Return the state of a position file, or of lines as in an example; raises SpielhafenError."""
    if written.lstrip().startswith("{"):
        return game.read_position(written)
    return checked(game, set_up_table(game, written.strip()))


def checked(game: Game, state: State) -> State:
    """Return this state if the rules can go on from it; raises BrokenFile."""
    if state.actor() == OVER and state.winners is None:
        raise BrokenFile("steps", text("broken-nothing-pending"))
    validate_position(state, game.scene, game.max_plies)
    return state


def example_state(game: Game, number: int, step: int) -> State:
    """Return the table of an example, completed so that it can be played on.

    Raises SpielhafenError if there is none that can be played on.
    """
    states = example_states(game, number)
    if step >= len(states) or (state := states[step]) is None:
        raise SpielhafenError(text("sandbox-no-example"))
    return state


@lru_cache(64)
def example_states(game: Game, number: int) -> tuple[State | None, ...]:
    """Return the tables of an example; None for those that cannot be played on.

    After what the example shows, the turn goes on as the game teaches it, and hands that are short get unused pieces.
    """
    sources = example_sources(game)
    if number >= len(sources):
        return ()
    try:
        moments = play_moments(game, sources[number], with_turn=True)
    except SpielhafenError:
        moments = play_moments(game, sources[number])
    return tuple(_playable(game, moment.state) for moment in moments)


def _playable(game: Game, state: State) -> State | None:
    for candidate in (state, _completed(game, state), _with_full_hands(state)):
        try:
            return checked(game, candidate)
        except SpielhafenError:
            continue
    return None


def _completed(game: Game, state: State) -> State:
    """Return the state with what `complete` in the game's `examples.py` adds to it."""
    full = state.clone()
    if complete := getattr(example_module(game), "complete", None):
        complete(full)
    return full


def _with_full_hands(state: State) -> State:
    """Return the state with hands of equal size, filled with pieces that are in no place."""
    full = state.clone()
    for pool in state.POOLS:
        for name in pool.places:
            unused = unused_pieces(full, name)
            hands = getattr(full, name)
            if state.SECRETS.get(name) == OWN and all(isinstance(hand, list) for hand in hands):
                size = max(map(len, hands))
                for hand in hands:
                    while len(hand) < size and unused:
                        hand.append(unused.pop())
                    hand.sort()
    return full


def arranged_state(game: Game, before: State, position: Any) -> State:
    """Return the state of an edited position file.

    Raises BrokenFile, which names the field that makes the position impossible, if a single one does.
    """
    state = game.load(position)
    if state.seats() != before.seats() or state.options != before.options:
        raise BrokenFile("seats", text("sandbox-other-game"))
    try:
        return checked(game, state)
    except BrokenFile as error:
        field = find_impossible_field(game, before, state)
        raise BrokenFile(field, text("broken-field-impossible")) if field else error from None


def find_impossible_field(game: Game, before: State, after: State) -> str:
    """Return the field whose change makes the position impossible; empty if it is no single one."""
    old, new = before.plain(), after.plain()
    changed = [name for name in new if old.get(name) != new[name]]
    for name in changed if len(changed) > 1 else ():
        data = {**game.dump(after), "state": {**new, name: old[name]}}
        try:
            checked(game, game.load(data))
        except SpielhafenError:
            continue
        return name
    return changed[0] if len(changed) == 1 else ""
