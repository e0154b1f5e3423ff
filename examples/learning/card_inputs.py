"""What a captain of Santa Timea can know of each card in hand, as numbers for a network.

All of it is computed from observations (`spielhafen.core.encoder`), many at once: how the card compares with those that lie
on the table and with those that others may hold, in this wind and the next two, and what the wind would cost each captain.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from spielhafen.core.game import find_game

Floats = NDArray[np.float32]
Ints = NDArray[np.int32]
Flags = NDArray[np.bool_]

SEATS: Final = 3
HAND_SIZE: Final = 12
VALUES: Final = 14
BRIDE: Final = 4 * VALUES
DAMAGES: Final = 3
SET_DAMAGE: Final = 1 + 2 + 3
STRONGEST: Final = 64 * VALUES
"""The worth of a 14 with the wind."""
KEYLESS: Final = -1
"""The worth of a bride that leads."""

GAME: Final = find_game("santa_timea")
ENCODER: Final = GAME.encoder(SEATS, relative=True)


def _entries(field_name: str) -> slice:
    found = [place for place, name in enumerate(ENCODER.names) if name.split("[")[0] == field_name]
    return slice(found[0], found[-1] + 1)


HANDS: Final = _entries("hands").start
HAND: Final = slice(HANDS, HANDS + HAND_SIZE)
TRICK, KEYS, ROW, PLAYED, TAKEN = map(_entries, ("cards", "keys", "row", "played", "taken"))
NUMBER, LEADER = map(ENCODER.names.index, ("trick", "leader"))


def _worths() -> Floats:
    """Return the worth of each card by the direction of the wind (§6)."""
    turned = (np.arange(BRIDE) // VALUES - np.arange(4)[:, None]) % 4
    return np.asarray(np.array([64, 32, 1, 32])[turned] * (np.arange(BRIDE) % VALUES + 1), np.float32)


WORTH: Final = np.concatenate([_worths(), np.full((4, 1), KEYLESS, np.float32)], axis=1)
LOWER: Final = (WORTH[:, :, None] > WORTH[:, None, :]).astype(np.float32)[:, :, :BRIDE]
EQUAL: Final = (WORTH[:, :, None] == WORTH[:, None, :]).astype(np.float32)[:, :, :BRIDE]
"""Whether, with the wind from a direction, a card is above another, or worth the same."""


def _counts(values: Ints, kinds: int) -> Floats:
    """Return how often each kind occurs in each row; negative numbers stand for nothing."""
    found = np.zeros((len(values), kinds + 1), np.float32)
    rows = np.repeat(np.arange(len(values)), values.shape[1])
    np.add.at(found, (rows, np.where(values < 0, kinds, values).ravel()), 1)
    return found[:, :kinds]


def card_inputs(seen: Ints) -> tuple[Floats, Flags]:
    """Return the inputs for each card of each hand, and which places of the hand hold a card."""
    cards, row = seen[:, HAND], seen[:, ROW]
    held = cards >= 0
    cards = np.where(held, cards, BRIDE)
    shared, harm = _shared(seen, row)
    strengths = _strengths(seen, cards, row)
    trick = _in_trick(seen, cards, row[:, 0] // DAMAGES, strengths, harm)
    parts = [
        np.repeat(shared[:, None], HAND_SIZE, axis=1),
        *strengths,
        *trick,
        *_rest(strengths, held, cards),
    ]
    whole = [part if part.ndim == 3 else part[:, :, None] for part in parts]
    return np.concatenate(whole, axis=2).astype(np.float32), held


def _shared(seen: Ints, row: Ints) -> tuple[Floats, Floats]:
    """Return what is the same for all cards, and what the open winds would cost each captain."""
    taken = seen[:, TAKEN].reshape(len(seen) * SEATS, -1)
    counts = _counts(taken, 4 * DAMAGES).reshape(len(seen), SEATS, 4, DAMAGES)
    sets = (counts > 0).all(axis=3).sum(axis=2)
    damage = (counts * np.arange(1, DAMAGES + 1)).sum(axis=(2, 3)) - SET_DAMAGE * sets
    has = counts > 0
    lacking = (~has & (has.sum(axis=3, keepdims=True) == DAMAGES - 1)).reshape(len(seen), SEATS, -1)
    blown = np.maximum(row, 0)
    completes = np.take_along_axis(lacking, np.repeat(blown[:, None], SEATS, axis=1), axis=2)
    harm = np.where(row[:, None] < 0, 0, (blown % DAMAGES + 1)[:, None] - SET_DAMAGE * completes)
    lying = (seen[:, TRICK] >= 0).sum(axis=1)
    shared = [
        np.eye(SEATS)[np.minimum(lying, SEATS - 1)],
        damage / 10,
        (damage[:, :1] - damage) / 10,
        harm.reshape(len(seen), -1) / 3,
        row >= 0,
        seen[:, NUMBER : NUMBER + 1] / HAND_SIZE,
    ]
    return np.concatenate(shared, axis=1).astype(np.float32), harm.astype(np.float32)


def _strengths(seen: Ints, cards: Ints, row: Ints) -> list[Floats]:
    """Return the shares of unseen cards below each card and equal to it.

    They are given for each open wind; then follows the mean share below over all directions.
    """
    known = _counts(np.concatenate([seen[:, HAND], seen[:, TRICK], seen[:, PLAYED]], axis=1), BRIDE)
    unseen = 1 - known
    total = np.maximum(unseen.sum(axis=1), 1)[:, None]
    below = np.stack([unseen @ LOWER[direction].T for direction in range(4)], axis=1) / total[:, None]
    equal = np.stack([unseen @ EQUAL[direction].T for direction in range(4)], axis=1) / total[:, None]
    found, here = [], np.arange(len(seen))[:, None]
    for place in range(3):
        direction = np.maximum(row[:, place], 0)[:, None] // DAMAGES
        found += [below[here, direction, cards], equal[here, direction, cards]]
    return [*found, below.mean(axis=1)[here, cards]]


def _in_trick(
    seen: Ints, cards: Ints, direction: Ints, strengths: list[Floats], harm: Floats
) -> list[Floats]:
    """Return how each card would stand in this trick, and who would take the wind then."""
    here = np.arange(len(seen))
    lying, keys = seen[:, TRICK] >= 0, seen[:, KEYS].astype(np.float32)
    number = lying.sum(axis=1)
    last = np.where(number > 0, keys[here, np.maximum(number - 1, 0)], KEYLESS)
    own = np.where(cards == BRIDE, last[:, None], WORTH[direction[:, None], cards])
    low, high, taker = _bounds(keys, lying, seen[:, TRICK.start] == BRIDE)
    cancels = ((own[:, :, None] == keys[:, None]) & lying[:, None] & (own >= 0)[:, :, None]).any(axis=2)
    lowest = ~cancels & (own < low[:, None])
    highest = ~cancels & (own > high[:, None])
    left = (SEATS - 1 - number)[:, None]
    below, equal = strengths[0], strengths[1]
    likely = lowest * np.maximum(1 - below - equal, 0) ** left
    who = (seen[:, LEADER] + taker) % SEATS
    falls = np.where(taker >= 0, harm[here, who, 0], 0)
    other = np.eye(SEATS)[who] * (taker >= 0)[:, None]
    return [
        cards == BRIDE,
        own / STRONGEST,
        cancels,
        lowest,
        highest,
        likely,
        likely * harm[:, :1, 0] / 3,
        highest * below**left,
        (~lowest) * falls[:, None] / 3,
        np.repeat(other[:, None], HAND_SIZE, axis=1),
    ]


def _bounds(keys: Floats, lying: Flags, bride_led: Flags) -> tuple[Floats, Floats, Ints]:
    """Return the bounds of taking the wind and of leading next, and the place of the taker so far.

    Keys that occur twice cancel each other. Where a bride was led, its captain takes the wind in any case (§7).
    """
    twice = (keys[:, :, None] == keys[:, None, :]) & lying[:, None, :]
    alone = lying & (keys > KEYLESS) & (twice.sum(axis=2) == 1)
    low, high = np.where(alone, keys, np.inf), np.where(alone, keys, -np.inf)
    taker = np.where(alone.any(axis=1), low.argmin(axis=1), -1)
    lowest = np.where(bride_led, KEYLESS, low.min(axis=1))
    return lowest.astype(np.float32), high.max(axis=1).astype(np.float32), np.where(bride_led, 0, taker)


def _rest(strengths: list[Floats], held: Flags, cards: Ints) -> list[Floats]:
    """Return what the hand is worth without the card: in the next two winds, and on average."""
    others = np.maximum(held.sum(axis=1, keepdims=True) - 1, 1)
    found = []
    for strength in (strengths[2], strengths[4], strengths[6]):
        own = strength * held
        most = np.sort(own, axis=1)
        best = np.where(own == most[:, -1:], most[:, -2:-1], most[:, -1:])
        found += [(own.sum(axis=1, keepdims=True) - own) / others, best]
    brides = (held & (cards == BRIDE)).sum(axis=1, keepdims=True) - (cards == BRIDE)
    return [*found, brides / 4, np.broadcast_to(held.sum(axis=1, keepdims=True) / HAND_SIZE, held.shape)]
