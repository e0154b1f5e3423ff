"""What viewers saw after earlier plies of a match."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from spielhafen.match.aftermath import ply_scene

if TYPE_CHECKING:
    from collections.abc import Iterator

    from spielhafen.core.scene import Scene
    from spielhafen.match.match import Match


@dataclass(frozen=True)
class Frame:
    """The table after one ply as one viewer sees it."""

    ply: int
    scene: Scene
    actors: list[int]


def make_frames(match: Match, viewer: int, first: int, last: int) -> Iterator[Frame]:
    """Yield what a viewer saw after the plies `first` to `last`."""
    for ply, state in enumerate(match.states(first, last), first):
        scene = ply_scene(match.game, match.view_for(viewer, state))
        yield Frame(ply, replace(scene, offers=()), state.actors())


def frame_after(match: Match, viewer: int, ply: int) -> Frame:
    """Return what a viewer saw after a ply."""
    return next(make_frames(match, viewer, ply, ply))
