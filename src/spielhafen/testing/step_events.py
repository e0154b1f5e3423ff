"""Events: steps that happened in a game, with their moves and log texts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from spielhafen.core.codec import fields_of

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.core.moves import Move
    from spielhafen.core.play import Seat, State, Step
    from spielhafen.core.text import Text


@dataclass(frozen=True)
class StepEvent:
    """A step that happened, with its text and a veiled text for those who may not know its move."""

    step: Step
    move: Move | None
    witnesses: Sequence[Seat] | None
    text: Text | None = None
    veiled_text: Text | None = None
    pending: Sequence[Step] = ()
    """The steps pending below it."""

    def seen_by(self, seat: Seat) -> tuple[object, ...]:
        """Return what this seat can read of it in the log."""
        known = self.move is None or self.witnesses is None or seat in self.witnesses
        said = str(self.move) if known else "?"
        line = self.text if known else self.veiled_text
        return (
            type(self.step).__name__,
            *field_values(self.step),
            said if self.move is not None else "",
            line,
        )


def field_values(step: Step) -> tuple[object, ...]:
    """Return the values of a step's fields."""
    return tuple(getattr(step, name) for name in fields_of(type(step)))


def visible_events(events: Sequence[StepEvent], seat: Seat) -> list[tuple[object, ...]]:
    """Return what a seat can read of these events; those without a text are left out."""
    return [event.seen_by(seat) for event in events if event.step.told]


def event_recorder(game: Game, events: list[StepEvent]) -> Callable[[Any, Step, Move | None], None]:
    """Return a watcher that records all events with their texts."""

    def watch(g: State, step: Step, move: Move | None) -> None:
        witnesses = step.witnesses(g) if move is not None else None
        veiled = game.describe_step(g, step, move, veiled=True) if witnesses is not None else None
        events.append(
            StepEvent(step, move, witnesses, game.describe_step(g, step, move), veiled, tuple(g.steps))
        )

    return watch
