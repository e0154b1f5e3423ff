"""Ids of environments, each with a version, so that results name what they were measured on.

The version of an id is raised when the same actions, observations or rules would mean something else than before: a move
is added or moved in the catalogue, an entry of the observation changes, the rules of the game change. Till then an id means
the same for ever; a test holds `VERSIONS` to what was published.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from spielhafen.core.game import Game

VERSIONS: Final[Mapping[str, int]] = {}
"""The versions of environments that are not the first, by game."""


def environment_id(game: Game) -> str:
    """Return the id of a game's environments, such as "columbus-v1"."""
    return f"{game.name}-v{VERSIONS.get(game.name, 1)}"


def fingerprint(game: Game) -> str:
    """Return a short hash of all that an id stands for: rules version, actions, observations."""
    encoders = [game.encoder(seats) for seats in range(game.seats[0], game.seats[1] + 1)]
    described = [
        game.version,
        game.catalogue.texts,
        [[encoder.step_names, encoder.names, encoder.low, encoder.high] for encoder in encoders],
    ]
    return hashlib.sha256(json.dumps(described).encode()).hexdigest()[:16]
