"""The moves of Columbus."""

from __future__ import annotations

from typing import Final

from spielhafen.core.moves import Catalogue, Move, by_value, choice, counted, each, number, only, rows
from spielhafen.games.columbus import MOST_SEATS
from spielhafen.games.columbus.board.chart import AREAS, DIRECTIONS, MARKS, NAMES
from spielhafen.games.columbus.board.pieces import CARD_NAMES, DISC_NAMES, HANDFUL_NAMES, KEPT

WHIRLWINDS: Final = 2


class Pass(Move, text="pass"):
    """Hand the dice on unrolled and take barrels."""


class Roll(Move, text="roll"):
    """Roll all dice."""


class Reroll(Move, text="reroll {dice}"):
    """Pay a barrel and roll these dice again."""

    dice: int = choice(HANDFUL_NAMES)


class Rose(Move, text="rose {space}"):
    """Sail to this field with a rose."""

    space: int = choice(NAMES)


class Sail(Move, text="sail {space}"):
    """Sail to this field with a sail."""

    space: int = choice(NAMES)


class Winds(Move, text="winds {space}"):
    """Sail to this field with a field of Good Winds."""

    space: int = choice(NAMES)


class Whirl(Move, text="whirl {whirlwind} {space}"):
    """Send a whirlwind to this field, with dice first and then with fields of a card."""

    whirlwind: int = counted(WHIRLWINDS)
    space: int = choice(NAMES)


class Gust(Move, text="gust {whirlwind} {space}"):
    """Send a whirlwind to this field with fields of a card only."""

    whirlwind: int = counted(WHIRLWINDS)
    space: int = choice(NAMES)


class Raise(Move, text="storm {area}"):
    """Let a storm break out in this area."""

    area: int = number(AREAS[0], AREAS[-1])


class Avert(Move, text="good weather"):
    """Play Good Weather to call the storm off."""


class Allow(Move, text="allow"):
    """Let the storm come."""


class Spin(Move, text="spin"):
    """Spin the arrow once more."""


class Blow(Move, text="blow"):
    """Let the storm blow as the arrow points."""


class Load(Move, text="load"):
    """Load a barrel beside an island."""


class Draw(Move, text="draw"):
    """Draw an event card."""


class Look(Move, text="look"):
    """Look at a disc through the telescope."""


class Play(Move, text="play {card}"):
    """Play this event card."""

    card: int = choice(CARD_NAMES, among=KEPT)


class Repair(Move, text="repair"):
    """Step the mast again."""


class Pay(Move, text="pay"):
    """Calm the mutiny with a barrel."""


class Miss(Move, text="miss"):
    """Miss the next turn because of the mutiny."""


class Relocate(Move, text="relocate {space}"):
    """Put the whirlwind that hit you on this mark."""

    space: int = choice(NAMES, among=MARKS)


class Leave(Move, text="leave"):
    """Leave the whirlwind where it is."""


class End(Move, text="end"):
    """End the turn."""


# The results of chance.


class Begin(Move, text="first {seat}"):
    """Let this captain begin."""

    seat: int = counted(MOST_SEATS)


class Dice(Move, text="dice {dice}"):
    """Show these faces on the dice that were rolled."""

    dice: int = choice(HANDFUL_NAMES)


class Arrow(Move, text="arrow {direction}"):
    """Let the arrow point this way."""

    direction: int = choice(DIRECTIONS)


class Card(Move, text="card {card}"):
    """Take this card off the pile."""

    card: int = choice(CARD_NAMES)


class Disc(Move, text="disc {disc}"):
    """Turn up a disc that shows this."""

    disc: int = choice(DISC_NAMES)


PASS: Final = only(Pass)
REROLL: Final = each(Reroll)
BY_ROSE: Final = each(Rose)
BY_SAIL: Final = each(Sail)
BY_WINDS: Final = each(Winds)
WHIRL: Final = rows(Whirl)
GUST: Final = rows(Gust)
AVERT: Final = only(Avert)
ALLOW: Final = only(Allow)
SPIN: Final = only(Spin)
BLOW: Final = only(Blow)
PLAY: Final = by_value(Play)
PAY: Final = only(Pay)
MISS: Final = only(Miss)
RELOCATE: Final = each(Relocate)
LEAVE: Final = only(Leave)
BEGIN: Final = each(Begin)
DICE: Final = each(Dice)

MOVES: Final = Catalogue.of(__name__)
