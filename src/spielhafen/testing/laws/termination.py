"""Laws of the end: a game ends or reaches its cap, and its records replay to the same game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielhafen.core.codec import dump
from spielhafen.core.logbook import play_ply, read_logbook, write_logbook
from spielhafen.core.places import find_places, find_results
from spielhafen.core.play import OVER, PUBLIC
from spielhafen.core.secret import view
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


def places_follow_from_the_winners(node: GameNode) -> None:
    """The winners are first; each place is one more than the number of seats before it."""
    places, winners = find_places(node.game, node.g), node.g.winners or []
    if not winners:
        if places:
            raise LawBroken(f"places are {places}, winners are {node.g.winners}")
        return
    first = [seat for seat, place in enumerate(places) if place == 1]
    if first != winners or any(place != 1 + sum(other < place for other in places) for place in places):
        raise LawBroken(f"places are {places}, winners are {winners}")


def what_was_achieved_can_be_told(node: GameNode) -> None:
    """What is said of each seat at the end has its text, and follows from what is public."""
    seen = node.g if node.g.winners is None else view(node.g, PUBLIC)
    for message in find_results(node.game, seen):
        if message is not None:
            node.text_check.check(message)


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


NODE_LAWS = {
    a_game_is_over_when_it_has_winners: 1,
    places_follow_from_the_winners: 1,
    what_was_achieved_can_be_told: 1,
}
MATCH_LAWS = (
    a_replay_gives_the_same_game,
    a_logbook_is_read_as_written,
)
