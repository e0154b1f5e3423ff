"""Moving a piece of the scene by hand: the entry of the state that says where it is.

No game says which entry a piece belongs to. So each entry that can name the space is changed on trial, and the scene tells
which of them brings the piece there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from math import dist
from typing import TYPE_CHECKING, Any, TypeAlias

from spielhafen.core.errors import SpielhafenError
from spielhafen.core.text import text

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.core.play import State
    from spielhafen.core.scene import Scene, Space

Path: TypeAlias = "tuple[str | int, ...]"


def with_piece_at(game: Game, position: Mapping[str, Any], piece: str, place: str) -> dict[str, Any]:
    """Return the position file with a piece at a space of the scene.

    Raises BrokenFile for a broken position, SpielhafenError if no entry brings the piece there.
    """
    state = game.load(dict(position))
    space = next((space for space in game.scene(state).geometry.spaces if space.id == place), None)
    for path, value in _entries(state, space) if space is not None else ():
        changed = _changed(position, path, value)
        if space is not None and _space_of(game, changed, piece) == space.id:
            return changed
    raise SpielhafenError(text("sandbox-piece-stays"))


def _entries(state: State, space: Space) -> Iterator[tuple[Path, int]]:
    """Yield the entries that can name a space, each with the value that does."""
    for field in state.FIELDS:
        kinds = list(field.kind.numbers())
        names = list(kinds[0].names) if len(kinds) == 1 else []
        value = next((names.index(name) for name in (space.name, space.id) if name in names), None)
        if value is not None:
            yield from ((path, value) for path in _paths((field.name,), getattr(state, field.name)))


def _paths(path: Path, value: Any) -> Iterator[Path]:
    if isinstance(value, list):
        for place, item in enumerate(value):
            yield from _paths((*path, place), item)
    elif type(value) is int:
        yield path


def _space_of(game: Game, position: Mapping[str, Any], piece: str) -> str | None:
    """Return the space nearest to a piece; None if there is none, or no such position."""
    try:
        scene: Scene = game.scene(game.load(dict(position)))
    except Exception:  # noqa: BLE001 - a position on trial may be impossible in any way
        return None
    at = next((one.at for one in scene.pieces if one.id == piece), None)
    if at is None:
        return None
    return min(scene.geometry.spaces, key=lambda space: dist(space.at, at)).id


def _changed(position: Mapping[str, Any], path: Path, value: int) -> dict[str, Any]:
    changed = deepcopy(dict(position))
    inner: Any = changed["state"]
    for part in path[:-1]:
        inner = inner[part]
    inner[path[-1]] = value
    return changed
