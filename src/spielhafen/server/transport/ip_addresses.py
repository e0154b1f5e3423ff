"""Addresses of machines: as limits count them, and those of proxies."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

CACHE_SIZE: Final = 256
"""Addresses that were asked about lately, and what follows from them."""

IPV6_PREFIX_BITS: Final = 64
"""Bits that those addresses of IPv6 share which are given to one house: each of its machines may have any number of them."""


@lru_cache(CACHE_SIZE)
def network_of(address: str) -> str:
    """The address itself; of IPv6 the network.

    An address of IPv4 in other clothes counts as what it is.
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    return str(found.ipv4_mapped or ipaddress.IPv6Network((int(found), IPV6_PREFIX_BITS), strict=False))


@lru_cache(CACHE_SIZE)
def is_address(name: str) -> bool:
    """Whether a name is the address of a machine."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def ipv4_mapped(proxies: Sequence[str]) -> list[str]:
    """The same proxies as a door for both kinds of addresses sees those of the old kind."""
    networks = [ipaddress.ip_network(proxy) for proxy in proxies]
    return [
        f"::ffff:{network.network_address}/{96 + network.prefixlen}"
        for network in networks
        if isinstance(network, ipaddress.IPv4Network)
    ]


def network_matcher(proxies: Sequence[str]) -> Callable[[str], bool]:
    """A test whether an address is one of these, or in one of these networks."""
    networks = [ipaddress.ip_network(proxy) for proxy in [*proxies, *ipv4_mapped(proxies)]]

    def known(address: str) -> bool:
        return is_address(address) and any(ipaddress.ip_address(address) in network for network in networks)

    return known
