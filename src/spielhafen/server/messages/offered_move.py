"""A move in an answer, with what is needed to name it and to show it on the table."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from spielhafen.server.messages.parts import TextJson


class OfferedMove(Struct, kw_only=True):
    """A move, as the player reads it; without its label if the table does not offer it."""

    move: str
    label: TextJson | UnsetType = UNSET
    touches: list[str] | UnsetType = UNSET
    together: list[str] | UnsetType = UNSET
    at: tuple[float, float] | UnsetType = UNSET
    """The position of the handle that it ends with."""
    carries: str | UnsetType = UNSET
    """The id of the piece that would then be at the place touched last."""
