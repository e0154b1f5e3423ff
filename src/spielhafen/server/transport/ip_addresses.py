"""IP addresses, as limits count them, and networks of proxies."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

CACHE_SIZE: Final = 256
"""Addresses in each cache."""

IPV6_PREFIX_BITS: Final = 64
"""One customer gets a /64 network, in which each machine may have any number of addresses."""


@lru_cache(CACHE_SIZE)
def network_of(address: str) -> str:
    """Return an IPv4 address itself, and the network of an IPv6 address.

    An IPv4-mapped IPv6 address counts as the IPv4 address.
    """
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv4Address):
        return address
    return str(ip.ipv4_mapped or ipaddress.IPv6Network((int(ip), IPV6_PREFIX_BITS), strict=False))


def client_network(scope: Mapping[str, Any]) -> str:
    """Return the network of the client of a request; uvicorn has applied proxy headers."""
    return network_of(str((scope.get("client") or ("",))[0]))


@lru_cache(CACHE_SIZE)
def is_address(name: str) -> bool:
    """Return whether a name is an IP address."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def ipv4_mapped(proxies: Sequence[str]) -> list[str]:
    """Return IPv4 proxies as IPv4-mapped IPv6 networks, which dual-stack sockets report."""
    networks = [ipaddress.ip_network(proxy) for proxy in proxies]
    return [
        f"::ffff:{network.network_address}/{96 + network.prefixlen}"
        for network in networks
        if isinstance(network, ipaddress.IPv4Network)
    ]


def network_matcher(proxies: Sequence[str]) -> Callable[[str], bool]:
    """Return a function that tests whether an address is in one of these networks."""
    networks = [ipaddress.ip_network(proxy) for proxy in [*proxies, *ipv4_mapped(proxies)]]

    def contains(address: str) -> bool:
        return is_address(address) and any(ipaddress.ip_address(address) in network for network in networks)

    return contains
