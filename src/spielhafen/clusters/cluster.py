"""A cluster: an executor, and how many games it plays at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spielhafen.core.errors import SpielhafenError
from spielhafen.core.text import text

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from spielhafen.core.text import Arg


class ClusterError(SpielhafenError):
    """A cluster that is unknown, not installed, or cannot be reached."""


def cluster_error(key: str, **args: Arg) -> ClusterError:
    """Return a ClusterError with this text."""
    return ClusterError(text(key, **args))


@dataclass(frozen=True)
class Cluster:
    """An executor on a cluster, and how many games it plays at once."""

    executor: Executor
    slots: int
