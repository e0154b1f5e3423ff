"""Checks that the rules can go on from a position that may have been edited by hand."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

from spielhafen.core.errors import BrokenFile, RulesError
from spielhafen.core.play import CHANCE, EVERYTHING, OVER, PUBLIC, State, Step, sample, seat_of
from spielhafen.core.secret import (
    HIDDEN,
    determinize,
    excess_pieces,
    flatten,
    looks_same,
    view,
    visible_pieces,
)
from spielhafen.core.state_kinds import WRONG_TYPE, Dimensions, Items, Kind, Misfit, Number, out_of_bounds
from spielhafen.core.text import Text, text
from spielhafen.core.tracked import pieces_in

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from spielhafen.core.piece_pool import Pool


def check_state(state: State) -> None:
    """Raise BrokenFile if a state has pieces that do not exist, or if the rules fail."""
    check_pieces(state)
    try:
        _remember(state)
        state.clone().settle()
        state.moves()
    except Exception as error:  # noqa: BLE001 - any exception of the rules is caused by the position
        raise _impossible(error) from None


def check_values(kind: type[State], values: Mapping[str, Any], size: Dimensions) -> None:
    """Raise BrokenFile, naming field, entry and bounds, if a value does not fit its field.

    values: by field, those of a state of this kind. In a view, secret values may be hidden.
    """
    is_view = values["viewer"] != EVERYTHING
    for field, kind_of_value in (*_base_kinds(size), *((field.name, field.kind) for field in kind.FIELDS)):
        _check_value(field, kind_of_value, values[field], size, hidden=is_view and field in kind.SECRETS)


def _check_value(field: str, kind: Kind, value: Any, size: Dimensions, *, hidden: bool) -> None:
    if isinstance(kind, Items) and kind.by_seat and isinstance(value, list) and len(value) != size.seats:
        raise BrokenFile(field, text("broken-seats"))
    misfit = kind.misfit(value, size, hidden=hidden)
    if misfit is not None:
        raise BrokenFile(place_in(field, kind, misfit.path), misfit.reason)


def _base_kinds(size: Dimensions) -> Iterator[tuple[str, Kind]]:
    """Yield the kinds of the fields that every state has, apart from options."""
    yield "viewer", Number(EVERYTHING, size.seats - 1)
    yield "winners", _Winners(Number(0, size.seats - 1), 0, size.seats)
    yield "steps", _Pending()


class _Winners(Items):
    """The seats that have won; None before the end of the game."""

    def misfit(self, value: Any, size: Dimensions, *, hidden: bool) -> Misfit | None:
        return None if value is None else super().misfit(value, size, hidden=hidden)


class _Pending(Kind):
    """The steps that are pending; one that is about a seat names one that there is."""

    annotation = "list[Step]"

    def misfit(self, value: Any, size: Dimensions, *, hidden: bool) -> Misfit | None:
        if not isinstance(value, list):
            return WRONG_TYPE
        for number, step in enumerate(value):
            if not isinstance(step, Step):
                return Misfit((number,), text("broken-step"))
            seat = seat_of(step)
            if seat is not None and not 0 <= seat < size.seats:
                return Misfit((number,), out_of_bounds(seat, 0, size.seats - 1))
        return None


def place_in(field: str, kind: Kind, path: Sequence[int]) -> str | Text:
    """Return the name of an entry, `hands[1][3]`, with its seat if the field is by seat."""
    place = field + "".join(f"[{index}]" for index in path)
    if path and isinstance(kind, Items) and kind.by_seat:
        return text("broken-at-seat", place=place, seat=path[0] + 1)
    return place


def check_pieces(state: State) -> None:
    """Raise BrokenFile if a piece occurs more often than it exists."""
    for pool in state.POOLS:
        exist, found = Counter(pool.existing(state.options)), visible_pieces(state, pool)
        for piece, count in sorted((found - exist).items()):
            fields = [name for name in (*pool.places, *pool.counted) if _holds(state, pool, name, piece)]
            name = pool.names[piece] if piece < len(pool.names) else str(piece)
            there = {"found": count + exist[piece], "exist": exist[piece]}
            raise BrokenFile(", ".join(fields), text("broken-piece", piece=name, **there))
        _check_hidden(state, pool, sum((exist - found).values()))
    for name, counted in state.COUNTS.items():
        for place, count in enumerate(getattr(state, counted)):
            found_there = len(pieces_in(getattr(state, name), place))
            if found_there > count:
                where = f"{counted}[{place}]"
                raise BrokenFile(where, text("broken-count", field=name, found=found_there, count=count))


def _check_hidden(state: State, pool: Pool, unseen: int) -> None:
    """Raise BrokenFile if a view hides more pieces than are left."""
    fields = [name for name in pool.places if name in state.SECRETS]
    hidden = sum(item == HIDDEN for name in fields for item in flatten(getattr(state, name)))
    if hidden > unseen:
        raise BrokenFile(", ".join(fields), text("broken-hidden", hidden=hidden, unseen=unseen))


def _holds(state: State, pool: Pool, name: str, piece: int) -> bool:
    """Return whether a field has a visible piece of this kind."""
    value = getattr(state, name)
    return value[piece] > 0 if name in pool.counted else piece in flatten(value)


def _remember(state: State) -> None:
    """Raise RulesError if an observation log contradicts the table.

    A world is sampled for each seat with a log.
    """
    for name in state.OBSERVATIONS.values():
        for seat, trail in enumerate(getattr(state, name)):
            if trail:
                world = determinize(view(state, seat), Random(1))
                if excess_pieces(world) or not looks_same(world, seat, state):
                    raise RulesError(f"the trail of seat {seat} is at odds with the table")


def validate_position(state: State, render: Callable[[State], object], max_plies: int) -> None:
    """Raise BrokenFile if a position fails to render or to be played out at random.

    `render` makes the scene of a view. Views, which hide something, are not played out.
    """
    try:
        for viewer in (PUBLIC, *range(state.seats())):
            render(view(state, viewer))
        if state.viewer == EVERYTHING:
            _play_on(state.clone(), max_plies)
    except Exception as error:  # noqa: BLE001 - any exception of the rules is caused by the position
        raise _impossible(error) from None


def _play_on(g: State, max_plies: int) -> None:
    random = Random(1)
    g.settle()
    for _ in range(max_plies):
        if g.actor() == OVER:
            return
        g.play(sample(g, random) if g.actor() == CHANCE else random.choice(g.moves()))


def _impossible(error: Exception) -> BrokenFile:
    return BrokenFile("state", text("broken-impossible", what=type(error).__name__))
