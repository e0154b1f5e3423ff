"""Laws of ending: a game ends or reaches its cap, and what was written down gives the same game again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielhafen.core.codec import dump
from spielhafen.core.logbook import play_ply, read, write
from spielhafen.core.play import OVER
from spielhafen.testing.game_node import Broken
from spielhafen.testing.laws.plain_data import differences

if TYPE_CHECKING:
    from spielhafen.testing.game_node import Node
    from spielhafen.testing.walk import Match


def a_game_is_over_when_it_has_winners(node: Node) -> None:
    """As long as something is pending nobody has won; then the winners are seats of the game, each once."""
    winners = node.g.winners
    if (node.g.actor() == OVER) != (winners is not None):
        raise Broken(f"winners are {winners}, pending is {node.g.steps}")
    if winners is not None and (
        sorted(set(winners)) != winners or not set(winners) <= set(range(node.g.seats()))
    ):
        raise Broken(f"winners are {winners}, in a game for {node.g.seats()}")


def a_replay_gives_the_same_game(match: Match) -> None:
    """Replayed from its plies a game goes through the same states: so any number of moves can be taken back."""
    state = match.begin()
    for number, ply in enumerate(match.logbook.plies, 1):
        play_ply(match.game, state, ply, number)
        if match.signs[number] != sign(state):
            raise Broken(f"after ply {number} the replay has another state")
    if dump(state) != dump(match.state):
        raise Broken(f"the replay ends otherwise: {differences(dump(match.state), dump(state))}")


def a_logbook_is_read_as_written(match: Match) -> None:
    """The text of a logbook gives the same game, options, names and plies."""
    written = write(match.logbook)
    again = read(written, find=lambda _: match.game)
    if again.plies != match.logbook.plies or again.names != match.logbook.names or write(again) != written:
        raise Broken("the logbook that was read differs from the one that was written")
    if not match.position and dump(again.final()) != dump(match.state):
        raise Broken("the game that was read ends otherwise")


def sign(state: object) -> int:
    """A short sign of a state, to be compared within this run."""
    return hash(repr(dump(state)))  # type: ignore[arg-type]


NODE_LAWS = {a_game_is_over_when_it_has_winners: 1}
MATCH_LAWS = (
    a_replay_gives_the_same_game,
    a_logbook_is_read_as_written,
)
