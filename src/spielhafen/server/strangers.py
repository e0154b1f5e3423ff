"""Speaking to an address that a stranger has named: only to what everybody on the web can reach anyway.

A name is looked up once, each address it leads to is looked at, and the line goes to that very address: a name that leads
elsewhere a moment later leads nobody into the network that the harbour stands in. No answer is followed anywhere.
"""

from __future__ import annotations

import socket
import ssl
from http.client import HTTPConnection, HTTPSConnection
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Mapping

MOST: Final = 1024
"""Bytes of an answer that are read."""
TRANSLATED: Final = IPv6Network("64:ff9b::/96")
"""Addresses of the old kind in the clothes of the new, for networks that translate (RFC 6052)."""


class Private(OSError):
    """This is the address of nobody whom everybody could reach."""


def is_public(address: str) -> bool:
    """Whether everybody on the web can reach this address (four numbers, or IPv6); also one that is written within another."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        within = found.ipv4_mapped or found.sixtofour
        if found in TRANSLATED:
            within = ip_address(int(found) & 0xFFFF_FFFF)  # type: ignore[assignment]
        if within is not None:
            return is_public(str(within))
        if found.teredo is not None:
            return False
    return found.is_global and not found.is_multicast


def public_address(host: str, port: int) -> str:
    """An address of this name; raises Private if any of them is not public, and OSError if there is none."""
    found = [str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not all(is_public(address) for address in found):
        raise Private(f"{host} is a private address")
    return found[0]


class PublicConnection(HTTPSConnection):
    """A line by https that leads to a public address."""

    def connect(self) -> None:
        """Raises Private, OSError."""
        line = socket.create_connection((public_address(self.host, self.port), self.port), self.timeout)
        try:
            self.sock = ssl.create_default_context().wrap_socket(line, server_hostname=self.host)
        except BaseException:
            line.close()
            raise


def post_to_public(
    to: str, body: bytes, headers: Mapping[str, str], patience: float, *, private: bool = False
) -> int:
    """Send this; the status of the answer. `private`: whoever keeps the harbour has named this address himself.

    Raises Private, OSError, HTTPException.
    """
    parts = urlsplit(to)
    kind = PublicConnection if not private else HTTPSConnection if parts.scheme == "https" else HTTPConnection
    line = kind(str(parts.hostname), parts.port, timeout=patience)
    try:
        line.request(
            "POST", parts.path + (f"?{parts.query}" if parts.query else "") or "/", body, dict(headers)
        )
        answer = line.getresponse()
        answer.read(MOST)
        return answer.status
    finally:
        line.close()
