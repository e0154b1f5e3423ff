"""Tables of examples that cannot be.

Values are out of bounds, there are more pieces than exist, or the game finds what is wrong.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from spielhafen.core.errors import SpielhafenError
from spielhafen.core.secret import HIDDEN, excess_pieces, flatten
from spielhafen.core.state_kinds import Dimensions, Items, counts_pieces, pieces_in
from spielhafen.core.text import text
from spielhafen.testing.notation import SEAT_LETTERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielhafen.core.piece_pool import Pool
    from spielhafen.core.play import State
    from spielhafen.core.state_fields import Field
    from spielhafen.testing.notation import ExampleNotation


def check_table(notation: ExampleNotation, g: State, seats: int) -> None:
    """Raise SpielhafenError with the reason why this table cannot be, if there is one."""
    for pool in g.POOLS:
        _check_pool(notation, g, pool)
    for field in g.FIELDS:
        check_field(notation, g, field, seats)
    if excess_pieces(g):
        raise SpielhafenError(text("broken-too-many"))
    reason = notation.check(g) if notation.check is not None else None
    if reason is not None:
        raise SpielhafenError(reason)


def check_field(notation: ExampleNotation, g: State, field: Field, seats: int) -> None:
    """Raise SpielhafenError if a field is not within its declared bounds."""
    value = getattr(g, field.name)
    if isinstance(field.kind, Items) and field.kind.by_seat and len(value) != seats:
        raise SpielhafenError(text("error-example-seats", name=field.name, found=len(value), seats=seats))
    misfit = field.kind.misfit(value, Dimensions(seats, g.options), hidden=False)
    if misfit is not None:
        where = _where(notation, field, misfit.path)
        raise SpielhafenError(text("error-example-out-of-bounds", where=where, why=misfit.reason))


def _where(notation: ExampleNotation, field: Field, path: Sequence[int]) -> str:
    """Return a field and the entry in it: `ships B`, `deck mutiny`, `wake 2`."""
    entries = [str(place) for place in path]
    if path and isinstance(field.kind, Items) and field.kind.by_seat:
        entries[0] = SEAT_LETTERS[path[0]]
    pieces = pieces_in(field.kind)
    if path and pieces is not None and counts_pieces(field.kind):
        entries[0] = (
            notation.format(field.name, path[0]) if field.name in notation.words else pieces.name_of(path[0])
        )
    return " ".join([field.name, *entries])


def _check_pool(notation: ExampleNotation, g: State, pool: Pool) -> None:
    """Raise SpielhafenError if there are more pieces of a kind than exist."""
    exist = Counter(pool.existing(g.options))
    listed = (piece for name in pool.places for piece in flatten(getattr(g, name)))
    found = Counter(piece for piece in listed if piece != HIDDEN)
    for name in pool.counted:
        found.update({piece: count for piece, count in enumerate(getattr(g, name)) if count > 0})
    for piece, count in found.items():
        if count > exist[piece]:
            names = next((words for name in pool.places if (words := notation.words.get(name))), pool.names)
            word = names[piece] if 0 <= piece < len(names) else str(piece)
            fields = ", ".join([*pool.places, *pool.counted])
            raise SpielhafenError(
                text("error-example-too-many", piece=word, found=count, exist=exist[piece], fields=fields)
            )
