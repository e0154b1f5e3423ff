"""How the scenes of Treasure Map's rulebook are written. Squares, cards and foes go by their names, captains by letters.

board ..J. | …          another board than the one of all other scenes: rows of signs
colours R Y G           the captains' colours; ships that are not named lie in their harbours
ships G9 A6             ships with their crews aboard; `crews F9`: crews that are elsewhere
gold 5 0                what is carried; `bank`: what is in the city; `balls`: cannonballs
cards pistols / -       equipment of A, B …
pieces 1 2 / 4          map pieces carried by A, B …; `stored`: in their cities
tokens D1 E2 / -        tokens carried, by area and level; `kept`: in the cities
temples F9 J6           the temples that hold a token
hunts p3>A p1>A         which pirates hunt whom; `sunk p2`; `pirates D3 C5 D7 A12`
hold p3 gold 4 piece 3 token D1     what a pirate or the galleon holds
paid p3 4               gold on a skull; `wake B10 B10 C9`: gold of the galleon's wake
el_dorado A8            where El Dorado lies; `knows A`: who has read it
vain B9 C2              where whoever had read it, with all four pieces, ended his turn all the same
turn A                  it is A's turn, and it ends beneath; a whole turn is `next Turn(A)`
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spielhafen.boxes.ship_adventure.equipment import CARD_NAMES, has_card
from spielhafen.boxes.ship_adventure.example_board import EXAMPLE_BOARD
from spielhafen.boxes.ship_adventure.pieces import CITIES
from spielhafen.core.secret import HIDDEN
from spielhafen.games.treasure_map.board.pieces import AREA_NAMES, PIECES, PIRATES, TEMPLES, TOKENS, centre
from spielhafen.games.treasure_map.moves import SQUARES
from spielhafen.games.treasure_map.rules.round import NEXT
from spielhafen.games.treasure_map.state import CITY, HOLD, NONE, TURN_END, Isles, furnish, set_out

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from spielhafen.games.treasure_map import Options

CAPTAINS: Final = "ABCD"
PIRATE_NAMES: Final = [f"p{pirate + 1}" for pirate in range(PIRATES)]
HOLDERS: Final = [*PIRATE_NAMES, "galleon"]
FOES: Final = [*CAPTAINS, *HOLDERS, *(f"s{letter}" for letter in CAPTAINS)]

WORDS: Final[Mapping[str, Sequence[str]]] = {
    **dict.fromkeys(("ships", "crews", "galleon", "pirates", "el_dorado", "vain", "square"), SQUARES),
    **dict.fromkeys(("turn", "first", "winners", "seat"), CAPTAINS),
    **dict.fromkeys(("by", "foe", "attacker", "defender"), FOES),
    "colours": CITIES,
    "pirate": PIRATE_NAMES,
}


def table(seats: int, options: Options) -> Isles:
    """The board of the scenes, the second round; nothing is pending."""
    g = set_out(seats, options)
    lay_board(g, EXAMPLE_BOARD)
    g.temples = [int(temple != centre(g.board) or seats == 1) for temple in range(TEMPLES)]
    g.round = 2
    return g


def turn(g: Isles, seat: int) -> None:
    """It is this captain's turn; its end lies beneath."""
    g.turn = seat
    g.then(TURN_END, NEXT[seat])


# Laying.


def lay_board(g: Isles, written: str) -> None:
    """A board by the signs of its squares."""
    g.board = "".join(written.split())
    furnish(g)


def lay_colours(g: Isles, written: str) -> None:
    """`colours R Y G`"""
    g.colours = [CITIES.index(sign) for sign in written.split()]
    furnish(g)


def lay_ships(g: Isles, written: str) -> None:
    """`ships G9 A6`; `-`: in the harbour."""
    for seat, name in enumerate(written.split()):
        if name != "-":
            g.ships[seat] = g.crews[seat] = SQUARES.index(name)


def lay_crews(g: Isles, written: str) -> None:
    """`crews F9 -`; `-`: aboard."""
    for seat, name in enumerate(written.split()):
        if name != "-":
            g.crews[seat] = SQUARES.index(name)


def lay_numbers(name: str) -> Callable[[Isles, str], None]:
    """`gold 5 0`: whoever is not named has none."""

    def lay(g: Isles, written: str) -> None:
        numbers = [int(number) for number in written.split()]
        setattr(g, name, numbers + [0] * (g.seats() - len(numbers)))

    return lay


def parts(written: str) -> list[list[str]]:
    """What is written for A, B …, separated by `/`."""
    return [[word for word in part.split() if word != "-"] for part in written.split("/")]


def lay_cards(g: Isles, written: str) -> None:
    """`cards pistols cutlasses / -`"""
    for seat, names in enumerate(parts(written)):
        g.cards[seat] = sum(1 << CARD_NAMES.index(name) for name in names)


def lay_pieces(name: str) -> Callable[[Isles, str], None]:
    """`pieces 1 2 / 4`; they do not come out of the supply."""

    def lay(g: Isles, written: str) -> None:
        for seat, numbers in enumerate(parts(written)):
            for number in numbers:
                getattr(g, name)[PIECES * seat + int(number) - 1] += 1

    return lay


def lay_tokens(first: int) -> Callable[[Isles, str], None]:
    """`tokens D1 E2 / -`"""

    def lay(g: Isles, written: str) -> None:
        for seat, names in enumerate(parts(written)):
            for name in names:
                _lay_token(g, name, first + seat, 1 << seat)

    return lay


def _lay_token(g: Isles, name: str, holder: int, shown: int) -> None:
    level = int(name[1:]) - 1
    taken = (g.tokens1, g.tokens2, g.tokens3)[level]
    g.holders[level * TEMPLES + len(taken)] = holder
    taken.append(AREA_NAMES.index(name[0]))
    (g.shown1, g.shown2, g.shown3)[level].append(shown)


def lay_temples(g: Isles, written: str) -> None:
    """`temples F9 J6`; `temples -`: all are empty."""
    g.temples = [int(SQUARES[temple] in written.split()) for temple in g.chart.temples]


def lay_hunts(g: Isles, written: str) -> None:
    """`hunts p3>A`"""
    for name, _, letter in (word.partition(">") for word in written.split()):
        g.hunts[PIRATE_NAMES.index(name)] = CAPTAINS.index(letter)


def lay_sunk(g: Isles, written: str) -> None:
    """`sunk p2 p4`"""
    g.sunk = [int(name in written.split()) for name in PIRATE_NAMES]


def lay_hold(g: Isles, written: str) -> None:
    """`hold p3 gold 4 piece 3 token D1`"""
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
    """`paid p3 4`"""
    words = written.split()
    for name, gold in zip(words[::2], words[1::2], strict=True):
        g.paid[PIRATE_NAMES.index(name)] = int(gold)


def lay_squares(name: str) -> Callable[[Isles, str], None]:
    """`wake B10 B10 C9`"""
    return lambda g, written: setattr(g, name, [SQUARES.index(word) for word in written.split()])


def lay_el_dorado(g: Isles, written: str) -> None:
    """`el_dorado A8`: somebody has to know it."""
    g.el_dorado, g.told = [SQUARES.index(written)], [g.told[0] if g.told else 0]


def lay_knowing(g: Isles, written: str) -> None:
    """`knows A B`"""
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


# Stating: the same as it is laid.


def words_of(things: Sequence[str]) -> str:
    """Some words, or `-` for none."""
    return " ".join(things) or "-"


def by_seat(told: Callable[[Isles, int], Sequence[str]]) -> Callable[[Isles], str]:
    """What each captain has, separated by `/`."""
    return lambda g: " / ".join(words_of(told(g, seat)) for seat in range(g.seats()))


def pieces_of(counts: list[int], owner: int) -> list[str]:
    """Map pieces by their numbers."""
    return [str(piece + 1) for piece in range(PIECES) for _ in range(counts[PIECES * owner + piece])]


def tokens_of(g: Isles, holder: int) -> list[str]:
    """Tokens by area and level; `?1`: one of level 1 that was never seen."""
    return [_token(g, slot) for slot in range(TOKENS) if g.holders[slot] == holder]


def _token(g: Isles, slot: int) -> str:
    area = g.face(slot)
    return f"{'?' if area == HIDDEN else AREA_NAMES[area]}{slot // TEMPLES + 1}"


def _held(g: Isles, hold: int) -> list[str]:
    gold = [f"gold {g.hold_gold[hold]}"] if g.hold_gold[hold] else []
    pieces = [f"piece {piece}" for piece in pieces_of(g.hold_pieces, hold)]
    return gold + pieces + [f"token {token}" for token in tokens_of(g, HOLD + hold)]


def holds(g: Isles) -> str:
    """What pirates and galleon hold."""
    laden = [(name, _held(g, hold)) for hold, name in enumerate(HOLDERS)]
    return " / ".join(f"{name} {words_of(held)}" for name, held in laden if held) or "-"


FACTS: Final[Mapping[str, Callable[[Isles], object]]] = {
    "cards": by_seat(
        lambda g, seat: [name for card, name in enumerate(CARD_NAMES) if has_card(g.cards[seat], card)]
    ),
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
