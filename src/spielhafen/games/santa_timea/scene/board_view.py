"""The chart of Santa Timea: the sea round the wind rose, and the cards of a trick on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from spielhafen.core.play import CHANCE, OVER
from spielhafen.core.scene import Decor, Geometry, Piece, Terrain
from spielhafen.core.text import PlayerRef, text
from spielhafen.games.santa_timea.moves import BRIDE, DIRECTIONS, VALUES
from spielhafen.games.santa_timea.rules.trick import Lay, outcome
from spielhafen.games.santa_timea.scene.cards import card_face, card_id, card_text, relation, worth
from spielhafen.games.santa_timea.state import KEYLESS, KEYS, NO_CAPTAIN, ROW, Table

ROSE: Final = (8.6, 3.7)
REACH: Final = 1.42
"""The middle and the radius of the wind rose."""
CARD_SIZE: Final = 1.44
LEGEND: Final = (10.25, 1.3)
"""Where the legend begins: north-east of the rose, where cards come last."""

COASTS: Final = Terrain(
    kind="land",
    polygons=[
        [(-0.5, 6.2), (1.7, 6.2), (1.7, 8.2), (-0.5, 8.2)],
        [(0.2, 7), (2.6, 7), (2.6, 8), (0.2, 8)],
        [(13.6, -0.5), (15.6, -0.5), (15.6, 1), (13.6, 1)],
        [(14.3, 0.6), (15.5, 0.6), (15.5, 1.7), (14.3, 1.7)],
    ],
    scatter=["hill", "tree", "palm"],
)


def geometry(g: Table) -> Geometry:
    """Return a chart round the wind rose, with the effect of the wind on each direction."""
    return chart_in_wind(g.row[0] if g.row else None)


@cache
def chart_in_wind(wind: int | None) -> Geometry:
    """Return the chart in a wind: always the same object, so that a server encodes it once."""
    names = [
        Decor(at=(11.9, 6.95), text=text("chart-name"), size=0.44, kind="sea"),
        Decor(at=(3.4, 5.4), art="monster", size=1.9),
        *legend(),
    ]
    return Geometry(
        box=(0, 0, 15, 7.4),
        focus=(4.3, 0, 8.3, 7.4),
        rhumbs=[ROSE],
        terrain=[COASTS],
        decor=[*names, *relations(wind)],
    )


def legend() -> list[Decor]:
    """Return what the signs of the highest and of the lowest card mean, beside each sign."""
    across, down = LEGEND
    lines = []
    for line, (art, key) in enumerate((("sign-highest", "legend-highest"), ("sign-lowest", "legend-lowest"))):
        lines.append(Decor(at=(across, down + 0.44 * line), art=art, size=0.4))
        lines.append(
            Decor(at=(across + 1.35, down + 0.44 * line + 0.08), text=text(key), size=0.27, kind="name")
        )
    return lines


def relations(wind: int | None) -> list[Decor]:
    """Return the words for with, across or against the wind, beside each direction's cards."""
    if wind is None:
        return []
    across, down = ROSE
    places = (
        (across + 2.7, 0.55),
        (across + 2.95, down + 1.5),
        (across - 2.7, 6.9),
        (across - 2.95, down + 1.5),
    )
    return [
        Decor(at=place, text=text(f"relation-{relation(direction, wind)}"), size=0.27, kind="name")
        for direction, place in enumerate(places)
    ]


def awaits_wind(g: Table) -> bool:
    """Return whether a finished trick is still shown, until the next wind is turned up."""
    is_between_rounds = not g.trick and not g.row and not g.forecast
    return g.actor() == CHANCE and bool(g.last) and not g.cards and (g.trick > 0 or is_between_rounds)


def has_just_ended(g: Table) -> bool:
    """Return whether the last ply ended a trick, although no wind is turned up after it."""
    if not g.last or g.cards:
        return False
    if g.actor() == OVER:
        return not g.options.professional
    is_late = g.trick > 1 and g.trick - 1 + ROW > g.options.tricks_number
    return g.actor() >= 0 and is_late and isinstance(g.steps[-1], Lay)


def before_taking(g: Table) -> Table:
    """Return the table as it was when the last card of the finished trick had been played."""
    before = g.clone()
    wind, before.leader, taker, *before.cards = g.last
    before.row.insert(0, wind)
    if taker == NO_CAPTAIN:
        before.pot = before.pot[:-1]
    elif wind in (own := before.taken[taker]):
        place = len(own) - 1 - own[::-1].index(wind)
        before.taken[taker], before.pot = own[:place], own[place + 1 :]
    return before


def trick(g: Table, *, past: bool) -> list[Piece]:
    """Return the cards of this trick."""
    return trick_pieces(g.cards, g.row[0], g.leader, g.seats(), past=past) if g.cards else []


def trick_pieces(cards: Sequence[int], wind: int, leader: int, seats: int, *, past: bool) -> list[Piece]:
    """Return the cards of a trick as pieces, in the order of play."""
    shown = counted_as(cards)
    keys = [KEYLESS if card == BRIDE else KEYS[wind][card] for card in shown]
    sides = [card // VALUES for card in shown]
    pieces = []
    for place, card in enumerate(cards):
        seat = (leader + place) % seats
        beside = [other for other, side in enumerate(sides) if side == sides[place]]
        pieces.append(
            Piece(
                id=card_id(card, seat + 1),
                art="card",
                at=card_place(sides[place], beside.index(place), len(beside)),
                heading=(-3, 2, -1, 3, 1)[place],
                size=CARD_SIZE,
                owner=seat,
                face=card_face(card, wind, keys[place] if card == BRIDE else None),
                label=text("played", seat=PlayerRef(seat), card=card_text(card), worth=worth(keys[place])),
                flags=[*standing(keys, cards[0], place), *(["past"] if past else [])],
            )
        )
    return pieces


def standing(keys: Sequence[int], led: int, place: int) -> list[str]:
    """§8 The flags of a card in its trick: cancelled, lowest, highest, both of these, or none."""
    low, high = outcome(keys, led=led)
    marks = ["lowest"] * (place == low) + ["highest"] * (place == high)
    alone = keys[place] != KEYLESS and keys.count(keys[place]) == 1
    return marks if marks or alone else ["cancelled"]


def counted_as(cards: Sequence[int]) -> list[int]:
    """§7 The card that each card counts as: a bride counts as the one before it, or as nothing (BRIDE)."""
    shown: list[int] = []
    for card in cards:
        shown.append(shown[-1] if card == BRIDE and shown else card)
    return shown


def card_place(direction: int, place: int, among: int) -> tuple[float, float]:
    """Return the place of a card: towards its direction, beside the others there.

    A later card covers the right half of the one before it: the worth, on the left, stays free.
    """
    across, down = ROSE
    off = place - (among - 1) / 2
    if direction in (1, 3):
        along = 2.35 + 0.75 * place if direction == 1 else 0.75 * (place - among + 1) - 2.1
        return (round(across + along, 2), round(down + 0.22 * off, 2))
    if direction == len(DIRECTIONS):
        return (round(across - 3.4 + 0.8 * place, 2), 6.26)
    return (round(across + 1.12 * off, 2), 1.14 if direction == 0 else 6.26)
