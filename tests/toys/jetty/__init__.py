"""Jetty: a toy game in which it is known where boats go, and whose boats each turn moves."""

from dataclasses import dataclass

from spielhafen.core.game import Game


@dataclass(frozen=True)
class Options:
    """House rules."""

    shove: bool = False  # §2 a turn moves the boat of the other captain


GAME = Game(
    name="jetty",
    version=1,
    package=__name__,
    seats=(2, 2),
    minutes=1,
    max_plies=60,
    options=Options,
)
