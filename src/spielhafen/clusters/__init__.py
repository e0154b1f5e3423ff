"""Executors for studies on many machines: Dask, Ray; needs the extra `cluster`.

    with open_cluster("dask:tcp://scheduler:8786") as cluster:
        run_study(folder, executor=cluster.executor, workers=cluster.slots)

Each worker needs Spielhafen installed in the same version.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from importlib.util import find_spec
from typing import Final

from spielhafen.clusters.cluster import Cluster, ClusterError, cluster_error

PACKAGES: Final = {"dask": "distributed", "ray": "ray"}
"""The package of each kind of cluster."""


@contextmanager
def open_cluster(written: str, workers: int) -> Iterator[Cluster]:
    """Open a cluster: `dask` or `ray` for one on this machine, or with `:` and its address.

    workers: the number of processes of a cluster on this machine. Raises ClusterError.
    """
    kind, _, address = written.partition(":")
    if kind not in PACKAGES:
        raise cluster_error("cluster-unknown", given=written, known=", ".join(PACKAGES))
    if find_spec(PACKAGES[kind]) is None:
        raise cluster_error("cluster-not-installed", kind=kind)
    with _opener(kind)(address, workers) as cluster:
        yield cluster


def _opener(kind: str) -> Callable[[str, int], AbstractContextManager[Cluster]]:
    """Return the function that opens clusters of a kind; its module is slow to import."""
    if kind == "dask":
        from spielhafen.clusters.dask_cluster import open_dask

        return open_dask
    from spielhafen.clusters.ray_cluster import open_ray

    return open_ray


__all__ = ["Cluster", "ClusterError", "open_cluster"]
