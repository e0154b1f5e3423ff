"""Remarks on moves: whether the move that someone meant is still part of the match.

A remark names a ply and the newest event that its author knew. After the ply was taken back, its number belongs to
another move, and the remark is about none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielhafen.match.cut_state import plies_left_since

if TYPE_CHECKING:
    from spielhafen.match.match import Match


def still_stands(match: Match, ply: int, seq: int) -> bool:
    """Return whether the first `ply` plies have stood since event `seq`."""
    if seq > match.seq or ply > match.plies_by_event[seq]:
        return False
    left = plies_left_since(match.cuts, seq)
    return left is None or ply <= left
