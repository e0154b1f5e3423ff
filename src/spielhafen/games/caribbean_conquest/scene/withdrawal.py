"""The way out of a choice that is not carried out yet: other groups, other guns, no hire."""

from __future__ import annotations

from collections.abc import Iterable

from spielhafen.core.play import Choice, Step
from spielhafen.core.scene import Instead, Withdrawal
from spielhafen.core.text import text
from spielhafen.games.caribbean_conquest.board.pieces import FIGURES
from spielhafen.games.caribbean_conquest.board.waters import NAMES
from spielhafen.games.caribbean_conquest.moves import AT
from spielhafen.games.caribbean_conquest.rules.fleets import fleet
from spielhafen.games.caribbean_conquest.rules.guns import Gunnery, batteries
from spielhafen.games.caribbean_conquest.rules.market import Quarters
from spielhafen.games.caribbean_conquest.rules.moving import Manoeuvres
from spielhafen.games.caribbean_conquest.scene.ways import Group, ways
from spielhafen.games.caribbean_conquest.state import NONE, STRENGTH, Sea


def withdrawal(g: Sea, step: Step | None) -> Withdrawal | None:
    """Return the way out of what the viewer has just chosen; None if there is none."""
    if not isinstance(step, Choice) or step.seat != g.viewer:
        return None
    if isinstance(step, Quarters):
        return Withdrawal(label=text("back-hire", figure=FIGURES[step.figure]))
    if g.hand == NONE or not g.fresh:
        return None
    if isinstance(step, Gunnery):
        return Withdrawal(label=text("back-guns"), instead=_instead(g, batteries(g, step.seat)))
    return _other_group(g, step.seat) if isinstance(step, Manoeuvres) else None


def _other_group(g: Sea, seat: int) -> Withdrawal:
    """§10 Return the way to another group; a square in reach of the one in hand is where it goes."""
    reach = {place.square for place in ways(g, seat, Group(g.hand, g.ships, g.crews), g.left)}
    others = [square for square in fleet(g, seat).movable(g) if square not in reach]
    left = STRENGTH[g.group(seat, g.hand)] - g.ships - g.crews
    return Withdrawal(
        label=text("back-group"), moves=1 + left, instead=_instead(g, others, stays=has_moved(g))
    )


def has_moved(g: Sea) -> bool:
    """Return whether a group has moved before: it would be in hand again instead."""
    return g.left < g.options.turn_steps or bool(g.rides)


def _instead(g: Sea, squares: Iterable[int], *, stays: bool = False) -> list[Instead]:
    """Return what a touch chooses: another square, or nothing on the one in hand.

    stays: a touch of what is in hand leaves it there.
    """
    others = [Instead(place=NAMES[square], move=str(AT[square])) for square in squares if square != g.hand]
    return [Instead(place=NAMES[g.hand], stays=stays), *others]
