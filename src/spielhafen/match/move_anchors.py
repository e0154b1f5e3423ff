"""Remarks on moves: whether the move that someone meant is still part of the match.

A remark names a ply and the newest event that its author knew. After the ply was taken back, its number belongs to
another move, and the remark is about none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spielhafen.match.match import Match


def still_stands(match: Match, ply: int, seq: int) -> bool:
    """Return whether the first `ply` plies have stood since event `seq`."""
    return seq <= match.seq and min(match.plies_by_event[seq:]) >= ply
