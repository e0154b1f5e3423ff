"""What a match knows of its guide: whether it goes on, who is due, what was scripted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielhafen.match.events import Event, Played, Unguided

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielhafen.guides import Guide, GuidePly


def guide_after(guide: Guide | None, event: Event) -> Guide | None:
    """Return the guide that the match still follows after an event."""
    return None if isinstance(event, Unguided) else guide


def plies_before(guide: Guide | None) -> int:
    """Return how many plies were played before the guide began: no undo reaches them."""
    return 0 if guide is None else guide.begin


def imported_after(imported: int, event: Played, plies: int) -> int:
    """Return how many plies were played elsewhere or scripted; `plies` came before this event."""
    return plies + len(event.plies) if event.scripted else imported


def seats_due(actors: Sequence[int], scripted: GuidePly | None) -> list[int]:
    """Return the seats that are to move, but only the one whose turn it is by the guide."""
    return [seat for seat in actors if scripted is None or seat == scripted.actor]
