"""Laws of moves: offers, refusals, and the texts of moves."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING

from spielhafen.core.codec import dump, fields_of
from spielhafen.core.errors import Refusal
from spielhafen.core.moves import Move, Order
from spielhafen.core.play import CHANCE, Chance, Choice, State, Step
from spielhafen.testing.coverage import all_subclasses, belongs_to_game, leaf_classes
from spielhafen.testing.violations import LawBroken

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.testing.game_node import GameNode


def every_kind_of_move_is_in_the_catalogue(game: Game) -> None:
    """The catalogue has a notation for each kind of move, and lists some of each but orders."""
    listed = {type(move) for move in game.catalogue}
    for kind in leaf_classes([kind for kind in all_subclasses(Move) if belongs_to_game(game, kind)]):
        if kind not in game.catalogue.kinds:
            raise LawBroken(f"the catalogue does not say how {kind.__name__} is written")
        if not issubclass(kind, Order) and kind not in listed:
            raise LawBroken(f"the catalogue lists no {kind.__name__}")


def every_move_is_one_object_one_text_and_one_number(game: Game) -> None:
    """A move read from its text, found by its number or unpickled is the same object.

    Case and spacing of the text do not matter.
    """
    for number, move in enumerate(game.catalogue):
        written = str(move)
        for text in (written, written.upper(), f"  {written.replace(' ', '   ')} "):
            if game.catalogue.read(text) is not move:
                raise LawBroken(f"{text!r} is read as {game.catalogue.read(text)}")
        if game.catalogue.number(move) != number:
            raise LawBroken(f"{written} has two numbers")
        if pickle.loads(pickle.dumps(move)) is not move:  # noqa: S301 - what was pickled right here
            raise LawBroken(f"{written} does not stay itself when pickled")


def no_text_of_a_move_breaks_a_logbook(game: Game) -> None:
    """Texts of moves have no commas, semicolons or question marks.

    They have a meaning in logbooks. Blanks stand between words only.
    """
    for move in game.catalogue:
        written = str(move)
        if set(written) & set(",;?") or written != " ".join(written.split()) or not written:
            raise LawBroken(f"{written!r} cannot stand in a logbook")


def orders_are_read_as_written(node: GameNode) -> None:
    """A shuffle or deal read from its text or unpickled has the same order."""
    for move in node.moves:
        if isinstance(move, Order):
            for again in (node.game.catalogue.read(str(move)), pickle.loads(pickle.dumps(move))):  # noqa: S301 - our own
                if type(again) is not type(move) or again.items != move.items:
                    raise LawBroken(f"{move} is read as {again}")


def something_is_offered(node: GameNode) -> None:
    """A choice offers at least one move; chance has outcomes with positive weights.

    Each move is offered once and is from the catalogue.
    """
    if node.step is None:
        return
    if not node.moves:
        raise LawBroken(f"{_name(node.step)} offers nothing")
    if node.g.actor() == CHANCE:
        _weighed(node)
    moves = [move for move in node.moves if not isinstance(move, Order)]
    if len(set(moves)) != len(moves):
        raise LawBroken(f"{_name(node.step)} offers a move twice: {[str(move) for move in moves]}")
    for move in moves:
        if not _is_listed(node.game, move):
            raise LawBroken(
                f"{_name(node.step)} offers a {type(move).__name__} that is not from the catalogue"
            )


def _weighed(node: GameNode) -> None:
    step = node.step
    if not isinstance(step, Chance):
        raise LawBroken(f"{_name(step)} says that chance decides and is no Chance")
    if step.sampled and node.g.outcomes():
        raise LawBroken(f"{_name(step)} is sampled and lists outcomes")
    if any(type(weight) is not int or weight <= 0 for _, weight in node.g.outcomes()):
        raise LawBroken(f"{_name(step)} has outcomes whose weights are no positive whole numbers")


def _is_listed(game: Game, move: Move) -> bool:
    """Whether a move is one of the objects of the catalogue."""
    try:
        game.catalogue.number(move)
    except KeyError:
        return False
    return True


def _name(step: Step | None) -> str:
    """Return a step as it is written in reports: with its fields, if it has any."""
    return str(step) if fields_of(type(step)) else type(step).__name__


def what_is_offered_is_not_refused_and_all_else_is(node: GameNode) -> None:
    """A move is either offered or refused, with a code and the paragraph of the rulebook."""
    if node.step is None:
        return
    offered = set(node.moves)
    met: dict[tuple[str, str, int], tuple[Move, Refusal]] = {}
    for move, why in node.refusals.items():
        if (why is None) != (move in offered):
            raise LawBroken(
                f"{move} is {'offered, but refused' if why else 'neither offered nor refused'}: {why}"
            )
        if why is not None:
            met[why.code, why.paragraph, id(why.args)] = move, why
    for move, why in met.values():
        _reasoned(node, move, why)


def record_refusals(node: GameNode) -> None:
    """Count the refusals at this node and check their texts; at chance there are none."""
    for why in node.refusals.values() if isinstance(node.step, Choice) else ():
        if why is not None:
            if why.code not in node.coverage.refusals:
                node.text_check.check(why.text)
            node.coverage.refusals[why.code] += 1


def _reasoned(node: GameNode, move: Move, why: Refusal) -> None:
    node.coverage.refusals[why.code] += 1
    node.text_check.check(why.text)
    if not why.paragraph:
        raise LawBroken(f"{move} is refused ({why.code}) without a paragraph")


def sealed_choices_commute(node: GameNode) -> None:
    """Choices made in secret by several at a time may be made in any order."""
    seats = node.g.actors()
    if len(seats) < 2:
        return
    key = node.random.random()
    counts = Counter(step.seat for step in _batch(node.g))
    results = []
    for order in (seats, seats[::-1], node.random.sample(seats, len(seats))):
        g = node.g.clone()
        for seat in order:
            for _ in range(counts[seat]):
                _seal(g, seat, key)
        results.append(dump(g))
    if any(one != other for one, other in pairwise(results)):
        raise LawBroken(f"the order in which seats {seats} choose makes a difference")


def _batch(g: State) -> Iterator[Choice]:
    """Yield the sealed choices that are to be made now."""
    for step in reversed(g.steps):
        if not (isinstance(step, Choice) and step.sealed):
            return
        if step.due(g):
            yield step


def _seal(g: State, seat: int, key: float) -> None:
    """Make a sealed choice for this seat, the same one regardless of earlier choices of others."""
    if seat in g.actors():
        g.ask(seat)
        g.play(Random(f"{key} {g.steps[-1]}").choice(g.moves()))


GAME_LAWS = (
    every_kind_of_move_is_in_the_catalogue,
    every_move_is_one_object_one_text_and_one_number,
    no_text_of_a_move_breaks_a_logbook,
)
NODE_LAWS = {
    orders_are_read_as_written: 1,
    something_is_offered: 1,
    what_is_offered_is_not_refused_and_all_else_is: 4,
    sealed_choices_commute: 1,
}
