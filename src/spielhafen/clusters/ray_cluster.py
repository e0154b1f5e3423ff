"""Studies on a Ray cluster."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import Any, Final

import ray

from spielhafen.clusters.cluster import Cluster, cluster_error

_RAY: Final[Any] = ray  # its functions are not typed
CONNECT_SECONDS: Final = 10
OBJECT_STORE_BYTES: Final = 100_000_000
"""The memory for results of a cluster on this machine, which are small."""


class RayExecutor(Executor):
    """Runs tasks on the cluster to which this process is connected."""

    def __init__(self) -> None:
        # The study itself repeats what a dead worker has lost.
        self._run = _RAY.remote(max_retries=0)(_run)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = self._run.remote(fn, args, kwargs).future()
        return future


def _run(fn: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    return fn(*args, **kwargs)


@contextmanager
def open_ray(address: str, workers: int) -> Iterator[Cluster]:
    """Connect to the cluster at an address, or start one here. Raises ClusterError."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is sent to others
    here = {"num_cpus": workers, "object_store_memory": OBJECT_STORE_BYTES, "include_dashboard": False}
    try:
        _check_reached(address)
        _RAY.init(
            **({"address": address} if address else here), log_to_driver=False, logging_level=logging.ERROR
        )
    except (OSError, OverflowError, RuntimeError, ValueError) as error:  # a port may be too great
        raise cluster_error("cluster-not-reached", address=address, why=str(error)) from None
    try:
        yield Cluster(RayExecutor(), max(1, int(_RAY.cluster_resources().get("CPU", 1))))
    finally:
        _RAY.shutdown()


def _check_reached(address: str) -> None:
    """Raise OSError if nothing answers at a host and port; Ray itself would try for minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if port.isdecimal():
        with socket.create_connection((host, int(port)), timeout=CONNECT_SECONDS):
            pass
