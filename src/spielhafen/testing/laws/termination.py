"""Laws of the end: a game ends or reaches its cap, and its records replay to the same game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielhafen.core.codec import dump
from spielhafen.core.logbook import play_ply, read_logbook, write_logbook
from spielhafen.core.play import OVER
from spielhafen.testing.game_node import state_hash
from spielhafen.testing.laws.plain_data import differences
from spielhafen.testing.violations import LawBroken

if TYPE_CHECKING:
    from spielhafen.testing.game_node import GameNode
    from spielhafen.testing.walk import ContractMatch


def a_game_is_over_when_it_has_winners(node: GameNode) -> None:
    """A game has no winners as long as a step is pending; then they are seats, each once."""
    winners = node.g.winners
    if (node.g.actor() == OVER) != (winners is not None):
        raise LawBroken(f"winners are {winners}, pending is {node.g.steps}")
    if winners is not None and (
        sorted(set(winners)) != winners or not set(winners) <= set(range(node.g.seats()))
    ):
        raise LawBroken(f"winners are {winners}, in a game for {node.g.seats()}")


def a_replay_gives_the_same_game(match: ContractMatch) -> None:
    """A replay goes through the same states, so that any number of moves can be taken back."""
    state = match.initial_state()
    for number, ply in enumerate(match.logbook.plies, 1):
        play_ply(match.game, state, ply, number)
        if match.state_hashes[number] != state_hash(state):
            raise LawBroken(f"after ply {number} the replay has another state")
    if dump(state) != dump(match.state):
        raise LawBroken(f"the replay ends otherwise: {differences(dump(match.state), dump(state))}")


def a_logbook_is_read_as_written(match: ContractMatch) -> None:
    """The text of a logbook gives the same game, options, names and plies."""
    written = write_logbook(match.logbook)
    again = read_logbook(written, find=lambda _: match.game)
    if (
        again.plies != match.logbook.plies
        or again.names != match.logbook.names
        or write_logbook(again) != written
    ):
        raise LawBroken("the logbook that was read differs from the one that was written")
    if not match.position and dump(again.final_state()) != dump(match.state):
        raise LawBroken("the game that was read ends otherwise")


NODE_LAWS = {a_game_is_over_when_it_has_winners: 1}
MATCH_LAWS = (
    a_replay_gives_the_same_game,
    a_logbook_is_read_as_written,
)
