"""The notation of positions in the examples of Treasure Map's rulebook.

Squares, cards and foes have their names, captains are letters.

board ..J. | …          another board than that of all other examples: rows of signs
colours R Y G           the captains' colours; ships not named are in their harbours
ships G9 A6             ships with their crews aboard; `crews F9`: crews elsewhere
gold 5 0                gold carried; `bank`: gold in the city; `balls`: cannonballs
cards pistols / -       equipment of A, B …
pieces 1 2 / 4          map pieces carried by A, B …; `stored`: in their cities
tokens D1 E2 / -        tokens carried, by area and level; `kept`: in the cities
temples F9 J6           the temples that hold a token
hunts p3>A p1>A         pirates and the captains they hunt; `sunk p2`; `pirates D3 C5 D7 A12`
hold p3 gold 4 piece 3 token D1     loot of a pirate or the galleon
paid p3 4               gold on a skull; `wake B10 B10 C9`: gold of the galleon's wake
el_dorado A8            the square of El Dorado; `knows A`: the captains who have read the map
vain B9 C2              squares where captains who had read it ended a turn with all four pieces
turn A                  it is A's turn, and its end is pending; a whole turn is `next Turn(A)`
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from spielhafen.boxes.ship_adventure.example_board import EXAMPLE_BOARD
from spielhafen.boxes.ship_adventure.example_words import (
    by_seat,
    card_words,
    lay_cards,
    lay_numbers,
    words_by_seat,
    words_of,
)
from spielhafen.boxes.ship_adventure.pieces import CITIES
from spielhafen.core.secret import HIDDEN
from spielhafen.core.text import Text, text
from spielhafen.games.treasure_map import Options
from spielhafen.games.treasure_map.board.pieces import AREA_NAMES, PIECES, PIRATES, TEMPLES, TOKENS, centre
from spielhafen.games.treasure_map.moves import SQUARES
from spielhafen.games.treasure_map.rules.round import NEXT
from spielhafen.games.treasure_map.state import CITY, HOLD, NONE, TURN_END, Isles, furnish, set_out

CAPTAINS: Final = "ABCD"
PIRATE_NAMES: Final = [f"p{pirate + 1}" for pirate in range(PIRATES)]
HOLDERS: Final = [*PIRATE_NAMES, "galleon"]
FOES: Final = [*CAPTAINS, *HOLDERS, *(f"s{letter}" for letter in CAPTAINS)]

WORDS: Final[Mapping[str, Sequence[str]]] = {
    **dict.fromkeys(("by", "foe", "attacker", "defender"), FOES),
    "seat": CAPTAINS,
    "pirate": PIRATE_NAMES,
}
SETS: Final = frozenset(
    [
        "cards",
        "pieces",
        "stored",
        "tokens",
        "kept",
        "temples",
        "hunts",
        "sunk",
        "wake",
        "vain",
        "knows",
        "lie",
    ]
)
ALL: Final[Mapping[str, Callable[[Isles], list[str]]]] = {
    "temples": lambda g: [SQUARES[square] for square in g.chart.temples],
}


def table(seats: int, options: Options) -> Isles:
    """Return a table at the start of the second round, on the board of the examples."""
    g = set_out(seats, options)
    lay_board(g, EXAMPLE_BOARD)
    g.temples = [int(temple != centre(g.board) or seats == 1) for temple in range(TEMPLES)]
    g.round = 2
    return g


def turn(g: Isles, seat: int) -> None:
    """Make it this captain's turn, with its end pending."""
    g.turn = seat
    g.then(TURN_END, NEXT[seat])


def check(g: Isles) -> Text | None:
    """Return why a table cannot be: no ship is on land, and no crew on water without its ship."""
    for seat, (ship, crew) in enumerate(zip(g.ships, g.crews, strict=True)):
        if ship != NONE and g.chart.is_land[ship]:
            return text("error-example-on-land", thing=f"ships {CAPTAINS[seat]}", place=SQUARES[ship])
        if crew not in {NONE, ship} and not g.chart.is_land[crew]:
            return text("error-example-on-water", thing=f"crews {CAPTAINS[seat]}", place=SQUARES[crew])
    return None


# Setting up.


def lay_board(g: Isles, written: str) -> None:
    """Lay a board by the signs of its squares."""
    g.board = "".join(written.split())
    furnish(g)


def lay_colours(g: Isles, written: str) -> None:
    """Set the captains' colours: `colours R Y G`."""
    g.colours = [CITIES.index(sign) for sign in written.split()]
    furnish(g)


def lay_ships(g: Isles, written: str) -> None:
    """Place ships with their crews: `ships G9 A6`; `-` leaves a ship in its harbour."""
    for seat, name in enumerate(written.split()):
        if name != "-":
            g.ships[seat] = g.crews[seat] = SQUARES.index(name)


def lay_crews(g: Isles, written: str) -> None:
    """Place crews: `crews F9 -`; `-` leaves a crew aboard."""
    for seat, name in enumerate(written.split()):
        if name != "-":
            g.crews[seat] = SQUARES.index(name)


def lay_pieces(name: str) -> Callable[[Isles, str], None]:
    """Return a setter for map pieces: `pieces 1 2 / 4`; the supply stays as it is."""

    def lay(g: Isles, written: str) -> None:
        for seat, numbers in enumerate(words_by_seat(g, written)):
            for number in numbers:
                getattr(g, name)[PIECES * seat + int(number) - 1] += 1

    return lay


def lay_tokens(first: int) -> Callable[[Isles, str], None]:
    """Return a setter for tokens: `tokens D1 E2 / -`."""

    def lay(g: Isles, written: str) -> None:
        for seat, names in enumerate(words_by_seat(g, written)):
            for name in names:
                _lay_token(g, name, first + seat, 1 << seat)

    return lay


def _lay_token(g: Isles, name: str, holder: int, shown: int) -> None:
    level = int(name[1:]) - 1
    g.add_token(level, AREA_NAMES.index(name[0]), holder, shown)


def lay_temples(g: Isles, written: str) -> None:
    """Set the temples with a token: `temples F9 J6`; `temples -` empties all."""
    g.temples = [int(SQUARES[temple] in written.split()) for temple in g.chart.temples]


def lay_hunts(g: Isles, written: str) -> None:
    """Set the captains that pirates hunt: `hunts p3>A`."""
    for name, _, letter in (word.partition(">") for word in written.split()):
        g.hunts[PIRATE_NAMES.index(name)] = CAPTAINS.index(letter)


def lay_sunk(g: Isles, written: str) -> None:
    """Sink pirates: `sunk p2 p4`."""
    g.sunk = [int(name in written.split()) for name in PIRATE_NAMES]


def lay_hold(g: Isles, written: str) -> None:
    """Fill a hold: `hold p3 gold 4 piece 3 token D1`."""
    holder, *words = written.split()
    hold = HOLDERS.index(holder)
    for kind, value in zip(words[::2], words[1::2], strict=True):
        if kind == "gold":
            g.hold_gold[hold] += int(value)
        elif kind == "piece":
            g.hold_pieces[PIECES * hold + int(value) - 1] += 1
        else:
            _lay_token(g, value, HOLD + hold, 0)


def lay_paid(g: Isles, written: str) -> None:
    """Put gold on a skull: `paid p3 4`."""
    words = written.split()
    for name, gold in zip(words[::2], words[1::2], strict=True):
        g.paid[PIRATE_NAMES.index(name)] = int(gold)


def lay_squares(name: str) -> Callable[[Isles, str], None]:
    """Return a setter for squares, such as `wake B10 B10 C9`."""
    return lambda g, written: setattr(g, name, [SQUARES.index(word) for word in written.split()])


def lay_el_dorado(g: Isles, written: str) -> None:
    """Set the square of El Dorado: `el_dorado A8`; `knows` must name the captains who know it."""
    g.el_dorado, g.told = [SQUARES.index(written)], [g.told[0] if g.told else 0]


def lay_knowing(g: Isles, written: str) -> None:
    """Set the captains who know El Dorado: `knows A B`."""
    g.told = [sum(1 << CAPTAINS.index(letter) for letter in written.split() if letter != "-")]


FIELDS: Final[Mapping[str, Callable[[Isles, str], None]]] = {
    "board": lay_board,
    "colours": lay_colours,
    "ships": lay_ships,
    "crews": lay_crews,
    "gold": lay_numbers("gold"),
    "bank": lay_numbers("bank"),
    "balls": lay_numbers("balls"),
    "cards": lay_cards,
    "pieces": lay_pieces("pieces"),
    "stored": lay_pieces("stored"),
    "tokens": lay_tokens(0),
    "kept": lay_tokens(CITY),
    "temples": lay_temples,
    "hunts": lay_hunts,
    "sunk": lay_sunk,
    "hold": lay_hold,
    "paid": lay_paid,
    "wake": lay_squares("wake"),
    "el_dorado": lay_el_dorado,
    "knows": lay_knowing,
    "vain": lay_squares("vain"),
}


# Reading: the same notation for the present state.


def pieces_of(counts: list[int], owner: int) -> list[str]:
    """Return the map pieces of an owner by their numbers."""
    return [str(piece + 1) for piece in range(PIECES) for _ in range(counts[PIECES * owner + piece])]


def tokens_of(g: Isles, holder: int) -> list[str]:
    """Return the tokens of a holder by area and level; `?1` is one of level 1 never seen."""
    return [_token(g, slot) for slot in range(TOKENS) if g.holders[slot] == holder]


def _token(g: Isles, slot: int) -> str:
    area = g.face(slot)
    return f"{'?' if area == HIDDEN else AREA_NAMES[area]}{slot // TEMPLES + 1}"


def _held(g: Isles, hold: int) -> list[str]:
    gold = [f"gold {g.hold_gold[hold]}"] if g.hold_gold[hold] else []
    pieces = [f"piece {piece}" for piece in pieces_of(g.hold_pieces, hold)]
    return gold + pieces + [f"token {token}" for token in tokens_of(g, HOLD + hold)]


def holds(g: Isles) -> str:
    """Return the loot of pirates and the galleon in the notation of `hold`."""
    laden = [(name, _held(g, hold)) for hold, name in enumerate(HOLDERS)]
    return " / ".join(f"{name} {words_of(held)}" for name, held in laden if held) or "-"


FACTS: Final[Mapping[str, Callable[[Isles], object]]] = {
    "cards": by_seat(card_words),
    "pieces": by_seat(lambda g, seat: pieces_of(g.pieces, seat)),
    "stored": by_seat(lambda g, seat: pieces_of(g.stored, seat)),
    "tokens": by_seat(tokens_of),
    "kept": by_seat(lambda g, seat: tokens_of(g, CITY + seat)),
    "temples": lambda g: words_of(
        [SQUARES[square] for square, full in zip(g.chart.temples, g.temples, strict=True) if full]
    ),
    "hunts": lambda g: words_of(
        [f"{PIRATE_NAMES[p]}>{CAPTAINS[seat]}" for p, seat in enumerate(g.hunts) if seat != NONE]
    ),
    "sunk": lambda g: words_of([name for name, sunk in zip(PIRATE_NAMES, g.sunk, strict=True) if sunk]),
    "holds": holds,
    "paid": lambda g: words_of(
        [f"{name} {gold}" for name, gold in zip(PIRATE_NAMES, g.paid, strict=True) if gold]
    ),
    "wake": lambda g: words_of([SQUARES[square] for square in g.wake]),
    "vain": lambda g: words_of([SQUARES[square] for square in g.vain]),
    "knows": lambda g: words_of(
        [letter for seat, letter in enumerate(CAPTAINS) if g.told and g.told[0] >> seat & 1]
    ),
    "barren": lambda g: words_of([AREA_NAMES[area] for area in g.barren]),
    "lie": lambda g: words_of(
        [f"{_token(g, slot)}>{SQUARES[g.place(slot)]}" for slot in range(TOKENS) if g.holders[slot] != NONE]
    ),
}
