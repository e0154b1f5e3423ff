"""Types of the JSON that bots exchange with other processes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

StateJson: TypeAlias = dict[str, Any]
"""A state or view as `Game.dump` writes it.

Its fields are those of the game's own state class, which only that game knows.
"""

ForeignObject: TypeAlias = Mapping[str, object]
"""An object that another program sent; its fields are unknown until they are checked."""
