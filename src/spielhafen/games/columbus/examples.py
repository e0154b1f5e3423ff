"""The notation of positions in the examples of Columbus's rulebook.

ships g2 h3          the fields of A and B; ships not named are in the harbour
damaged B C          the captains whose masts are down; `found A`: those with an inhabited island
hands carpenter / -  cards in hand, taken from the pile; `discard` and `seen` are taken from theirs
deck fog-W mutiny    exactly these cards are left in the pile
dice rose sail*      the dice in the tray: `*` is put aside, `?` still rolling
turn A               it is A's turn; the steps that end it are pending
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from spielhafen.core.text import Text, text
from spielhafen.games.columbus import Options
from spielhafen.games.columbus.board.chart import NAMES, WATER
from spielhafen.games.columbus.board.pieces import BARRELS, BLANK, CARD_NAMES, DISC_NAMES, FACE_NAMES
from spielhafen.games.columbus.rules.damage import CAUSES
from spielhafen.games.columbus.rules.turn import NEXT
from spielhafen.games.columbus.state import TURN_END, WAKE, Ocean, set_out

CAPTAINS: Final = "ABCDE"
DICE_NAMES: Final = [*FACE_NAMES, *(f"{name}*" for name in FACE_NAMES)]

WORDS: Final[Mapping[str, Sequence[str]]] = {
    "deck": CARD_NAMES,
    "dice": DICE_NAMES,
    "cause": CAUSES,
    "damaged": CAPTAINS,
    "found": CAPTAINS,
}
SETS: Final = frozenset({"hands", "dice", "damaged", "found"})


def table(seats: int, options: Options) -> Ocean:
    """Return a table at the start of the second round; nothing is pending."""
    g = set_out(seats, options)
    g.round = 2
    return g


def turn(g: Ocean, seat: int) -> None:
    """Make it this captain's turn, with the steps after it pending."""
    g.turn = seat
    g.then(TURN_END, WAKE, NEXT[seat])


def check(g: Ocean) -> Text | None:
    """Return why a table cannot be: no ship is on land."""
    for seat, space in enumerate(g.ships):
        if not WATER[space]:
            return text("error-example-on-land", thing=f"ships {CAPTAINS[seat]}", place=NAMES[space])
    return None


def lay_first(name: str, read: Callable[[str], int]) -> Callable[[Ocean, str], None]:
    """Return a setter for the first captains, such as `ships g2 h3`; the others keep theirs."""

    def lay(g: Ocean, written: str) -> None:
        for seat, word in enumerate(written.split()):
            getattr(g, name)[seat] = read(word)

    return lay


def lay_flags(name: str) -> Callable[[Ocean, str], None]:
    """Return a setter for flags by seat, such as `damaged B C`."""

    def lay(g: Ocean, written: str) -> None:
        setattr(g, name, [int(letter in written.split()) for letter in CAPTAINS[: g.seats()]])

    return lay


def lay_hands(g: Ocean, written: str) -> None:
    """Take cards from the pile into hands: `hands carpenter / - / good-winds`."""
    for seat, part in enumerate(written.split("/")):
        g.hands[seat] = _taken(g.deck, CARD_NAMES, part)


def lay_discard(g: Ocean, written: str) -> None:
    """Take cards from the pile to the discard pile: `discard fog-N mutiny`."""
    g.discard = _taken(g.deck, CARD_NAMES, written)


def lay_seen(g: Ocean, written: str) -> None:
    """Take discs that were looked at: `seen sea palms-2`."""
    g.seen = _taken(g.discs, DISC_NAMES, written)


def lay_deck(g: Ocean, written: str) -> None:
    """Set the pile: `deck hurricane`; `deck -` empties it."""
    names = written.split()
    g.deck = [names.count(name) for name in CARD_NAMES]


def lay_dice(g: Ocean, written: str) -> None:
    """Set the dice: `dice rose sail* storm ?`."""
    g.dice = [BLANK if name == "?" else DICE_NAMES.index(name) for name in written.split()]


def _taken(counts: list[int], names: Sequence[str], written: str) -> list[int]:
    things = [names.index(name) for name in written.split() if name != "-"]
    for thing in things:
        counts[thing] -= 1
    return things


FIELDS: Final[Mapping[str, Callable[[Ocean, str], None]]] = {
    "ships": lay_first("ships", NAMES.index),
    "barrels": lay_first("barrels", int),
    "damaged": lay_flags("damaged"),
    "found": lay_flags("found"),
    "hands": lay_hands,
    "discard": lay_discard,
    "seen": lay_seen,
    "deck": lay_deck,
    "dice": lay_dice,
}


def flagged(name: str) -> Callable[[Ocean], list[int]]:
    """Return a function that lists the captains with this flag."""
    return lambda g: [seat for seat, flag in enumerate(getattr(g, name)) if flag]


FACTS: Final[Mapping[str, Callable[[Ocean], object]]] = {
    "damaged": flagged("damaged"),
    "found": flagged("found"),
    "pile": lambda g: sum(g.deck),
    "stock": lambda g: BARRELS - sum(g.barrels),
    "facedown": lambda g: sum(g.discs),
}
