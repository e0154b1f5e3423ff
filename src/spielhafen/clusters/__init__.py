"""Executors for studies on many machines: Dask; needs the extra `cluster`.

    with open_cluster("dask:tcp://scheduler:8786") as cluster:
        run_study(folder, executor=cluster.executor, workers=cluster.slots)

Each worker needs Spielhafen installed in the same version.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Final

from spielhafen.clusters.cluster import Cluster, ClusterError, cluster_error

PACKAGES: Final = {"dask": "distributed"}
"""The package of each kind of cluster."""


@contextmanager
def open_cluster(written: str, workers: int) -> Iterator[Cluster]:
    """Open a cluster: `dask` for one on this machine, or with `:` and its address.

    workers: the number of processes of a cluster on this machine. Raises ClusterError.
    """
    kind, _, address = written.partition(":")
    if kind not in PACKAGES:
        raise cluster_error("cluster-unknown", given=written, known=", ".join(PACKAGES))
    if find_spec(PACKAGES[kind]) is None:
        raise cluster_error("cluster-not-installed", kind=kind)
    from spielhafen.clusters.dask_cluster import open_dask  # slow to import

    with open_dask(address, workers) as cluster:
        yield cluster


__all__ = ["Cluster", "ClusterError", "open_cluster"]
