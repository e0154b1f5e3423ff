"""Skerry: a toy with a bit of everything that a game can have, made for tests only."""

from dataclasses import dataclass

from spielhafen.core.game import Game
from spielhafen.core.options import one_of

MOST_SEATS = 3


@dataclass(frozen=True)
class Options:
    """House rules."""

    storms: bool = False  # §7 a high tide is three times as likely
    work: int = one_of(2, (1, 2))  # §3 the number of deeds in a turn


GAME = Game(
    name="skerry",
    version=1,
    package=__name__,
    seats=(2, MOST_SEATS),
    minutes=1,
    max_plies=120,
    options=Options,
)
