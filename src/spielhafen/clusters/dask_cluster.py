"""Studies on a Dask cluster."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final

import distributed

from spielhafen.clusters.cluster import Cluster, cluster_error

CONNECT_SECONDS: Final = 10
_CLIENT: Final[Any] = distributed.Client  # neither class is typed
_LOCAL_CLUSTER: Final[Any] = distributed.LocalCluster


@contextmanager
def open_dask(address: str, workers: int) -> Iterator[Cluster]:
    """Open the cluster at an address, or one of processes here. Raises ClusterError."""
    with ExitStack() as stack:
        if not address:
            local = _LOCAL_CLUSTER(n_workers=workers, threads_per_worker=1, dashboard_address=None)
            address = stack.enter_context(local).scheduler_address
        try:
            client = stack.enter_context(_CLIENT(address, timeout=CONNECT_SECONDS))
        except (OSError, ValueError) as error:
            raise cluster_error("cluster-not-reached", address=address, why=str(error)) from None
        executor = stack.enter_context(client.get_executor(pure=False))
        yield Cluster(executor, max(1, sum(client.nthreads().values())))
