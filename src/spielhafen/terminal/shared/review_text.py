"""Turning points of a match as lines: the move played, the better one, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielhafen.core.text import text
from spielhafen.i18n import one_decimal
from spielhafen.terminal.shared.advice_text import plain_reason

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from spielhafen.bots.review import TurningPoint
    from spielhafen.core.game import Game
    from spielhafen.core.moves import Move
    from spielhafen.i18n import Translator


def render_review(
    words: Translator, game: Game, names: Sequence[str], seat: int, points: Sequence[TurningPoint]
) -> Iterator[str]:
    """Yield the turning points of a seat as lines."""
    if not points:
        yield words("review-none", name=names[seat])
        return
    yield words("review-found", name=names[seat], count=len(points))
    for point in points:
        yield ""
        yield from _render_point(words, game, names, point)
    yield ""
    yield words("review-note", name=names[seat])


def _render_point(words: Translator, game: Game, names: Sequence[str], point: TurningPoint) -> Iterator[str]:
    labels = {offer.move: offer.label for offer in game.scene(point.decision.view).offers}

    def name_of(move: Move) -> str:
        return words.translate(labels.get(str(move), text(str(move))), names)

    yield words("review-played", ply=point.decision.ply, move=name_of(point.decision.played[0]))
    better = " → ".join(
        [name_of(point.better[0]), *(words.translate(one.label, names) for one in point.found.line)]
    )
    reason = point.found.reason
    why = {} if reason is None else {"why": plain_reason(words, reason)}
    yield "  " + words("review-because" if why else "review-better", move=better, **why)
    loss, error = one_decimal(100 * point.found.loss), one_decimal(100 * point.found.error)
    yield "  " + words("review-loss", loss=loss, error=error)
