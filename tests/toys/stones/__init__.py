"""Stones: a toy game in which the exact chance to win is known for every move."""

from dataclasses import dataclass

from spielhafen.core.game import Game


@dataclass(frozen=True)
class Options:
    """No house rules."""


GAME = Game(
    name="stones",
    version=1,
    package=__name__,
    seats=(2, 2),
    minutes=1,
    max_plies=60,
    options=Options,
)
