"""The prompt as far as it follows from the pending step: what is asked of whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from spielhafen.core.game import kebab_case
from spielhafen.core.play import Choice
from spielhafen.core.text import Arg, PlayerRef, Text, text

if TYPE_CHECKING:
    from spielhafen.core.play import State


def pending_prompt(
    g: State,
    *,
    key: Callable[[Any, Any], str] | None = None,
    args: Callable[[Any, Any], Mapping[str, Arg]] | None = None,
    waiting: str | None = None,
) -> Text:
    """Return what the player to move may do; for the others, whom they wait for.

    key: what is asked, of view and choice; by default or if empty, the name of the step: `prompt-<step>`.
    waiting: what the others read, by default `prompt-wait-<step>`; with an empty text, `prompt-wait`.
    args: arguments of both besides `seat`.
    For chance it is `prompt-chance` with the name of the step, so that a game can say what is rolled or drawn.
    """
    step = g.steps[-1] if g.steps else None
    if step is None:
        winners = g.winners or []
        return text("prompt-over", winners=len(winners), seat=PlayerRef(winners[0]) if winners else "")
    name = kebab_case(type(step))
    if not isinstance(step, Choice):
        return text("prompt-chance", step=name)
    said = {"seat": PlayerRef(step.seat), **(args(g, step) if args else {})}
    if step.seat == g.viewer:
        return Text(f"prompt-{(key and key(g, step)) or name}", said)
    return Text("-".join(filter(None, ("prompt-wait", name if waiting is None else waiting))), said)
