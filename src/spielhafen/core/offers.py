"""Offers made from moves: what a game does not say of a move follows from its declaration.

The label of a move is `offer-<move>` with the fields of the move as arguments, and people select it by touching
what its fields stand for. A move whose fields stand for nothing is a button.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from spielhafen.core.game import kebab_case
from spielhafen.core.play import Choice, State, paragraph_of
from spielhafen.core.ready_steps import Closing
from spielhafen.core.scene import Offer
from spielhafen.core.text import Arg, Text

if TYPE_CHECKING:
    from spielhafen.core.moves import Move

Pointing: TypeAlias = "tuple[str | Text, Sequence[str], Mapping[str, Arg]]"
"""The selection of a move: its label, the ids to touch in order, arguments of the label.

A label that is a string is the part of its key after `offer-`.
"""
Advice: TypeAlias = "tuple[Text | None, Text | None]"
"""A hint at what a move brings, and a warning."""
Of: TypeAlias = "Callable[[Any, Any, Any], Pointing]"


def pending_choice(g: State) -> Choice | None:
    """Return the choice that the viewer has to make now; None if there is none."""
    if g.viewer not in g.actors():
        return None
    return next(step for step in reversed(g.steps) if isinstance(step, Choice) and step.seat == g.viewer)


@dataclass(frozen=True)
class OfferPresenter:
    """The presentation of a game's moves as offers.

    Its functions are called with the view, the choice and the move.

    names: texts for the values of fields, by name of the field.
    things: ids to touch for them, as templates of what a move writes: `{"card": "card/{}"}`.
    pointing, advice, art: by class of moves, where the default will not do.
    closing: classes of moves that end a part of the turn, besides those of a `Closing`.
    more: further fields of an Offer.
    """

    names: Mapping[str, Callable[[Any], Arg]] = field(default_factory=dict)
    things: Mapping[str, str] = field(default_factory=dict)
    pointing: Mapping[type[Move], Callable[[Any, Any, Any], Pointing]] = field(default_factory=dict)
    advice: Mapping[type[Move], Callable[[Any, Any, Any], Advice]] = field(default_factory=dict)
    art: Mapping[type[Move], str] = field(default_factory=dict)
    closing: tuple[type[Move], ...] = ()
    more: Callable[[Any, Any, Any], Mapping[str, Any]] = lambda _, __, ___: {}

    def offers(self, g: State) -> list[Offer]:
        """Return the moves of the choice that the viewer has to make; empty if there is none."""
        step = pending_choice(g)
        return [self.offer(g, step, move) for move in step.moves(g)] if step else []

    def later(self, g: State) -> Offer | None:
        """Return the move that ends the viewer's choice, if it is not legal yet."""
        step = pending_choice(g)
        ends = (
            [move for deed in step.deeds if isinstance(deed, Closing) for move in deed.reach(g, step.seat)]
            if step
            else []
        )
        legal = set(step.moves(g)) if step and ends else set()
        return next((self.offer(g, step, move) for move in ends if step and move not in legal), None)

    def offer(self, g: State, step: Choice, move: Move) -> Offer:
        """Return one move as it is offered."""
        kind, deed = type(move), step.deed(move)
        key, touches, args = (
            self.pointing[kind](g, step, move) if kind in self.pointing else self._point(move)
        )
        hint, warning = self.advice[kind](g, step, move) if kind in self.advice else (None, None)
        return Offer(
            move=str(move),
            label=Text(f"offer-{key}", args) if isinstance(key, str) else key,
            touches=touches,
            art=self.art.get(kind, ""),
            hint=hint,
            warning=warning,
            paragraph=paragraph_of(type(deed) if deed else type(step)),
            closes=isinstance(deed, Closing) or isinstance(move, self.closing),
            **self.more(g, step, move),
        )

    def _point(self, move: Move) -> Pointing:
        """Return how to select a move of which the game says nothing."""
        values = [(name, kind, getattr(move, name)) for name, kind in move.move_fields.items()]
        touches = [
            self.things[name].format(kind.name_of(value))
            for name, kind, value in values
            if name in self.things
        ]
        args = {name: self.names[name](value) if name in self.names else value for name, _, value in values}
        return kebab_case(type(move)), touches, args
