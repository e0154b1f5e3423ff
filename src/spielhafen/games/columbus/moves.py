"""The moves of Columbus."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spielhafen.core.moves import Catalogue, Move
from spielhafen.games.columbus import MOST_SEATS
from spielhafen.games.columbus.board.chart import AREAS, DIRECTIONS, MARKS, NAMES, SPACES
from spielhafen.games.columbus.board.pieces import CARD_NAMES, DISC_NAMES, HANDFUL_NAMES, KEPT

WHIRLWINDS: Final = 2


@dataclass(frozen=True, eq=False)
class Pass(Move):
    """Hand the dice on unrolled and take barrels."""


@dataclass(frozen=True, eq=False)
class Roll(Move):
    """Roll all dice."""


@dataclass(frozen=True, eq=False)
class Reroll(Move):
    """Pay a barrel and roll these dice again."""

    dice: int


@dataclass(frozen=True, eq=False)
class Rose(Move):
    """Sail to this field with a rose."""

    space: int


@dataclass(frozen=True, eq=False)
class Sail(Move):
    """Sail to this field with a sail."""

    space: int


@dataclass(frozen=True, eq=False)
class Winds(Move):
    """Sail to this field with a field of Good Winds."""

    space: int


@dataclass(frozen=True, eq=False)
class Whirl(Move):
    """Send a whirlwind to this field, with dice first and then with fields of a card."""

    whirlwind: int
    space: int


@dataclass(frozen=True, eq=False)
class Gust(Move):
    """Send a whirlwind to this field with fields of a card only."""

    whirlwind: int
    space: int


@dataclass(frozen=True, eq=False)
class Raise(Move):
    """Let a storm break out in this area."""

    area: int


@dataclass(frozen=True, eq=False)
class Avert(Move):
    """Play Good Weather to call the storm off."""


@dataclass(frozen=True, eq=False)
class Allow(Move):
    """Let the storm come."""


@dataclass(frozen=True, eq=False)
class Spin(Move):
    """Spin the arrow once more."""


@dataclass(frozen=True, eq=False)
class Blow(Move):
    """Let the storm blow as the arrow points."""


@dataclass(frozen=True, eq=False)
class Load(Move):
    """Load a barrel beside an island."""


@dataclass(frozen=True, eq=False)
class Draw(Move):
    """Draw an event card."""


@dataclass(frozen=True, eq=False)
class Look(Move):
    """Look at a disc through the telescope."""


@dataclass(frozen=True, eq=False)
class Play(Move):
    """Play this event card."""

    card: int


@dataclass(frozen=True, eq=False)
class Repair(Move):
    """Step the mast again."""


@dataclass(frozen=True, eq=False)
class Pay(Move):
    """Calm the mutiny with a barrel."""


@dataclass(frozen=True, eq=False)
class Miss(Move):
    """Miss the next turn because of the mutiny."""


@dataclass(frozen=True, eq=False)
class Relocate(Move):
    """Put the whirlwind that hit you on this mark."""

    space: int


@dataclass(frozen=True, eq=False)
class Leave(Move):
    """Leave the whirlwind where it is."""


@dataclass(frozen=True, eq=False)
class End(Move):
    """End the turn."""


# The results of chance.


@dataclass(frozen=True, eq=False)
class Begin(Move):
    """Let this captain begin."""

    seat: int


@dataclass(frozen=True, eq=False)
class Dice(Move):
    """Show these faces on the dice that were rolled."""

    dice: int


@dataclass(frozen=True, eq=False)
class Arrow(Move):
    """Let the arrow point this way."""

    direction: int


@dataclass(frozen=True, eq=False)
class Card(Move):
    """Take this card off the pile."""

    card: int


@dataclass(frozen=True, eq=False)
class Disc(Move):
    """Turn up a disc that shows this."""

    disc: int


PASS: Final = Pass()
ROLL: Final = Roll()
REROLL: Final = [Reroll(dice) for dice in range(len(HANDFUL_NAMES))]
BY_ROSE: Final = [Rose(space) for space in SPACES]
BY_SAIL: Final = [Sail(space) for space in SPACES]
BY_WINDS: Final = [Winds(space) for space in SPACES]
WHIRL: Final = [[Whirl(whirlwind, space) for space in SPACES] for whirlwind in range(WHIRLWINDS)]
GUST: Final = [[Gust(whirlwind, space) for space in SPACES] for whirlwind in range(WHIRLWINDS)]
RAISE: Final = [Raise(area) for area in AREAS]
AVERT: Final = Avert()
ALLOW: Final = Allow()
SPIN: Final = Spin()
BLOW: Final = Blow()
LOAD: Final = Load()
DRAW: Final = Draw()
LOOK: Final = Look()
PLAY: Final = {card: Play(card) for card in KEPT}
REPAIR: Final = Repair()
PAY: Final = Pay()
MISS: Final = Miss()
RELOCATE: Final = [Relocate(space) for space in MARKS]
LEAVE: Final = Leave()
END: Final = End()
BEGIN: Final = [Begin(seat) for seat in range(MOST_SEATS)]
DICE: Final = [Dice(dice) for dice in range(len(HANDFUL_NAMES))]
ARROW: Final = [Arrow(direction) for direction in range(len(DIRECTIONS))]
CARD: Final = [Card(card) for card in range(len(CARD_NAMES))]
DISC: Final = [Disc(disc) for disc in range(len(DISC_NAMES))]

_DECIDED: Final[list[Move]] = [
    *(PASS, ROLL, *REROLL),
    *(*BY_ROSE, *BY_SAIL, *BY_WINDS, *WHIRL[0], *WHIRL[1], *GUST[0], *GUST[1]),
    *(*RAISE, AVERT, ALLOW, SPIN, BLOW),
    *(LOAD, DRAW, LOOK, *PLAY.values(), REPAIR, PAY, MISS, *RELOCATE, LEAVE, END),
]
_DEALT: Final[list[Move]] = [*BEGIN, *DICE, *ARROW, *CARD, *DISC]

MOVES: Final = Catalogue(
    notation={
        Pass: "pass",
        Roll: "roll",
        Reroll: "reroll {dice}",
        Rose: "rose {space}",
        Sail: "sail {space}",
        Winds: "winds {space}",
        Whirl: "whirl {whirlwind} {space}",
        Gust: "gust {whirlwind} {space}",
        Raise: "storm {area}",
        Avert: "good weather",
        Allow: "allow",
        Spin: "spin",
        Blow: "blow",
        Load: "load",
        Draw: "draw",
        Look: "look",
        Play: "play {card}",
        Repair: "repair",
        Pay: "pay",
        Miss: "miss",
        Relocate: "relocate {space}",
        Leave: "leave",
        End: "end",
        Begin: "first {seat}",
        Dice: "dice {dice}",
        Arrow: "arrow {direction}",
        Card: "card {card}",
        Disc: "disc {disc}",
    },
    words={
        "dice": HANDFUL_NAMES,
        "space": NAMES,
        "whirlwind": [str(whirlwind + 1) for whirlwind in range(WHIRLWINDS)],
        "card": CARD_NAMES,
        "disc": DISC_NAMES,
        "direction": list(DIRECTIONS),
        "seat": [str(seat + 1) for seat in range(MOST_SEATS)],
    },
    moves=[*_DECIDED, *_DEALT],
)
