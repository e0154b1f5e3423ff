"""Speaking to an address that a stranger has named: only to what everybody on the web can reach anyway.

A name is looked up once, each address it leads to is looked at, and the line goes to that very address: a name that leads
elsewhere a moment later leads nobody into the network that the harbour stands in. No answer is followed anywhere, and none is
waited for longer than promised, however little of it comes at a time.
"""

from __future__ import annotations

import re
import socket
import ssl
import time
from http.client import BadStatusLine, HTTPConnection
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import SplitResult, urlsplit

if TYPE_CHECKING:
    from collections.abc import Mapping

MAX_STATUS_LINE_BYTES: Final = 1024
"""Bytes of the first line of an answer; nothing more of it is read."""
STATUS_LINE: Final = re.compile(rb"HTTP/1\.[01] ([2-5][0-9][0-9])\b")
DEFAULT_PORTS: Final = {"http": 80, "https": 443}
GLOBAL_UNICAST: Final = IPv6Network("2000::/3")
"""The addresses of the new kind that are given to anybody; all others serve some purpose of their own (IANA's registry)."""
NAT64: Final = IPv6Network("64:ff9b::/96")
"""Addresses of the old kind in the clothes of the new, for networks that translate (RFC 6052)."""
PROTOCOL_ASSIGNMENTS: Final = IPv4Network("192.0.0.0/24")
"""Kept for protocols (RFC 6890), of which Python takes some for global."""


class PrivateAddress(OSError):
    """This is the address of nobody whom everybody could reach."""


class Deadline:
    """Until then everything must be done, however many steps it takes."""

    def __init__(self, seconds: float) -> None:
        self._end = time.monotonic() + seconds

    def remaining(self) -> float:
        """Seconds; raises TimeoutError once there are none."""
        left = self._end - time.monotonic()
        if left <= 0:
            raise TimeoutError("it took too long")
        return left


def is_public_address(address: str) -> bool:
    """Whether everybody on the web can reach this address (four numbers, or IPv6); also one that is written within another."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if (within := _embedded_ipv4(found)) is not None:
            return is_public_address(str(within))
        if found not in GLOBAL_UNICAST or found.teredo is not None:
            return False
    elif found in PROTOCOL_ASSIGNMENTS:
        return False
    return found.is_global and not found.is_multicast


def _embedded_ipv4(address: IPv6Address) -> IPv4Address | None:
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address.sixtofour


def resolve_public(host: str, port: int) -> str:
    """An address of this name; raises Private if any of them is not public, and OSError if there is none."""
    found = [str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not all(is_public_address(address) for address in found):
        raise PrivateAddress(f"{host} is a private address")
    return found[0]


class SafeConnection(HTTPConnection):
    """A line on which one thing is said and one line is heard before a deadline."""

    def __init__(self, url: SplitResult, deadline: Deadline, *, private: bool) -> None:
        # With a port, http.client does not look for one in the name: an address of the new kind is full of colons.
        super().__init__(str(url.hostname), url.port or DEFAULT_PORTS[url.scheme])
        self.default_port = DEFAULT_PORTS[url.scheme]
        self.deadline = deadline
        self.uses_tls = url.scheme == "https"
        self.allows_private = private

    def connect(self) -> None:
        """Raises Private, OSError."""
        where = self.host if self.allows_private else resolve_public(self.host, self.port)
        line = socket.create_connection((where, self.port), self.deadline.remaining())
        try:
            if self.uses_tls:
                line.settimeout(self.deadline.remaining())
                line = ssl.create_default_context().wrap_socket(line, server_hostname=self.host)
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        except BaseException:
            line.close()
            raise
        self.sock = line

    def send(self, data: Any) -> None:
        """Raises Private, OSError."""
        if self.sock is None:
            self.connect()
        # The patience of a socket is for all that is written at once, also within TLS.
        self.sock.settimeout(self.deadline.remaining())
        self.sock.sendall(data)

    def read_status(self) -> int:
        """What is answered; raises BadStatusLine, OSError."""
        heard = b""
        while b"\n" not in heard:
            self.sock.settimeout(self.deadline.remaining())
            more = self.sock.recv(MAX_STATUS_LINE_BYTES - len(heard))
            if not more:
                break
            heard += more
        if not (found := STATUS_LINE.match(heard)):
            raise BadStatusLine(repr(heard[:40]))
        return int(found[1])


def post(
    url: str, body: bytes, headers: Mapping[str, str], timeout: float, *, allow_private: bool = False
) -> int:
    """Send this, all in all within `patience` seconds (and as long as a name takes to be found); the status of the answer.
    `private`: whoever keeps the harbour has named this address himself.

    Raises Private, OSError, HTTPException.
    """
    parts = urlsplit(url)
    line = SafeConnection(parts, Deadline(timeout), private=allow_private)
    path = parts.path + (f"?{parts.query}" if parts.query else "") or "/"
    try:
        line.request("POST", path, body, dict(headers))
        return line.read_status()
    finally:
        line.close()
